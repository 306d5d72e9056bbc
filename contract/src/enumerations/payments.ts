/** Reason why a refund has to be given outside the program. Wire: `ecom.orders`, ManuallyRefundableReason. */
export const ManuallyRefundableReason = ['EXPIRED', 'NOT_SUPPORTED', 'OFFLINE', 'REQUIRES_CARD_READER'] as const
export type ManuallyRefundableReason = (typeof ManuallyRefundableReason)[number]

/** Reason why a payment cannot be refunded. Wire: `ecom.orders`, NonRefundableReason. */
export const NonRefundableReason = [
  'NONE',
  'ALREADY_REFUNDED',
  'PROVIDER_IS_DOWN',
  'INTERNAL_ERROR',
  'NOT_PAID',
  'ACCESS_DENIED',
  'ZERO_PRICE',
  'DISABLED_BY_PROVIDER',
  'PENDING_REFUND',
  'FORBIDDEN',
  'TRANSACTION_NOT_FOUND',
  'ORDER_IS_PENDING',
  'ORDER_IS_REJECTED',
] as const
export type NonRefundableReason = (typeof NonRefundableReason)[number]

/** Refundability of a payment: by the shop, by a person, or by nobody. Wire: `ecom.orders`, RefundableStatus. */
export const RefundableStatus = ['NOT_REFUNDABLE', 'MANUAL', 'REFUNDABLE'] as const

/** Units that go back on sale with a refund. Wire: `ecom.orders`, RestockType. */
export const RestockType = ['NO_ITEMS', 'ALL_ITEMS', 'SOME_ITEMS'] as const

/** State of money that a buyer's bank took back: taken, or given again to the merchant. Wire: `ecom.order-transactions`, ChargebackStatus. */
export const ChargebackStatus = ['APPROVED', 'REVERSED'] as const
export type ChargebackStatus = (typeof ChargebackStatus)[number]

/** State of a capture of a reserved amount. Wire: `ecom.order-transactions`, AuthorizationCaptureStatus. */
export const AuthorizationCaptureStatus = ['PENDING', 'SUCCEEDED', 'FAILED'] as const
export type AuthorizationCaptureStatus = (typeof AuthorizationCaptureStatus)[number]

/** End of a reserved amount by itself. Wire: `ecom.order-billing`, ScheduledAction. */
export const ScheduledAction = ['VOID', 'CAPTURE'] as const

/** Wire: `ecom.order-billing`, DurationUnit. */
export const DelayDurationUnit = ['MINUTES', 'HOURS', 'DAYS'] as const

/** State of a requested amount of an order. Wire: `ecom.order-payment-requests`, Status. */
export const OrderPaymentRequestStatus = ['UNPAID', 'PAID', 'EXPIRED'] as const
export type OrderPaymentRequestStatus = (typeof OrderPaymentRequestStatus)[number]

/** Collectability of the money for an order. Wire: `ecom.orders`, PaymentCollectabilityStatus. */
export const PaymentCollectabilityStatus = [
  'UNKNOWN',
  'COLLECTABLE',
  'NONCOLLECTABLE_ORDER_IS_CANCELLED',
  'NONCOLLECTABLE_ORDER_IS_PAID',
  'NONCOLLECTABLE_MISSING_PAYMENT_METHOD',
  'NONCOLLECTABLE_ORDER_IS_PENDING',
  'NONCOLLECTABLE_ORDER_IS_REJECTED',
  'NONCOLLECTABLE_ORDER_HAS_SUBSCRIPTIONS',
  'NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS',
  'NONCOLLECTABLE_SUBSCRIPTION_CYCLE_ALREADY_PASSED',
  'NONCOLLECTABLE_ORDER_HAS_UNSUPPORTED_SUBSCRIPTION',
  'NONCOLLECTABLE_CUSTOM_AMOUNT_NOT_SUPPORTED',
] as const
export type PaymentCollectabilityStatus = (typeof PaymentCollectabilityStatus)[number]

/** Payment of a line: now, later, by deposit or by membership. Wire: `ecom.orders`, PaymentOptionType. */
export const PaymentOptionType = [
  'FULL_PAYMENT_ONLINE',
  'FULL_PAYMENT_OFFLINE',
  'MEMBERSHIP',
  'DEPOSIT_ONLINE',
  'MEMBERSHIP_OFFLINE',
  'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER',
] as const
export type PaymentOptionType = (typeof PaymentOptionType)[number]

/** Payment status of a store order, derived from its transactions. The wire’s zero value UNSPECIFIED is never stored. Wire: `ecom.orders`, PaymentStatusEnumPaymentStatus. */
export const PaymentStatus = [
  'NOT_PAID',
  'PAID',
  'PARTIALLY_REFUNDED',
  'FULLY_REFUNDED',
  'PENDING',
  'PARTIALLY_PAID',
  'PENDING_MERCHANT',
  'CANCELED',
  'DECLINED',
] as const
export type PaymentStatus = (typeof PaymentStatus)[number]

/** Names of payments that are taken by hand. Wire: `ecom.orders`, PredefinedPaymentMethod. */
export const PredefinedPaymentMethod = ['CASH', 'BANK_TRANSFER', 'CHECK'] as const
export type PredefinedPaymentMethod = (typeof PredefinedPaymentMethod)[number]

