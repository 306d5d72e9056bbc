import pg from 'pg'

/** Milliseconds between two checks of the database, and that one may take. Both together bound how long a caller waits. */
const EVERY_MS = 500
const ANSWER_MS = 1_500

/** The database did not answer in time, or is known not to answer. */
class NoAnswer extends Error {
  override name = 'NoAnswer'
  readonly code = 'NO_ANSWER'
  constructor() {
    super('The database does not answer')
  }
}

export interface Pulse {
  /** The outcome of `work`, or `NoAnswer` as soon as the database is found not to answer; then `work` goes on without a reader. */
  guard<T>(work: () => Promise<T>): Promise<T>
  stop(): void
}

/** For programs that wait for the database however long it takes. */
export const noPulse: Pulse = { guard: (work) => work(), stop: () => {} }

/**
 * Probes the database on a connection of its own. A statement may take seconds and its caller waits; a database that answers nothing at
 * all (frozen, or cut off without a word) is found within two seconds, and callers who wait for it or come meanwhile are refused.
 */
export function startPulse(connectionString: string): Pulse {
  const waiting = new Set<(error: Error) => void>()
  let client: pg.Client | undefined
  let away = false
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  const drop = () => {
    void client?.end().catch(() => {})
    client = undefined
  }
  const ping = async () => {
    if (!client) {
      client = new pg.Client({
        connectionString,
        application_name: 'fairground pulse',
        connectionTimeoutMillis: ANSWER_MS,
      })
      client.on('error', () => {})
      await client.connect()
    }
    await client.query('select 1')
  }
  const answers = async (): Promise<'yes' | 'no' | 'broken'> => {
    const { promise: late, resolve } = Promise.withResolvers<'no'>()
    // An answer that came while this process itself stood still is read before the immediate runs.
    const deadline = setTimeout(() => setImmediate(resolve, 'no'), ANSWER_MS)
    const answered = ping().then(
      () => 'yes' as const,
      () => 'broken' as const,
    )
    try {
      return await Promise.race([answered, late])
    } finally {
      clearTimeout(deadline)
    }
  }
  const look = async () => {
    let answer = await answers()
    if (answer !== 'yes') drop()
    // A link that broke says little: the database may have ended this connection alone.
    if (answer === 'broken' && !away) {
      answer = await answers()
      if (answer !== 'yes') drop()
    }
    away = answer !== 'yes'
    if (away) for (const refuse of waiting) refuse(new NoAnswer())
    if (away) waiting.clear()
    if (stopped) drop()
    else timer = setTimeout(look, EVERY_MS)
  }
  void look()

  return {
    guard(work) {
      if (away) return Promise.reject(new NoAnswer())
      return new Promise((resolve, reject) => {
        waiting.add(reject)
        work().then(
          (value) => {
            waiting.delete(reject)
            resolve(value)
          },
          (error) => {
            waiting.delete(reject)
            reject(error)
          },
        )
      })
    },
    stop() {
      stopped = true
      clearTimeout(timer)
      drop()
    },
  }
}
