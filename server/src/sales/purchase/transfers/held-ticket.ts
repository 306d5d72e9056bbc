import { ApiError } from '../../../ground/api-error.ts'
import { reachOf } from '../../../ground/caller.ts'
import type { Queryable } from '../../../ground/database.ts'
import type { OrderLinks } from '../order-links.ts'
import { endsOf, type OrderReader, orderThatOpens, type ViewedOrder } from '../view/placed-order.ts'
import { findPlacedOrder, type ViewedEvent, type ViewedTicket } from '../view/queries.ts'
import { givenByBuyer, heldByMember, locateTicket } from './queries.ts'

interface TicketQuery {
  readonly ticketId: string
  /** Token of a link to the order, or to the ticket. */
  readonly token?: string | undefined
}

interface HeldTicket {
  readonly order: ViewedOrder
  readonly ticket: ViewedTicket
  readonly event: ViewedEvent
}

/**
 * The ticket of a holder: who reads its order, until it was transferred, and from then on who has the link to it, or is signed in with the
 * address that it was transferred to. Staff reach any. Another's
 * does not exist for them; one that its reader held once has been transferred.
 */
export async function heldTicket(
  at: OrderReader,
  links: OrderLinks,
  { ticketId, token }: TicketQuery,
): Promise<HeldTicket> {
  const place = await at.db.row(locateTicket, { id: ticketId })
  const order = place && (await orderOf(at, links, { ...place, ticketId, token }))
  if (!order) throw new ApiError({ code: 'TICKET_NOT_FOUND' })
  const ticket = order.tickets.find(({ id }) => id === ticketId)
  if (!ticket) throw new ApiError({ code: 'TICKET_TRANSFERRED' })
  return { order, ticket, event: order.events.find(({ id }) => id === ticket.eventId)! } // an order has the events of its tickets
}

/** True for the member to whose proved address it was transferred. */
const holds = async ({ db, caller }: OrderReader, id: string): Promise<boolean> =>
  caller.kind === 'member' && (await db.row(heldByMember, { id, memberId: caller.id }))?.held === true

async function orderOf(
  at: OrderReader,
  links: OrderLinks,
  { orderId, held, ticketId, token }: TicketQuery & { readonly orderId: string; readonly held: boolean },
): Promise<ViewedOrder | undefined> {
  if (!held) return orderThatOpens(at, links, { orderId, token })
  const isStaff = reachOf(at.caller, 'orders.read') === null
  const isOwn = !isStaff && (await holds(at, ticketId))
  if (!isStaff && !isOwn && token === undefined) return undefined
  const order = await at.db.row(findPlacedOrder, { id: orderId, ownerId: null })
  if (!order || isStaff || isOwn) return order
  return links.opensTicket(at.site.id, token!, { id: ticketId, eventEnds: endsOf(order) }, at.now) ? order : undefined // a token, or staff
}

/** True where its buyer transferred the ticket to its present holder. */
export const isGivenByBuyer = async (db: Queryable, id: string): Promise<boolean> =>
  (await db.row(givenByBuyer, { id }))?.given === true
