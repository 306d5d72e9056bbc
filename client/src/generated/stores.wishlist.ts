// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export type GetWishlistByIdRefusal = 'WISHLIST_NOT_FOUND'

export interface GetWishlistByIdRequest {
  id: string
  limit?: number
  offset?: number
  kind?: WishlistItemKind[]
}

export interface GetWishlistByIdResponse {
  wishlist: WishlistData
}

export interface KeptItem {
  id: string
  dateAdded: Date
  type: string
  origin: string
}

export interface WishlistData {
  id: string
  ownerId: string
  items: KeptItem[]
  totalCount: number
}

export interface WishlistItemKind {
  type?: string
  origin?: string
}

/** Module `stores.wishlist`. */
export const wishlist = {
  /** A member’s list by its id, for its owner and for administrators of the members. */
  getWishlistById: call<GetWishlistByIdRequest, GetWishlistByIdResponse, GetWishlistByIdRefusal>('POST', '/stores/v1/wishlists/get', { values: { wishlist: { items: { dateAdded: 'date' } } } }),
}
