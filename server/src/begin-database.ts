import { accessSync, constants, mkdirSync } from 'node:fs'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { acquireDataDirLock } from './db/managed/data-dir-lock.ts'
import { startManagedPostgres } from './db/managed/managed-postgres.ts'
import { StartRefused } from './db/managed/start-refused.ts'

/** The database of this server: the operator's, or our own, which then runs until it is stopped. */
export interface Database {
  readonly connectionString: string
  stop(): Promise<void>
}

export interface BegunDatabase {
  /** Settles once the process of our own PostgreSQL runs, where one has to be started, and before it accepts connections. Never fails. */
  readonly underWay: Promise<void>
  /** Fails with `StartRefused` in one sentence where it cannot run. */
  readonly ready: Promise<Database>
}

/** Begins with the database, so that it starts while the modules of the server are loaded. */
export function beginDatabase(config: Config, logger: Logger, print: (text: string) => void): BegunDatabase {
  const { promise: spawned, resolve } = Promise.withResolvers<void>()
  const ready = open(config, logger, { print, onSpawned: resolve })
  const underWay = Promise.race([
    spawned,
    ready.then(
      () => {},
      () => {},
    ),
  ])
  return { underWay, ready }
}

interface Watching {
  readonly print: (text: string) => void
  readonly onSpawned: () => void
}

async function open(config: Config, logger: Logger, watching: Watching): Promise<Database> {
  makeDataDir(config.dataDir)
  if (config.databaseUrl) return { connectionString: config.databaseUrl, stop: async () => {} }
  return manage(config.dataDir, logger, watching)
}

function makeDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o711 })
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartRefused(`DATA_DIR is ${dataDir}, which is no directory that this user can write to (${code}).`)
  }
}

/** Our own PostgreSQL: the lock first, so that a second server on the directory stops before it touches anything. */
async function manage(dataDir: string, logger: Logger, { print, onSpawned }: Watching): Promise<Database> {
  const lock = acquireDataDirLock(dataDir)
  const slow = setTimeout(() => print('Starting the database ...'), 1_000)
  try {
    const log = {
      info: (message: string) => logger.debug(message),
      warn: (message: string) => logger.warn(message),
      error: (message: string) => logger.error(message),
    }
    const postgres = await startManagedPostgres({ dataDir, log, onSpawned })
    return {
      connectionString: postgres.connectionString,
      async stop() {
        await postgres.stop()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  } finally {
    clearTimeout(slow)
  }
}
