import { expect, test } from 'vitest'
import { isClosedPage } from './closed.ts'

test.for([
  ['/', true],
  ['/shop', true],
  ['/checkout/1', true],
  ['/orders-of-old', true],
  ['/orders/1', false],
  ['/account', false],
  ['/login', false],
] as const)('a closed shop has %s in its place: %s', ([path, closed]) => {
  expect(isClosedPage({ closed: 'DISABLED' }, path)).toBe(closed)
  expect(isClosedPage({}, path)).toBe(false)
})
