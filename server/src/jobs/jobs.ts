import { runMigrations } from 'graphile-worker'
import type { Logger } from 'pino'
import { startJobRelay } from './job-relay.ts'
import { startRunner, superviseRunner } from './runner.ts'
import { startTakeover, type Takeover, type TakeoverTimes, unlockEveryJob } from './takeover.ts'
import { crontabOf, jobsThatFollow, type TaskWorld, taskListOf } from './tasks.ts'

export interface Jobs {
  stop(): Promise<void>
}

const RELAY_TIMES = { everyMs: 500, lookEveryMs: 60_000 }

export interface JobSettings {
  /** The database is this process's own: nobody else can be at work on what is locked. */
  readonly isOwnDatabase?: boolean
  readonly takeover?: TakeoverTimes
}

interface JobWorld extends TaskWorld {
  readonly settings: { readonly connectionString: string }
}

/** Runs the features' background work on graphile-worker. */
export async function startJobs(world: JobWorld, logger: Logger, settings: JobSettings = {}): Promise<Jobs> {
  const { backgroundPool: pool, jobs } = world
  const { connectionString } = world.settings
  const taskList = taskListOf(world)
  const crontab = crontabOf(jobs)
  await runMigrations({ connectionString })
  if (settings.isOwnDatabase) await unlockEveryJob(pool)
  let takeover: Takeover | undefined
  const runner = await superviseRunner({
    start: () => startRunner({ connectionString, taskList, crontab, logger }),
    retired: async (id) => takeover?.release(id),
    logger,
  })
  takeover = startTakeover(
    pool,
    runner.ids,
    (error) => logger.warn({ err: error }, 'jobs of ended processes could not be taken over'),
    settings.takeover,
  )
  const relay = await startJobRelay(pool, jobsThatFollow(jobs), RELAY_TIMES, (error) =>
    logger.warn({ err: error }, 'the outbox could not be turned into jobs'),
  )
  return {
    async stop() {
      await relay.stop()
      await runner.stop()
      await takeover.stop()
    },
  }
}
