import type { Assembly } from '../assemble.ts'
import { bringCollections } from './bring-collections.ts'
import { bringEvents } from './bring-events.ts'
import { bringOrders } from './bring-orders.ts'
import { bringProducts } from './bring-products.ts'
import { doneParts, partDone } from './queries.ts'
import { openSeeding } from './seeding.ts'

/** In this order: collections hold products, orders buy both. */
const parts = [
  ['products', bringProducts],
  ['collections', bringCollections],
  ['events', bringEvents],
  ['orders', bringOrders],
] as const

/**
 * Fills the demo site through the operations that a merchant and visitors use. Parts that are done are passed over, and
 * one that was interrupted goes on with what is missing, so this may be called at every start.
 */
export async function seedDemo(
  assembly: Assembly,
  apiKey: string,
  options: { dataDir: string; say: (text: string) => void },
): Promise<void> {
  const seeding = openSeeding(assembly, apiKey, options)
  const done = new Set((await seeding.db.rows(doneParts, {})).map(({ part }) => part))
  for (const [part, bring] of parts) {
    if (done.has(part)) continue
    await bring(seeding)
    await seeding.db.run(partDone, { part, at: seeding.now })
  }
}
