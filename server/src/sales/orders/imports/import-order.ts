import type { importOrder as operation } from '@fairground/contract/ecom/order-imports.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { formatMoney } from '@fairground/domain/formatting/money.ts'
import { formatAmount } from '@fairground/domain/money.ts'
import { fulfillmentStatus } from '@fairground/domain/orders/fulfillment-status.ts'
import { paymentStatus } from '@fairground/domain/orders/payment-status.ts'
import { priceAsCharged } from '@fairground/domain/price/as-charged.ts'
import type { Breakdown } from '@fairground/domain/price/breakdown.ts'
import { record, recordEach } from '../../../audit/record.ts'
import { amountIn } from '../../../ground/amount.ts'
import { ApiError } from '../../../ground/api-error.ts'
import type { Ctx } from '../../../ground/context.ts'
import type { Tx } from '../../../ground/database.ts'
import { weightUnitOf } from '../../../ground/site.ts'
import { handedLines } from '../../purchase/follow-lines.ts'
import { lineRow } from '../../purchase/place-order.ts'
import type { PurchaseLine } from '../../purchase/purchase.ts'
import { toStored } from '../../purchase/stored-amounts.ts'
import { assertApps, currencyOf, factsOf, sellableOf } from '../create-order.ts'
import { getOrder } from '../operations.ts'
import type { OrderRow } from '../queries.ts'
import { deleteImported, insertImported, lockById, lockImported } from './queries.ts'

type Given = RequestOf<typeof operation>['order']

/**
 * Stores an order of another shop as it was. It takes no stock, and nothing follows it: there is no domain event, so that no mail is sent
 * and no document is issued.
 */
export async function importOrder(ctx: Ctx, order: Given): Promise<OrderRow> {
  const currency = currencyOf(ctx, order)
  const createdAt = datesOf(ctx, order)
  assertApps(order.lineItems)
  const lines = linesOf(ctx, order, currency)
  const breakdown = breakdownOf(order, lines, currency)
  const id = order.id?.toLowerCase() ?? ctx.newId()
  const written = {
    ...rowOf(ctx, order, { id, breakdown }),
    created_at: createdAt,
    item_count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    currency,
  }
  const stored = lines.map((line, position) => lineRow(line, position, breakdown))
  const handed = handedOf(order, stored)
  const row = { ...written, fulfillment_status: handed.status, fulfillment_id: handed.any ? ctx.newId() : null }
  return ctx.db.inTx(async (tx) => {
    if (order.id) await removeFormer(tx, id)
    const insert = () => tx.row(insertImported, { order: row, lines: handed.lines, at: ctx.now })
    // One of the same id that was imported meanwhile is replaced, as if it had been there before.
    const made = (await insert()) ?? (order.id && (await removeFormer(tx, id)) ? await insert() : undefined)
    if (!made) throw new ApiError({ code: 'ORDER_NUMBER_TAKEN' })
    await record(tx, ctx, { action: 'order.imported', target: made })
    return getOrder(ctx, made.id, tx)
  })
}

/** Deletes those that are imported ones and that nothing of this shop hangs on; the others stay. */
export const deleteImportedOrders = (ctx: Ctx, orderIds: readonly string[]): Promise<void> =>
  ctx.db.inTx(async (tx) => {
    const gone = await remove(tx, orderIds)
    await recordEach(
      tx,
      ctx,
      gone.map((target) => ({ action: 'order.importDeleted', target }) as const),
    )
  })

async function remove(tx: Tx, orderIds: readonly string[]) {
  const ids = (await tx.rows(lockImported, { ids: [...new Set(orderIds)] })).map((row) => row.id)
  return ids.length > 0 ? tx.rows(deleteImported, { ids }) : []
}

/** An imported order of this id makes room for what it was elsewhere; false where there is none. */
async function removeFormer(tx: Tx, id: string): Promise<boolean> {
  const former = await tx.row(lockById, { id })
  if (!former) return false
  if (!former.imported) throw new ApiError({ code: 'CANNOT_OVERWRITE_NON_IMPORTED_ORDER' })
  if ((await remove(tx, [id])).length === 0) throw new ApiError({ code: 'IMPORTED_ORDER_IN_USE' })
  return true
}

/** Time at which it was made. */
function datesOf({ now }: Ctx, { createdDate, purchasedDate }: Given): Date {
  const dates = [createdDate, purchasedDate].flatMap((date) => (date ? [new Date(date)] : []))
  if (dates.some((date) => date > now)) throw new ApiError({ code: 'PURCHASED_DATE_CANNOT_BE_IN_FUTURE' })
  return dates[0] ?? now
}

type ImportedLine = PurchaseLine & { readonly unitPrice: bigint }

function linesOf(
  ctx: Ctx,
  { lineItems, weightUnit = weightUnitOf(ctx.site) }: Given,
  currency: string,
): ImportedLine[] {
  return lineItems.map((line, i) => {
    const id = ctx.newId()
    const unitPrice = amountIn(line.price.amount, currency, `order.lineItems[${i}].price.amount`)
    return {
      id,
      quantity: line.quantity,
      unitPrice,
      sellable: sellableOf(line, { id, unitPrice, weightUnit }, undefined),
    }
  })
}

