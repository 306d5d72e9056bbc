import { expect, test } from 'vitest'
import { withEnding } from './price-ending.ts'

test.for([
  ['a whole price', 3780n, '00', 3800n],
  ['half way goes up', 3750n, '00', 3800n],
  ['.99 below', 13440n, '99', 13399n],
  ['.99 above', 3780n, '99', 3799n],
  ['.95 above', 3780n, '95', 3795n],
  ['.95 below', 3730n, '95', 3695n],
  ['one that ends so already', 1899n, '99', 1899n],
  ['never down to nothing', 30n, '00', 100n],
  ['nor below', 30n, '99', 99n],
  ['free stays free', 0n, '99', 0n],
] as const)('%s: %d to .%s is %d', ([, minor, ending, expected]) => {
  expect(withEnding(minor, ending, 100n)).toBe(expected)
})

test('yen have no hundredths', () => expect(withEnding(1234n, '99', 1n)).toBe(1234n))
test('dinars have thousandths', () => expect(withEnding(12_340n, '95', 1000n)).toBe(11_950n))
