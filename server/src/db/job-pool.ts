import pg from 'pg'

/** Connections of the job runner, apart from those of requests. A link that breaks is replaced; the runner repeats its work. */
export function jobPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 3, options: '-c timezone=UTC' })
  const ignore = () => {}
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  return pool
}
