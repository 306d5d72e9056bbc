import { slugOf } from '@fairground/domain/catalog/slug.ts'
import type { DemoEvent } from './event.ts'
import { apart } from './events/apart.ts'
import { later } from './events/later.ts'
import { soon } from './events/soon.ts'

export interface CalendarEntry {
  readonly event: DemoEvent
  readonly slug: string
}

/** All events of the demo: 24 that visitors see, and a draft. */
export const calendar: readonly CalendarEntry[] = [...soon, ...later, ...apart].map((event) => ({
  event,
  slug: slugOf(event.title),
}))
