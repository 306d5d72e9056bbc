import { once } from 'node:events'
import { accessSync, constants, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pino, { type Logger } from 'pino'
import { type Assembly, assemble } from './assemble.ts'
import type { Config } from './config.ts'
import { checkServer } from './db/check-server.ts'
import { diskGuard, noGuard } from './db/disk-guard.ts'
import { acquireDataDirLock } from './db/managed/data-dir-lock.ts'
import { startManagedPostgres } from './db/managed/managed-postgres.ts'
import { StartRefused } from './db/managed/start-refused.ts'
import { migrate } from './db/migrate.ts'
import { firstStart } from './first-start.ts'
import type { Captcha } from './identity/captcha/captcha.ts'
import { type Jobs, startJobs } from './jobs/jobs.ts'
import type { Mailer } from './mail/mailer.ts'
import type { PaymentProvider } from './payments/provider.ts'

export interface RunningServer {
  readonly url: string
  readonly assembly: Assembly
  stop(): Promise<void>
}

/** Where a running server says how it is reached, for the cli. */
export const addressFile = (dataDir: string): string => join(dataDir, 'server.json')

const STATEMENT_TIMEOUT_MS = 5_000
const READ_FIRST_MS = 200
/** Requests under way may finish for so long after SIGTERM. */
export const GRACE_MS = 15_000

export interface Providers {
  readonly payments: readonly PaymentProvider[]
  /** Undefined: mails are kept in the dev mailbox. */
  readonly mailer: Mailer | undefined
  /** Made with a secret of this installation. `onFault` is told what an operator should know. */
  readonly captcha: (secret: string, onFault: (error: unknown) => void) => Captcha
  readonly testCards: readonly { readonly number: string; readonly outcome: string }[]
}

/** Brings everything up in order, each step undoing itself when a later one fails. */
export async function startServer(
  config: Config,
  providers: Providers,
  say: (text: string) => void,
): Promise<RunningServer> {
  const logger = pino({ level: config.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] })
  makeDataDir(config.dataDir)
  const undo: (() => Promise<void> | void)[] = []
  const unwind = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    const connectionString = config.databaseUrl ?? (await manage(config, logger, undo, say))
    await checkAddress(config)
    await checkServer(connectionString)
    const disk = config.databaseUrl ? noGuard : await diskGuard(config.dataDir)
    undo.push(() => disk.stop())
    if (disk.isFull())
      throw new StartRefused(`The disk of ${config.dataDir} has less than 200 MB free: make room, then start again.`)
    await migrate(connectionString, (text) => logger.debug(text))
    const assembly = await assemble({
      connectionString,
      poolSize: config.poolSize,
      statementTimeoutMs: STATEMENT_TIMEOUT_MS,
      rateLimitFactor: config.rateLimitFactor,
      publicUrl: config.publicUrl,
      hosts: config.hosts,
      dataDir: config.dataDir,
      ...(config.objectStore ? { objectStore: config.objectStore } : {}),
      testClock: config.testClock,
      secretKey: config.secretKey,
      oidc: config.oidc,
      dev: config.dev,
      pages: true,
      countStatements: false,
      providers,
      isFull: disk.isFull,
      logger,
    })
    undo.push(() => assembly.close())
    await firstStart(assembly, config, say)
    const jobs: Jobs = await startJobs(assembly, logger, { isOwnDatabase: !config.databaseUrl })
    undo.push(() => jobs.stop())
    await assembly.app.listen({ port: config.port, host: config.host })
    const { port } = assembly.app.server.address() as { port: number } // listening on TCP
    const url = process.env.PUBLIC_URL || config.port !== 0 ? config.publicUrl : `http://localhost:${port}`
    writeFileSync(addressFile(config.dataDir), JSON.stringify({ url, pid: process.pid }), { mode: 0o600 })
    undo.push(() => rmSync(addressFile(config.dataDir), { force: true }))
    // What was sent before the signal came is read first: connections without a request are closed at once.
    undo.push(() => delay(READ_FIRST_MS))
    return { url, assembly, stop: unwind }
  } catch (error) {
    await unwind()
    throw error
  }
}

/** A taken port is found before a database is filled; `listen` stays the judge. */
async function checkAddress({ port, host }: Config): Promise<void> {
  const probe = createServer().listen(port, host)
  await once(probe, 'listening')
  await new Promise((resolve) => probe.close(resolve))
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
async function manage(
  config: Config,
  logger: Logger,
  undo: (() => Promise<void> | void)[],
  say: (text: string) => void,
): Promise<string> {
  const lock = acquireDataDirLock(config.dataDir)
  undo.push(() => lock.release())
  const slow = setTimeout(() => say('Starting the database ...'), 1_000)
  try {
    const log = {
      info: (message: string) => logger.debug(message),
      warn: (message: string) => logger.warn(message),
      error: (message: string) => logger.error(message),
    }
    const postgres = await startManagedPostgres({ dataDir: config.dataDir, log })
    undo.push(() => postgres.stop())
    return postgres.connectionString
  } finally {
    clearTimeout(slow)
  }
}
