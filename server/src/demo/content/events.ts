import { slugOf } from '@fairground/domain/catalog/slug.ts'
import type { DemoEvent } from './event.ts'
import { timesOf } from './event-time.ts'
import { apart } from './events/apart.ts'
import { far } from './events/far.ts'
import { later } from './events/later.ts'
import { past } from './events/past.ts'
import { soon } from './events/soon.ts'

export interface CalendarEntry {
  readonly event: DemoEvent
  readonly slug: string
  /** The title that orders and guests know it by, whatever the season calls it. */
  readonly known: string
}

const FIRST_OF_SUMMER = 4
const LAST_OF_SUMMER = 9

/** All events of the demo as they are named when their dates are calculated from `now`: 29 that visitors see, and a draft. */
export const calendarAt = (now: Date): readonly CalendarEntry[] =>
  [...soon, ...later, ...far, ...past, ...apart].map((described) => {
    const event = { ...described, ...described[seasonOf(described, now)] }
    return { event, slug: slugOf(event.title), known: described.title }
  })

/** Every venue is north of the tropics. */
function seasonOf({ when, venue }: DemoEvent, now: Date): 'summer' | 'winter' {
  const month = timesOf(when, venue.zone, now).start.getUTCMonth() + 1
  return month >= FIRST_OF_SUMMER && month <= LAST_OF_SUMMER ? 'summer' : 'winter'
}
