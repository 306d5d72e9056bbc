import { setTimeout as delay } from 'node:timers/promises'
import type { Assembly } from '../assembly.ts'
import { ApiError } from '../ground/api-error.ts'
import type { Db } from '../ground/database.ts'
import { countingYoungTables } from '../jobs/young-tables.ts'
import { bringAddOns } from './bring-add-ons.ts'
import { bringBundles } from './bring-bundles.ts'
import { bringCancellations } from './bring-cancellations.ts'
import { bringCategories } from './bring-categories.ts'
import { bringCheckoutLinks } from './bring-checkout-links.ts'
import { bringCoupons } from './bring-coupons.ts'
import { bringDates } from './bring-dates.ts'
import { bringDelivery } from './bring-delivery.ts'
import { bringDeposits } from './bring-deposits.ts'
import { bringDocuments } from './bring-documents.ts'
import { bringEventTemplates } from './bring-event-templates.ts'
import { bringEvents } from './bring-events.ts'
import { bringGiftCards } from './bring-gift-cards.ts'
import { bringGuests } from './bring-guests.ts'
import { bringImports } from './bring-imports.ts'
import { bringMoves } from './bring-moves.ts'
import { bringOffers } from './bring-offers.ts'
import { bringOrders } from './bring-orders.ts'
import { bringPages } from './bring-pages.ts'
import { bringPasses } from './bring-passes.ts'
import { bringPeople } from './bring-people.ts'
import { bringPolls } from './bring-polls.ts'
import { bringProducts } from './bring-products.ts'
import { bringQueue } from './bring-queue.ts'
import { bringSeats } from './bring-seats.ts'
import { bringShelves } from './bring-shelves.ts'
import { bringStock } from './bring-stock.ts'
import { bringTaxes } from './bring-taxes.ts'
import { bringTips } from './bring-tips.ts'
import { bringViews } from './bring-views.ts'
import { bringWaiting } from './bring-waiting.ts'
import { doneParts, partDone } from './queries.ts'
import { openSeeding, type Seeding, type SeedOptions } from './seeding.ts'

const LOOK_EVERY_MS = 100

/**
 * In this order: products stand on shelves, categories hold products, events repeat and have passes, goods go with tickets and tickets are sold together, members and visitors buy, events they bought
 * for are cancelled.
 * Delivery, taxes and the business come last: past orders were sent by the rate that a site begins with, untaxed.
 */
const parts = [
  ['shelves', bringShelves],
  ['goods', bringProducts],
  ['categories', bringCategories],
  ['stock', bringStock],
  ['offers', bringOffers],
  ['coupons', bringCoupons],
  ['people', bringPeople],
  ['events', bringEvents],
  ['dates', bringDates],
  ['polls', bringPolls],
  ['passes', bringPasses],
  ['add-ons', bringAddOns],
  ['bundles', bringBundles],
  ['seats', bringSeats],
  ['event templates', bringEventTemplates],
  ['guests', bringGuests],
  ['tips', bringTips],
  ['orders', bringOrders],
  ['waiting', bringWaiting],
  ['queue', bringQueue],
  ['cancellations', bringCancellations],
  ['moves', bringMoves],
  ['delivery', bringDelivery],
  ['pages', bringPages],
  ['taxes', bringTaxes],
  ['deposits', bringDeposits],
  ['checkout links', bringCheckoutLinks],
  ['gift cards', bringGiftCards],
  ['documents', bringDocuments],
  ['views', bringViews],
  ['imports', bringImports],
] as const

/**
 * Fills the demo site through the operations that a merchant and visitors use. Parts that are done are passed over, and
 * one that was interrupted goes on with what is missing, so this may be called at every start. A shop that was filled before may lack what
 * a part needs, because its owner has changed it or an earlier version filled it: it stays without that part, and starts. Rejects with the
 * signal's reason once it is aborted, when what is under way has come to rest.
 */
export async function seedDemo(assembly: Assembly, apiKey: string, options: SeedOptions): Promise<void> {
  const seeding = openSeeding(assembly, apiKey, options)
  const done = new Set((await seeding.db.rows(doneParts, {})).map(({ part }) => part))
  if (parts.every(([part]) => done.has(part))) return
  const endCounting = countWhileFilling(assembly.pool.siteless)
  try {
    await bringParts(seeding, done, options)
  } finally {
    await endCounting()
  }
}

async function bringParts(seeding: Seeding, done: ReadonlySet<string>, options: SeedOptions): Promise<void> {
  for (const [part, bring] of parts) {
    if (done.has(part)) continue
    options.signal.throwIfAborted()
    try {
      await bring(seeding)
    } catch (error) {
      const isLacking = error instanceof ApiError && !('retryAfter' in error.data)
      if (done.size === 0 || !isLacking) throw error
      options.print(`The demo site stays without its ${part}: ${error.message}.`)
    }
    await seeding.db.run(partDone, { part, at: seeding.now })
  }
}

/** Has tables counted as they fill: no relay of jobs does it yet, and plans for empty tables read all rows where one is wanted. */
function countWhileFilling(db: Db): () => Promise<void> {
  const count = countingYoungTables(db)
  const filled = new AbortController()
  const counting = (async () => {
    while (!filled.signal.aborted) {
      await count()
      await delay(LOOK_EVERY_MS, undefined, { signal: filled.signal }).catch(() => {})
    }
  })()
  // A failure is the caller's once it waits for the end.
  counting.catch(() => {})
  return () => {
    filled.abort()
    return counting
  }
}
