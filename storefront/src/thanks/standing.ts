import type { PlacedOrder } from '@fairground/client/generated/fairground.order-view.ts'
import type { RefundWay } from '@fairground/contract/enumerations/payments.ts'
import { formatList } from '@fairground/domain/formatting/plural.ts'
import type { StatusTone } from '@fairground/ui/status-pill.tsx'
import { locale } from '@fairground/ui/texts/language.ts'
import { t } from '../texts.ts'

/** State of an order, in words for its buyer. */
export interface Standing {
  readonly tone: StatusTone
  readonly word: string
  readonly heading: string
  readonly text: string
  /** It may change by itself within moments. */
  readonly waiting: boolean
}

const REFUNDED = {
  PAYMENT: () => t('thanks.refundedToCard'),
  BY_HAND: () => t('thanks.refundedByHand'),
  BOTH: () => t('thanks.refundedBothWays'),
} as const satisfies Record<RefundWay, () => string>

function canceled(paymentStatus: PlacedOrder['paymentStatus'], takenBack: boolean | undefined): Standing {
  return {
    tone: 'neutral',
    word: t('thanks.cancelled'),
    heading: t('thanks.cancelledTitle'),
    text: takenBack
      ? t('thanks.backInCart')
      : paymentStatus === 'FULLY_REFUNDED' || paymentStatus === 'PARTIALLY_REFUNDED'
        ? t('thanks.refundOnReceipt')
        : paymentStatus === 'PAID'
          ? t('thanks.notRefunded')
          : t('thanks.youOweNothing'),
    waiting: false,
  }
}

/** A deposit was paid. `next` is what the buyer does now. */
const partly = (left: string, next: string): Standing => ({
  tone: 'success',
  word: t('thanks.partlyPaid'),
  heading: t('thanks.thankYou'),
  text: [t('thanks.restLater', { left }), next].filter(Boolean).join(' '),
  waiting: false,
})

/** `payBy` is when an unpaid order gives its units back, written out. */
export function standingOf(
  {
    status,
    paymentStatus,
    tickets,
    takenBack,
    refundWay,
    events,
    outside,
    partlyPaid,
  }: Pick<
    PlacedOrder,
    'status' | 'paymentStatus' | 'tickets' | 'takenBack' | 'refundWay' | 'events' | 'outside' | 'partlyPaid'
  >,
  payBy: string | undefined,
): Standing {
  if (status === 'CANCELED') return canceled(paymentStatus, takenBack)
  const next = tickets.some(({ valid }) => valid) ? t('thanks.showCodes') : ''
  if (paymentStatus === 'PAID')
    return {
      tone: 'success',
      word: t('thanks.paid'),
      heading: t('thanks.thankYou'),
      text: next,
      waiting: false,
    }
  if (partlyPaid) return partly(partlyPaid.formattedLeft, next)
  if (paymentStatus === 'FULLY_REFUNDED')
    return {
      tone: 'neutral',
      word: t('thanks.refunded'),
      heading: t('thanks.refundedTitle'),
      text: REFUNDED[refundWay ?? 'PAYMENT'](),
      waiting: false,
    }
  if (paymentStatus === 'PARTIALLY_REFUNDED')
    return {
      tone: 'info',
      word: t('thanks.partlyRefunded'),
      heading: t('thanks.partlyRefundedTitle'),
      text: [t('thanks.refundOnReceipt'), next].filter(Boolean).join(' '),
      waiting: false,
    }
  if (status === 'INITIALIZED' && paymentStatus === 'PENDING_MERCHANT')
    return {
      tone: 'info',
      word: t('thanks.beingConfirmed'),
      heading: t('thanks.placed'),
      text: t('thanks.reserved'),
      waiting: false,
    }
  const calledOff = events.filter(({ canceled }) => canceled).map(({ title }) => t('thanks.quoted', { title }))
  if (status === 'INITIALIZED' && calledOff.length > 0) {
    return {
      tone: 'neutral',
      word: t('thanks.eventCancelled'),
      heading: t('thanks.cannotBePaid'),
      text: t('thanks.calledOff', { calledOff: formatList(calledOff, locale()) }),
      waiting: false,
    }
  }
  if (payBy && status !== 'APPROVED') {
    return {
      tone: 'warning',
      word: t('thanks.waitingForPayment'),
      heading: t('thanks.waitingTitle'),
      text: [t('thanks.payBy', { payBy }), next].filter(Boolean).join(' '),
      waiting: true,
    }
  }
  return {
    tone: 'info',
    word: t('thanks.toBePaid'),
    heading: t('thanks.placed'),
    text: `${payBy && outside ? t('thanks.payBy', { payBy }) : inPerson(payBy)} ${next}`,
    waiting: false,
  }
}

/** Orders that staff placed have no term: they are paid as agreed with them. */
const inPerson = (payBy: string | undefined): string =>
  payBy ? t('thanks.payInPersonBy', { payBy }) : t('thanks.payAsAgreed')
