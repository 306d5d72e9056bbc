import type { RegistrationStatus } from '@fairground/contract/enumerations/events.ts'
import { registrationStatus } from '@fairground/domain/events/registration-status.ts'
import type { EventRow } from '../event/event-row.ts'
import { factsOf, statusOf } from '../event/event-state.ts'
import type { EventOffer } from '../ticket-definitions/offers.ts'

const dateOf = (text: string | null | undefined): Date | null => (text ? new Date(text) : null)

/** `offer` is undefined while the event has no visible kind of ticket; `attending` are the guests who answered YES. */
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
