// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { Amount, BulkActionMetadata, CursorPagingMetadata, CursorQuery, ExtendedFields, ItemMetadata, Price, UpdateExtendedFieldsRequest } from './shapes.ts'

export type { Amount, ApplicationError, BulkActionMetadata, CursorPaging, CursorPagingMetadata, CursorQuery, ExtendedFields, ItemMetadata, Price, Sorting, UpdateExtendedFieldsRequest } from './shapes.ts'

export type BulkCreateOrderPaymentRequestsRefusal = never

export interface BulkCreateOrderPaymentRequestsRequest {
  orderPaymentRequests: NewOrderPaymentRequestInput[]
  returnEntity?: boolean
}

export interface BulkCreateOrderPaymentRequestsResponse {
  results: BulkOrderPaymentRequestResult[]
  bulkActionMetadata: BulkActionMetadata
}

export interface BulkOrderPaymentRequestResult {
  itemMetadata: ItemMetadata
  item?: {
    orderPaymentRequest: OrderPaymentRequest
    orderPaymentRequestUrl: string
  }
}

export type ChargeOrderPaymentRequestRefusal = 'ORDER_PAYMENT_REQUEST_NOT_FOUND' | 'CANNOT_CHARGE_PAID_ORDER_PAYMENT_REQUEST' | 'CANNOT_CHARGE_EXPIRED_ORDER_PAYMENT_REQUEST' | 'CANNOT_CHARGE_VOIDED_ORDER_PAYMENT_REQUEST' | 'PAYMENT_IN_PROGRESS' | 'PAYMENT_METHOD_UNAVAILABLE' | 'INVALID_PAYMENT_STATUS' | 'ORDER_NOT_FOUND' | 'ORDER_CANCELED' | 'ORDER_STATUS_IS_NOT_SUPPORTED' | 'ORDER_PAID' | 'ORDER_HAS_CHARGEBACKS' | 'INVALID_AMOUNT' | 'PAYMENT_ALREADY_IN_PROGRESS' | 'EVENT_CANCELED' | 'IDEMPOTENCY_KEY_REUSED' | 'PAYMENT_PROVIDER_UNREACHABLE'

export interface ChargeOrderPaymentRequestRequest {
  orderPaymentRequestId: string
  paymentToken?: string | null
}

export interface ChargeOrderPaymentRequestResponse {
  paymentResponseToken: string
}

export type CreateOrderPaymentRequestRefusal = 'ORDER_NOT_FOUND' | 'ORDER_STATUS_IS_NOT_SUPPORTED' | 'ORDER_ALREADY_PAID'

export interface CreateOrderPaymentRequestRequest {
  orderPaymentRequest: NewOrderPaymentRequestInput
}

export interface CreateOrderPaymentRequestResponse {
  orderPaymentRequest: OrderPaymentRequest
  orderPaymentRequestUrl: string
}

export type DeleteOrderPaymentRequestRefusal = 'ORDER_PAYMENT_REQUEST_NOT_FOUND' | 'CANNOT_DELETE_PAID_ORDER_PAYMENT_REQUEST' | 'PAYMENT_UNDER_WAY'

export interface DeleteOrderPaymentRequestRequest {
  orderPaymentRequestId: string
}

export type DeleteOrderPaymentRequestResponse = Record<never, never>

export type GetOrderPaymentRequestRefusal = 'ORDER_PAYMENT_REQUEST_NOT_FOUND'

export interface GetOrderPaymentRequestRequest {
  orderPaymentRequestId: string
}

export interface GetOrderPaymentRequestResponse {
  orderPaymentRequest: OrderPaymentRequest
}

export type GetOrderPaymentRequestUrlRefusal = 'ORDER_PAYMENT_REQUEST_NOT_FOUND'

export interface GetOrderPaymentRequestUrlRequest {
  orderPaymentRequestId: string
}

export interface GetOrderPaymentRequestUrlResponse {
  orderPaymentRequestUrl: string
}

export interface NewOrderPaymentRequestInput {
  orderId: string
  amount: Amount
  title: string
  description?: string | null
  expirationDate?: Date | string | null
  source?: Source
  extendedFields?: ExtendedFields
}

export interface OrderPaymentRequest {
  id: string
  createdDate: Date
  updatedDate: Date
  orderId: string
  orderNumber: string
  status: 'UNPAID' | 'PAID' | 'EXPIRED'
  amount: Price
  currency: string
  title: string
  description?: string | null
  expirationDate?: Date | null
  source?: Source
  paymentGatewayOrderId?: string
  extendedFields?: ExtendedFields
}

export interface OrderPaymentRequestChangeInput {
  id: string
  title?: string
  description?: string | null
  expirationDate?: Date | string | null
  amount?: Amount
}

export type QueryOrderPaymentRequestsRefusal = never

export interface QueryOrderPaymentRequestsRequest {
  query?: CursorQuery
}

export interface QueryOrderPaymentRequestsResponse {
  orderPaymentRequests: OrderPaymentRequest[]
  pagingMetadata: CursorPagingMetadata
}

export interface Source {
  appId?: string | null
  externalId: string
}

export type UpdateExtendedFieldsRefusal = 'ORDER_PAYMENT_REQUEST_NOT_FOUND'

export interface UpdateExtendedFieldsResponse {
  orderPaymentRequest: OrderPaymentRequest
}

