import { expect, test } from 'vitest'
import { popularTexts } from './popular-texts.ts'

test('a text has a name from its third use on, and keeps it', () => {
  const nameOf = popularTexts()
  expect([1, 2, 3, 4].map(() => nameOf('select 1'))).toEqual([undefined, undefined, 'compiled-1', 'compiled-1'])
})

test('texts that come once do not crowd out those that come often', () => {
  const nameOf = popularTexts()
  for (let i = 0; i < 10_000; i++) nameOf(`select ${i}`)
  expect([1, 2, 3].map(() => nameOf('select often')).at(-1)).toBe('compiled-1')
})

test('no more than two hundred names are given', () => {
  const nameOf = popularTexts()
  const names = Array.from({ length: 300 }, (_, i) => [1, 2, 3].map(() => nameOf(`select ${i}`)).at(-1))
  expect(new Set(names.filter(Boolean)).size).toBe(200)
  expect(names.slice(200).filter(Boolean)).toEqual([])
})
