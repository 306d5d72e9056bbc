import { startLoad } from '../load-side.ts'
import { newSite } from '../new-site.ts'
import { merchantOf, stockShop } from '../our-shop.ts'
import { withOwnPostgres } from '../own-postgres.ts'
import type { Shop } from '../shop.ts'
import { startOurs } from '../start-process.ts'
import { addLine, checkOut, newVisitor, orderIdOf } from '../visitor.ts'
import { openConnection } from '../wire-connection.ts'
import type { Measurement } from './measurement.ts'

const PURCHASES_A_SECOND = 20
const BUYERS = 8
const CALLERS = 16
const PRODUCTS = 200
/** Reads with and without purchases beside them take turns, so that other work of the machine meets both. */
const ROUNDS = 5

/** Visitors read lists and products while others buy them: what is left of the throughput of reads. */
export const mixMeasurement: Measurement = {
  name: 'mix',
  title: `Reads beside ${PURCHASES_A_SECOND} purchases a second`,
  measure: ({ quick, print }) =>
    withOwnPostgres(async ({ connectionString, dataDir }) => {
      const undo: (() => unknown)[] = []
      try {
        const { clientId, apiKey } = await newSite(connectionString)
        const { port } = await startOurs({ connectionString, dataDir, poolSize: 4 }, undo)
        const items = await stockShop(merchantOf(`http://localhost:${port}`, apiKey), PRODUCTS, 1_000_000)
        const shop: Shop = { port, clientId, items }
        const { load } = startLoad(undo)
        const seconds = quick ? 2 : 15
        const reads = async (scenario: string, seed: number): Promise<number> => {
          await load({ kind: 'prepare', scenario, shop, load: { callers: CALLERS, seconds, operations: 0, seed } })
          const report = await load({ kind: 'run' })
          if (!('round' in report)) throw new Error('The load generator reported no round')
          return report.round.operations / report.round.seconds
        }
        const shares: Record<string, number[]> = { 'list-cached': [], 'slug-cached': [] }
        let bought = 0
        for (let round = 0; round < ROUNDS; round++)
          for (const [scenario, of] of Object.entries(shares)) {
            const alone = await reads(scenario, round)
            const stop = purchases(shop)
            const beside = await reads(scenario, round)
            bought += await stop()
            of.push(beside / alone)
            print(`  ${scenario}: ${alone.toFixed(0)} alone, ${beside.toFixed(0)} beside purchases`)
          }
        return [
          ...Object.entries(shares).map(([scenario, of]) => ({
            what: `${scenario}: share of the reads alone that is left, median of ${ROUNDS}`,
            value: of.toSorted((a, b) => a - b)[ROUNDS >> 1] ?? Number.NaN,
            unit: '',
            goal: { least: 0.9 },
          })),
          { what: 'purchases a second', value: bought / (seconds * ROUNDS * 2), unit: '' },
        ]
      } finally {
        for (const step of undo.reverse()) await step()
      }
    }),
}

/** Buys at a fixed rate until it is stopped; the stop says how often. */
function purchases(shop: Shop): () => Promise<number> {
  const began = performance.now()
  let next = 0
  let done = 0
  let isOver = false
  const buyers = Array.from({ length: BUYERS }, async () => {
    const connection = await openConnection(shop.port)
    while (!isOver) {
      const n = next++
      const early = (n * 1000) / PURCHASES_A_SECOND - (performance.now() - began)
      if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
      if (isOver) break
      const token = await newVisitor(connection, shop)
      await addLine(connection, token, shop.items[n % shop.items.length]!) // there are items
      await orderIdOf(connection, token, await checkOut(connection, token))
      done++
    }
    connection.end()
  })
  return async () => {
    isOver = true
    await Promise.all(buyers)
    return done
  }
}
