import type { EventStatus } from '@fairground/contract/enumerations/events.ts'
import { eventStatus } from '@fairground/domain/events/event-status.ts'
import type { RegistrationRules } from '@fairground/domain/events/registration-refusal.ts'
import type { EventRow } from './event-row.ts'

/** Facts of a row that decide the status; start and end do not count while the time is to be announced. */
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

/** The organiser's rules on who may register. */
export const registrationRulesOf = (row: EventRow): RegistrationRules => ({
  type: row.registrationType,
  paused: row.registrationPaused,
  disabled: row.doc.registrationDisabled ?? false,
  allowedGuestTypes: row.doc.allowedGuestTypes ?? 'VISITOR_OR_MEMBER',
})
