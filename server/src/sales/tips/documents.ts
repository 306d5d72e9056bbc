import type { TipSettings } from '@fairground/domain/tips/tip.ts'
import { type DocumentRow, setupTable } from '../../db/document-table.ts'

/** Tip settings as they are stored. */
export interface TipSettingsDoc extends Readonly<TipSettings> {
  /** They are the site's, and of no place, terminal or person. */
  readonly isDefault: boolean
  readonly locationId?: string
  readonly paymentTerminalId?: string
  readonly userId?: string
}

export interface TipDocs {
  readonly settings: TipSettingsDoc
}
export type TipSettingsRow = DocumentRow<TipDocs, 'settings'>

export const tipDocuments = setupTable<TipDocs>({ name: 'tips', table: 'tip_setup' })
