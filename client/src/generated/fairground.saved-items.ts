// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { CatalogReference } from './shapes.ts'

export type { CatalogReference } from './shapes.ts'

export type ListSavedItemsRefusal = 'MEMBER_NEEDED'

export interface ListSavedItemsRequest {
  appId?: string
}

export interface ListSavedItemsResponse {
  items: SavedItem[]
}

export type RemoveSavedItemRefusal = 'MEMBER_NEEDED'

export interface RemoveSavedItemRequest {
  catalogReference: CatalogReference
}

export type RemoveSavedItemResponse = Record<never, never>

export type SaveItemRefusal = 'MEMBER_NEEDED' | 'ITEM_NOT_FOUND_IN_CATALOG' | 'WISHLIST_ITEMS_LIMIT_EXCEEDED'

export interface SaveItemRequest {
  catalogReference: CatalogReference
}

export type SaveItemResponse = Record<never, never>

export interface SavedItem {
  catalogReference: CatalogReference
  addedDate: Date
}

/** Module `fairground.saved-items`. */
export const savedItems = {
  /** Lists what the caller saved for later, the newest first: the wishlist of a member, or what a visitor saved before signing in. `appId` shows the items of one catalogue alone. */
  listSavedItems: call<ListSavedItemsRequest, ListSavedItemsResponse, ListSavedItemsRefusal>('GET', '/fairground/v1/saved-items', { values: { items: { addedDate: 'date' } } }),
  /** Saves an item for later. What a visitor saves follows them into their account when they sign in or register, and is forgotten after 90 days without a change. */
  saveItem: call<SaveItemRequest, SaveItemResponse, SaveItemRefusal>('POST', '/fairground/v1/saved-items/save'),
  /** Removes an item that the caller saved; one that is not there is no error. */
  removeSavedItem: call<RemoveSavedItemRequest, RemoveSavedItemResponse, RemoveSavedItemRefusal>('POST', '/fairground/v1/saved-items/remove'),
}
