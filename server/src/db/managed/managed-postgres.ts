import { chmodSync, mkdirSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { clusterOf, ensureCluster } from './cluster.ts'
import { type Connection, connectionString, socketString, writeConnection } from './connection-file.ts'
import { ensureDatabase, serves } from './database.ts'
import type { Engine } from './engine-binaries.ts'
import { chooseEngine, removeOtherEngines } from './engine-home.ts'
import { freePort } from './free-port.ts'
import { chooseLauncher, type Launcher } from './launcher.ts'
import { adoptPostmaster, type Postmaster, PostmasterFailed, spawnPostmaster } from './postmaster.ts'
import { mayBeRunning, readPostmasterPid } from './postmaster-pid.ts'
import { StartRefused } from './start-refused.ts'

type ManagedLog = { info(message: string): void; warn(message: string): void; error(message: string): void }

export type ManagedPostgres = {
  /** Address of the owner of the database `fairground`. Stays the same when PostgreSQL has to be started again. */
  connectionString: string
  /** The same at 127.0.0.1, for who has to stand between. */
  networkString: string
  /** Ends PostgreSQL and settles when it is gone. */
  stop(): Promise<void>
  /** It was left running by a server that was killed. */
  adopted: boolean
}

type Home = {
  dataDir: string
  launcher: Launcher
  engine: Engine
  connection: Connection
  settings: Record<string, string>
  onSpawned: () => void
}

/** A recovery after a crash may take this long; an obstacle that passes by itself is waited for no longer. */
const PATIENCE_MS = 60_000
const RETRY_MS = 25
const RESTART_MS = 500

/**
 * Our own PostgreSQL on `dataDir/pg`: made on the first start, adopted when it outlived a killed server, started again when it dies.
 * The caller holds the lock of the directory (`data-dir-lock.ts`). `settings` are added to PostgreSQL's own; `onSpawned` is called once its
 * process runs, which is before it accepts connections, and not where one is adopted.
 * Throws `StartRefused` with one sentence when it cannot run here.
 */
export async function startManagedPostgres(options: {
  dataDir: string
  log: ManagedLog
  settings?: Record<string, string>
  onSpawned?: () => void
}): Promise<ManagedPostgres> {
  const { log, settings = {}, onSpawned = () => {} } = options
  const home = { ...(await prepareCluster(resolve(options.dataDir), log)), settings, onSpawned }
  const first = await bringUp(home, undefined)
  const { port } = first.postmaster
  const connection = { ...home.connection, port }
  await ensureDatabase(connection)
  writeConnection(home.dataDir, connection)
  if (first.adopted) log.info('Took over the running PostgreSQL')
  else removeOtherEngines(home.dataDir, home.engine)

  const stop = keepRunning(first.postmaster, () => bringUp(home, port), log)
  return {
    connectionString: socketString(connection, clusterOf(home.dataDir)),
    networkString: connectionString(connection),
    stop,
    adopted: first.adopted,
  }
}

/** Chooses a PostgreSQL and makes its files where there are none. The caller holds the lock of the directory, as of `startManagedPostgres`. */
export async function prepareCluster(dataDir: string, log: Pick<ManagedLog, 'info'>) {
  openDataDir(dataDir)
  const launcher = chooseLauncher(dataDir)
  const engine = await chooseEngine(launcher, dataDir)
  const connection = await ensureCluster(dataDir, launcher, engine, () => log.info('Preparing the database'))
  return { dataDir, launcher, engine, connection }
}

/** Others may pass but not list: PostgreSQL's own account has to get to its files. */
function openDataDir(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o711 })
    const { mode } = statSync(dataDir)
    if (process.geteuid?.() === 0 && (mode & 0o001) === 0) chmodSync(dataDir, 0o711)
  } catch (error) {
    throw new StartRefused(`The data directory ${dataDir} cannot be used: ${(error as Error).message}.`, {
      cause: error,
    })
  }
}

/** Adopts or starts. With `port`, on that port and no other. */
async function bringUp(home: Home, port: number | undefined): Promise<{ postmaster: Postmaster; adopted: boolean }> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const running = await findRunning(home, deadline)
    if (running) return { postmaster: running, adopted: true }
    try {
      const { dataDir, launcher, engine, settings, onSpawned } = home
      const options = { settings, port: port ?? (await freePort()), onSpawned }
      return { postmaster: await spawnPostmaster(dataDir, launcher, engine, options), adopted: false }
    } catch (error) {
      if (!(error instanceof PostmasterFailed)) throw error
      if (!passesByItself(error) || Date.now() > deadline)
        throw new StartRefused(`PostgreSQL did not start: ${error.message}`)
      await delay(RETRY_MS)
    }
  }
}

/** The last processes of a killed PostgreSQL are still going, another start was quicker, or the port was taken meanwhile. */
function passesByItself({ message }: PostmasterFailed) {
  return /lock file|pre-existing shared memory|could not create any TCP\/IP sockets/.test(message)
}

/** Waits for one that is still starting, recovering or stopping. */
async function findRunning({ dataDir, connection }: Home, deadline: number): Promise<Postmaster | undefined> {
  for (;;) {
    const state = readPostmasterPid(clusterOf(dataDir))
    if (!state || !mayBeRunning(state, clusterOf(dataDir))) return undefined
    let obstacle: unknown
    if (state.status === 'ready') {
      try {
        if (await serves({ ...connection, port: state.port }, dataDir)) return adoptPostmaster(state)
        return undefined
      } catch (error) {
        obstacle = error
      }
    }
    if (isPasswordRefused(obstacle) || Date.now() > deadline) {
      throw new StartRefused(`A PostgreSQL (pid ${state.pid}) runs on ${dataDir} and does not let us in.`, {
        cause: obstacle,
      })
    }
    await delay(RETRY_MS)
  }
}

function isPasswordRefused(error: unknown) {
  return error instanceof Error && 'code' in error && error.code === '28P01'
}

/** Starts PostgreSQL again whenever it ends unasked, until the returned function is called. */
function keepRunning(first: Postmaster, again: () => Promise<{ postmaster: Postmaster }>, log: ManagedLog) {
  let stopping = false
  let current: Postmaster | undefined = first
  const watch = async () => {
    while (!stopping) {
      await current?.ended
      if (stopping) return
      log.error('PostgreSQL ended unexpectedly; starting it again')
      current = undefined
      try {
        current = (await again()).postmaster
        if (stopping) await current.stop()
        else log.info('PostgreSQL is running again')
      } catch (error) {
        log.error(error instanceof Error ? error.message : String(error))
        await delay(RESTART_MS, undefined, { ref: false })
      }
    }
  }
  const watching = watch()
  const end = async () => {
    stopping = true
    await current?.stop()
    await watching
  }
  let ended: Promise<void> | undefined
  return () => {
    ended ??= end()
    return ended
  }
}
