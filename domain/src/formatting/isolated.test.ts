import { expect, test } from 'vitest'
import { dotted, isolated } from './isolated.ts'

test('a name from right to left is isolated from its sentence, and any other is left as it is', () => {
  expect(isolated('قاعة الميناء')).toBe('\u2068قاعة الميناء\u2069')
  expect(isolated('Hall (ערב)')).toBe('\u2068Hall (ערב)\u2069')
  expect(isolated('Straße 12, “Łódź”')).toBe('Straße 12, “Łódź”')
})

test('facts stand in one line, each in its own direction', () => {
  expect(dotted(['תור 3', '', undefined, null, false, '1 of 2'])).toBe('\u2068תור 3\u2069 · 1 of 2')
  expect(dotted([])).toBe('')
})
