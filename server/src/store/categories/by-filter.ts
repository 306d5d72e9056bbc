import type { Ctx } from '../../http/context.ts'
import { happen } from '../../outbox/happenings.ts'
import { type Chosen, chosenProducts } from '../products/by-filter.ts'
import { categoryNotFound, isAllProducts, itemsMoved, managed, refusedItems } from './category.ts'
import { putInCategories, takeOutOfCategories } from './item-queries.ts'
import { keepCategories } from './queries.ts'

const AT_ONCE = 500

/** Puts every product that matches into categories, or takes them out: one transaction, 500 products a statement. */
export async function moveChosen(
  ctx: Ctx,
  chosen: Chosen,
  categoryIds: readonly string[],
  direction: 'in' | 'out',
): Promise<void> {
  const all = await chosenProducts(ctx, chosen)
  await ctx.db.inTx(async (tx) => {
    const rows = await tx.rows(keepCategories, { ids: [...categoryIds] })
    const known = new Map(rows.map((row) => [row.id, row]))
    for (const id of categoryIds) {
      if (isAllProducts(id)) throw managed(id)
      const row = known.get(id.toLowerCase())
      const refused = row ? refusedItems(ctx, row) : categoryNotFound(id)
      if (refused) throw refused
    }
    const ids = [...known.keys()]
    for (let start = 0; start < all.length; start += AT_ONCE) {
      const params = { productIds: all.slice(start, start + AT_ONCE), categoryIds: ids, at: ctx.now }
      if (direction === 'in') {
        const moved = await tx.rows(putInCategories, params)
        const moves = moved.map(({ id, added }) => ({ id, categoryIds: added }))
        await happen(tx, itemsMoved('item_added_to_category', moves), ctx)
      } else {
        const moved = await tx.rows(takeOutOfCategories, params)
        const moves = moved.map(({ id, removed }) => ({ id, categoryIds: removed }))
        await happen(tx, itemsMoved('item_removed_from_category', moves), ctx)
      }
    }
  })
}
