import type { createFulfillment } from '@fairground/contract/ecom/order-fulfillments.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import { violatedConstraint } from '../../db/faults.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Db, Tx } from '../../ground/database.ts'
import { happen } from '../../outbox/happenings.ts'
import { addToHistory, authorOf, type Entry } from '../purchase/activities.ts'
import { type LockedOrder, lockOrderRow } from '../purchase/change-order.ts'
import { followLines } from '../purchase/follow-lines.ts'
import { addFulfilled, insertFulfillment, insertLines } from './queries.ts'
import { NO_TRACKING, type Tracking, trackingAfter } from './tracking.ts'
import { type Units, unitsOf } from './units.ts'

type NewFulfillment = RequestOf<typeof createFulfillment>['fulfillment']

/** Time of a fulfilment and who makes it; without a caller the program does. */
export type Fulfilling = Pick<Ctx, 'now' | 'newId'> & { readonly caller?: Ctx['caller'] }

/** Hands over units of one order: all of these fulfilments or none. Returns their ids. */
export const fulfillOrder = (
  ctx: Fulfilling & Pick<Ctx, 'db'>,
  orderId: string,
  fulfillments: readonly NewFulfillment[],
): Promise<string[]> => onlyNewNumbers(ctx.db, (tx) => fulfillWithin(tx, ctx, orderId, fulfillments))

/** The same within a transaction. */
export async function fulfillWithin(
  tx: Tx,
  ctx: Fulfilling,
  orderId: string,
  fulfillments: readonly NewFulfillment[],
): Promise<string[]> {
  const order = await standingOrder(tx, orderId)
  const ids: string[] = []
  for (const fulfillment of fulfillments) ids.push(await handOver(tx, ctx, order, fulfillment))
  await followLines(tx, ctx, order)
  return ids
}

async function handOver(tx: Tx, ctx: Fulfilling, order: LockedOrder, given: NewFulfillment): Promise<string> {
  const id = ctx.newId()
  const units = await unitsOf(tx, order.id, given.lineItems)
  const tracking = trackingAfter(NO_TRACKING, given.trackingInfo)
  await tx.run(insertFulfillment, { id, orderId: order.id, ...tracking, at: ctx.now })
  await holdUnits(tx, order.id, id, units)
  await addToHistory(tx, ctx, order.id, [
    {
      type: 'ORDER_FULFILLED',
      ...(ctx.caller && authorOf(ctx.caller)),
      doc: {
        fulfillmentId: id,
        lineItems: units,
        ...present({ trackingNumber: tracking.trackingNumber ?? undefined }),
      },
    },
    ...newsOf(NO_TRACKING, tracking),
  ])
  await happen(
    tx,
    [{ entity: 'fulfillment', entityId: id, slug: 'created', payload: { orderId: order.id, units } }],
    ctx,
  )
  return id
}

/** The units are the fulfilment's, and count as handed over. */
export async function holdUnits(tx: Tx, orderId: string, id: string, units: readonly Units[]): Promise<void> {
  const lines = units.map((one) => one.id)
  const quantities = units.map(({ quantity }) => BigInt(quantity))
  await tx.run(insertLines, { id, lines, quantities })
  await tx.run(addFulfilled, { orderId, lines, quantities })
}

/** Entries of the history that a change of the tracking makes. */
export function newsOf(before: Tracking, after: Tracking): Entry[] {
  const numbered = after.trackingNumber !== null && after.trackingNumber !== before.trackingNumber
  const linked = after.trackingLink !== null && after.trackingLink !== before.trackingLink
  return [
    ...(numbered
      ? [{ type: before.trackingNumber === null ? 'TRACKING_NUMBER_ADDED' : 'TRACKING_NUMBER_EDITED' } as const]
      : []),
    ...(linked && !numbered ? [{ type: 'TRACKING_LINK_ADDED' } as const] : []),
  ]
}

/** Locked. 404, or 409 unless it is approved: what waits for its payment, or is cancelled, is not handed over. */
export async function standingOrder(tx: Tx, orderId: string): Promise<LockedOrder> {
  const order = await lockOrderRow(tx, orderId)
  if (!order) throw new ApiError({ code: 'ORDER_NOT_FOUND' })
  if (order.status !== 'APPROVED') throw new ApiError({ code: 'ORDER_STATUS_IS_NOT_SUPPORTED', status: order.status })
  return order
}

/** A tracking number is an order's once. */
export async function onlyNewNumbers<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await db.inTx(work)
  } catch (error) {
    if (violatedConstraint(error) === 'fulfillments_tracking')
      throw new ApiError({ code: 'TRACKING_NUMBER_ALREADY_EXISTS' })
    throw error
  }
}
