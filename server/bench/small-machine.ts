/**
 * `node server/bench/small-machine.ts [megabytes] [processors]`: runs Fairground with its own PostgreSQL in a control group of 512 MB and
 * one processor, and uses shop, checkout and admin there. Fails when a call fails or a process was ended for want of memory. Linux, as root.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { readCredentials } from '../src/first-run/credentials-file.ts'
import { type Cgroup, makeCgroup } from './cgroup.ts'
import { percentile } from './load.ts'
import { type Merchant, merchantOf, stockShop } from './our-shop.ts'
import { listPath, type Shop, slugPath } from './shop.ts'
import { startCommand } from './start-process.ts'
import { addLine, checkOut, newVisitor, order, read, readPage } from './visitor.ts'
import { type Connection, openConnection } from './wire-connection.ts'

const MB = 2 ** 20
const PRODUCTS = 100
const CALLERS = 4
/** Visits of each caller: pages and lists are read, one thing is bought. */
const VISITS = 25

const [megabytes = 512, processors = 1] = process.argv.slice(2).map(Number)
const print = (text: string) => process.stdout.write(`${text}\n`)

const LATEST = { search: { cursorPaging: { limit: 50 } } }
const BUSY = 'refused as busy, and made again after a second'

/** Milliseconds of every call, by what it was; of those that were refused as busy the number alone. */
type Times = Map<string, number[]>

/** Calls again while the server is busy, for a minute, and counts how often: nothing is done by a call that is refused so. */
async function patiently<T>(times: Times, call: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof Error) || !error.message.includes('answered 503') || tries > 60) throw error
      times.set(BUSY, [...(times.get(BUSY) ?? []), 0])
      await delay(1_000)
    }
  }
}

async function timed<T>(times: Times, what: string, call: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const answer = await patiently(times, call)
  const known = times.get(what) ?? []
  times.set(what, [...known, performance.now() - began])
  return answer
}

async function visit(
  { connection, shop, merchant, times }: { connection: Connection; shop: Shop; merchant: Merchant; times: Times },
  i: number,
): Promise<void> {
  const item = shop.items[i % shop.items.length]!
  for (const path of ['/', '/shop', `/products/${item.slug}`])
    await timed(times, 'page', () => readPage(connection, path))
  await timed(times, 'orders, as the admin lists them', () => merchant('POST', '/ecom/v1/orders/search', LATEST))
  const token = await timed(times, 'token', () => newVisitor(connection, shop))
  await timed(times, 'list', () => read(connection, token, listPath(i % 4)))
  await timed(times, 'product', () => read(connection, token, slugPath(item.slug)))
  await timed(times, 'add to cart', () => addLine(connection, token, item))
  const checkout = await timed(times, 'checkout', () => checkOut(connection, token))
  const sold = await timed(times, 'order', () => order(connection, token, checkout))
  if (sold !== 'sold') throw new Error('A product is sold out')
}

async function useShop(port: number, dataDir: string, times: Times): Promise<void> {
  const credentials = readCredentials(dataDir)
  if (!credentials) throw new Error('The first start wrote no credentials')
  const impatient = merchantOf(`http://localhost:${port}`, credentials.apiKey)
  const merchant: Merchant = (...call) => patiently(times, () => impatient(...call))
  const items = await timed(times, `${PRODUCTS} products made`, () => stockShop(merchant, PRODUCTS, 10_000))
  const shop: Shop = { port, clientId: credentials.clientId, items }
  await Promise.all(
    Array.from({ length: CALLERS }, async (_, caller) => {
      const connection = await openConnection(port)
      for (let i = 0; i < VISITS; i++) await visit({ connection, shop, merchant, times }, caller * VISITS + i)
      connection.end()
    }),
  )
}

async function run(group: Cgroup, dataDir: string): Promise<void> {
  const times: Times = new Map()
  const undo: (() => unknown)[] = []
  const environment = { DATA_DIR: dataDir, PORT: '0', DEMO: '0', RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'warn' }
  const start = (what: string) =>
    timed(times, what, () =>
      startCommand(
        [...group.enter, process.execPath, fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url))],
        environment,
        /is open\.\s+http:\/\/localhost:(\d+)/,
        undo,
      ),
    )
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    await start('first start, with a new database')
    await stop()
    const { port } = await start('second start')
    await useShop(port, dataDir, times)
  } finally {
    await stop()
  }
  print('| | times | p50, ms | p95, ms |\n|---|--:|--:|--:|')
  for (const [what, all] of times) {
    const sorted = all.toSorted((a, b) => a - b)
    print(
      `| ${what} | ${all.length} | ${percentile(sorted, 0.5).toFixed(0)} | ${percentile(sorted, 0.95).toFixed(0)} |`,
    )
  }
}

const group = makeCgroup(megabytes * MB, processors)
const dataDir = mkdtempSync(join(tmpdir(), 'fairground-small-'))
try {
  print(`${megabytes} MB, ${processors} processor, ${CALLERS} callers at once`)
  await run(group, dataDir)
  const killed = group.killed()
  print(
    `Ended for want of memory: ${killed} processes. Peak ${(group.peak() / MB).toFixed(0)} MB, cached files among them.`,
  )
  if (killed > 0) process.exitCode = 1
} finally {
  rmSync(dataDir, { recursive: true, force: true })
  group.remove()
}
