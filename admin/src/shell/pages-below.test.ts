import { expect, test } from 'vitest'
import { paths } from '../paths.ts'
import { isWithin } from './pages-below.ts'

test.for([
  ['/collections', paths.collections(), true],
  ['/collections/1', paths.collections(), true],
  ['/brands', paths.collections(), true],
  ['/back-in-stock', paths.inventory(), true],
  ['/products/imports/1', paths.products(), true],
  ['/settings/users', paths.settings(), true],
  ['/brands', paths.products(), false],
  ['/products-of-old', paths.products(), false],
] as const)('%s is within %s: %s', ([pathname, place, expected]) => {
  expect(isWithin(pathname, place)).toBe(expected)
})
