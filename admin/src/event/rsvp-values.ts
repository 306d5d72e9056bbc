import type { Event, EventChangesInput } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { instantOf } from '@fairground/domain/events/event-time.ts'
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
export const rsvpMessage = (values: RsvpValues, zone: string): EventChangesInput['registration'] => ({
  allowedGuestTypes: values.membersOnly ? 'MEMBER' : 'VISITOR_OR_MEMBER',
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
