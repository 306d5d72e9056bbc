import { expect, test } from 'vitest'
import { partsOf } from './parts.ts'

test.for([
  [[], []],
  [[1, 2], [[1, 2]]],
  [
    [1, 2, 3, 4, 5],
    [[1, 2], [3, 4], [5]],
  ],
] as const)('%o is cut into parts of two', ([all, parts]) => {
  expect(partsOf<number>(all, 2)).toEqual(parts)
})
