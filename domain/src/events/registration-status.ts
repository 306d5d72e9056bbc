import type {
  EventStatus,
  RegistrationStatus,
  RegistrationType,
  TicketSaleStatus,
} from '@fairground/contract/enumerations/events.ts'
import type { Instant } from '../instant.ts'

export type Registration = {
  type: RegistrationType
  /** The organiser has closed or paused registration by hand. */
  closedManually: boolean
  rsvp: RsvpWindow
  /** Every ticket type that visitors can see is limited and none is left. */
  soldOut: boolean
  /** Sale states of the ticket types that visitors can see. */
  sales: readonly TicketSaleStatus[]
}

/** Period in which an RSVP is open, and its number of guests; null is without bound, `endDate` is exclusive. */
export type RsvpWindow = {
  startDate: Instant | null
  endDate: Instant | null
  /** Guests in all, companions included. */
  limit: number | null
  /** Number of guests who answered YES, companions included. */
  attending: number
  waitlistEnabled: boolean
}

/**
 * Registration at this moment. A draft answers as it will when it is published. Ticketing without any ticket type yet
 * counts as open; it closes when every sale has ended or everything is sold. An event without registration was closed by its organiser.
 */
export function registrationStatus(event: EventStatus, registration: Registration, now: Instant): RegistrationStatus {
  const { type, closedManually, rsvp, sales, soldOut } = registration
  if (event === 'ENDED' || event === 'CANCELED') return 'CLOSED_AUTOMATICALLY'
  if (closedManually || type === 'NONE') return 'CLOSED_MANUALLY'
  switch (type) {
    case 'EXTERNAL':
      return 'OPEN_EXTERNAL'
    case 'TICKETING':
      return soldOut || (sales.length > 0 && sales.every((sale) => sale === 'SALE_ENDED'))
        ? 'CLOSED_AUTOMATICALLY'
        : 'OPEN_TICKETS'
    case 'RSVP':
      return rsvpStatus(rsvp, now)
    default:
      return type satisfies never
  }
}

function rsvpStatus(
  { startDate, endDate, limit, attending, waitlistEnabled }: RsvpWindow,
  now: Instant,
): RegistrationStatus {
  if (endDate !== null && now >= endDate) return 'CLOSED_AUTOMATICALLY'
  if (startDate !== null && now < startDate) return 'SCHEDULED_RSVP'
  if (limit === null || attending < limit) return 'OPEN_RSVP'
  return waitlistEnabled ? 'OPEN_RSVP_WAITLIST_ONLY' : 'CLOSED_AUTOMATICALLY'
}
