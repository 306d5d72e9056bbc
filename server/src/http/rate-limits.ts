import { gathered } from '../db/gathered.ts'
import { statement } from '../db/statement.ts'
import { ApiError } from '../ground/api-error.ts'
import type { Caller } from '../ground/caller.ts'
import type { Queryable } from '../ground/database.ts'
import type { HoldUnderWay, OpenHolds } from '../ground/holds.ts'
import { makeRoom } from '../ground/oldest.ts'
import { holdsUnderWay } from './holds-under-way.ts'
import type { StoredAnswers } from './idempotency.ts'

const MINUTE_MS = 60_000
const MB = 1024 * 1024

const bump = gathered(
  {
    name: 'rateCounters.bump',
    params: { key: 'text', window: 'timestamptz', by: 'int4' },
    row: { used: 'int4' },
    unlogged: true,
    sql: `insert into rate_counters (site_id, key, window_start, used) values ($1, $2, $3, $4)
        on conflict (site_id, key, window_start) do update set used = rate_counters.used + excluded.used
        returning used`,
  },
  {
    // In the order of keys, which any two processes count in; of two calls of one key, the first has counted before the second.
    sql: (calls) => `
    with w as materialized (select * from ${calls}), counted as (
      insert into rate_counters (site_id, key, window_start, used)
      select $1, w.key, w."window", sum(w.by)::int4 from w group by w.key, w."window" order by w.key, w."window"
      on conflict (site_id, key, window_start) do update set used = rate_counters.used + excluded.used
      returning key, window_start, used
    )
    select w.n, (c.used - sum(w.by) over (partition by w.key, w."window")
                   + sum(w.by) over (partition by w.key, w."window" order by w.n))::int4 as used
    from w join counted c on c.key = w.key and c.window_start = w."window"`,
  },
)

/** Clears windows that are over; run by a job. */
export const deleteOldWindows = statement({
  name: 'rateCounters.deleteOld',
  params: { before: 'timestamptz' },
  unlogged: true,
  sql: `delete from rate_counters where site_id = $1 and window_start < $2`,
})

export interface SharedLimit {
  readonly name: string
  readonly per: 'address' | 'caller'
  readonly perMinute: number
  /** Staff and API keys are not counted. */
  readonly ofVisitors?: true
  /** Counted by each process for itself, without a statement: for a limit beside another one that processes share. */
  readonly inProcess?: true
}

/** Counts visitors and members by network: tokens of visitors cost nothing, so a limit for each of them bounds nobody. */
export const perAddress = (name: string, perMinute: number): SharedLimit => ({
  name: `${name}-address`,
  per: 'address',
  perMinute,
  ofVisitors: true,
})

/** Limited units that one owner and one network may hold at once without having paid (HELD_UNITS_PER_BUYER, HELD_UNITS_PER_NETWORK). */
export interface HeldUnits {
  readonly perOwner: number
  readonly perAddress: number
}

export interface RateLimits {
  /** Absent: as many as they like. */
  readonly openHolds?: OpenHolds
  /** For one request of those that `openHolds` bounds. */
  readonly holding?: () => HoldUnderWay
  /** Absent: as many as they like. */
  readonly storedAnswers?: StoredAnswers
  /** The two general limits, counted in this process alone, so that a cached read costs no statement. */
  general(caller: Caller, address: string): void
  /** Counted in the database unless it is `inProcess`: N processes share it, each takes a tenth of the allowance at a time. */
  shared(db: Queryable, limit: SharedLimit, subject: string, now: Date): Promise<void>
}

const tooMany = (now: number): ApiError =>
  new ApiError({ code: 'TOO_MANY_REQUESTS', retryAfter: Math.ceil((MINUTE_MS - (now % MINUTE_MS)) / 1000) })

/** Pages that everybody sees are read with one of our tokens, which no app was given: its readers count by address. */
const countsByAddress = (caller: Caller): boolean =>
  caller.kind === 'anonymous' || (caller.kind === 'visitor' && caller.clientId === null)

/** Counts from which on those of earlier minutes are looked for. */
const MOST_COUNTS = 2_000
const MOST_LEASES = 4_000

/** Counts by key and minute, in this process. What is counted of earlier minutes is looked through once a minute. */
function minuteCounts(): (key: string, window: number) => number {
  const counts = new Map<string, { readonly window: number; used: number }>()
  let cleared = 0
  return (key, window) => {
    const known = counts.get(key)
    if (known?.window === window) return ++known.used
    if (counts.size >= MOST_COUNTS && cleared !== window) {
      cleared = window
      for (const [other, count] of counts) if (count.window !== window) counts.delete(other)
    }
    counts.set(key, { window, used: 1 })
    return 1
  }
}

const scaled = (limit: number, factor: number): number => Math.max(1, Math.floor(limit * factor))

/** `factor` multiplies every limit (RATE_LIMIT_FACTOR). */
export function rateLimits(factor: number, units: HeldUnits): RateLimits {
  let minute = 0
  let counts = new Map<string, number>()
  const leases = new Map<string, { window: number; left: number }>()
  const leasing = new Map<string, Promise<void>>()
  const countHere = minuteCounts()

  return {
    openHolds: {
      perOwner: scaled(20, factor),
      perAddress: scaled(100, factor),
      unitsPerOwner: scaled(units.perOwner, factor),
      unitsPerAddress: scaled(units.perAddress, factor),
    },
    holding: holdsUnderWay(),
    storedAnswers: {
      perCaller: { answers: scaled(500, factor), bytes: scaled(4 * MB, factor) },
      perNetwork: { answers: scaled(10_000, factor), bytes: scaled(64 * MB, factor) },
    },
    general(caller, address) {
      const now = Date.now()
      if (Math.floor(now / MINUTE_MS) !== minute) {
        minute = Math.floor(now / MINUTE_MS)
        counts = new Map()
      }
      const administrator = caller.kind === 'apiKey' || caller.kind === 'staff'
      const key =
        caller.kind === 'anonymous' || countsByAddress(caller) ? `address ${address}` : `${caller.kind} ${caller.id}`
      const used = (counts.get(key) ?? 0) + 1
      counts.set(key, used)
      if (used > (administrator ? 1200 : 300) * factor) throw tooMany(now)
    },
    async shared(db, { name, perMinute, inProcess }, subject, now) {
      const allowed = scaled(perMinute, factor)
      const window = Math.floor(now.getTime() / MINUTE_MS)
      const key = `${name} ${subject}`
      const ofSite = `${db.siteId} ${key}`
      if (inProcess) {
        if (countHere(ofSite, window) > allowed) throw tooMany(now.getTime())
        return
      }
      const lease = async () => {
        const size = Math.max(1, Math.floor(allowed / 10))
        const row = await db.row(bump, { key, window: new Date(window * MINUTE_MS), by: size })
        if (!row || row.used > Math.max(allowed, size)) throw tooMany(now.getTime())
        leases.delete(ofSite)
        makeRoom(leases, MOST_LEASES)
        leases.set(ofSite, { window, left: size })
      }
      for (;;) {
        const held = leases.get(ofSite)
        if (held?.window === window && held.left > 0) {
          held.left--
          return
        }
        // Callers that come at once share one lease instead of taking one each, and its refusal.
        const pending = leasing.get(ofSite) ?? lease().finally(() => leasing.delete(ofSite))
        leasing.set(ofSite, pending)
        await pending
      }
    },
  }
}
