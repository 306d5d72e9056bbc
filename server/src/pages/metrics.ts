import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Gauge, Registry } from 'prom-client'
import type { Pool } from '../db/database.ts'
import { countJobs } from '../jobs/job-counts.ts'
import { relayLag } from '../outbox/reader.ts'

interface MetricsWorld {
  readonly pool: Pool
  readonly overload: { level(): number }
  /** Bearer token of who reads them; undefined: there is no such page. */
  readonly token: string | undefined
}

/** Gauges by name, each with its help. */
const GAUGES = {
  fairground_database_up: 'Whether the database answered',
  fairground_database_queries_waiting: 'Queries that wait for a connection of this process',
  fairground_overload_level: 'Level of the overload rule of this process, 0 when nothing is refused',
  fairground_outbox_waiting: 'Domain events that are no jobs yet, at most 1000',
  fairground_outbox_oldest_waiting_seconds: 'Age of the oldest of them',
  fairground_outbox_foreign: 'Whether the relay counts in another cluster, as after a restore',
  fairground_oldest_transaction_seconds: 'Age of the oldest transaction of the cluster, which holds back the relay',
  fairground_jobs_due: 'Jobs whose time has come',
  fairground_jobs_later: 'Jobs of a later time, retries among them',
  fairground_jobs_running: 'Jobs that are being worked on',
  fairground_jobs_given_up: 'Jobs whose attempts are spent',
  fairground_jobs_oldest_due_seconds: 'Age of the oldest job whose time has come',
} as const

type Measured = Partial<Record<keyof typeof GAUGES, number>>

/**
 * `GET /metrics` in the text format of Prometheus, for a reader with the token (`Authorization: Bearer …`): this process, and the
 * background work of its database. While the database is away, what only it knows is left out.
 */
export function metricsRoutes(app: FastifyInstance, { pool, overload, token }: MetricsWorld): void {
  if (token === undefined) return
  const page = oncePage()
  app.get('/metrics', { config: { who: 'anyone' } }, async ({ headers }, reply) => {
    reply.header('cache-control', 'no-store')
    if (!isSame(headers.authorization ?? '', `Bearer ${token}`)) {
      reply.code(401).header('www-authenticate', 'Bearer').type('text/plain')
      return 'The token is missing or wrong.\n'
    }
    const { registry, gauges } = await page()
    const values: Measured = {
      fairground_database_queries_waiting: pool.waiting(),
      fairground_overload_level: overload.level(),
      ...(await measuredInDatabase(pool)),
    }
    for (const [name, gauge] of gauges) {
      const value = values[name]
      if (value === undefined) gauge.remove()
      else gauge.set(value)
    }
    reply.type(registry.contentType)
    return registry.metrics()
  })
}

const AWAY: Measured = { fairground_database_up: 0 }

async function measuredInDatabase({ siteless }: Pool): Promise<Measured> {
  try {
    const lag = await relayLag(siteless, new Date())
    const jobs = await siteless.row(countJobs, {})
    return {
      fairground_database_up: 1,
      ...(lag && {
        fairground_outbox_waiting: lag.waiting,
        fairground_outbox_oldest_waiting_seconds: lag.oldestSeconds,
        fairground_outbox_foreign: Number(lag.isForeign),
        fairground_oldest_transaction_seconds: lag.transactionSeconds,
      }),
      ...(jobs && {
        fairground_jobs_due: Number(jobs.due),
        fairground_jobs_later: Number(jobs.later),
        fairground_jobs_running: Number(jobs.running),
        fairground_jobs_given_up: Number(jobs.givenUp),
        fairground_jobs_oldest_due_seconds: jobs.oldestDueSeconds,
      }),
    }
  } catch {
    // Its failure is the answer; the log of the pool has the reason.
    return AWAY
  }
}

interface Page {
  readonly registry: Registry
  readonly gauges: readonly (readonly [keyof typeof GAUGES, Gauge])[]
}

/** Made with the first request: most servers are never measured, and the library observes the process from then on. */
function oncePage(): () => Promise<Page> {
  const make = async (): Promise<Page> => {
    const { collectDefaultMetrics, Gauge, Registry } = await import('prom-client')
    const registry = new Registry()
    collectDefaultMetrics({ register: registry })
    const names = Object.keys(GAUGES) as (keyof typeof GAUGES)[]
    const gauges = names.map((name) => [name, new Gauge({ name, help: GAUGES[name], registers: [registry] })] as const)
    return { registry, gauges }
  }
  let page: Promise<Page> | undefined
  return () => {
    page ??= make()
    return page
  }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
const isSame = (given: string, expected: string): boolean => timingSafeEqual(digest(given), digest(expected))
