import { freeUnits, lockedPools, type Pool } from '../../sales/ledger/ledger.ts'
import type { ImportContext } from '../imports/take-over.ts'
import { deleteWithin } from '../products/write/edit-product.ts'
import type { ProductState, VariantState } from '../products/write/product-state.ts'
import { lockCatalog, saveStates } from '../products/write/write-products.ts'
import { thawed } from './frozen.ts'
import { forgetImported, itemsToUndo, markUndone, touchRun } from './queries.ts'
import { clockFrom } from './run-clock.ts'

const BATCH = 100

interface Before {
  readonly state: ProductState
  /** Units that the import set, by variant. */
  readonly counted: Readonly<Record<string, bigint>>
}

/**
 * Takes back what a run wrote, the last first. A product that somebody changed since, or deleted, is left as it is. Units that were
 * sold since stay sold: of what the import counted, what it added or took is taken or added.
 */
export async function undoBatches(ctx: ImportContext, id: string): Promise<void> {
  const at = clockFrom(ctx.now)
  for (;;) {
    const count = await ctx.db.inTx(async (tx) => {
      const items = await tx.rows(itemsToUndo, { id, limit: BATCH })
      if (items.length === 0) return 0
      const now = new Map(
        (
          await lockCatalog(
            tx,
            items.map(({ productId }) => productId),
          )
        ).map((found) => [found.product.id, found]),
      )
      const untouched = items.filter(
        ({ productId, revisionAfter }) => now.get(productId)?.product.revision === revisionAfter,
      )
      const made = untouched.filter(({ outcome }) => outcome === 'CREATED').map(({ productId }) => productId)
      const pools = await lockedPools(
        tx,
        [...now.values()].flatMap(({ variants }) => variants.map(({ poolId }) => poolId)),
      )
      const changes = untouched
        .filter(({ outcome }) => outcome === 'UPDATED')
        .map(({ productId, before }) => {
          const found = now.get(productId)! // untouched, so it is there
          return { before: found, after: restored(thawed<Before>(before), found.variants, pools, ctx.newId) }
        })
      await deleteWithin(tx, ctx, made)
      await saveStates(tx, changes, 'IMPORT', ctx)
      await tx.run(forgetImported, { productIds: untouched.map(({ productId }) => productId) })
      const gone = new Set(untouched.map(({ position }) => position))
      await tx.run(markUndone, {
        id,
        positions: items.map(({ position }) => position),
        outcomes: items.map(({ position }) => (gone.has(position) ? 'UNDONE' : 'KEPT')),
      })
      await tx.run(touchRun, { id, at: at() })
      return items.length
    })
    if (count === 0) return
  }
}

type Standing = { readonly id: string; readonly poolId: string }

/** A variant that the import took away comes back with a pool of its own. */
function restored(
  { state, counted }: Before,
  variants: readonly Standing[],
  pools: ReadonlyMap<string, Pool>,
  newId: () => string,
): ProductState {
  const standing = new Map(variants.map((variant) => [variant.id, variant]))
  return {
    ...state,
    variants: state.variants.map((variant): VariantState => {
      const now = standing.get(variant.id)
      if (!now) return { ...variant, poolId: newId(), isNew: true }
      const { quantity, ...rest } = variant
      const set = counted[variant.id]
      const pool = pools.get(now.poolId)
      const free = pool ? freeUnits(pool) : null
      if (set === undefined || quantity === undefined || free === null) return rest
      const back = free - set + quantity
      return { ...rest, quantity: back < 0n ? 0n : back }
    }),
  }
}
