import { expect, test } from 'vitest'
import { neighbours } from './neighbours.ts'

test.for([
  ['a', { next: 'b', place: 1 }],
  ['b', { previous: 'a', next: 'c', place: 2 }],
  ['c', { previous: 'b', place: 3 }],
  ['gone', {}],
] as const)('beside %s', ([id, expected]) => {
  expect(neighbours(['a', 'b', 'c'], id)).toEqual(expected)
})
