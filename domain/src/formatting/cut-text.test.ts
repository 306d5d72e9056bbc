import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutText } from './cut-text.ts'

test.each([
  ['abc', 5, 'abc'],
  ['abc', 3, 'abc'],
  ['abc', 2, 'ab'],
  ['a😀c', 2, 'a'],
  ['a😀c', 3, 'a😀'],
  ['😀', 1, ''],
  ['😀', 2, '😀'],
  ['abc', 0, ''],
])('the beginning of %s, at most %d units, is %s', (text, most, beginning) => {
  expect(cutText(text, most)).toBe(beginning)
})

test('a beginning of a text is a text, and at most one unit shorter than the bound', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(40), (text, most) => {
      const beginning = cutText(text, most)
      expect(beginning.isWellFormed()).toBe(true)
      expect(text.startsWith(beginning)).toBe(true)
      expect(beginning.length).toBeLessThanOrEqual(most)
      expect(beginning.length).toBeGreaterThanOrEqual(Math.min(text.length, most - 1))
    }),
  )
})
