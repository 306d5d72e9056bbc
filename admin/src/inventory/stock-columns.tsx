import { Button } from '@fairground/ui/button.tsx'
import { StatusPill, type StatusTone } from '@fairground/ui/status-pill.tsx'
import { reckon } from '../grid/arithmetic.ts'
import type { GridColumn } from '../grid/grid-column.ts'
import type { StockRow } from './inventory-queries.ts'
import { OFF, ON } from './stock-edits.ts'

const MOST = 99_999

/** A whole number from 0 that an item can have, or what `+5`, `-3`, `*2` make of the one that stands there. */
const count = (text: string, before: number | undefined): string | undefined => {
  const number = reckon(text, String(before ?? 0))
  return number === undefined || Number(number) > MOST ? undefined : number
}

const RULE = `Enter a whole number from 0 to ${MOST.toLocaleString('en')}, or +5, -3, *2 to change the one before.`

const countOrNone = (text: string, before: number | undefined) => (text === '' ? '' : count(text, before))

function statusOf({ availabilityStatus, level, quantity }: StockRow): readonly [StatusTone, string] {
  if (quantity !== undefined && quantity < 0) return ['danger', `${-quantity} owed`]
  if (availabilityStatus === 'PREORDER') return ['info', 'Pre-order']
  if (availabilityStatus === 'OUT_OF_STOCK') return ['danger', 'Out of stock']
  return level === 'LOW' ? ['warning', 'Low'] : ['success', 'In stock']
}

export interface StockColumns {
  /** Undefined where there is but one. */
  readonly locationName?: ((id: string) => string) | undefined
  /** Threshold of the site, where an item has none of its own. */
  readonly lowFrom: number
  /** A phone's or tablet's window: the count stands beside the name, and what matters less comes last. */
  readonly narrow: boolean
  /** May not be changed: the role does not allow it. */
  readonly readOnly: boolean
  /** Receives text that was typed over a count, before it is reckoned. */
  readonly onTyped: (rowId: string, text: string) => void
  readonly onHistory: (row: StockRow) => void
}

export function stockColumns({
  locationName,
  lowFrom,
  narrow,
  readOnly,
  onTyped,
  onHistory,
}: StockColumns): GridColumn<StockRow>[] {
  const editable = <C extends Partial<GridColumn<StockRow>>>(change: C) => (readOnly ? {} : change)
  const where = [
    { key: 'sku', title: 'SKU', width: 120, read: ({ product }: StockRow) => product.variantSku ?? '' },
    ...(locationName
      ? [{ key: 'location', title: 'Location', width: 110, read: (row: StockRow) => locationName(row.locationId) }]
      : []),
  ]
  return [
    ...(narrow
      ? [{ key: 'product', title: 'Item', width: 160, pinned: true, read: nameOf }]
      : [
          { key: 'product', title: 'Product', width: 200, pinned: true, read: ({ product }: StockRow) => product.name },
          { key: 'variant', title: 'Variant', width: 110, read: ({ product }: StockRow) => product.variantName ?? '' },
          ...where,
        ]),
    {
      key: 'quantity',
      title: 'Available',
      width: 115,
      numeric: true,
      read: ({ quantity }) => (quantity === undefined ? '' : String(quantity)),
      show: ({ quantity }) =>
        quantity === undefined ? <span className="text-ink-3">not counted</span> : <span>{quantity}</span>,
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
      title: 'Status',
      width: 130,
      read: (row) => statusOf(row)[1],
      show: (row) => {
        const [tone, words] = statusOf(row)
        return <StatusPill tone={tone}>{words}</StatusPill>
      },
    },
    {
      key: 'threshold',
      title: 'Low at',
      width: 85,
      numeric: true,
      read: ({ threshold }) => (threshold === undefined ? '' : String(threshold)),
      show: ({ threshold }) =>
        threshold === undefined ? <span className="text-ink-3">{lowFrom}</span> : <span>{threshold}</span>,
      ...editable({ rule: RULE, accept: (text: string, { threshold }: StockRow) => countOrNone(text, threshold) }),
    },
    {
      key: 'preorder',
      title: 'Pre-order',
      width: 85,
      read: ({ preorderInfo }) => (preorderInfo.enabled ? ON : OFF),
      ...editable({
        rule: 'Enter On or Off.',
        accept: (text: string) => [ON, OFF].find((word) => word.toLowerCase() === text.toLowerCase()),
        turn: ({ preorderInfo }: StockRow) => (preorderInfo.enabled ? OFF : ON),
      }),
    },
    {
      key: 'limit',
      title: 'Pre-order limit',
      width: 115,
      numeric: true,
      read: ({ preorderInfo: { limit } }) => (limit === undefined ? '' : String(limit)),
      show: ({ preorderInfo: { enabled, limit, counter } }) => (
        <span className={enabled ? '' : 'text-ink-3'}>
          {limit === undefined ? (enabled ? 'no limit' : '') : `${counter} of ${limit}`}
        </span>
      ),
      ...editable({
        rule: RULE,
        accept: (text: string, { preorderInfo }: StockRow) => countOrNone(text, preorderInfo.limit),
      }),
    },
    ...(narrow ? where : []),
    {
      key: 'history',
      title: 'History',
      width: 80,
      read: () => '',
      show: (row) => (
        <Button variant="quiet" size="sm" onClick={() => onHistory(row)} aria-label={`History of ${nameOf(row)}`}>
          History
        </Button>
      ),
    },
  ]
}

export const nameOf = ({ product }: Pick<StockRow, 'product'>): string =>
  [product.name, product.variantName].filter(Boolean).join(', ')
