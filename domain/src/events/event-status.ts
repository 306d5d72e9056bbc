import type { EventStatus } from '@fairground/contract/enumerations/event-status.ts'
import type { EventStatusV1 } from '@fairground/contract/enumerations/event-status-v1.ts'
import type { Instant } from '../instant.ts'

/** What of an event decides its status. Both dates are null while its time is to be announced; `endsAt` is exclusive. */
export type EventTiming = {
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

/** Next moment at which `eventStatus` answers differently of itself; null when never. For jobs, and for how long an answer keeps. */
export function nextEventChange({ draft, canceled, startsAt, endsAt }: EventTiming, now: Instant): Instant | null {
  if (draft || canceled) return null
  if (endsAt !== null && now >= endsAt) return null
  return startsAt !== null && now < startsAt ? startsAt : endsAt
}

/** What people may set. Time does the others; a cancelled event stays cancelled, a published one is never a draft again. */
export const eventActions = {
  DRAFT: ['publish', 'edit', 'delete'],
  UPCOMING: ['cancel', 'edit', 'delete'],
  STARTED: ['cancel', 'edit', 'delete'],
  ENDED: ['edit', 'delete'],
  CANCELED: ['edit', 'delete'],
} as const satisfies Record<EventStatus, readonly EventAction[]>

export type EventAction = 'publish' | 'cancel' | 'edit' | 'delete'

export function canDo(status: EventStatus, action: EventAction): boolean {
  const actions: readonly EventAction[] = eventActions[status]
  return actions.includes(action)
}

/** Generation 1 says SCHEDULED for UPCOMING, and tells drafts apart by another field. */
export const eventStatusV1 = {
  DRAFT: 'SCHEDULED',
  UPCOMING: 'SCHEDULED',
  STARTED: 'STARTED',
  ENDED: 'ENDED',
  CANCELED: 'CANCELED',
} as const satisfies Record<EventStatus, EventStatusV1>
