import type { TransactionStatus } from '@fairground/contract/enumerations/payments.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { amountIn } from './amount.ts'
import { orderOfPayments, paymentsOfOrder, waitingPayments } from './queries.ts'
import { type Act, type Settling, settlePayment } from './settle-payment.ts'

export interface Chosen {
  readonly paymentId: string
  readonly amount?: { readonly amount: string } | undefined
}

type Decision = Exclude<Act, 'continue'>

const outcomes = { capture: 'APPROVED', void: 'VOIDED' } as const satisfies Record<Decision, TransactionStatus>

/** Captures or voids the payments that an order has authorized. All are checked before the first provider is called. */
export async function decideAuthorized(
  ctx: Ctx,
  settling: Settling,
  { orderId, chosen, act }: { orderId: string; chosen: readonly Chosen[]; act: Decision },
): Promise<void> {
  const order = await ctx.db.row(orderOfPayments, { orderId })
  if (!order) throw new ApiError({ code: 'ORDER_NOT_FOUND' })
  const payments = await ctx.db.rows(paymentsOfOrder, { orderId })
  const ids = chosen.map(({ paymentId, amount }, i) => {
    const payment = payments.find(({ id }) => id === paymentId)
    if (!payment) throw new ApiError({ code: 'PAYMENT_NOT_FOUND', paymentId })
    refuseUnless('AUTHORIZED', payment.status, paymentId)
    if (!settling.methods.provider(payment.provider)) throw new ApiError({ code: 'PAYMENT_NOT_AUTHORIZED', paymentId })
    if (amount && amountIn(amount.amount, order.currency, `payments[${i}].amount.amount`) !== payment.amount)
      throw new ApiError({ code: 'INVALID_AMOUNT', paymentId })
    return paymentId
  })
  for (const paymentId of new Set(ids)) {
    const { status } = await settlePayment(ctx, settling, paymentId, act)
    refuseUnless(outcomes[act], status, paymentId)
  }
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
  const waiting = await ctx.db.rows(waitingPayments, { orderId, status: 'AUTHORIZED' })
  if (waiting.length === 0) throw new ApiError({ code: 'ORDER_STATUS_NOT_AUTHORIZED' })
  const chosen = waiting.map(({ id: paymentId }) => ({ paymentId }))
  await decideAuthorized(ctx, settling, { orderId, chosen, act })
}
