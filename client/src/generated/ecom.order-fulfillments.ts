// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { BulkActionMetadata, ItemMetadata } from './shapes.ts'

export type { ApplicationError, BulkActionMetadata, ItemMetadata } from './shapes.ts'

export type BulkCreateFulfillmentsRefusal = never

export interface BulkCreateFulfillmentsRequest {
  ordersWithFulfillments: BulkCreateOrderWithFulfillments[]
}

export interface BulkCreateFulfillmentsResponse {
  results: BulkOrderFulfillmentsResult[]
  bulkActionMetadata: BulkActionMetadata
}

export interface BulkCreateOrderWithFulfillments {
  orderId: string
  fulfillments: NewFulfillment[]
}

export interface BulkOrderFulfillmentsResult {
  itemMetadata: ItemMetadata
  ordersWithFulfillments?: OrderWithFulfillments
}

export type CreateFulfillmentRefusal = 'ORDER_NOT_FOUND' | 'ORDER_STATUS_IS_NOT_SUPPORTED' | 'LINE_ITEM_NOT_FOUND' | 'FULFILLED_TOO_MANY' | 'TRACKING_NUMBER_ALREADY_EXISTS'

export interface CreateFulfillmentRequest {
  orderId: string
  fulfillment: NewFulfillment
}

export interface CreateFulfillmentResponse {
  orderWithFulfillments: OrderWithFulfillments
  fulfillmentId: string
}

export type DeleteFulfillmentRefusal = 'ORDER_NOT_FOUND' | 'FULFILLMENT_NOT_FOUND'

export interface DeleteFulfillmentRequest {
  orderId: string
  fulfillmentId: string
}

export interface DeleteFulfillmentResponse {
  orderWithFulfillments: OrderWithFulfillments
}

export interface FulfilledLineItem {
  id: string
  quantity: number
}

export interface Fulfillment {
  id: string
  createdDate: Date
  lineItems: FulfilledLineItem[]
  trackingInfo?: TrackingInfo
}

export interface FulfillmentChange {
  id: string
  lineItems?: FulfillmentLineItem[]
  trackingInfo?: FulfillmentTrackingInfo | null
}

export interface FulfillmentLineItem {
  id: string
  quantity?: number
}

export interface FulfillmentTrackingInfo {
  trackingNumber?: string | null
  shippingProvider?: string | null
  trackingLink?: string | null
}

export type ListFulfillmentsForMultipleOrdersRefusal = never

export interface ListFulfillmentsForMultipleOrdersRequest {
  orderIds: string[]
}

export interface ListFulfillmentsForMultipleOrdersResponse {
  ordersWithFulfillments: OrderWithFulfillments[]
}

export type ListFulfillmentsForSingleOrderRefusal = 'ORDER_NOT_FOUND'

export interface ListFulfillmentsForSingleOrderRequest {
  orderId: string
}

export interface ListFulfillmentsForSingleOrderResponse {
  orderWithFulfillments: OrderWithFulfillments
}

export interface NewFulfillment {
  lineItems: FulfillmentLineItem[]
  trackingInfo?: FulfillmentTrackingInfo
}

export interface OrderWithFulfillments {
  orderId: string
  fulfillments: Fulfillment[]
}

export interface TrackingInfo {
  trackingNumber?: string
  shippingProvider?: string
  trackingLink?: string
}

export type UpdateFulfillmentRefusal = 'ORDER_NOT_FOUND' | 'ORDER_STATUS_IS_NOT_SUPPORTED' | 'LINE_ITEM_NOT_FOUND' | 'FULFILLED_TOO_MANY' | 'TRACKING_NUMBER_ALREADY_EXISTS' | 'FULFILLMENT_NOT_FOUND'

export interface UpdateFulfillmentRequest {
  orderId: string
  fulfillment: FulfillmentChange
}

export interface UpdateFulfillmentResponse {
  orderWithFulfillments: OrderWithFulfillments
}

/** Module `ecom.order-fulfillments`. */
export const orderFulfillments = {
  /** Fulfilments of an order, oldest first: an administrator’s to read, or the buyer’s own. */
  listFulfillmentsForSingleOrder: call<ListFulfillmentsForSingleOrderRequest, ListFulfillmentsForSingleOrderResponse, ListFulfillmentsForSingleOrderRefusal>('GET', '/ecom/v1/fulfillments/orders/{orderId}', { values: { orderWithFulfillments: { fulfillments: { createdDate: 'date' } } } }),
  /** The same of many orders. Those that are not there, or not the caller’s, are left out. */
  listFulfillmentsForMultipleOrders: call<ListFulfillmentsForMultipleOrdersRequest, ListFulfillmentsForMultipleOrdersResponse, ListFulfillmentsForMultipleOrdersRefusal>('POST', '/ecom/v1/fulfillments/list-by-ids', { values: { ordersWithFulfillments: { fulfillments: { createdDate: 'date' } } } }),
  /** Units of an approved order are handed over: never more than were ordered. The buyer is mailed, unless they collect the order. */
  createFulfillment: call<CreateFulfillmentRequest, CreateFulfillmentResponse, CreateFulfillmentRefusal>('POST', '/ecom/v1/fulfillments/orders/{orderId}/create-fulfillment', { values: { orderWithFulfillments: { fulfillments: { createdDate: 'date' } } } }),
  /** Changes which units it holds, or how it travels. Fields that are present are set; a new tracking number is mailed. */
  updateFulfillment: call<UpdateFulfillmentRequest, UpdateFulfillmentResponse, UpdateFulfillmentRefusal>('PATCH', '/ecom/v1/fulfillments/{fulfillment.id}/orders/{orderId}', { values: { orderWithFulfillments: { fulfillments: { createdDate: 'date' } } } }),
  /** Takes a fulfilment back: its units are to be handed over again. */
  deleteFulfillment: call<DeleteFulfillmentRequest, DeleteFulfillmentResponse, DeleteFulfillmentRefusal>('DELETE', '/ecom/v1/fulfillments/{fulfillmentId}/orders/{orderId}', { values: { orderWithFulfillments: { fulfillments: { createdDate: 'date' } } } }),
  /** Hands over units of many orders. The fulfilments of one order are made together or not at all. */
  bulkCreateFulfillments: call<BulkCreateFulfillmentsRequest, BulkCreateFulfillmentsResponse, BulkCreateFulfillmentsRefusal>('POST', '/ecom/v1/fulfillments/orders/bulk/create-fulfillments', { values: { results: { ordersWithFulfillments: { fulfillments: { createdDate: 'date' } } } } }),
}
