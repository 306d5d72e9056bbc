import type { EventStatus } from '@fairground/contract/enumerations/event-status.ts'
import type { RegistrationStatus } from '@fairground/contract/enumerations/registration-status.ts'
import { eventStatus } from '@fairground/domain/events/event-status.ts'
import type { RegistrationRules } from '@fairground/domain/events/registration-refusal.ts'
import { registrationStatus } from '@fairground/domain/events/registration-status.ts'
import type { EventOffer } from '../ticket-definitions/offers.ts'
import type { EventRow } from './event-row.ts'

/** What of a row decides the status; start and end do not count while the time is to be announced. */
export interface EventFacts {
  readonly publishedAt: Date | null
  readonly canceledAt: Date | null
  readonly startAt: Date | null
  readonly endAt: Date | null
  readonly tbd: boolean
}

export const statusOf = ({ publishedAt, canceledAt, startAt, endAt, tbd }: EventFacts, now: Date): EventStatus =>
  eventStatus(
    {
      draft: publishedAt === null,
      canceled: canceledAt !== null,
      startsAt: tbd ? null : startAt,
      endsAt: tbd ? null : endAt,
    },
    now,
  )

export const factsOf = (row: EventRow): EventFacts => ({ ...row, tbd: row.doc.dateAndTimeTbd ?? false })

const dateOf = (text: string | null | undefined): Date | null => (text ? new Date(text) : null)

/** `offer` is undefined while the event has no visible kind of ticket; `attending` are the guests who said YES. */
export function registrationStatusOf(
  row: EventRow,
  offer: EventOffer | undefined,
  attending: number,
  now: Date,
): RegistrationStatus {
  const { rsvp } = row.doc
  return registrationStatus(
    statusOf(factsOf(row), now),
    {
      type: row.registrationType,
      closedManually: row.registrationPaused || row.doc.registrationDisabled === true,
      rsvp: {
        startDate: dateOf(rsvp?.startDate),
        endDate: dateOf(rsvp?.endDate),
        limit: rsvp?.limit ?? null,
        attending,
        waitlistEnabled: rsvp?.waitlistEnabled ?? false,
      },
      soldOut: offer?.soldOut ?? false,
      sales: offer ? [offer.ended ? 'SALE_ENDED' : 'SALE_STARTED'] : [],
    },
    now,
  )
}

/** The organiser's rules on who may register. */
export const registrationRulesOf = (row: EventRow): RegistrationRules => ({
  type: row.registrationType,
  paused: row.registrationPaused,
  disabled: row.doc.registrationDisabled ?? false,
  allowedGuestTypes: row.doc.allowedGuestTypes ?? 'VISITOR_OR_MEMBER',
})
