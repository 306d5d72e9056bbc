import type { Ctx } from '../../ground/context.ts'
import { type Chosen, chosenProducts } from '../products/v3/by-filter.ts'
import { categoryNotFound, isAllProducts, managed, refusedItems } from './category.ts'
import { type Direction, moveProducts } from './move-products.ts'
import { shareCategories } from './queries.ts'

const AT_ONCE = 500

/** Puts every product that matches into categories, or takes them out: one transaction, 500 products a statement. */
export async function moveChosen(
  ctx: Ctx,
  chosen: Chosen,
  categoryIds: readonly string[],
  direction: Direction,
): Promise<void> {
  const all = await chosenProducts(ctx, chosen)
  await ctx.db.inTx(async (tx) => {
    const rows = await tx.rows(shareCategories, { ids: [...categoryIds] })
    const known = new Map(rows.map((row) => [row.id, row]))
    for (const id of categoryIds) {
      if (isAllProducts(id)) throw managed(id)
      const row = known.get(id)
      const refused = row ? refusedItems(ctx, row) : categoryNotFound(id)
      if (refused) throw refused
    }
    const ids = [...known.keys()]
    for (let start = 0; start < all.length; start += AT_ONCE) {
      await moveProducts(tx, ctx, { productIds: all.slice(start, start + AT_ONCE), categoryIds: ids, direction })
    }
  })
}
