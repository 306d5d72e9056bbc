import Type from 'typebox'
import { ManuallyRefundableReason, NonRefundableReason } from '../enumerations/payments.ts'
import { admin, operation } from '../operation.ts'
import { FreeObject, Guid, list, named, nullable, oneOf, optional, text } from '../scalars.ts'
import { module, paths } from './order-billing-paths.ts'
import { authorizeChargeWithSavedPaymentMethod, chargeOrder, redeemGiftCard } from './order-charges.ts'
import { generateReceipts } from './order-receipts.ts'
import { Amount, LineItemRefund, OrderTransactions, Refund } from './order-transactions.ts'
import { Price } from './price.ts'

/** `maxRefund` is what is left to give back. */
const MonetaryPaymentSummary = named(
  'MonetaryPaymentSummary',
  Type.Object({ paid: Price, refunded: Price, refundPending: Price, maxRefund: Price }),
)

/** One of `refundable` (we can give it back), `manuallyRefundable` (a person has to) and `nonRefundable` (nobody can). */
const PaymentRefundability = named(
  'PaymentRefundability',
  Type.Object({
    refundable: optional(Type.Boolean()),
    manuallyRefundable: optional(
      named('ManuallyRefundablePaymentStatus', Type.Object({ reason: oneOf(ManuallyRefundableReason) })),
    ),
    nonRefundable: optional(named('NonRefundablePaymentStatus', Type.Object({ reason: oneOf(NonRefundableReason) }))),
    payment: named(
      'PaymentInfo',
      Type.Object({
        paymentId: Type.String(),
        monetary: MonetaryPaymentSummary,
        paymentMethod: optional(Type.String()),
        offlinePayment: Type.Boolean(),
      }),
    ),
  }),
)

export const getOrderRefundability = operation({
  module,
  name: 'getOrderRefundability',
  summary: 'Refundable parts of an order: of each payment, line by line, and of delivery.',
  method: 'POST',
  ...paths('/get-order-refundability'),
  who: admin('orders.read'),
  request: Type.Object({ orderId: Guid }),
  response: Type.Object({
    payments: Type.Array(PaymentRefundability),
    paymentsSummary: named('PaymentsSummary', Type.Object({ monetary: MonetaryPaymentSummary })),
    lineItems: Type.Array(
      named(
        'LineItemRefundability',
        Type.Object({
          lineItemId: Type.String(),
          originalQuantity: Type.Integer(),
          refundedQuantity: Type.Integer(),
          availableRefundQuantity: Type.Integer(),
        }),
      ),
    ),
    shipping: optional(
      named(
        'ShippingRefundability',
        Type.Object({ amount: Price, refundedAmount: Price, availableRefundAmount: Price }),
      ),
    ),
    /** Fees beside the lines, such as a tip; fees of tickets go back with their lines. */
    additionalFees: Type.Array(
      named(
        'AdditionalFeeRefundability',
        Type.Object({
          additionalFeeId: Type.String(),
          amount: Price,
          refundedAmount: Price,
          availableRefundAmount: Price,
        }),
      ),
    ),
  }),
  refusals: ['ORDER_NOT_FOUND'],
})

/** Units of lines, and amounts of delivery and fees: without an amount all that is left of a fee. Fees of tickets go back with their lines. */
const RefundItems = named(
  'RefundItems',
  Type.Object({
    lineItems: optional(list(LineItemRefund, 300)),
    additionalFees: optional(
      list(named('AdditionalFeeRefund', Type.Object({ additionalFeeId: Guid, amount: optional(Amount) })), 100),
    ),
    shipping: optional(nullable(named('ShippingRefundItem', Type.Object({ amount: Amount })))),
  }),
)

const CalculatedSummary = named(
  'CalculatedRefundSummary',
  Type.Object({ total: Price, tax: Price, discount: Price, subtotal: Price }),
)

/** One of the items, and why it cannot be refunded. */
const CalculationError = named(
  'CalculationError',
  Type.Object({
    lineItem: optional(LineItemRefund),
    additionalFee: optional(
      named('FeeAmount', Type.Object({ additionalFeeId: Type.String(), amount: optional(Price) })),
    ),
    shipping: optional(named('ShippingAmount', Type.Object({ amount: Price }))),
    error: named(
      'CalculationErrorDetails',
      Type.Object({
        applicationError: named(
          'RefundApplicationError',
          Type.Object({ code: Type.String(), description: Type.String(), data: optional(FreeObject) }),
        ),
      }),
    ),
  }),
)

export const calculateRefund = operation({
  module,
  name: 'calculateRefund',
  summary: 'Amount of a refund of these items. Nothing is refunded.',
  method: 'POST',
  ...paths('/calculate-refund'),
  who: admin('orders.read'),
  request: Type.Object({ orderId: Guid, refundItems: optional(RefundItems) }),
  response: Type.Object({
    available: optional(Type.Boolean()),
    notAvailable: optional(
      named('CalculatedRefundNotAvailableStatus', Type.Object({ errors: Type.Array(CalculationError) })),
    ),
    summary: optional(
      named(
        'CalculatedRefundTotals',
        Type.Object({
          total: Price,
          tax: Price,
          discount: Price,
          subtotal: Price,
          lineItemsSubtotal: Price,
          additionalFeesTotal: Price,
        }),
      ),
    ),
    calculatedRefundItems: optional(
      named(
        'CalculatedRefundItems',
        Type.Object({
          lineItems: Type.Array(
            named('CalculatedLineItemRefund', Type.Object({ item: LineItemRefund, summary: CalculatedSummary })),
          ),
          shipping: optional(
            named(
              'CalculatedShippingRefund',
              Type.Object({
                shipping: named('CalculatedShipping', Type.Object({ amount: Price })),
                summary: CalculatedSummary,
              }),
            ),
          ),
          additionalFees: Type.Array(
            named(
              'CalculatedAdditionalFeeRefund',
              Type.Object({
                additionalFee: named(
                  'CalculatedAdditionalFee',
                  Type.Object({ additionalFeeId: Type.String(), amount: Price }),
                ),
                summary: CalculatedSummary,
              }),
            ),
          ),
        }),
      ),
    ),
  }),
  refusals: ['ORDER_NOT_FOUND'],
})

