import { realpathSync } from 'node:fs'
import pg from 'pg'
import { clusterOf } from './cluster.ts'
import type { Connection } from './connection-file.ts'

const UNKNOWN_DATABASE = '3D000'
const DUPLICATE_DATABASE = '42P04'

/** Signs in and makes our database where it is missing. Throws the driver's error when the server does not take our password. */
export async function ensureDatabase(connection: Connection): Promise<void> {
  try {
    await withClient(connection, async () => {})
  } catch (error) {
    if ((error as { code?: string }).code !== UNKNOWN_DATABASE) throw error
    await withClient({ ...connection, database: 'postgres' }, (client) => createDatabase(client, connection.database))
  }
}

/** Does the server at that port serve the cluster of `dataDir`, and take our password? */
export async function serves(connection: Connection, dataDir: string): Promise<boolean> {
  return withClient({ ...connection, database: 'postgres' }, async (client) => {
    const { rows } = await client.query<{ folder: string }>(`select current_setting('data_directory') as folder`)
    return rows[0]?.folder !== undefined && realpathSync(rows[0].folder) === realpathSync(clusterOf(dataDir))
  })
}

export async function withClient<T>(connection: Connection, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const { host, port, user, password, database } = connection
  const client = new pg.Client({ host, port, user, password, database, connectionTimeoutMillis: 5_000 })
  // A server that goes away later is noticed by the pending query; without a listener it would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    return await use(client)
  } finally {
    await client.end()
  }
}

async function createDatabase(client: pg.Client, name: string) {
  try {
    await client.query(`create database ${client.escapeIdentifier(name)}`)
  } catch (error) {
    if ((error as { code?: string }).code !== DUPLICATE_DATABASE) throw error
  }
}
