import { describe, expect, test } from 'vitest'
import { type ItemOutcome, outcomesOf, outcomeWords } from './bulk-outcome.ts'
import { type PriceChange, priceAfter, priceChangeFault, priceMessage } from './price-change.ts'
import { changedChoice, readProductChoice, writeProductChoice } from './product-choice.ts'
import { productFilter, productSearch } from './product-queries.ts'

const brand = '11111111-1111-4111-8111-111111111111'

test('another filter or order begins at the first page, another page stays within the filters', () => {
  expect(changedChoice({ q: 'mug', cursor: 'c' }, { sort: '-name' })).toEqual({ q: 'mug', sort: '-name' })
  expect(changedChoice({ q: 'mug', cursor: 'c' }, { cursor: 'd' })).toEqual({ q: 'mug', cursor: 'd' })
})

test('tab, words, filters and order as the wire has them', () => {
  expect(productSearch({ tab: 'hidden', q: 'mug', sort: '-name', brand, sale: 'yes', size: 25 })).toEqual({
    search: {
      filter: {
        $and: [{ visible: false }, { 'brand.id': brand }, { 'compareAtPriceRange.maxValue.amount': { $gt: '0' } }],
      },
      search: { expression: 'mug', fuzzy: true },
      sort: [{ fieldName: 'name', order: 'DESC' }],
      cursorPaging: { limit: 25 },
    },
  })
  expect(productFilter({})).toEqual({})
  expect(productFilter({ ribbon: brand, kind: 'DIGITAL', from: '5', to: '20.50' })).toEqual({
    $and: [
      { 'ribbon.id': brand },
      { productType: 'DIGITAL' },
      { 'actualPriceRange.minValue.amount': { $gte: '5' } },
      { 'actualPriceRange.minValue.amount': { $lte: '20.50' } },
    ],
  })
  expect(productSearch({ q: 'mug', cursor: 'c' })).toEqual({ search: { cursorPaging: { limit: 50, cursor: 'c' } } })
})

test('the address says what is shown, and what it may not say reads as the default', () => {
  const query = writeProductChoice({ tab: 'visible', q: 'mug', stock: 'OUT_OF_STOCK', brand, sale: 'yes', size: 25 })
  expect(readProductChoice(query)).toMatchObject({
    tab: 'visible',
    q: 'mug',
    stock: 'OUT_OF_STOCK',
    brand,
    sale: 'yes',
  })
  const priced = { ribbon: brand, kind: 'DIGITAL', from: '5', to: '20.50' } as const
  expect(readProductChoice(writeProductChoice(priced))).toMatchObject(priced)
  expect(readProductChoice('kind=x&from=-1&to=much')).toMatchObject({ kind: undefined, from: undefined, to: undefined })
  expect(readProductChoice('stock=MUCH&brand=x&sale=no&tab=none')).toMatchObject({
    tab: 'all',
    stock: undefined,
    brand: undefined,
    sale: undefined,
  })
  expect(writeProductChoice(readProductChoice(''))).toBe('')
})

describe('a change of prices', () => {
  test.for([
    [{ kind: 'percent', typed: '-10' }, '19.99', '17.99', { percentage: -10 }],
    [{ kind: 'percent', typed: '+5' }, '0.10', '0.11', { percentage: 5 }],
    [{ kind: 'percent', typed: '1000' }, '999999999.00', undefined, { percentage: 1000 }],
    [{ kind: 'amount', typed: '2,5' }, '19.99', '22.49', { amount: '2.5' }],
    [{ kind: 'amount', typed: '-20' }, '19.99', undefined, { amount: '-20' }],
    [{ kind: 'set', typed: '18' }, '19.99', '18.00', { price: '18' }],
  ] as const)('%o of %s is %s', ([change, before, after, wire]) => {
    expect(priceChangeFault(change, 'GBP')).toBeUndefined()
    expect(priceAfter(change, before, 'GBP')).toBe(after)
    expect(priceMessage(change)).toEqual(wire)
  })

  test.for([
    { kind: 'percent', typed: '-101' },
    { kind: 'percent', typed: '1.555' },
    { kind: 'percent', typed: '' },
    { kind: 'set', typed: '-1' },
    { kind: 'amount', typed: 'x' },
  ] satisfies PriceChange[])('%o is none', (change) => expect(priceChangeFault(change, 'GBP')).toBeDefined())
})

test('a change of many reports item by item', () => {
  const results = [
    { itemMetadata: { success: true } },
    { itemMetadata: { success: false, error: { description: 'Gone.' } } },
  ]
  const outcomes: ItemOutcome[] = outcomesOf(['a', 'b'], results)
  expect(
    outcomeWords(
      (n) => `${n} changed`,
      outcomes,
      (id) => ({ b: 'Lamp' })[id],
    ),
  ).toBe('1 changed, 1 not: Lamp: Gone.')
  expect(
    outcomeWords(
      (n) => `${n} changed`,
      outcomes.slice(0, 1),
      () => undefined,
    ),
  ).toBe('1 changed.')
})
