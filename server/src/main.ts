import { availableParallelism } from 'node:os'
import { beginDatabase } from './begin-database.ts'
import { ConfigError, readConfig } from './config.ts'
import { StartRefused } from './db/managed/start-refused.ts'
import { withoutValues } from './ground/logged-error.ts'
import { sourceStack } from './ground/source-stack.ts'
import { processLogger } from './process-logger.ts'
import { leave, refuse, StartStopped, stopOnSignals } from './stop-signals.ts'

// Nothing that is imported here may load much: the server itself comes once its database is on the way.

const print = (text: string) => process.stdout.write(`${text}\n`)

/** Only fills a database of our own that `prepare-database.ts` made, beside the builds of a first start, and ends with who started it. */
const FILLS_ONLY = '--fill-new-database'

async function start(): Promise<void> {
  const config = readConfig(process.env, availableParallelism())
  const signals = stopOnSignals()
  const logger = processLogger(config.logLevel)
  if (process.argv.includes(FILLS_ONLY)) {
    process.on('disconnect', () => process.kill(process.pid, 'SIGTERM')).channel?.unref()
    const database = beginDatabase(config, logger, print)
    const { fillNewDatabase } = await import('./run-server.ts')
    await fillNewDatabase({ config, logger, print, signals, database: database.ready })
    return
  }
  const database = beginDatabase(config, logger, print)
  await database.underWay
  const { runServer } = await import('./run-server.ts')
  await runServer({ config, logger, print, signals, database: database.ready })
}

/** Failures that the operator can remove are one sentence; anything else is a bug and shows its stack. */
function explain(error: unknown): void {
  if (error instanceof StartStopped) {
    leave(0)
    return
  }
  refuse(removable(error) ?? faultText(error))
}

/** Describes in a sentence how the operator removes this failure; undefined for a bug. */
function removable(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof StartRefused) return error.message
  const { code, port, address } = error as NodeJS.ErrnoException & { port?: number; address?: string }
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Set PORT to a free one.`
  if (code === 'EACCES' && port) return `Port ${port} needs more rights than this user has. Set PORT to 1024 or above.`
  if (code === 'EADDRNOTAVAIL') return `HOST is ${address}, which is no address of this machine.`
  return undefined
}

const faultText = (fault: unknown): string => {
  const error = withoutValues(fault)
  return error instanceof Error ? sourceStack(error.stack ?? error.message) : String(error)
}

// One promise that nobody waits for, in whatever library, does not end the shop. Tests run with --unhandled-rejections=strict, which does.
process.on('unhandledRejection', (error) => {
  process.stderr.write(`A promise failed that nobody waits for: ${faultText(error)}\n`)
})

await start().catch(explain)
