import type { OrderTicket } from '@fairground/client/generated/fairground.order-view.ts'
import { formatDateTime } from '@fairground/domain/formatting/dates.ts'
import { present } from '@fairground/domain/present.ts'
import { QrCode } from '@fairground/ui/qr-code.tsx'
import { placedPaths } from '../placed-paths.ts'
import { t } from '../texts.ts'
import { drawing } from './ticket-code.tsx'
import { type WayInView, wayInView } from './way-in-view.ts'

drawing.code = QrCode

/** A ticket on a page of its holder. */
export interface TicketView extends Omit<OrderTicket, 'online' | 'attendance'> {
  /** Way to take part in an event at a place and online, in words. */
  readonly attends?: string
  /** Its holder comes to the place. */
  readonly atPlace: boolean
  /** Way in of who takes part online. */
  readonly wayIn?: WayInView
  /** Page where it is transferred; absent where it cannot be. */
  readonly transferHref?: string
  /** Terms on which it is cancelled, in words; absent where it was sold without any. */
  readonly terms?: string
  /** Reason why the rest of a bundle is not given back, and the way out. */
  readonly notWhole?: string
  /** Page where it is cancelled; absent where it cannot be. */
  readonly cancelHref?: string
  /** Page where it is changed to another kind; absent where it cannot be. */
  readonly changeHref?: string
}

interface Reading {
  /** Comes with a mailed link to the order. */
  readonly token?: string | undefined
  readonly locale: string
  /** Zone of its event. */
  readonly zone: string
}

/** "Can be cancelled until 5 December 2026, 18:30. You get back 80 %, less £2.50." */
function termsInWords({ until, hoursBefore, percent, formattedFee, moved }: Terms, { locale, zone }: Reading): string {
  if (moved && until) {
    const end = formatDateTime(until, { locale, zone })
    if (moved.asCredit) return t('thanks.movedUntilForCredit', { until: end })
    return moved.withFees ? t('thanks.movedUntil', { until: end }) : t('thanks.movedUntilWithoutFees', { until: end })
  }
  const end = until
    ? t('thanks.cancelUntil', { until: formatDateTime(until, { locale, zone }) })
    : t('thanks.cancelHoursBefore', { hours: hoursBefore })
  const back = formattedFee
    ? t('thanks.backLessFee', { percent, fee: formattedFee })
    : percent === 100
      ? t('thanks.backInFull')
      : percent === 0
        ? t('thanks.backNothing')
        : t('thanks.backInPart', { percent })
  return `${end} ${back}`
}

type Terms = NonNullable<OrderTicket['cancellation']>

const attends = {
  PLACE: () => t('thanks.attendsAtPlace'),
  ONLINE: () => t('thanks.attendsOnline'),
  BOTH: () => t('thanks.attendsBoth'),
} as const

const notWhole = {
  TICKET_BUNDLE_TRANSFERRED: () => t('thanks.bundleTransferred'),
  TICKET_BUNDLE_CHECKED_IN: () => t('thanks.bundleUsed'),
} as const

export function ticketView({ online, attendance, ...ticket }: OrderTicket, reading: Reading): TicketView {
  const { id, transferable, cancellation, change } = ticket
  const { token } = reading
  return {
    ...ticket,
    atPlace: attendance !== 'ONLINE',
    ...present({
      attends: attendance && attends[attendance](),
      wayIn: online && wayInView(online, reading),
      transferHref: transferable ? placedPaths.heldTicket(id, { token }) : undefined,
      changeHref: change?.possible ? placedPaths.changeTicket(change.orderId, id, { token }) : undefined,
      notWhole: cancellation?.reason && notWhole[cancellation.reason](),
      terms: cancellation?.possible ? termsInWords(cancellation, reading) : undefined,
      cancelHref: cancellation?.possible
        ? placedPaths.cancelTickets(cancellation.orderId, { token, ticket: id })
        : undefined,
    }),
  }
}
