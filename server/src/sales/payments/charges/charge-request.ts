import type { chargeOrderPaymentRequest } from '@fairground/contract/ecom/order-payment-requests.ts'
import type { RequestOf, ResponseOf } from '@fairground/contract/operation.ts'
import { formatAmount } from '@fairground/domain/money.ts'
import { type PaymentRequestState, paymentRequestState } from '@fairground/domain/orders/payment-request.ts'
import { present } from '@fairground/domain/present.ts'
import { ApiError } from '../../../ground/api-error.ts'
import type { Ctx } from '../../../ground/context.ts'
import { isUuid } from '../../../ground/ids.ts'
import type { OrderLinks } from '../../purchase/order-links.ts'
import { isUnderWay } from '../queries.ts'
import { getRequest, requestNotFound } from '../requests/change-requests.ts'
import { lockRequest, type RequestRow } from '../requests/queries.ts'
import { buyersToken } from './buyers-token.ts'
import { type Charging, chargeSaved } from './charge-saved.ts'
import { decisionOf } from './reserved-term.ts'

type Request = RequestOf<typeof chargeOrderPaymentRequest>

const refusalOf = {
  PAID: 'CANNOT_CHARGE_PAID_ORDER_PAYMENT_REQUEST',
  EXPIRED: 'CANNOT_CHARGE_EXPIRED_ORDER_PAYMENT_REQUEST',
  VOIDED: 'CANNOT_CHARGE_VOIDED_ORDER_PAYMENT_REQUEST',
  UNPAID: undefined,
  // Refused by what is owed: ORDER_PAID, or INVALID_AMOUNT.
  NOT_OWED: undefined,
} as const satisfies Record<PaymentRequestState, string | undefined>

function refuseUnlessUnpaid(row: RequestRow, now: Date): void {
  const code = refusalOf[paymentRequestState(row, now)]
  if (code) throw new ApiError({ code, orderPaymentRequestId: row.id })
}

/** Charges a requested amount to what its buyer saved: to the one that the token names, else to their default. */
export async function chargeRequest(
  ctx: Ctx,
  deps: Charging & { readonly links: OrderLinks },
  { orderPaymentRequestId, paymentToken }: Request,
): Promise<ResponseOf<typeof chargeOrderPaymentRequest>> {
  const row = await getRequest(ctx, orderPaymentRequestId)
  if (paymentToken && !isUuid(paymentToken)) throw new ApiError({ code: 'PAYMENT_METHOD_UNAVAILABLE' })
  const { settled, reason } = await chargeSaved(ctx, deps, {
    orderId: row.orderId,
    requestId: row.id,
    decision: row.doc.delayedCapture && decisionOf(ctx, row.doc.delayedCapture, 'delayedCapture'),
    savedId: paymentToken ?? undefined,
    amount: formatAmount(row.amount, row.currency),
    absent: true,
    key: ctx.idempotencyKey,
    check: async (tx, payments) => {
      const locked = await tx.row(lockRequest, { id: row.id })
      if (!locked) throw requestNotFound(row.id)
      refuseUnlessUnpaid(locked, ctx.now)
      if (payments.some((payment) => payment.doc.requestId === row.id && isUnderWay(payment)))
        throw new ApiError({ code: 'PAYMENT_IN_PROGRESS' })
    },
  }).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'NO_SAVED_PAYMENT_METHOD')
      throw new ApiError({ code: 'PAYMENT_METHOD_UNAVAILABLE' })
    throw error
  })
  const paymentResponseToken = buyersToken(ctx, deps.links, { id: row.orderId, buyerEmail: row.buyerEmail })
  if (settled.status === 'DECLINED' || settled.status === 'CANCELED')
    throw new ApiError({
      code: 'INVALID_PAYMENT_STATUS',
      paymentStatus: settled.status,
      paymentResponseToken,
      ...present({ failureDetails: reason }),
    })
  return { paymentResponseToken }
}