export const refundPayments = operation({
  module,
  name: 'refundPayments',
  summary:
    'Gives money back: never more than is left of each payment, and once however often the request is repeated with the same Idempotency-Key. Tickets of refunded lines are void and their places free again; goods come back on sale where `restock` says so.',
  method: 'POST',
  ...paths('/refund-payments'),
  who: admin('orders.write'),
  request: Type.Object({
    orderId: Guid,
    paymentRefunds: list(
      named(
        'PaymentRefund',
        Type.Object({
          paymentId: Guid,
          /** All that is left of the payment unless given. */
          amount: optional(Amount),
          /** It was given back by hand; only the books follow. */
          externalRefund: optional(Type.Boolean()),
        }),
      ),
      50,
      1,
    ),
    refundItems: optional(RefundItems),
    sideEffects: optional(
      named(
        'RefundSideEffects',
        Type.Object({
          restock: optional(
            named(
              'RestockSideEffects',
              Type.Object({ lineItems: optional(list(named('RestockItem', LineItemRefund), 300)) }),
            ),
          ),
          notifications: optional(
            named(
              'NotificationSideEffects',
              Type.Object({
                sendCustomerEmail: optional(Type.Boolean()),
                customMessage: optional(nullable(text(1000, { minLength: 1 }))),
              }),
            ),
          ),
        }),
      ),
    ),
    /** Reason that the buyer gives; stored with the refund. */
    customerReason: optional(nullable(text(200))),
    /** No payment moves: the buyer gets one gift card of the whole amount, by mail; ours. */
    credit: optional(Type.Boolean()),
  }),
  response: Type.Object({ refund: Refund, orderTransactions: OrderTransactions }),
  refusals: [
    'ORDER_NOT_FOUND',
    'PAYMENT_NOT_FOUND',
    'LINE_ITEM_NOT_FOUND',
    'ADDITIONAL_FEE_NOT_FOUND',
    'SHIPPING_NOT_FOUND',
    'INVALID_PAYMENT_REFUND_AMOUNT',
    'INVALID_SHIPPING_REFUND_AMOUNT',
    'INVALID_ADDITIONAL_FEE_REFUND_AMOUNT',
    'INVALID_LINE_ITEM_REFUND_QUANTITY',
    'INVALID_LINE_ITEM_RESTOCK_QUANTITY',
    'PAYMENT_NOT_REFUNDABLE',
    'EXTERNAL_REFUND_EXPECTED',
    'ORDER_HAS_NO_EMAIL',
    'GIFT_CARDS_NOT_ACCEPTED',
    'INVALID_GIFT_CARD_CURRENCY',
    'IDEMPOTENCY_KEY_REUSED',
  ],
})

export const authorizedRefusals = [
  'ORDER_NOT_FOUND',
  'PAYMENT_NOT_FOUND',
  'PAYMENT_ALREADY_CAPTURED',
  'PAYMENT_ALREADY_VOIDED',
  'PAYMENT_NOT_AUTHORIZED',
  'PAYMENT_PROVIDER_UNREACHABLE',
] as const

/** Payments whose reserved amounts are taken. */
export const PaymentCaptures = list(
  named(
    'PaymentCapture',
    Type.Object({
      paymentId: Guid,
      /** The whole amount of the payment unless given. Of less, the rest is released. */
      amount: optional(Amount),
    }),
  ),
  100,
  1,
)

export const captureAuthorizedPayments = operation({
  module,
  name: 'captureAuthorizedPayments',
  summary: 'Takes the amounts that payments have reserved. The order stands once its money is in.',
  method: 'POST',
  ...paths('/capture-authorized-payments'),
  who: admin('orders.write'),
  request: Type.Object({
    orderId: Guid,
    payments: PaymentCaptures,
  }),
  response: Type.Object({ orderTransactions: OrderTransactions }),
  refusals: [...authorizedRefusals, 'INVALID_AMOUNT'],
})

export const voidAuthorizedPayments = operation({
  module,
  name: 'voidAuthorizedPayments',
  summary: 'Gives up the amounts that payments have reserved. The order waits for its payment again.',
  method: 'POST',
  ...paths('/void-authorized-payments'),
  who: admin('orders.write'),
  request: Type.Object({ orderId: Guid, paymentIds: list(Guid, 100, 1) }),
  response: Type.Object({ orderTransactions: OrderTransactions }),
  refusals: authorizedRefusals,
})

export const operations = [
  getOrderRefundability,
  calculateRefund,
  refundPayments,
  captureAuthorizedPayments,
  voidAuthorizedPayments,
  chargeOrder,
  redeemGiftCard,
  authorizeChargeWithSavedPaymentMethod,
  generateReceipts,
] as const
