import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import { addressFile } from './address-file.ts'
import { assemble } from './assemble.ts'
import type { Assembly, Providers } from './assembly.ts'
import type { Database } from './begin-database.ts'
import type { Config } from './config.ts'
import { checkServer } from './db/check-server.ts'
import { diskGuard, type FreeBytes, noGuard } from './db/disk-guard.ts'
import { isAway } from './db/faults.ts'
import { StartRefused } from './db/managed/start-refused.ts'
import { isMigrationPending, migrate } from './db/migrate.ts'
import { firstStart } from './first-run/first-start.ts'
import { processLoad } from './http/overload.ts'
import { type Jobs, startJobs } from './jobs/jobs.ts'
import { settingsOf } from './settings-of.ts'
import { openWaitingRoom, type WaitingRoom } from './waiting-room.ts'

export interface RunningServer {
  readonly url: string
  readonly assembly: Assembly
  stop(): Promise<void>
}

const READ_FIRST_MS = 200
type Undo = (() => Promise<void> | void)[]

interface Starting {
  readonly config: Config
  readonly providers: Providers
  readonly print: (text: string) => void
  readonly logger: Logger
  /** Ends the start, with its reason, when it is aborted: at the next step, while it waits for its database or fills the demo. */
  readonly signal: AbortSignal
  readonly freeBytes: FreeBytes | undefined
}

interface StartOptions {
  readonly print: (text: string) => void
  readonly logger: Logger
  /** The database, which this stops when it cannot start, and with the server. */
  readonly database: Promise<Database>
  readonly signal?: AbortSignal
  /** Free bytes of the disk that holds our own database. */
  readonly freeBytes?: FreeBytes
}

const unwind = async (undo: Undo) => {
  for (const step of undo.splice(0).reverse()) await step()
}

/** Brings everything up in order, each step undoing itself when a later one fails. */
export async function startServer(
  config: Config,
  providers: Providers,
  { print, logger, database: begun, signal = new AbortController().signal, freeBytes }: StartOptions,
): Promise<RunningServer> {
  const undo: Undo = []
  try {
    const database = await begun
    undo.push(() => database.stop())
    await checkAddress(config)
    const starting: Starting = { config, providers, print, logger, signal, freeBytes }
    const { opened, port } = await onceReachable(starting, (within) =>
      open(starting, database.connectionString, within),
    )
    undo.push(() => unwind(opened.undo))
    const { assembly } = opened
    const { app } = assembly
    await app.listen({ port, host: config.host })
    const { port: taken } = app.server.address() as { port: number } // listening on TCP
    const url = process.env.PUBLIC_URL || config.port !== 0 ? config.publicUrl : `http://localhost:${taken}`
    writeFileSync(addressFile(config.dataDir), JSON.stringify({ url, pid: process.pid }), { mode: 0o600 })
    undo.push(() => rmSync(addressFile(config.dataDir), { force: true }))
    // Requests sent before the signal came are read first: connections without a request are closed at once.
    undo.push(() => delay(READ_FIRST_MS))
    return { url, assembly, stop: () => unwind(undo) }
  } catch (error) {
    await unwind(undo)
    throw error
  }
}

/**
 * Does to the database what a first start does, and closes it: the server that follows finds it done, or, when this was killed, goes on
 * with it. No commit waits for the disk: a machine that fails in the middle forgets the last ones, and the next start makes them again.
 */
export async function fillDatabase(
  config: Config,
  providers: Providers,
  { print, logger, database: begun, signal = new AbortController().signal, freeBytes }: StartOptions,
): Promise<void> {
  const undo: Undo = []
  try {
    const database = await begun
    undo.push(() => database.stop())
    await checkAddress(config)
    const starting = { config, providers, print, logger, signal, freeBytes }
    await fill(starting, { connectionString: database.connectionString, isServed: false }, undo)
  } finally {
    await unwind(undo)
  }
}

interface Opened {
  readonly assembly: Assembly
  readonly undo: Undo
}

/** Everything that needs the database. */
async function open(starting: Starting, connectionString: string, undo: Undo): Promise<Opened> {
  const assembly = await fill(starting, { connectionString, isServed: true }, undo)
  starting.signal.throwIfAborted()
  const jobs: Jobs = await startJobs(assembly, starting.logger, { isOwnDatabase: !starting.config.databaseUrl })
  undo.push(() => jobs.stop())
  return { assembly, undo }
}

/** The world on a database that is up to date and has its first site. */
async function fill(
  { config, providers, print, logger, signal, freeBytes }: Starting,
  { connectionString, isServed }: { readonly connectionString: string; readonly isServed: boolean },
  undo: Undo,
): Promise<Assembly> {
  signal.throwIfAborted()
  await checkServer(connectionString)
  const disk = config.databaseUrl ? noGuard : await diskGuard(config.dataDir, freeBytes)
  undo.push(() => disk.stop())
  if (disk.isFull()) {
    if (await isMigrationPending(connectionString))
      throw new StartRefused(
        `The disk of ${config.dataDir} has no room to update the database: make room, then start again.`,
      )
    print(`The disk of ${config.dataDir} has less than 200 MB free: changes are refused until there is room.`)
  } else await migrate(connectionString, (text) => logger.debug(text), { waitsForDisk: isServed })
  const assembly = await assemble({
    ...settingsOf(config, { connectionString, providers, logger }),
    pages: isServed,
    waitsForDisk: isServed,
    isFull: disk.isFull,
    isDatabaseWatched: true,
    overload: { bounds: config.overload, source: processLoad },
  })
  undo.push(() => assembly.close())
  if (!disk.isFull()) await firstStart(assembly, config, { print, signal })
  return assembly
}

const RETRY_MS = 500

/** Opens as soon as the database can be reached; until then callers are answered that the shop is not ready. */
async function onceReachable(
  { config, print, logger, signal }: Starting,
  openWithin: (undo: Undo) => Promise<Opened>,
): Promise<{ opened: Opened; port: number }> {
  let room: WaitingRoom | undefined
  try {
    for (;;) {
      const undo: Undo = []
      try {
        return { opened: await openWithin(undo), port: room?.port ?? config.port }
      } catch (error) {
        await unwind(undo)
        if (!isAway(error)) throw error
        logger.warn({ err: error }, 'the database cannot be reached')
      }
      if (!room) {
        room = await openWaitingRoom(config)
        print(
          `The database cannot be reached. Waiting for it; http://localhost:${room.port}/healthz answers meanwhile.`,
        )
      }
      await delay(RETRY_MS, undefined, { signal }).catch(() => signal.throwIfAborted())
    }
  } finally {
    await room?.close()
  }
}

/** A taken port is found before a database is filled; `listen` stays the judge. */
async function checkAddress({ port, host }: Config): Promise<void> {
  const probe = createServer().listen(port, host)
  await once(probe, 'listening')
  await new Promise((resolve) => probe.close(resolve))
}
