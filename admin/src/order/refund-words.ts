import type { Refund } from '@fairground/client/generated/ecom.order-transactions.ts'
import type { Activity, Order } from '@fairground/client/generated/ecom.orders.ts'
import { isPositive } from '@fairground/domain/money.ts'
import { activityWords, isCancellation, isChange, isTransfer } from '../orders/order-words.ts'
import { t } from '../texts.ts'

type Lines = Pick<Order, 'lineItems'>

/** "2 × Sunday Tote" of each. */
function namedUnits(units: readonly { id: string; quantity: number }[], { lineItems }: Lines): string[] {
  const names = new Map(lineItems.map(({ id, productName }) => [id, productName.original]))
  return units.map(({ id, quantity }) => `${quantity} × ${names.get(id) ?? t('admin.order.anItem')}`)
}

/** "2 × Sunday Tote, delivery": what a refund was for; "" where it names nothing. */
export function refundItems({ details }: Pick<Refund, 'details'>, order: Lines): string {
  const units = details.lineItems.map(({ lineItemId: id, quantity }) => ({ id, quantity }))
  return [...namedUnits(units, order), ...(details.shippingIncluded ? [t('admin.order.deliveryOfRefund')] : [])].join(
    ', ',
  )
}

/** "2 × Sunday Tote · RM123": units that were handed over together, and the number of their parcel. */
function handedOver({ fulfillment }: Activity, order: Lines): string | undefined {
  if (!fulfillment) return undefined
  const { lineItems, trackingNumber } = fulfillment
  return [namedUnits(lineItems, order).join(', '), trackingNumber].filter(Boolean).join(' · ')
}

/** "Fulfilled 2 items". */
function titleOf(activity: Activity): string {
  const { fulfillment, activityType } = activity
  if (!fulfillment) return activityWords(activity)
  const count = fulfillment.lineItems.reduce((sum, { quantity }) => sum + quantity, 0)
  return activityType === 'ORDER_NOT_FULFILLED'
    ? t('admin.order.undidFulfilmentOf', { count })
    : t('admin.order.fulfilledCount', { count })
}

/** The entry of a fulfilment names the number that it was sent with. */
const isNumberOfParcel = ({ activityType, createdDate }: Activity, all: readonly Activity[]): boolean =>
  activityType === 'TRACKING_NUMBER_ADDED' &&
  all.some(
    (one) =>
      one.fulfillment?.trackingNumber &&
      one.activityType === 'ORDER_FULFILLED' &&
      one.createdDate.getTime() === createdDate.getTime(),
  )

export type RefundState = 'pending' | 'failed' | 'done'

export const refundState = ({ summary }: Pick<Refund, 'summary'>): RefundState =>
  summary.pending ? 'pending' : isPositive(summary.refunded.amount) ? 'done' : 'failed'

/** The amount that went back; of a refund that is under way or failed, the requested one. */
export const refundAmount = ({ summary }: Pick<Refund, 'summary'>): string =>
  (refundState({ summary }) === 'done' ? summary.refunded : summary.requestedRefund).formattedAmount

/** "Refunded £36.00", "Refund of £36.00 failed". */
function refundTitle(refund: Pick<Refund, 'summary'>): string {
  const amount = refundAmount(refund)
  const titles = {
    done: t('admin.order.refundedAmount', { amount }),
    pending: t('admin.order.refundingAmount', { amount }),
    failed: t('admin.order.refundOfAmountFailed', { amount }),
  }
  return titles[refundState(refund)]
}

/** Amount of an entry about a payment that was reserved first. */
const reservedAmount = ({
  authorizedPaymentCreated: created,
  authorizedPaymentCaptured: taken,
  authorizedPaymentVoided: released,
}: Activity): string | undefined => (created ?? taken ?? released)?.amount.formattedAmount

/** "2Q7K-K41P-XX2M: from Ada Byron to Grace Hopper, grace@example.com". */
function transferOf(activity: Activity): string | undefined {
  if (!isTransfer(activity)) return undefined
  const { ticketNumber, from, to, email } = activity.customActivity?.additionalData ?? {}
  return t('admin.order.transferredFromTo', {
    number: String(ticketNumber),
    from: String(from),
    to: String(to),
    email: String(email),
  })
}

/** "2Q7K-K41P-XX2M: £35.00 goes back". */
function cancellationOf(activity: Activity): string | undefined {
  if (!isCancellation(activity)) return undefined
  const { ticketNumbers, refund } = activity.customActivity?.additionalData ?? {}
  return t('admin.order.canceledForAmount', { numbers: String(ticketNumbers), refund: String(refund) })
}

/** "2Q7K-K41P, Standing: now 8MX2-P20Q, Balcony". */
function changeOf(activity: Activity): string | undefined {
  if (!isChange(activity)) return undefined
  const { ticketNumber, newTicketNumber, from, to } = activity.customActivity?.additionalData ?? {}
  return t('admin.order.changedFromTo', {
    number: String(ticketNumber),
    from: String(from),
    changed: String(newTicketNumber),
    to: String(to),
  })
}

interface TimelineEntry {
  readonly id: string
  readonly at: Date
  readonly title: string
  readonly detail?: string | undefined
  readonly author?: string | undefined
  /** The activity behind it, where it is one. */
  readonly activity?: Activity
}

/** Steps of a refund, which its own entry shows together. */
const STEPS: readonly Activity['activityType'][] = [
  'REFUND_INITIATED',
  'PAYMENT_REFUNDED',
  'PAYMENT_REFUND_FAILED',
  'ORDER_REFUNDED',
]

/**
 * The latest first. Each fulfilment is one entry with its items and parcel, and each refund with its amount and items; until the refunds are
 * loaded, their steps stand for them.
 */
export function timelineOf(
  order: Pick<Order, 'activities' | 'lineItems'>,
  refunds: readonly Refund[] = [],
): TimelineEntry[] {
  const isStep = ({ activityType }: Activity) => refunds.length > 0 && STEPS.includes(activityType)
  const steps = order.activities.filter(isStep)
  const entries: TimelineEntry[] = [
    ...order.activities
      .filter((activity) => !isStep(activity) && !isNumberOfParcel(activity, order.activities))
      .map((activity) => ({
        id: activity.id,
        at: activity.createdDate,
        title: titleOf(activity),
        detail:
          handedOver(activity, order) ??
          reservedAmount(activity) ??
          transferOf(activity) ??
          cancellationOf(activity) ??
          changeOf(activity),
        author: activity.authorEmail,
        activity,
      })),
    ...refunds.map((refund) => ({
      id: refund.id,
      at: refund.createdDate,
      title: refundTitle(refund),
      detail: [refundItems(refund, order), refund.details.reason].filter(Boolean).join(' · ') || undefined,
      author: steps.find(({ createdDate }) => createdDate >= refund.createdDate)?.authorEmail,
    })),
  ]
  return entries.toReversed().toSorted((a, b) => b.at.getTime() - a.at.getTime())
}
