import { readFileSync } from 'node:fs'
import { addressFile } from './address-file.ts'
import type { Config } from './config.ts'
import { openPool, type Pool } from './db/database.ts'
import { readConnection } from './db/managed/connection-file.ts'
import { acquireDataDirLock, type DataDirLock } from './db/managed/data-dir-lock.ts'
import { type ManagedPostgres, startManagedPostgres } from './db/managed/managed-postgres.ts'
import { StartRefused } from './db/managed/start-refused.ts'
import { migrate } from './db/migrate.ts'
import type { Db } from './ground/database.ts'
import { newId } from './ground/ids.ts'
import type { Site } from './ground/site.ts'
import { type Directory, openDirectory } from './sites/directory.ts'
import { moveClock } from './sites/test-clock/move-clock.ts'

/** The database as the cli uses it: of a running server, or started for the command. */
export interface Shop {
  readonly config: Config
  readonly db: Db
  readonly site: Site
  readonly now: Date
  /** Address of the shop. */
  readonly url: string
  clock(): string
  /** `reset`, `+<minutes>` or an ISO time. */
  setClock(word: string): Promise<void>
  close(): Promise<void>
}

const EXPORT_TIMEOUT_MS = 60_000

export async function openShop(config: Config): Promise<Shop> {
  const { connectionString, end } = await connect(config)
  const pool = openPool({ connectionString, max: 4, statementTimeoutMs: EXPORT_TIMEOUT_MS })
  const close = async () => {
    await pool.end()
    await end()
  }
  try {
    await migrate(connectionString, () => {})
    const directory = await openDirectory(pool)
    const site = directory.defaultSite()
    if (!site) throw new StartRefused('There is no site yet. Run npm start first.')
    return shopOf(config, pool, { directory, site, close })
  } catch (error) {
    await close()
    throw error
  }
}

function shopOf(
  config: Config,
  pool: Pool,
  { directory, site, close }: { directory: Directory; site: Site; close: () => Promise<void> },
): Shop {
  const db = pool.forSite(site.id)
  return {
    config,
    db,
    site,
    now: directory.nowOf(site),
    url: runningAddress(config) ?? config.publicUrl,
    close,
    clock: () => directory.nowOf(directory.site(site.id) ?? site).toISOString(),
    async setClock(word) {
      if (!config.testClock) throw new StartRefused('The clock can be set only with TEST_CLOCK=1 in the environment.')
      if (!site.settings.testMode) throw new StartRefused('This site is not in test mode, so its clock cannot be set.')
      const now = directory.nowOf(site)
      await moveClock({ db, site, now, newId: () => newId(new Date()) }, offsetOf(word, site, now))
      await directory.reload()
    },
  }
}

function offsetOf(word: string, site: Site, now: Date): number {
  if (word === 'reset') return 0
  const minutes = /^([+-]\d{1,7})$/.exec(word)
  if (minutes) return site.clockOffsetMs + Number(minutes[1]) * 60_000
  const time = new Date(word)
  if (Number.isNaN(time.getTime()))
    throw new StartRefused(`"${word}" is neither reset, nor +<minutes>, nor an ISO time.`)
  return site.clockOffsetMs + time.getTime() - now.getTime()
}

export function runningAddress(config: Config): string | undefined {
  try {
    return (JSON.parse(readFileSync(addressFile(config.dataDir), 'utf8')) as { url: string }).url
  } catch {
    return undefined
  }
}

interface Connected {
  readonly connectionString: string
  end(): Promise<void>
}

/** A running server's PostgreSQL while it holds the lock, else our own for as long as the command takes. */
export async function connect({ databaseUrl, dataDir }: Config): Promise<Connected> {
  if (databaseUrl) return { connectionString: databaseUrl, end: async () => {} }
  let lock: DataDirLock
  try {
    lock = acquireDataDirLock(dataDir)
  } catch (error) {
    const running = readConnection(dataDir)
    if (!running) throw error
    return { connectionString: running.connectionString, end: async () => {} }
  }
  let postgres: ManagedPostgres
  try {
    const quiet = { info: () => {}, warn: () => {}, error: (text: string) => process.stderr.write(`${text}\n`) }
    postgres = await startManagedPostgres({ dataDir, log: quiet })
  } catch (error) {
    lock.release()
    throw error
  }
  return {
    connectionString: postgres.connectionString,
    async end() {
      await postgres.stop()
      lock.release()
    },
  }
}
