import type { Activity, Order } from '@fairground/client/generated/ecom.orders.ts'
import type { TicketActivity } from '@fairground/contract/enumerations/tickets.ts'
import { isPositive } from '@fairground/domain/money.ts'
import type { StatusTone } from '@fairground/ui/status-pill.tsx'
import { t } from '../texts.ts'

/** Look of a status pill. */
export type Mark = readonly [StatusTone, string]

const payments: Record<Order['paymentStatus'], Mark> = {
  NOT_PAID: ['danger', t('admin.orders.notPaid')],
  PENDING: ['warning', t('admin.orders.pending')],
  PENDING_MERCHANT: ['warning', t('admin.orders.needsApproval')],
  PARTIALLY_PAID: ['warning', t('admin.orders.partlyPaid')],
  PAID: ['success', t('admin.orders.paid')],
  PARTIALLY_REFUNDED: ['info', t('admin.orders.partlyRefunded')],
  FULLY_REFUNDED: ['neutral', t('admin.orders.refunded')],
  DECLINED: ['danger', t('admin.orders.declined')],
  CANCELED: ['neutral', t('admin.orders.cancelled')],
}

const fulfilments: Record<Order['fulfillmentStatus'], Mark> = {
  NOT_FULFILLED: ['warning', t('admin.orders.toFulfil')],
  PARTIALLY_FULFILLED: ['info', t('admin.orders.partlyFulfilled')],
  FULFILLED: ['neutral', t('admin.orders.fulfilled')],
}

/** Mark for how far an order is paid. One whose amount is reserved waits for the merchant to capture it, and not for an approval. */
export const paymentMark = ({ paymentStatus, balanceSummary }: Paid): Mark =>
  paymentStatus === 'PENDING_MERCHANT' && isPositive(balanceSummary.authorized.amount)
    ? ['warning', t('admin.orders.toCapture')]
    : payments[paymentStatus]

interface Paid extends Pick<Order, 'paymentStatus'> {
  readonly balanceSummary: { readonly authorized: { readonly amount: string } }
}

/** Nothing is fulfilled of an order that is not standing. */
export function fulfilmentMark({ status, fulfillmentStatus }: Pick<Order, 'status' | 'fulfillmentStatus'>): Mark {
  if (status === 'CANCELED') return ['neutral', t('admin.orders.cancelled')]
  if (status === 'REJECTED') return ['neutral', t('admin.orders.rejected')]
  if (status === 'INITIALIZED' || status === 'PENDING') return ['neutral', t('admin.orders.waitingForPayment')]
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
  return name || buyerInfo.email || t('admin.orders.guest')
}

export const unitsOf = ({ lineItems }: Pick<Order, 'lineItems'>): number =>
  lineItems.reduce((sum, { quantity }) => sum + quantity, 0)

