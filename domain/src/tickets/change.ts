import type { Instant } from '../instant.ts'
import type { Differences } from '../price/exchange.ts'
import { type CancelableTicket, type CancellationTerms, cancellationEnd } from './cancellation.ts'
import { boughtRefusal } from './held-ticket.ts'

/** Terms on which a buyer changes a ticket to another kind, or to another date. */
export type ChangeTerms = {
  hoursBefore: number
  /** To other dates of its series, too. */
  otherDates?: boolean
  /** To these events, too. */
  eventIds?: readonly string[]
  /** To kinds that cost less, too: at the price that was paid, or with `refundsDifference` at their own. */
  toCheaper?: boolean
  refundsDifference?: boolean
  /** To kinds that cost more, too, once the difference is paid. */
  toDearer?: boolean
  /** So many times. Absent: as often as its buyer wants. */
  atMost?: number
}

/** Differences of price that the terms allow. */
export const differencesOn = ({ toCheaper, refundsDifference, toDearer }: ChangeTerms): Differences => ({
  cheaper: toCheaper ? (refundsDifference ? 'GOES_BACK' : 'STAYS_PAID') : undefined,
  dearer: toDearer,
})

/** A ticket and its event as a change by its buyer depends on them. */
export type ChangeableTicket = Omit<CancelableTicket, 'terms' | 'movedUntil' | 'bundleRefusal'> & {
  /** It has a seat of a plan. */
  seated: boolean
  /** Times that it was changed. */
  changes: number
  /** Null where it was bought without any. */
  terms: ChangeTerms | null
}

export type ChangeRefusal =
  | NonNullable<ReturnType<typeof boughtRefusal>>
  | { code: 'TICKET_CHANGE_DISABLED' | 'TICKET_CHANGE_OVER' | 'TICKET_CHANGE_SEATED' }
  | { code: 'TICKET_CHANGE_USED_UP'; limit: number }

/** Reason why the buyer of the ticket may not change it now; null where they may. */
export function changeRefusal(ticket: ChangeableTicket, now: Instant): ChangeRefusal | null {
  const { startsAt, seated, changes, terms } = ticket
  const refusal = boughtRefusal(ticket, now)
  if (refusal) return refusal
  if (!terms) return { code: 'TICKET_CHANGE_DISABLED' }
  if (startsAt && now >= cancellationEnd(startsAt, terms)) return { code: 'TICKET_CHANGE_OVER' }
  if (terms.atMost !== undefined && changes >= terms.atMost)
    return { code: 'TICKET_CHANGE_USED_UP', limit: terms.atMost }
  return seated ? { code: 'TICKET_CHANGE_SEATED' } : null
}

/** An event, and the series that it is a date of. */
type DatedEvent = { id: string; seriesId: string | null }

/** True where the terms allow a ticket of the one event to become one of the other. */
export const allowsEvent = ({ otherDates, eventIds }: ChangeTerms, from: DatedEvent, to: DatedEvent): boolean =>
  to.id === from.id ||
  (otherDates === true && from.seriesId !== null && to.seriesId === from.seriesId) ||
  (eventIds?.includes(to.id) ?? false)

/** True where the terms allow tickets to become those of any other event. */
export const allowsOtherEvents = ({ otherDates, eventIds }: ChangeTerms): boolean =>
  otherDates === true || (eventIds?.length ?? 0) > 0

/** True where a changed ticket may still be cancelled: a later date does not bring back a time that was over. */
export const isCancelableOn = (
  terms: Pick<CancellationTerms, 'hoursBefore'>,
  startsAt: Instant | null,
  changedAt: Instant,
): boolean => !startsAt || changedAt < cancellationEnd(startsAt, terms)