/** Throws AMOUNTS_DO_NOT_ADD_UP where the amounts are not those of one order. */
function breakdownOf(order: Given, lines: readonly ImportedLine[], currency: string): Breakdown {
  const { priceSummary, shippingInfo, taxIncludedInPrices = false } = order
  const named = (part: keyof typeof priceSummary) => {
    const amount = priceSummary[part]?.amount
    return amount === undefined ? undefined : amountIn(amount, currency, `order.priceSummary.${part}.amount`)
  }
  const delivery = shippingInfo?.cost?.price?.amount
  const shipping =
    named('shipping') ?? (delivery ? amountIn(delivery, currency, 'order.shippingInfo.cost.price.amount') : 0n)
  const discount = named('discount') ?? 0n
  const input = {
    currency,
    shipping: shipping > 0n ? { amount: shipping, tax: null } : null,
    lines: lines.map(({ id, quantity, unitPrice }) => ({ id, quantity, unitPrice, tax: null, pay: 'NOW' as const })),
    discounts: discount > 0n ? [{ id: 'imported', benefit: { kind: 'moneyOff' as const, amount: discount } }] : [],
  }
  const breakdown = priceAsCharged(input, { amount: named('tax') ?? 0n, included: taxIncludedInPrices })
  const { summary } = breakdown ?? {}
  const isSum =
    summary?.total === named('total') &&
    summary?.discount === discount &&
    summary.subtotal === (named('subtotal') ?? summary.subtotal)
  if (!breakdown || !isSum) {
    const total = summary?.total ?? 0n
    throw new ApiError({ code: 'AMOUNTS_DO_NOT_ADD_UP', total: formatAmount(total, currency) }, (t, locale) =>
      t('refusals-staff.addUpTo', { total: formatMoney(total, currency, locale) }),
    )
  }
  return breakdown
}

/** The row of the order without its dates and states of handing over. */
function rowOf(ctx: Ctx, order: Given, { id, breakdown }: { readonly id: string; readonly breakdown: Breakdown }) {
  const { total } = breakdown.summary
  const { paid, refunded } = moneyOf(order, breakdown)
  const facts = { ...factsOf(ctx, order), seenByAHuman: true }
  const { email, firstName, lastName } = facts.buyer
  return {
    id,
    number: order.number ?? null,
    source_id: ctx.newId(),
    buyer_email: email ?? null,
    buyer_name: [firstName, lastName].filter(Boolean).join(' ') || null,
    status: order.status,
    payment_status: order.paymentStatus,
    archived: order.archived ?? false,
    total: String(total),
    paid: String(paid),
    refunded: String(refunded),
    doc: { facts, settlement: 'offline', breakdown: toStored(breakdown) },
    payment_id: paid > 0n ? ctx.newId() : null,
    payment_state: stateOf(paid, refunded),
    refund_id: refunded > 0n ? ctx.newId() : null,
    refund_transaction_id: refunded > 0n ? ctx.newId() : null,
  }
}

const stateOf = (paid: bigint, refunded: bigint) => {
  if (refunded === 0n) return 'APPROVED'
  return refunded === paid ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
}

/** Paid and given back; what the payment status says need not be named. Throws PAYMENTS_DO_NOT_ADD_UP. */
function moneyOf({ paymentStatus: status, balanceSummary }: Given, { summary: { total }, currency }: Breakdown) {
  const named = (part: 'paid' | 'refunded') => {
    const amount = balanceSummary?.[part]?.amount
    return amount === undefined ? undefined : amountIn(amount, currency, `order.balanceSummary.${part}.amount`)
  }
  const paid = named('paid') ?? (status === 'NOT_PAID' || status === 'PARTIALLY_PAID' ? 0n : total)
  const refunded = named('refunded') ?? (status === 'FULLY_REFUNDED' ? paid : 0n)
  const payments = paid > 0n ? [{ status: stateOf(paid, refunded), amount: paid, refunded } as const] : []
  if (refunded > paid || paid > total || paymentStatus(total, payments) !== status)
    throw new ApiError({ code: 'PAYMENTS_DO_NOT_ADD_UP' })
  return { paid, refunded }
}

/** Lines with what was handed over of them. What needs no hand is not handed over. */
function handedOf({ fulfillmentStatus: given }: Given, stored: readonly ReturnType<typeof lineRow>[]) {
  const needs = (line: (typeof stored)[number]) =>
    handedLines([{ doc: line.doc, quantity: BigInt(line.quantity) }]).length > 0
  const lines = stored.map((line) => ({ ...line, fulfilled: given === 'FULFILLED' && needs(line) ? line.quantity : 0 }))
  const status = fulfillmentStatus(
    handedLines(lines.map(({ doc, quantity, fulfilled }) => ({ doc, quantity, fulfilled: BigInt(fulfilled) }))),
  )
  return { lines, status, any: lines.some(({ fulfilled }) => fulfilled > 0) }
}
