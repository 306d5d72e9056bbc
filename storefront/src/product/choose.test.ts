import { expect, test } from 'vitest'
import { isDecisive, unavailableReason, variantOf, variantWith } from './choose.ts'
import type { VariantView } from './product-view.ts'

const variant = (id: string, choices: Record<string, string>, inStock = true): VariantView => ({
  id,
  choices,
  inStock,
  price: '£1.00',
  amount: '1',
})

const greenS = variant('gs', { Colour: 'Green', Size: 'S' }, false)
const greenM = variant('gm', { Colour: 'Green', Size: 'M' })
const blueM = variant('bm', { Colour: 'Blue', Size: 'M' })
const blueL = variant('bl', { Colour: 'Blue', Size: 'L' }, false)
const shirt = { variants: [greenS, greenM, blueM, blueL] }

test.for([
  ['named by the address', 'bl', blueL],
  ['unknown: the first in stock', 'xx', greenM],
  ['none named: the first in stock', null, greenM],
] as const)('variant %s', ([, id, expected]) => {
  expect(variantOf(shirt, id)).toBe(expected)
})

test('with nothing in stock, the first', () => {
  expect(variantOf({ variants: [greenS, blueL] }, null)).toBe(greenS)
})

test.for([
  ['keeps the other choice', greenM, 'Colour', 'Blue', blueM],
  ['keeps it though that one is sold out', greenM, 'Size', 'S', greenS],
  ['gives up the other choice where the pair is not made', greenM, 'Size', 'L', blueL],
  ['leads nowhere for a choice that no variant has', greenM, 'Size', 'XL', undefined],
] as const)('another choice %s', ([, current, option, choice, expected]) => {
  expect(variantWith(shirt, current, option, choice)).toBe(expected)
})

test.for([
  ['in stock', greenM, 'Colour', 'Blue', undefined],
  ['sold out beside the other', greenM, 'Size', 'S', 'sold out in Green'],
  ['not made beside the other', greenM, 'Size', 'L', 'not available in Green'],
  ['no option of the variants', greenM, 'Wrapping', 'Paper', undefined],
] as const)('reason: %s', ([, current, option, choice, expected]) => {
  expect(unavailableReason(shirt, current, option, choice)).toBe(expected)
})

test('an option that no variant names decides nothing', () => {
  expect([isDecisive(shirt, 'Size'), isDecisive(shirt, 'Wrapping')]).toEqual([true, false])
})
