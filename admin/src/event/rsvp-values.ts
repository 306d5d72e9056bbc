import type { Event, EventChangesInput } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { instantOf } from '@fairground/domain/events/event-time.ts'
import { same } from '../forms/shared-edits.ts'
import { wall } from './event-values.ts'

/** Settings of guests' answers, as they are typed. */
export interface RsvpValues {
  /** Empty: as many as come. */
  limit: string
  waitlist: boolean
  responseType: 'YES_ONLY' | 'YES_AND_NO'
  companions: string
  /** Wall times of the event's zone; empty when there is no bound. */
  opens: string
  closes: string
  membersOnly: boolean
  paused: boolean
}

export function rsvpValues({ registration, dateAndTimeSettings }: Event): RsvpValues {
  const { rsvp } = registration ?? {}
  const zone = dateAndTimeSettings.timeZoneId ?? 'UTC'
  return {
    limit: rsvp?.limit === undefined ? '' : String(rsvp.limit),
    waitlist: rsvp?.waitlistEnabled ?? false,
    responseType: rsvp?.responseType ?? 'YES_ONLY',
    companions: String(rsvp?.additionalGuestLimit ?? 10),
    opens: wall(rsvp?.startDate, zone),
    closes: wall(rsvp?.endDate, zone),
    membersOnly: registration?.allowedGuestTypes === 'MEMBER',
    paused: registration?.registrationPaused ?? false,
  }
}

/** As the contract has it. Emptied fields are sent empty, so that it is emptied there, too. */
const rsvpMessage = (values: RsvpValues, zone: string) => ({
  allowedGuestTypes: values.membersOnly ? ('MEMBER' as const) : ('VISITOR_OR_MEMBER' as const),
  registrationPaused: values.paused,
  rsvp: {
    limit: values.limit.trim() === '' ? null : Number(values.limit),
    waitlistEnabled: values.waitlist,
    responseType: values.responseType,
    additionalGuestLimit: Number(values.companions),
    startDate: values.opens ? instantOf(values.opens, zone) : null,
    endDate: values.closes ? instantOf(values.closes, zone) : null,
  },
})

/** The parts of the message in which what was entered differs from what is stored; the server keeps the others. */
export function rsvpChanges(stored: RsvpValues, entered: RsvpValues, zone: string): EventChangesInput['registration'] {
  const { rsvp: before, ...rest } = rsvpMessage(stored, zone)
  const { rsvp: after, ...others } = rsvpMessage(entered, zone)
  const rsvp = changedIn(before, after)
  return { ...changedIn(rest, others), ...(Object.keys(rsvp).length > 0 ? { rsvp } : {}) }
}

const changedIn = <Part extends object>(before: Part, after: Part): Partial<Part> => {
  const known = new Map(Object.entries(before))
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !same(value, known.get(name))),
  ) as Partial<Part> // some of its fields
}
