import Type from 'typebox'
import { BulkActionMetadata, ItemMetadata } from '../bulk.ts'
import {
  ChargebackStatus,
  PredefinedPaymentMethod,
  RecordedPaymentStatus,
  RefundStatus,
  TransactionStatus,
} from '../enumerations/payments.ts'
import { admin, operation } from '../operation.ts'
import { Decimal, FieldMask, Guid, list, named, nullable, oneOf, optional, Timestamp, text } from '../scalars.ts'
import { AuthorizationDetails } from './authorization-details.ts'
import { Quantity } from './line-item.ts'
import { Price } from './price.ts'

/** Money in a request: a decimal string in the order's currency. Formatted amounts are not read. */
export const Amount = named('Amount', Type.Object({ amount: Decimal() }))

/** Name of a payment by the program that took it: one of ours, or their own word. */
export const UserDefinedPaymentMethodName = named(
  'UserDefinedPaymentMethodName',
  Type.Object({
    predefined: optional(oneOf(PredefinedPaymentMethod)),
    custom: optional(nullable(text(150, { minLength: 1 }))),
  }),
)

/** Money that the buyer's bank took back; REVERSED, `reversalAmount` came again. */
const Chargeback = named(
  'Chargeback',
  Type.Object({
    id: Guid,
    createdDate: Timestamp,
    updatedDate: Timestamp,
    amount: Price,
    reversalAmount: Price,
    status: oneOf(ChargebackStatus),
  }),
)

/** `offlinePayment`: taken outside of any provider, in cash or by transfer. */
const RegularPaymentDetails = named(
  'RegularPaymentDetails',
  Type.Object({
    offlinePayment: Type.Boolean(),
    status: oneOf(TransactionStatus),
    paymentMethod: optional(Type.String()),
    paymentMethodName: optional(
      named('PaymentMethodName', Type.Object({ userDefinedName: optional(UserDefinedPaymentMethodName) })),
    ),
    gatewayTransactionId: optional(Type.String()),
    providerTransactionId: optional(Type.String()),
    /** Present for a means of payment that was saved or is one. */
    creditCardDetails: optional(
      named(
        'CreditCardPaymentMethodDetails',
        Type.Object({ lastFourDigits: optional(Type.String()), brand: Type.String() }),
      ),
    ),
    /** Its means of payment is one that the buyer saved. */
    savedPaymentMethod: Type.Boolean(),
    /** Present for a payment whose amount was reserved first. */
    authorizationDetails: optional(AuthorizationDetails),
    /** Oldest first. */
    chargebacks: Type.Array(Chargeback),
  }),
)

/** Payment by a gift card of this shop. */
const GiftCardPaymentDetails = named(
  'GiftCardPaymentDetails',
  Type.Object({ giftCardPaymentId: Type.String(), appId: Guid, obfuscatedCode: Type.String() }),
)

/** Receipt that another program issued of a payment. */
const ExternalReceiptInfo = named(
  'ExternalReceiptInfo',
  Type.Object({
    receiptId: optional(text(100, { minLength: 1 })),
    appId: optional(Guid),
    displayNumber: optional(text(40, { minLength: 1 })),
  }),
)

/** Money on its way in. */
export const Payment = named(
  'Payment',
  Type.Object({
    id: Type.String(),
    createdDate: Timestamp,
    updatedDate: Timestamp,
    amount: Price,
    status: oneOf(TransactionStatus),
    refundDisabled: Type.Boolean(),
    /** True when `generateReceipts` issues one: its money came in, and there is none yet. */
    supportReceiptGeneration: Type.Boolean(),
    /** Absent of a payment by gift card. */
    regularPaymentDetails: optional(RegularPaymentDetails),
    giftcardPaymentDetails: optional(GiftCardPaymentDetails),
    /** Its receipt, which was issued here. */
    wixReceipt: optional(
      named('WixReceiptInfo', Type.Object({ receiptId: Type.String(), displayNumber: Type.String() })),
    ),
    /** Its receipt, which another program issued. */
    externalReceipt: optional(ExternalReceiptInfo),
  }),
)

export const LineItemRefund = named('LineItemRefund', Type.Object({ lineItemId: Guid, quantity: Quantity }))

/** Part of a refund that was taken from one payment. */
const RefundTransaction = named(
  'RefundTransaction',
  Type.Object({
    paymentId: Type.String(),
    amount: Price,
    refundStatus: oneOf(RefundStatus),
    refundStatusInfo: optional(named('RefundStatusInfo', Type.Object({ description: Type.String() }))),
    providerRefundId: optional(Type.String()),
    /** Given back by hand, outside of any provider. */
    externalRefund: Type.Boolean(),
  }),
)

