import { spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ChildServer } from './child-server.fixture.ts'
import { readConnection } from './connection-file.ts'
import { canReach } from './launcher.ts'
import { type ManagedPostgres, startManagedPostgres } from './managed-postgres.ts'
import { readPostmasterPid } from './postmaster-pid.ts'
import { isAlive } from './process-identity.ts'

const SLOW = { timeout: 60_000 }
const NOBODY = { uid: 65534, gid: 65534 }
const isRoot = process.geteuid?.() === 0
/** A clone below a closed folder cannot be run by anybody else. */
const nobodyCanRun =
  isRoot && [process.execPath, fileURLToPath(import.meta.url)].every((path) => canReach(NOBODY, path))

const quiet = { info() {}, warn() {}, error() {} }
let folder: string
let dataDir: string
let children: ChildServer[]
let running: ManagedPostgres | undefined

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairground-db-'))
  dataDir = folder
  children = []
  running = undefined
})

afterEach(async () => {
  await Promise.all(children.map((child) => child.kill('SIGTERM')))
  await running?.stop()
  // The fixture adopts a child that was killed, then stops it.
  if (existsSync(join(dataDir, 'pg', 'postmaster.pid'))) await (await start()).stop()
  // A killed start leaves an initdb that may still be writing.
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
})

const start = (settings = {}) => startManagedPostgres({ dataDir, log: quiet, settings })

function child(as = {}) {
  const server = new ChildServer(dataDir, as)
  children.push(server)
  return server
}

async function query<T extends object>(connectionString: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query<T>(sql)).rows
  } finally {
    await client.end()
  }
}

const settingsQuery = `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as synchronous_commit,
  current_setting('data_checksums') as data_checksums, current_setting('listen_addresses') as listen_addresses,
  current_setting('server_encoding') as encoding, lower('É') as lower, current_database() as database`

