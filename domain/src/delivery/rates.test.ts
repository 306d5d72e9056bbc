import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currenciesWith, minorPerMajor } from '../currency.ts'
import { least } from '../rounding.ts'
import { type ConditionalRate, type Measures, rateOf } from './rates.ts'

const flat = { amount: '5', conditions: [] }
const upTo2kg: ConditionalRate = {
  amount: '5',
  conditions: [{ type: 'BY_TOTAL_WEIGHT', operator: 'LTE', value: '2' }],
}
const heavier: ConditionalRate = { amount: '9', conditions: [{ type: 'BY_TOTAL_WEIGHT', operator: 'GT', value: '2' }] }
const freeFrom50: ConditionalRate = {
  amount: '0',
  conditions: [{ type: 'BY_TOTAL_PRICE', operator: 'GTE', value: '50' }],
}
const eachOfThree: ConditionalRate = {
  amount: '1.5',
  multiplyByQuantity: true,
  conditions: [{ type: 'BY_TOTAL_QUANTITY', operator: 'GTE', value: '3' }],
}
const light: ConditionalRate = {
  amount: '1',
  conditions: [
    { type: 'BY_TOTAL_WEIGHT', operator: 'LT', value: '1' },
    { type: 'BY_TOTAL_QUANTITY', operator: 'EQ', value: '1' },
  ],
}
const cart: Measures = { weightGrams: 1500, price: 2000n, quantity: 2 }
const euro = { currency: 'EUR', weightUnit: 'KG' } as const

test.for<[string, ConditionalRate[], Partial<Measures>, bigint | undefined]>([
  ['a flat rate holds always', [flat], {}, 500n],
  ['no rate: not offered', [], {}, undefined],
  ['a bound of weight is included', [upTo2kg, heavier], { weightGrams: 2000 }, 500n],
  ['a gram more is the next rate', [upTo2kg, heavier], { weightGrams: 2001 }, 900n],
  ['no condition holds: not offered', [upTo2kg], { weightGrams: 2001 }, undefined],
  ['free over, whatever the order of the rates', [flat, freeFrom50], { price: 5000n }, 0n],
  ['a cent below it is charged', [freeFrom50, flat], { price: 4999n }, 500n],
  ['for each item', [eachOfThree], { quantity: 4 }, 600n],
  ['all conditions have to hold', [light, flat], { weightGrams: 500, quantity: 2 }, 500n],
  ['all conditions hold', [light, flat], { weightGrams: 999, quantity: 1 }, 100n],
])('%s', ([, rates, change, expected]) => {
  expect(rateOf(rates, { ...cart, ...change }, euro)).toBe(expected)
})

test('pounds are compared exactly', () => {
  const units = { currency: 'USD', weightUnit: 'LB' } as const
  expect(rateOf([upTo2kg], { ...cart, weightGrams: 907.18474 }, units)).toBe(500n)
  expect(rateOf([upTo2kg], { ...cart, weightGrams: 907.18475 }, units)).toBeUndefined()
})

test.for([0, 2, 3])(
  'with %i decimal places, a threshold holds from its amount on and the lowest rate is charged',
  (exponent) => {
    const currency = currenciesWith(exponent)[0]!
    const one = minorPerMajor(currency)
    const whole = fc.bigInt({ min: 1n, max: 1_000_000n })
    fc.assert(
      fc.property(whole, whole, fc.bigInt({ min: -5n, max: 5n }), whole, (threshold, amount, off, lower) => {
        const free = {
          amount: '0',
          conditions: [{ type: 'BY_TOTAL_PRICE', operator: 'GTE', value: `${threshold}` }],
        } as const
        const price = threshold * one + off
        const charged = rateOf(
          [{ amount: `${amount}` }, { amount: `${lower}` }, free],
          { ...cart, price },
          { currency, weightUnit: 'KG' },
        )
        const cheaper = least(amount, lower) * one
        expect(charged).toBe(off >= 0n ? 0n : cheaper)
      }),
    )
  },
)