/** Money that goes back, of one payment or several. */
export const Refund = named(
  'Refund',
  Type.Object({
    id: Type.String(),
    createdDate: Timestamp,
    transactions: Type.Array(RefundTransaction),
    details: named(
      'RefundDetails',
      Type.Object({
        lineItems: Type.Array(
          named('RefundedLineItem', Type.Object({ lineItemId: Type.String(), quantity: Type.Integer() })),
        ),
        shippingIncluded: Type.Boolean(),
        shipping: optional(named('ShippingRefund', Type.Object({ amount: Price }))),
        additionalFees: optional(
          Type.Array(named('RefundedFee', Type.Object({ additionalFeeId: Type.String(), amount: Price }))),
        ),
        reason: optional(Type.String()),
        /** The buyer got a gift card of the amount; ours. */
        credit: optional(Type.Boolean()),
      }),
    ),
    summary: named(
      'AggregatedRefundSummary',
      Type.Object({
        requestedRefund: Price,
        pendingRefund: Price,
        refunded: Price,
        failedRefundAmount: Price,
        pending: Type.Boolean(),
        breakdown: named(
          'RefundItemsBreakdown',
          Type.Object({
            lineItems: Type.Array(
              named('LineItemRefundSummary', Type.Object({ lineItemId: Type.String(), totalRefundedAmount: Price })),
            ),
          }),
        ),
      }),
    ),
  }),
)

export const OrderTransactions = named(
  'OrderTransactions',
  Type.Object({ orderId: Type.String(), payments: Type.Array(Payment), refunds: Type.Array(Refund) }),
)

const paths = (rest: string) => ({
  path: `/v1/payments${rest}`,
  publicPath: `/ecom/v1/payments${rest}`,
  sitePath: `/_api/ecom-payments/v1/payments${rest}`,
  aliases: [`/ecom/v1/ep-payments${rest}`, `/_api/payments/v1/payments${rest}`],
})
const module = 'ecom.order-transactions'

export const listTransactionsForSingleOrder = operation({
  module,
  name: 'listTransactionsForSingleOrder',
  summary: 'The payments and refunds of an order, oldest first.',
  method: 'GET',
  ...paths('/orders/{orderId}'),
  who: admin('orders.read'),
  request: Type.Object({ orderId: Guid }),
  response: Type.Object({ orderTransactions: OrderTransactions }),
  refusals: ['ORDER_NOT_FOUND'],
})

export const listTransactionsForMultipleOrders = operation({
  module,
  name: 'listTransactionsForMultipleOrders',
  summary: 'The same of many orders. Those that are not there are left out.',
  method: 'POST',
  ...paths('/list-by-ids'),
  who: admin('orders.read'),
  request: Type.Object({ orderIds: list(Guid, 100, 1) }),
  response: Type.Object({ orderTransactions: Type.Array(OrderTransactions) }),
  refusals: [],
})

/** A payment that was taken elsewhere. It is APPROVED unless `status` says another. */
const NewPayment = named(
  'NewPayment',
  Type.Object({
    amount: Amount,
    refundDisabled: optional(Type.Boolean()),
    regularPaymentDetails: Type.Object({
      offlinePayment: optional(Type.Boolean()),
      status: optional(oneOf(RecordedPaymentStatus)),
      paymentMethod: optional(nullable(text(150))),
      paymentMethodName: optional(Type.Object({ userDefinedName: optional(UserDefinedPaymentMethodName) })),
      gatewayTransactionId: optional(nullable(text(100))),
      providerTransactionId: optional(nullable(text(100))),
    }),
  }),
)

export const addPayments = operation({
  module,
  name: 'addPayments',
  summary:
    'Records payments that were taken elsewhere. The order’s payment status follows; an order that waited for its payment is approved, and its tickets are issued.',
  method: 'POST',
  ...paths('/orders/{orderId}/add-payment'),
  who: admin('orders.write'),
  request: Type.Object({ orderId: Guid, payments: list(NewPayment, 50, 1) }),
  response: Type.Object({ orderTransactions: OrderTransactions, paymentsIds: Type.Array(Type.String()) }),
  refusals: ['ORDER_NOT_FOUND', 'ORDER_STATUS_IS_NOT_SUPPORTED', 'LIMIT_REACHED'],
})

export const updatePaymentStatus = operation({
  module,
  name: 'updatePaymentStatus',
  summary: 'Updates the status of a payment that was taken elsewhere. Refunds are not written so: refund the payment.',
  method: 'POST',
  ...paths('/{paymentId}/orders/{orderId}/update-payment-transaction-status'),
  who: admin('orders.write'),
  request: Type.Object({ orderId: Guid, paymentId: Guid, status: oneOf(TransactionStatus) }),
  response: Type.Object({ orderTransactions: OrderTransactions }),
  refusals: ['ORDER_NOT_FOUND', 'PAYMENT_NOT_FOUND', 'STATUS_NOT_ALLOWED'],
})

