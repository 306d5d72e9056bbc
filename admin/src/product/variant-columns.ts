import { parseAmount } from '@fairground/domain/money.ts'
import { exampleAmount } from '../forms/amounts.ts'
import { calculate } from '../grid/arithmetic.ts'
import type { GridColumn } from '../grid/grid-column.ts'
import { t } from '../texts.ts'
import type { Held, Presence, VariantRow } from './variant-rows.ts'

const MOST_UNITS = 99_999
const PRESENCES: Readonly<Record<Presence, string>> = {
  shown: t('admin.product.shown'),
  hidden: t('admin.product.hidden'),
  none: t('admin.product.notAvailable'),
}
const YES = t('admin.product.yes')
const NO = t('admin.product.no')

const presenceOf = (text: string): Presence | undefined =>
  (Object.keys(PRESENCES) as Presence[]).find((one) => PRESENCES[one].toLowerCase() === text.toLowerCase())
const nextPresence: Record<Presence, Presence> = { shown: 'hidden', hidden: 'none', none: 'shown' }
const yesOrNo = (text: string) => [YES, NO].find((word) => word.toLowerCase() === text.toLowerCase())

interface VariantColumns {
  readonly currency: string
  /** Digits of the currency behind the point. */
  readonly digits: number
  readonly tracked: boolean
  readonly physical: boolean
  /** A phone's window. */
  readonly narrow: boolean
  /** False where the user may not write stock: its cells are then read-only. */
  readonly countable?: boolean
  /** The unit of prices per unit, where there are some. */
  readonly unit: string | undefined
}

type Text = Exclude<keyof Held, 'presence' | 'inStock' | 'preorder' | 'file'>

const moneyColumn =
  (currency: string, digits: number) =>
  (key: Text, title: string, optional: boolean): GridColumn<VariantRow> => ({
    key,
    title,
    width: 92,
    numeric: true,
    rule: t('admin.product.enterAnAmountSuchAs', { example: exampleAmount(currency) }),
    read: (row) => row[key],
    accept: (text, row) => {
      if (text === '') return optional || row[key] === '' ? '' : undefined
      const written = calculate(text, row[key], digits)
      return written !== undefined && parseAmount(written, currency).ok ? written : undefined
    },
  })

const number = (
  key: Text,
  title: string,
  { width, places, most }: { width: number; places: number; most: number },
): GridColumn<VariantRow> => ({
  key,
  title,
  width,
  numeric: true,
  rule: t('admin.product.enterANumberUpTo', {
    value: most.toLocaleString('en'),
    value2: places === 0 ? ', without decimals' : '',
  }),
  read: (row) => row[key],
  accept: (text, row) => {
    if (text === '') return ''
    const result = calculate(text, row[key], places)
    return result === undefined || Number(result) > most ? undefined : String(Number(result))
  },
})

const text = (key: Text, title: string, width: number, most: number): GridColumn<VariantRow> => ({
  key,
  title,
  width,
  rule: t('admin.product.enterAtMostMostCharacters', { most }),
  read: (row) => row[key],
  accept: (typed) => (typed.length > most ? undefined : typed),
})

const flagColumn = (key: 'inStock' | 'preorder', title: string, width: number): GridColumn<VariantRow> => ({
  key,
  title,
  width,
  read: (row) => (row[key] ? YES : NO),
  accept: yesOrNo,
  rule: t('admin.product.enterYesOrNo'),
  turn: (row) => (row[key] ? NO : YES),
})

/** Edits that a person may make in a combination's cells. Prices and stock calculate: `+5`, `*1.1`, `=12`. */
export function variantColumns({
  currency,
  digits,
  tracked,
  physical,
  narrow,
  countable = true,
  unit,
}: VariantColumns): GridColumn<VariantRow>[] {
  const money = moneyColumn(currency, digits)
  const columns: GridColumn<VariantRow>[] = [
    {
      key: 'label',
      title: t('admin.product.combination'),
      width: narrow ? 120 : 180,
      pinned: true,
      read: ({ label }) => label,
    },
    {
      key: 'presence',
      title: t('admin.product.inTheShop'),
      width: 92,
      read: ({ presence }) => PRESENCES[presence],
      accept: presenceText,
      rule: t('admin.product.enterShownHiddenOrNot'),
      turn: ({ presence }) => PRESENCES[nextPresence[presence]],
    },
    money('price', t('admin.product.price'), false),
    money('compareAt', t('admin.product.compareAtPrice'), true),
    money('cost', t('admin.product.cost'), true),
    tracked
      ? number('quantity', t('admin.product.stock'), { width: 72, places: 0, most: MOST_UNITS })
      : flagColumn('inStock', t('admin.product.inStock'), 72),
    text('sku', 'SKU', 120, 40),
    text('barcode', t('admin.product.barcode'), 130, 40),
    ...(physical ? [number('weight', t('admin.product.weightKg'), { width: 92, places: 3, most: 999_999 })] : []),
    ...(physical && unit
      ? [number('contents', t('admin.product.holdsUnit', { unit }), { width: 96, places: 2, most: 999_999 })]
      : []),
    flagColumn('preorder', t('admin.product.preOrder'), 84),
    number('preorderLimit', t('admin.product.ahead2'), { width: 72, places: 0, most: MOST_UNITS }),
    text('preorderMessage', t('admin.product.preOrderText'), 180, 250),
  ]
  return countable ? columns : columns.map((column) => (STOCK_FIELDS.has(column.key) ? shownOnly(column) : column))
}

const STOCK_FIELDS = new Set(['quantity', 'inStock', 'preorder', 'preorderLimit', 'preorderMessage'])

const shownOnly = ({ accept: _, turn: _turn, rule: _rule, ...column }: GridColumn<VariantRow>) => column

const presenceText = (text: string): string | undefined => {
  const presence = presenceOf(text)
  return presence && PRESENCES[presence]
}

/** The row after one of its cells has another text. */
export function withCell(row: VariantRow, key: string, text: string): VariantRow {
  if (key === 'presence') return { ...row, presence: presenceOf(text) ?? row.presence }
  if (key === 'inStock' || key === 'preorder') return { ...row, [key]: text === YES }
  return { ...row, [key]: text }
}
