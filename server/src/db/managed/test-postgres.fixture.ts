import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { acquireDataDirLock, type DataDirLock } from './data-dir-lock.ts'
import { startManagedPostgres } from './managed-postgres.ts'
import { StartRefused } from './start-refused.ts'

const tree = fileURLToPath(new URL('../../../../', import.meta.url))

/** Linux keeps it in memory. */
const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 4 * 2 ** 30

/** Reused between runs, which saves making the cluster; in memory where that is large, since each test file copies a whole database. */
const cachedDir = isRoomy(MEMORY)
  ? join(MEMORY, `fairground-test-${createHash('sha256').update(tree).digest('hex').slice(0, 12)}`)
  : join(tree, 'node_modules/.cache/fairground-test')

function isRoomy(directory: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(directory)
    return bavail * bsize >= ENOUGH_BYTES
  } catch {
    return false
  }
}

const quiet = { info() {}, warn() {}, error: console.error }

export type TestPostgres = { connectionString: string; stop(): Promise<void> }

/**
 * The database server of one test run, for Vitest's `globalSetup`: the product's own, empty but for the database `fairground`. It
 * never flushes, which takes most of the time of making a database: what a killed process wrote stays all the same, and a machine
 * that ends is not what these tests try. Runs at the same time do not share: the second gets a server of its own.
 */
export async function startTestPostgres(cacheDir: string = cachedDir): Promise<TestPostgres> {
  const { dataDir, lock, isTemporary } = openTestDir(cacheDir)
  // Hundreds of databases that live for seconds: vacuum looks at each of them in every such time.
  const settings = { max_connections: '300', autovacuum_naptime: '1min', fsync: 'off' }
  const postgres = await startManagedPostgres({ dataDir, log: quiet, settings })
  await dropLeftovers(postgres.networkString)
  return {
    connectionString: postgres.networkString,
    async stop() {
      await postgres.stop()
      lock.release()
      if (isTemporary) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function openTestDir(cacheDir: string): { dataDir: string; lock: DataDirLock; isTemporary: boolean } {
  try {
    mkdirSync(cacheDir, { recursive: true, mode: 0o711 })
    return { dataDir: cacheDir, lock: acquireDataDirLock(cacheDir), isTemporary: false }
  } catch (error) {
    if (!(error instanceof StartRefused) && (error as NodeJS.ErrnoException).syscall === undefined) throw error
    const dataDir = mkdtempSync(join(isRoomy(MEMORY) ? MEMORY : tmpdir(), 'fairground-test-'))
    return { dataDir, lock: acquireDataDirLock(dataDir), isTemporary: true }
  }
}

/** An interrupted run leaves its databases, the template among them. */
async function dropLeftovers(connectionString: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(datname) as name from pg_database where datname not in ('postgres', 'template0', 'template1', 'fairground')`,
    )
    for (const { name } of rows) {
      await client.query(`alter database ${name} is_template false`)
      await client.query(`drop database ${name} with (force)`)
    }
  } finally {
    await client.end()
  }
}
