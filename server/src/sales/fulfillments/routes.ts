import * as wire from '@fairground/contract/ecom/order-fulfillments.ts'
import { present } from '@fairground/domain/present.ts'
import { isRefused } from '../../bulk/attempt.ts'
import { ApiError } from '../../ground/api-error.ts'
import { reachOf } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import { answerBulk, type Outcome } from '../../http/bulk-answers.ts'
import { type Api, mount } from '../../http/mount.ts'
import { deleteFulfillment, updateFulfillment } from './change-fulfillment.ts'
import { fulfillOrder } from './fulfill-orders.ts'
import { fulfillmentsOfOrders } from './queries.ts'
import { orderWithFulfillmentsToWire } from './wire.ts'

export function fulfillmentRoutes(api: Api): void {
  const one = async (ctx: Ctx, orderId: string) => ({ orderWithFulfillments: await fulfillmentsOf(ctx, orderId) })

  mount(api, wire.listFulfillmentsForSingleOrder, ({ orderId }, ctx) => one(ctx, orderId))
  mount(api, wire.listFulfillmentsForMultipleOrders, async ({ orderIds }, ctx) => ({
    ordersWithFulfillments: await found(ctx, orderIds),
  }))
  mount(api, wire.createFulfillment, async ({ orderId, fulfillment }, ctx) => {
    const [fulfillmentId] = await fulfillOrder(ctx, orderId, [fulfillment])
    return { ...(await one(ctx, orderId)), fulfillmentId: fulfillmentId! } // one was requested
  })
  mount(api, wire.updateFulfillment, async (request, ctx) => {
    await updateFulfillment(ctx, request)
    return one(ctx, request.orderId)
  })
  mount(api, wire.deleteFulfillment, async ({ orderId, fulfillmentId }, ctx) => {
    await deleteFulfillment(ctx, orderId, fulfillmentId)
    return one(ctx, orderId)
  })
  mount(api, wire.bulkCreateFulfillments, async ({ ordersWithFulfillments }, ctx) => {
    const outcomes: Outcome<void>[] = []
    for (const { orderId, fulfillments } of ordersWithFulfillments)
      outcomes.push(await attempted(orderId, () => fulfillOrder(ctx, orderId, fulfillments)))
    const orders = new Map(
      (await found(ctx, [...new Set(outcomes.flatMap((outcome) => (outcome.ok ? [outcome.id] : [])))])).map((order) => [
        order.orderId,
        order,
      ]),
    )
    const { results, bulkActionMetadata } = answerBulk(outcomes)
    return {
      results: results.map(({ itemMetadata }) => {
        const order = itemMetadata.success ? orders.get(itemMetadata.id ?? '') : undefined
        return { itemMetadata, ...present({ ordersWithFulfillments: order }) }
      }),
      bulkActionMetadata,
    }
  })
}

async function attempted(id: string, work: () => Promise<unknown>): Promise<Outcome<void>> {
  try {
    await work()
    return { ok: true, id, item: undefined }
  } catch (error) {
    if (isRefused(error)) return { ok: false, id, error }
    throw error
  }
}

async function found(ctx: Ctx, orderIds: readonly string[]) {
  if (orderIds.length === 0) return []
  const ownerId = reachOf(ctx.caller, 'orders.read')
  const rows = await ctx.db.rows(fulfillmentsOfOrders, { orderIds: [...orderIds], ownerId })
  return rows.map(orderWithFulfillmentsToWire)
}

async function fulfillmentsOf(ctx: Ctx, orderId: string) {
  const [order] = await found(ctx, [orderId])
  if (!order) throw new ApiError({ code: 'ORDER_NOT_FOUND' })
  return order
}
