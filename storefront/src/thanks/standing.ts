import type { PlacedOrder } from '@fairground/client/generated/fairground.order-view.ts'
import type { RefundWay } from '@fairground/contract/enumerations/fairground.ts'
import type { StatusTone } from '@fairground/ui/status-pill.tsx'

/** How an order stands, in words for its buyer. */
export interface Standing {
  readonly tone: StatusTone
  readonly word: string
  readonly heading: string
  readonly text: string
  /** It may change by itself within moments. */
  readonly waiting: boolean
}

const REFUNDED = {
  PAYMENT: 'The full amount goes back to the card or account that you paid with.',
  BY_HAND: 'We returned the full amount to you directly. If you have not received it, contact us.',
  BOTH: 'Part of the amount goes back to the card or account that you paid with. We returned the rest to you directly.',
} as const satisfies Record<RefundWay, string>

/** `payBy` is when an unpaid order gives its units back, written out. */
export function standingOf(
  {
    status,
    paymentStatus,
    tickets,
    takenBack,
    refundWay,
    events,
  }: Pick<PlacedOrder, 'status' | 'paymentStatus' | 'tickets' | 'takenBack' | 'refundWay' | 'events'>,
  payBy: string | undefined,
): Standing {
  if (status === 'CANCELED') {
    return {
      tone: 'neutral',
      word: 'Cancelled',
      heading: 'This order is cancelled',
      text: takenBack
        ? 'Its items are back in your cart. You owe nothing.'
        : paymentStatus === 'FULLY_REFUNDED' || paymentStatus === 'PARTIALLY_REFUNDED'
          ? 'The refund is on the receipt.'
          : paymentStatus === 'PAID'
            ? 'What you paid has not been refunded. Contact us about a refund.'
            : 'You owe nothing.',
      waiting: false,
    }
  }
  const next = tickets.some(({ valid }) => valid)
    ? 'Show the code of each ticket at the door, on your phone or on paper.'
    : ''
  if (paymentStatus === 'PAID')
    return { tone: 'success', word: 'Paid', heading: 'Thank you for your order', text: next, waiting: false }
  if (paymentStatus === 'FULLY_REFUNDED')
    return {
      tone: 'neutral',
      word: 'Refunded',
      heading: 'This order was refunded',
      text: REFUNDED[refundWay ?? 'PAYMENT'],
      waiting: false,
    }
  if (paymentStatus === 'PARTIALLY_REFUNDED')
    return {
      tone: 'info',
      word: 'Partly refunded',
      heading: 'Part of this order was refunded',
      text: ['The refund is on the receipt.', next].filter(Boolean).join(' '),
      waiting: false,
    }
  if (status === 'INITIALIZED' && paymentStatus === 'PENDING_MERCHANT')
    return {
      tone: 'info',
      word: 'Being confirmed',
      heading: 'Thank you, your order is placed',
      text: 'Your bank has reserved the amount. It is taken once we confirm the order.',
      waiting: false,
    }
  const calledOff = events.filter(({ canceled }) => canceled).map(({ title }) => `“${title}”`)
  if (status === 'INITIALIZED' && calledOff.length > 0) {
    return {
      tone: 'neutral',
      word: 'Event cancelled',
      heading: 'This order cannot be paid',
      text: `${calledOff.join(' and ')} will not take place. You owe nothing.`,
      waiting: false,
    }
  }
  if (payBy && status !== 'APPROVED') {
    return {
      tone: 'warning',
      word: 'Waiting for payment',
      heading: 'Your order is waiting for payment',
      text: `Pay by ${payBy}, or the order is cancelled. ${next}`,
      waiting: true,
    }
  }
  return {
    tone: 'info',
    word: 'To be paid',
    heading: 'Thank you, your order is placed',
    text: `${inPerson(payBy)} ${next}`,
    waiting: false,
  }
}

/** Orders that staff placed have no term: they are paid as agreed with them. */
const inPerson = (payBy: string | undefined): string =>
  payBy
    ? `Pay in person, or by bank transfer with the order number, by ${payBy}. After that the order is cancelled.`
    : 'Pay as agreed: on collection, or by bank transfer with the order number.'
