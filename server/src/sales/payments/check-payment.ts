import type { Ctx } from '../../ground/context.ts'
import { type PayableOrder, payableOrder } from '../purchase/view/placed-order.ts'
import { answerOf, type Paying, type PaymentAnswer } from './pay-order.ts'
import { findLatestPayment, type PaymentToSettle } from './queries.ts'
import { settleFound } from './settle-payment.ts'

/**
 * State of an order's payment, read from its provider where it is not decided. A provider that does not answer now leaves it
 * PENDING: the job asks again.
 */
export async function checkPayment(
  ctx: Ctx,
  paying: Paying,
  { orderId, token }: { readonly orderId: string; readonly token?: string | undefined },
): Promise<PaymentAnswer> {
  const viewed = await payableOrder(ctx, paying.links, { orderId, token, onlyShows: true })
  const payment = await ctx.db.row(findLatestPayment, { orderId })
  if (!payment) return { orderId, status: withoutPayment(viewed) }
  const isOurs = paying.methods.provider(payment.provider) !== undefined
  if (payment.status !== 'PENDING' || !isOurs) return decided(viewed, payment)
  try {
    const answer = answerOf(orderId, await settleFound(ctx, paying, payment))
    return viewed.status === 'CANCELED' ? { orderId, status: 'CANCELED' } : answer
  } catch (error) {
    paying.onFault(error)
    return { orderId, status: 'PENDING' }
  }
}

function decided(viewed: PayableOrder, { status, doc: { requestId } }: PaymentToSettle) {
  if (viewed.status === 'CANCELED') return { orderId: viewed.id, status: 'CANCELED' as const }
  // Paid outside after a card was declined: the order stands. Of a requested part, its own payment says how it ended.
  if (viewed.status === 'APPROVED' && requestId === undefined)
    return { orderId: viewed.id, status: withoutPayment(viewed) }
  return answerOf(viewed.id, { status })
}

/** State of an order with no payment of a provider. */
function withoutPayment({ status, paymentStatus }: PayableOrder): PaymentAnswer['status'] {
  if (status === 'CANCELED') return 'CANCELED'
  if (status !== 'APPROVED') return 'UNPAID'
  return paymentStatus === 'NOT_PAID' ? 'OFFLINE' : 'PAID'
}
