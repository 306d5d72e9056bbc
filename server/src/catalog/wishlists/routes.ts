import type { CatalogReference } from '@fairground/contract/ecom/line-item.ts'
import * as contract from '@fairground/contract/ecom/wishlists.ts'
import * as saved from '@fairground/contract/fairground/saved-items.ts'
import { getWishlistById } from '@fairground/contract/stores/wishlist.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { ApiError } from '../../ground/api-error.ts'
import { holdsScope, ownerId } from '../../ground/caller.ts'
import { answerBulk } from '../../http/bulk-answers.ts'
import { type Api, mount } from '../../http/mount.ts'
import type { Sellables } from '../../sales/sellables/registry.ts'
import { addToWishlist, ownWishlist, removeFromWishlist, type Wishlist } from './change-wishlist.ts'
import { type SavedItem, wishlistItems } from './item-queries.ts'
import { findWishlist } from './queries.ts'
import { removeSavedItem, savedItems, saveItem } from './saved-items.ts'
import { moveTagsByFilter, moveWishlistTags } from './tag-wishlists.ts'

const itemToWire = ({ appId, catalogItemId, options, addedAt }: SavedItem) => ({
  catalogReference: { appId, catalogItemId, ...present({ options: options || undefined }) },
  addedDate: addedAt.toISOString(),
})

const toWire = ({ list, items }: Wishlist): Static<typeof contract.Wishlist> => ({
  id: list.id,
  memberId: list.memberId,
  items: items.map(itemToWire),
  createdDate: list.createdAt.toISOString(),
  updatedDate: list.updatedAt.toISOString(),
  tags: { publicTags: { tagIds: list.doc.publicTags ?? [] } },
})

type Given = Static<typeof CatalogReference>
const reference = ({ appId, catalogItemId, options }: Given) => ({
  appId,
  catalogItemId,
  ...present({ options: options || undefined }),
})

const kindOf = ({ appId }: SavedItem, ticketsApp: string) => (appId === ticketsApp ? 'ticket' : 'product')

export function wishlistRoutes(
  api: Api,
  { sellables, ticketsApp }: { sellables: Sellables; ticketsApp: string },
): void {
  mount(api, contract.getDefaultWishlist, async ({ appId }, ctx) => {
    const { list, items } = await ownWishlist(ctx)
    return { wishlist: toWire({ list, items: items.filter((item) => appId === undefined || item.appId === appId) }) }
  })
  mount(api, contract.addItem, async ({ catalogReference, returnEntity }, ctx) => {
    const after = await addToWishlist(ctx, sellables, reference(catalogReference))
    return returnEntity ? { wishlist: toWire(after) } : {}
  })
  mount(api, contract.removeItem, async ({ catalogReference, returnEntity }, ctx) => {
    const after = await removeFromWishlist(ctx, sellables, reference(catalogReference))
    return returnEntity ? { wishlist: toWire(after) } : {}
  })
  mount(api, saved.listSavedItems, async ({ appId }, ctx) => {
    const items = await savedItems(ctx)
    return { items: items.filter((item) => appId === undefined || item.appId === appId).map(itemToWire) }
  })
  mount(api, saved.saveItem, async ({ catalogReference }, ctx) => {
    await saveItem(ctx, sellables, reference(catalogReference))
    return {}
  })
  mount(api, saved.removeSavedItem, async ({ catalogReference }, ctx) => {
    await removeSavedItem(ctx, sellables, reference(catalogReference))
    return {}
  })
  mount(api, contract.bulkUpdateWishlistTags, async ({ wishlistIds, ...moves }, ctx) =>
    answerBulk(await moveWishlistTags(ctx, wishlistIds, moves)),
  )
  mount(api, contract.bulkUpdateWishlistTagsByFilter, async ({ filter, ...moves }, ctx) => {
    await moveTagsByFilter(ctx, filter, moves)
    return { jobId: ctx.newId() }
  })
  mount(api, getWishlistById, async ({ id, limit = 100, offset = 0, kind = [] }, ctx) => {
    const anybodys = holdsScope(ctx.caller, 'members.read')
    const list = await ctx.db.row(findWishlist, { id, owner: anybodys ? null : (ownerId(ctx.caller) ?? id) })
    if (!list) throw new ApiError({ code: 'WISHLIST_NOT_FOUND', wishlistId: id })
    const rows = await ctx.db.rows(wishlistItems.find, { ownerId: list.id })
    const matching = rows.filter(
      (item) =>
        kind.length === 0 ||
        kind.some(
          ({ type, origin }) =>
            (type === undefined || type === kindOf(item, ticketsApp)) &&
            (origin === undefined || origin === item.appId),
        ),
    )
    const items = matching.slice(offset, offset + limit).map((item) => ({
      id: item.catalogItemId,
      dateAdded: item.addedAt.toISOString(),
      type: kindOf(item, ticketsApp),
      origin: item.appId,
    }))
    return { wishlist: { id: list.id, ownerId: list.memberId, items, totalCount: matching.length } }
  })
}
