import { expect, test } from 'vitest'
import { crossesWithinEu, isReverseCharged } from './vat-area.ts'

test.each([
  ['DE', 'FR', true],
  ['DE', 'DE', false],
  ['DE', 'GB', false],
  ['GB', 'FR', false],
  ['CH', 'NO', false],
  [undefined, 'FR', false],
  ['GR', 'HR', true],
])('a sale from %s to %s goes from one member state to another: %s', (home, to, expected) => {
  expect(crossesWithinEu(home, to)).toBe(expected)
})

test.each([
  ['DE', 'FR', 'FR', true],
  ['DE', 'FR', 'AT', true],
  ['DE', 'FR', 'DE', false],
  ['DE', 'FR', undefined, false],
  ['DE', 'FR', 'GB', false],
  ['DE', 'DE', 'FR', false],
  ['GB', 'FR', 'FR', false],
])(
  'a sale from %s to %s to a buyer who is registered in %s is reverse charged: %s',
  (home, to, registered, expected) => {
    expect(isReverseCharged(home, to, registered)).toBe(expected)
  },
)
