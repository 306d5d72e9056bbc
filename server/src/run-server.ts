import type { Logger } from 'pino'
import { runAfterStart } from './after-start.ts'
import type { Database } from './begin-database.ts'
import type { Config } from './config.ts'
import { DatabaseBusy } from './db/faults.ts'
import { readCredentials } from './first-run/credentials-file.ts'
import { collectOnceIdle } from './ground/start-garbage.ts'
import { signInLink } from './identity/staff/sign-in-link.ts'
import { providersOf } from './providers-of.ts'
import { fillDatabase, type RunningServer, startServer } from './start-server.ts'
import { leave, type StopSignals } from './stop-signals.ts'

interface Run {
  readonly config: Config
  readonly logger: Logger
  readonly print: (text: string) => void
  readonly signals: StopSignals
  readonly database: Promise<Database>
}

/** Starts the server with the providers that the environment names, greets the operator, and stops it on a signal. */
export async function runServer({ config, logger, print, signals, database }: Run): Promise<void> {
  const server = await startServer(config, providersOf(config), { print, logger, database, signal: signals.signal })
  await greet(server, config.dataDir, print)
  const endRest = runAfterStart(config.afterStart)
  signals.stops({
    stop() {
      endRest()
      return server.stop()
    },
  })
  collectOnceIdle()
}

/** Fills a new database with its site, and leaves it to the server that follows. */
export async function fillNewDatabase({ config, logger, print, signals, database }: Run): Promise<void> {
  await fillDatabase(config, providersOf(config), { print, logger, database, signal: signals.signal })
  leave(0)
}

async function greet({ url, assembly }: RunningServer, dataDir: string, print: (text: string) => void): Promise<void> {
  const credentials = readCredentials(dataDir)
  const site = assembly.directory.defaultSite()
  // A disk without room takes no link either; the admin's own page sends one once there is.
  const link =
    site &&
    (await signInLink(assembly.pool.forSite(site.id), url, assembly.directory.nowOf(site)).catch((error: unknown) => {
      if (error instanceof DatabaseBusy) return undefined
      throw error
    }))
  print('')
  print(`  Fairground is open.   ${url}`)
  print(
    `  ${site?.settings.setup?.shown ? 'Set up your shop     ' : 'Admin                '} ${link?.signInLink ?? `${url}/admin/`}`,
  )
  print(`  API reference         ${url}/docs/api`)
  if (credentials) print('  Keys for developers   npm run -s fairground -- credentials')
  print('')
}