/** State of one refund of a payment. Wire: `ecom.orders`, RefundStatus. */
export const RefundStatus = ['PENDING', 'SUCCEEDED', 'FAILED', 'SCHEDULED', 'STARTED'] as const
export type RefundStatus = (typeof RefundStatus)[number]

/** State of one payment of an order. The wire’s zero value UNDEFINED is never stored. Wire: `ecom.orders`, TransactionStatus. */
export const TransactionStatus = [
  'APPROVED',
  'PENDING',
  'PENDING_MERCHANT',
  'CANCELED',
  'DECLINED',
  'REFUNDED',
  'PARTIALLY_REFUNDED',
  'AUTHORIZED',
  'VOIDED',
] as const
export type TransactionStatus = (typeof TransactionStatus)[number]

/** State of a payment that was taken elsewhere. Wire: `ecom.orders`, TransactionStatus. */
export const RecordedPaymentStatus = [
  'APPROVED',
  'PENDING',
  'PENDING_MERCHANT',
  'AUTHORIZED',
  'CANCELED',
  'DECLINED',
] as const
export type RecordedPaymentStatus = (typeof RecordedPaymentStatus)[number]

/**
 * State of a dispute of a payment. Of an INQUIRY no money was taken, as of one that is CLOSED; of an OPEN or LOST one it is taken, and of
 * one that is WON it is back. Ours: `fairground.payments`.
 */
export const DisputeState = ['INQUIRY', 'OPEN', 'LOST', 'WON', 'CLOSED'] as const
export type DisputeState = (typeof DisputeState)[number]

/**
 * Difference between a provider's lists and ours. Of a charge: it is of no payment, its payment is not paid here, amounts differ, or the
 * provider does not have it. Of a refund: it was given at the provider alone, it failed on one side alone, amounts differ, or the provider does
 * not have it. Ours: `fairground.payment-comparisons`.
 */
export const PaymentDifferenceKind = [
  'CHARGE_UNKNOWN',
  'CHARGE_NOT_BOOKED',
  'CHARGE_AMOUNT',
  'CHARGE_MISSING',
  'REFUND_UNKNOWN',
  'REFUND_NOT_BOOKED',
  'REFUND_FAILED',
  'REFUND_AMOUNT',
  'REFUND_MISSING',
] as const
export type PaymentDifferenceKind = (typeof PaymentDifferenceKind)[number]

/** Outcome of comparing a day: done, or the provider's keys may not read its lists. Ours: `fairground.payment-comparisons`. */
export const ComparisonOutcome = ['DONE', 'NOT_PERMITTED'] as const
export type ComparisonOutcome = (typeof ComparisonOutcome)[number]

/** Way in which money goes back: by the payment provider, by hand, or a part each way. Wire: `fairground.order-view`, RefundWay. */
export const RefundWay = ['PAYMENT', 'BY_HAND', 'BOTH'] as const
export type RefundWay = (typeof RefundWay)[number]

/** Ways in which a purchase reaches its buyer, for the limits of a payment method; local delivery is `SHIPPING`. Ours: `fairground.payment-settings`. */
export const MethodDelivery = ['SHIPPING', 'PICKUP', 'NONE'] as const
export type MethodDelivery = (typeof MethodDelivery)[number]

/** Kinds of things in a purchase, for the limits of a payment method. Ours: `fairground.payment-settings`. */
export const MethodItem = ['GOODS', 'DOWNLOADS', 'TICKETS'] as const
export type MethodItem = (typeof MethodItem)[number]

/** Reasons why a payment method does not take a purchase: its country, amount, delivery or kinds of goods, or it is paid online alone. */
export const MethodUnavailability = ['COUNTRY', 'AMOUNT', 'DELIVERY', 'ITEMS', 'ONLINE_ONLY'] as const
export type MethodUnavailability = (typeof MethodUnavailability)[number]

/** End of a reserved amount that the merchant does not decide. */
export const ReserveEnd = ['CAPTURE', 'VOID'] as const
export type ReserveEnd = (typeof ReserveEnd)[number]

/**
 * `OPEN`: the buyer goes on at the provider, as `next` says. `PENDING`: the provider decides. `AUTHORIZED`: the amount is reserved until
 * the merchant takes it. `OFFLINE`: paid outside. `UNPAID`: no payment is under way. `CANCELED`: the order is, and money that still comes goes back.
 */
export const PaymentOutcome = [
  'PAID',
  'AUTHORIZED',
  'PENDING',
  'OPEN',
  'DECLINED',
  'OFFLINE',
  'UNPAID',
  'CANCELED',
] as const
export type PaymentOutcome = (typeof PaymentOutcome)[number]

/** The payment method that moves no money, of the provider that is built in. Ours: `fairground.payments`. */
export const TEST_PAYMENT_METHOD = 'test'

/** The payment method outside, by cash or transfer: no provider has its payments. Ours: `fairground.payments`. */
export const MANUAL_PAYMENT_METHOD = 'manual'

/** Begins the names of the payment methods outside that owners named. Ours: `fairground.payment-settings`. */
export const NAMED_MANUAL_METHOD = 'manual-'
