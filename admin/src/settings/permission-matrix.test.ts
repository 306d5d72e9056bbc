import { expect, test } from 'vitest'
import { levelAfter } from './permission-matrix.tsx'

const all = ['none', 'read', 'write'] as const

test.for([
  ['right of nothing', 'ArrowRight', all, 'none', 'read'],
  ['right of the last stays', 'ArrowRight', all, 'write', 'write'],
  ['left', 'ArrowLeft', all, 'write', 'read'],
  ['left of the first stays', 'ArrowLeft', all, 'none', 'none'],
  ['Home', 'Home', all, 'write', 'none'],
  ['End', 'End', all, 'none', 'write'],
  ['no further than what may be given', 'End', ['none', 'read'], 'none', 'read'],
  ['another key', 'a', all, 'none', undefined],
  ['nothing may be chosen', 'ArrowRight', [], 'none', undefined],
] as const)('keys in a row of the matrix: %s', ([, key, allowed, level, to]) => {
  expect(levelAfter(key, allowed, level)).toBe(to)
})
