import { expect, test } from 'vitest'
import { hasAlready } from './if-none-match.ts'

test.each([
  ['"abc"', true],
  ['W/"abc"', true],
  ['"x", W/"abc"', true],
  ['*', true],
  [undefined, false],
  ['', false],
  ['"ab"', false],
  ['"abc-br"', false],
  ['abc', false],
])('a reader that has %s', (header, expected) => {
  expect(hasAlready(header, '"abc"')).toBe(expected)
})
