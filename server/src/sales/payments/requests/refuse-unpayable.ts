import { formatMoney } from '@fairground/domain/formatting/money.ts'
import type { PaymentRequestState } from '@fairground/domain/orders/payment-request.ts'
import { ApiError } from '../../../ground/api-error.ts'
import type { RequestRow } from './queries.ts'

/** Throws ORDER_ALREADY_PAID or PAYMENT_REQUEST_NOT_PAYABLE for a request of which no payment may begin. */
export function refuseUnpayable({ id, orderId, owed, currency }: RequestRow, state: PaymentRequestState): void {
  if (state === 'UNPAID') return
  const refusal = { code: 'PAYMENT_REQUEST_NOT_PAYABLE', orderPaymentRequestId: id } as const
  if (state !== 'NOT_OWED' || owed === null) throw new ApiError(refusal)
  if (owed === 0n) throw new ApiError({ code: 'ORDER_ALREADY_PAID', orderId })
  throw new ApiError(refusal, (t, locale) =>
    t('refusals-sales.requestBeyondOwed', { owed: formatMoney(owed, currency, locale) }),
  )
}
