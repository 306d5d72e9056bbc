import * as imports from '@fairground/contract/ecom/order-imports.ts'
import { updateOrderStatus } from '@fairground/contract/ecom/order-status.ts'
import * as wire from '@fairground/contract/ecom/orders.ts'
import { collectability } from '@fairground/domain/orders/collectability.ts'
import type { Ctx } from '../../ground/context.ts'
import { answerBulk } from '../../http/bulk-answers.ts'
import { masked } from '../../http/field-mask.ts'
import { type Api, mount } from '../../http/mount.ts'
import { takenBack } from '../payments/disputes/stored-dispute.ts'
import { setOrderCounter } from '../purchase/order-counter.ts'
import { orderPriceWriter } from '../purchase/order-price.ts'
import type { Sellables } from '../sellables/registry.ts'
import { addActivities, removeActivity, rewordActivity } from './activities.ts'
import { moveOrderTags, updateOrders } from './change-orders.ts'
import { markAsPaid, markManyAsPaid, recordManualPayment } from './collect-payments.ts'
import { createOrder } from './create-order.ts'
import { deleteImportedOrders, importOrder } from './imports/import-order.ts'
import { cancelOrder, getOrder, type OrderNotices, updateOrder } from './operations.ts'
import { owedOf } from './owed.ts'
import type { OrderRow } from './queries.ts'
import { searchOrders } from './search.ts'
import { updateStatus } from './set-status.ts'
import { type OrderDeps, orderToWire } from './wire.ts'

export function orderRoutes(api: Api, deps: OrderDeps & OrderNotices & { readonly sellables: Sellables }): void {
  const answer = (ctx: Ctx, order: OrderRow) => ({ order: orderToWire(ctx, deps, order) })

  mount(api, wire.createOrder, async ({ order }, ctx) => answer(ctx, await createOrder(ctx, deps.sellables, order)))
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

  mount(api, updateOrderStatus, async (request, ctx) => answer(ctx, await updateStatus(ctx, request)))

  mount(api, wire.paymentCollectionMarkOrderAsPaid, async ({ ecomOrderId }, ctx) =>
    answer(ctx, await markAsPaid(ctx, ecomOrderId)),
  )
  mount(api, wire.paymentCollectionBulkMarkOrdersAsPaid, async ({ ecomOrderIds }, ctx) =>
    answerBulk(await markManyAsPaid(ctx, ecomOrderIds), (order) => orderToWire(ctx, deps, order)),
  )
  mount(api, wire.recordManuallyCollectedPayment, async (request, ctx) => {
    await recordManualPayment(ctx, request)
    return {}
  })
  mount(api, wire.getPaymentCollectabilityStatus, async ({ ecomOrderId }, ctx) => {
    const order = await getOrder(ctx, ecomOrderId)
    const { status, currency, transactions } = order
    const owed = owedOf(order)
    const chargedBack = takenBack({ disputes: transactions.flatMap(({ disputes }) => disputes ?? []) })
    return {
      status: collectability(status, owed, chargedBack),
      amount: orderPriceWriter(currency, ctx.site.locale)(owed),
    }
  })

  mount(api, wire.addActivities, async ({ orderId, orderActivities }, ctx) => {
    const { order, activityIds } = await addActivities(ctx, orderId, orderActivities, (i) => `orderActivities[${i}]`)
    return { ...answer(ctx, order), activityIds }
  })
  mount(api, wire.addActivity, async ({ id, activity }, ctx) => {
    const { order, activityIds } = await addActivities(ctx, id, [activity], () => 'activity')
    return { ...answer(ctx, order), activityId: activityIds[0]! } // one was given
  })
  mount(api, wire.updateActivity, async ({ id, activityId, activity }, ctx) =>
    answer(ctx, await rewordActivity(ctx, id, activityId, activity)),
  )
  mount(api, wire.deleteActivity, async ({ id, activityId }, ctx) =>
    answer(ctx, await removeActivity(ctx, id, activityId)),
  )
  mount(api, wire.bulkUpdateOrders, async ({ orders, returnEntity }, ctx) => {
    const changes = orders.map(({ order: { id, ...change }, fieldMask }, i) => ({
      id,
      change: () => ({ ...masked(change, fieldMask, wire.OrderChange, `orders[${i}].order`), id }),
    }))
    const outcomes = await updateOrders(ctx, changes)
    return answerBulk(outcomes, returnEntity ? (order) => orderToWire(ctx, deps, order) : undefined)
  })
  mount(api, wire.bulkUpdateOrderTags, async (request, ctx) => answerBulk(await moveOrderTags(ctx, request)))
  mount(api, imports.importOrder, async ({ order }, ctx) => answer(ctx, await importOrder(ctx, order)))
  mount(api, imports.bulkDeleteImportedOrders, async ({ orderIds }, ctx) => {
    await deleteImportedOrders(ctx, orderIds)
    return { jobId: ctx.newId() }
  })
  mount(api, wire.setOrderNumberCounter, async ({ counter, allowLowerCounter = false }, { db }) => {
    const before = await db.inTx((tx) => setOrderCounter(tx, BigInt(counter), { lower: allowLowerCounter }))
    return { oldCounter: String(before), newCounter: String(BigInt(counter)) }
  })
}
