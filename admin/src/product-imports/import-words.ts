import { guarded } from '@fairground/domain/formatting/spreadsheet-text.ts'
import type { StatusTone } from '@fairground/ui/status-pill.tsx'
import type { ImportItem, ImportOutcome, ProductImport } from './import-client.ts'

type Status = ProductImport['status']

export const statusWords: Record<Status, readonly [tone: StatusTone, words: string]> = {
  COMPARING: ['info', 'Checking'],
  COMPARED: ['warning', 'Ready to import'],
  RUNNING: ['info', 'Importing'],
  DONE: ['success', 'Imported'],
  CANCELED: ['neutral', 'Cancelled'],
  FAILED: ['danger', 'Failed'],
  UNDOING: ['info', 'Undoing'],
  UNDONE: ['neutral', 'Undone'],
}

export const formatWords: Record<NonNullable<ProductImport['format']>, string> = {
  OWN: 'Fairground file',
  SHOPIFY: 'Shopify export',
  WOOCOMMERCE: 'WooCommerce export',
}

/** Before it is carried out a file says what would become of the products; then, what became of them. */
export function outcomeWords(outcome: ImportOutcome, isCarriedOut: boolean): string {
  switch (outcome) {
    case 'CREATED':
      return isCarriedOut ? 'Created' : 'New'
    case 'UPDATED':
      return isCarriedOut ? 'Changed' : 'To change'
    case 'UNCHANGED':
      return 'Unchanged'
    case 'FAILED':
      return 'Left out'
    case 'NOT_REACHED':
      return 'Not imported'
    case 'UNDONE':
      return 'Undone'
    case 'KEPT':
      return 'Edited since'
    default:
      return outcome satisfies never
  }
}

export const outcomeTones: Record<ImportOutcome, StatusTone> = {
  CREATED: 'success',
  UPDATED: 'info',
  UNCHANGED: 'neutral',
  FAILED: 'danger',
  NOT_REACHED: 'neutral',
  UNDONE: 'neutral',
  KEPT: 'warning',
}

export const OUTCOMES = ['CREATED', 'UPDATED', 'FAILED', 'NOT_REACHED', 'UNCHANGED', 'UNDONE', 'KEPT'] as const

const countNames = {
  ...{ CREATED: 'created', UPDATED: 'updated', UNCHANGED: 'unchanged', FAILED: 'failed' },
  ...{ NOT_REACHED: 'notReached', UNDONE: 'undone', KEPT: 'kept' },
} as const satisfies Record<ImportOutcome, keyof ProductImport['counts']>

export const countOf = ({ counts }: ProductImport, outcome: ImportOutcome): number => counts[countNames[outcome]]

/** A cell of a CSV file, which no spreadsheet takes for a formula. */
const csvCell = (text: string): string => `"${guarded(text).replaceAll('"', '""')}"`

/** File of the faults in the products that were left out, a row for each, to correct the source by. */
export const faultsFile = (items: readonly ImportItem[]): string =>
  [
    'Line,Product,Problem',
    ...items.flatMap(({ name, problems }) =>
      problems.map(({ line, message }) => `${line},${csvCell(name)},${csvCell(message)}`),
    ),
    '',
  ].join('\r\n')

/** The steps that an import goes through, and at which it is. */
export const STEPS = ['Choose a file', 'Check', 'Import'] as const

export function stepOf({ status }: ProductImport): number {
  switch (status) {
    case 'COMPARING':
    case 'COMPARED':
      return 1
    case 'FAILED':
    case 'CANCELED':
    case 'RUNNING':
    case 'DONE':
    case 'UNDOING':
    case 'UNDONE':
      return 2
    default:
      return status satisfies never
  }
}
