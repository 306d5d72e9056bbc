// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { CursorPaging, CursorPagingMetadata, Paging, PagingMetadata } from './shapes.ts'

export type { CursorPaging, CursorPagingMetadata, Paging, PagingMetadata } from './shapes.ts'

export type CancelImportRefusal = 'IMPORT_NOT_FOUND' | 'IMPORT_NOT_READY'

export interface CancelImportRequest {
  id: string
}

export interface CancelImportResponse {
  import: ProductImport
}

export type GetImportColumnsRefusal = 'IMPORT_NOT_FOUND'

export interface GetImportColumnsRequest {
  id: string
}

export interface GetImportColumnsResponse {
  columns: ImportColumn[]
  format: 'OWN' | 'SHOPIFY' | 'WOOCOMMERCE'
  mapping?: ImportColumnField[]
  formats: ImportFormatFields[]
}

export type GetImportRefusal = 'IMPORT_NOT_FOUND'

export interface GetImportRequest {
  id: string
}

export interface GetImportResponse {
  import: ProductImport
}

export interface ImportColumn {
  heading: string
  sample: string
}

export interface ImportColumnField {
  heading: string
  field: string
}

export interface ImportCounts {
  created: number
  updated: number
  unchanged: number
  failed: number
  notReached: number
  undone: number
  kept: number
}

export interface ImportDifference {
  field: string
  before: string
  after: string
}

export interface ImportFormatFields {
  format: 'OWN' | 'SHOPIFY' | 'WOOCOMMERCE'
  fields: string[]
  needed: string[]
  guess: ImportColumnField[]
}

export interface ImportItem {
  position: number
  handle: string
  line: number
  name: string
  productId?: string
  outcome: 'CREATED' | 'UPDATED' | 'UNCHANGED' | 'FAILED' | 'NOT_REACHED' | 'UNDONE' | 'KEPT'
  written: boolean
  differences: ImportDifference[]
  problems: ImportProblem[]
}

export interface ImportProblem {
  line: number
  message: string
}

export type ListImportItemsRefusal = 'IMPORT_NOT_FOUND'

export interface ListImportItemsRequest {
  id: string
  outcome?: 'CREATED' | 'UPDATED' | 'UNCHANGED' | 'FAILED' | 'NOT_REACHED' | 'UNDONE' | 'KEPT'
  paging?: Paging
}

export interface ListImportItemsResponse {
  items: ImportItem[]
  metadata: PagingMetadata
}

export type ListImportsRefusal = never

export interface ListImportsRequest {
  cursorPaging?: CursorPaging
}

export interface ListImportsResponse {
  imports: ProductImport[]
  metadata: CursorPagingMetadata
}

export interface ProductImport {
  id: string
  fileName: string
  format?: 'OWN' | 'SHOPIFY' | 'WOOCOMMERCE'
  status: 'COMPARING' | 'COMPARED' | 'RUNNING' | 'DONE' | 'CANCELED' | 'FAILED' | 'UNDOING' | 'UNDONE'
  trouble?: string
  progress: number
  rows: number
  counts: ImportCounts
  written: number
  pictures: number
  createdBy: string
  createdDate: Date
  finishedDate?: Date
}

export type SetImportColumnsRefusal = 'IMPORT_NOT_FOUND' | 'IMPORT_NOT_READY'

export interface SetImportColumnsRequest {
  id: string
  format: 'OWN' | 'SHOPIFY' | 'WOOCOMMERCE'
  columns: ImportColumnField[]
}

export interface SetImportColumnsResponse {
  import: ProductImport
}

export type StartImportRefusal = 'IMPORT_NOT_FOUND' | 'IMPORT_NOT_READY'

export interface StartImportRequest {
  id: string
}

export interface StartImportResponse {
  import: ProductImport
}

export type UndoImportRefusal = 'IMPORT_NOT_FOUND' | 'IMPORT_NOT_READY'

export interface UndoImportRequest {
  id: string
}

export interface UndoImportResponse {
  import: ProductImport
}

/** Module `fairground.product-imports`. */
export const productImports = {
  /** Imports of product files, the newest first. */
  listImports: call<ListImportsRequest, ListImportsResponse, ListImportsRefusal>('GET', '/fairground/v1/product-imports', { values: { imports: { createdDate: 'date', finishedDate: 'date' } } }),
  /** One import, with how far it is. */
  getImport: call<GetImportRequest, GetImportResponse, GetImportRefusal>('GET', '/fairground/v1/product-imports/{id}', { values: { import: { createdDate: 'date', finishedDate: 'date' } } }),
  /** The products of an import in the order of the file: what becomes of each, and how it differs. */
  listImportItems: call<ListImportItemsRequest, ListImportItemsResponse, ListImportItemsRefusal, ImportItem>('GET', '/fairground/v1/product-imports/{id}/items', { list: { kind: 'offset', query: '', items: 'items', metadata: 'metadata' } }),
  /** The columns of the file, and what they are or are likely to be. */
  getImportColumns: call<GetImportColumnsRequest, GetImportColumnsResponse, GetImportColumnsRefusal>('GET', '/fairground/v1/product-imports/{id}/columns'),
  /** Maps the columns of a file that has other headings. The file is compared again with them, and imported so. For an import of which nothing is written yet. */
  setImportColumns: call<SetImportColumnsRequest, SetImportColumnsResponse, SetImportColumnsRefusal>('POST', '/fairground/v1/product-imports/{id}/columns', { values: { import: { createdDate: 'date', finishedDate: 'date' } } }),
  /** Carries out an import that was compared. It continues by itself after a restart of the server. Needs inventory.write as well. */
  startImport: call<StartImportRequest, StartImportResponse, StartImportRefusal>('POST', '/fairground/v1/product-imports/{id}/start', { values: { import: { createdDate: 'date', finishedDate: 'date' } } }),
  /** Stops an import after the batch under way; what it wrote stays until it is taken back. */
  cancelImport: call<CancelImportRequest, CancelImportResponse, CancelImportRefusal>('POST', '/fairground/v1/product-imports/{id}/cancel', { values: { import: { createdDate: 'date', finishedDate: 'date' } } }),
  /** Takes back what an import wrote: products that it made are deleted, others become what they were. Those changed since stay as they are. Needs inventory.write as well. */
  undoImport: call<UndoImportRequest, UndoImportResponse, UndoImportRefusal>('POST', '/fairground/v1/product-imports/{id}/undo', { values: { import: { createdDate: 'date', finishedDate: 'date' } } }),
}
