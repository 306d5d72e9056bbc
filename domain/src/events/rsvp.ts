import type { RegistrationStatus } from '@fairground/contract/enumerations/registration-status.ts'
import type { RsvpResponseType } from '@fairground/contract/enumerations/rsvp-response-type.ts'
import type { RsvpStatus } from '@fairground/contract/enumerations/rsvp-status.ts'
import type { RsvpWindow } from './registration-status.ts'

export type AskedRsvp = {
  status: RsvpStatus
  /** The guest and companions. */
  party: number
  /** Places that this guest holds already with a YES; 0 at first. */
  holding: number
}

/** Codes as the published client declares them for createRsvp and updateRsvp. */
export type RsvpRefusal =
  | { code: 'RSVPS_NOT_STARTED' | 'RSVPS_CLOSED' | 'UNEXPECTED_RSVP_STATUS' | 'WAITING_LIST_UNAVAILABLE' }
  | { code: 'GUEST_LIMIT_EXCEEDED'; left: number; waitlistAvailable: boolean }

export type RsvpDecision = { ok: true; status: RsvpStatus } | { ok: false; refusal: RsvpRefusal }

/**
 * What a guest's answer becomes. Companions count; a YES that does not fit becomes WAITLIST where there is a waiting
 * list, else it is refused (BEHAVIOUR, Events). NO is always taken where it may be given, and gives the places back.
 * The organiser's `ignoreLimits` passes over window and limit.
 */
export function answerRsvp(
  registration: RegistrationStatus,
  { limit, attending, waitlistEnabled }: RsvpWindow,
  responseType: RsvpResponseType,
  { status, party, holding }: AskedRsvp,
  { ignoreLimits = false }: { ignoreLimits?: boolean } = {},
): RsvpDecision {
  if (ignoreLimits) return { ok: true, status }
  const refused = (refusal: RsvpRefusal): RsvpDecision => ({ ok: false, refusal })
  if (status === 'NO') {
    if (responseType === 'YES_ONLY' && holding === 0) return refused({ code: 'UNEXPECTED_RSVP_STATUS' })
    return { ok: true, status }
  }
  if (registration === 'SCHEDULED_RSVP') return refused({ code: 'RSVPS_NOT_STARTED' })
  const left = limit === null ? Number.POSITIVE_INFINITY : Math.max(0, limit - (attending - holding))
  const full = limit !== null && attending >= limit
  const open = registration === 'OPEN_RSVP' || registration === 'OPEN_RSVP_WAITLIST_ONLY'
  if (!open && !(full && registration === 'CLOSED_AUTOMATICALLY' && party <= holding)) {
    return refused({ code: 'RSVPS_CLOSED' })
  }
  if (status === 'WAITLIST')
    return waitlistEnabled ? { ok: true, status } : refused({ code: 'WAITING_LIST_UNAVAILABLE' })
  if (party <= left) return { ok: true, status: 'YES' }
  return waitlistEnabled
    ? { ok: true, status: 'WAITLIST' }
    : refused({ code: 'GUEST_LIMIT_EXCEEDED', left, waitlistAvailable: false })
}
