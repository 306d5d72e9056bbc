import { eventStatus } from '../events/event-status.ts'
import type { Instant } from '../instant.ts'

/** A ticket and its event as a transfer depends on them. `endsAt` is exclusive; both dates are null while its time is to be announced. */
export type TransferableTicket = {
  voided: boolean
  checkedIn: boolean
  /** The organiser has switched transfers off. */
  disabled: boolean
  eventCanceled: boolean
  startsAt: Instant | null
  endsAt: Instant | null
}

export type TransferRefusal = {
  code:
    | 'TICKET_CANCELED'
    | 'EVENT_CANCELED'
    | 'EVENT_ENDED'
    | 'EVENT_STARTED'
    | 'TICKET_CHECKED_IN'
    | 'TICKET_TRANSFER_DISABLED'
}

/** Reason why the holder of the ticket may not transfer it now; null where they may: until the event starts, unless it was used. */
export function transferRefusal(ticket: TransferableTicket, now: Instant): TransferRefusal | null {
  const { voided, checkedIn, disabled, eventCanceled: canceled, startsAt, endsAt } = ticket
  if (voided) return { code: 'TICKET_CANCELED' }
  const status = eventStatus({ draft: false, canceled, startsAt, endsAt }, now)
  if (status === 'CANCELED') return { code: 'EVENT_CANCELED' }
  if (status === 'ENDED') return { code: 'EVENT_ENDED' }
  if (status === 'STARTED') return { code: 'EVENT_STARTED' }
  if (checkedIn) return { code: 'TICKET_CHECKED_IN' }
  return disabled ? { code: 'TICKET_TRANSFER_DISABLED' } : null
}
