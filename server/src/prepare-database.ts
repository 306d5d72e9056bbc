import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { readConfig } from './config.ts'
import { clusterOf } from './db/managed/cluster.ts'
import { acquireDataDirLock } from './db/managed/data-dir-lock.ts'
import { prepareCluster } from './db/managed/managed-postgres.ts'

/**
 * Makes the files of a database of our own where there are none, while a first start builds the server: half a second that it would wait for.
 * Sends a message once they are there. A server that begins later makes them where this was stopped, and says what is in its way.
 */
const { databaseUrl, dataDir } = readConfig(process.env, availableParallelism())
if (!databaseUrl && !existsSync(clusterOf(dataDir))) {
  process.on('disconnect', () => process.exit(1)).channel?.unref()
  const lock = acquireDataDirLock(dataDir)
  try {
    await prepareCluster(resolve(dataDir), { info() {} })
    process.send?.('made')
  } finally {
    lock.release()
  }
}
