import { expect, test } from 'vitest'
import { declaredLines, exportExemption, passesCustoms } from './customs.ts'

test.for([
  ['GB', 'GB', false],
  ['DE', 'FR', false],
  ['DE', 'CH', true],
  ['GB', 'IE', true],
  ['US', 'CA', true],
] as const)('a parcel from %s to %s passes customs: %s', ([from, to, passes]) => {
  expect(passesCustoms(from, to)).toBe(passes)
})

const lamp = { quantity: 2, unitGrams: 500, ordered: 3, paid: 9999n }
const mug = { quantity: 1, unitGrams: 300, ordered: 1, paid: 1000n }

test.for([
  ['known weights', [lamp, mug], 1500, [1000, 300]],
  ['a weight that is not known', [lamp, { ...mug, unitGrams: 0 }], 1500, [1000, 500]],
  ['lines that are heavier than the parcel', [lamp, mug], 900, [600, 300]],
  ['a gram for three', [lamp, { ...mug, unitGrams: 0 }], 1, [0.666, 0.333]],
] as const)('net weights of lines: %s', ([, lines, parcel, expected]) => {
  const declared = declaredLines(lines, parcel)
  expect(declared.map(({ netGrams }) => netGrams)).toEqual(expected)
  expect(declared.reduce((all, { netGrams }) => all + netGrams, 0)).toBeLessThanOrEqual(parcel)
})

test('the value is that of the units in the parcel, after discounts', () => {
  expect(declaredLines([lamp, mug], 1500).map(({ value }) => value)).toEqual([6666n, 1000n])
})

test.for([
  ['US', 'CA', 'NOEEI_30_36'],
  ['US', 'JP', 'NOEEI_30_37_a'],
  ['GB', 'US', undefined],
] as const)('exports from %s to %s name the exemption %s', ([from, to, expected]) => {
  expect(exportExemption(from, to)).toBe(expected)
})
