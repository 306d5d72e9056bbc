import type { EventMoveState } from '@fairground/contract/enumerations/events.ts'
import type { Instant } from '../instant.ts'
import type { Transitions } from '../transitions.ts'

/** Time and place of an event. */
export type Whereabouts = {
  startsAt: Instant | null
  endsAt: Instant | null
  timeZone: string
  /** The dates, when there are any, do not count: they are to be announced. */
  timeToCome: boolean
  /** As `whereabouts` of `place.ts` has it. */
  place: string
}

/** True where guests who planned for `before` would come at another time, or to another place. */
export function isMoved(before: Whereabouts, after: Whereabouts): boolean {
  return timeOf(before) !== timeOf(after) || before.place !== after.place
}

const timeOf = ({ startsAt, endsAt, timeZone, timeToCome }: Whereabouts): string =>
  timeToCome || startsAt === null ? 'to come' : [startsAt.getTime(), endsAt?.getTime() ?? '', timeZone].join(' ')

/** A move that guests need not know of may still be announced to them; one that they know of stays announced. */
export const moveTransitions = {
  OPEN: ['ANNOUNCED', 'DISMISSED'],
  DISMISSED: ['ANNOUNCED'],
  ANNOUNCED: [],
} as const satisfies Transitions<EventMoveState>
