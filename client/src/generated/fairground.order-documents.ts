// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export interface CreditedInvoice {
  number: string
  formattedIssued: string
}

export interface DocumentLine {
  name: string
  options: string[]
  quantity?: number
  formattedPrice?: string
  formattedTotal: string
  formattedTaxRate: string
}

export interface DocumentParty {
  name: string
  address: string[]
  taxId?: string
  email?: string
  phone?: string
}

export interface DocumentRow {
  label: string
  formattedAmount: string
}

export interface DocumentTax {
  name: string
  formattedNet: string
  formattedTax: string
}

export type GetDocumentSettingsRefusal = never

export type GetDocumentSettingsRequest = Record<never, never>

export interface GetDocumentSettingsResponse {
  invoicePrefix: string
  receiptPrefix: string
  creditNotePrefix: string
  orderPrefix: string
  nextInvoiceNumber: string
  nextInvoiceNumberChangeable: boolean
  invoiceNote?: string
}

export type GetOrderDocumentRefusal = 'ORDER_NOT_FOUND' | 'ORDER_DOCUMENT_NOT_FOUND'

export interface GetOrderDocumentRequest {
  orderId: string
  documentId: string
  token?: string
}

export interface GetOrderDocumentResponse {
  document: OrderDocument
}

export type IssueCreditNotesRefusal = 'ORDER_NOT_FOUND'

export interface IssueCreditNotesRequest {
  orderId: string
}

export interface IssueCreditNotesResponse {
  issued: number
}

export type ListOrderDocumentsRefusal = 'ORDER_NOT_FOUND'

export interface ListOrderDocumentsRequest {
  orderId: string
}

export interface ListOrderDocumentsResponse {
  documents: ListedDocument[]
}

export interface ListedDocument {
  id: string
  kind: 'INVOICE' | 'RECEIPT' | 'CREDIT_NOTE'
  number: string
  issuedDate: Date
  paymentId?: string
  url: string
}

export type MailOrderDocumentRefusal = 'ORDER_DOCUMENT_NOT_FOUND' | 'ORDER_HAS_NO_EMAIL'

export interface MailOrderDocumentRequest {
  orderId: string
  documentId: string
}

export interface MailOrderDocumentResponse {
  mailed: boolean
}

export interface OrderDocument {
  id: string
  kind: 'INVOICE' | 'RECEIPT' | 'CREDIT_NOTE'
  number: string
  locale: string
  formattedIssued: string
  orderNumber: string
  formattedOrdered: string
  seller: DocumentParty
  buyer: DocumentParty
  lines: DocumentLine[]
  totals: DocumentRow[]
  taxes: DocumentTax[]
  formattedTotal: string
  formattedPaid?: string
  formattedDue?: string
  payment?: ReceivedPayment
  invoice?: CreditedInvoice
  note?: string
}

export interface ReceivedPayment {
  method: string
  formattedReceived: string
}

export type SetDocumentSettingsRefusal = 'INVOICE_NUMBERS_IN_USE'

export interface SetDocumentSettingsRequest {
  invoicePrefix?: string
  receiptPrefix?: string
  creditNotePrefix?: string
  orderPrefix?: string
  nextInvoiceNumber?: string
  invoiceNote?: string
}

export interface SetDocumentSettingsResponse {
  invoicePrefix: string
  receiptPrefix: string
  creditNotePrefix: string
  orderPrefix: string
  nextInvoiceNumber: string
  nextInvoiceNumberChangeable: boolean
  invoiceNote?: string
}

/** Module `fairground.order-documents`. */
export const orderDocuments = {
  /** Issues the credit notes that the invoice of an order lacks, of refunds from before it could have any. Later ones are issued by themselves. */
  issueCreditNotes: call<IssueCreditNotesRequest, IssueCreditNotesResponse, IssueCreditNotesRefusal>('POST', '/fairground/v1/orders/{orderId}/credit-notes'),
  /** Invoices, receipts and credit notes that were issued of an order, oldest first, with the addresses at which they are printed. */
  listOrderDocuments: call<ListOrderDocumentsRequest, ListOrderDocumentsResponse, ListOrderDocumentsRefusal>('GET', '/fairground/v1/orders/{orderId}/documents', { values: { documents: { issuedDate: 'date' } } }),
  /** An invoice, a receipt or a credit note with everything that is printed on it. */
  getOrderDocument: call<GetOrderDocumentRequest, GetOrderDocumentResponse, GetOrderDocumentRefusal>('GET', '/fairground/v1/placed-orders/{orderId}/documents/{documentId}'),
  /** Mails the buyer of an order the address of an invoice or a credit note. */
  mailOrderDocument: call<MailOrderDocumentRequest, MailOrderDocumentResponse, MailOrderDocumentRefusal>('POST', '/fairground/v1/orders/{orderId}/documents/{documentId}/mail'),
  /** Reads how orders, invoices, receipts and credit notes are numbered, and what stands at the foot of invoices. */
  getDocumentSettings: call<GetDocumentSettingsRequest, GetDocumentSettingsResponse, GetDocumentSettingsRefusal>('GET', '/fairground/v1/order-document-settings'),
  /** Changes how documents that are issued from now on are numbered, and what stands at the foot of invoices. The prefix of orders stands before all of them at once. */
  setDocumentSettings: call<SetDocumentSettingsRequest, SetDocumentSettingsResponse, SetDocumentSettingsRefusal>('PATCH', '/fairground/v1/order-document-settings'),
}
