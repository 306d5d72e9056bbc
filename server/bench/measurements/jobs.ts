import pg from 'pg'
import { percentile } from '../load.ts'
import { newSite } from '../new-site.ts'
import { merchantOf, stockShop } from '../our-shop.ts'
import { withOwnPostgres } from '../own-postgres.ts'
import { listPath, type Shop, slugPath } from '../shop.ts'
import { startOurs } from '../start-process.ts'
import { addLine, checkOut, newVisitor, orderIdOf, payOnline, read } from '../visitor.ts'
import { type Connection, openConnection } from '../wire-connection.ts'
import type { Figure, Measurement } from './measurement.ts'

const GOAL = { most: 5 }
const REQUESTS_A_SECOND = 400
const CONNECTIONS = 64
const PRODUCTS = 200
const SAMPLE_MS = 250
/** Milliseconds after the last request in which jobs may still be done. */
const PATIENCE_MS = 120_000

/** Reads of a visitor before and between what they buy: of ten requests five are the purchase. */
const READS = 5
const REQUESTS_OF_A_VISIT = READS + 5

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
  const { requests, took } = await visits(shop, seconds)
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

/** Open loop: a visit begins when its time has come, if a connection is free. Returns how many requests were answered in which time. */
async function visits(shop: Shop, seconds: number): Promise<{ requests: number; took: number }> {
  const open = await Promise.all(Array.from({ length: CONNECTIONS }, () => openConnection(shop.port)))
  const began = performance.now()
  let next = 0
  let requests = 0
  await Promise.all(
    open.map(async (connection) => {
      for (;;) {
        const n = next++
        const due = (n * 1000 * REQUESTS_OF_A_VISIT) / REQUESTS_A_SECOND
        if (due > seconds * 1000) return
        const early = due - (performance.now() - began)
        if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
        await visit(connection, shop, n)
        requests += REQUESTS_OF_A_VISIT
      }
    }),
  )
  for (const connection of open) connection.end()
  return { requests, took: (performance.now() - began) / 1000 }
}

async function visit(connection: Connection, shop: Shop, n: number): Promise<void> {
  const token = await newVisitor(connection, shop)
  const item = shop.items[n % shop.items.length]! // there are items
  for (let i = 0; i < READS; i++)
    await read(connection, token, i % 2 === 0 ? listPath(i) : slugPath(shop.items[(n + i) % shop.items.length]!.slug)) // likewise
  await addLine(connection, token, item)
  await payOnline(connection, token, await orderIdOf(connection, token, await checkOut(connection, token)))
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
