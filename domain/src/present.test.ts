import { expect, test } from 'vitest'
import { present } from './present.ts'

test('fields that are undefined are left out, null and empty ones stay', () => {
  const fields = present({ a: 1, b: undefined, c: null, d: '', e: false })
  expect(Object.keys(fields)).toEqual(['a', 'c', 'd', 'e'])
  expect({ b: 'before', ...present({ b: undefined }) }).toEqual({ b: 'before' })
})
