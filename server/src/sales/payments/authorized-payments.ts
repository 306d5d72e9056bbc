import type { TransactionStatus } from '@fairground/contract/enumerations/payments.ts'
import { captured } from '@fairground/domain/orders/payment-status.ts'
import type { RowOf } from '../../db/statement.ts'
import { amountIn } from '../../ground/amount.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { findPayment, noteDecision, orderOfPayments, paymentsOfOrder, waitingPayments } from './queries.ts'
import { type Act, type Settling, settlePayment } from './settle-payment.ts'

export interface Chosen {
  readonly paymentId: string
  readonly amount?: { readonly amount: string } | undefined
}

type Decision = 'capture' | 'void'

/** A chosen payment, and the minor units that are taken of it: none where it is given up. */
interface Wanted {
  readonly paymentId: string
  readonly act: Act
  readonly taken: bigint
  /** Done by the same request before. */
  readonly isDone: boolean
}

const outcomes = { capture: 'APPROVED', void: 'VOIDED' } as const satisfies Record<Decision, TransactionStatus>

/**
 * Captures, whole or in part, or voids payments that an order has authorized. All are checked before the first provider is called. A
 * request that is repeated with its key is answered as before.
 */
export async function decideAuthorized(
  ctx: Ctx,
  settling: Settling,
  request: { orderId: string; chosen: readonly Chosen[]; act: Decision },
): Promise<void> {
  const { act } = request
  for (const { paymentId, act: wanted, taken } of await wantedOf(ctx, settling, request)) {
    const once = onceOf(ctx)
    if (once !== undefined) await ctx.db.run(noteDecision, { id: paymentId, once, taken })
    const { status } = await settlePayment(ctx, settling, paymentId, wanted)
    // Its provider does not take this part.
    if (status === 'AUTHORIZED' && typeof wanted === 'object') throw new ApiError({ code: 'INVALID_AMOUNT', paymentId })
    refuseUnless(outcomes[act], status, paymentId)
    // Of amounts that are taken at once one is taken, and the others are refused.
    if (act === 'capture' && (await ctx.db.row(findPayment, { id: paymentId }))?.amount !== taken)
      throw new ApiError({ code: 'PAYMENT_ALREADY_CAPTURED', paymentId })
  }
}

type PaymentRow = RowOf<typeof findPayment>

async function wantedOf(
  ctx: Ctx,
  { methods }: Settling,
  { orderId, chosen, act }: { orderId: string; chosen: readonly Chosen[]; act: Decision },
): Promise<Wanted[]> {
  const order = await ctx.db.row(orderOfPayments, { orderId })
  if (!order) throw new ApiError({ code: 'ORDER_NOT_FOUND' })
  const payments = await ctx.db.rows(paymentsOfOrder, { orderId })
  const wanted = chosen.map(({ paymentId, amount }, i): Wanted => {
    const payment = payments.find(({ id }) => id === paymentId)
    if (!payment) throw new ApiError({ code: 'PAYMENT_NOT_FOUND', paymentId })
    const part = amount && amountIn(amount.amount, order.currency, `payments[${i}].amount.amount`)
    const reserved = payment.doc.authorized === undefined ? payment.amount : BigInt(payment.doc.authorized)
    const taken = act === 'void' ? 0n : (part ?? reserved)
    const isDone = isRepeated(payment, taken, onceOf(ctx))
    if (!isDone) refuseUnless('AUTHORIZED', payment.status, paymentId)
    if (!methods.provider(payment.provider)) throw new ApiError({ code: 'PAYMENT_NOT_AUTHORIZED', paymentId })
    const isTakeable = isDone || mayTake(order)({ requestId: payment.doc.requestId ?? null })
    if (act === 'capture' && (taken <= 0n || taken > reserved || !isTakeable))
      throw new ApiError({ code: 'INVALID_AMOUNT', paymentId })
    return { paymentId, act: act === 'capture' && taken < reserved ? { capture: taken } : act, taken, isDone }
  })
  return [...new Map(wanted.map((one) => [one.paymentId, one])).values()].filter(({ isDone }) => !isDone)
}

/** Nothing is taken for an order that owes nothing, to go back at once; what pays a request of a change is owed only with it. */
const mayTake =
  (order: RowOf<typeof orderOfPayments> | undefined) =>
  ({ requestId }: { readonly requestId: string | null }): boolean =>
    requestId !== null || (order?.owed ?? 0n) > 0n

const onceOf = ({ caller, idempotencyKey }: Ctx): string | undefined =>
  idempotencyKey === undefined ? undefined : `${caller.kind} ${'id' in caller ? caller.id : ''} ${idempotencyKey}`

/** True of a decided payment where the request with this key wanted what was done. Throws IDEMPOTENCY_KEY_REUSED. */
function isRepeated(
  { status, amount, doc: { decided } }: PaymentRow,
  taken: bigint,
  once: string | undefined,
): boolean {
  const before = once === undefined ? undefined : decided?.[once]
  if (before === undefined || status === 'AUTHORIZED') return false
  if (before !== String(taken)) throw new ApiError({ code: 'IDEMPOTENCY_KEY_REUSED' })
  return captured[status] ? taken === amount : status === 'VOIDED' && taken === 0n
}

function refuseUnless(wanted: TransactionStatus, status: TransactionStatus, paymentId: string): void {
  if (status !== wanted) throw new ApiError({ code: refusalOf[status] ?? 'PAYMENT_NOT_AUTHORIZED', paymentId })
}

const refusalOf: Partial<Record<TransactionStatus, 'PAYMENT_ALREADY_CAPTURED' | 'PAYMENT_ALREADY_VOIDED'>> = {
  APPROVED: 'PAYMENT_ALREADY_CAPTURED',
  PARTIALLY_REFUNDED: 'PAYMENT_ALREADY_CAPTURED',
  REFUNDED: 'PAYMENT_ALREADY_CAPTURED',
  VOIDED: 'PAYMENT_ALREADY_VOIDED',
}

/** The same of every authorized payment of an order. */
export async function decideAllAuthorized(ctx: Ctx, settling: Settling, orderId: string, act: Decision): Promise<void> {
  const waiting = (await ctx.db.rows(waitingPayments, { orderId, status: 'AUTHORIZED' })).filter(
    act === 'capture' ? mayTake(await ctx.db.row(orderOfPayments, { orderId })) : () => true,
  )
  if (waiting.length === 0) throw new ApiError({ code: 'ORDER_STATUS_NOT_AUTHORIZED' })
  const chosen = waiting.map(({ id: paymentId }) => ({ paymentId }))
  await decideAuthorized(ctx, settling, { orderId, chosen, act })
}
