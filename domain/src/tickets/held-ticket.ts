import { eventStatus } from '../events/event-status.ts'
import type { Instant } from '../instant.ts'

/** A ticket and its event, as everything that its holder does with it depends on them. Dates are null while they are to be announced. */
export type HeldTicket = {
  voided: boolean
  checkedIn: boolean
  eventCanceled: boolean
  startsAt: Instant | null
  /** Exclusive. */
  endsAt: Instant | null
}

export type HeldRefusal = {
  code: 'TICKET_CANCELED' | 'EVENT_CANCELED' | 'EVENT_ENDED' | 'EVENT_STARTED' | 'TICKET_CHECKED_IN'
}

/** Reason why nobody transfers, changes or cancels the ticket now; null where they may: until the event starts, unless it was used. */
export function heldRefusal(ticket: HeldTicket, now: Instant): HeldRefusal | null {
  const { voided, checkedIn, eventCanceled: canceled, startsAt, endsAt } = ticket
  if (voided) return { code: 'TICKET_CANCELED' }
  const status = eventStatus({ draft: false, canceled, startsAt, endsAt }, now)
  if (status === 'CANCELED') return { code: 'EVENT_CANCELED' }
  if (status === 'ENDED') return { code: 'EVENT_ENDED' }
  if (status === 'STARTED') return { code: 'EVENT_STARTED' }
  return checkedIn ? { code: 'TICKET_CHECKED_IN' } : null
}

/** The same for the buyer alone, once somebody else may hold it. */
export function boughtRefusal(
  ticket: HeldTicket & { transferred: boolean },
  now: Instant,
): HeldRefusal | { code: 'TICKET_TRANSFERRED' } | null {
  const refusal = heldRefusal(ticket, now)
  return ticket.transferred && !ticket.voided ? { code: 'TICKET_TRANSFERRED' } : refusal
}
