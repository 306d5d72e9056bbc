import { describe, expect, test } from 'vitest'
import type { CellChange } from '../grid/grid-column.ts'
import type { StockRow } from './inventory-queries.ts'
import { isStep, type RowEdit, rowEdits, shownAfter } from './stock-edits.ts'

const row = (change: Partial<StockRow> = {}): StockRow => ({
  id: 'i-1',
  revision: '3',
  createdDate: new Date(0),
  updatedDate: new Date(0),
  variantId: 'v-1',
  locationId: 'l-1',
  productId: 'p-1',
  trackQuantity: true,
  quantity: 10,
  availabilityStatus: 'IN_STOCK',
  preorderInfo: { enabled: false, counter: 0 },
  product: { name: 'Mug', directCategoryIds: [], variantVisible: true },
  level: 'IN',
  ...change,
})
const cell = (key: string, before: string, after: string): CellChange => ({ rowId: 'i-1', key, before, after })
const editOf = (of: StockRow, changes: CellChange[], typed?: string) => {
  const [edit] = rowEdits([of], changes, () => typed)
  return edit && Object.fromEntries(Object.entries(edit).filter(([key]) => key !== 'row'))
}
const { quantity: _, ...uncounted } = row({ trackQuantity: false, inStock: true })

test.for([
  ['+5', true],
  [' - 3', true],
  ['12', false],
  ['=12', false],
  ['*2', false],
  [undefined, true],
] as const)('%s is a step: %s', ([typed, step]) => expect(isStep(typed)).toBe(step))

test.for([
  ['a step is sent as a step', row(), [cell('quantity', '10', '15')], '+5', { delta: 5 }],
  ['a count is sent as a count', row(), [cell('quantity', '10', '12')], '12', { quantity: 12 }],
  ['an undo is a step', row(), [cell('quantity', '15', '10')], undefined, { delta: -5 }],
  ['an uncounted item begins', uncounted, [cell('quantity', '', '5')], '+5', { quantity: 5 }],
  ['a threshold', row(), [cell('threshold', '', '4')], undefined, { threshold: 4 }],
  ['the site’s threshold again', row(), [cell('threshold', '4', '')], undefined, { threshold: null }],
  [
    'pre-orders and their limit together',
    row(),
    [cell('preorder', 'Off', 'On'), cell('limit', '', '20')],
    undefined,
    { preorder: { enabled: true, limit: 20 } },
  ],
  ['no limit', row(), [cell('limit', '20', '')], undefined, { preorder: { limit: null } }],
] as const)('%s', ([, of, changes, typed, expected]) => {
  expect(editOf(of as StockRow, [...changes], typed)).toEqual(expected)
})

test('a row that is no longer shown is left alone', () => {
  expect(rowEdits([], [cell('quantity', '1', '2')], () => undefined)).toEqual([])
})

describe('until the server has answered', () => {
  const shown = (edit: Omit<RowEdit, 'row'>, of = row()) => shownAfter({ row: of, ...edit })
  test('the count stands as typed', () => {
    expect(shown({ delta: -3 }).quantity).toBe(7)
    expect(shown({ quantity: 4 }, uncounted as StockRow)).toMatchObject({ quantity: 4, trackQuantity: true })
  })
  test('an emptied cell is gone', () => {
    expect(shown({ threshold: null }, row({ threshold: 4 }))).not.toHaveProperty('threshold')
    const limited = row({ preorderInfo: { enabled: true, counter: 1, limit: 5 } })
    expect(shown({ preorder: { limit: null } }, limited).preorderInfo).toEqual({ enabled: true, counter: 1 })
  })
})
