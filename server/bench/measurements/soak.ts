import { join } from 'node:path'
import pg from 'pg'
import { residentOf } from '../memory.ts'
import { newSite } from '../new-site.ts'
import { merchantOf, stockShop } from '../our-shop.ts'
import { withOwnPostgres } from '../own-postgres.ts'
import { startBuilt } from '../start-process.ts'
import { visits } from '../visits.ts'
import type { Measurement } from './measurement.ts'

const REQUESTS_A_SECOND = 100
const PRODUCTS = 200
/** Parts of the time; memory is read after each. The first ones fill caches and compile what runs often. */
const PARTS = 12
const SETTLED_AFTER = 4
/** Megabytes between two readings of a process that stays as large as it is: garbage that is not collected yet. */
const GROWTH = { most: 10 }

/** Visits for an hour: the server stays as large as it is, and no job waits longer at the end than at the beginning. */
export const soakMeasurement: Measurement = {
  name: 'soak',
  title: `An hour of visits, ${REQUESTS_A_SECOND} requests a second`,
  measure: ({ quick, print }) =>
    withOwnPostgres(async ({ connectionString, dataDir }) => {
      const undo: (() => unknown)[] = []
      const client = new pg.Client({ connectionString })
      try {
        const { clientId, apiKey } = await newSite(connectionString)
        await client.connect()
        await client.query(`update sites set settings = settings || '{"testPayments": true}'`)
        // What a busy machine refuses is not measured here.
        const never = { OVERLOAD_LAG_MS: '60000', OVERLOAD_QUEUE: '1000000' }
        const elsewhere = { DATABASE_URL: connectionString, DATA_DIR: join(dataDir, 'elsewhere'), ...never }
        const { port, pid } = await startBuilt(elsewhere, undo)
        const items = await stockShop(merchantOf(`http://localhost:${port}`, apiKey), PRODUCTS, 1_000_000)
        const seconds = (quick ? 120 : 3_600) / PARTS
        const read: number[] = []
        let requests = 0
        let refused = 0
        for (let part = 0; part < PARTS; part++) {
          const done = await visits({ port, clientId, items }, { seconds, requestsASecond: REQUESTS_A_SECOND })
          requests += done.requests
          refused += done.refused
          read.push(residentOf(pid))
          print(`  ${part + 1} of ${PARTS}: ${read.at(-1)?.toFixed(0)} MB`)
        }
        const settled = read.slice(SETTLED_AFTER)
        const half = settled.length / 2
        const { rows } = await client.query<{ late: number }>(LATE)
        return [
          { what: 'requests', value: requests, unit: '' },
          { what: 'visits that were refused', value: refused, unit: '', goal: { most: 0 } },
          { what: 'memory of the server, at most', value: Math.max(...read), unit: 'MB', goal: { most: 220 } },
          {
            what: 'growth from the second third to the last, means',
            value: mean(settled.slice(half)) - mean(settled.slice(0, half)),
            unit: 'MB',
            ...(quick ? {} : { goal: GROWTH }),
          },
          { what: 'oldest job due at the end', value: rows[0]?.late ?? 0, unit: 's', goal: { most: 5 } },
        ]
      } finally {
        for (const step of undo.reverse()) await step()
        await client.end().catch(() => {})
      }
    }),
}

const LATE = `select coalesce(extract(epoch from max(now() - run_at)), 0)::float8 as late
  from graphile_worker.jobs where run_at <= now() and attempts < max_attempts and locked_at is null`

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
