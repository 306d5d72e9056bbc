import type { addTipDistributionsToOrder, setTipOnOrder } from '@fairground/contract/ecom/tips.ts'
import { MAX_TIP_DISTRIBUTIONS } from '@fairground/contract/ecom/tips.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import type { Breakdown } from '@fairground/domain/price/breakdown.ts'
import { tipOf, withTip } from '@fairground/domain/price/tip-fee.ts'
import { most } from '@fairground/domain/rounding.ts'
import { record } from '../../audit/record.ts'
import { amountIn } from '../../ground/amount.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Queryable, Tx } from '../../ground/database.ts'
import { happen } from '../../outbox/happenings.ts'
import { followPayments } from '../payments/follow-payments.ts'
import { type LockedOrder, lockOrderRow } from '../purchase/change-order.ts'
import { orderPriceWriter } from '../purchase/order-price.ts'
import { fromStored, toStored } from '../purchase/stored-amounts.ts'
import {
  breakdownOfOrder,
  type DistributionRow,
  deleteDistributions,
  distributionsOfOrder,
  insertDistributions,
  tippableStaff,
  writeBreakdown,
} from './queries.ts'

type NewDistribution = RequestOf<typeof addTipDistributionsToOrder>['tipDistributions'][number]

/** Tip of an order, with the parts that staff were given of it. Minor units. */
export interface OrderTip {
  readonly orderId: string
  readonly currency: string
  /** Undefined where the order has no tip. */
  readonly fee: { readonly id: string; readonly amount: bigint } | undefined
  readonly subtotal: bigint
  readonly distributions: readonly DistributionRow[]
}

/** Tip of an order as it stands. Throws ORDER_NOT_FOUND. */
export async function readTip(db: Queryable, orderId: string): Promise<OrderTip> {
  const row = await db.row(breakdownOfOrder, { id: orderId })
  if (!row) throw new ApiError({ code: 'ORDER_NOT_FOUND' })
  const breakdown = fromStored<Breakdown>(row.breakdown)
  const fee = tipOf(breakdown)
  return {
    orderId,
    currency: row.currency,
    fee: fee && { id: fee.id, amount: fee.net },
    subtotal: breakdown.summary.subtotal,
    distributions: fee ? await db.rows(distributionsOfOrder, { orderId }) : [],
  }
}

/** Sets tip and parts in place of those before; 0 without parts takes the tip away. Throws INVALID_TIP for what cannot be. */
export const setTip = (
  ctx: Ctx,
  { orderId, tip: { amount: given, distributions = [] } }: RequestOf<typeof setTipOnOrder>,
): Promise<OrderTip> =>
  edit(ctx, orderId, async (tx, order, before) => {
    const amount = amountIn(given, order.currency, 'tip.amount')
    const parts = amountsOf(distributions, order.currency, 'tip.distributions')
    const isShared = parts.length > 0
    if (ctx.site.tips?.allowBusinessTipAtPayment === false || (isShared && isFixed(ctx)))
      throw new ApiError({ code: 'INVALID_TIP' })
    if (sum(parts) > amount || parts.some((part) => part === 0n)) throw new ApiError({ code: 'INVALID_TIP' })
    if (before.distributions.length > 0) await tx.run(deleteDistributions, { orderId: order.id })
    const id = before.fee?.id ?? ctx.newId()
    await changeTip(tx, ctx, order, { before, after: amount > 0n ? { id, amount } : undefined, refusal: 'INVALID_TIP' })
    await insert(tx, ctx, order, { tipId: id, distributions, parts })
  })

/** Takes away a tip that nobody was given a part of. */
export const removeTip = (ctx: Ctx, orderId: string): Promise<OrderTip> =>
  edit(ctx, orderId, async (tx, order, before) => {
    if (!before.fee) throw new ApiError({ code: 'TIP_NOT_FOUND' })
    const refusal = 'CANNOT_REMOVE_PAID_TIP_DISTRIBUTION'
    if (before.distributions.length > 0) throw new ApiError({ code: refusal })
    await changeTip(tx, ctx, order, { before, after: undefined, refusal })
  })

/** Gives parts of the tip: of what nobody was given, and beyond it the tip rises. Answers the new parts. */
export async function addDistributions(
  ctx: Ctx,
  { orderId, tipDistributions }: RequestOf<typeof addTipDistributionsToOrder>,
): Promise<{ tip: OrderTip; added: readonly DistributionRow[] }> {
  let known: ReadonlySet<string> = new Set()
  const tip = await edit(ctx, orderId, async (tx, order, before) => {
    known = new Set(before.distributions.map(({ id }) => id))
    const parts = amountsOf(tipDistributions, order.currency, 'tipDistributions')
    const tooMany = before.distributions.length + parts.length > MAX_TIP_DISTRIBUTIONS
    if (isFixed(ctx) || tooMany || parts.some((part) => part === 0n))
      throw new ApiError({ code: 'INVALID_TIP_DISTRIBUTION' })
    const given = sum(before.distributions.map(({ amount }) => amount)) + sum(parts)
    const id = before.fee?.id ?? ctx.newId()
    const amount = most(before.fee?.amount ?? 0n, given)
    await changeTip(tx, ctx, order, { before, after: { id, amount }, refusal: 'INVALID_TIP_DISTRIBUTION' })
    await insert(tx, ctx, order, { tipId: id, distributions: tipDistributions, parts })
  })
  return { tip, added: tip.distributions.filter(({ id }) => !known.has(id)) }
}

