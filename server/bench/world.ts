import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { clusterOf } from '../src/db/managed/cluster.ts'
import { acquireDataDirLock } from '../src/db/managed/data-dir-lock.ts'
import { startManagedPostgres } from '../src/db/managed/managed-postgres.ts'
import { readPostmasterPid } from '../src/db/managed/postmaster-pid.ts'
import { fillCeiling } from './ceiling/fill.ts'
import { fillEvents } from './ceiling/fill-events.ts'
import { LEANEST_SCHEMA } from './ceiling/leanest.ts'
import { CEILING_SCHEMA } from './ceiling/schema.ts'
import type { Order, Report } from './load-process.ts'
import { startLoad } from './load-side.ts'
import { newSite } from './new-site.ts'
import { holdEvents } from './our-events.ts'
import { type Merchant, merchantOf, stockShop } from './our-shop.ts'
import type { Shop } from './shop.ts'
import { startOurs, startProcess } from './start-process.ts'
import { vacuum } from './vacuum.ts'

const PRODUCTS = 1000
const EVENTS = 96
/** Units of each variant and of each kind of ticket. */
const STOCK = 100_000
/** As many connections as our server takes by itself. */
const POOL_SIZE = Math.min(20, Math.max(4, availableParallelism() * 2))

/** Orders that are there before anything is measured: a shop is empty on its first day alone. */
const FIRST_DAY = { callers: 8, seconds: 1.5, operations: 0, seed: 7 }

export interface Side {
  readonly name: 'ours' | 'ceiling' | 'leanest'
  readonly pid: number
  readonly shop: Shop
}

export interface World {
  readonly ours: Side
  readonly ceiling: Side
  readonly leanest: Side
  readonly merchant: Merchant
  readonly ceilingDb: pg.Client
  readonly postgresVersion: string
  readonly postmasterPid: number
  readonly loadPid: number
  /** Sends an order to the load generator. */
  load(order: Order): Promise<Report>
  end(): Promise<void>
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const quiet = { info() {}, warn() {}, error: console.error }

/** One PostgreSQL of our own in a temporary folder, our server and both ceilings on it, each a process of its own, and the load generator. */
export async function openWorld(print: (text: string) => void, profileDir?: string): Promise<World> {
  const undo: (() => unknown)[] = []
  const end = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    return { ...(await open(print, profileDir, undo)), end }
  } catch (error) {
    await end()
    throw error
  }
}

async function open(
  print: (text: string) => void,
  profileDir: string | undefined,
  undo: (() => unknown)[],
): Promise<Omit<World, 'end'>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairground-bench-'))
  undo.push(() => rmSync(dataDir, { recursive: true, force: true }))
  print('Starting the database')
  const lock = acquireDataDirLock(dataDir)
  undo.push(() => lock.release())
  const postgres = await startManagedPostgres({ dataDir, log: quiet })
  undo.push(() => postgres.stop())
  const ceilingUrl = new URL(postgres.connectionString)
  ceilingUrl.pathname = '/ceiling'

  const { clientId, apiKey } = await newSite(postgres.connectionString)
  const profile = (name: string) =>
    profileDir === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${join(profileDir, name)}`]
  const ours = await startOurs(
    {
      connectionString: postgres.connectionString,
      dataDir: join(dataDir, 'server'),
      poolSize: POOL_SIZE,
      nodeOptions: profile('ours'),
    },
    undo,
  )
  print(`Making ${PRODUCTS} products and ${EVENTS} events through the API`)
  const merchant = merchantOf(`http://localhost:${ours.port}`, apiKey)
  const items = await stockShop(merchant, PRODUCTS, STOCK)
  const shop = { clientId, items, events: await holdEvents(merchant, EVENTS) }

  print('Copying what is answered to the ceiling')
  const ceilingDb = await newCeilingDatabase(postgres.connectionString, ceilingUrl.href)
  undo.push(() => ceilingDb.end())
  await fillCeiling(ceilingDb, { ...shop, port: ours.port }, STOCK)
  await fillEvents(ceilingDb, { ...shop, port: ours.port }, STOCK)
  const startCeiling = (kind: 'same' | 'leanest') =>
    startProcess(
      [...profile(kind), here('ceiling/main.ts'), kind, ceilingUrl.href, String(POOL_SIZE)],
      {},
      /port (\d+)/,
      undo,
    )
  const [ceiling, leanest] = [await startCeiling('same'), await startCeiling('leanest')]
  const { load, loadPid } = startLoad(undo)
  const { rows } = await ceilingDb.query<{ server_version: string }>('show server_version')
  const sides = {
    ours: { name: 'ours', pid: ours.pid, shop: { ...shop, port: ours.port } },
    ceiling: { name: 'ceiling', pid: ceiling.pid, shop: { ...shop, port: ceiling.port } },
    leanest: { name: 'leanest', pid: leanest.pid, shop: { ...shop, port: leanest.port } },
  } as const
  for (const { shop } of Object.values(sides)) {
    await load({ kind: 'prepare', scenario: 'purchase', shop, load: FIRST_DAY })
    await load({ kind: 'run' })
  }
  for (const url of [postgres.connectionString, ceilingUrl.href]) await vacuum(url)
  return {
    ...sides,
    merchant,
    ceilingDb,
    postgresVersion: rows[0]?.server_version ?? '',
    load,
    postmasterPid: readPostmasterPid(clusterOf(dataDir))?.pid ?? 0,
    loadPid,
  }
}

async function newCeilingDatabase(connectionString: string, ceilingUrl: string): Promise<pg.Client> {
  const admin = new pg.Client({ connectionString })
  await admin.connect()
  await admin.query('create database ceiling')
  await admin.end()
  const client = new pg.Client({ connectionString: ceilingUrl })
  await client.connect()
  await client.query(CEILING_SCHEMA)
  await client.query(LEANEST_SCHEMA)
  return client
}
