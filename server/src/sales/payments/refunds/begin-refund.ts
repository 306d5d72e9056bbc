import { createHash } from 'node:crypto'
import type { refundPayments as operation } from '@fairground/contract/ecom/order-billing.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { canonical } from '@fairground/domain/canonical.ts'
import { formatAmount } from '@fairground/domain/money.ts'
import type { EventRefund } from '@fairground/domain/orders/event-refund.ts'
import type { ComputedRefund } from '@fairground/domain/orders/refund.ts'
import { present } from '@fairground/domain/present.ts'
import { record } from '../../../audit/record.ts'
import { violatedConstraint } from '../../../db/faults.ts'
import { amountIn } from '../../../ground/amount.ts'
import { ApiError } from '../../../ground/api-error.ts'
import type { Caller } from '../../../ground/caller.ts'
import type { Db, Tx } from '../../../ground/database.ts'
import type { Sealer } from '../../../ground/sealer.ts'
import { happen } from '../../../outbox/happenings.ts'
import { giveCredit } from '../../gift-cards/give-credit.ts'
import { addToHistory } from '../../purchase/activities.ts'
import { type LockedOrder, lockOrderRow } from '../../purchase/change-order.ts'
import { orderPriceWriter } from '../../purchase/order-price.ts'
import type { PaymentMethods } from '../methods.ts'
import { paymentsOfOrder } from '../queries.ts'
import { findByKey, insertRefund, insertRefundTransaction } from './queries.ts'
import { compute, leftOf, type RefundableOrder, readRefundable, refundabilityOf, refusalToWire } from './refundable.ts'

/** `all`: what is left of delivery, and every unit that can go back on sale, as it is found under the lock of the order. */
export type RefundRequest = RequestOf<typeof operation> & {
  readonly all?: { readonly shipping: boolean; readonly restock: boolean }
  /** Gives back the difference to a cheaper kind of ticket: the order costs less by it, too. */
  readonly ofChange?: boolean
}

interface RefundContext {
  readonly db: Db
  readonly now: Date
  readonly locale: string
  /** A staff user. */
  readonly authorId?: string
  /** Absent where the shop itself gives back. */
  readonly caller?: Caller
  readonly requestId?: string
  /** Seals the code of a gift card, where credit may be given. */
  readonly sealer?: Sealer
  newId(): string
  /** Caller and key of the request: a repeated one is the same refund. */
  readonly once?: { readonly caller: string; readonly key: string } | undefined
}

/**
 * First step of a refund: every amount is taken from its payment, units and delivery are counted as given, and the refund is on
 * record. Nothing has moved yet. Returns its id, of the first one where the key was used before.
 */
export async function beginRefund(
  context: RefundContext,
  methods: PaymentMethods,
  request: RefundRequest,
): Promise<string> {
  const bodyHash = createHash('sha256').update(canonical(request)).digest('base64url')
  try {
    return await context.db.inTx((tx) => begin(tx, context, methods, { ...request, bodyHash }))
  } catch (error) {
    // Another order's refund has taken the key meanwhile; it is found now.
    if (violatedConstraint(error) !== 'refunds_once') throw error
    return context.db.inTx((tx) => begin(tx, context, methods, { ...request, bodyHash }))
  }
}

/** The same in the transaction of its cause, which holds the order's row. */
export const beginRefundWithin = (
  tx: Tx,
  context: Omit<RefundContext, 'db' | 'once'>,
  methods: PaymentMethods,
  request: RefundRequest,
): Promise<string> => begin(tx, context, methods, { ...request, bodyHash: null })

/** Parts of payments as a refund names them; `external` are given back by a person. */
export function paymentRefundsOf(
  parts: EventRefund['byProvider'],
  { currency, locale, external = false }: { currency: string; locale: string; external?: boolean },
): RefundRequest['paymentRefunds'] {
  const write = orderPriceWriter(currency, locale)
  return parts.map(({ paymentId, amount }) => ({
    paymentId,
    amount: { amount: write(amount).amount },
    externalRefund: external,
  }))
}

async function begin(
  tx: Tx,
  context: Omit<RefundContext, 'db'>,
  methods: PaymentMethods,
  { bodyHash, ...requested }: RefundRequest & { readonly bodyHash: string | null },
): Promise<string> {
  const { now, once, newId, authorId } = context
  const order = await lockOrderRow(tx, requested.orderId)
  if (!order) throw new ApiError({ code: 'ORDER_NOT_FOUND' })
  const before = once && (await tx.row(findByKey, once))
  if (before) {
    if (before.bodyHash !== bodyHash) throw new ApiError({ code: 'IDEMPOTENCY_KEY_REUSED' })
    return before.id
  }
  const refundable = await readRefundable(tx, order.id)
  const request = withAll(refundable, requested)
  const computed = compute(refundable, request.refundItems)
  if (!computed.ok) throw refusalToWire(computed.refusals[0]!, orderPriceWriter(order.currency, context.locale)) // refused for something
  const restock = restocked(refundable, request)
  const parts = await partsOf(tx, order, methods, request)

  const id = newId()
  const { notifications } = request.sideEffects ?? {}
  await tx.run(insertRefund, {
    id,
    orderId: order.id,
    shipping: computed.refund.shipping?.total ?? 0n,
    caller: once?.caller ?? null,
    key: once?.key ?? null,
    bodyHash: once ? bodyHash : null,
    at: now,
    doc: {
      lineItems: linesOf(computed.refund),
      restock,
      // The mail with the code of a gift card says what it is for.
      notifyBuyer: (notifications?.sendCustomerEmail ?? false) && !request.credit,
      ...present({
        fees: feesOf(computed.refund),
        reason: request.customerReason || undefined,
        ofChange: request.ofChange || undefined,
        credit: request.credit || undefined,
        message: notifications?.customMessage || undefined,
      }),
    },
  })
  for (const { paymentId, amount, external } of parts) {
    const taken = await tx.run(insertRefundTransaction, {
      id: newId(),
      paymentId,
      refundId: id,
      amount,
      at: now,
      doc: { external },
    })
    if (taken === 0) throw new ApiError({ code: 'INVALID_PAYMENT_REFUND_AMOUNT', paymentId })
  }
  if (request.credit) await giveCredit(tx, giving(context), { order, refundId: id, amount: sumOf(parts) })
  await addToHistory(tx, context, order.id, [
    { type: 'REFUND_INITIATED', ...present({ authorId: authorId || undefined }) },
  ])
  if (context.caller)
    await record(tx, context, {
      action: 'order.refunded',
      target: { id: order.id, name: String(order.number) },
      after: {
        amount: orderPriceWriter(order.currency, context.locale)(sumOf(parts)).amount,
        currency: order.currency,
      },
    })
  await happen(tx, [{ entity: 'refund', entityId: id, slug: 'created', payload: { orderId: order.id } }], context)
  return id
}

