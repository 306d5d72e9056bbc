import * as contract from '@fairground/contract/fairground/ticket-changes.ts'
import { present } from '@fairground/domain/present.ts'
import { type Exchanged, exchangeUnit } from '@fairground/domain/price/exchange.ts'
import { differencesOn } from '@fairground/domain/tickets/change.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { type Api, mount } from '../../http/mount.ts'
import { perAddress } from '../../http/rate-limits.ts'
import type { Post } from '../../mail/post.ts'
import { openChange, type PaymentRequest } from '../../sales/payments/requests/open-change.ts'
import { breakdownOf } from '../../sales/purchase/exchanges/exchange-ticket.ts'
import { orderPriceWriter } from '../../sales/purchase/order-price.ts'
import { fromStored } from '../../sales/purchase/stored-amounts.ts'
import { placedOrder, type ViewedOrder } from '../../sales/purchase/view/placed-order.ts'
import type { Sellable } from '../../sales/sellables/sellable.ts'
import type { EventRow } from '../event/event-row.ts'
import { findEvent } from '../event/find-events.ts'
import { formInLanguage } from '../forms/form-in-language.ts'
import { type Changing, changeTicket } from './change-ticket.ts'
import { leadsTo, otherDates } from './dates.ts'
import { newQuestions } from './guest-of-event.ts'
import { kindsFor, unitOf } from './kinds.ts'
import { takesOnline } from './pending-change.ts'
import { changeableTicket, type Ticket } from './wanted-ticket.ts'

interface Chosen {
  readonly order: ViewedOrder
  readonly ticket: Ticket
}

export function ticketChangeRoutes(
  api: Api,
  { post, ...needs }: Changing & { readonly post: Pick<Post, 'soon'> },
): void {
  mount(api, contract.listTicketChangeDates, async (request, ctx) => {
    const order = await placedOrder(ctx, needs.links, request)
    const { ticket, terms } = changeableTicket(order, request.ticketId, ctx.now)
    const from = await findEvent(ctx.db, ticket.eventId)
    const events = from ? await otherDates(ctx, terms, from) : []
    const ids = events.map(({ id }) => id)
    const options =
      ids.length > 0 ? await optionsOf(ctx, needs, { order, ticket }, { eventIds: ids, access: request.access }) : []
    return {
      dates: events.map((event) =>
        dateToWire(
          event,
          options.some(({ eventId }) => eventId === event.id),
        ),
      ),
    }
  })
  mount(api, contract.listTicketChangeOptions, async (request, ctx) => {
    const order = await placedOrder(ctx, needs.links, request)
    const { ticket, terms } = changeableTicket(order, request.ticketId, ctx.now)
    const from = await findEvent(ctx.db, ticket.eventId)
    const eventId = request.eventId ?? ticket.eventId
    const to = await findEvent(ctx.db, eventId)
    if (!from || !to || !leadsTo(terms, from, to, ctx.now)) throw new ApiError({ code: 'EVENT_NOT_FOUND', eventId })
    const questions = formInLanguage(newQuestions(from.doc.form, to.doc.form), ctx.site.locale)
    const options = await optionsOf(ctx, needs, { order, ticket }, { eventIds: [to.id], access: request.access })
    const waiting = await openChange(ctx.db, ctx, { orderId: order.id, ticketId: ticket.id })
    return {
      eventTitle: to.title,
      ticketName: ticket.doc.ticketName,
      ticketNumber: ticket.number,
      options: options.map(({ eventId: _, ...option }) => option),
      ...present({
        pending: waiting && paymentToWire(ctx, waiting),
        form: questions.controls.length > 0 ? questions : undefined,
      }),
    }
  })
  mount(
    api,
    contract.changeTicket,
    async (request, ctx) => {
      const outcome = await changeTicket(ctx, needs, request)
      if ('waiting' in outcome) return { payment: paymentToWire(ctx, outcome.waiting) }
      post.soon(ctx.site.id)
      const { id, number, doc } = outcome.ticket
      return { ticket: { id, number, ticketName: doc.ticketName } }
    },
    { limit: () => perAddress('change-ticket', 30) },
  )
}

/** Kinds of ticket of events at prices that the terms of the ticket allow, with what they cost. Dearer ones are paid online alone. */
async function optionsOf(
  ctx: Ctx,
  { methods }: Pick<Changing, 'methods'>,
  chosen: Chosen,
  { eventIds, access }: { readonly eventIds: readonly string[]; readonly access: string | undefined },
) {
  const { order, ticket } = chosen
  const breakdown = breakdownOf(order)
  const write = orderPriceWriter(order.currency, ctx.site.locale)
  const { change: terms } = ticket.doc
  return (await kindsFor(ctx, chosen, eventIds, access)).flatMap((kind) => {
    const unit = { ...unitOf(kind), id: ctx.newId() }
    const exchanged = exchangeUnit(breakdown, ticket.lineId, unit, terms ? differencesOn(terms) : {})
    if (!exchanged || !kind.ticket) return []
    if (exchanged.difference > 0n && !takesOnline(ctx, methods, order, exchanged.difference)) return []
    const { eventId, ticketDefinitionId, ticketName: name } = kind.ticket
    const { amount: price, formattedAmount: formattedPrice } = write(exchanged.offered.total)
    return [{ eventId, ticketDefinitionId, name, price, formattedPrice, ...differenceToWire(exchanged, write) }]
  })
}

function differenceToWire({ difference, offered, unit }: Exchanged, write: ReturnType<typeof orderPriceWriter>) {
  if (difference === 0n) return present({ costsLess: offered.total < unit.total || undefined })
  const { amount, formattedAmount } = write(difference < 0n ? -difference : difference)
  return difference < 0n
    ? { refund: amount, formattedRefund: formattedAmount }
    : { surcharge: amount, formattedSurcharge: formattedAmount }
}

/** A change that waits for its payment. */
function paymentToWire({ site }: Pick<Ctx, 'site'>, { id, amount: of, currency, expiresAt, doc }: PaymentRequest) {
  const { amount, formattedAmount } = orderPriceWriter(currency, site.locale)(of)
  const { ticket, name } = fromStored<Sellable>(doc.change?.sellable)
  const ticketName = ticket?.ticketName ?? name
  return { paymentRequestId: id, ticketName, amount, formattedAmount, expires: expiresAt!.toISOString() } // changes are held for a time
}

/** `event` has a date. */
function dateToWire({ id, title, startAt, timeZone, locationType, doc }: EventRow, available: boolean) {
  const { name, address, locationTbd } = doc.location
  const place = locationTbd || locationType !== 'VENUE' ? '' : [name, address?.city].filter(Boolean).join(', ')
  return {
    eventId: id,
    title,
    startDate: startAt!.toISOString(), // read by its date
    timeZoneId: timeZone,
    showTimeZone: doc.showTimeZone ?? false,
    ...present({ place: place || undefined }),
    available,
  }
}
