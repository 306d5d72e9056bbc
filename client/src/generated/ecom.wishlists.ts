// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { BulkActionMetadata, CatalogReference, ItemMetadata, TagList, TagsForWrite } from './shapes.ts'

export type { ApplicationError, BulkActionMetadata, CatalogReference, ItemMetadata, TagList, TagsForWrite } from './shapes.ts'

export type AddItemRefusal = 'MEMBER_NEEDED' | 'ITEM_NOT_FOUND_IN_CATALOG' | 'WISHLIST_ITEMS_LIMIT_EXCEEDED'

export interface AddItemRequest {
  catalogReference: CatalogReference
  returnEntity?: boolean
}

export interface AddItemResponse {
  wishlist?: Wishlist
}

export type BulkUpdateWishlistTagsByFilterRefusal = 'EMPTY_ASSIGN_AND_UNASSIGN_LISTS'

export interface BulkUpdateWishlistTagsByFilterRequest {
  filter: Record<string, unknown>
  assignTags?: TagsForWrite | null
  unassignTags?: TagsForWrite | null
}

export interface BulkUpdateWishlistTagsByFilterResponse {
  jobId: string
}

export type BulkUpdateWishlistTagsRefusal = 'EMPTY_ASSIGN_AND_UNASSIGN_LISTS'

export interface BulkUpdateWishlistTagsRequest {
  wishlistIds: string[]
  assignTags?: TagsForWrite | null
  unassignTags?: TagsForWrite | null
}

export interface BulkUpdateWishlistTagsResponse {
  results: BulkUpdateWishlistTagsResult[]
  bulkActionMetadata: BulkActionMetadata
}

export interface BulkUpdateWishlistTagsResult {
  itemMetadata: ItemMetadata
}

export type GetDefaultWishlistRefusal = 'MEMBER_NEEDED'

export interface GetDefaultWishlistRequest {
  appId?: string
}

export interface GetDefaultWishlistResponse {
  wishlist: Wishlist
}

export type RemoveItemRefusal = 'MEMBER_NEEDED'

export interface RemoveItemRequest {
  catalogReference: CatalogReference
  returnEntity?: boolean
}

export interface RemoveItemResponse {
  wishlist?: Wishlist
}

export interface Tags {
  publicTags: TagList
}

export interface Wishlist {
  id: string
  memberId: string
  items: WishlistItem[]
  createdDate: Date
  updatedDate: Date
  tags: Tags
}

export interface WishlistItem {
  catalogReference: CatalogReference
  addedDate: Date
}

/** Module `ecom.wishlists`. */
export const wishlists = {
  /** The calling member’s list; it is there from the first call. `appId` shows the items of one catalogue alone. */
  getDefaultWishlist: call<GetDefaultWishlistRequest, GetDefaultWishlistResponse, GetDefaultWishlistRefusal>('GET', '/ecom/v1/wishlists/get-default', { values: { wishlist: { items: { addedDate: 'date' }, createdDate: 'date', updatedDate: 'date' } } }),
  /** Puts an item of a catalogue on the calling member’s list; one that is there already stays where it is. */
  addItem: call<AddItemRequest, AddItemResponse, AddItemRefusal>('POST', '/ecom/v1/wishlists/add-item', { values: { wishlist: { items: { addedDate: 'date' }, createdDate: 'date', updatedDate: 'date' } } }),
  /** Takes an item off the calling member’s list; one that is not there is no error. */
  removeItem: call<RemoveItemRequest, RemoveItemResponse, RemoveItemRefusal>('POST', '/ecom/v1/wishlists/remove-item', { values: { wishlist: { items: { addedDate: 'date' }, createdDate: 'date', updatedDate: 'date' } } }),
  /** Puts tags on up to 100 lists and takes others off. */
  bulkUpdateWishlistTags: call<BulkUpdateWishlistTagsRequest, BulkUpdateWishlistTagsResponse, BulkUpdateWishlistTagsRefusal>('POST', '/v1/bulk/wishlists/update-tags'),
  /** Puts tags on every list that matches and takes others off. It is done when it answers. */
  bulkUpdateWishlistTagsByFilter: call<BulkUpdateWishlistTagsByFilterRequest, BulkUpdateWishlistTagsByFilterResponse, BulkUpdateWishlistTagsByFilterRefusal>('POST', '/v1/bulk/wishlists/update-tags-by-filter'),
}
