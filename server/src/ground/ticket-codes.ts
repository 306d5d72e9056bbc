import { type KeyObject, sign, verify } from 'node:crypto'

/**
 * Codes that the door scans: `FG1.<ticket id>.<event id>.<signature>`, all base64url, signed with Ed25519 so that a device
 * that holds the public key admits without a network. The same ticket always has the same code.
 */
export interface TicketCodes {
  codeOf(ticketId: string, eventId: string): string
  /** Ticket and event of a code, of a pass the pass and its series; undefined when we did not sign it. */
  read(code: string): { ticketId: string; eventId: string } | undefined
}

const VERSION = 'FG1'

const packed = (uuid: string): string => Buffer.from(uuid.replaceAll('-', ''), 'hex').toString('base64url')

function unpacked(text: string): string | undefined {
  const hex = Buffer.from(text, 'base64url').toString('hex')
  return hex.length === 32 ? hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') : undefined
}

interface KeyPair {
  readonly privateKey: KeyObject
  readonly publicKey: KeyObject
}

/** The newest key comes first: it signs, and codes of the others stay good. */
export function ticketCodes(keys: readonly KeyPair[]): TicketCodes {
  const newest = keys[0]
  if (!newest) throw new Error('There is no signing key')
  const { privateKey } = newest
  return {
    codeOf(ticketId, eventId) {
      const content = `${VERSION}.${packed(ticketId)}.${packed(eventId)}`
      return `${content}.${sign(null, Buffer.from(content), privateKey).toString('base64url')}`
    },
    read(code) {
      const [version, ticket = '', event = '', signature = ''] = code.trim().split('.')
      if (version !== VERSION) return undefined
      const content = Buffer.from(`${VERSION}.${ticket}.${event}`)
      const signed = keys.some(({ publicKey }) => verify(null, content, publicKey, Buffer.from(signature, 'base64url')))
      const ticketId = unpacked(ticket)
      const eventId = unpacked(event)
      return signed && ticketId && eventId ? { ticketId, eventId } : undefined
    },
  }
}

interface CodedTicket {
  readonly id: string
  readonly eventId: string
  readonly doc: { readonly pass?: { readonly id: string; readonly seriesId: string } }
}

/** The code of a ticket. A pass has one for all of its dates, which names pass and series. */
export const codeOfTicket = (
  codes: Pick<TicketCodes, 'codeOf'>,
  { id, eventId, doc: { pass } }: CodedTicket,
): string => (pass ? codes.codeOf(pass.id, pass.seriesId) : codes.codeOf(id, eventId))
