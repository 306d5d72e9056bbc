import { changesByItself } from '@fairground/domain/catalog/category-rules.ts'
import type { Db, Queryable, Tx } from '../../ground/database.ts'
import { eachOnItsOwn } from '../../ground/each.ts'
import type { Moment } from './category.ts'
import { insertDrafts } from './edit-categories.ts'
import { fitProducts } from './fit-products.ts'
import { findTree, type TreeRow } from './queries.ts'
import { findAutomatic } from './rule-queries.ts'

export { itemOf } from './category.ts'
export { moveItems } from './category-items.ts'
export { createCategory, deleteCategory, showCategories, updateCategories } from './edit-categories.ts'
export type { CategoryDoc } from './queries.ts'

/** Makes visible categories at the top of the tree; their ids in the order of the names. */
export const makeCategories = (tx: Tx, moment: Moment, names: readonly string[]): Promise<string[]> =>
  insertDrafts(
    tx,
    moment,
    names.map((name) => ({ name, visible: true, doc: { description: '' } })),
    'SLUG_TAKEN',
  )

/** Automatic categories whose rules may hold today and not yesterday, for products that nobody has written since. */
export async function updateAutomaticCategories(db: Db, moment: Moment): Promise<number> {
  let moved = 0
  await eachOnItsOwn(await db.rows(findAutomatic, {}), async ({ id, rules }) => {
    if (changesByItself(rules.conditions)) moved += await fitProducts(db, id, moment)
  })
  return moved
}

/** Every category that has a row: few enough to be read as a whole. */
export const categoryTree = (db: Queryable): Promise<TreeRow[]> => db.rows(findTree, {})
