import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculate } from './arithmetic.ts'
import { edit, fillDown, fromTabs, paste, type Sheet, toTabs } from './edits.ts'
import { afterTyping, moved } from './move.ts'

type Row = { id: string; name: string; stock: number }
const rows: Row[] = [1, 2, 3, 4].map((n) => ({ id: `r${n}`, name: `Name ${n}`, stock: n }))
const sheet: Sheet<Row> = {
  rows,
  rowId: ({ id }) => id,
  columns: [
    { key: 'name', title: 'Name', width: 100, read: ({ name }) => name },
    {
      key: 'stock',
      title: 'Stock',
      width: 60,
      numeric: true,
      read: ({ stock }) => String(stock),
      accept: (text, { stock }) => calculate(text, String(stock)),
    },
  ],
}
const stock = { top: 0, bottom: 3, left: 1, right: 1 }
const after = (changes: readonly { rowId: string; after: string }[]) =>
  changes.map(({ rowId, after }) => [rowId, after])

describe('a range', () => {
  test('takes one cell everywhere', () => {
    expect(after(paste(sheet, stock, [['7']]).changes)).toEqual([
      ['r1', '7'],
      ['r2', '7'],
      ['r3', '7'],
      ['r4', '7'],
    ])
  })
  test('takes a pattern as often as it fits', () => {
    expect(after(paste(sheet, stock, [['10'], ['20']]).changes).map(([, text]) => text)).toEqual([
      '10',
      '20',
      '10',
      '20',
    ])
  })
  test('takes a longer list from its corner, as far as the sheet goes', () => {
    const corner = { top: 2, bottom: 2, left: 1, right: 1 }
    expect(after(paste(sheet, corner, [['8'], ['9'], ['10']]).changes)).toEqual([
      ['r3', '8'],
      ['r4', '9'],
    ])
  })
  test('calculates in each cell', () => {
    expect(after(edit(sheet, stock, () => '+10').changes).map(([, text]) => text)).toEqual(['11', '12', '13', '14'])
  })
  test('says what was not accepted and leaves read-only cells', () => {
    const { changes, refused } = edit(sheet, { ...stock, left: 0 }, (_, across) => (across ? 'many' : 'Other'))
    expect(changes).toEqual([])
    expect(refused).toHaveLength(8)
    expect(refused[1]).toEqual({ rowId: 'r1', key: 'stock', text: 'many' })
    expect(paste(sheet, { ...stock, left: 0 }, fromTabs(toTabs(sheet, { ...stock, left: 0 })))).toMatchObject({
      changes: [],
      refused: [],
    })
  })
  test('is filled from its first row', () => {
    expect(after(fillDown(sheet, { ...stock, top: 1 }).changes)).toEqual([
      ['r3', '2'],
      ['r4', '2'],
    ])
  })
  test('one row is filled from the row above it', () => {
    expect(after(fillDown(sheet, { ...stock, top: 2, bottom: 2 }).changes)).toEqual([['r3', '2']])
    expect(fillDown(sheet, { ...stock, top: 0, bottom: 0 })).toMatchObject({ changes: [], refused: [] })
  })
})

test('a pasted cell equals the copied one', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', ' ', '\t', '\n', '"', '1'), maxLength: 6 })
  fc.assert(
    fc.property(
      fc
        .integer({ min: 1, max: 4 })
        .chain((width) =>
          fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }),
        ),
      (cells) => {
        const copied: Sheet<string[]> = {
          rows: cells,
          rowId: String,
          columns: cells[0]!.map((_, i) => ({ key: String(i), title: '', width: 1, read: (row: string[]) => row[i]! })),
        }
        const text = toTabs(copied, { top: 0, bottom: cells.length - 1, left: 0, right: cells[0]!.length - 1 })
        fc.pre(!(cells.length > 1 && cells.at(-1)!.every((part) => part === '')))
        expect(fromTabs(text)).toEqual(cells)
      },
    ),
  )
})

test('other programs end lines in their own ways', () => {
  expect(fromTabs('1\t2\r\n3\t4\r\n')).toEqual([
    ['1', '2'],
    ['3', '4'],
  ])
})

test.for([
  ['12', 5, 12],
  ['=12', 5, 12],
  ['+5', 5, 10],
  ['-3', 5, 2],
  ['- 3', 5, 2],
  ['*2', 5, 10],
  ['×2', 5, 10],
  ['/2', 5, 3],
  ['-9', 5, undefined],
  ['+5', -3, 2],
  ['/0', 5, undefined],
  ['1e3', 5, undefined],
  ['', 5, undefined],
  ['five', 5, undefined],
] as const)('%s over %d is %s', ([typed, before, result]) =>
  expect(calculate(typed, String(before))).toBe(result?.toString()),
)
test.for([
  ['£1,234.50', 1234.5],
  ['1.234,50 €', 1234.5],
  ['1 234,50', 1234.5],
  ['USD 12', 12],
  ['1,234', 1234],
  ['1,234,567', 1234567],
  ['7,5', 7.5],
  ['+£2', 12],
  ['12.', undefined],
  ['1,23,4', undefined],
  ['£', undefined],
] as const)('a price of another spreadsheet: %s', ([typed, result]) =>
  expect(calculate(typed, '10', 2)).toBe(result?.toFixed(2)),
)
test('a weight has thousandths, with a comma, too', () => expect(calculate('1,234', '', 3)).toBe('1.234'))
test.for([
  ['Enter', false, { row: 2, column: 1 }],
  ['Enter', true, { row: 0, column: 1 }],
  ['Tab', false, { row: 1, column: 2 }],
  ['Tab', true, { row: 1, column: 0 }],
] as const)('%s ends typing, back %s', ([key, back, place]) => {
  expect(afterTyping({ row: 1, column: 1 }, key, back, { rows: 10, columns: 4, page: 5 })).toEqual(place)
})
test('prices keep their digits', () => expect(calculate('*1.1', '19.99', 2)).toBe('21.99'))

test.for([
  ['ArrowDown', false, { row: 2, column: 1 }],
  ['ArrowDown', true, { row: 9, column: 1 }],
  ['ArrowLeft', false, { row: 1, column: 0 }],
  ['Home', true, { row: 0, column: 0 }],
  ['End', false, { row: 1, column: 3 }],
  ['PageDown', false, { row: 6, column: 1 }],
  ['PageUp', false, { row: 0, column: 1 }],
  ['x', false, undefined],
] as const)('%s, far %s', ([key, far, place]) => {
  expect(moved({ row: 1, column: 1 }, key, far, { rows: 10, columns: 4, page: 5 })).toEqual(place)
})
