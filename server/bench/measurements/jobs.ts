import pg from 'pg'
import { percentile } from '../load.ts'
import { newSite } from '../new-site.ts'
import { merchantOf, stockShop } from '../our-shop.ts'
import { withOwnPostgres } from '../own-postgres.ts'
import type { Shop } from '../shop.ts'
import { startOurs } from '../start-process.ts'
import { visits } from '../visits.ts'
import type { Figure, Measurement } from './measurement.ts'

const GOAL = { most: 5 }
const REQUESTS_A_SECOND = 400
const PRODUCTS = 200
const SAMPLE_MS = 250
/** Milliseconds after the last request in which jobs may still be done. */
const PATIENCE_MS = 120_000

/**
 * Visits at a fixed rate, each with five reads and a purchase that is paid by card, on one server process with its jobs. The buyer waits
 * for the mail; staff wait for the oldest job that is due.
 */
export const jobsMeasurement: Measurement = {
  name: 'jobs',
  title: `Jobs at ${REQUESTS_A_SECOND} requests a second`,
  measure: ({ quick, print }) =>
    withOwnPostgres(async ({ connectionString, dataDir }) => {
      const undo: (() => unknown)[] = []
      const client = new pg.Client({ connectionString })
      try {
        const { clientId, apiKey } = await newSite(connectionString)
        await client.connect()
        await client.query(`update sites set settings = settings || '{"testPayments": true}'`)
        const { port } = await startOurs({ connectionString, dataDir, poolSize: 4 }, undo)
        const items = await stockShop(merchantOf(`http://localhost:${port}`, apiKey), PRODUCTS, 100_000)
        await untilIdle(client)
        const seconds = quick ? 20 : 120
        print(`  ${seconds} s of visits`)
        return await measured(client, { port, clientId, items }, seconds)
      } finally {
        for (const step of undo.reverse()) await step()
        await client.end().catch(() => {})
      }
    }),
}

async function measured(client: pg.Client, shop: Shop, seconds: number): Promise<Figure[]> {
  const watch = watchJobs(client)
  const { requests, took } = await visits(shop, { seconds, requestsASecond: REQUESTS_A_SECOND })
  const ended = performance.now()
  await untilIdle(client)
  const drained = (performance.now() - ended) / 1000
  const ages = await watch.stop()
  const delays = await mailDelays(client)
  return [
    { what: 'requests a second', value: requests / took, unit: '', goal: { least: REQUESTS_A_SECOND * 0.97 } },
    { what: 'orders', value: delays.length, unit: '' },
    { what: 'order to its mail, p50', value: percentile(delays, 0.5), unit: 's', goal: GOAL },
    { what: 'order to its mail, p99', value: percentile(delays, 0.99), unit: 's', goal: GOAL },
    { what: 'order to its mail, the last', value: delays.at(-1) ?? 0, unit: 's', goal: GOAL },
    ...[...ages].map(([task, age]) => ({ what: `oldest job due, ${task}`, value: age, unit: 's', goal: GOAL })),
    { what: 'until no job was left', value: drained, unit: 's', goal: GOAL },
  ]
}

const DUE = `select task_identifier as task, extract(epoch from max(now() - greatest(run_at, created_at)))::float8 as age
  from graphile_worker.jobs where run_at <= now() and attempts < max_attempts and locked_at is null group by 1`

/** The greatest age in seconds, per task, of jobs that nobody had begun. */
function watchJobs(client: pg.Client): { stop(): Promise<Map<string, number>> } {
  const ages = new Map<string, number>()
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const { rows } = await client.query<{ task: string; age: number }>(DUE)
      for (const { task, age } of rows) ages.set(task, Math.max(ages.get(task) ?? 0, age))
      await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS))
    }
  })()
  return {
    async stop() {
      isOver = true
      await watching
      return ages
    },
  }
}

/** Waits until every domain event has become a job and no job is due. */
async function untilIdle(client: pg.Client): Promise<void> {
  for (const until = performance.now() + PATIENCE_MS; performance.now() < until; ) {
    const { rows } = await client.query(
      `select 1 from graphile_worker.jobs where run_at <= now() union all
       select 1 from happenings h, outbox_readers r where h.written_by >= r.position and h.occurred_at > now() - interval '1 hour'
         and (r.after_id is null or h.written_by > r.after_position or h.id > r.after_id) limit 1`,
    )
    if (rows.length === 0) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('Jobs are not done in time')
}

/** Seconds between an order's approval and the mail that confirms it, sorted. Both are written by the server's clock. */
async function mailDelays(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query<{ approved: Date }>(
    `select occurred_at as approved from happenings where entity = 'order' and slug = 'approved' order by occurred_at`,
  )
  const mails = await client.query<{ written: Date }>(
    `select created_at as written from mails where template = 'orderConfirmation' order by created_at`,
  )
  if (mails.rows.length !== rows.length) throw new Error(`${mails.rows.length} mails for ${rows.length} orders`)
  // The nth order and the nth mail: jobs are done in the order in which they came, all but a few.
  return rows
    .map(({ approved }, i) => (mails.rows[i]!.written.getTime() - approved.getTime()) / 1000)
    .sort((a, b) => a - b)
}
