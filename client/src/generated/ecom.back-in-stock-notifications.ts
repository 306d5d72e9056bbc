// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { CatalogReference, CursorPaging, Paging, Sorting } from './shapes.ts'

export type { CatalogReference, CursorPaging, Paging, Sorting } from './shapes.ts'

export interface BackInStockItemDetails {
  name: string
  price: string
  image?: Image | null
}

export interface BackInStockNotificationRequest {
  id: string
  catalogReference: CatalogReference
  email?: string
  contactId?: string
  status: 'UNSPECIFIED' | 'RECEIVED' | 'PROCESSING' | 'NOTIFICATION_SENT' | 'FAILED'
  autoNotified?: boolean
  createdDate: Date
  itemUrl?: string
}

export interface BackInStockNotificationRequestsCount {
  catalogReference: CatalogReference
  count: number
}

export type CreateBackInStockNotificationRequestRefusal = 'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS' | 'REQUEST_COLLECTION_DISABLED' | 'INVALID_CATALOG_REFERENCE_OPTIONS' | 'INVALID_ITEM_IMAGE_URL'

export interface CreateBackInStockNotificationRequestRequest {
  request: NewBackInStockNotificationRequest
  itemDetails: BackInStockItemDetails
}

export interface CreateBackInStockNotificationRequestResponse {
  request: BackInStockNotificationRequest
}

export type DeleteBackInStockNotificationRequestRefusal = 'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'

export interface DeleteBackInStockNotificationRequestRequest {
  id: string
}

export type DeleteBackInStockNotificationRequestResponse = Record<never, never>

export type GetBackInStockNotificationRequestRefusal = 'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'

export interface GetBackInStockNotificationRequestRequest {
  id: string
}

export interface GetBackInStockNotificationRequestResponse {
  request: BackInStockNotificationRequest
}

export type GetBackInStockNotificationRequestsCountByCatalogReferencesRefusal = never

export interface GetBackInStockNotificationRequestsCountByCatalogReferencesRequest {
  catalogReferences: CatalogReference[]
}

export interface GetBackInStockNotificationRequestsCountByCatalogReferencesResponse {
  countsPerCatalogReference: BackInStockNotificationRequestsCount[]
}

export interface Image {
  id?: string
  url?: string
  height?: number
  width?: number
  altText?: string | null
  filename?: string | null
}

export type MarkAsNotificationSentRefusal = 'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'

export interface MarkAsNotificationSentRequest {
  id: string
}

export interface MarkAsNotificationSentResponse {
  request: BackInStockNotificationRequest
}

export interface NewBackInStockNotificationRequest {
  catalogReference: CatalogReference
  email: string
  itemUrl?: string | null
}

export interface PlatformPagingMetadata {
  count: number
  offset?: number
  total?: number
  cursors?: {
    next?: string
    prev?: string
  }
}

export interface PlatformQuery {
  filter?: Record<string, unknown> | null
  sort?: Sorting[]
  paging?: Paging
  cursorPaging?: CursorPaging
}

export type QueryBackInStockNotificationRequestsRefusal = never

export interface QueryBackInStockNotificationRequestsRequest {
  query?: PlatformQuery
}

export interface QueryBackInStockNotificationRequestsResponse {
  requests: BackInStockNotificationRequest[]
  metadata: PlatformPagingMetadata
}

export type ReportItemsBackInStockRefusal = 'REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS' | 'INVALID_ITEM_IMAGE_URL'

export interface ReportItemsBackInStockRequest {
  catalogReference?: CatalogReference | null
  requestIds?: string[]
  itemDetails: BackInStockItemDetails
}

export type ReportItemsBackInStockResponse = Record<never, never>

/** Module `ecom.back-in-stock-notifications`. */
export const backInStockNotifications = {
  /** Requests a mail for when an item can be bought again: goods, one of their variants, or tickets. */
  createBackInStockNotificationRequest: call<CreateBackInStockNotificationRequestRequest, CreateBackInStockNotificationRequestResponse, CreateBackInStockNotificationRequestRefusal>('POST', '/back-in-stock-service/v1/back-in-stock-notification-requests', { values: { request: { createdDate: 'date' } } }),
  /** One request; a visitor or member reads their own. */
  getBackInStockNotificationRequest: call<GetBackInStockNotificationRequestRequest, GetBackInStockNotificationRequestResponse, GetBackInStockNotificationRequestRefusal>('GET', '/back-in-stock-service/v1/back-in-stock-notification-requests/{id}', { values: { request: { createdDate: 'date' } } }),
  /** Takes a request back; a visitor or member their own. */
  deleteBackInStockNotificationRequest: call<DeleteBackInStockNotificationRequestRequest, DeleteBackInStockNotificationRequestResponse, DeleteBackInStockNotificationRequestRefusal>('DELETE', '/back-in-stock-service/v1/back-in-stock-notification-requests/{id}'),
  /** Marks a request as answered in another way. */
  markAsNotificationSent: call<MarkAsNotificationSentRequest, MarkAsNotificationSentResponse, MarkAsNotificationSentRefusal>('PUT', '/back-in-stock-service/v1/back-in-stock-notification-requests/{id}/mark-as-notification-sent', { values: { request: { createdDate: 'date' } } }),
  /** Requests that match, the newest first unless sorted; a visitor or member sees their own. Filters and sorts by `email` and `contactId` of others need `members.read`. */
  queryBackInStockNotificationRequests: call<QueryBackInStockNotificationRequestsRequest, QueryBackInStockNotificationRequestsResponse, QueryBackInStockNotificationRequestsRefusal, BackInStockNotificationRequest>('GET', '/back-in-stock-service/v1/back-in-stock-notification-requests', { fallback: '/query', values: { requests: { createdDate: 'date' } }, list: { kind: 'cursor', query: 'query', items: 'requests', metadata: 'metadata' } }),
  /** Number of requests that wait for each of these items, in their order. */
  getBackInStockNotificationRequestsCountByCatalogReferences: call<GetBackInStockNotificationRequestsCountByCatalogReferencesRequest, GetBackInStockNotificationRequestsCountByCatalogReferencesResponse, GetBackInStockNotificationRequestsCountByCatalogReferencesRefusal>('GET', '/back-in-stock-service/v1/back-in-stock-notification-requests/count-by-catalog-reference'),
  /** Notifies those who wait for an item, or made these requests, whatever the stock. Mails follow. */
  reportItemsBackInStock: call<ReportItemsBackInStockRequest, ReportItemsBackInStockResponse, ReportItemsBackInStockRefusal>('POST', '/back-in-stock-service/v1/back-in-stock-notification-requests/report-items-back-in-stock'),
}
