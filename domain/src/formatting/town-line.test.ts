import { expect, test } from 'vitest'
import { townLine, townLines } from './town-line.ts'

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

test.each([
  ['US', 'Austin', '78701', 'Texas', ['Austin, Texas 78701']],
  ['CA', 'Toronto', 'M5V 2T6', 'Ontario', ['Toronto, Ontario M5V 2T6']],
  ['AU', 'Sydney', '2000', 'New South Wales', ['Sydney, New South Wales 2000']],
  ['JP', 'Chiyoda', '100-0005', 'Tokyo', ['Chiyoda, Tokyo 100-0005']],
  ['US', 'Austin', '78701', undefined, ['Austin 78701']],
  ['US', 'Austin', undefined, 'Texas', ['Austin, Texas']],
  ['US', undefined, undefined, 'Texas', ['Texas']],
  ['IN', 'Bengaluru', '560001', 'Karnataka', ['Bengaluru 560001', 'Karnataka']],
  ['CH', 'Zürich', '8001', undefined, ['8001 Zürich']],
  ['GB', undefined, undefined, undefined, []],
])('the lines of a town in %s (%s, %s, %s)', (country, city, postalCode, part, expected) => {
  expect(townLines({ city, postalCode, country }, part)).toEqual(expected)
})
