import type { Activity, Order } from '@fairground/client/generated/ecom.orders.ts'
import type { StatusTone } from '@fairground/ui/status-pill.tsx'

/** Look of a status pill. */
export type Mark = readonly [StatusTone, string]

const payments: Record<Order['paymentStatus'], Mark> = {
  NOT_PAID: ['danger', 'Not paid'],
  PENDING: ['warning', 'Pending'],
  PENDING_MERCHANT: ['warning', 'Needs approval'],
  PARTIALLY_PAID: ['warning', 'Partly paid'],
  PAID: ['success', 'Paid'],
  PARTIALLY_REFUNDED: ['info', 'Partly refunded'],
  FULLY_REFUNDED: ['neutral', 'Refunded'],
  DECLINED: ['danger', 'Declined'],
  CANCELED: ['neutral', 'Cancelled'],
}

const fulfilments: Record<Order['fulfillmentStatus'], Mark> = {
  NOT_FULFILLED: ['warning', 'To fulfil'],
  PARTIALLY_FULFILLED: ['info', 'Partly fulfilled'],
  FULFILLED: ['neutral', 'Fulfilled'],
}

export const paymentMark = ({ paymentStatus }: Pick<Order, 'paymentStatus'>): Mark => payments[paymentStatus]

/** Nothing is fulfilled of an order that is not standing. */
export function fulfilmentMark({ status, fulfillmentStatus }: Pick<Order, 'status' | 'fulfillmentStatus'>): Mark {
  if (status === 'CANCELED') return ['neutral', 'Cancelled']
  if (status === 'REJECTED') return ['neutral', 'Rejected']
  if (status === 'INITIALIZED' || status === 'PENDING') return ['neutral', 'Waiting for payment']
  return fulfilments[fulfillmentStatus]
}

/** The buyer's name as the order has it; then the address; "Guest" when neither is known. */
export function customerOf({
  billingInfo,
  recipientInfo,
  buyerInfo,
}: Pick<Order, 'billingInfo' | 'recipientInfo' | 'buyerInfo'>): string {
  const contact = billingInfo?.contactDetails ?? recipientInfo?.contactDetails
  const name = [contact?.firstName, contact?.lastName].filter(Boolean).join(' ')
  return name || buyerInfo.email || 'Guest'
}

export const unitsOf = ({ lineItems }: Pick<Order, 'lineItems'>): number =>
  lineItems.reduce((sum, { quantity }) => sum + quantity, 0)

const activities: Record<Activity['activityType'], string> = {
  ORDER_PLACED: 'Order placed',
  ORDER_PAID: 'Paid',
  ORDER_PARTIALLY_PAID: 'Partly paid',
  ORDER_PENDING: 'Waiting for approval',
  ORDER_REJECTED: 'Rejected',
  ORDER_CANCELED: 'Cancelled',
  ORDER_FULFILLED: 'Fulfilled',
  ORDER_NOT_FULFILLED: 'Fulfilment undone',
  ORDER_REFUNDED: 'Refunded',
  DOWNLOAD_LINK_SENT: 'Download link sent',
  TRACKING_NUMBER_ADDED: 'Tracking number added',
  TRACKING_NUMBER_EDITED: 'Tracking number changed',
  TRACKING_LINK_ADDED: 'Tracking link added',
  SHIPPING_CONFIRMATION_EMAIL_SENT: 'Shipping confirmation sent',
  INVOICE_ADDED: 'Invoice added',
  INVOICE_REMOVED: 'Invoice removed',
  INVOICE_SENT: 'Invoice sent',
  FULFILLER_EMAIL_SENT: 'Fulfiller notified by email',
  SHIPPING_ADDRESS_EDITED: 'Delivery address changed',
  EMAIL_EDITED: 'Email address changed',
  PICKUP_READY_EMAIL_SENT: 'Ready-for-pickup email sent',
  CUSTOM_ACTIVITY: 'Note',
  MERCHANT_COMMENT: 'Comment',
  DRAFT_ORDER_CHANGES_APPLIED: 'Order edited',
  SAVED_PAYMENT_METHOD: 'Payment method saved',
  AUTHORIZED_PAYMENT_CREATED: 'Payment authorised',
  AUTHORIZED_PAYMENT_CAPTURED: 'Authorised payment captured',
  AUTHORIZED_PAYMENT_VOIDED: 'Authorised payment released',
  REFUND_INITIATED: 'Refund started',
  PAYMENT_REFUNDED: 'Payment refunded',
  PAYMENT_REFUND_FAILED: 'Refund failed',
  REFUNDED_AS_STORE_CREDIT: 'Refunded as store credit',
  PAYMENT_PENDING: 'Payment pending',
  PAYMENT_CANCELED: 'Payment cancelled',
  PAYMENT_DECLINED: 'Payment declined',
  RECEIPT_CREATED: 'Receipt created',
  RECEIPT_SENT: 'Receipt sent',
  CHARGEBACK_CREATED: 'Chargeback',
  CHARGEBACK_REVERSED: 'Chargeback reversed',
}

export const activityWords = ({ activityType }: Pick<Activity, 'activityType'>): string => activities[activityType]
