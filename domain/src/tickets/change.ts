import type { Instant } from '../instant.ts'
import { type CancelableTicket, cancellationEnd } from './cancellation.ts'
import { boughtRefusal } from './held-ticket.ts'

/** Terms on which a buyer changes a ticket to another kind. */
export type ChangeTerms = { hoursBefore: number }

/** A ticket and its event as a change by its buyer depends on them. */
export type ChangeableTicket = Omit<CancelableTicket, 'terms' | 'movedUntil'> & {
  /** It has a seat of a plan. */
  seated: boolean
  /** Null where it was bought without any. */
  terms: ChangeTerms | null
}

export type ChangeRefusal =
  | NonNullable<ReturnType<typeof boughtRefusal>>
  | { code: 'TICKET_CHANGE_DISABLED' | 'TICKET_CHANGE_OVER' | 'TICKET_CHANGE_SEATED' }

/** Reason why the buyer of the ticket may not change it now; null where they may. */
export function changeRefusal(ticket: ChangeableTicket, now: Instant): ChangeRefusal | null {
  const { startsAt, seated, terms } = ticket
  const refusal = boughtRefusal(ticket, now)
  if (refusal) return refusal
  if (!terms) return { code: 'TICKET_CHANGE_DISABLED' }
  if (startsAt && now >= cancellationEnd(startsAt, terms)) return { code: 'TICKET_CHANGE_OVER' }
  return seated ? { code: 'TICKET_CHANGE_SEATED' } : null
}
