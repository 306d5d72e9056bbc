import { MeasurementUnit } from '@fairground/contract/enumerations/catalog.ts'
import { expect, test } from 'vitest'
import { isComparable, type Measure, pricePerUnit } from './price-per-unit.ts'

test.for<[string, bigint, Measure, Measure, bigint | undefined]>([
  ['a bottle, for a litre', 1200n, { quantity: 750, unit: 'ML' }, { quantity: 1, unit: 'L' }, 1600n],
  ['a pack, for 100 grams', 399n, { quantity: 0.25, unit: 'KG' }, { quantity: 100, unit: 'G' }, 160n],
  ['a pound of coffee, for an ounce', 1600n, { quantity: 1, unit: 'LB' }, { quantity: 1, unit: 'OZ' }, 100n],
  ['a gallon, for a quart', 400n, { quantity: 1, unit: 'GAL' }, { quantity: 1, unit: 'QT' }, 100n],
  ['a yard, for a foot', 300n, { quantity: 1, unit: 'YD' }, { quantity: 1, unit: 'FT' }, 100n],
  [
    'a square metre of carpet, for a square foot',
    10_000n,
    { quantity: 1, unit: 'SQM' },
    { quantity: 1, unit: 'SQFT' },
    929n,
  ],
  ['half up', 1n, { quantity: 2, unit: 'KG' }, { quantity: 1, unit: 'KG' }, 1n],
  ['litres of rope are nothing', 100n, { quantity: 1, unit: 'M' }, { quantity: 1, unit: 'L' }, undefined],
  ['no unit, no price', 100n, { quantity: 1, unit: 'UNSPECIFIED' }, { quantity: 1, unit: 'L' }, undefined],
])('%s', ([, price, contents, per, expected]) => {
  expect(pricePerUnit(price, contents, per)).toBe(expected)
})

test('every unit but the unspecified one has its own price per unit', () => {
  for (const unit of MeasurementUnit) {
    const one = { quantity: 1, unit }
    expect(pricePerUnit(250n, one, one)).toBe(unit === 'UNSPECIFIED' ? undefined : 250n)
    expect(isComparable(unit, unit)).toBe(unit !== 'UNSPECIFIED')
  }
})
