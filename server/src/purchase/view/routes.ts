import { listMyOrders, listMyTickets } from '@fairground/contract/fairground/my-orders.ts'
import { getPlacedOrder } from '@fairground/contract/fairground/order-view.ts'
import { ApiError } from '../../http/api-error.ts'
import { isAdministrator, ownerId } from '../../http/caller.ts'
import { type Api, mount } from '../../http/mount.ts'
import type { TicketCodes } from '../../identity/ticket-codes.ts'
import { myOrders } from './my-orders.ts'
import { findMyTickets, ticketsOfEventToWire } from './my-tickets.ts'
import { findPlacedOrder } from './queries.ts'
import { placedOrderToWire } from './wire.ts'

export function orderViewRoutes(api: Api, { codes }: { codes: TicketCodes }): void {
  mount(api, getPlacedOrder, async ({ orderId }, ctx) => {
    const owner = isAdministrator(ctx.caller) ? null : ownerId(ctx.caller)
    const order = owner === undefined ? undefined : await ctx.db.row(findPlacedOrder, { id: orderId, ownerId: owner })
    if (!order) throw new ApiError({ code: 'ORDER_NOT_FOUND' })
    return { order: placedOrderToWire(order, ctx.site.locale, codes) }
  })

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
