import { eventStatus } from '../events/event-status.ts'
import type { Instant } from '../instant.ts'
import { type CancelableTicket, cancellationEnd } from './cancellation.ts'

/** Terms on which a buyer changes a ticket to another kind. */
export type ChangeTerms = { hoursBefore: number }

/** A ticket and its event as a change by its buyer depends on them. */
export type ChangeableTicket = Omit<CancelableTicket, 'terms' | 'movedUntil'> & {
  /** It has a seat of a plan. */
  seated: boolean
  /** Null where it was bought without any. */
  terms: ChangeTerms | null
}

export type ChangeRefusal = {
  code:
    | 'TICKET_CANCELED'
    | 'TICKET_TRANSFERRED'
    | 'EVENT_CANCELED'
    | 'EVENT_ENDED'
    | 'EVENT_STARTED'
    | 'TICKET_CHECKED_IN'
    | 'TICKET_CHANGE_DISABLED'
    | 'TICKET_CHANGE_OVER'
    | 'TICKET_CHANGE_SEATED'
}

/** Reason why the buyer of the ticket may not change it now; null where they may. */
export function changeRefusal(ticket: ChangeableTicket, now: Instant): ChangeRefusal | null {
  const { voided, checkedIn, transferred, eventCanceled: canceled, startsAt, endsAt, seated, terms } = ticket
  if (voided) return { code: 'TICKET_CANCELED' }
  if (transferred) return { code: 'TICKET_TRANSFERRED' }
  const status = eventStatus({ draft: false, canceled, startsAt, endsAt }, now)
  if (status === 'CANCELED') return { code: 'EVENT_CANCELED' }
  if (status === 'ENDED') return { code: 'EVENT_ENDED' }
  if (status === 'STARTED') return { code: 'EVENT_STARTED' }
  if (checkedIn) return { code: 'TICKET_CHECKED_IN' }
  if (!terms) return { code: 'TICKET_CHANGE_DISABLED' }
  if (startsAt && now >= cancellationEnd(startsAt, terms)) return { code: 'TICKET_CHANGE_OVER' }
  return seated ? { code: 'TICKET_CHANGE_SEATED' } : null
}
