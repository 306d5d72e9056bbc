import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import { orderLinkOpens } from '@fairground/domain/orders/order-link.ts'
import { type Caller, holdsScope } from '../../ground/caller.ts'

/** The order that a link is made for. */
interface LinkedOrder {
  readonly id: string
  readonly buyerEmail: string | null
  /** The link shows the order and pays what is requested of it. Its tickets are changed, transferred and given back by other links alone. */
  readonly onlyShows?: boolean
}

/** The order that a link is to open, with the end of each of its events that has a date. */
export interface OpenedOrder extends LinkedOrder {
  readonly eventEnds: readonly Date[]
}

/** Links that a caller reads: those who may not change an order change it by no link either. */
export const onlyShows = (caller: Caller): boolean =>
  holdsScope(caller, 'orders.read') && !holdsScope(caller, 'orders.write')

/**
 * Signed links that open one order on any device. The holder sees that order, its tickets and downloads, and may pay it while it
 * waits for its payment; the link says nothing of who they are and signs nobody in (docs/order-links.md).
 */
export interface OrderLinks {
  /** Address of the order's page with its token, from `now` on. */
  linkTo(siteId: string, order: LinkedOrder, now: Date): string
  /** Address of the page of a document of the order, with the same token. */
  linkToDocument(siteId: string, order: LinkedOrder, documentId: string, now: Date): string
  /** Address of the page on which its buyer gives tickets back, with the same token. */
  linkToGiveBack(siteId: string, order: LinkedOrder, now: Date): string
  /** True when the token was made here for this order, at its present address, and has not expired. One that only shows opens what `onlyShows`. */
  opens(siteId: string, token: string, order: OpenedOrder, now: Date): boolean
  /** Address of the page of a ticket that was transferred, for its new holder, from `now` on. */
  linkToTicket(siteId: string, ticketId: string, now: Date): string
  /** True when the token was made here for this ticket and has not expired. */
  opensTicket(siteId: string, token: string, ticket: OpenedTicket, now: Date): boolean
}

/** The ticket that a link is to open, with the end of each event of its order that has a date. */
interface OpenedTicket {
  readonly id: string
  readonly eventEnds: readonly Date[]
}

const MINUTE_MS = 60_000
const STAMP_BYTES = 4

/** `secret` of this installation; tokens are made with a key derived from it for this purpose alone. */
export function orderLinks(secret: string, publicUrl: string): OrderLinks {
  const key = createSecretKey(createHmac('sha256', secret).update('orders').digest())
  const sign = (...signed: readonly (string | null)[]) =>
    createHmac('sha256', key).update(JSON.stringify(signed)).digest('base64url')
  const signOrder = (siteId: string, { id, buyerEmail, onlyShows = false }: LinkedOrder, stamp: string) =>
    sign(siteId, onlyShows ? 'order shown' : 'order', id, buyerEmail?.toLowerCase() ?? null, stamp)
  const signTicket = (siteId: string, id: string, stamp: string) => sign(siteId, 'ticket', id, stamp)
  const linkToPage = (page: string, siteId: string, order: LinkedOrder, now: Date) => {
    const stamp = stampOf(now)
    return `${publicUrl}/orders/${order.id}${page}?token=${stamp}.${signOrder(siteId, order, stamp)}`
  }
  return {
    linkTo: (...of) => linkToPage('', ...of),
    linkToDocument: (siteId, order, documentId, now) => linkToPage(`/documents/${documentId}`, siteId, order, now),
    linkToGiveBack: (...of) => linkToPage('/cancel-tickets', ...of),
    opens: (siteId, token, order, now) =>
      [false, order.onlyShows ?? false].some((onlyShows) =>
        isOpen(token, (stamp) => signOrder(siteId, { ...order, onlyShows }, stamp), order.eventEnds, now),
      ),
    linkToTicket(siteId, ticketId, now) {
      const stamp = stampOf(now)
      return `${publicUrl}/tickets/${ticketId}?token=${stamp}.${signTicket(siteId, ticketId, stamp)}`
    },
    opensTicket: (siteId, token, { id, eventEnds }, now) =>
      isOpen(token, (stamp) => signTicket(siteId, id, stamp), eventEnds, now),
  }
}

/** True when the token has the signature of its stamp and its age still opens what it is for. */
function isOpen(token: string, sign: (stamp: string) => string, eventEnds: readonly Date[], now: Date): boolean {
  const [stamp = '', signature = '', ...more] = token.split('.')
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(stamp))]
  if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return false
  const lastEnd = Math.max(...eventEnds.map((end) => end.getTime()))
  return orderLinkOpens(madeAt(stamp), Number.isFinite(lastEnd) ? new Date(lastEnd) : null, now)
}

/** Minutes since 1970, in six characters. */
function stampOf(now: Date): string {
  const bytes = Buffer.alloc(STAMP_BYTES)
  bytes.writeUInt32BE(Math.floor(now.getTime() / MINUTE_MS))
  return bytes.toString('base64url')
}

/** The signature was checked: the stamp is one of ours. */
const madeAt = (stamp: string): Date => new Date(Buffer.from(stamp, 'base64url').readUInt32BE() * MINUTE_MS)
