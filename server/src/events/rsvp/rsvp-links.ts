import { createHmac, timingSafeEqual } from 'node:crypto'

/** Links by which guests come back to their answers. The holder of the link may change the answer: it does not identify anybody. */
export interface RsvpLinks {
  linkTo(siteId: string, rsvpId: string): string
  /** Answer that a link's token stands for; undefined when it is not ours, or another site's. */
  open(siteId: string, token: string): string | undefined
}

const packed = (uuid: string): string => Buffer.from(uuid.replaceAll('-', ''), 'hex').toString('base64url')
const unpacked = (text: string): string =>
  Buffer.from(text, 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** `secret` of this installation; links are signed with a key made of it for this purpose alone. They are good as long as the answer is there. */
export function rsvpLinks(secret: string, publicUrl: string): RsvpLinks {
  const key = createHmac('sha256', secret).update('rsvps').digest()
  const sign = (siteId: string, payload: string) =>
    createHmac('sha256', key).update(`${siteId} ${payload}`).digest('base64url')
  return {
    linkTo(siteId, rsvpId) {
      const payload = packed(rsvpId)
      return `${publicUrl}/rsvp/${payload}.${sign(siteId, payload)}`
    },
    open(siteId, token) {
      const [payload = '', signature = '', ...more] = token.split('.')
      const [given, expected] = [Buffer.from(signature), Buffer.from(sign(siteId, payload))]
      if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
      return unpacked(payload)
    },
  }
}
