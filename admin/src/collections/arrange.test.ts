import type { V3Product } from '@fairground/client/generated/stores.products-v-3.ts'
import { expect, test } from 'vitest'
import { arrangedAfter, pagesAfter } from './arrange.ts'

test.for([
  ['to the top, of none arranged', 40, 0, 0, 1],
  ['up, of none arranged', 5, 2, 0, 3],
  ['down, of none arranged', 2, 5, 0, 6],
  ['to the top, past some arranged', 14, 0, 4, 5],
  ['up, below those arranged', 14, 8, 4, 9],
  ['within those arranged', 7, 3, 10, 10],
  ['down, out of those arranged', 2, 6, 4, 7],
  ['from far below, of as many as can be', 250, 0, 100, 100],
  ['to the last place that can be had', 0, 99, 0, 100],
] as const)('arranged by hand after a move %s', ([, from, to, arranged, expected]) => {
  expect(arrangedAfter(from, to, arranged)).toBe(expected)
})

test('a product of the second page moves to the first, whose last goes over', () => {
  const page = (names: string, next?: string) => ({
    products: [...names].map((id) => ({ id }) as V3Product), // only ids matter
    arranged: 0,
    next,
  })
  const after = pagesAfter([page('abc', 'more'), page('de')], 4, 1)
  expect(after.map(({ products, arranged, next }) => [products.map(({ id }) => id).join(''), arranged, next])).toEqual([
    ['aeb', 2, 'more'],
    ['cd', 2, undefined],
  ])
})
