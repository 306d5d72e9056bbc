import type { Tx } from '../../ground/database.ts'
import { happen } from '../../outbox/happenings.ts'
import { itemsMoved, type Moment } from './category.ts'
import { findExisting, putInCategories, takeOutOfCategories } from './item-queries.ts'

export type Direction = 'in' | 'out'

/** Puts products into categories, or takes them out, and announces it. Returns those that exist. */
export async function moveProducts(
  tx: Tx,
  moment: Moment,
  {
    productIds,
    categoryIds,
    direction,
  }: { productIds: readonly string[]; categoryIds: readonly string[]; direction: Direction },
): Promise<ReadonlySet<string>> {
  const parameters = { productIds: [...productIds], categoryIds: [...categoryIds], at: moment.now }
  if (direction === 'in') {
    const rows = await tx.rows(putInCategories, parameters)
    const moves = rows.map(({ id, added }) => ({ id, categoryIds: added }))
    await happen(tx, itemsMoved('item_added_to_category', moves), moment)
    return new Set(rows.map(({ id }) => id))
  }
  const existing = await tx.rows(findExisting, { productIds: parameters.productIds })
  const rows = await tx.rows(takeOutOfCategories, parameters)
  const moves = rows.map(({ id, removed }) => ({ id, categoryIds: removed }))
  await happen(tx, itemsMoved('item_removed_from_category', moves), moment)
  return new Set(existing.map(({ id }) => id))
}
