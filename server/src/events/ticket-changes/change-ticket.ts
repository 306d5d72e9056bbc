import type { changeTicket as operation } from '@fairground/contract/fairground/ticket-changes.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { changeRefusal } from '@fairground/domain/tickets/change.ts'
import { record } from '../../audit/record.ts'
import { ApiError } from '../../ground/api-error.ts'
import { holdsScope } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import type { TicketCodes } from '../../ground/ticket-codes.ts'
import { writeMail } from '../../mail/post.ts'
import { happen } from '../../outbox/happenings.ts'
import { tagsOfItems } from '../../outbox/tags-of-happened.ts'
import { lockedPools } from '../../sales/ledger/ledger.ts'
import { addToHistory, authorOf } from '../../sales/purchase/activities.ts'
import { lockOrderRow } from '../../sales/purchase/change-order.ts'
import { OfferChanged, withCouponOfNow } from '../../sales/purchase/coupon-changed.ts'
import { exchangeTicket } from '../../sales/purchase/exchanges/exchange-ticket.ts'
import { lockTicketsToGiveBack } from '../../sales/purchase/give-back-tickets.ts'
import type { OrderLinks } from '../../sales/purchase/order-links.ts'
import { personTakes } from '../../sales/purchase/person-limits.ts'
import { ticketRows } from '../../sales/purchase/ticket-rows.ts'
import { placedOrder, type ViewedOrder } from '../../sales/purchase/view/placed-order.ts'
import { changeFacts, isPaidUp, ticketedEvent } from '../../sales/purchase/view/ticket-wire.ts'
import type { Sellable } from '../../sales/sellables/sellable.ts'
import { calendarOf } from '../calendar-files/event-mail.ts'
import { findEvent } from '../event/find-events.ts'
import { TICKETS_APP_ID } from '../ticket-definitions/as-sellable.ts'
import { isObtainable, kindOf, unitOf } from './kinds.ts'

export interface Needs {
  readonly links: OrderLinks
  readonly codes: TicketCodes
  /** Origin of pages, without a slash at its end. */
  readonly publicUrl: string
}

type Request = RequestOf<typeof operation>
type Ticket = ViewedOrder['tickets'][number]

/** The named ticket of an order, which its buyer may change now. Throws the reason against it. */
export function changeableTicket(order: ViewedOrder, ticketId: string, now: Date): Ticket {
  const ticket = order.tickets.find(({ id }) => id === ticketId.toLowerCase())
  if (!ticket) throw new ApiError({ code: 'TICKET_NOT_FOUND' })
  const event = order.events.find(({ id }) => id === ticket.eventId)
  const refusal = changeRefusal(changeFacts(ticket, ticketedEvent(event)), now)
  if (refusal) throw new ApiError(refusal)
  if (!isPaidUp(order)) throw new ApiError({ code: 'TICKET_NOT_PAID' })
  return ticket
}

/**
 * Changes a ticket of the caller to another kind. The order is locked first, as refunds lock it, then the ticket, as the door does: of two
 * changes, or of one and a check-in, a transfer or a cancellation, the second finds what the first left. Offers that change meanwhile are read again.
 */
export const changeTicket = (ctx: Ctx, needs: Needs, request: Request): Promise<Ticket> =>
  withCouponOfNow(async () => {
    const viewed = await placedOrder(ctx, needs.links, request)
    const sellable = await wantedKind(ctx, changeableTicket(viewed, request.ticketId, ctx.now), request)
    const lineId = ctx.newId()
    const persons = await personTakes(ctx, [{ id: lineId, sellable, quantity: 1 }], viewed.doc.facts.buyer)
    return ctx.db.inTx(async (tx) => {
      const at = { ...ctx, db: tx }
      const order = await lockOrderRow(tx, viewed.id)
      if (!order) throw new ApiError({ code: 'ORDER_NOT_FOUND' })
      await lockTicketsToGiveBack(tx, order, [request.ticketId])
      const now = await placedOrder(at, needs.links, request)
      const ticket = changeableTicket(now, request.ticketId, ctx.now)
      const pools = [...sellable.draws, ...persons].map(({ poolId }) => poolId)
      await lockedPools(tx, pools)
      if (!sameOffer(sellable, await wantedKind(at, ticket, request))) throw new OfferChanged()
      const changed = await exchangeTicket(
        tx,
        ctx,
        { order, viewed: now, ticket },
        { sellable, unit: unitOf(sellable), lineId, persons },
      )
      await announce(tx, ctx, needs, { order: now, ticket, changed })
      return changed
    })
  })

async function wantedKind(
  ctx: Parameters<typeof kindOf>[0],
  ticket: Ticket,
  { ticketDefinitionId, access }: Request,
): Promise<Sellable> {
  const sellable = await kindOf(ctx, ticketDefinitionId, access)
  if (!sellable || !isObtainable(sellable, ticket)) throw new ApiError({ code: 'TICKET_KIND_NOT_AVAILABLE' })
  return sellable
}

const sameOffer = (a: Sellable, b: Sellable): boolean =>
  a.price === b.price && a.draws.map(({ poolId }) => poolId).join() === b.draws.map(({ poolId }) => poolId).join()

interface Changed {
  readonly order: ViewedOrder
  readonly ticket: Ticket
  readonly changed: Ticket
}

/** The history of the order, the entry of staff in the audit log, the domain events and the one mail to the buyer. */
async function announce(tx: Tx, ctx: Ctx, needs: Needs, { order, ticket, changed }: Changed): Promise<void> {
  const { eventId } = ticket
  const additionalData = {
    ticketNumber: ticket.number,
    newTicketNumber: changed.number,
    from: ticket.doc.ticketName,
    to: changed.doc.ticketName,
  }
  const doc = { appId: TICKETS_APP_ID, type: 'TICKET_CHANGED' as const, additionalData }
  await addToHistory(tx, ctx, order.id, [{ type: 'CUSTOM_ACTIVITY', ...authorOf(ctx.caller), doc }])
  if (holdsScope(ctx.caller, 'orders.write'))
    await record(tx, ctx, {
      action: 'order.ticketChanged',
      target: { id: order.id, name: String(order.number) },
      after: { ticketNumbers: `${ticket.number}, ${changed.number}`, ticket: changed.doc.ticketName },
    })
  for (const tag of tagsOfItems([{ kind: 'ticket', id: eventId, eventId }])) tx.effects.tags.add(tag)
  const payload = { eventId, orderId: order.id, from: ticket.id }
  await happen(
    tx,
    [
      { entity: 'ticket', entityId: changed.id, slug: 'changed', payload },
      { entity: 'order', entityId: order.id, slug: 'updated', payload: { tickets: 'changed' } },
    ],
    ctx,
  )
  if (!order.buyerEmail) return
  const event = await findEvent(tx, eventId)
  const values = {
    number: String(order.number),
    former: `${ticket.doc.ticketName} · ${ticket.number}`,
    tickets: ticketRows({ tickets: [changed], events: order.events, buyerName: order.buyerName }, needs.codes),
    link: needs.links.linkTo(ctx.site.id, order, ctx.now),
  }
  const { buyerLanguage: pageLanguage } = order.doc.facts
  const calendar = event && calendarOf(event, ctx.now, needs.publicUrl)
  await writeMail(tx, { to: order.buyerEmail, template: 'ticketChanged', values, pageLanguage, calendar }, ctx)
}
