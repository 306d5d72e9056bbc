import { unguarded } from '@fairground/domain/formatting/spreadsheet-text.ts'
import { addressOf, type Pictures } from '../product-files/pictures.ts'
import type { FileRow, RowProblem } from './file-rows.ts'

/** Columns of a Shopify product export that are read; the others are passed over. */
export type Column =
  | 'Handle'
  | 'Title'
  | 'Body (HTML)'
  | 'Vendor'
  | 'Type'
  | 'Tags'
  | 'Published'
  | 'Status'
  | `Option${1 | 2 | 3} ${'Name' | 'Value'}`
  | 'Variant SKU'
  | 'Variant Grams'
  | 'Variant Barcode'
  | 'Variant Inventory Tracker'
  | 'Variant Inventory Qty'
  | 'Variant Inventory Policy'
  | 'Variant Price'
  | 'Variant Compare At Price'
  | 'Variant Requires Shipping'
  | 'Variant Image'
  | 'Cost per item'
  | 'Image Src'
  | 'Image Position'
  | 'Image Alt Text'
  | 'SEO Title'
  | 'SEO Description'

export interface ProductRow {
  /** Line of the file on which the row begins; the header is line 1. */
  readonly line: number
  /** The cell without surrounding space; empty where the column is missing. */
  cell(column: Column): string
}

/** Rows of the file that follow each other and name the same product. */
export interface RowGroup {
  readonly handle: string
  readonly rows: readonly ProductRow[]
  readonly problems: readonly RowProblem[]
}

/** A row of a Shopify export, behind the guard that keeps a spreadsheet from taking a cell for a formula. */
const PICTURES: ReadonlySet<Column> = new Set(['Image Src', 'Variant Image'])

export const productRow = ({ line, cell }: FileRow, pictures: Pictures): ProductRow => ({
  line,
  cell(column) {
    const text = unguarded(cell(column) ?? '').trim()
    return text !== '' && PICTURES.has(column) ? addressOf(text, pictures) : text
  },
})
