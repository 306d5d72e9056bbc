import { MAX_WISHLIST_ITEMS } from '@fairground/contract/ecom/wishlists.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Sellables } from '../../sales/sellables/registry.ts'
import type { CatalogReference } from '../../sales/sellables/sellable.ts'
import { addToWishlist, itemKey, keepableOf, ownWishlist, removeFromWishlist, spellingsOf } from './change-wishlist.ts'
import { type SavedItem, visitorItems } from './item-queries.ts'
import { openVisitorList } from './visitor-queries.ts'

/** Items that the caller saved. Visitors have a list without a name; members their wishlist; for others it throws MEMBER_NEEDED. */
export async function savedItems(ctx: Ctx): Promise<readonly SavedItem[]> {
  const { caller, db } = ctx
  if (caller.kind === 'visitor') return db.rows(visitorItems.find, { ownerId: caller.id })
  return (await ownWishlist(ctx)).items
}

export async function saveItem(ctx: Ctx, sellables: Sellables, given: CatalogReference): Promise<void> {
  const { caller, db, now } = ctx
  if (caller.kind !== 'visitor') {
    await addToWishlist(ctx, sellables, given)
    return
  }
  const item = await keepableOf(ctx, sellables, given)
  const visitorId = caller.id
  await db.inTx(async (tx) => {
    await tx.run(openVisitorList, { visitorId, at: now })
    await tx.run(visitorItems.insert, { ownerId: visitorId, ...itemKey(item), options: item.options ?? null, at: now })
    if ((await tx.rows(visitorItems.find, { ownerId: visitorId })).length > MAX_WISHLIST_ITEMS)
      throw new ApiError({ code: 'WISHLIST_ITEMS_LIMIT_EXCEEDED', threshold: MAX_WISHLIST_ITEMS })
  })
}

export async function removeSavedItem(ctx: Ctx, sellables: Sellables, given: CatalogReference): Promise<void> {
  const { caller, db } = ctx
  if (caller.kind !== 'visitor') {
    await removeFromWishlist(ctx, sellables, given)
    return
  }
  const spellings = await spellingsOf(ctx, sellables, given)
  await db.run(visitorItems.delete, { ownerId: caller.id, ...spellings })
}