const isFixed = ({ site }: Ctx): boolean => site.tips?.allowEditDistribution === false

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, one) => all + one, 0n)

const amountsOf = (parts: readonly NewDistribution[], currency: string, at: string): bigint[] =>
  parts.map(({ amount }, i) => amountIn(amount, currency, `${at}[${i}].amount`))

/** Changes the tip of an order under its lock. Only one that stands, and of which nothing was refunded, has its total changed. */
function edit(
  ctx: Ctx,
  orderId: string,
  change: (tx: Tx, order: LockedOrder, before: OrderTip) => Promise<void>,
): Promise<OrderTip> {
  return ctx.db.inTx(async (tx) => {
    const order = await lockOrderRow(tx, orderId)
    if (!order) throw new ApiError({ code: 'ORDER_NOT_FOUND' })
    if (order.status !== 'APPROVED') throw new ApiError({ code: 'ORDER_CANNOT_BE_EDITED', status: order.status })
    if (order.refunded > 0n) throw new ApiError({ code: 'PARTIALLY_OR_FULLY_REFUNDED_ORDER_CANNOT_BE_EDITED' })
    await change(tx, order, await readTip(tx, orderId))
    return readTip(tx, orderId)
  })
}

interface TipChange {
  readonly before: OrderTip
  readonly after: OrderTip['fee']
  readonly refusal: 'INVALID_TIP' | 'INVALID_TIP_DISTRIBUTION' | 'CANNOT_REMOVE_PAID_TIP_DISTRIBUTION'
}

/** The order's total follows its tip, and its payment status the total. What was paid stays covered: a tip does not fall below it. */
async function changeTip(tx: Tx, ctx: Ctx, order: LockedOrder, { before, after, refusal }: TipChange): Promise<void> {
  if (before.fee?.amount === after?.amount) return
  const row = await tx.row(breakdownOfOrder, { id: order.id })
  if (!row) throw new Error('A locked order is gone')
  const breakdown = withTip(fromStored<Breakdown>(row.breakdown), after)
  const { total } = breakdown.summary
  if (total < order.total && total + order.toPay - order.total < order.paid) throw new ApiError({ code: refusal })
  await tx.run(writeBreakdown, {
    id: order.id,
    breakdown: toStored(breakdown),
    total,
    due: breakdown.due,
    at: ctx.now,
  })
  const write = orderPriceWriter(order.currency, 'en')
  const amount = (tip: OrderTip['fee']) => ({ amount: write(tip?.amount ?? 0n).amount, currency: order.currency })
  await record(tx, ctx, {
    action: 'order.tipChanged',
    target: { id: order.id, name: String(order.number) },
    before: amount(before.fee),
    after: amount(after),
  })
  await happen(tx, [{ entity: 'order', entityId: order.id, slug: 'updated', payload: { fields: ['tip'] } }], ctx)
  await followPayments(tx, ctx, { ...order, total, toPay: order.toPay + total - order.total })
}

interface NewParts {
  readonly tipId: string
  readonly distributions: readonly NewDistribution[]
  readonly parts: readonly bigint[]
}

async function insert(tx: Tx, ctx: Ctx, order: LockedOrder, { tipId, distributions, parts }: NewParts): Promise<void> {
  if (distributions.length === 0) return
  const ids = distributions.map(({ staff }) => staff.staffMemberId)
  const names = new Map((await tx.rows(tippableStaff, { like: null, ids })).map(({ id, name }) => [id, name]))
  const records = distributions.map(({ lineItemInfo = [], transaction, source = 'DASHBOARD' }, i) => {
    const staffName = names.get(ids[i]!) // one for each
    if (staffName === undefined) throw new ApiError({ code: 'STAFF_USER_NOT_FOUND' })
    return {
      id: ctx.newId(),
      tipId,
      orderId: order.id,
      staffId: ids[i],
      staffName,
      amount: String(parts[i]),
      currency: order.currency,
      lineItems: lineItemInfo,
      transactionId: transaction.id,
      transactionAt: transaction.date,
      source,
    }
  })
  await tx.run(insertDistributions, { records, at: ctx.now })
}
