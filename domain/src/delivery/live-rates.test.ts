import { expect, test } from 'vitest'
import { packagesFor, parcelGrams, type ServiceTerms, serviceCharge } from './live-rates.ts'

test.for<[string, bigint, ServiceTerms, bigint, bigint]>([
  ['the price of the carrier', 732n, {}, 5000n, 732n],
  ['a fixed fee is added', 732n, { handlingFee: { value: '1.50', calculationType: 'FIXED' } }, 5000n, 882n],
  ['a share is rounded half up', 730n, { handlingFee: { value: '2.5', calculationType: 'PERCENTAGE' } }, 0n, 748n],
  ['free from exactly the amount', 732n, { freeFrom: '50' }, 5000n, 0n],
  ['a penny less pays', 732n, { freeFrom: '50' }, 4999n, 732n],
  ['free delivery has no fee', 732n, { freeFrom: '0', handlingFee: { value: '1', calculationType: 'FIXED' } }, 0n, 0n],
])('%s', ([, quoted, terms, goods, expected]) => {
  expect(serviceCharge(quoted, terms, goods, 'GBP')).toBe(expected)
})

test.for<[number, number | undefined, number]>([
  [7, undefined, 1],
  [7, 7, 1],
  [8, 7, 2],
  [1, 3, 1],
])('%i things, %s to a package, travel in %i', ([quantity, most, expected]) => {
  expect(packagesFor(quantity, most)).toBe(expected)
})

test('things without a weight count the backup weight, or cannot be weighed', () => {
  const lines = [
    { quantity: 2, weightGrams: 500 },
    { quantity: 3, weightGrams: 0 },
  ]
  expect(parcelGrams(lines, 100)).toBe(800)
  expect(parcelGrams(lines, undefined)).toBeUndefined()
  expect(parcelGrams(lines.slice(0, 1), undefined)).toBe(500)
})
