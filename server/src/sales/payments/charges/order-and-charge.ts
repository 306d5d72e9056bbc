import type { createOrderAndCharge } from '@fairground/contract/ecom/checkout-orders.ts'
import type { RequestOf, ResponseOf } from '@fairground/contract/operation.ts'
import { ApiError } from '../../../ground/api-error.ts'
import type { Ctx } from '../../../ground/context.ts'
import { type Paying, payOrder } from '../pay-order.ts'
import { orderOfPayments } from '../queries.ts'
import { savedMethodNotFound, savedOf } from '../saved/saved-methods.ts'
import { buyersToken } from './buyers-token.ts'
import { decisionOf } from './reserved-term.ts'

type Request = RequestOf<typeof createOrderAndCharge>
type Answer = ResponseOf<typeof createOrderAndCharge>

export interface OrderingAndCharging extends Paying {
  /** Makes the order of a checkout of the caller, once. */
  readonly orderCheckout: (
    ctx: Ctx,
    request: Pick<Request, 'id' | 'savePaymentMethod' | 'delayCapture'>,
  ) => Promise<{ readonly orderId: string }>
}

/**
 * Buys a checkout and charges what its member saved. What can be refused is refused before there is an order. A declined charge leaves the
 * order waiting, as a declined payment does: a repeated call charges again, or the buyer goes on with the order's token.
 */
export async function orderAndCharge(
  ctx: Ctx,
  deps: OrderingAndCharging,
  { paymentToken, ...ordered }: Request,
): Promise<Answer> {
  const saved = paymentToken ? await savedToCharge(ctx, paymentToken) : undefined
  const { orderId } = await deps.orderCheckout(ctx, ordered)
  const order = await ctx.db.row(orderOfPayments, { orderId })
  if (!order) throw new ApiError({ code: 'ORDER_NOT_FOUND' })
  if (order.status !== 'INITIALIZED') return { orderId }
  const paymentResponseToken = buyersToken(ctx, deps.links, { ...order, id: orderId })
  const waiting: Answer = { orderId, paymentGatewayOrderId: orderId, paymentResponseToken }
  if (!saved) return waiting
  const { status } = await payOrder(ctx, deps, {
    orderId,
    method: saved.provider,
    savedPaymentMethodId: saved.id,
    captureLater: ordered.delayCapture
      ? { captureLater: true, decision: decisionOf(ctx, { scheduledAction: 'VOID' }, 'delayCapture') }
      : undefined,
  })
  switch (status) {
    case 'PAID':
    case 'AUTHORIZED':
    case 'OFFLINE':
      return { orderId, paymentGatewayOrderId: orderId }
    case 'OPEN':
    case 'PENDING':
      return waiting
    case 'DECLINED':
    case 'UNPAID':
    case 'CANCELED':
      throw new ApiError({ code: 'PAYMENT_ERROR', orderId, transactionStatus: status, paymentResponseToken })
    default:
      return status satisfies never
  }
}

/** Only members save, and each charges what is their own. */
async function savedToCharge({ caller, db }: Ctx, paymentToken: string) {
  if (caller.kind !== 'member') throw savedMethodNotFound(paymentToken)
  return savedOf(db, caller.id, paymentToken)
}
