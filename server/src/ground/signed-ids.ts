import { createHmac, timingSafeEqual } from 'node:crypto'

/** Ids in links that nobody else can make. */
export interface SignedIds {
  sign(siteId: string, id: string): string
  /** Id that a token stands for; undefined when it is not ours, or another site's. */
  open(siteId: string, token: string): string | undefined
}

const packed = (uuid: string): string => Buffer.from(uuid.replaceAll('-', ''), 'hex').toString('base64url')
const unpacked = (text: string): string =>
  Buffer.from(text, 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** `secret` of this installation; tokens are signed with a key made of it for this purpose alone. */
export function signedIds(secret: string, purpose: string): SignedIds {
  const key = createHmac('sha256', secret).update(purpose).digest()
  const signatureOf = (siteId: string, payload: string) =>
    createHmac('sha256', key).update(`${siteId} ${payload}`).digest('base64url')
  return {
    sign(siteId, id) {
      const payload = packed(id)
      return `${payload}.${signatureOf(siteId, payload)}`
    },
    open(siteId, token) {
      const [payload = '', signature = '', ...more] = token.split('.')
      const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(siteId, payload))]
      if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
      return unpacked(payload)
    },
  }
}
