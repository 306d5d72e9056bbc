// Generated from contract/src by contract/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export interface CatalogReference {
  appId: string
  catalogItemId: string
  options?: Record<string, unknown> | null
}

export type DropItemRefusal = 'MEMBER_NEEDED'

export interface DropItemRequest {
  catalogReference: CatalogReference
}

export type DropItemResponse = Record<never, never>

export type KeepItemRefusal = 'MEMBER_NEEDED' | 'ITEM_NOT_FOUND_IN_CATALOG' | 'WISHLIST_ITEMS_LIMIT_EXCEEDED'

export interface KeepItemRequest {
  catalogReference: CatalogReference
}

export type KeepItemResponse = Record<never, never>

export interface KeptItem {
  catalogReference: CatalogReference
  addedDate: Date
}

export type ListKeptItemsRefusal = 'MEMBER_NEEDED'

export interface ListKeptItemsRequest {
  appId?: string
}

export interface ListKeptItemsResponse {
  items: KeptItem[]
}

/** Module `fairground.kept-items`. */
export const keptItems = {
  /** Lists what the caller keeps for later, the newest first: the wishlist of a member, or what a visitor kept before signing in. `appId` shows the items of one catalogue alone. */
  listKeptItems: call<ListKeptItemsRequest, ListKeptItemsResponse, ListKeptItemsRefusal>('GET', '/fairground/v1/kept-items', { values: { items: { addedDate: 'date' } } }),
  /** Keeps an item for later. What a visitor keeps follows them into their account when they sign in or register, and is forgotten after 90 days without a change. */
  keepItem: call<KeepItemRequest, KeepItemResponse, KeepItemRefusal>('POST', '/fairground/v1/kept-items/keep'),
  /** Drops an item that the caller keeps; one that is not there is no error. */
  dropItem: call<DropItemRequest, DropItemResponse, DropItemRefusal>('POST', '/fairground/v1/kept-items/drop'),
}
