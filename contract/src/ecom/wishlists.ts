import Type from 'typebox'
import { addresses } from '../addresses.ts'
import { bulkAnswer } from '../bulk.ts'
import { admin, operation, own } from '../operation.ts'
import { Filter } from '../paging.ts'
import { Guid, list, named, nullable, optional, Timestamp, text } from '../scalars.ts'
import { CatalogReference } from './line-item.ts'

const module = 'ecom.wishlists'
const at = addresses({ api: '/ecom', site: '/_api/wishlist' })

const tagsAt = addresses({ api: '', site: '/_api/wishlist' })

/** Most items a list holds. */
export const MAX_WISHLIST_ITEMS = 100

const TagList = named('TagList', Type.Object({ tagIds: list(text(5, { minLength: 1 }), 100) }))
const TagsForWrite = named(
  'TagsForWrite',
  Type.Object({ privateTags: optional(nullable(TagList)), publicTags: optional(nullable(TagList)) }),
)

export const Wishlist = named(
  'Wishlist',
  Type.Object({
    id: Guid,
    memberId: Guid,
    /** The newest first. */
    items: list(
      named('WishlistItem', Type.Object({ catalogReference: CatalogReference, addedDate: Timestamp })),
      MAX_WISHLIST_ITEMS,
    ),
    createdDate: Timestamp,
    updatedDate: Timestamp,
    /** Tags that its member may see. */
    tags: named('Tags', Type.Object({ publicTags: TagList })),
  }),
)

const change = Type.Object({ catalogReference: CatalogReference, returnEntity: optional(Type.Boolean()) })
const Changed = Type.Object({ wishlist: optional(Wishlist) })

export const getDefaultWishlist = operation({
  module,
  name: 'getDefaultWishlist',
  summary:
    'The calling member’s list; it is there from the first call. `appId` shows the items of one catalogue alone.',
  method: 'GET',
  ...at('/v1/wishlists/get-default'),
  who: own('members.read'),
  request: Type.Object({ appId: optional(Guid) }),
  response: Type.Object({ wishlist: Wishlist }),
  refusals: ['MEMBER_NEEDED'],
})

export const addItem = operation({
  module,
  name: 'addItem',
  summary: 'Puts an item of a catalogue on the calling member’s list; one that is there already stays where it is.',
  method: 'POST',
  ...at('/v1/wishlists/add-item'),
  who: own('members.write'),
  request: change,
  response: Changed,
  refusals: ['MEMBER_NEEDED', 'ITEM_NOT_FOUND_IN_CATALOG', 'WISHLIST_ITEMS_LIMIT_EXCEEDED'],
})

export const removeItem = operation({
  module,
  name: 'removeItem',
  summary: 'Takes an item off the calling member’s list; one that is not there is no error.',
  method: 'POST',
  ...at('/v1/wishlists/remove-item'),
  who: own('members.write'),
  request: change,
  response: Changed,
  refusals: ['MEMBER_NEEDED'],
})

const moves = { assignTags: optional(nullable(TagsForWrite)), unassignTags: optional(nullable(TagsForWrite)) }

export const bulkUpdateWishlistTags = operation({
  module,
  name: 'bulkUpdateWishlistTags',
  summary: 'Puts tags on up to 100 lists and takes others off.',
  method: 'POST',
  ...tagsAt('/v1/bulk/wishlists/update-tags'),
  who: admin('members.write'),
  request: Type.Object({ wishlistIds: list(Guid, 100, 1), ...moves }),
  response: bulkAnswer('BulkUpdateWishlistTagsResult', 100),
  refusals: ['EMPTY_ASSIGN_AND_UNASSIGN_LISTS'],
})

export const bulkUpdateWishlistTagsByFilter = operation({
  module,
  name: 'bulkUpdateWishlistTagsByFilter',
  summary: 'Puts tags on every list that matches and takes others off. It is done when it answers.',
  method: 'POST',
  ...tagsAt('/v1/bulk/wishlists/update-tags-by-filter'),
  who: admin('members.write'),
  request: Type.Object({ filter: Filter, ...moves }),
  response: Type.Object({ jobId: Guid }),
  refusals: ['EMPTY_ASSIGN_AND_UNASSIGN_LISTS'],
})

export const operations = [
  getDefaultWishlist,
  addItem,
  removeItem,
  bulkUpdateWishlistTags,
  bulkUpdateWishlistTagsByFilter,
] as const
