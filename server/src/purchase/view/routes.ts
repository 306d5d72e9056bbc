import { listDownloads } from '@fairground/contract/fairground/downloads.ts'
import { listMyOrders, listMyTickets } from '@fairground/contract/fairground/my-orders.ts'
import { getPlacedOrder } from '@fairground/contract/fairground/order-view.ts'
import { ApiError } from '../../http/api-error.ts'
import { isAdministrator, ownerId } from '../../http/caller.ts'
import type { Ctx } from '../../http/context.ts'
import { type Api, mount } from '../../http/mount.ts'
import type { TicketCodes } from '../../identity/ticket-codes.ts'
import type { DownloadLinks } from '../../media/download-links.ts'
import { orderDownloads } from '../downloads.ts'
import { myOrders } from './my-orders.ts'
import { findMyTickets, ticketsOfEventToWire } from './my-tickets.ts'
import { findPlacedOrder } from './queries.ts'
import { placedOrderToWire } from './wire.ts'

export function orderViewRoutes(
  api: Api,
  { codes, downloads }: { readonly codes: TicketCodes; readonly downloads: DownloadLinks },
): void {
  mount(api, getPlacedOrder, async ({ orderId }, ctx) => ({
    order: placedOrderToWire(await placedOrder(ctx, orderId), ctx.site.locale, codes),
  }))

  mount(api, listDownloads, async ({ orderId }, ctx) => ({
    downloads: await orderDownloads({ ...ctx, downloads }, await placedOrder(ctx, orderId)),
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
    return { events: rows.map((row) => ticketsOfEventToWire(row, codes)) }
  })
}

/** An order of the caller, or any for an administrator; another's is not there. */
async function placedOrder({ caller, db }: Ctx, orderId: string) {
  const owner = isAdministrator(caller) ? null : ownerId(caller)
  const order = owner === undefined ? undefined : await db.row(findPlacedOrder, { id: orderId, ownerId: owner })
  if (!order) throw new ApiError({ code: 'ORDER_NOT_FOUND' })
  return order
}
