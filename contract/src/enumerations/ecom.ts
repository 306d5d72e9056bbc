/** Origin of an additional fee (generation 1). Wire: `ecom.current-cart`, AdditionalFeeSource. */
export const AdditionalFeeSource = [
  'UNKNOWN_ADDITIONAL_FEE_SOURCE',
  'SERVICE_PLUGIN',
  'ITEM',
  'MANUAL',
  'SHIPPING',
  'PLATFORM',
] as const
export type AdditionalFeeSource = (typeof AdditionalFeeSource)[number]

/** Place of logo and name at the head of the checkout page. Wire: `ecom.checkout-settings`, Alignment. */
export const Alignment = ['SIDE', 'CENTER'] as const
export type Alignment = (typeof Alignment)[number]

/** Target of a discount in a cart, checkout or order. Wire: `ecom.orders`, DiscountType. */
export const AppliedDiscountType = ['GLOBAL', 'SPECIFIC_ITEMS', 'SHIPPING'] as const
export type AppliedDiscountType = (typeof AppliedDiscountType)[number]

/** State of a back-in-stock request. Wire: `ecom.back-in-stock-notifications`, Status. */
export const BackInStockStatus = ['UNSPECIFIED', 'RECEIVED', 'PROCESSING', 'NOTIFICATION_SENT', 'FAILED'] as const
export type BackInStockStatus = (typeof BackInStockStatus)[number]

/** Channel through which an order was placed. Wire: `ecom.orders`, ChannelType. */
export const ChannelType = [
  'UNSPECIFIED',
  'WEB',
  'POS',
  'EBAY',
  'AMAZON',
  'OTHER_PLATFORM',
  'WIX_APP_STORE',
  'WIX_INVOICES',
  'BACKOFFICE_MERCHANT',
  'WISH',
  'CLASS_PASS',
  'GLOBAL_E',
  'FACEBOOK',
  'ETSY',
  'TIKTOK',
  'FAIRE_COM',
  'PAYPAL_AGENTIC_CHECKOUT',
  'STRIPE_AGENTIC_CHECKOUT',
] as const
export type ChannelType = (typeof ChannelType)[number]

/** Fields of the bill on the checkout page. Wire: `ecom.checkout-settings`, CheckoutBillingFields. */
export const CheckoutBillingFields = ['All_FIELDS', 'MINIMUM_REQUIRED_FIELDS'] as const
export type CheckoutBillingFields = (typeof CheckoutBillingFields)[number]

/** Effect of a coupon. Wire: `ecom.coupons`, Specification.type. */
export const CouponType = ['moneyOffAmount', 'percentOffRate', 'freeShipping', 'fixedPriceAmount', 'buyXGetY'] as const
export type CouponType = (typeof CouponType)[number]

/** Reach of delivery. Wire: `ecom.ecommerce-settings`, DestinationScope. */
export const DestinationScope = ['SPECIFIC_DESTINATIONS', 'WORLDWIDE'] as const
export type DestinationScope = (typeof DestinationScope)[number]

/** Form of the way back from the checkout page. Wire: `ecom.checkout-settings`, DisplayType. */
export const DisplayType = ['TEXT', 'ICON'] as const
export type DisplayType = (typeof DisplayType)[number]

/** Settings of selling that can be read together. Wire: `ecom.ecommerce-settings`, RequestedFields. */
export const EcommerceSettingsField = [
  'ADDITIONAL_FEES_SERVICE_PLUGIN',
  'VALIDATIONS_SERVICE_PLUGIN',
  'TAX',
  'DISCOUNT_RULES',
  'CHECKOUT',
  'DELIVERY',
  'PREMIUM_SITE',
  'BUSINESS_INFO',
  'PURCHASE_RECOMMENDATIONS_SERVICE_PLUGIN',
] as const
export type EcommerceSettingsField = (typeof EcommerceSettingsField)[number]

/** Reason why a coupon in a cart does not apply. Wire: `ecom.cart-v-2`, InvalidCouponReason. */
export const InvalidCouponReason = [
  'UNKNOWN_INVALID_COUPON_REASON',
  'EXPIRED',
  'DISABLED',
  'INACTIVE',
  'MAX_USAGE_EXCEEDED',
  'MAX_USAGE_PER_CUSTOMER_EXCEEDED',
  'NOT_APPLICABLE_TO_SUBSCRIPTIONS',
  'NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS',
  'MIN_LINE_ITEM_QUANTITY_NOT_REACHED',
  'MIN_SUBTOTAL_NOT_REACHED',
] as const
export type InvalidCouponReason = (typeof InvalidCouponReason)[number]

/** Event that lowers stock. Wire: `ecom.orders-settings`, InventoryUpdateTrigger. */
export const InventoryUpdateTrigger = ['ON_ORDER_PAID', 'ON_ORDER_PLACED'] as const
export type InventoryUpdateTrigger = (typeof InventoryUpdateTrigger)[number]

/** Availability of a line (generation 1). Wire: `ecom.current-cart`, ItemAvailabilityStatus. */
export const ItemAvailabilityStatus = ['AVAILABLE', 'NOT_FOUND', 'NOT_AVAILABLE', 'PARTIALLY_AVAILABLE'] as const
export type ItemAvailabilityStatus = (typeof ItemAvailabilityStatus)[number]

