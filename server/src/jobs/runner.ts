import { EventEmitter } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { type Runner, run, type TaskList, Logger as WorkerLogger } from 'graphile-worker'
import type { Logger } from 'pino'
import { jobPool } from '../db/job-pool.ts'

interface RunnerSettings {
  readonly connectionString: string
  readonly taskList: TaskList
  readonly crontab: string
  readonly logger: Logger
}

/** One graphile-worker at work. */
interface RunningRunner {
  /** The name under which it locks jobs. */
  readonly id: string
  /** Settles with the reason once it has met a fault; it may go on, shut down, or take no further job without a word. */
  readonly faulty: Promise<string>
  /** Lets the jobs under way finish, for as long as `STOP_MS`. */
  stop(): Promise<void>
}

/** Signs of graphile-worker that a write of its own failed: it shuts down or may hold jobs that it does not work on. */
const FAULTS = ['pool:fatalError', 'worker:fatalError', 'pool:gracefulShutdown', 'worker:getJob:error'] as const

const STOP_MS = 8_000
/** Jobs wait for the database most of their time. */
const CONCURRENCY = 4

export async function startRunner({
  connectionString,
  taskList,
  crontab,
  logger,
}: RunnerSettings): Promise<RunningRunner> {
  const { promise: faulty, resolve: fault } = Promise.withResolvers<string>()
  const pool = jobPool(connectionString, (error) => fault(`a connection broke: ${error.message}`))
  const events = new EventEmitter()
  let id = ''
  events.once('pool:create', ({ workerPool }: { workerPool: { id: string } }) => {
    id = workerPool.id
  })
  for (const name of FAULTS) events.on(name, () => fault(name))
  let runner: Runner
  try {
    runner = await run({
      pgPool: pool,
      events,
      logger: new WorkerLogger(
        () => (level, message) => logger[level === 'warning' ? 'warn' : level === 'info' ? 'debug' : level](message),
      ),
      concurrency: CONCURRENCY,
      noHandleSignals: true,
      pollInterval: 2_000,
      crontab,
      taskList,
      // Without delays a job's end is written by a promise that nobody waits for: its failure would end the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    })
  } catch (error) {
    await pool.end()
    throw error
  }
  runner.promise.then(
    () => fault('it ended'),
    (error: unknown) => fault(String(error)),
  )
  return {
    id,
    faulty,
    async stop() {
      // It never settles when a write failed while it shut down, and waits as long as a minute for its clock.
      await Promise.race([runner.stop().catch(() => {}), delay(STOP_MS, undefined, { ref: false })])
      const ended = pool.end().catch(() => {})
      await Promise.race([ended, delay(1_000, undefined, { ref: false })])
    },
  }
}

interface Supervised {
  /** Runners of this process that may hold jobs. */
  ids(): string[]
  /** Replaces the runner as if it had met a fault. */
  replace(reason: string): void
  stop(): Promise<void>
}

interface Supervision {
  readonly start: () => Promise<RunningRunner>
  /** A runner has stopped for good: what it holds is to be unlocked. */
  readonly retired: (id: string) => Promise<void>
  readonly logger: Pick<Logger, 'warn'>
}

const RESTART_MS = 500

/**
 * Keeps one runner at work: a runner that met a fault is replaced at once and stopped beside its successor, since it may not stop by
 * itself, and `Runner.promise` settles neither soon nor with the fault. The first start has to succeed.
 */
export async function superviseRunner({ start, retired, logger }: Supervision): Promise<Supervised> {
  const { promise: stopped, resolve: stop } = Promise.withResolvers<undefined>()
  const atWork = new Set<RunningRunner>()
  const retiring = new Set<Promise<void>>()
  let isStopping = false
  let replaceNow = (_reason: string) => {}

  const retire = (runner: RunningRunner): Promise<void> => {
    const going = (async () => {
      // A read of jobs that fails while its runner stops is written to standard error, with its stack; those under way fail before.
      await Promise.race([delay(RESTART_MS), stopped])
      await runner.stop()
      atWork.delete(runner)
      await retired(runner.id).catch((error: unknown) => logger.warn({ err: error }, 'jobs could not be unlocked'))
    })()
    retiring.add(going)
    return going.finally(() => retiring.delete(going))
  }
  const begin = async (): Promise<RunningRunner> => {
    const runner = await start()
    atWork.add(runner)
    return runner
  }
  const untilFault = async (runner: RunningRunner): Promise<string | undefined> => {
    const { promise: replaced, resolve } = Promise.withResolvers<string>()
    replaceNow = resolve
    return Promise.race([runner.faulty, replaced, stopped])
  }

  const supervise = async (first: RunningRunner) => {
    let runner: RunningRunner | undefined = first
    while (!isStopping) {
      if (runner) {
        const reason = await untilFault(runner)
        if (reason === undefined) break
        logger.warn({ reason }, 'the job runner met a fault and is replaced')
        void retire(runner)
        runner = undefined
      }
      await Promise.race([delay(RESTART_MS), stopped])
      if (isStopping) break
      try {
        runner = await begin()
      } catch (error) {
        logger.warn({ err: error }, 'the job runner could not be started')
      }
    }
    if (runner) void retire(runner)
  }
  const supervising = supervise(await begin())

  return {
    ids: () => [...atWork].map(({ id }) => id),
    replace: (reason) => replaceNow(reason),
    async stop() {
      isStopping = true
      stop(undefined)
      await supervising
      await Promise.all(retiring)
    },
  }
}
