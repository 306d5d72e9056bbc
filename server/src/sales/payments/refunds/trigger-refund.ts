import type { triggerRefund as operation } from '@fairground/contract/ecom/order-collecting.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import { ApiError } from '../../../ground/api-error.ts'
import { throwAsSent } from '../../../ground/as-sent.ts'
import type { RefundRequest } from './begin-refund.ts'

type Request = RequestOf<typeof operation>

/** The same refund as order billing requests it. */
export function asBilled({ ecomOrderId, payments, details = {}, sideEffects = {} }: Request): RefundRequest {
  const { items = [], lineItems = [], shippingIncluded = false, shipping, additionalFees, reason } = details
  const { restockInfo, sendOrderRefundedEmail, customMessage } = sideEffects
  const { type = restockInfo?.items ? 'SOME_ITEMS' : 'NO_ITEMS', items: restocked = [] } = restockInfo ?? {}
  return {
    orderId: ecomOrderId,
    paymentRefunds: payments,
    refundItems: {
      lineItems: [...items, ...lineItems],
      ...present({ additionalFees, shipping: shipping || undefined }),
    },
    sideEffects: {
      ...(type === 'SOME_ITEMS' ? { restock: { lineItems: restocked } } : {}),
      notifications: present({ sendCustomerEmail: sendOrderRefundedEmail, customMessage }),
    },
    ...present({ customerReason: reason }),
    all: { shipping: shippingIncluded && !shipping, restock: type === 'ALL_ITEMS' },
  }
}

const codeOf = {
  PAYMENT_NOT_FOUND: 'PAYMENTS_NOT_FOUND',
  PAYMENT_NOT_REFUNDABLE: 'REFUND_NOT_AVAILABLE',
  EXTERNAL_REFUND_EXPECTED: 'REFUND_NOT_AVAILABLE',
  INVALID_PAYMENT_REFUND_AMOUNT: 'INVALID_AMOUNT',
} as const

/** Fields of order billing, as this operation has them. */
const FIELDS = [
  ['paymentRefunds', 'payments'],
  ['refundItems', 'details'],
] as const

/** Rethrows a refusal of the refund under the code, and with the fields, that this operation declares. */
export function throwAsTriggered(error: unknown): never {
  if (!(error instanceof ApiError) || !(error.code in codeOf)) throwAsSent(error, FIELDS)
  throw new ApiError({ ...error.data, code: codeOf[error.code as keyof typeof codeOf] }, error.sentence)
}