const activities: Record<Activity['activityType'], string> = {
  ORDER_PLACED: t('admin.orders.orderPlaced'),
  ORDER_PAID: t('admin.orders.paid'),
  ORDER_PARTIALLY_PAID: t('admin.orders.partlyPaid'),
  ORDER_PENDING: t('admin.orders.waitingForApproval'),
  ORDER_REJECTED: t('admin.orders.rejected'),
  ORDER_CANCELED: t('admin.orders.cancelled'),
  ORDER_FULFILLED: t('admin.orders.fulfilled'),
  ORDER_NOT_FULFILLED: t('admin.orders.fulfilmentUndone'),
  ORDER_REFUNDED: t('admin.orders.refunded'),
  DOWNLOAD_LINK_SENT: t('admin.orders.downloadLinkSent'),
  TRACKING_NUMBER_ADDED: t('admin.orders.trackingNumberAdded'),
  TRACKING_NUMBER_EDITED: t('admin.orders.trackingNumberChanged'),
  TRACKING_LINK_ADDED: t('admin.orders.trackingLinkAdded'),
  SHIPPING_CONFIRMATION_EMAIL_SENT: t('admin.orders.shippingConfirmationSent'),
  INVOICE_ADDED: t('admin.orders.invoiceAdded'),
  INVOICE_REMOVED: t('admin.orders.invoiceRemoved'),
  INVOICE_SENT: t('admin.orders.invoiceSent'),
  FULFILLER_EMAIL_SENT: t('admin.orders.fulfillerNotifiedByEmail'),
  SHIPPING_ADDRESS_EDITED: t('admin.orders.deliveryAddressChanged'),
  EMAIL_EDITED: t('admin.orders.emailAddressChanged'),
  PICKUP_READY_EMAIL_SENT: t('admin.orders.readyForPickupEmailSent'),
  CUSTOM_ACTIVITY: t('admin.orders.note'),
  MERCHANT_COMMENT: t('admin.orders.comment'),
  DRAFT_ORDER_CHANGES_APPLIED: t('admin.orders.orderEdited'),
  SAVED_PAYMENT_METHOD: t('admin.orders.paymentMethodSaved'),
  AUTHORIZED_PAYMENT_CREATED: t('admin.orders.paymentAuthorised'),
  AUTHORIZED_PAYMENT_CAPTURED: t('admin.orders.authorisedPaymentCaptured'),
  AUTHORIZED_PAYMENT_VOIDED: t('admin.orders.authorisedPaymentReleased'),
  REFUND_INITIATED: t('admin.orders.refundStarted'),
  PAYMENT_REFUNDED: t('admin.orders.paymentRefunded'),
  PAYMENT_REFUND_FAILED: t('admin.orders.refundFailed'),
  REFUNDED_AS_STORE_CREDIT: t('admin.orders.refundedAsStoreCredit'),
  PAYMENT_PENDING: t('admin.orders.paymentPending'),
  PAYMENT_CANCELED: t('admin.orders.paymentCancelled'),
  PAYMENT_DECLINED: t('admin.orders.paymentDeclined'),
  RECEIPT_CREATED: t('admin.orders.receiptCreated'),
  RECEIPT_SENT: t('admin.orders.receiptSent'),
  CHARGEBACK_CREATED: t('admin.orders.chargeback'),
  CHARGEBACK_REVERSED: t('admin.orders.chargebackReversed'),
}

export const isTransfer = ({ customActivity }: Pick<Activity, 'customActivity'>): boolean =>
  customActivity?.type === ('TICKET_TRANSFERRED' satisfies TicketActivity)

export const isCancellation = ({ customActivity }: Pick<Activity, 'customActivity'>): boolean =>
  customActivity?.type === ('TICKETS_CANCELED' satisfies TicketActivity)

export const isChange = ({ customActivity }: Pick<Activity, 'customActivity'>): boolean =>
  customActivity?.type === ('TICKET_CHANGED' satisfies TicketActivity)

/** Its buyer was mailed that the event has moved. */
const isMove = ({ customActivity }: Pick<Activity, 'customActivity'>): boolean =>
  customActivity?.type === ('EVENT_MOVED' satisfies TicketActivity)

/** A payment came for a change that could not be made any more. */
const isChangeNotMade = ({ customActivity }: Pick<Activity, 'customActivity'>): boolean =>
  customActivity?.type === ('TICKET_CHANGE_NOT_MADE' satisfies TicketActivity)

const cancellationWords = ({ customActivity }: Pick<Activity, 'customActivity'>): string => {
  const by = customActivity?.additionalData?.by
  if (by === 'HOLDER') return t('admin.orders.ticketGivenBack')
  return by === 'STAFF' ? t('admin.orders.ticketsCanceledByStaff') : t('admin.orders.ticketsCanceled')
}

export const activityWords = (activity: Pick<Activity, 'activityType' | 'customActivity'>): string =>
  isTransfer(activity)
    ? t('admin.orders.ticketTransferred')
    : isCancellation(activity)
      ? cancellationWords(activity)
      : isChange(activity)
        ? t('admin.orders.ticketChanged')
        : isChangeNotMade(activity)
          ? t('admin.orders.ticketChangeNotMade', { to: String(activity.customActivity?.additionalData?.to) })
          : isMove(activity)
            ? t('admin.orders.eventMoved', { title: String(activity.customActivity?.additionalData?.event) })
            : activities[activity.activityType]
