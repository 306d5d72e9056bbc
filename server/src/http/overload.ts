import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyBaseLogger } from 'fastify'
import { ApiError } from '../ground/api-error.ts'
import {
  after,
  calm,
  isRefused,
  type Load,
  type LoadBounds,
  type Purpose,
  pressureOf,
  type Sender,
} from './overload-rule.ts'

/** Gives `take` a sample every so often, until it is stopped. `waiting` counts the queries that wait for a connection. */
export type LoadSource = (waiting: () => number, take: (load: Load) => void) => () => void

export interface OverloadSettings {
  readonly bounds: LoadBounds
  readonly source: LoadSource
}

export interface Overload {
  /** Throws BUSY where the load does not permit such a request. A request that costs no work is answered at once. */
  admit(purpose: () => Purpose, sender: () => Sender): void
  /** Runs work that was admitted as a whole: the requests that it makes of this server are not judged again. */
  admitted<T>(work: () => T): T
  /** From 0, when nothing is refused, to 3. */
  level(): number
  stop(): void
}

/** For a process that serves nobody else: refuses nothing. */
export const noOverload: Overload = { admit: () => {}, admitted: (work) => work(), level: () => 0, stop: () => {} }

const SAMPLE_EVERY_MS = 100
/** A level stands for a second at least. */
const RETRY_AFTER_S = 2

/** The load of this process: how late a timer runs, and the pool's queue. */
export const processLoad: LoadSource = (waiting, take) => {
  let last = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    take({ lagMs: Math.max(0, now - last - SAMPLE_EVERY_MS), waiting: waiting() })
    last = now
  }, SAMPLE_EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}

interface Needs extends OverloadSettings {
  readonly waiting: () => number
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

/** Refuses more the longer and the higher the load is above its bounds, and less as it falls. */
export function watchOverload({ bounds, source, waiting, logger }: Needs): Overload {
  const whole = new AsyncLocalStorage<true>()
  let standing = calm
  const stop = source(waiting, (load) => {
    const before = standing.level
    standing = after(standing, pressureOf(load, bounds))
    const { level } = standing
    if (level > before) logger.warn({ level, ...load }, 'overloaded: requests are refused')
    if (level < before) logger.info({ level, ...load }, level === 0 ? 'no longer overloaded' : 'less overloaded')
  })
  return {
    admit(purpose, sender) {
      if (standing.level === 0 || !isRefused(standing.level, purpose(), sender())) return
      if (whole.getStore() !== true) throw new ApiError({ code: 'BUSY', retryAfter: RETRY_AFTER_S })
    },
    admitted: (work) => whole.run(true, work),
    level: () => standing.level,
    stop,
  }
}
