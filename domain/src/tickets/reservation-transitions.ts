import type { ReservationStatus, ReservationStatusV1 } from '@fairground/contract/enumerations/events.ts'
import { type Instant, MINUTE_MS, plus } from '../instant.ts'
import type { Transitions } from '../transitions.ts'

/** CANCELED: by its own caller. CANCELED_MANUALLY: by the organiser. After its confirmation the order decides. */
export const reservationTransitions = {
  PENDING: ['CONFIRMED', 'CANCELED', 'CANCELED_MANUALLY', 'EXPIRED'],
  CONFIRMED: [],
  CANCELED: [],
  CANCELED_MANUALLY: [],
  EXPIRED: [],
} as const satisfies Transitions<ReservationStatus>

/** Status of a reservation at `now`, whether or not a job has written it down: a pending one lapses at `expires` sharp. */
export function statusAt(status: ReservationStatus, expires: Instant, now: Instant): ReservationStatus {
  return status === 'PENDING' && now >= expires ? 'EXPIRED' : status
}

/** Length of a hold in minutes; an event may set 5 to 30 (wire: reservationDurationInMinutes). */
export const HOLD_MINUTES = { usual: 20, min: 5, max: 30 } as const

export function holdExpires(now: Instant, minutes: number = HOLD_MINUTES.usual): Instant {
  return plus(now, minutes * MINUTE_MS)
}

/** Generation 1 spells the same states with a prefix. */
export const reservationStatusV1 = {
  PENDING: 'RESERVATION_PENDING',
  CONFIRMED: 'RESERVATION_CONFIRMED',
  CANCELED: 'RESERVATION_CANCELED',
  CANCELED_MANUALLY: 'RESERVATION_CANCELED_MANUALLY',
  EXPIRED: 'RESERVATION_EXPIRED',
} as const satisfies Record<ReservationStatus, ReservationStatusV1>
