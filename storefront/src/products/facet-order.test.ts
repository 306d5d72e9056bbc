import { expect, test } from 'vitest'
import { inOrder } from './facet-order.ts'

const ordered = (...names: string[]) =>
  inOrder(
    names.map((name) => ({ name })),
    'en-GB',
  ).map(({ name }) => name)

test.for([
  ['sizes', ['XL', 'S', 'M', 'XXL', 'L'], ['S', 'M', 'L', 'XL', 'XXL']],
  ['numbers', ['10 cm', '9 cm', '100 cm'], ['9 cm', '10 cm', '100 cm']],
  ['names', ['red', 'Blue', 'Écru'], ['Blue', 'Écru', 'red']],
] as const)('%s', ([, given, expected]) => {
  expect(ordered(...given)).toEqual(expected)
})
