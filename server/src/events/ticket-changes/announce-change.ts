import { formatDateTime } from '@fairground/domain/formatting/dates.ts'
import { record } from '../../audit/record.ts'
import { type Caller, holdsScope } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { orderNumber } from '../../ground/order-number.ts'
import type { TicketCodes } from '../../ground/ticket-codes.ts'
import { writeMail } from '../../mail/post.ts'
import { happen } from '../../outbox/happenings.ts'
import { tagsOfItems } from '../../outbox/tags-of-happened.ts'
import { addToHistory, authorOf } from '../../sales/purchase/activities.ts'
import type { OrderLinks } from '../../sales/purchase/order-links.ts'
import { orderPriceWriter } from '../../sales/purchase/order-price.ts'
import { ticketRows } from '../../sales/purchase/ticket-rows.ts'
import type { ViewedOrder } from '../../sales/purchase/view/placed-order.ts'
import { calendarOf, calendarOfChange, whenOf } from '../calendar-files/event-mail.ts'
import type { EventRow } from '../event/event-row.ts'
import { type MoneyBack, moneyWords } from '../event/money-words.ts'
import { TICKETS_APP_ID } from '../ticket-definitions/as-sellable.ts'
import type { Ticket, WantedTicket } from './wanted-ticket.ts'

export interface Needs {
  readonly links: OrderLinks
  readonly codes: TicketCodes
  /** Origin of pages, without a slash at its end. */
  readonly publicUrl: string
}

const NOTHING_BACK: MoneyBack = { byProvider: 0n, byHand: 0n }

interface Changed {
  /** As it is after the change. */
  readonly order: ViewedOrder
  readonly wanted: WantedTicket
  readonly changed: Ticket
  /** Money that goes back because it costs less. */
  readonly back?: MoneyBack
}

/** Without a caller a payment has made the change. */
interface At extends Pick<Ctx, 'site' | 'now' | 'newId'> {
  readonly caller?: Caller
  readonly requestId?: string
}

/** The history of the order, the entry of staff in the audit log, the domain events and the one mail to the buyer. */
export async function announceChange(tx: Tx, ctx: At, needs: Needs, change: Changed): Promise<void> {
  const { order, wanted, changed } = change
  const { caller } = ctx
  const { ticket, from, to } = wanted
  const { locale } = ctx.site
  const isMoved = from.id !== to.id
  const nameOf = ({ doc }: Ticket, event: EventRow) =>
    isMoved ? `${doc.ticketName}, ${dayOf(event, locale)}` : doc.ticketName
  const names = { from: nameOf(ticket, from), to: nameOf(changed, to) }
  const additionalData = { ticketNumber: ticket.number, newTicketNumber: changed.number, ...names }
  const doc = { appId: TICKETS_APP_ID, type: 'TICKET_CHANGED' as const, additionalData }
  await addToHistory(tx, ctx, order.id, [{ type: 'CUSTOM_ACTIVITY', ...(caller && authorOf(caller)), doc }])
  if (caller && holdsScope(caller, 'orders.write'))
    await record(tx, ctx, {
      action: 'order.ticketChanged',
      target: { id: order.id, name: String(order.number) },
      after: { ticketNumbers: `${ticket.number}, ${changed.number}`, ticket: names.to },
    })
  const items = [...new Set([from.id, to.id])].map((id) => ({ kind: 'ticket', id, eventId: id }))
  for (const tag of tagsOfItems(items)) tx.effects.tags.add(tag)
  const payload = { eventId: to.id, orderId: order.id, from: ticket.id, fromEventId: from.id }
  await happen(
    tx,
    [
      { entity: 'ticket', entityId: changed.id, slug: 'changed', payload },
      { entity: 'order', entityId: order.id, slug: 'updated', payload: { tickets: 'changed', items } },
    ],
    ctx,
  )
  await mailBuyer(tx, ctx, needs, change)
}

/** The day and time of an event, or its title while they are to be announced. */
const dayOf = ({ startAt, timeZone: zone, title, doc }: EventRow, locale: string): string =>
  startAt && !doc.dateAndTimeTbd
    ? `${title}, ${formatDateTime(startAt, { locale, zone, namesZone: doc.showTimeZone ?? false })}`
    : title

async function mailBuyer(
  tx: Tx,
  ctx: At,
  { links, codes, publicUrl }: Needs,
  { order, wanted: { ticket, from, to }, changed, back = NOTHING_BACK }: Changed,
): Promise<void> {
  if (!order.buyerEmail) return
  const { doc, number } = ticket
  const values = {
    number: orderNumber(ctx.site, order.number),
    former: { facts: [doc.ticketName, number] },
    tickets: ticketRows({ tickets: [changed], events: order.events, buyerName: order.buyerName }, codes),
    refund: moneyWords(back, orderPriceWriter(order.currency, ctx.site.locale)),
    formerTickets: [{ label: doc.eventTitle, detail: [doc.ticketName, whenOf(from)], value: number }],
    link: links.linkTo(ctx.site.id, order, ctx.now),
  }
  const { buyerLanguage: pageLanguage } = order.doc.facts
  const staysThere = order.tickets.some(
    ({ eventId, status, transferred }) => eventId === from.id && status === 'ISSUED' && !transferred,
  )
  const calendar = staysThere ? calendarOf(to, ctx.now, publicUrl) : calendarOfChange(to, from, ctx.now, publicUrl)
  await writeMail(tx, { to: order.buyerEmail, template: 'ticketChanged', values, pageLanguage, calendar }, ctx)
}
