import type { Breakdown } from '@fairground/domain/price/breakdown.ts'
import { json, statement } from '../../db/statement.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { holdForOrder, release } from '../ledger/ledger.ts'
import { COUPON_KINDS } from '../ledger/pool-kinds.ts'
import { lockPoolsToExchange } from '../ledger/restock.ts'
import { refuseWhereCalledOff } from '../purchase/called-off.ts'
import { approveOrder, type LockedOrder } from '../purchase/change-order.ts'
import { toStored } from '../purchase/stored-amounts.ts'
import { lockCoupon } from './lock-coupon.ts'
import { type CouponUse, cannotUse } from './operations.ts'

interface LineAmounts {
  readonly id: string
  readonly unit_price: string
  readonly discount: string
  readonly tax: string
  readonly total: string
}

const writePrices = statement({
  name: 'purchase.reprice',
  params: {
    id: 'uuid',
    breakdown: json<unknown>(),
    coupon: json<CouponUse['stored'] | null>(),
    counters: 'int8?',
    lines: json<LineAmounts[]>(),
    total: 'int8',
    due: 'int8',
    at: 'timestamptz',
  },
  sql: `
    with written as (
      update order_lines l set unit_price = u.unit_price, discount = u.discount, tax = u.tax, total = u.total
      from jsonb_to_recordset($6) as u (id uuid, unit_price int8, discount int8, tax int8, total int8)
      where l.site_id = $1 and l.order_id = $2 and l.id = u.id)
    update orders set total = $7, due = $8, updated_at = $9, revision = revision + 1,
      doc = jsonb_set(doc #- '{facts,coupon}' #- '{couponCounters}', '{breakdown}', $3)
        || case when $5::int8 is null then '{}'
                else jsonb_build_object('couponCounters', $5::int8, 'facts', doc->'facts' || jsonb_build_object('coupon', $4::jsonb)) end
    where site_id = $1 and id = $2`,
})

export interface Repriced {
  /** Prices of the same lines. */
  readonly breakdown: Breakdown
  readonly coupon: CouponUse | undefined
}

/**
 * Gives a locked order that waits for its first payment other prices and the coupon that makes them: the uses of the former one come back, and
 * those of this one are held as long as the order's units. Throws CouponChanged where the coupon was edited since. An order that costs nothing is
 * approved.
 */
export async function repriceOrder(
  tx: Tx,
  ctx: Pick<Ctx, 'now' | 'newId'>,
  order: LockedOrder,
  { breakdown, coupon }: Repriced,
): Promise<void> {
  if (!order.payBy) throw new Error(`The order ${order.id} does not wait for a payment`)
  if (coupon) await lockCoupon(tx, { id: coupon.stored.id, revision: coupon.revision })
  const poolIds = coupon?.takes.map(({ poolId }) => poolId) ?? []
  await lockPoolsToExchange(tx, order.id, poolIds, COUPON_KINDS)
  await release(tx, [order.id], 'RELEASED', { now: ctx.now, kinds: COUPON_KINDS })
  const held = await holdForOrder(tx, { orderId: order.id, poolIds, until: order.payBy }, ctx.now)
  if (!held.ok) throw usedUp(coupon, held.short)
  const { total } = breakdown.summary
  const { due } = breakdown
  await tx.run(writePrices, {
    id: order.id,
    breakdown: toStored(breakdown),
    coupon: coupon?.stored ?? null,
    counters: coupon ? BigInt(coupon.takes.length) : null,
    lines: breakdown.lines.map((line) => ({
      id: line.id,
      unit_price: String(line.unitPrice),
      discount: String(line.discount),
      tax: String(line.tax),
      total: String(line.total),
    })),
    total,
    due,
    at: ctx.now,
  })
  if (total > 0n) return
  await refuseWhereCalledOff(tx, order)
  await approveOrder(tx, ctx, { ...order, total, toPay: total, due }, { paymentStatus: 'PAID', paid: 0n })
}

function usedUp(coupon: CouponUse | undefined, short: readonly { readonly poolId: string }[]): Error {
  const take = coupon?.takes.find(({ poolId }) => short.some((pool) => pool.poolId === poolId))
  if (!coupon || !take) return new Error('A pool that no coupon has is short')
  return cannotUse(coupon.stored, take)
}
