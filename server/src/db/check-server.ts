import pg from 'pg'
import { isAway } from './faults.ts'
import { StartRefused } from './managed/start-refused.ts'

const OLDEST = 150_000

/** Refuses, in one sentence, a database that would corrupt or that we cannot speak to. One that is away throws the driver's error. */
export async function checkServer(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    if (isAway(error)) throw error
    throw new StartRefused(`The database cannot be reached: ${(error as Error).message}.`, { cause: error })
  }
  try {
    const { rows } = await client.query<{ version: number; lower: string; encoding: string }>(
      `select current_setting('server_version_num')::int as version, lower('É') as lower, current_setting('server_encoding') as encoding`,
    )
    const found = rows[0]!
    if (found.version < OLDEST)
      throw new StartRefused('The database is older than PostgreSQL 15, the oldest that Fairground runs on.')
    if (found.encoding !== 'UTF8')
      throw new StartRefused(`The database has the encoding ${found.encoding}; Fairground needs UTF8.`)
    if (found.lower !== 'é') {
      throw new StartRefused(
        'The database does not know letters beyond ASCII (its locale is C): create it with the builtin locale C.UTF-8.',
      )
    }
  } finally {
    await client.end()
  }
}
