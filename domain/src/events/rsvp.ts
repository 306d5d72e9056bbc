import type { RegistrationStatus, RsvpResponseType, RsvpStatus } from '@fairground/contract/enumerations/events.ts'

export type RsvpRequest = {
  status: RsvpStatus
  /** The guest and companions. */
  party: number
  /** The answer that stands and its party; null at first. */
  before: { status: RsvpStatus; party: number } | null
}

/** Places of an event and who has them; `limit` null is without bound. */
type RsvpPlaces = {
  limit: number | null
  /** Number of guests who answered YES, companions included: this one's, too. */
  attending: number
  waitlistEnabled: boolean
}

/** Codes as the published client declares them for createRsvp and updateRsvp. */
type RsvpRefusal =
  | { code: 'RSVPS_NOT_STARTED' | 'RSVPS_CLOSED' | 'UNEXPECTED_RSVP_STATUS' | 'WAITING_LIST_UNAVAILABLE' }
  | { code: 'RSVP_LIMIT_EXCEEDED' }
  /** As many as the party may be. */
  | { code: 'GUEST_LIMIT_EXCEEDED'; maxRsvpSize: number }

type RsvpDecision = { ok: true; status: RsvpStatus } | { ok: false; refusal: RsvpRefusal }

/** Rules that the organiser may pass over: window and places; which answers the form offers. */
type RsvpLeave = { ignoreLimits?: boolean; ignoreResponseStatus?: boolean }

/**
 * Outcome of a guest's answer. Companions count; a YES that does not fit becomes WAITLIST where there is a waiting
 * list, else it is refused. A guest who has places, or waits, keeps that and is refused a change that does not fit.
 * NO is always accepted from a guest who answered before, and gives the places back; so is a smaller party. `window` is the
 * registration status while there are places.
 */
export function answerRsvp(
  { window, responseType }: { window: RegistrationStatus; responseType: RsvpResponseType },
  { limit, attending, waitlistEnabled }: RsvpPlaces,
  { status, party, before }: RsvpRequest,
  { ignoreLimits = false, ignoreResponseStatus = false }: RsvpLeave = {},
): RsvpDecision {
  const refused = (refusal: RsvpRefusal): RsvpDecision => ({ ok: false, refusal })
  if (status === 'NO') {
    const unasked = responseType === 'YES_ONLY' && before === null && !ignoreResponseStatus
    if (unasked) return refused({ code: 'UNEXPECTED_RSVP_STATUS' })
  }
  if (ignoreLimits) return { ok: true, status }
  if (status === 'NO') return before || isOpen(window) ? { ok: true, status } : refused(closed(window))

  const holding = before?.status === 'YES' ? before.party : 0
  if (status === 'YES' && party <= holding) return { ok: true, status }
  if (!isOpen(window)) return refused(closed(window))
  if (status === 'WAITLIST')
    return waitlistEnabled ? { ok: true, status } : refused({ code: 'WAITING_LIST_UNAVAILABLE' })
  const left = limit === null ? Number.POSITIVE_INFINITY : Math.max(0, limit - (attending - holding))
  if (party <= left) return { ok: true, status }
  const joins = waitlistEnabled && (before === null || before.status === 'NO')
  if (joins) return { ok: true, status: 'WAITLIST' }
  return refused(left === 0 ? { code: 'RSVP_LIMIT_EXCEEDED' } : { code: 'GUEST_LIMIT_EXCEEDED', maxRsvpSize: left })
}

const isOpen = (window: RegistrationStatus): boolean => window === 'OPEN_RSVP'

const closed = (window: RegistrationStatus): RsvpRefusal => ({
  code: window === 'SCHEDULED_RSVP' ? 'RSVPS_NOT_STARTED' : 'RSVPS_CLOSED',
})

/** Parties of the waiting list that come in when so many places are free: in its order, past parties that do not fit. */
export function promoted<W extends { party: number }>(waiting: readonly W[], free: number): W[] {
  let left = free
  return waiting.filter(({ party }) => {
    if (party > left) return false
    left -= party
    return true
  })
}
