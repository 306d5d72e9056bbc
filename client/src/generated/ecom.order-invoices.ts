// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { BulkActionMetadata, ItemMetadata } from './shapes.ts'

export type { ApplicationError, BulkActionMetadata, ItemMetadata } from './shapes.ts'

export type AddInvoiceToOrderRefusal = 'ORDER_NOT_FOUND' | 'LIMIT_REACHED'

export interface AddInvoiceToOrderRequest {
  orderId: string
  invoiceInfo: Invoice
}

export interface AddInvoiceToOrderResponse {
  orderInvoices: Invoice[]
}

export type BulkGenerateInvoicesRefusal = never

export interface BulkGenerateInvoicesRequest {
  orderIds: string[]
}

export interface BulkGenerateInvoicesResponse {
  results: BulkInvoiceResult[]
  bulkActionMetadata: BulkActionMetadata
}

export interface BulkInvoiceResult {
  itemMetadata: ItemMetadata
  item?: InvoiceForOrder
}

export type GenerateInvoiceRefusal = 'ORDER_NOT_FOUND' | 'INVOICE_ALREADY_EXISTS' | 'GENERATE_INVOICE_NOT_SUPPORTED' | 'INVALID_PRICE_AMOUNT' | 'ORDER_HAS_CHARGEBACKS' | 'SELLER_ADDRESS_MISSING'

export interface GenerateInvoiceRequest {
  orderId: string
}

export interface GenerateInvoiceResponse {
  invoiceId: string
}

export interface Invoice {
  id: string
  appId: string
}

export interface InvoiceForOrder {
  orderId: string
  invoiceId: string
}

export interface InvoicesForOrder {
  orderId: string
  invoicesInfo: Invoice[]
}

export type ListInvoicesForMultipleOrdersRefusal = never

export interface ListInvoicesForMultipleOrdersRequest {
  orderIds: string[]
}

export interface ListInvoicesForMultipleOrdersResponse {
  invoicesForOrder: InvoicesForOrder[]
}

/** Module `ecom.order-invoices`. */
export const orderInvoices = {
  /** Invoices of orders, oldest first. Orders that are not there, or not the caller’s, are left out. */
  listInvoicesForMultipleOrders: call<ListInvoicesForMultipleOrdersRequest, ListInvoicesForMultipleOrdersResponse, ListInvoicesForMultipleOrdersRefusal>('POST', '/ecom/v1/invoices/list-by-ids'),
  /** Issues the invoice of an order that stands: once, with the next number. What it says does not change any more. */
  generateInvoice: call<GenerateInvoiceRequest, GenerateInvoiceResponse, GenerateInvoiceRefusal>('POST', '/ecom/v1/invoices/orders/{orderId}'),
  /** The same of many orders, each by itself. */
  bulkGenerateInvoices: call<BulkGenerateInvoicesRequest, BulkGenerateInvoicesResponse, BulkGenerateInvoicesRefusal>('POST', '/ecom/v1/bulk/invoices/generate'),
  /** Notes an invoice that another program made of an order. The same one is noted once. */
  addInvoiceToOrder: call<AddInvoiceToOrderRequest, AddInvoiceToOrderResponse, AddInvoiceToOrderRefusal>('POST', '/ecom/v1/invoices/orders/{orderId}/add-invoice'),
}
