import * as wire from '@fairground/contract/ecom/orders.ts'
import { masked } from '../../http/field-mask.ts'
import { type Api, mount } from '../../http/mount.ts'
import type { Site } from '../../identity/site.ts'
import { cancelOrder, getOrder, updateOrder } from './operations.ts'
import type { OrderRow } from './queries.ts'
import { searchOrders } from './search.ts'
import { orderToWire } from './wire.ts'

export function orderRoutes(api: Api, { publicUrl }: { readonly publicUrl: string }): void {
  const answer = (site: Site, order: OrderRow) => ({ order: orderToWire(site, publicUrl, order) })

  mount(api, wire.getOrder, async ({ id }, ctx) => answer(ctx.site, await getOrder(ctx, id)))
  mount(api, wire.searchOrders, async (request, ctx) => {
    const { rows, paging } = await searchOrders(ctx, request)
    return { orders: rows.map((order) => orderToWire(ctx.site, publicUrl, order)), metadata: paging }
  })
  mount(api, wire.updateOrder, async ({ order: { id, ...change }, fieldMask }, ctx) => {
    const order = { ...masked(change, fieldMask, wire.OrderChange, 'order'), id }
    return answer(ctx.site, await updateOrder(ctx, { order }))
  })
  mount(api, wire.cancelOrder, async (request, ctx) => answer(ctx.site, await cancelOrder(ctx, request)))
}