const sumOf = (parts: readonly { readonly amount: bigint }[]): bigint =>
  parts.reduce((sum, { amount }) => sum + amount, 0n)

function giving(context: Omit<RefundContext, 'db'>) {
  const { sealer } = context
  if (!sealer) throw new Error('This refund gives no credit')
  return { ...context, sealer }
}

/** The request with all that it takes of the order in place of `all`. */
function withAll({ lines, shipping, currency }: RefundableOrder, { all, ...request }: RefundRequest): RefundRequest {
  const left = all?.shipping && shipping ? shipping.total - shipping.given : 0n
  const delivery = left > 0n ? { shipping: { amount: { amount: formatAmount(left, currency) } } } : {}
  const restock = { lineItems: lines.flatMap(({ id, restockable }) => unitsOf(id, restockable)) }
  return {
    ...request,
    refundItems: { ...request.refundItems, ...delivery },
    sideEffects: { ...request.sideEffects, ...(all?.restock ? { restock } : {}) },
  }
}

const unitsOf = (lineItemId: string, quantity: number) => (quantity > 0 ? [{ lineItemId, quantity }] : [])

const linesOf = ({ lineItems }: ComputedRefund) =>
  lineItems.map(({ lineItemId, quantity, parts }) => ({ lineItemId, quantity, amount: String(parts.total) }))

const feesOf = ({ fees }: ComputedRefund) =>
  fees.length > 0 ? fees.map(({ id, parts }) => ({ id, amount: String(parts.total) })) : undefined

/** Units that go back on sale. Throws LINE_ITEM_NOT_FOUND, INVALID_LINE_ITEM_RESTOCK_QUANTITY. */
function restocked({ lines }: RefundableOrder, { sideEffects }: RefundRequest) {
  const units = Map.groupBy(sideEffects?.restock?.lineItems ?? [], ({ lineItemId }) => lineItemId)
  return [...units].map(([lineItemId, items]) => {
    const quantity = items.reduce((sum, item) => sum + item.quantity, 0)
    const line = lines.find(({ id }) => id === lineItemId)
    if (!line) throw new ApiError({ code: 'LINE_ITEM_NOT_FOUND', lineItemId, quantity })
    const { restockable: left } = line
    if (quantity > left) throw new ApiError({ code: 'INVALID_LINE_ITEM_RESTOCK_QUANTITY', lineItemId, quantity, left })
    return { lineItemId, quantity }
  })
}

/** Amount taken of each payment, and if by hand. */
async function partsOf(tx: Tx, order: LockedOrder, methods: PaymentMethods, request: RefundRequest) {
  const { paymentRefunds, credit = false } = request
  const payments = await tx.rows(paymentsOfOrder, { orderId: order.id })
  const write = orderPriceWriter(order.currency, 'en')
  const taken = new Map<string, bigint>()
  return paymentRefunds.map((requested, i) => {
    const { paymentId } = requested
    // A gift card is in place of every payment: none moves.
    const external = credit || (requested.externalRefund ?? false)
    const payment = payments.find(({ id }) => id === paymentId)
    if (!payment) throw new ApiError({ code: 'PAYMENT_NOT_FOUND', paymentId })
    const able = refundabilityOf(order.status, payment, { methods, siteId: tx.siteId })
    if (able.status === 'NOT_REFUNDABLE')
      throw new ApiError({ code: 'PAYMENT_NOT_REFUNDABLE', paymentId, nonRefundableReason: able.reason })
    if (able.status === 'MANUAL' && !external)
      throw new ApiError({ code: 'EXTERNAL_REFUND_EXPECTED', paymentId, manuallyRefundableReason: able.reason })
    const left = leftOf(payment) - (taken.get(paymentId) ?? 0n)
    const amount = requested.amount
      ? amountIn(requested.amount.amount, order.currency, `paymentRefunds[${i}].amount.amount`)
      : left
    if (amount <= 0n || amount > left)
      throw new ApiError({ code: 'INVALID_PAYMENT_REFUND_AMOUNT', paymentId, left: write(left).amount }, (t, locale) =>
        t('refusals-staff.leftOfPayment', { left: orderPriceWriter(order.currency, locale)(left).formattedAmount }),
      )
    taken.set(paymentId, (taken.get(paymentId) ?? 0n) + amount)
    return { paymentId, amount, external }
  })
}