/** Kind of a line item. Wire: `ecom.current-cart`, ItemTypePreset. */
export const ItemType = ['UNRECOGNISED', 'PHYSICAL', 'DIGITAL', 'GIFT_CARD', 'SERVICE'] as const
export type ItemType = (typeof ItemType)[number]

/** Height of the logo at the head of the checkout page. Wire: `ecom.checkout-settings`, LogoSize. */
export const LogoSize = ['SMALL', 'MEDIUM', 'LARGE'] as const
export type LogoSize = (typeof LogoSize)[number]

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

/** State of money that a buyer's bank took back: taken, or given again to the merchant. Wire: `ecom.order-transactions`, ChargebackStatus. */
export const ChargebackStatus = ['APPROVED', 'REVERSED'] as const
export type ChargebackStatus = (typeof ChargebackStatus)[number]

/** Kinds of entries in the history of an order. Wire: `ecom.orders`, ActivityType. */
export const OrderActivityType = [
  'ORDER_REFUNDED',
  'ORDER_PLACED',
  'ORDER_PAID',
  'ORDER_FULFILLED',
  'ORDER_NOT_FULFILLED',
  'ORDER_CANCELED',
  'DOWNLOAD_LINK_SENT',
  'TRACKING_NUMBER_ADDED',
  'TRACKING_NUMBER_EDITED',
  'TRACKING_LINK_ADDED',
  'SHIPPING_CONFIRMATION_EMAIL_SENT',
  'INVOICE_ADDED',
  'INVOICE_REMOVED',
  'INVOICE_SENT',
  'FULFILLER_EMAIL_SENT',
  'SHIPPING_ADDRESS_EDITED',
  'EMAIL_EDITED',
  'PICKUP_READY_EMAIL_SENT',
  'CUSTOM_ACTIVITY',
  'MERCHANT_COMMENT',
  'ORDER_PARTIALLY_PAID',
  'DRAFT_ORDER_CHANGES_APPLIED',
  'SAVED_PAYMENT_METHOD',
  'AUTHORIZED_PAYMENT_CREATED',
  'AUTHORIZED_PAYMENT_CAPTURED',
  'AUTHORIZED_PAYMENT_VOIDED',
  'REFUND_INITIATED',
  'PAYMENT_REFUNDED',
  'PAYMENT_REFUND_FAILED',
  'REFUNDED_AS_STORE_CREDIT',
  'PAYMENT_PENDING',
  'PAYMENT_CANCELED',
  'PAYMENT_DECLINED',
  'ORDER_PENDING',
  'ORDER_REJECTED',
  'RECEIPT_CREATED',
  'RECEIPT_SENT',
  'CHARGEBACK_CREATED',
  'CHARGEBACK_REVERSED',
] as const
export type OrderActivityType = (typeof OrderActivityType)[number]

/** End of a reserved amount by itself. Wire: `ecom.order-billing`, ScheduledAction. */
export const ScheduledAction = ['VOID', 'CAPTURE'] as const

/** Wire: `ecom.order-billing`, DurationUnit. */
export const DelayDurationUnit = ['MINUTES', 'HOURS', 'DAYS'] as const

/** State of a requested amount of an order. Wire: `ecom.order-payment-requests`, Status. */
export const OrderPaymentRequestStatus = ['UNPAID', 'PAID', 'EXPIRED'] as const
export type OrderPaymentRequestStatus = (typeof OrderPaymentRequestStatus)[number]

/** State of a store order. Transitions: `domain/src/orders/order-status.ts`. Wire: `ecom.orders`, OrderStatus. */
export const OrderStatus = ['INITIALIZED', 'APPROVED', 'CANCELED', 'PENDING', 'REJECTED'] as const
export type OrderStatus = (typeof OrderStatus)[number]

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

/** Way in which goods are picked up. Wire: `ecom.current-cart`, PickupMethod. */
export const PickupMethod = ['STORE_PICKUP', 'PICKUP_POINT'] as const
export type PickupMethod = (typeof PickupMethod)[number]

/** Names of payments that are taken by hand. Wire: `ecom.orders`, PredefinedPaymentMethod. */
export const PredefinedPaymentMethod = ['CASH', 'BANK_TRANSFER', 'CHECK'] as const
export type PredefinedPaymentMethod = (typeof PredefinedPaymentMethod)[number]

/** State of one refund of a payment. Wire: `ecom.orders`, RefundStatus. */
export const RefundStatus = ['PENDING', 'SUCCEEDED', 'FAILED', 'SCHEDULED', 'STARTED'] as const
export type RefundStatus = (typeof RefundStatus)[number]

/** Severity of a violation: one stops the purchase or not. Wire: `ecom.current-cart`, Severity. */
export const Severity = ['WARNING', 'ERROR'] as const
export type Severity = (typeof Severity)[number]

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

