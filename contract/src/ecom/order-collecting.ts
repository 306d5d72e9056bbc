import Type from 'typebox'
import { ItemMetadata } from '../bulk.ts'
import {
  ManuallyRefundableReason,
  NonRefundableReason,
  RefundableStatus,
  RestockType,
} from '../enumerations/payments.ts'
import { admin, operation } from '../operation.ts'
import { Guid, list, named, nullable, oneOf, optional, text } from '../scalars.ts'
import { DelayedCaptureSettings } from './order-charges.ts'
import { collector, module } from './order-paths.ts'
import { Amount, LineItemRefund, OrderTransactions } from './order-transactions.ts'

export const getRefundabilityStatus = operation({
  module,
  name: 'getRefundabilityStatus',
  summary: 'Refundability of each payment of an order: by the shop, by hand, or not, and why.',
  method: 'GET',
  ...collector('/{ecomOrderId}/refundability'),
  who: admin('orders.read'),
  request: Type.Object({ ecomOrderId: Guid }),
  response: Type.Object({
    refundabilities: Type.Array(
      named(
        'Refundability',
        Type.Object({
          paymentId: Type.String(),
          refundabilityStatus: oneOf(RefundableStatus),
          nonRefundableReason: optional(oneOf(NonRefundableReason)),
          manuallyRefundableReason: optional(oneOf(ManuallyRefundableReason)),
        }),
      ),
    ),
  }),
  refusals: ['ORDER_NOT_FOUND'],
})

const notCollected = [
  'NO_ASSOCIATED_ECOM_ORDER',
  'ORDER_CANCELED',
  'ORDER_STATUS_IS_NOT_SUPPORTED',
  'ORDER_ALREADY_PAID',
  'ORDER_HAS_CHARGEBACKS',
  'PAYMENT_METHODS_NOT_FOUND',
] as const

export const preparePaymentCollection = operation({
  module,
  name: 'preparePaymentCollection',
  summary:
    'Prepares the payment of an amount of an order that stands. Its id is that of a payment request: `getOrderPaymentRequestUrl` has the address where it is paid, and `payOrder` takes it.',
  method: 'POST',
  ...collector('/{ecomOrderId}/prepare-payment-collection'),
  who: admin('orders.write'),
  request: Type.Object({
    ecomOrderId: Guid,
    /** At most what is owed for the order. */
    amount: Amount,
    /** One that was prepared before, and gets this amount. */
    paymentGatewayOrderId: optional(nullable(Guid)),
    /** The older form of `delayedCaptureSettings`: the amount is given up unless the merchant takes it. */
    delayedCapture: optional(Type.Boolean()),
    delayedCaptureSettings: optional(DelayedCaptureSettings),
  }),
  response: Type.Object({ paymentGatewayOrderId: Type.String() }),
  refusals: [
    ...notCollected,
    'INVALID_AMOUNT',
    'ORDER_PAYMENT_REQUEST_NOT_FOUND',
    'CANNOT_UPDATE_ORDER_PAYMENT_REQUEST_AMOUNT',
    'PAYMENT_REQUEST_NOT_PAYABLE',
    'PAYMENT_UNDER_WAY',
  ],
})

export const paymentCollectionCreatePaymentGatewayOrder = operation({
  module,
  name: 'paymentCollectionCreatePaymentGatewayOrder',
  summary:
    'Id with which all that is owed for an order is paid: the order’s own while it waits for its payment, else that of a payment request.',
  method: 'POST',
  ...collector('/{ecomOrderId}/create-payment-gateway-order'),
  who: admin('orders.write'),
  request: Type.Object({ ecomOrderId: Guid }),
  response: Type.Object({ paymentGatewayOrderId: Type.String() }),
  refusals: notCollected,
})

export const triggerRefund = operation({
  module,
  name: 'triggerRefund',
  summary: 'Gives money of one payment back, as `refundPayments` of order billing does.',
  method: 'POST',
  ...collector('/{ecomOrderId}/trigger-refund'),
  who: admin('orders.write'),
  request: Type.Object({
    ecomOrderId: Guid,
    payments: list(
      named(
        'TriggeredPaymentRefund',
        Type.Object({
          paymentId: Guid,
          /** All that is left of the payment unless given. */
          amount: optional(Amount),
          /** It was given back by hand; only the books follow. */
          externalRefund: optional(Type.Boolean()),
        }),
      ),
      1,
      1,
    ),
    details: optional(
      named(
        'TriggeredRefundDetails',
        Type.Object({
          /** The older name of `lineItems`; both are refunded. */
          items: optional(list(LineItemRefund, 300)),
          lineItems: optional(list(LineItemRefund, 300)),
          /** All that is left of the delivery, unless `shipping` has an amount. */
          shippingIncluded: optional(Type.Boolean()),
          shipping: optional(nullable(named('TriggeredShippingRefund', Type.Object({ amount: Amount })))),
          additionalFees: optional(
            list(named('TriggeredFeeRefund', Type.Object({ additionalFeeId: Guid, amount: optional(Amount) })), 100),
          ),
          reason: optional(nullable(text(200))),
        }),
      ),
    ),
    sideEffects: optional(
      named(
        'TriggeredSideEffects',
        Type.Object({
          restockInfo: optional(
            named(
              'RestockInfo',
              Type.Object({
                type: optional(oneOf(RestockType)),
                /** Units that go back where the type is SOME_ITEMS. */
                items: optional(list(LineItemRefund, 300)),
              }),
            ),
          ),
          sendOrderRefundedEmail: optional(Type.Boolean()),
          customMessage: optional(nullable(text(1000, { minLength: 1 }))),
        }),
      ),
    ),
  }),
  response: Type.Object({
    orderTransactions: OrderTransactions,
    refundId: Type.String(),
    /** Payments whose provider refused to give back. */
    failedPaymentIds: Type.Array(ItemMetadata),
  }),
  refusals: [
    'ORDER_NOT_FOUND',
    'PAYMENTS_NOT_FOUND',
    'REFUND_NOT_AVAILABLE',
    'INVALID_AMOUNT',
    'LINE_ITEM_NOT_FOUND',
    'ADDITIONAL_FEE_NOT_FOUND',
    'SHIPPING_NOT_FOUND',
    'INVALID_SHIPPING_REFUND_AMOUNT',
    'INVALID_ADDITIONAL_FEE_REFUND_AMOUNT',
    'INVALID_LINE_ITEM_REFUND_QUANTITY',
    'INVALID_LINE_ITEM_RESTOCK_QUANTITY',
    'IDEMPOTENCY_KEY_REUSED',
  ],
})
