import { join } from 'node:path'
import pg from 'pg'
import { percentile } from '../load.ts'
import { newSite } from '../new-site.ts'
import { type Merchant, merchantOf, sell } from '../our-shop.ts'
import { withOwnPostgres } from '../own-postgres.ts'
import { type Shop, slugPath } from '../shop.ts'
import { startOurs } from '../start-process.ts'
import { newVisitor, read } from '../visitor.ts'
import { type Connection, openConnection } from '../wire-connection.ts'
import type { Figure, Measurement } from './measurement.ts'

const GOAL = { most: 100 }
/** Duration of a batch of an import, or of any other transaction that is open while somebody else writes. */
const LONG_MS = 400

/**
 * Two server processes on one database. The merchant changes a price at one; a visitor who reads the product from the other's cache asks
 * until it is there. Counted from the answer to the write.
 */
export const visibleMeasurement: Measurement = {
  name: 'visible',
  title: 'A write at one process, seen at another',
  measure: ({ quick, print }) =>
    withOwnPostgres(async ({ connectionString, dataDir }) => {
      const undo: (() => unknown)[] = []
      try {
        const { clientId, apiKey } = await newSite(connectionString)
        const at = (name: string) => startOurs({ connectionString, dataDir: join(dataDir, name), poolSize: 4 }, undo)
        const [first, second] = [await at('first'), await at('second')]
        const [here, there] = [merchantOf(`http://localhost:${first.port}`, apiKey), await openConnection(second.port)]
        undo.push(() => there.end())
        const item = await sell(here, 1, 10)
        const shop: Shop = { port: second.port, clientId, items: [item] }
        const times = quick ? 20 : 100
        const own = await ownDelays(here, item.productId, times)
        const plain = await delays(here, there, shop, times)
        print(`  beside transactions of ${LONG_MS} ms`)
        const stop = await longTransactions(connectionString)
        const busy = await delays(here, there, shop, times).finally(stop)
        return [
          { what: 'own writes that the next read did not show', value: own, unit: '', goal: { most: 0 } },
          ...shown('seen at another process', plain),
          ...shown(`seen at another process beside transactions of ${LONG_MS} ms`, busy),
        ]
      } finally {
        for (const step of undo.reverse()) await step()
      }
    }),
}

const shown = (what: string, sorted: readonly number[]): Figure[] => [
  { what: `${what}, p50`, value: percentile(sorted, 0.5), unit: 'ms', goal: GOAL },
  { what: `${what}, p99`, value: percentile(sorted, 0.99), unit: 'ms', goal: GOAL },
]

const priceOf = (i: number): number => 20 + i / 100
const changePrice = (merchant: Merchant, id: string, price: number) =>
  merchant('PATCH', `/stores/v1/products/${id}`, { product: { priceData: { price } } })

/** Share of the writer's own next reads that were old. */
async function ownDelays(merchant: Merchant, id: string, times: number): Promise<number> {
  let old = 0
  for (let i = 0; i < times; i++) {
    await changePrice(merchant, id, priceOf(i + 1))
    const { product } = (await merchant('GET', `/stores-reader/v1/products/${id}`)) as {
      product: { price: { price: number } }
    }
    if (product.price.price !== priceOf(i + 1)) old++
  }
  return old
}

/** Milliseconds, sorted. */
async function delays(merchant: Merchant, there: Connection, shop: Shop, times: number): Promise<number[]> {
  const { productId, slug } = shop.items[0]!
  const token = await newVisitor(there, shop)
  const found: number[] = []
  for (let i = 0; i < times; i++) {
    // A price that no other round has, and a cache that holds the one before it.
    const price = 100_000 + Math.floor(Math.random() * 800_000)
    await read(there, token, slugPath(slug))
    await changePrice(merchant, productId, price)
    const wrote = performance.now()
    while (!(await read(there, token, slugPath(slug))).includes(`"amount":"${price}`));
    found.push(performance.now() - wrote)
  }
  return found.toSorted((a, b) => a - b)
}

/** One after the other, each writing something first, as an import's batches do. Returns how to end them. */
async function longTransactions(connectionString: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  let isOver = false
  const running = (async () => {
    while (!isOver) {
      await client.query('begin')
      await client.query('select pg_current_xact_id()')
      await client.query(`select pg_sleep(${LONG_MS / 1000})`)
      await client.query('commit')
    }
    await client.end()
  })()
  return async () => {
    isOver = true
    await running
  }
}
