import { type Runner, run, Logger as WorkerLogger } from 'graphile-worker'
import type { Logger } from 'pino'
import type { Assembly } from '../assemble.ts'
import { jobPool } from '../db/job-pool.ts'
import { deleteOldRecords } from '../http/idempotency.ts'
import { deleteOldWindows } from '../http/rate-limits.ts'
import type { Site } from '../identity/site.ts'
import { newId } from '../ids.ts'
import { pendingPayments } from '../payments/queries.ts'
import { settlePayment } from '../payments/settle-payment.ts'
import { expireUnpaid } from '../purchase/expire-unpaid.ts'

export interface Jobs {
  stop(): Promise<void>
}

const DAY_MS = 24 * 60 * 60 * 1000
const HOUR_MS = 60 * 60 * 1000

type Task = (site: Site, now: Date) => Promise<void>

/** What is done by the clock, for every site. Each task is safe to repeat and to run in two processes at once. */
function tasksOf({ pool, features }: Assembly, logger: Logger): Record<string, Task> {
  const ctx = (now: Date) => ({ now, newId: () => newId(new Date()) })
  return {
    'expire-reservations': async (site, now) => {
      await features.expireReservations(pool.forSite(site.id), now)
    },
    'expire-unpaid-orders': async (site, now) => {
      const expired = await expireUnpaid(pool.forSite(site.id), ctx(now))
      if (expired > 0) logger.info({ site: site.id, expired }, 'unpaid orders expired')
    },
    'settle-payments': async (site, now) => {
      const db = pool.forSite(site.id)
      for (const { id } of await db.rows(pendingPayments, { limit: 100 }))
        await settlePayment(db, ctx(now), features.payments.providers, id, false)
    },
    'clean-up': async (site, now) => {
      const db = pool.forSite(site.id)
      await db.run(deleteOldRecords, { before: new Date(now.getTime() - DAY_MS) })
      await db.run(deleteOldWindows, { before: new Date(now.getTime() - HOUR_MS) })
    },
  }
}

const CRONTAB = `
* * * * * expire-reservations ?max=3
* * * * * expire-unpaid-orders ?max=3
* * * * * settle-payments ?max=3
7 * * * * clean-up ?max=3
`

/** Background work on graphile-worker. */
export async function startJobs(assembly: Assembly, logger: Logger): Promise<Jobs> {
  const { directory, settings } = assembly
  const pool = jobPool(settings.connectionString)
  const tasks = tasksOf(assembly, logger)
  const runner: Runner = await run({
    pgPool: pool,
    logger: new WorkerLogger(
      () => (level, message) => logger[level === 'warning' ? 'warn' : level === 'info' ? 'debug' : level](message),
    ),
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 2_000,
    crontab: CRONTAB,
    taskList: Object.fromEntries(
      Object.entries(tasks).map(([name, task]) => [
        name,
        async () => {
          for (const site of directory.sites()) await task(site, directory.nowOf(site))
        },
      ]),
    ),
  })
  return {
    async stop() {
      await runner.stop()
      await pool.end()
    },
  }
}
