import { Button } from '@fairground/ui/button.tsx'
import { StatusPill, type StatusTone } from '@fairground/ui/status-pill.tsx'
import { calculate } from '../grid/arithmetic.ts'
import type { GridColumn } from '../grid/grid-column.ts'
import { t } from '../texts.ts'
import type { StockRow } from './inventory-queries.ts'
import { OFF, ON } from './stock-edits.ts'

const MOST = 99_999

/** A whole number from 0 that an item can have, or what `+5`, `-3`, `*2` make of the one that stands there. */
const count = (text: string, before: number | undefined): string | undefined => {
  const number = calculate(text, String(before ?? 0))
  return number === undefined || Number(number) > MOST ? undefined : number
}

const RULE = t('admin.inventory.enterAWholeNumberFrom', { value: MOST.toLocaleString('en') })

const countOrNone = (text: string, before: number | undefined) => (text === '' ? '' : count(text, before))

function statusOf({ availabilityStatus, level, quantity }: StockRow): readonly [StatusTone, string] {
  if (quantity !== undefined && quantity < 0) return ['danger', t('admin.inventory.valueOwed', { value: -quantity })]
  if (availabilityStatus === 'PREORDER') return ['info', t('admin.inventory.preOrder')]
  if (availabilityStatus === 'OUT_OF_STOCK') return ['danger', t('admin.inventory.outOfStock')]
  return level === 'LOW' ? ['warning', t('admin.inventory.low')] : ['success', t('admin.inventory.inStock')]
}

interface StockColumns {
  /** Undefined where there is but one. */
  readonly locationName?: ((id: string) => string) | undefined
  /** Threshold of the site, where an item has none of its own. */
  readonly lowFrom: number
  /** A phone's or tablet's window: the count stands beside the name, and what matters less comes last. */
  readonly narrow: boolean
  /** May not be changed: the role does not allow it. */
  readonly readOnly: boolean
  /** Receives text that was typed over a count, before it is calculated. */
  readonly onTyped: (rowId: string, text: string) => void
  readonly onHistory: (row: StockRow) => void
}

/** Columns that say where an item is stored. */
const placeColumns = (locationName: StockColumns['locationName']): GridColumn<StockRow>[] => [
  { key: 'sku', title: 'SKU', width: 120, read: ({ product }: StockRow) => product.variantSku ?? '' },
  ...(locationName
    ? [
        {
          key: 'location',
          title: t('admin.inventory.location'),
          width: 110,
          read: (row: StockRow) => locationName(row.locationId),
        },
      ]
    : []),
]

/** Columns that say which item a row is of. */
function itemColumns({ locationName, narrow }: Pick<StockColumns, 'locationName' | 'narrow'>): GridColumn<StockRow>[] {
  return narrow
    ? [{ key: 'product', title: t('admin.inventory.item'), width: 160, pinned: true, read: nameOf }]
    : [
        {
          key: 'product',
          title: t('admin.inventory.product'),
          width: 200,
          pinned: true,
          read: ({ product }: StockRow) => product.name,
        },
        {
          key: 'variant',
          title: t('admin.inventory.variant'),
          width: 110,
          read: ({ product }: StockRow) => product.variantName ?? '',
        },
        ...placeColumns(locationName),
      ]
}

/** Makes a column editable where the user may edit. */
type Editable = (change: Partial<GridColumn<StockRow>>) => Partial<GridColumn<StockRow>>

const preorderColumns = (editable: Editable): GridColumn<StockRow>[] => [
  {
    key: 'preorder',
    title: t('admin.inventory.preOrder'),
    width: 85,
    read: ({ preorderInfo }) => (preorderInfo.enabled ? ON : OFF),
    ...editable({
      rule: t('admin.inventory.enterOnOrOff'),
      accept: (text: string) => [ON, OFF].find((word) => word.toLowerCase() === text.toLowerCase()),
      turn: ({ preorderInfo }: StockRow) => (preorderInfo.enabled ? OFF : ON),
    }),
  },
  {
    key: 'limit',
    title: t('admin.inventory.preOrderLimit'),
    width: 115,
    numeric: true,
    read: ({ preorderInfo: { limit } }) => (limit === undefined ? '' : String(limit)),
    show: ({ preorderInfo: { enabled, limit, counter } }) => (
      <span className={enabled ? '' : 'text-ink-3'}>
        {limit === undefined
          ? enabled
            ? t('admin.inventory.noLimit')
            : ''
          : t('admin.inventory.counterOfLimit', { counter, limit })}
      </span>
    ),
    ...editable({
      rule: RULE,
      accept: (text: string, { preorderInfo }: StockRow) => countOrNone(text, preorderInfo.limit),
    }),
  },
]

const historyColumn = (onHistory: StockColumns['onHistory']): GridColumn<StockRow> => ({
  key: 'history',
  title: t('admin.inventory.history'),
  width: 80,
  read: () => '',
  show: (row) => (
    <Button
      variant="quiet"
      size="sm"
      onClick={() => onHistory(row)}
      aria-label={t('admin.inventory.historyOfNameOf', { nameOf: nameOf(row) })}
    >
      {t('admin.inventory.history')}
    </Button>
  ),
})

export function stockColumns({
  locationName,
  lowFrom,
  narrow,
  readOnly,
  onTyped,
  onHistory,
}: StockColumns): GridColumn<StockRow>[] {
  const editable: Editable = (change) => (readOnly ? {} : change)
  return [
    ...itemColumns({ locationName, narrow }),
    {
      key: 'quantity',
      title: t('admin.inventory.available'),
      width: 115,
      numeric: true,
      read: ({ quantity }) => (quantity === undefined ? '' : String(quantity)),
      show: ({ quantity }) =>
        quantity === undefined ? (
          <span className="text-ink-3">{t('admin.inventory.notCounted')}</span>
        ) : (
          <span>{quantity}</span>
        ),
      ...editable({
        rule: RULE,
        accept: (text: string, row: StockRow) => {
          const after = count(text, row.quantity)
          if (after !== undefined) onTyped(row.id, text)
          return after
        },
      }),
    },
    {
      key: 'status',
      title: t('admin.inventory.status'),
      width: 130,
      read: (row) => statusOf(row)[1],
      show: (row) => {
        const [tone, words] = statusOf(row)
        return <StatusPill tone={tone}>{words}</StatusPill>
      },
    },
    {
      key: 'threshold',
      title: t('admin.inventory.lowAt'),
      width: 85,
      numeric: true,
      read: ({ threshold }) => (threshold === undefined ? '' : String(threshold)),
      show: ({ threshold }) =>
        threshold === undefined ? <span className="text-ink-3">{lowFrom}</span> : <span>{threshold}</span>,
      ...editable({ rule: RULE, accept: (text: string, { threshold }: StockRow) => countOrNone(text, threshold) }),
    },
    ...preorderColumns(editable),
    ...(narrow ? placeColumns(locationName) : []),
    historyColumn(onHistory),
  ]
}

export const nameOf = ({ product }: Pick<StockRow, 'product'>): string =>
  [product.name, product.variantName].filter(Boolean).join(', ')
