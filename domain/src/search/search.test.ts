import fc from 'fast-check'
import { expect, test } from 'vitest'
import { folded, wordsOf } from './folded.ts'
import { queryText, searchWords } from './search-query.ts'
import { PART_END, searchable, searchText } from './search-text.ts'
import { corrections, mistakesBetween } from './spelling.ts'

test.for([
  ['Café', 'cafe'],
  ['  Straße \n', 'strasse'],
  ['ŁÓDŹ', 'lodz'],
  ['Smørrebrød', 'smorrebrod'],
  ['ﬁne', 'fine'],
  ['ΑΘΉΝΑ', 'αθηνα'],
] as const)('%s is folded', ([text, expected]) => {
  expect(folded(text)).toBe(expected)
})

test('words are letters and digits; a compound is found whole, too', () => {
  expect(wordsOf('T-Shirt, “XL” (2nd)')).toEqual(['t', 'shirt', 'xl', '2nd'])
  expect(searchable('T-Shirt AB-12/c')).toBe('t shirt ab 12 c tshirt ab12c')
})

test('the text of a product stands in parts', () => {
  const text = searchText({
    name: 'Café mug',
    brand: null,
    codes: ['M-1', null, 'M-1'],
    options: ['Size', 'L'],
    description: 'Blue, hand-made.',
  })
  expect(text.split(PART_END)).toEqual(['cafe mug', '', 'm 1 m1', 'size l', 'blue hand made'])
})

test.for([
  [{ words: [['mug']], mode: 'AND', parts: [] }, `'mug':*`],
  [{ words: [['blue'], ['mug', 'mud']], mode: 'AND', parts: [] }, `'blue':* & ('mug':* | 'mud':*)`],
  [{ words: [['blue'], ['mug']], mode: 'OR', parts: ['A', 'B'] }, `'blue':*AB | 'mug':*AB`],
] as const)('%o in PostgreSQL’s notation', ([query, expected]) => {
  expect(queryText(query)).toBe(expected)
})

test('no text gets an operator into the query', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const word of searchWords(text)) expect(word).toMatch(/^[\p{L}\p{N}]{1,60}$/u)
    }),
  )
})

test.for([
  ['shirt', 'shirt', 0],
  ['shrit', 'shirt', 1],
  ['shir', 'shirt', 1],
  ['mog', 'mug', 1],
  ['candel', 'candle', 1],
  ['notbok', 'notebook', 2],
  ['cat', 'notebook', 3],
] as const)('%s is %s but for %s', ([a, b, mistakes]) => {
  expect(mistakesBetween(a, b, 2)).toBe(mistakes)
})

test('mistakes are the same both ways', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(mistakesBetween(a, b, 9)).toBe(mistakesBetween(b, a, 9))
    }),
  )
})

test('corrections: fewest mistakes, then the same beginning; short words are right', () => {
  expect(corrections('shrit', ['skirt', 'shirt', 'short', 'shirts'], 3)).toEqual(['shirt'])
  expect(corrections('mog', ['dog', 'mug', 'fox'], 3)).toEqual(['mug', 'dog'])
  expect(corrections('xl', ['xs'], 3)).toEqual([])
})
