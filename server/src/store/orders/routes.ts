import * as wire from '@fairground/contract/ecom/orders.ts'
import type { Ctx } from '../../http/context.ts'
import { masked } from '../../http/field-mask.ts'
import { type Api, mount } from '../../http/mount.ts'
import { cancelOrder, getOrder, type Telling, updateOrder } from './operations.ts'
import type { OrderRow } from './queries.ts'
import { searchOrders } from './search.ts'
import { type OrderDeps, orderToWire } from './wire.ts'

export function orderRoutes(api: Api, deps: OrderDeps & Telling): void {
  const answer = (ctx: Ctx, order: OrderRow) => ({ order: orderToWire(ctx, deps, order) })

  mount(api, wire.getOrder, async ({ id }, ctx) => answer(ctx, await getOrder(ctx, id)))
  mount(api, wire.searchOrders, async (request, ctx) => {
    const { rows, paging } = await searchOrders(ctx, request)
    return { orders: rows.map((order) => orderToWire(ctx, deps, order)), metadata: paging }
  })
  mount(api, wire.updateOrder, async ({ order: { id, ...change }, fieldMask }, ctx) => {
    const order = { ...masked(change, fieldMask, wire.OrderChange, 'order'), id }
    return answer(ctx, await updateOrder(ctx, { order }))
  })
  mount(api, wire.cancelOrder, async (request, ctx) => answer(ctx, await cancelOrder(ctx, deps, request)))
}
