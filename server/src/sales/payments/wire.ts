import type { OrderTransactions, Payment, Refund } from '@fairground/contract/ecom/order-transactions.ts'
import { GIFT_CARDS_APP_ID } from '@fairground/contract/enumerations/gift-cards.ts'
import { MANUAL_PAYMENT_METHOD } from '@fairground/contract/enumerations/payments.ts'
import { isChargeback, takesMoney } from '@fairground/domain/orders/dispute.ts'
import { captured } from '@fairground/domain/orders/payment-status.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import type { RowOf } from '../../db/statement.ts'
import { orderPriceWriter, type WriteOrderPrice } from '../purchase/order-price.ts'
import type { StoredDispute } from './disputes/stored-dispute.ts'
import { EXTERNAL } from './methods.ts'
import { takesReceipt } from './receipts.ts'
import type { PaymentPart, RefundPart, transactionsOfOrders } from './transaction-queries.ts'

export function transactionsToWire(
  { orderId, currency, payments, refunds }: RowOf<typeof transactionsOfOrders>,
  locale: string,
): Static<typeof OrderTransactions> {
  const write = orderPriceWriter(currency, locale)
  return {
    orderId,
    payments: payments.map((payment) => paymentToWire(payment, write)),
    refunds: refunds.map((refund) => refundToWire(refund, write)),
  }
}

/** Name of a payment whose method has none. */
const methods: Readonly<Record<string, string>> = { [MANUAL_PAYMENT_METHOD]: 'Offline', [EXTERNAL]: 'Other' }

function paymentToWire(part: PaymentPart, write: WriteOrderPrice): Static<typeof Payment> {
  const { id, at, changedAt, status, amount, doc } = part
  const { refundDisabled = false } = doc
  return {
    id,
    createdDate: new Date(at).toISOString(),
    updatedDate: new Date(changedAt).toISOString(),
    amount: write(BigInt(amount)),
    status,
    refundDisabled,
    supportReceiptGeneration: takesReceipt({ status, doc }),
    ...(doc.giftCard
      ? {
          giftcardPaymentDetails: {
            giftCardPaymentId: id,
            appId: GIFT_CARDS_APP_ID,
            obfuscatedCode: doc.giftCard.obfuscatedCode,
          },
        }
      : { regularPaymentDetails: regularToWire(part, write) }),
    ...present({
      wixReceipt: doc.receipt && { receiptId: doc.receipt.id, displayNumber: doc.receipt.number },
      externalReceipt: doc.externalReceipt,
    }),
  }
}

/** Details of a payment that is not by gift card. */
function regularToWire(
  { provider, status, amount, reference, doc }: PaymentPart,
  write: WriteOrderPrice,
): NonNullable<Static<typeof Payment>['regularPaymentDetails']> {
  const { method, methodName, gatewayId } = doc
  const means = doc.charges ?? doc.saved
  return {
    offlinePayment: provider === MANUAL_PAYMENT_METHOD,
    status,
    paymentMethod: method ?? methods[provider] ?? provider,
    ...present({
      paymentMethodName: methodName ? { userDefinedName: methodName } : undefined,
      gatewayTransactionId: gatewayId || undefined,
      providerTransactionId: reference || undefined,
    }),
    ...present({ creditCardDetails: means && { lastFourDigits: means.lastFour, brand: means.brand } }),
    savedPaymentMethod: means !== undefined,
    ...present({
      authorizationDetails: doc.captureLater ? authorizationOf({ status, amount, doc }, write) : undefined,
    }),
    chargebacks: (doc.disputes ?? [])
      .filter(({ state }) => isChargeback(state))
      .map((one) => chargebackToWire(one, write)),
  }
}

/** A reserved amount, and what became of it. */
function authorizationOf(
  { status, amount, doc: { decision } }: Pick<PaymentPart, 'status' | 'amount' | 'doc'>,
  write: WriteOrderPrice,
) {
  const scheduled = decision && {
    actionType: decision.act === 'capture' ? ('CAPTURE' as const) : ('VOID' as const),
    executionDate: decision.at,
  }
  return {
    delayedCapture: true,
    captures: captured[status] ? [{ status: 'SUCCEEDED' as const, amount: write(BigInt(amount)) }] : [],
    ...present({ scheduledAction: status === 'AUTHORIZED' ? scheduled : undefined }),
  }
}

const chargebackToWire = ({ id, at, changedAt, amount, state }: StoredDispute, write: WriteOrderPrice) => ({
  id,
  createdDate: at,
  updatedDate: changedAt,
  amount: write(BigInt(amount)),
  reversalAmount: write(takesMoney[state] ? 0n : BigInt(amount)),
  status: takesMoney[state] ? ('APPROVED' as const) : ('REVERSED' as const),
})

function refundToWire(
  { id, at, shipping, doc, transactions }: RefundPart,
  write: WriteOrderPrice,
): Static<typeof Refund> {
  const sum = (...statuses: readonly string[]) =>
    transactions.reduce((all, { status, amount }) => (statuses.includes(status) ? all + BigInt(amount) : all), 0n)
  const pending = sum('PENDING', 'STARTED', 'SCHEDULED')
  const [refunded, failed] = [sum('SUCCEEDED'), sum('FAILED')]
  return {
    id,
    createdDate: new Date(at).toISOString(),
    transactions: transactions.map((part) => ({
      paymentId: part.paymentId,
      amount: write(BigInt(part.amount)),
      refundStatus: part.status,
      ...present({
        refundStatusInfo: part.doc.reason ? { description: part.doc.reason } : undefined,
        providerRefundId: part.reference || undefined,
      }),
      externalRefund: part.doc.external ?? false,
    })),
    details: {
      lineItems: doc.lineItems.map(({ lineItemId, quantity }) => ({ lineItemId, quantity })),
      shippingIncluded: shipping !== '0',
      ...present({
        shipping: shipping === '0' ? undefined : { amount: write(BigInt(shipping)) },
        additionalFees: doc.fees?.map((fee) => ({ additionalFeeId: fee.id, amount: write(BigInt(fee.amount)) })),
        reason: doc.reason || undefined,
        credit: doc.credit,
      }),
    },
    summary: {
      requestedRefund: write(pending + refunded + failed),
      pendingRefund: write(pending),
      refunded: write(refunded),
      failedRefundAmount: write(failed),
      pending: pending > 0n,
      breakdown: {
        lineItems: doc.lineItems.map(({ lineItemId, amount }) => ({
          lineItemId,
          totalRefundedAmount: write(BigInt(amount)),
        })),
      },
    },
  }
}
