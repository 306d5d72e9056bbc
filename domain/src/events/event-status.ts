import type { EventStatus } from '@fairground/contract/enumerations/events.ts'
import type { Instant } from '../instant.ts'

/** Facts about an event that decide its status. Both dates are null while its time is to be announced; `endsAt` is exclusive. */
type EventTiming = {
  draft: boolean
  canceled: boolean
  startsAt: Instant | null
  endsAt: Instant | null
}

/**
 * DRAFT and CANCELED are set by people; the rest follows the clock: an event starts on its start and is over at its
 * end. One whose time is to be announced is UPCOMING.
 */
export function eventStatus({ draft, canceled, startsAt, endsAt }: EventTiming, now: Instant): EventStatus {
  if (canceled) return 'CANCELED'
  if (draft) return 'DRAFT'
  if (endsAt !== null && now >= endsAt) return 'ENDED'
  return startsAt !== null && now >= startsAt ? 'STARTED' : 'UPCOMING'
}
