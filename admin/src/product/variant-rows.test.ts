import { describe, expect, test } from 'vitest'
import { freshChoice, type OptionValues } from './product-values.ts'
import { combinationCount, covers, freshRow, keyOfChoices, made, recombined, type VariantRow } from './variant-rows.ts'

const option = (name: string, ...choices: string[]): OptionValues => ({
  key: name,
  id: '',
  name,
  kind: 'TEXT_CHOICES',
  choices: choices.map((choice) => ({ ...freshChoice('CHOICE_TEXT', choice), name: choice })),
})
const size = option('Size', 'S', 'M')
const colour = option('Colour', 'Moss', 'Sand')
const one: VariantRow = { ...freshRow, id: 'v1', price: '18', sku: 'TEE', quantity: '5' }
const cellsOf = (rows: readonly VariantRow[]) =>
  rows.map(({ label, id, price, sku, quantity }) => [label, id, price, sku, quantity])

describe('the rows after the options changed', () => {
  test('the first option takes what the product held; its codes and units go to the first combination', () => {
    expect(cellsOf(recombined([size], [one]))).toEqual([
      ['S', 'v1', '18', 'TEE', '5'],
      ['M', '', '18', '', '0'],
    ])
  })

  test('a second option multiplies, and each keeps what it had', () => {
    const sizes = recombined([size], [one]).map((row) => (row.label === 'M' ? { ...row, id: 'v2', price: '20' } : row))
    expect(cellsOf(recombined([size, colour], sizes))).toEqual([
      ['S / Moss', 'v1', '18', 'TEE', '5'],
      ['S / Sand', '', '18', '', '0'],
      ['M / Moss', 'v2', '20', '', '0'],
      ['M / Sand', '', '20', '', '0'],
    ])
  })

  test('an option that goes leaves the first of each', () => {
    const all = recombined([size, colour], recombined([size], [one]))
    expect(cellsOf(recombined([size], all))).toEqual(cellsOf(recombined([size], [one])))
    expect(cellsOf(recombined([], all))).toEqual([['', 'v1', '18', 'TEE', '5']])
  })

  test('a renamed choice stays what it was, and so does a reordered one', () => {
    const rows = recombined([size], [one])
    const renamed = {
      ...size,
      choices: size.choices.map((choice) => ({ ...choice, name: `${choice.name}!` })).reverse(),
    }
    expect(cellsOf(recombined([renamed], rows))).toEqual([
      ['M!', '', '18', '', '0'],
      ['S!', 'v1', '18', 'TEE', '5'],
    ])
  })

  test('a new choice costs what all the others cost, and nothing where they differ', () => {
    const rows = recombined([size], [one])
    const more = option('Size', 'S', 'M', 'L')
    expect(recombined([more], rows).at(-1)).toMatchObject({ label: 'L', price: '18', sku: '', id: '' })
    const differing = rows.map((row, at) => ({ ...row, price: String(at) }))
    expect(recombined([more], differing).at(-1)).toMatchObject({ price: '' })
  })

  test('a row that comes back is what it was', () => {
    const rows = recombined([size], [one])
    const gone = new Map(rows.map((row) => [row.key, row]))
    const less = recombined([option('Size', 'M')], rows, gone)
    expect(cellsOf(recombined([size], less, gone))).toEqual(cellsOf(rows))
  })

  test('a choice without a name makes nothing yet', () => {
    expect(cellsOf(recombined([option('Size', 'S', '')], [one]))).toEqual([['S', 'v1', '18', 'TEE', '5']])
  })

  test('more than a product may have leave the rows as they are', () => {
    const many = Array.from({ length: 6 }, (_, at) =>
      option(`O${at}`, ...'abcd'.split('').map((name) => `${name}${at}`)),
    )
    expect(combinationCount(many)).toBe(4096)
    expect(recombined(many, [one])).toEqual([one])
    expect(covers(many, [one])).toBe(false)
    expect(covers(many, [{ ...one, key: keyOfChoices(many.map(({ choices }) => choices[0]!.key)) }])).toBe(true)
  })

  test('a thousand combinations are made at once', () => {
    const ten = (name: string) => option(name, ...Array.from({ length: 10 }, (_, at) => `${name}${at}`))
    const rows = recombined([ten('a'), ten('b'), ten('c')], [one])
    expect(new Set(rows.map(({ key }) => key)).size).toBe(1000)
  })
})

test('a combination is known by its choices in any order; those that are not made are not counted', () => {
  expect(keyOfChoices(['b', 'a'])).toBe(keyOfChoices(['a', 'b']))
  expect(made([one, { ...one, presence: 'none' }])).toEqual([one])
})
