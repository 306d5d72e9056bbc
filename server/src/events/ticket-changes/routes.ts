import * as contract from '@fairground/contract/fairground/ticket-changes.ts'
import { exchangeUnit } from '@fairground/domain/price/exchange.ts'
import { type Api, mount } from '../../http/mount.ts'
import { perAddress } from '../../http/rate-limits.ts'
import type { Post } from '../../mail/post.ts'
import { breakdownOf } from '../../sales/purchase/exchanges/exchange-ticket.ts'
import { orderPriceWriter } from '../../sales/purchase/order-price.ts'
import { placedOrder } from '../../sales/purchase/view/placed-order.ts'
import { changeableTicket, changeTicket, type Needs } from './change-ticket.ts'
import { kindsFor, unitOf } from './kinds.ts'

export function ticketChangeRoutes(api: Api, { post, ...needs }: Needs & { readonly post: Pick<Post, 'soon'> }): void {
  mount(api, contract.listTicketChangeOptions, async (request, ctx) => {
    const order = await placedOrder(ctx, needs.links, request)
    const ticket = changeableTicket(order, request.ticketId, ctx.now)
    const breakdown = breakdownOf(order)
    const write = orderPriceWriter(order.currency, ctx.site.locale)
    const kinds = await kindsFor(ctx, ticket, request.access)
    return {
      eventTitle: ticket.doc.eventTitle,
      ticketName: ticket.doc.ticketName,
      ticketNumber: ticket.number,
      options: kinds.flatMap((kind) => {
        const exchanged = exchangeUnit(breakdown, ticket.lineId, { ...unitOf(kind), id: ctx.newId() })
        return exchanged && kind.ticket
          ? [
              {
                ticketDefinitionId: kind.ticket.ticketDefinitionId,
                name: kind.ticket.ticketName,
                formattedPrice: write(exchanged.unit.total).formattedAmount,
              },
            ]
          : []
      }),
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
