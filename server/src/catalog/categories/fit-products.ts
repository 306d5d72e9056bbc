import type { Db } from '../../ground/database.ts'
import { happen } from '../../outbox/happenings.ts'
import { fitWritten } from '../category-rules/fit-written.ts'
import { itemsMoved, type Moment } from './category.ts'
import { findItems } from './item-queries.ts'
import { findUnfit, lockUnfit } from './rule-queries.ts'

const FIRST_ID = '00000000-0000-0000-0000-000000000000'
const AT_ONCE = 500

/**
 * Puts products into an automatic category, and takes them out, until it is as its rules say at `now`: 500 in a transaction, so that
 * nobody waits long. One that stops half-way is finished by the next that begins.
 */
export async function fitProducts(db: Db, categoryId: string, moment: Moment): Promise<number> {
  let moved = 0
  for (let after = FIRST_ID; ; ) {
    const unfit = await db.rows(findUnfit, { id: categoryId, at: moment.now, after })
    if (unfit.length > 0) moved += await fit(db, categoryId, unfit, moment)
    const last = unfit.at(-1)
    if (!last || unfit.length < AT_ONCE) return moved
    after = last.id
  }
}

const fit = (
  db: Db,
  categoryId: string,
  unfit: readonly { readonly id: string; readonly isIn: boolean }[],
  moment: Moment,
): Promise<number> =>
  db.inTx(async (tx) => {
    const locked = await tx.rows(lockUnfit, { ids: unfit.map(({ id }) => id) })
    const productIds = locked.map(({ id }) => id)
    await fitWritten(tx, productIds, moment)
    const items = await tx.rows(findItems, { categoryId, productIds })
    const isIn = new Set(items.map(({ productId }) => productId))
    const there = new Set(productIds)
    const changed = unfit.filter((one) => there.has(one.id) && isIn.has(one.id) !== one.isIn)
    const moves = (wasIn: boolean) =>
      changed.filter((one) => one.isIn === wasIn).map(({ id }) => ({ id, categoryIds: [categoryId] }))
    await happen(
      tx,
      [...itemsMoved('item_added_to_category', moves(false)), ...itemsMoved('item_removed_from_category', moves(true))],
      moment,
    )
    return changed.length
  })
