import * as contract from '@fairground/contract/fairground/ticket-changes.ts'
import { present } from '@fairground/domain/present.ts'
import { exchangeUnit } from '@fairground/domain/price/exchange.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { type Api, mount } from '../../http/mount.ts'
import { perAddress } from '../../http/rate-limits.ts'
import type { Post } from '../../mail/post.ts'
import { breakdownOf } from '../../sales/purchase/exchanges/exchange-ticket.ts'
import { orderPriceWriter } from '../../sales/purchase/order-price.ts'
import { placedOrder, type ViewedOrder } from '../../sales/purchase/view/placed-order.ts'
import type { EventRow } from '../event/event-row.ts'
import { findEvent } from '../event/find-events.ts'
import { formInLanguage } from '../forms/form-in-language.ts'
import type { Needs } from './announce-change.ts'
import { changeTicket } from './change-ticket.ts'
import { leadsTo, otherDates } from './dates.ts'
import { newQuestions } from './guest-of-event.ts'
import { kindsFor, unitOf } from './kinds.ts'
import { changeableTicket, type Ticket } from './wanted-ticket.ts'

interface Chosen {
  readonly order: ViewedOrder
  readonly ticket: Ticket
}

export function ticketChangeRoutes(api: Api, { post, ...needs }: Needs & { readonly post: Pick<Post, 'soon'> }): void {
  mount(api, contract.listTicketChangeDates, async (request, ctx) => {
    const order = await placedOrder(ctx, needs.links, request)
    const { ticket, terms } = changeableTicket(order, request.ticketId, ctx.now)
    const from = await findEvent(ctx.db, ticket.eventId)
    const events = from ? await otherDates(ctx, terms, from) : []
    const ids = events.map(({ id }) => id)
    const options = ids.length > 0 ? await optionsOf(ctx, { order, ticket }, ids, request.access) : []
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
    const options = await optionsOf(ctx, { order, ticket }, [to.id], request.access)
    return {
      eventTitle: to.title,
      ticketName: ticket.doc.ticketName,
      ticketNumber: ticket.number,
      options: options.map(({ eventId: _, ...option }) => option),
      ...present({ form: questions.controls.length > 0 ? questions : undefined }),
    }
  })
  mount(
    api,
    contract.changeTicket,
    async (request, ctx) => {
      const { id, number, doc } = await changeTicket(ctx, needs, request)
      post.soon(ctx.site.id)
      return { ticket: { id, number, ticketName: doc.ticketName } }
    },
    { limit: () => perAddress('change-ticket', 30) },
  )
}

/** Kinds of ticket of events that cost what the ticket did, or less where its terms say so, with what they cost. */
async function optionsOf(ctx: Ctx, chosen: Chosen, eventIds: readonly string[], access: string | undefined) {
  const { order, ticket } = chosen
  const breakdown = breakdownOf(order)
  const write = orderPriceWriter(order.currency, ctx.site.locale)
  return (await kindsFor(ctx, chosen, eventIds, access)).flatMap((kind) => {
    const terms = { keepsPrice: ticket.doc.change?.toCheaper }
    const exchanged = exchangeUnit(breakdown, ticket.lineId, { ...unitOf(kind), id: ctx.newId() }, terms)
    if (!exchanged || !kind.ticket) return []
    const { eventId, ticketDefinitionId, ticketName: name } = kind.ticket
    const { offered, unit } = exchanged
    const costsLess = offered.total < unit.total || undefined
    const formattedPrice = write(offered.total).formattedAmount
    return [{ eventId, ticketDefinitionId, name, formattedPrice, ...present({ costsLess }) }]
  })
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
    ...present({ place: place || undefined }),
    available,
  }
}
