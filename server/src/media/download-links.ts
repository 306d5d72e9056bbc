import { createHmac, timingSafeEqual } from 'node:crypto'

/** Download that a link stands for. */
export interface Download {
  readonly siteId: string
  readonly mediaId: string
  /** The order that the file was bought with; absent of links that staff make. */
  readonly orderId?: string | undefined
}

/** Links that download one file until they expire. The holder of the link may download: it does not identify anybody. */
export interface DownloadLinks {
  linkTo(download: Download, expires: Date): string
  /** The file that a link's token stands for; undefined when the token is not ours. */
  open(token: string, now: Date): { readonly download: Download; readonly expired: boolean } | undefined
}

export const DOWNLOAD_PATH = '/media/download/'

/** `secret` of this installation; links are signed with a key made of it for this purpose alone. */
export function downloadLinks(secret: string, publicUrl: string): DownloadLinks {
  const key = createHmac('sha256', secret).update('downloads').digest()
  const sign = (payload: string) => createHmac('sha256', key).update(payload).digest('base64url')
  return {
    linkTo({ siteId, mediaId, orderId }, expires) {
      const fields = [siteId, mediaId, expires.getTime(), ...(orderId ? [orderId] : [])]
      const payload = Buffer.from(JSON.stringify(fields)).toString('base64url')
      return `${publicUrl}${DOWNLOAD_PATH}${payload}.${sign(payload)}`
    },
    open(token, now) {
      const [payload = '', signature = '', ...more] = token.split('.')
      const [given, expected] = [Buffer.from(signature), Buffer.from(sign(payload))]
      if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
      const [siteId, mediaId, until, orderId] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [
        string,
        string,
        number,
        string?,
      ] // we signed it
      return { download: { siteId, mediaId, orderId }, expired: now.getTime() >= until }
    },
  }
}
