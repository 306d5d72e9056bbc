import { expect, test } from 'vitest'
import { safeHref } from './safe-href.ts'

test.for([
  ['https://example.org/a', true],
  ['HTTP://example.org', true],
  ['mailto:a@example.org', true],
  ['tel:+441234', true],
  ['/shop', true],
  ['#part', true],
  ['//example.org', false],
  ['/\\example.org', false],
  ['javascript:alert(1)', false],
  [' javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['', false],
] as const)('link %s is shown: %s', ([url, shown]) => {
  expect(safeHref(url) !== undefined).toBe(shown)
})
