import { expect, test } from 'vitest'
import { moved } from './moved.ts'

test.for([
  ['up', 3, 1, 'adbc'],
  ['down', 0, 2, 'bcad'],
  ['by one', 2, 1, 'acbd'],
  ['to the top', 3, 0, 'dabc'],
  ['to the end', 0, 3, 'bcda'],
  ['nowhere', 1, 1, 'abcd'],
  ['past the top, which it cannot', 0, -1, 'abcd'],
  ['past the end, which it cannot', 3, 4, 'abcd'],
] as const)('one moves %s', ([, from, to, expected]) => {
  expect(moved([...'abcd'], from, to).join('')).toBe(expected)
})
