import type { changeTicket as operation } from '@fairground/contract/fairground/ticket-changes.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import { type ChangeTerms, changeRefusal, isCancelableOn } from '@fairground/domain/tickets/change.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Queryable } from '../../ground/database.ts'
import type { Guest } from '../../sales/purchase/purchase.ts'
import type { ViewedOrder } from '../../sales/purchase/view/placed-order.ts'
import { changeFacts, isPaidUp, ticketedEvent } from '../../sales/purchase/view/ticket-wire.ts'
import type { Sellable } from '../../sales/sellables/sellable.ts'
import type { EventRow } from '../event/event-row.ts'
import { eventsById } from '../event/find-events.ts'
import { leadsTo } from './dates.ts'
import { guestOfEvent } from './guest-of-event.ts'
import { isObtainable, kindOf, type Reading } from './kinds.ts'
import { changedTo } from './queries.ts'

type Request = RequestOf<typeof operation>
export type Ticket = ViewedOrder['tickets'][number]

/** The named ticket of an order with its terms, which its buyer may change now. Throws the reason against it. */
export function changeableTicket(
  order: ViewedOrder,
  ticketId: string,
  now: Date,
): { readonly ticket: Ticket; readonly terms: ChangeTerms } {
  const ticket = order.tickets.find(({ id }) => id === ticketId.toLowerCase())
  if (!ticket) throw new ApiError({ code: 'TICKET_NOT_FOUND' })
  const event = order.events.find(({ id }) => id === ticket.eventId)
  const refusal = changeRefusal(changeFacts(ticket, ticketedEvent(event)), now)
  if (refusal) throw new ApiError(refusal)
  if (!isPaidUp(order)) throw new ApiError({ code: 'TICKET_NOT_PAID' })
  return { ticket, terms: ticket.doc.change! } // there is no refusal
}

/** Ticket that the ticket became by the same change before; undefined where it was not changed. Throws where it is something else by now. */
export async function changedBefore(
  db: Queryable,
  order: ViewedOrder,
  { ticketId, ticketDefinitionId }: Request,
): Promise<Ticket | undefined> {
  const changed = await db.row(changedTo, { orderId: order.id, ticketId })
  if (!changed) return undefined
  const ticket = order.tickets.find(({ id }) => id === changed.ticketId)
  if (ticket?.status !== 'ISSUED' || ticket.transferred || ticket.definitionId !== ticketDefinitionId.toLowerCase())
    throw new ApiError({ code: 'TICKET_CHANGED' })
  return ticket
}

/** Ticket that its buyer wants in place of another. */
export interface WantedTicket {
  readonly ticket: Ticket
  /** Event of the ticket, and that of its kind to be. */
  readonly from: EventRow
  readonly to: EventRow
  readonly sellable: Sellable
  readonly guest: Guest
}

/** Throws the reason why the ticket cannot become what is requested. `lock` reads events that then stay as they are. */
export async function wantedTicket(
  at: Reading,
  order: ViewedOrder,
  request: Request,
  lock = (ids: string[]) => eventsById(at.db, ids),
): Promise<WantedTicket> {
  const { ticket, terms } = changeableTicket(order, request.ticketId, at.now)
  const sellable = await kindOf(at, request.ticketDefinitionId, request.access)
  const events = await lock([ticket.eventId, sellable?.ticket?.eventId ?? ticket.eventId])
  const [from, to] = [events.get(ticket.eventId), events.get(sellable?.ticket?.eventId ?? '')]
  const has = sellable && from && to && leadsTo(terms, from, to, at.now)
  if (!has || !isObtainable(sellable, { order, ticket }, at.site))
    throw new ApiError({ code: 'TICKET_KIND_NOT_AVAILABLE' })
  const guest = guestOfEvent(ticket.doc.guest, from.doc.form, to.doc.form, request.form)
  return { ticket, from, to, sellable: onTermsOf(ticket, sellable, { from, to, now: at.now }), guest }
}

/** The kind on the terms of the purchase: another date brings back no cancellation whose time was over. */
function onTermsOf(
  { doc: { cancellation, change } }: Ticket,
  sellable: Sellable,
  { from, to, now }: { readonly from: EventRow; readonly to: EventRow; readonly now: Date },
): Sellable {
  if (!sellable.ticket) return sellable
  const { cancellation: _, change: __, ...ticket } = sellable.ticket
  const startsAt = from.doc.dateAndTimeTbd ? null : from.startAt
  const stands = cancellation && (from.id === to.id || isCancelableOn(cancellation, startsAt, now))
  return { ...sellable, ticket: { ...ticket, ...present({ cancellation: stands ? cancellation : undefined, change }) } }
}
