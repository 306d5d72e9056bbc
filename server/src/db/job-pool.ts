import pg from 'pg'

/** Statements of the job runner are short; one that takes longer waits for a lock or for a database that does not answer. */
const STATEMENT_MS = 20_000
const ANSWER_MS = 22_000

/** Connections of a job runner, apart from those of requests. `onBroken` is called when a link that stood breaks. */
export function jobPool(connectionString: string, onBroken: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    application_name: 'fairground jobs',
    max: 4,
    connectionTimeoutMillis: 10_000,
    query_timeout: ANSWER_MS,
    options: `-c timezone=UTC -c statement_timeout=${STATEMENT_MS}`,
  })
  // Each is also reported by the statement under way; without a reader it would end the process.
  pool.on('error', onBroken)
  pool.on('connect', (client) => client.on('error', onBroken))
  return pool
}
