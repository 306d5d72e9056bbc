import { expect, test } from 'vitest'
import { withoutPrice } from './fields.ts'
import { fieldsOf, narrowingOf, selectionOf } from './narrowing.ts'

const POUNDS = { currency: 'GBP' }
const EUROS = { currency: 'GBP', shownIn: 'EUR' }
const read = (query: string) => narrowingOf(new URLSearchParams(query), POUNDS)

test('an address says what a list is narrowed down to, and the fields say it again', () => {
  const query = 'in=bags&brand=Oak+%26+Co&brand=Loom&o=Colour:Red&o=a%253Ab:c:d&min=10&max=20.5&stock=1&sale=1'
  const narrowing = read(query)
  expect(narrowing).toEqual({
    places: ['bags'],
    brands: ['Oak & Co', 'Loom'],
    min: '10',
    max: '20.5',
    inStock: true,
    onSale: true,
    options: [
      ['Colour', 'Red'],
      ['a:b', 'c:d'],
    ],
  })
  expect(narrowingOf(new URLSearchParams(fieldsOf(narrowing).map(([field, value]) => [field, value])), POUNDS)).toEqual(
    narrowing,
  )
})

test.for([
  'min=cheap&max=-1',
  'min=1e9',
  'stock=yes&sale=',
  'o=Colour&o=:Red&o=Colour:&o=%25E0%25A4:x',
  `brand=${'x'.repeat(101)}&brand=`,
])('%s narrows nothing down', (query) => {
  expect(fieldsOf(read(query))).toEqual([])
})

test('bounds are of the currency that their address names', () => {
  const inEuros = new URLSearchParams('min=10&cur=EUR&brand=Oak')
  const narrowing = narrowingOf(inEuros, EUROS)
  expect([narrowing.min, fieldsOf(narrowing)]).toEqual([
    '10',
    [
      ['brand', 'Oak'],
      ['min', '10'],
      ['cur', 'EUR'],
    ],
  ])
  expect(fieldsOf(narrowingOf(inEuros, POUNDS))).toEqual([['brand', 'Oak']])
  expect(fieldsOf(narrowingOf(new URLSearchParams('min=10'), EUROS))).toEqual([])
  expect(fieldsOf(narrowingOf(new URLSearchParams('min=10.5&max=20'), { currency: 'JPY' }))).toEqual([['max', '20']])
  expect(withoutPrice(fieldsOf(narrowing))).toEqual([['brand', 'Oak']])
})

test('the finder receives ids and options; an unknown collection is left out', () => {
  const idOf = (slug: string) => (slug === 'bags' ? 'b-1' : undefined)
  expect(selectionOf(read('in=bags&o=Size:S&o=Size:M&o=Colour:Red&max=5'), idOf)).toEqual({
    collectionIds: ['b-1'],
    options: [
      { name: 'Size', choices: ['S', 'M'] },
      { name: 'Colour', choices: ['Red'] },
    ],
    maxPrice: '5',
  })
  expect(selectionOf(read('in=gone'), idOf)).toEqual({})
})
