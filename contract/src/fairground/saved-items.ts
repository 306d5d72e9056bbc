import Type from 'typebox'
import { CatalogReference } from '../ecom/line-item.ts'
import { MAX_WISHLIST_ITEMS } from '../ecom/wishlists.ts'
import { caller, operation } from '../operation.ts'
import { Empty, Guid, list, named, optional, Timestamp } from '../scalars.ts'

const module = 'fairground.kept-items'
const path = '/fairground/v1/kept-items' as const

export const listKeptItems = operation({
  module,
  name: 'listKeptItems',
  summary:
    'Lists what the caller keeps for later, the newest first: the wishlist of a member, or what a visitor kept before signing in. `appId` shows the items of one catalogue alone.',
  method: 'GET',
  path,
  who: caller,
  request: Type.Object({ appId: optional(Guid) }),
  response: Type.Object({
    items: list(
      named('KeptItem', Type.Object({ catalogReference: CatalogReference, addedDate: Timestamp })),
      MAX_WISHLIST_ITEMS,
    ),
  }),
  refusals: ['MEMBER_NEEDED'],
})

export const keepItem = operation({
  module,
  name: 'keepItem',
  summary:
    'Keeps an item for later. What a visitor keeps follows them into their account when they sign in or register, and is forgotten after 90 days without a change.',
  method: 'POST',
  path: `${path}/keep`,
  who: caller,
  request: Type.Object({ catalogReference: CatalogReference }),
  response: Empty,
  refusals: ['MEMBER_NEEDED', 'ITEM_NOT_FOUND_IN_CATALOG', 'WISHLIST_ITEMS_LIMIT_EXCEEDED'],
})

export const dropItem = operation({
  module,
  name: 'dropItem',
  summary: 'Drops an item that the caller keeps; one that is not there is no error.',
  method: 'POST',
  path: `${path}/drop`,
  who: caller,
  request: Type.Object({ catalogReference: CatalogReference }),
  response: Empty,
  refusals: ['MEMBER_NEEDED'],
})

export const operations = [listKeptItems, keepItem, dropItem] as const
