import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocate, roundHalfUp } from './rounding.ts'

test.for([
  ['exact', 10n, 5n, 2n],
  ['below half', 7n, 5n, 1n],
  ['half goes up', 5n, 2n, 3n],
  ['half of a negative goes away from zero', -5n, 2n, -3n],
  ['above half', 8n, 5n, 2n],
  ['nothing', 0n, 7n, 0n],
  ['a third of one', 1n, 3n, 0n],
  ['two thirds of one', 2n, 3n, 1n],
] as const)('roundHalfUp: %s', ([, numerator, denominator, expected]) => {
  expect(roundHalfUp(numerator, denominator)).toBe(expected)
})

test('roundHalfUp refuses a denominator of 0', () => {
  expect(() => roundHalfUp(1n, 0n)).toThrow(RangeError)
})

test.for([
  ['even', 300n, [1n, 1n, 1n], [100n, 100n, 100n]],
  ['the odd cent goes to the first of equals', 1000n, [1n, 1n, 1n], [334n, 333n, 333n]],
  ['largest remainder first', 100n, [50n, 33n, 17n], [50n, 33n, 17n]],
  ['remainder, not size, decides', 10n, [1n, 2n, 4n], [1n, 3n, 6n]],
  ['a weight of 0 gets nothing', 7n, [0n, 1n], [0n, 7n]],
  ['all weights 0 share equally', 5n, [0n, 0n], [3n, 2n]],
  ['a negative total mirrors', -1000n, [1n, 1n, 1n], [-334n, -333n, -333n]],
  ['nothing to nobody', 0n, [], []],
] as const)('allocate: %s', ([, total, weights, expected]) => {
  expect(allocate(total, weights)).toEqual(expected)
})

test('allocate refuses something to nobody, and negative weights', () => {
  expect(() => allocate(1n, [])).toThrow(RangeError)
  expect(() => allocate(1n, [-1n, 2n])).toThrow(RangeError)
})

const amount = fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n })
const weights = fc.array(fc.bigInt({ min: 0n, max: 10n ** 12n }), { minLength: 1, maxLength: 40 })

test('allocated parts add up to the total and each is within one of its share', () => {
  fc.assert(
    fc.property(amount, weights, (total, weights) => {
      const parts = allocate(total, weights)
      expect(parts.reduce((a, b) => a + b, 0n)).toBe(total)
      const sum = weights.reduce((a, b) => a + b, 0n)
      if (sum === 0n) return
      for (const [i, part] of parts.entries()) {
        const distance = part * sum - total * (weights[i] ?? 0n)
        expect((distance < 0n ? -distance : distance) < sum).toBe(true)
      }
    }),
  )
})

test('rounding is never more than half away and is odd', () => {
  fc.assert(
    fc.property(amount, fc.bigInt({ min: 1n, max: 10n ** 9n }), (n, d) => {
      const distance = 2n * (roundHalfUp(n, d) * d - n)
      expect((distance < 0n ? -distance : distance) <= d).toBe(true)
      expect(roundHalfUp(-n, d)).toBe(-roundHalfUp(n, d))
    }),
  )
})
