import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartRefused } from './start-refused.ts'

/** Connection to the database of a data directory. `port` is 0 until it first ran; afterwards the last one used. */
export type Connection = { host: '127.0.0.1'; port: number; user: string; password: string; database: string }

const fileOf = (dataDir: string) => join(dataDir, 'connection.json')

/** Undefined when the directory has never held a database. The cli uses it while a server holds the lock. */
export function readConnection(dataDir: string): (Connection & { connectionString: string }) | undefined {
  try {
    const connection = JSON.parse(readFileSync(fileOf(dataDir), 'utf8')) as Connection
    return { ...connection, connectionString: connectionString(connection) }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new StartRefused(`${fileOf(dataDir)} cannot be read: ${(error as Error).message}.`, { cause: error })
  }
}

/** Readable by the owner of the directory alone, also when root writes it; replaced whole. */
export function writeConnection(dataDir: string, connection: Connection) {
  const draft = `${fileOf(dataDir)}.draft`
  const { host, port, user, password, database } = connection
  writeFileSync(draft, `${JSON.stringify({ host, port, user, password, database }, null, 2)}\n`, {
    mode: 0o600,
    flush: true,
  })
  if (process.geteuid?.() === 0) chownSync(draft, statSync(dataDir).uid, statSync(dataDir).gid)
  renameSync(draft, fileOf(dataDir))
}

/** 192 bits; hexadecimal, so that it needs no escaping in a URL. */
export function freshConnection(): Connection {
  return {
    host: '127.0.0.1',
    port: 0,
    user: 'fairground',
    password: randomBytes(24).toString('hex'),
    database: 'fairground',
  }
}

const addressAt = (host: string, { port, user, password, database }: Connection): string =>
  `postgresql://${user}:${password}@${host}:${port}/${database}`

export const connectionString = (connection: Connection): string => addressAt(connection.host, connection)

/** Paths of sockets must be shorter than this on every system. */
const MAX_SOCKET_PATH = 100

/**
 * Address of its socket in `cluster`, which takes a quarter less of our processor time per statement than the network's; of the network
 * where there is none (Windows, a path that is too long, a server that an older version left running).
 */
export function socketString(connection: Connection, cluster: string): string {
  const path = join(cluster, `.s.PGSQL.${connection.port}`)
  return Buffer.byteLength(path) < MAX_SOCKET_PATH && existsSync(path)
    ? addressAt(encodeURIComponent(cluster), connection)
    : connectionString(connection)
}