export const bulkUpdatePaymentStatuses = operation({
  module,
  name: 'bulkUpdatePaymentStatuses',
  summary: 'The same of many payments, each by itself.',
  method: 'POST',
  path: '/v1/bulk/payments/update-payment-transaction-status',
  publicPath: '/ecom/v1/bulk/payments/update-payment-transaction-status',
  sitePath: '/_api/ecom-payments/v1/bulk/payments/update-payment-transaction-status',
  aliases: ['/_api/payments/v1/bulk/payments/update-payment-transaction-status'],
  who: admin('orders.write'),
  request: Type.Object({
    paymentAndOrderIds: list(named('PaymentAndOrderId', Type.Object({ orderId: Guid, paymentId: Guid })), 300, 1),
    returnFullEntity: optional(Type.Boolean()),
    status: oneOf(TransactionStatus),
  }),
  response: Type.Object({
    results: Type.Array(
      named('BulkPaymentResult', Type.Object({ itemMetadata: ItemMetadata, item: optional(Payment) })),
    ),
    bulkActionMetadata: BulkActionMetadata,
  }),
  refusals: [],
})

/** Fields of a payment that are changed. What a provider of this shop knows of its payment is not: it is the provider’s. */
export const PaymentChanges = named(
  'PaymentChanges',
  Type.Object({
    id: Guid,
    status: optional(oneOf(TransactionStatus)),
    /** True: nobody refunds it here. */
    refundDisabled: optional(Type.Boolean()),
    regularPaymentDetails: optional(
      named(
        'RegularPaymentChanges',
        Type.Object({
          paymentMethod: optional(nullable(text(150))),
          paymentMethodName: optional(
            nullable(Type.Object({ userDefinedName: optional(UserDefinedPaymentMethodName) })),
          ),
          gatewayTransactionId: optional(nullable(text(100))),
          providerTransactionId: optional(nullable(text(100))),
        }),
      ),
    ),
    /** Needs its money to be in; null takes it away. */
    externalReceipt: optional(nullable(ExternalReceiptInfo)),
  }),
)

export const updatePayments = operation({
  module,
  name: 'updatePayments',
  summary:
    'Changes payments of an order, all or none: the status and details of those that were taken elsewhere, whether they may be refunded, and receipts that another program issued.',
  method: 'POST',
  ...paths('/orders/{orderId}/update-payments'),
  who: admin('orders.write'),
  request: Type.Object({
    orderId: Guid,
    payments: list(
      named('MaskedPayment', Type.Object({ payment: PaymentChanges, fieldMask: optional(FieldMask) })),
      100,
      1,
    ),
  }),
  response: Type.Object({ orderTransactions: OrderTransactions }),
  refusals: [
    'ORDER_TRANSACTIONS_NOT_FOUND',
    'PAYMENT_NOT_FOUND',
    'STATUS_NOT_ALLOWED',
    'UPDATE_OF_FIELD_NOT_ALLOWED',
    'RECEIPT_ALREADY_EXIST',
    'INVALID_PAYMENT_STATUS',
  ],
})

export const RefundTransactionChanges = named(
  'RefundTransactionChanges',
  Type.Object({
    /** Names the part of the refund: that of this payment. */
    paymentId: Guid,
    refundStatus: optional(oneOf(RefundStatus)),
    refundStatusInfo: optional(
      nullable(named('RefundStatusNote', Type.Object({ description: text(1000, { minLength: 1 }) }))),
    ),
    providerRefundId: optional(nullable(text(100))),
  }),
)

export const updateRefundTransaction = operation({
  module,
  name: 'updateRefundTransaction',
  summary:
    'Changes a part of a refund that was given back by hand: its id elsewhere and a note. A part whose provider this shop has no keys of any more is decided by it, too.',
  method: 'POST',
  ...paths('/orders/{orderId}/update-refund-transaction'),
  who: admin('orders.write'),
  request: Type.Object({
    orderId: Guid,
    refundId: Guid,
    transaction: RefundTransactionChanges,
    fieldMask: optional(FieldMask),
  }),
  response: Type.Object({ orderTransactions: OrderTransactions }),
  refusals: [
    'ORDER_TRANSACTIONS_NOT_FOUND',
    'REFUND_NOT_FOUND',
    'REFUND_TRANSACTION_NOT_FOUND',
    'STATUS_NOT_ALLOWED',
    'UPDATE_OF_FIELD_NOT_ALLOWED',
  ],
})

export const operations = [
  listTransactionsForSingleOrder,
  listTransactionsForMultipleOrders,
  addPayments,
  updatePaymentStatus,
  bulkUpdatePaymentStatuses,
  updatePayments,
  updateRefundTransaction,
] as const
