import type { calculateRefund, getOrderRefundability, refundPayments } from '@fairground/contract/ecom/order-billing.ts'
import type { getRefundabilityStatus, triggerRefund } from '@fairground/contract/ecom/order-collecting.ts'
import { MANUAL_PAYMENT_METHOD } from '@fairground/contract/enumerations/payments.ts'
import type { ResponseOf } from '@fairground/contract/operation.ts'
import { captured } from '@fairground/domain/orders/payment-status.ts'
import type { computeRefund, RefundParts, RefundRefusal } from '@fairground/domain/orders/refund.ts'
import type { Refundability } from '@fairground/domain/orders/refundability.ts'
import { present } from '@fairground/domain/present.ts'
import type { RowOf } from '../../../db/statement.ts'
import { itemError } from '../../../http/bulk-answers.ts'
import type { WriteOrderPrice } from '../../purchase/order-price.ts'
import type { paymentsOfOrder } from '../queries.ts'
import { leftOf, type RefundableOrder, refusalToWire } from './refundable.ts'

type Payment = RowOf<typeof paymentsOfOrder> & { readonly able: Refundability }
type RefundabilityAnswer = ResponseOf<typeof getOrderRefundability>
type Monetary = RefundabilityAnswer['paymentsSummary']['monetary']

const amountsOf = (payment: Payment) => ({
  paid: captured[payment.status] ? payment.amount : 0n,
  refunded: payment.refunded,
  refundPending: payment.refundPending,
  maxRefund: payment.able.status === 'NOT_REFUNDABLE' ? 0n : leftOf(payment),
})

function monetaryOf(payments: readonly Payment[], write: WriteOrderPrice): Monetary {
  const parts = payments.map(amountsOf)
  const sum = (part: keyof ReturnType<typeof amountsOf>) => write(parts.reduce((all, one) => all + one[part], 0n))
  return {
    paid: sum('paid'),
    refunded: sum('refunded'),
    refundPending: sum('refundPending'),
    maxRefund: sum('maxRefund'),
  }
}

const ableToWire = (able: Refundability) => {
  switch (able.status) {
    case 'REFUNDABLE':
      return { refundable: true }
    case 'MANUAL':
      return { manuallyRefundable: { reason: able.reason } }
    case 'NOT_REFUNDABLE':
      return { nonRefundable: { reason: able.reason } }
    default:
      return able satisfies never
  }
}

type Status = ResponseOf<typeof getRefundabilityStatus>['refundabilities'][number]

/** Refundability of one payment, as the collector of payments answers it. */
export function statusToWire({ id: paymentId, able }: Payment): Status {
  const { status: refundabilityStatus } = able
  const one = { paymentId, refundabilityStatus }
  switch (able.status) {
    case 'REFUNDABLE':
      return one
    case 'MANUAL':
      return { ...one, manuallyRefundableReason: able.reason }
    case 'NOT_REFUNDABLE':
      return { ...one, nonRefundableReason: able.reason }
    default:
      return able satisfies never
  }
}

type Failed = ResponseOf<typeof triggerRefund>['failedPaymentIds']

/** Payments of a refund that their providers did not give back. */
export const failedParts = ({ transactions }: ResponseOf<typeof refundPayments>['refund']): Failed =>
  transactions.flatMap(({ paymentId: id, refundStatus, refundStatusInfo }, originalIndex) =>
    refundStatus === 'FAILED'
      ? [
          {
            id,
            originalIndex,
            success: false,
            error: { code: 'REFUND_FAILED', description: refundStatusInfo?.description ?? '' },
          },
        ]
      : [],
  )

export const refundabilityToWire = (
  payments: readonly Payment[],
  { lines, shipping, fees }: RefundableOrder,
  write: WriteOrderPrice,
): RefundabilityAnswer => ({
  payments: payments.map((payment) => ({
    ...ableToWire(payment.able),
    payment: {
      paymentId: payment.id,
      monetary: monetaryOf([payment], write),
      ...present({ paymentMethod: payment.doc.method || undefined }),
      offlinePayment: payment.provider === MANUAL_PAYMENT_METHOD,
    },
  })),
  paymentsSummary: { monetary: monetaryOf(payments, write) },
  lineItems: lines.map(({ id, quantity, refunded, given }) => ({
    lineItemId: id,
    originalQuantity: quantity,
    refundedQuantity: refunded,
    availableRefundQuantity: quantity - given,
  })),
  ...present({
    shipping: shipping
      ? {
          amount: write(shipping.total),
          refundedAmount: write(shipping.given),
          availableRefundAmount: write(shipping.total - shipping.given),
        }
      : undefined,
  }),
  additionalFees: fees.map(({ id, total, given }) => ({
    additionalFeeId: id,
    amount: write(total),
    refundedAmount: write(given),
    availableRefundAmount: write(total - given),
  })),
})

const summaryOf = ({ total, tax, discount, subtotal }: RefundParts, write: WriteOrderPrice) => ({
  total: write(total),
  tax: write(tax),
  discount: write(discount),
  subtotal: write(subtotal),
})

export function computedToWire(
  computed: ReturnType<typeof computeRefund>,
  write: WriteOrderPrice,
): ResponseOf<typeof calculateRefund> {
  if (!computed.ok) return { notAvailable: { errors: computed.refusals.map((refusal) => errorToWire(refusal, write)) } }
  const { lineItems, shipping, fees, sum } = computed.refund
  return {
    available: true,
    summary: {
      ...summaryOf(sum, write),
      lineItemsSubtotal: write(lineItems.reduce((all, { parts }) => all + parts.subtotal, 0n)),
      additionalFeesTotal: write(sum.fees),
    },
    calculatedRefundItems: {
      lineItems: lineItems.map(({ parts, ...item }) => ({ item, summary: summaryOf(parts, write) })),
      ...present({
        shipping: shipping
          ? { shipping: { amount: write(shipping.total) }, summary: summaryOf(shipping, write) }
          : undefined,
      }),
      additionalFees: fees.map(({ id, parts }) => ({
        additionalFee: { additionalFeeId: id, amount: write(parts.total) },
        summary: summaryOf(parts, write),
      })),
    },
  }
}

type CalculationError = NonNullable<ResponseOf<typeof calculateRefund>['notAvailable']>['errors'][number]

function errorToWire(refusal: RefundRefusal, write: WriteOrderPrice): CalculationError {
  const error = { applicationError: itemError(refusalToWire(refusal, write)) }
  switch (refusal.code) {
    case 'LINE_ITEM_NOT_FOUND':
    case 'INVALID_LINE_ITEM_REFUND_QUANTITY':
      return { lineItem: { lineItemId: refusal.lineItemId, quantity: refusal.quantity }, error }
    case 'ADDITIONAL_FEE_NOT_FOUND':
      return { additionalFee: { additionalFeeId: refusal.additionalFeeId }, error }
    case 'INVALID_ADDITIONAL_FEE_REFUND_AMOUNT': {
      const { additionalFeeId, left } = refusal
      return { additionalFee: { additionalFeeId, amount: write(left) }, error }
    }
    case 'SHIPPING_NOT_FOUND':
      return { error }
    case 'INVALID_SHIPPING_REFUND_AMOUNT':
      return { shipping: { amount: write(refusal.left) }, error }
    default:
      return refusal satisfies never
  }
}