/** Kinds of tax id. Wire: `ecom.current-cart`, VatType. */
export const VatIdType = ['UNSPECIFIED', 'CPF', 'CNPJ'] as const
export type VatIdType = (typeof VatIdType)[number]

/** Units of weight. Wire: `ecom.current-cart`, WeightUnit. */
export const WeightUnit = ['UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB'] as const
export type WeightUnit = (typeof WeightUnit)[number]

/** Days of time windows of local delivery. Wire: `ecom.local-delivery-options`, DayOfWeek. */
export const DayOfWeek = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const
export type DayOfWeek = (typeof DayOfWeek)[number]

/** Unit of a delivery radius. Wire: `ecom.local-delivery-options`, LengthUnit. */
export const LengthUnit = ['UNSPECIFIED_LENGTH_UNIT', 'KM', 'MI'] as const
export type LengthUnit = (typeof LengthUnit)[number]

/** Comparison of a rate's condition. Wire: `ecom.shipping-options`, LogicalOperator. */
export const LogicalOperator = ['EQ', 'GT', 'GTE', 'LT', 'LTE'] as const
export type LogicalOperator = (typeof LogicalOperator)[number]

/** Level of the authority that levies a tax. Wire: `ecom.manual-tax-mappings`, JurisdictionType. */
export const JurisdictionType = ['UNDEFINED', 'COUNTRY', 'STATE', 'COUNTY', 'CITY', 'SPECIAL'] as const
export type JurisdictionType = (typeof JurisdictionType)[number]

/** Address whose tax a line bears. Wire: `ecom.current-cart`, TaxableAddressType. */
export const TaxableAddressType = ['BUSINESS', 'BILLING', 'SHIPPING'] as const
export type TaxableAddressType = (typeof TaxableAddressType)[number]

/** Measure that a rate's condition compares. Wire: `ecom.shipping-options`, ConditionType. */
export const RateConditionType = ['BY_TOTAL_WEIGHT', 'BY_TOTAL_PRICE', 'BY_TOTAL_QUANTITY'] as const
export type RateConditionType = (typeof RateConditionType)[number]

/** Origin of a tax rate. Wire: `ecom.current-cart`, RateType. */
export const TaxRateType = ['NO_TAX_COLLECTED', 'MANUAL_RATE'] as const
export type TaxRateType = (typeof TaxRateType)[number]

/** Place where the site entered a tax rate. Wire: `ecom.current-cart`, ManualCalculationReason. */
export const ManualRateReason = ['GLOBAL_SETTING_TO_MANUAL', 'REGION_SETTING_TO_MANUAL'] as const
export type ManualRateReason = (typeof ManualRateReason)[number]

/** Part of a line that a violation is about. Wire: `ecom.current-cart`, NameInLineItem. */
export const LineItemViolationTarget = ['LINE_ITEM_DEFAULT'] as const
export type LineItemViolationTarget = (typeof LineItemViolationTarget)[number]

/** Part of a cart beside its lines that a violation is about. Wire: `ecom.current-cart`, NameInOther. */
export const OtherViolationTarget = ['OTHER_DEFAULT'] as const
export type OtherViolationTarget = (typeof OtherViolationTarget)[number]

/** Kind of a charge beside the price of a delivery. Wire: `ecom.current-cart`, ChargeType. */
export const DeliveryChargeType = ['HANDLING_FEE', 'INSURANCE'] as const
export type DeliveryChargeType = (typeof DeliveryChargeType)[number]

/** Optional fields of the tax details of a contact, returned on request. Wire: `ecom.contact-tax-details`, ContactTaxDetailsRequestedFields. */
export const ContactTaxField = ['CONTACT_DETAILS'] as const
export type ContactTaxField = (typeof ContactTaxField)[number]

/** Ground on which a buyer pays no tax. Wire: `ecom.tax-calculation`, ExemptBy. */
export const TaxExemption = ['EXEMPT_GROUP', 'CONTACT'] as const
export type TaxExemption = (typeof TaxExemption)[number]

/** Area of the goods that a coupon is for. Wire: `ecom.coupons`, Scope.namespace. */
export const CouponNamespace = ['stores', 'events'] as const
export type CouponNamespace = (typeof CouponNamespace)[number]

/** Group of goods that a coupon is for. Wire: `ecom.coupons`, Group.name. */
export const CouponGroup = ['product', 'collection', 'event', 'ticket'] as const
export type CouponGroup = (typeof CouponGroup)[number]

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

/** Kinds of entries that are added to the history of an order. Wire: `ecom.orders`, ActivityType. */
export const AddedActivityType = ['MERCHANT_COMMENT', 'CUSTOM_ACTIVITY'] as const
export type AddedActivityType = (typeof AddedActivityType)[number]

/** Payment status of an order that is entered. Wire: `ecom.orders`, PaymentStatusEnumPaymentStatus. */
export const EnteredPaymentStatus = ['NOT_PAID', 'PAID'] as const
export type EnteredPaymentStatus = (typeof EnteredPaymentStatus)[number]

/** Source of the buyer. Wire: `ecom.orders`, AttributionSource. */
export const AttributionSource = ['UNSPECIFIED'] as const
export type AttributionSource = (typeof AttributionSource)[number]
