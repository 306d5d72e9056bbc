import type { updateFulfillment as updateOperation } from '@fairground/contract/ecom/order-fulfillments.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import type { RowOf } from '../../db/statement.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { happen } from '../../outbox/happenings.ts'
import { addToHistory, authorOf } from '../purchase/activities.ts'
import { type LockedOrder, lockOrderRow } from '../purchase/change-order.ts'
import { followLines } from '../purchase/follow-lines.ts'
import { type Fulfilling, holdUnits, newsOf, onlyNewNumbers } from './fulfill-orders.ts'
import { addFulfilled, clearLines, deleteFulfillmentRow, findFulfillment, writeTracking } from './queries.ts'
import { trackingAfter } from './tracking.ts'
import { type Units, unitsOf } from './units.ts'

/** Other units, or another way of travelling. The buyer gets a mail about a new tracking number. */
export function updateFulfillment(
  ctx: Ctx,
  { orderId, fulfillment: { id, lineItems, trackingInfo } }: RequestOf<typeof updateOperation>,
): Promise<void> {
  return onlyNewNumbers(ctx.db, async (tx) => {
    const { order, fulfillment } = await standing(tx, orderId, id)
    if (lineItems) {
      const units = await unitsOf(tx, order.id, lineItems, fulfillment.lines)
      await giveUp(tx, order.id, id, fulfillment.lines)
      await holdUnits(tx, order.id, id, units)
    }
    const tracking = trackingAfter(fulfillment, trackingInfo)
    await tx.run(writeTracking, {
      id,
      trackingNumber: tracking.trackingNumber,
      shippingProvider: tracking.shippingProvider,
      trackingLink: tracking.trackingLink,
      at: ctx.now,
    })
    await addToHistory(tx, ctx, order.id, newsOf(fulfillment, tracking))
    const renumbered = tracking.trackingNumber !== null && tracking.trackingNumber !== fulfillment.trackingNumber
    const slug = renumbered ? 'tracked' : 'updated'
    await happen(tx, [{ entity: 'fulfillment', entityId: id, slug, payload: { orderId } }], ctx)
    await followLines(tx, ctx, order)
  })
}

/** Taken back: its units are to be handed over again. */
export const deleteFulfillment = (ctx: Ctx, orderId: string, id: string): Promise<void> =>
  ctx.db.inTx((tx) => takeBack(tx, ctx, orderId, id))

/** The same within a transaction. */
export async function takeBack(tx: Tx, ctx: Fulfilling, orderId: string, id: string): Promise<void> {
  const { order, fulfillment } = await standing(tx, orderId, id)
  await giveUp(tx, order.id, id, fulfillment.lines)
  await tx.run(deleteFulfillmentRow, { id })
  const doc = { fulfillmentId: id, lineItems: fulfillment.lines }
  await addToHistory(tx, ctx, order.id, [{ type: 'ORDER_NOT_FULFILLED', ...(ctx.caller && authorOf(ctx.caller)), doc }])
  await happen(tx, [{ entity: 'fulfillment', entityId: id, slug: 'deleted', payload: { orderId } }], ctx)
  await followLines(tx, ctx, order)
}

async function giveUp(tx: Tx, orderId: string, id: string, units: readonly Units[]): Promise<void> {
  await tx.run(clearLines, { id })
  const quantities = units.map(({ quantity }) => BigInt(-quantity))
  await tx.run(addFulfilled, { orderId, lines: units.map((one) => one.id), quantities })
}

async function standing(
  tx: Tx,
  orderId: string,
  id: string,
): Promise<{ order: LockedOrder; fulfillment: RowOf<typeof findFulfillment> }> {
  const order = await lockOrderRow(tx, orderId)
  if (!order) throw new ApiError({ code: 'ORDER_NOT_FOUND' })
  const fulfillment = await tx.row(findFulfillment, { id, orderId })
  if (!fulfillment) throw new ApiError({ code: 'FULFILLMENT_NOT_FOUND' })
  return { order, fulfillment }
}