describe('fresh and second start', () => {
  test('a durable UTF-8 cluster of our own, and the same rows after a restart', SLOW, async () => {
    running = await start({ max_connections: '33' })
    expect(running.adopted).toBe(false)
    expect(await query(running.connectionString, settingsQuery)).toEqual([
      {
        fsync: 'on',
        synchronous_commit: 'on',
        data_checksums: 'on',
        listen_addresses: '127.0.0.1',
        encoding: 'UTF8',
        lower: 'é',
        database: 'fairground',
      },
    ])
    expect(await query(running.connectionString, 'show max_connections')).toEqual([{ max_connections: '33' }])
    await query(running.connectionString, `create table survivors as select 'acknowledged' as word`)
    await running.stop()
    expect(existsSync(join(dataDir, 'pg', 'postmaster.pid'))).toBe(false)

    running = await start()
    expect(await query(running.connectionString, 'select word from survivors')).toEqual([{ word: 'acknowledged' }])
  })

  test.skipIf(process.platform === 'win32')(
    'its socket serves the application, the network those who stand between',
    SLOW,
    async () => {
      running = await start()
      const way = 'select inet_server_addr() is not null as network'
      expect(await query(running.connectionString, way)).toEqual([{ network: false }])
      expect(await query(running.networkString, way)).toEqual([{ network: true }])
    },
  )

  test('the password is required, and stored in a file for its owner only', SLOW, async () => {
    running = await start()
    const known = readConnection(dataDir)
    expect(known?.connectionString).toBe(running.networkString)
    expect(statSync(join(dataDir, 'connection.json')).mode & 0o777).toBe(0o600)
    const wrong = running.connectionString.replace(known!.password, 'guessed')
    await expect(query(wrong, 'select 1')).rejects.toMatchObject({ code: '28P01' })
  })

  test('a data directory below a closed folder', SLOW, async () => {
    dataDir = join(folder, 'deeper')
    running = await start()
    expect(await query(running.connectionString, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})

describe('kills', () => {
  test('the next server adopts what a killed one left running, with its rows', SLOW, async () => {
    const server = child()
    const { connectionString } = await server.outcome()
    await query(connectionString!, `create table survivors as select 'acknowledged' as word`)
    const { pid } = readPostmasterPid(join(dataDir, 'pg'))!
    await server.kill('SIGKILL')
    expect(isAlive(pid)).toBe(true)

    running = await start()
    expect(running).toMatchObject({ adopted: true, connectionString })
    expect(await query(running.connectionString, 'select word from survivors')).toEqual([{ word: 'acknowledged' }])
    await running.stop()
    expect(isAlive(pid)).toBe(false)
  })

  test('server and PostgreSQL killed together: the left-behind pid file is no obstacle', SLOW, async () => {
    const server = child()
    const { connectionString } = await server.outcome()
    await query(connectionString!, `create table survivors as select 'acknowledged' as word`)
    const { pid } = readPostmasterPid(join(dataDir, 'pg'))!
    await server.kill('SIGKILL')
    process.kill(pid, 'SIGKILL')

    running = await start()
    expect(running.adopted).toBe(false)
    expect(await query(running.connectionString, 'select word from survivors')).toEqual([{ word: 'acknowledged' }])
    expect(readdirSync(join(dataDir, 'pg')).filter((name) => /^\.s\.PGSQL\.\d+$/.test(name))).toHaveLength(1)
  })

  test('the number in the left-behind pid file belongs to another program', SLOW, async () => {
    dataDir = join(folder, 'deeper')
    running = await start()
    await running.stop()
    const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 60_000)'], { stdio: 'ignore' })
    try {
      const lines = [stranger.pid, join(dataDir, 'pg'), 1_700_000_000, 1, '', '127.0.0.1', '0 0', 'ready   ', '']
      writeFileSync(join(dataDir, 'pg', 'postmaster.pid'), lines.join('\n'))
      running = await start()
      expect(running.adopted).toBe(false)
      expect(await query(running.connectionString, 'select 1 as one')).toEqual([{ one: 1 }])
      expect(isAlive(stranger.pid!)).toBe(true)
    } finally {
      stranger.kill('SIGKILL')
    }
  })

  test('PostgreSQL alone killed: it comes back under the same address', SLOW, async () => {
    const server = child()
    const { connectionString } = await server.outcome()
    process.kill(readPostmasterPid(join(dataDir, 'pg'))!.pid, 'SIGKILL')
    await server.line(({ log }) => log === 'PostgreSQL is running again')
    expect(await query(connectionString!, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('killed while the cluster was being made: the next start makes it', SLOW, async () => {
    const server = child()
    await server.line(({ log }) => log === 'Preparing the database')
    await server.kill('SIGKILL')
    expect(existsSync(join(dataDir, 'pg'))).toBe(false)

    running = await start()
    expect(await query(running.connectionString, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('SIGTERM: PostgreSQL is gone before the server is', SLOW, async () => {
    const server = child()
    await server.outcome()
    const { pid } = readPostmasterPid(join(dataDir, 'pg'))!
    expect(await server.kill('SIGTERM')).toBe(0)
    expect(isAlive(pid)).toBe(false)
    expect(readdirSync(dataDir).filter((name) => name.startsWith('lock'))).toEqual([])
  })
})

describe('two openers', () => {
  test('the second is refused by name of the first, which goes on', SLOW, async () => {
    const first = child()
    const { connectionString } = await first.outcome()
    const second = child()
    expect(await second.outcome()).toEqual({
      refused: `The data directory ${dataDir} is in use by another Fairground process (pid ${first.process.pid}).`,
    })
    expect(await query(connectionString!, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})

describe.runIf(nobodyCanRun)('an ordinary user', () => {
  test('starts, and root takes over from where they left', SLOW, async () => {
    chownSync(dataDir, NOBODY.uid, NOBODY.gid)
    chmodSync(dataDir, 0o711)
    const server = child(NOBODY)
    const { connectionString } = await server.outcome()
    await query(connectionString!, `create table survivors as select 'acknowledged' as word`)
    expect(await server.kill('SIGTERM')).toBe(0)

    running = await start()
    expect(await query(running.connectionString, 'select word from survivors')).toEqual([{ word: 'acknowledged' }])
    await running.stop()
    expect(statSync(join(dataDir, 'connection.json')).uid).toBe(NOBODY.uid)
    expect(readFileSync(join(dataDir, 'pg', 'PG_VERSION'), 'utf8')).toMatch(/^\d+\n$/)
  })
})
