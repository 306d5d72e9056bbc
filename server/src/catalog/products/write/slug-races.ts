import type { Refusal } from '@fairground/contract/refusals.ts'
import { violatedConstraint } from '../../../db/faults.ts'
import { takeTurns } from '../../../db/row-statements.ts'
import { ApiError } from '../../../ground/api-error.ts'
import type { Db, Tx } from '../../../ground/database.ts'

/** Lock with which losers of a race write one after the other. */
const lockSlugs = takeTurns('products.lockSlugs', 'product slugs')

/** Among those in turn one can still lose to who writes for the first time. */
const MOST_RACES = 20

/** Refusals of a slug that stays taken, by the constraint that it violates. */
export type Contested = Readonly<Record<string, Refusal>>
const SLUGS: Contested = { products_slug: 'SLUG_TAKEN' }

/**
 * Runs `write` in a transaction, and again when another writer took a slug meanwhile: then the next free one is found.
 * A slug that the merchant chose is refused by `write` itself, the second time.
 */
export async function racing<T>(db: Db, write: (tx: Tx) => Promise<T>, contested: Contested = SLUGS): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.inTx(async (tx) => {
        if (attempt > 1) await tx.run(lockSlugs, {})
        return write(tx)
      })
    } catch (error) {
      const code = contested[violatedConstraint(error) ?? '']
      if (code === undefined) throw error
      if (attempt === MOST_RACES) throw new ApiError({ code })
    }
  }
}
