import { getPlacedOrder } from '@fairground/contract/fairground/order-view.ts'
import { ApiError } from '../../http/api-error.ts'
import { isAdministrator, ownerId } from '../../http/caller.ts'
import { type Api, mount } from '../../http/mount.ts'
import type { TicketCodes } from '../../identity/ticket-codes.ts'
import { findPlacedOrder } from './queries.ts'
import { placedOrderToWire } from './wire.ts'

export function orderViewRoutes(api: Api, { codes }: { codes: TicketCodes }): void {
  mount(api, getPlacedOrder, async ({ orderId }, ctx) => {
    const owner = isAdministrator(ctx.caller) ? null : ownerId(ctx.caller)
    const order = owner === undefined ? undefined : await ctx.db.row(findPlacedOrder, { id: orderId, ownerId: owner })
    if (!order) throw new ApiError({ code: 'ORDER_NOT_FOUND' })
    return { order: placedOrderToWire(order, ctx.site.locale, codes) }
  })
}
