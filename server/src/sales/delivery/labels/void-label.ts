import { record } from '../../../audit/record.ts'
import { ApiError } from '../../../ground/api-error.ts'
import type { Ctx } from '../../../ground/context.ts'
import { takeBack } from '../../fulfillments/change-fulfillment.ts'
import { lockOrderRow } from '../../purchase/change-order.ts'
import { CarrierFault, type LabelPurchase } from '../live/live-carrier.ts'
import { type Finishing, getLabel, LEASE_MS, mayBecome } from './buy-label.ts'
import { type LabelCalls, type LabelDeps, labelCalls, refusalOf, refusedBecause } from './label-calls.ts'
import { beginRefund, findLabel, type LabelRow, markRefundRefused, markVoided, takeOver } from './queries.ts'

/** Has the carrier void a label. Repeated, it looks how the refund stands. */
export async function voidLabel(ctx: Ctx, deps: LabelDeps, id: string): Promise<LabelRow> {
  const before = await getLabel(ctx, id)
  if (before.status === 'VOIDED') return before
  if (before.status !== 'VOIDING' && !mayBecome(before, 'VOIDING')) throw new ApiError({ code: 'LABEL_NOT_BOUGHT' })
  const calls = await labelCalls(ctx, deps)
  await claim(ctx, before)
  return finishRefund(ctx, deps, calls, { row: await getLabel(ctx, id), isFirst: before.status === 'BOUGHT' })
}

async function claim(ctx: Ctx, { id, orderId, status, trackingNumber }: LabelRow): Promise<void> {
  const at = ctx.now
  await ctx.db.inTx(async (tx) => {
    const order = await lockOrderRow(tx, orderId)
    if (!order) throw new ApiError({ code: 'SHIPPING_LABEL_NOT_FOUND' })
    if (status === 'VOIDING') {
      if (await tx.row(takeOver, { id, at, before: new Date(at.getTime() - LEASE_MS) })) return
      throw new ApiError({ code: 'LABEL_UNDER_WAY' })
    }
    if (!(await tx.row(beginRefund, { id, at }))) throw new ApiError({ code: 'LABEL_UNDER_WAY' })
    await record(tx, ctx, {
      action: 'order.labelVoided',
      target: { id: orderId, name: String(order.number) },
      after: { trackingNumber: trackingNumber ?? undefined },
    })
  })
}

interface Refund {
  readonly row: LabelRow
  /** The carrier has not been called about it. */
  readonly isFirst: boolean
}

/** Brings a label that is being voided to where the carrier has it. */
export async function finishRefund(
  at: Finishing,
  deps: LabelDeps,
  { desk, key }: LabelCalls,
  { row, isFirst }: Refund,
): Promise<LabelRow> {
  const { id, purchaseId } = row
  if (row.status !== 'VOIDING' || !purchaseId) return row
  try {
    const stands = isFirst ? undefined : await desk.find(key, purchaseId)
    // A request that was lost on its way is made once more.
    const purchase = !stands || stands.state === 'bought' ? await desk.refund(key, purchaseId) : stands
    await settle(at, row, purchase)
  } catch (error) {
    if (error instanceof CarrierFault && error.kind !== 'unreachable')
      await at.db.run(markRefundRefused, { id, problem: error.message, at: at.now })
    throw refusalOf(error, deps)
  }
  const after = await getLabel(at, id)
  if (after.status === 'BOUGHT' && at.caller) throw refusedBecause(after.problem)
  return after
}

/** Once the carrier takes a label back nothing travels with it: its units are to be sent again. */
function settle(at: Finishing, { id, orderId }: LabelRow, { state, problem }: LabelPurchase): Promise<void> {
  return at.db.inTx(async (tx) => {
    if (state === 'refundRefused' || state === 'failed') {
      await tx.run(markRefundRefused, { id, problem: problem ?? null, at: at.now })
      return
    }
    await lockOrderRow(tx, orderId)
    const label = await tx.row(findLabel, { id })
    if (label?.fulfillmentId) await takeBack(tx, at, orderId, label.fulfillmentId)
    if (state === 'refunded') await tx.run(markVoided, { id, at: at.now })
  })
}
