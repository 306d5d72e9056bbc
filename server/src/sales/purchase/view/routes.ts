import { listDownloads } from '@fairground/contract/fairground/downloads.ts'
import { listMyOrders, listMyTickets } from '@fairground/contract/fairground/my-orders.ts'
import { getPlacedOrder, sendOrderLink } from '@fairground/contract/fairground/order-view.ts'
import { ownerId } from '../../../ground/caller.ts'
import type { TicketCodes } from '../../../ground/ticket-codes.ts'
import { type Api, mount } from '../../../http/mount.ts'
import type { DownloadLinks } from '../../../media/download-links.ts'
import { orderDownloads } from '../downloads.ts'
import type { OrderLinks } from '../order-links.ts'
import { myOrders } from './my-orders.ts'
import { findMyTickets, ticketsOfEventToWire } from './my-tickets.ts'
import { placedOrder, requestLink } from './placed-order.ts'
import { placedOrderToWire } from './wire.ts'

interface Needs {
  readonly codes: TicketCodes
  readonly downloads: DownloadLinks
  readonly orderLinks: OrderLinks
}

export function orderViewRoutes(api: Api, { codes, downloads, orderLinks }: Needs): void {
  mount(api, getPlacedOrder, async (request, ctx) => ({
    order: placedOrderToWire(await placedOrder(ctx, orderLinks, { ...request, onlyShows: true }), ctx, codes),
  }))

  mount(
    api,
    sendOrderLink,
    async ({ orderId }, ctx) => {
      await requestLink(ctx, orderId)
      return {}
    },
    { limit: () => ({ name: 'send-order-link', per: 'address', perMinute: 10 }) },
  )

  mount(api, listDownloads, async (request, ctx) => ({
    downloads: await orderDownloads(
      { ...ctx, downloads },
      await placedOrder(ctx, orderLinks, { ...request, onlyShows: true }),
    ),
  }))

  // An administrator has no orders of their own.
  mount(api, listMyOrders, async ({ query }, ctx) => {
    const owner = ownerId(ctx.caller)
    return owner === undefined ? { orders: [], pagingMetadata: {} } : myOrders(ctx, owner, query?.cursorPaging)
  })

  mount(api, listMyTickets, async ({ past = false }, ctx) => {
    const owner = ownerId(ctx.caller)
    if (owner === undefined) return { events: [] }
    const rows = await ctx.db.rows(findMyTickets, { ownerId: owner, now: ctx.now, past })
    return { events: rows.map((row) => ticketsOfEventToWire(row, codes, ctx)) }
  })
}
