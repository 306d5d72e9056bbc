import { MAX_WISHLIST_ITEMS } from '@fairground/contract/ecom/wishlists.ts'
import { canonical } from '@fairground/domain/canonical.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { happen } from '../../outbox/happenings.ts'
import type { Sellables } from '../../sales/sellables/registry.ts'
import type { CatalogReference } from '../../sales/sellables/sellable.ts'
import { type SavedItem, wishlistItems } from './item-queries.ts'
import { findWishlistOfMember, openWishlist, touchWishlist, type WishlistRow } from './queries.ts'

export interface Wishlist {
  readonly list: WishlistRow
  readonly items: readonly SavedItem[]
}

/** Lists belong to members; throws MEMBER_NEEDED for everybody else. */
export function memberOf({ caller }: Ctx): string {
  if (caller.kind === 'member') return caller.id
  throw new ApiError({ code: 'MEMBER_NEEDED' })
}

export const itemKey = ({ appId, catalogItemId, options = {} }: CatalogReference) => ({
  appId,
  catalogItemId,
  key: Object.keys(options).length === 0 ? '' : canonical(options),
})

const updated = (tx: Tx, entityId: string, ctx: Ctx) =>
  happen(tx, [{ entity: 'wishlist', entityId, slug: 'updated', payload: {} }], ctx)

const openOwn = (tx: Tx, ctx: Ctx, memberId: string): Promise<WishlistRow> =>
  tx.row(openWishlist, { id: ctx.newId(), memberId, at: ctx.now }).then((row) => row!) // an upsert gives its row

/** The member's list, made where there is none. */
export async function ownWishlist(ctx: Ctx): Promise<Wishlist> {
  const memberId = memberOf(ctx)
  const list =
    (await ctx.db.row(findWishlistOfMember, { memberId })) ?? (await ctx.db.inTx((tx) => openOwn(tx, ctx, memberId)))
  return { list, items: await ctx.db.rows(wishlistItems.find, { ownerId: list.id }) }
}

/** The reference as lists keep it; throws ITEM_NOT_FOUND_IN_CATALOG. */
export async function keepableOf(ctx: Ctx, sellables: Sellables, given: CatalogReference): Promise<CatalogReference> {
  const { db, site, caller, now } = ctx
  const item = await sellables.keepable(given, { db, site, caller, now })
  if (!item) throw new ApiError({ code: 'ITEM_NOT_FOUND_IN_CATALOG', catalogItemId: given.catalogItemId })
  return item
}

/** Keys by which an item may stand in a list: as it was given, and as the catalogue has it now. */
export async function spellingsOf(ctx: Ctx, sellables: Sellables, given: CatalogReference) {
  const { db, site, caller, now } = ctx
  const item = await sellables.keepable(given, { db, site, caller, now })
  const spellings = [given, ...(item ? [item] : [])].map(itemKey)
  return {
    appIds: spellings.map(({ appId }) => appId),
    catalogItemIds: spellings.map(({ catalogItemId }) => catalogItemId),
    keys: spellings.map(({ key }) => key),
  }
}

export async function addToWishlist(ctx: Ctx, sellables: Sellables, given: CatalogReference): Promise<Wishlist> {
  const memberId = memberOf(ctx)
  const item = await keepableOf(ctx, sellables, given)
  return ctx.db.inTx(async (tx) => {
    let list = await openOwn(tx, ctx, memberId)
    const options = item.options ?? null
    if ((await tx.run(wishlistItems.insert, { ownerId: list.id, ...itemKey(item), options, at: ctx.now })) > 0) {
      list = (await tx.row(touchWishlist, { id: list.id, at: ctx.now }))!
      await updated(tx, list.id, ctx)
    }
    const items = await tx.rows(wishlistItems.find, { ownerId: list.id })
    if (items.length > MAX_WISHLIST_ITEMS)
      throw new ApiError({ code: 'WISHLIST_ITEMS_LIMIT_EXCEEDED', threshold: MAX_WISHLIST_ITEMS })
    return { list, items }
  })
}

/** Also what the catalogue has no more, as it was spelled when it was added. */
export async function removeFromWishlist(ctx: Ctx, sellables: Sellables, given: CatalogReference): Promise<Wishlist> {
  const memberId = memberOf(ctx)
  const spellings = await spellingsOf(ctx, sellables, given)
  return ctx.db.inTx(async (tx) => {
    let list = await openOwn(tx, ctx, memberId)
    const removed = await tx.run(wishlistItems.delete, { ownerId: list.id, ...spellings })
    if (removed > 0) {
      list = (await tx.row(touchWishlist, { id: list.id, at: ctx.now }))!
      await updated(tx, list.id, ctx)
    }
    return { list, items: await tx.rows(wishlistItems.find, { ownerId: list.id }) }
  })
}
