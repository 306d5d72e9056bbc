import pg from 'pg'

/** Statements of the job runner are short; one that takes longer waits for a lock or for a database that does not answer. */
const STATEMENT_MS = 20_000
const ANSWER_MS = 22_000

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void

/**
 * graphile-worker releases the connection that it listens on twice, when that breaks while it stops: once by stopping, once, in a promise
 * that nobody waits for, by the error of its LISTEN. The second would throw and, as an unhandled rejection, end the process.
 */
class JobPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(connected: Connected): void
  override connect(connected?: Connected): Promise<pg.PoolClient> | undefined {
    if (!connected) return super.connect()
    super.connect((error, client, release: ((fault?: Error | boolean) => void) | undefined) => {
      let isReleased = false
      connected(error, client, (fault) => {
        if (isReleased) return
        isReleased = true
        // There is none where there is no connection.
        release?.(fault)
      })
    })
    return undefined
  }
}

/**
 * Connections of a job runner, apart from those of requests. `onBroken` is called when a link that stood breaks. Its commits do not wait for
 * the disk (`docs/decisions/1160`): it only takes, ends and postpones jobs, and one that a crash of the database forgets to have ended runs again.
 */
export function jobPool(connectionString: string, onBroken: (error: Error) => void): pg.Pool {
  const pool = new JobPool({
    connectionString,
    application_name: 'fairground jobs',
    max: 4,
    connectionTimeoutMillis: 10_000,
    query_timeout: ANSWER_MS,
    options: `-c timezone=UTC -c statement_timeout=${STATEMENT_MS} -c synchronous_commit=off`,
  })
  // Each is also reported by the statement under way; without a reader it would end the process.
  pool.on('error', onBroken)
  pool.on('connect', (client) => client.on('error', onBroken))
  return pool
}
