import { acquireDataDirLock } from './data-dir-lock.ts'
import { startManagedPostgres } from './managed-postgres.ts'
import { StartRefused } from './start-refused.ts'

/**
 * Runs the steps of a server with its data directory, as a process of its own that tests can kill. Prints one line of JSON per step:
 * `{ "log" }` for each message, `{ "connectionString", "adopted" }` when up, `{ "refused" }` and exit code 1 when it may not start.
 */
const dataDir = process.argv[2] ?? ''
const print = (line: object) => console.log(JSON.stringify(line))
const log = (message: string) => print({ log: message })

try {
  const lock = acquireDataDirLock(dataDir)
  const { connectionString, adopted, stop } = await startManagedPostgres({
    dataDir,
    log: { info: log, warn: log, error: log },
  })
  process.once('SIGTERM', async () => {
    await stop()
    lock.release()
    process.exit(0)
  })
  print({ connectionString, adopted })
  setInterval(() => {}, 60_000)
} catch (error) {
  if (!(error instanceof StartRefused)) throw error
  print({ refused: error.message })
  process.exitCode = 1
}
