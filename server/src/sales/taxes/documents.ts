import type { TaxRate, TaxRegion } from '@fairground/domain/tax/tax-table.ts'
import { type DocumentRow, setupTable } from '../../db/document-table.ts'

interface GroupDoc {
  readonly name: string
  /** Code by which calculators outside know goods of it. */
  readonly code?: string
}

export type RegionDoc = Omit<TaxRegion, 'id'>

export interface RateDoc extends Omit<TaxRate, 'id'> {
  readonly description?: string
  /** Free fields of other programs, by their namespaces. */
  readonly namespaces?: Readonly<Record<string, unknown>>
}

/** Buyers who pay no tax, or less. */
export interface ExemptGroupDoc {
  readonly name: string
  readonly publicTags?: readonly string[]
  readonly privateTags?: readonly string[]
  readonly namespaces?: Readonly<Record<string, unknown>>
}

export interface TaxDocs {
  readonly group: GroupDoc
  readonly region: RegionDoc
  readonly rate: RateDoc
  readonly exemptGroup: ExemptGroupDoc
}
export type TaxRow<K extends keyof TaxDocs = keyof TaxDocs> = DocumentRow<TaxDocs, K>

export const taxDocuments = setupTable<TaxDocs>({ name: 'taxes', table: 'tax_setup' })

/** The calculator that every site has: rates that it enters. */
export const MANUAL_CALCULATOR_ID = '9c4f1d52-6e0b-4c1a-8a57-2f6d0b9e7a10'

export const stamps = ({ id, revision, createdAt, updatedAt }: TaxRow) => ({
  id,
  revision: String(revision),
  createdDate: createdAt.toISOString(),
  updatedDate: updatedAt.toISOString(),
})
