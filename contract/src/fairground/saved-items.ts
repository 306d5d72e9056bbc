import Type from 'typebox'
import { CatalogReference } from '../ecom/line-item.ts'
import { MAX_WISHLIST_ITEMS } from '../ecom/wishlists.ts'
import { caller, operation } from '../operation.ts'
import { Empty, Guid, list, named, optional, Timestamp } from '../scalars.ts'

const module = 'fairground.saved-items'
const path = '/fairground/v1/saved-items' as const

export const listSavedItems = operation({
  module,
  name: 'listSavedItems',
  summary:
    'Lists what the caller saved for later, the newest first: the wishlist of a member, or what a visitor saved before signing in. `appId` shows the items of one catalogue alone.',
  method: 'GET',
  path,
  who: caller,
  request: Type.Object({ appId: optional(Guid) }),
  response: Type.Object({
    items: list(
      named('SavedItem', Type.Object({ catalogReference: CatalogReference, addedDate: Timestamp })),
      MAX_WISHLIST_ITEMS,
    ),
  }),
  refusals: ['MEMBER_NEEDED'],
})

export const saveItem = operation({
  module,
  name: 'saveItem',
  summary:
    'Saves an item for later. What a visitor saves follows them into their account when they sign in or register, and is forgotten after 90 days without a change.',
  method: 'POST',
  path: `${path}/save`,
  who: caller,
  request: Type.Object({ catalogReference: CatalogReference }),
  response: Empty,
  refusals: ['MEMBER_NEEDED', 'ITEM_NOT_FOUND_IN_CATALOG', 'WISHLIST_ITEMS_LIMIT_EXCEEDED'],
})

export const removeSavedItem = operation({
  module,
  name: 'removeSavedItem',
  summary: 'Removes an item that the caller saved; one that is not there is no error.',
  method: 'POST',
  path: `${path}/remove`,
  who: caller,
  request: Type.Object({ catalogReference: CatalogReference }),
  response: Empty,
  refusals: ['MEMBER_NEEDED'],
})

export const operations = [listSavedItems, saveItem, removeSavedItem] as const
