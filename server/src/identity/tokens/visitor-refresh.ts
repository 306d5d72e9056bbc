import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto'

/** Days that a visitor's refresh token lives. */
export const VISITOR_DAYS = 365
const DAY_MS = 24 * 60 * 60 * 1000

export interface VisitorSession {
  readonly clientId: string
  readonly subjectId: string
  readonly family: string
  readonly createdAt: Date
}

/** Refresh tokens of visitors: they hold the session themselves, so that a visitor who buys nothing leaves no row. */
export interface VisitorRefresh {
  seal(siteId: string, session: VisitorSession): string
  /** Session of a token of this site, whatever its age; undefined for anything else. */
  open(siteId: string, token: string): VisitorSession | undefined
}

const FORM = 'fgv_'
const UUID_BYTES = 16
const CONTENT_BYTES = 3 * UUID_BYTES + 6
const MAC_BYTES = 32

export const isVisitorRefresh = (token: string): boolean => token.startsWith(FORM)

export const expiryOf = ({ createdAt }: VisitorSession): Date => new Date(createdAt.getTime() + VISITOR_DAYS * DAY_MS)

const bytesOf = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex')

function idOf(bytes: Buffer): string {
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** HMAC-SHA-256 over site and content. The first secret seals; all of them open, as keys of access tokens do. */
export function visitorRefresh(secrets: readonly string[]): VisitorRefresh {
  // Node makes a key of bytes at each use, which takes longer than the rest.
  const keys = secrets.map((secret) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'fairground visitors', 32))),
  )
  const mac = (key: KeyObject, siteId: string, content: Buffer) =>
    createHmac('sha256', key).update(siteId).update(content).digest()
  return {
    seal(siteId, { clientId, subjectId, family, createdAt }) {
      const time = Buffer.alloc(6)
      time.writeUIntBE(createdAt.getTime(), 0, 6)
      const content = Buffer.concat([bytesOf(clientId), bytesOf(subjectId), bytesOf(family), time])
      return FORM + Buffer.concat([content, mac(keys[0]!, siteId, content)]).toString('base64url') // there is one key at least
    },
    open(siteId, token) {
      const bytes = Buffer.from(token.slice(FORM.length), 'base64url')
      // Decoding drops what is no base64url, and bits that are over: one token has one spelling.
      if (bytes.length !== CONTENT_BYTES + MAC_BYTES || FORM + bytes.toString('base64url') !== token) return undefined
      const content = bytes.subarray(0, CONTENT_BYTES)
      const given = bytes.subarray(CONTENT_BYTES)
      if (!keys.some((key) => timingSafeEqual(given, mac(key, siteId, content)))) return undefined
      const id = (place: number) => idOf(content.subarray(place * UUID_BYTES, (place + 1) * UUID_BYTES))
      const createdAt = new Date(content.readUIntBE(3 * UUID_BYTES, 6))
      return { clientId: id(0), subjectId: id(1), family: id(2), createdAt }
    },
  }
}
