import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'

const FOLDER = new URL('../../migrations/', import.meta.url)
/** Any fixed number: every process of every version takes the same advisory lock. */
const LOCK = 7_201_966

/**
 * Applies the numbered SQL files that the database lacks, in order, one transaction per file, each under one transactional advisory lock,
 * so that any number of processes may start at once. Files marked `-- outside a transaction` (CREATE INDEX CONCURRENTLY) run bare.
 */
export async function migrate(
  connectionString: string,
  log: (text: string) => void,
  { waitsForDisk = true } = {},
): Promise<number> {
  const commits = waitsForDisk ? 'on' : 'off'
  const options = `-c lock_timeout=60000 -c timezone=UTC -c synchronous_commit=${commits}`
  const client = new pg.Client({ connectionString, options })
  client.on('error', () => {})
  await client.connect()
  try {
    const files = await pendingFiles(client)
    if (files.length === 0) return 0
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK])
    await client.query(
      'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
    )
    await client.query('COMMIT')
    let applied = 0
    for (const name of files) {
      if (!(await apply(client, name))) continue
      applied++
      log(`migrated: ${name}`)
    }
    return applied
  } finally {
    await client.end()
  }
}

/** Does this version come with files that the database has not seen? Changes nothing; an empty database lacks them all. */
export async function isMigrationPending(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await pendingFiles(client)).length > 0
  } finally {
    await client.end()
  }
}

/** Files that the database has not seen, in their order: all of an empty one. */
async function pendingFiles(client: pg.Client): Promise<string[]> {
  const files = await migrationFiles()
  const { rows } = await client.query<{ there: boolean }>(`SELECT to_regclass('migrations') IS NOT NULL AS there`)
  if (!rows[0]?.there) return files
  const applied = await client.query<{ name: string }>('SELECT name FROM migrations')
  const known = new Set(applied.rows.map(({ name }) => name))
  return files.filter((name) => !known.has(name))
}

const migrationFiles = async (): Promise<string[]> =>
  (await readdir(FOLDER)).filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name)).sort()

async function apply(client: pg.Client, name: string): Promise<boolean> {
  const sql = await readFile(new URL(name, FOLDER), 'utf8')
  const bare = sql.startsWith('-- outside a transaction')
  await client.query('BEGIN')
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK])
    const { rowCount } = await client.query('SELECT 1 FROM migrations WHERE name = $1', [name])
    if (rowCount) {
      await client.query('COMMIT')
      return false
    }
    if (bare) {
      await client.query('COMMIT')
      await client.query(sql)
      await client.query('INSERT INTO migrations (name) VALUES ($1) ON CONFLICT DO NOTHING', [name])
      return true
    }
    await client.query(sql)
    await client.query('INSERT INTO migrations (name) VALUES ($1)', [name])
    await client.query('COMMIT')
    return true
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}
