import type { Cursors } from '../db/cursors.ts'
import type { Db } from '../db/database.ts'
import type { Site } from '../identity/site.ts'
import type { Caller } from './caller.ts'

/** What every handler is given. Time is a value: `now` is taken once, with the site's test clock applied. */
export interface Ctx {
  readonly site: Site
  readonly caller: Caller
  readonly now: Date
  readonly requestId: string
  /** Of the network, for limits that count by it. */
  readonly address: string
  /** UUID v7. */
  newId(): string
  readonly db: Db
  /** Seals and opens the cursors of paged answers. */
  readonly cursors: Cursors
}
