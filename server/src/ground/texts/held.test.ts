import { expect, test } from 'vitest'
import { held } from './held.ts'

test('a result is made once for its key, and again once two hundred others were held', () => {
  const made: string[] = []
  const lengthOf = held((key) => made.push(key))
  expect([lengthOf('a'), lengthOf('b'), lengthOf('a')]).toEqual([1, 2, 1])
  for (let n = 0; n < 200; n++) lengthOf(String(n))
  expect(lengthOf('a')).toBe(203)
})
