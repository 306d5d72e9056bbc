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

/** Event that lowers stock. Wire: `ecom.orders-settings`, InventoryUpdateTrigger. */
export const InventoryUpdateTrigger = ['ON_ORDER_PAID', 'ON_ORDER_PLACED'] as const
export type InventoryUpdateTrigger = (typeof InventoryUpdateTrigger)[number]

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

/** State of a store order. Transitions: `domain/src/orders/order-status.ts`. Wire: `ecom.orders`, OrderStatus. */
export const OrderStatus = ['INITIALIZED', 'APPROVED', 'CANCELED', 'PENDING', 'REJECTED'] as const
export type OrderStatus = (typeof OrderStatus)[number]

/** Kinds of entries that are added to the history of an order. Wire: `ecom.orders`, ActivityType. */
export const AddedActivityType = ['MERCHANT_COMMENT', 'CUSTOM_ACTIVITY'] as const
export type AddedActivityType = (typeof AddedActivityType)[number]

/** Payment status of an order that is entered. Wire: `ecom.orders`, PaymentStatusEnumPaymentStatus. */
export const EnteredPaymentStatus = ['NOT_PAID', 'PAID'] as const
export type EnteredPaymentStatus = (typeof EnteredPaymentStatus)[number]

/** Status of an order of another shop. Wire: `ecom.orders`, OrderStatus. */
export const ImportedOrderStatus = ['APPROVED', 'CANCELED'] as const

/** Payment status of an order of another shop. Wire: `ecom.orders`, PaymentStatusEnumPaymentStatus. */
export const ImportedPaymentStatus = [
  'NOT_PAID',
  'PAID',
  'PARTIALLY_PAID',
  'PARTIALLY_REFUNDED',
  'FULLY_REFUNDED',
] as const

/** Fulfilment of an order of another shop. Wire: `ecom.orders`, FulfillmentStatus. */
export const ImportedFulfillmentStatus = ['NOT_FULFILLED', 'FULFILLED'] as const

/** Source of the buyer. Wire: `ecom.orders`, AttributionSource. */
export const AttributionSource = ['UNSPECIFIED'] as const
export type AttributionSource = (typeof AttributionSource)[number]

/** Fulfilment status of the lines of an order, derived from its fulfilments. Wire: `ecom.orders`, FulfillmentStatus. */
export const FulfillmentStatus = ['NOT_FULFILLED', 'FULFILLED', 'PARTIALLY_FULFILLED'] as const
export type FulfillmentStatus = (typeof FulfillmentStatus)[number]

/** Kinds of documents that are issued of orders. Ours: `fairground.order-documents`. */
export const OrderDocumentKind = ['INVOICE', 'RECEIPT', 'CREDIT_NOTE'] as const
export type OrderDocumentKind = (typeof OrderDocumentKind)[number]
