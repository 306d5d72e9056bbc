import Type from 'typebox'
import { MAX_WISHLIST_ITEMS } from '../ecom/wishlists.ts'
import { operation, own } from '../operation.ts'
import { Guid, int, list, named, optional, Timestamp, text } from '../scalars.ts'

/** `type` is `product` or `ticket`, `origin` the app id of the item's catalogue. */
const Kind = named('WishlistItemKind', Type.Object({ type: optional(text(50)), origin: optional(text(36)) }))

export const getWishlistById = operation({
  module: 'stores.wishlist',
  name: 'getWishlistById',
  summary: 'A member’s list by its id, for its owner and for administrators of the members.',
  method: 'POST',
  path: '/v1/wishlists/get',
  publicPath: '/stores/v1/wishlists/get',
  sitePath: '/_api/wishlist-server/v1/wishlists/get',
  aliases: ['/wishlist-server/v1/wishlists/get'],
  who: own('members.read'),
  request: Type.Object({
    id: Guid,
    limit: optional(int(1, MAX_WISHLIST_ITEMS)),
    offset: optional(int(0, MAX_WISHLIST_ITEMS)),
    /** Items of any of these kinds; without it all. */
    kind: optional(list(Kind, 10)),
  }),
  response: Type.Object({
    wishlist: named(
      'WishlistData',
      Type.Object({
        id: Guid,
        ownerId: Guid,
        items: list(
          named(
            'KeptItem',
            Type.Object({
              /** Id of the item in its catalogue. */
              id: Type.String(),
              dateAdded: Timestamp,
              type: Type.String(),
              origin: Type.String(),
            }),
          ),
          MAX_WISHLIST_ITEMS,
        ),
        /** Number of the requested items, on all pages. */
        totalCount: Type.Integer(),
      }),
    ),
  }),
  refusals: ['WISHLIST_NOT_FOUND'],
})

export const operations = [getWishlistById] as const
