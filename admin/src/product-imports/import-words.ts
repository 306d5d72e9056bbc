import { guarded } from '@fairground/domain/formatting/spreadsheet-text.ts'
import type { StatusTone } from '@fairground/ui/status-pill.tsx'
import { t } from '../texts.ts'
import type { ImportItem, ImportOutcome, ProductImport } from './import-client.ts'

type Status = ProductImport['status']

export const statusWords: Record<Status, readonly [tone: StatusTone, words: string]> = {
  COMPARING: ['info', t('admin.product-imports.checking')],
  COMPARED: ['warning', t('admin.product-imports.readyToImport')],
  RUNNING: ['info', t('admin.product-imports.importing')],
  DONE: ['success', t('admin.product-imports.imported')],
  CANCELED: ['neutral', t('admin.product-imports.cancelled')],
  FAILED: ['danger', t('admin.product-imports.failed')],
  UNDOING: ['info', t('admin.product-imports.undoing')],
  UNDONE: ['neutral', t('admin.product-imports.undone')],
}

export const formatWords: Record<NonNullable<ProductImport['format']>, string> = {
  OWN: t('admin.product-imports.fairgroundFile'),
  SHOPIFY: t('admin.product-imports.shopifyExport'),
  WOOCOMMERCE: t('admin.product-imports.wooCommerceExport'),
}

/** Before it is carried out a file says what would become of the products; then, what became of them. */
export function outcomeWords(outcome: ImportOutcome, isCarriedOut: boolean): string {
  switch (outcome) {
    case 'CREATED':
      return isCarriedOut ? t('admin.product-imports.created') : t('admin.product-imports.new')
    case 'UPDATED':
      return isCarriedOut ? t('admin.product-imports.changed') : t('admin.product-imports.toChange')
    case 'UNCHANGED':
      return t('admin.product-imports.unchanged')
    case 'FAILED':
      return t('admin.product-imports.leftOut')
    case 'NOT_REACHED':
      return t('admin.product-imports.notImported')
    case 'UNDONE':
      return t('admin.product-imports.undone')
    case 'KEPT':
      return t('admin.product-imports.editedSince')
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
  CREATED: 'created',
  UPDATED: 'updated',
  UNCHANGED: 'unchanged',
  FAILED: 'failed',
  NOT_REACHED: 'notReached',
  UNDONE: 'undone',
  KEPT: 'kept',
} as const satisfies Record<ImportOutcome, keyof ProductImport['counts']>

export const countOf = ({ counts }: ProductImport, outcome: ImportOutcome): number => counts[countNames[outcome]]

/** A cell of a CSV file, which no spreadsheet takes for a formula. */
const csvCell = (text: string): string => `"${guarded(text).replaceAll('"', '""')}"`

/** File of the faults in the products that were left out, a row for each, to correct the source by. */
export const faultsFile = (items: readonly ImportItem[]): string =>
  [
    t('admin.product-imports.lineProductProblem'),
    ...items.flatMap(({ name, problems }) =>
      problems.map(({ line, message }) => `${line},${csvCell(name)},${csvCell(message)}`),
    ),
    '',
  ].join('\r\n')

/** The steps that an import goes through, and at which it is. */
export const STEPS = [
  t('admin.product-imports.chooseAFile'),
  t('admin.product-imports.check'),
  t('admin.product-imports.import'),
] as const

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
