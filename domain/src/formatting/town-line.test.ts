import { expect, test } from 'vitest'
import { townLine } from './town-line.ts'

test.each([
  ['FR', '75002 Paris'],
  ['DE', '75002 Paris'],
  ['GB', 'Paris 75002'],
  ['US', 'Paris 75002'],
  [undefined, '75002 Paris'],
])('a town in %s is written as %s', (country, expected) => {
  expect(townLine({ city: 'Paris', postalCode: '75002', country })).toBe(expected)
})

test('a town without a code stands alone, and so does a code', () => {
  expect([townLine({ city: 'Cork', country: 'IE' }), townLine({ postalCode: '10115' })]).toEqual(['Cork', '10115'])
})
