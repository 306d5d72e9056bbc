import { describe, expect, test } from 'vitest'
import { parsePercentChange, rateOf } from '../rate.ts'
import {
  type Adjustment,
  adjusted,
  adjustedPrices,
  type PriceAdjustments,
  type VariantPrices,
} from './adjust-prices.ts'

const amount = (minor: bigint): Adjustment => ({ kind: 'AMOUNT', amount: minor })
const percent = (percentage: string | bigint): Adjustment => ({
  kind: 'PERCENTAGE',
  rate: rateOf(parsePercentChange(String(percentage))),
})
const CENTS = { unit: 1n, highest: 100_000n }
const WHOLE = { unit: 100n, highest: 100_000n }

test.for<[string, bigint, Adjustment, bigint, bigint]>([
  ['by an amount', 1000n, amount(250n), 1n, 1250n],
  ['down by an amount', 1000n, amount(-250n), 1n, 750n],
  ['by a percentage', 999n, percent(10n), 1n, 1099n],
  ['down by a percentage', 999n, percent(-10n), 1n, 899n],
  ['by half a per cent', 3600n, percent('7.5'), 1n, 3870n],
  ['by a hundredth of one', 1_000_000n, percent('0.01'), 1n, 1_000_100n],
  ['down by a part of one: 1.9999 is 2', 10_000n, percent('-99.98'), 1n, 2n],
  ['exact where floats are not: 107.35 % of 20.00', 2000n, percent('7.35'), 1n, 2147n],
  ['half up', 5n, percent(10n), 1n, 6n],
  ['to nothing', 999n, percent(-100n), 1n, 0n],
  ['to a whole number', 1049n, amount(0n), 100n, 1000n],
  ['half way to a whole number', 1000n, percent(5n), 100n, 1100n],
  ['rounded once: 10.4957 is 10, though 10.50 would be 11', 1019n, percent(3n), 100n, 1000n],
])('%s', ([, minor, by, unit, expected]) => {
  expect(adjusted(minor, by, unit)).toBe(expected)
})

const plain: VariantPrices = { price: 2000n, salePrice: null, cost: null }
const reduced: VariantPrices = { price: 2000n, salePrice: 1500n, cost: 700n }

describe('prices of a variant', () => {
  test.for<[string, VariantPrices, PriceAdjustments, typeof CENTS, VariantPrices]>([
    ['nothing struck through: the price', plain, { actual: percent(10n) }, CENTS, { ...plain, price: 2200n }],
    ['reduced: the sale price', reduced, { actual: amount(-100n) }, CENTS, { ...reduced, salePrice: 1400n }],
    ['reduced: what is struck through', reduced, { compareAt: percent(50n) }, CENTS, { ...reduced, price: 3000n }],
    ['nothing is struck through: nothing to change', plain, { compareAt: percent(50n) }, CENTS, plain],
    [
      'raised to what is struck through: no sale',
      reduced,
      { actual: amount(500n) },
      CENTS,
      { ...reduced, salePrice: null },
    ],
    ['a discount strikes the price through', plain, { discount: percent(-25n) }, CENTS, { ...plain, salePrice: 1500n }],
    [
      'a discount of what is struck through',
      reduced,
      { discount: percent(-50n) },
      CENTS,
      { ...reduced, salePrice: 1000n },
    ],
    ['no discount: no sale', plain, { discount: percent(0n) }, CENTS, plain],
    ['the cost', reduced, { cost: percent(1n) }, CENTS, { ...reduced, cost: 707n }],
    ['a cost that nobody knows', plain, { cost: percent(1n) }, CENTS, plain],
    ['whole numbers', plain, { actual: percent(12n) }, WHOLE, { ...plain, price: 2200n }],
    [
      'an unchanged price is not rounded',
      { ...reduced, cost: 749n },
      { actual: amount(1n) },
      WHOLE,
      { ...reduced, cost: 749n },
    ],
  ])('%s', ([, before, adjustments, bounds, prices]) => {
    expect(adjustedPrices(before, adjustments, bounds)).toEqual({ ok: true, prices })
  })

  test.for<[string, VariantPrices, PriceAdjustments, string]>([
    ['a charged price below 0', plain, { actual: amount(-2001n) }, 'ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE'],
    ['a charged price above the bound', plain, { actual: amount(98_001n) }, 'ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE'],
    [
      'a charged price above the struck one',
      reduced,
      { actual: amount(501n) },
      'ADJUSTED_COMPARE_AT_PRICE_OUT_OF_RANGE',
    ],
    [
      'a struck price below the charged one',
      reduced,
      { compareAt: amount(-501n) },
      'ADJUSTED_COMPARE_AT_PRICE_OUT_OF_RANGE',
    ],
    [
      'struck through above the bound',
      reduced,
      { compareAt: amount(98_001n) },
      'ADJUSTED_COMPARE_AT_PRICE_OUT_OF_RANGE',
    ],
    ['a cost below nothing', reduced, { cost: amount(-701n) }, 'ADJUSTED_COST_OUT_OF_RANGE'],
  ])('%s is refused', ([, before, adjustments, code]) => {
    expect(adjustedPrices(before, adjustments, CENTS)).toEqual({ ok: false, code })
  })
})
