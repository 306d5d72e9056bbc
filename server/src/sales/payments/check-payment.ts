import type { Ctx } from '../../ground/context.ts'
import { placedOrder, type ViewedOrder } from '../purchase/view/placed-order.ts'
import { answerOf, type Paying, type PaymentAnswer } from './pay-order.ts'
import { findLatestPayment } from './queries.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * State of an order's payment, read from its provider where it is not decided. A provider that does not answer now leaves it
 * PENDING: the job asks again.
 */
export async function checkPayment(
  ctx: Ctx,
  paying: Paying,
  { orderId, token }: { readonly orderId: string; readonly token?: string | undefined },
): Promise<PaymentAnswer> {
  const viewed = await placedOrder(ctx, paying.links, { orderId, token })
  const payment = await ctx.db.row(findLatestPayment, { orderId })
  if (!payment) return { orderId, status: withoutPayment(viewed) }
  const isOurs = paying.methods.provider(payment.provider) !== undefined
  if (payment.status !== 'PENDING' || !isOurs) return decided(viewed, payment)
  try {
    const answer = answerOf(orderId, await settlePayment(ctx, paying, payment.id))
    return viewed.status === 'CANCELED' ? { orderId, status: 'CANCELED' } : answer
  } catch (error) {
    paying.onFault(error)
    return { orderId, status: 'PENDING' }
  }
}

interface LatestPayment {
  readonly status: Parameters<typeof answerOf>[1]['status']
  readonly requestId: string | null
}

function decided(viewed: ViewedOrder, { status, requestId }: LatestPayment) {
  if (viewed.status === 'CANCELED') return { orderId: viewed.id, status: 'CANCELED' as const }
  // Paid outside after a card was declined: the order stands. Of a requested part, its own payment says how it ended.
  if (viewed.status === 'APPROVED' && requestId === null) return { orderId: viewed.id, status: withoutPayment(viewed) }
  return answerOf(viewed.id, { status })
}

/** State of an order with no payment of a provider. */
function withoutPayment({ status, paymentStatus }: ViewedOrder): PaymentAnswer['status'] {
  if (status === 'CANCELED') return 'CANCELED'
  if (status !== 'APPROVED') return 'UNPAID'
  return paymentStatus === 'NOT_PAID' ? 'OFFLINE' : 'PAID'
}
