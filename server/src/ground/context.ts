import type { ShownCurrency } from '@fairground/domain/convert.ts'
import type { Caller } from './caller.ts'
import type { Cursors } from './cursors.ts'
import type { Db, Queryable } from './database.ts'
import type { HoldUnderWay, OpenHolds } from './holds.ts'
import type { Sealer } from './sealer.ts'
import type { Site } from './site.ts'

/** Context of every handler. Time is a value: `now` is taken once, with the site's test clock applied. */
export interface Ctx {
  readonly site: Site
  readonly caller: Caller
  readonly now: Date
  /** Locale of sentences written for the caller: English for staff who name no language, else that of `site`. */
  readonly readerLocale: string
  readonly requestId: string
  /** Prices are shown in this currency too; undefined: in the site's own alone. */
  readonly showIn?: ShownCurrency | undefined
  /** True for callers whose last write this process has read, and who see what everybody may: what it remembers is good for them. */
  readonly isCurrent?: boolean
  /** Address on the network, for limits that count by it. */
  readonly address: string
  /** Open holds that the caller may have at once. Absent: no limit, as for staff and API keys. */
  readonly openHolds?: OpenHolds | undefined
  /** Holds that this request is about to make; present with `openHolds`. */
  readonly underWay?: HoldUnderWay | undefined
  /** User agent of the caller's browser or program. */
  readonly agent?: string | undefined
  /** Token of a browser of our own pages that needs no second step of signing in. */
  readonly device?: string | undefined
  /** Key of operations that themselves do a repeated request once (`once` when they are mounted). */
  readonly idempotencyKey?: string | undefined
  /** UUID v7. */
  newId(): string
  readonly db: Db
  /** Seals and opens the cursors of paged answers. */
  readonly cursors: Cursors
  /** For what has to be read again, and by nobody else. */
  readonly sealer: Sealer
}

/** Parts of a request that a read needs, with the connection or the transaction that it reads by. */
export type Reading<Parts extends keyof Ctx = 'site' | 'caller' | 'now'> = Pick<Ctx, Parts> & { readonly db: Queryable }