export type UpdateOrderPaymentRequestRefusal = 'ORDER_PAYMENT_REQUEST_NOT_FOUND' | 'CANNOT_UPDATE_PAID_ORDER_PAYMENT_REQUEST' | 'CANNOT_UPDATE_EXPIRED_ORDER_PAYMENT_REQUEST' | 'CANNOT_UPDATE_VOIDED_ORDER_PAYMENT_REQUEST' | 'CANNOT_UPDATE_ORDER_PAYMENT_REQUEST_AMOUNT'

export interface UpdateOrderPaymentRequestRequest {
  orderPaymentRequest: OrderPaymentRequestChangeInput
  fieldMask?: string
}

export interface UpdateOrderPaymentRequestResponse {
  orderPaymentRequest: OrderPaymentRequest
}

export type VoidOrderPaymentRequestRefusal = 'ORDER_PAYMENT_REQUEST_NOT_FOUND' | 'CANNOT_VOID_PAID_ORDER_PAYMENT_REQUEST' | 'CANNOT_VOID_EXPIRED_ORDER_PAYMENT_REQUEST'

export interface VoidOrderPaymentRequestRequest {
  orderPaymentRequestId: string
}

export type VoidOrderPaymentRequestResponse = Record<never, never>

/** Module `ecom.order-payment-requests`. */
export const orderPaymentRequests = {
  /** Requests an amount of what is owed for an order that stands. Anyone with the address can pay it. */
  createOrderPaymentRequest: call<CreateOrderPaymentRequestRequest, CreateOrderPaymentRequestResponse, CreateOrderPaymentRequestRefusal>('POST', '/ecom/v1/order-payment-requests', { values: { orderPaymentRequest: { createdDate: 'date', updatedDate: 'date', expirationDate: 'date' } } }),
  /** Requests amounts for up to 100 orders, each by itself. */
  bulkCreateOrderPaymentRequests: call<BulkCreateOrderPaymentRequestsRequest, BulkCreateOrderPaymentRequestsResponse, BulkCreateOrderPaymentRequestsRefusal>('POST', '/v1/bulk/order-payment-requests/create', { values: { results: { item: { orderPaymentRequest: { createdDate: 'date', updatedDate: 'date', expirationDate: 'date' } } } } }),
  /** One request. */
  getOrderPaymentRequest: call<GetOrderPaymentRequestRequest, GetOrderPaymentRequestResponse, GetOrderPaymentRequestRefusal>('GET', '/ecom/v1/order-payment-requests/{orderPaymentRequestId}', { values: { orderPaymentRequest: { createdDate: 'date', updatedDate: 'date', expirationDate: 'date' } } }),
  /** Changes title, description and expiry of a request that is not paid. */
  updateOrderPaymentRequest: call<UpdateOrderPaymentRequestRequest, UpdateOrderPaymentRequestResponse, UpdateOrderPaymentRequestRefusal>('PATCH', '/ecom/v1/order-payment-requests/{orderPaymentRequest.id}', { values: { orderPaymentRequest: { createdDate: 'date', updatedDate: 'date', expirationDate: 'date' } } }),
  /** Deletes a request that nobody has paid or is paying. */
  deleteOrderPaymentRequest: call<DeleteOrderPaymentRequestRequest, DeleteOrderPaymentRequestResponse, DeleteOrderPaymentRequestRefusal>('DELETE', '/ecom/v1/order-payment-requests/{orderPaymentRequestId}'),
  /** Requests by filter, in pages. */
  queryOrderPaymentRequests: call<QueryOrderPaymentRequestsRequest, QueryOrderPaymentRequestsResponse, QueryOrderPaymentRequestsRefusal, OrderPaymentRequest>('POST', '/ecom/v1/order-payment-requests/query', { values: { orderPaymentRequests: { createdDate: 'date', updatedDate: 'date', expirationDate: 'date' } }, list: { kind: 'cursor', query: 'query', items: 'orderPaymentRequests', metadata: 'pagingMetadata' } }),
  /** Address where a request is paid, with a fresh token. */
  getOrderPaymentRequestUrl: call<GetOrderPaymentRequestUrlRequest, GetOrderPaymentRequestUrlResponse, GetOrderPaymentRequestUrlRefusal>('POST', '/ecom/v1/order-payment-requests/url'),
  /** Replaces what another program stores with a request, in a namespace of its own. */
  updateExtendedFields: call<UpdateExtendedFieldsRequest, UpdateExtendedFieldsResponse, UpdateExtendedFieldsRefusal>('POST', '/ecom/v1/order-payment-requests/{id}/update-extended-fields', { values: { orderPaymentRequest: { createdDate: 'date', updatedDate: 'date', expirationDate: 'date' } } }),
  /** Takes a request back: it can no longer be paid. */
  voidOrderPaymentRequest: call<VoidOrderPaymentRequestRequest, VoidOrderPaymentRequestResponse, VoidOrderPaymentRequestRefusal>('POST', '/ecom/v1/order-payment-requests/void'),
  /** Charges a requested amount to what the buyer of its order saved, without them. */
  chargeOrderPaymentRequest: call<ChargeOrderPaymentRequestRequest, ChargeOrderPaymentRequestResponse, ChargeOrderPaymentRequestRefusal>('POST', '/ecom/v1/order-payment-requests/charge'),
}
