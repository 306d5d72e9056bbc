// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packedText } from './packed.server.ts'
import { unpacked } from './packed.ts'

const travelled = (value: unknown) => unpacked(JSON.parse(packedText(value)))

test('whatever JSON can write arrives as it was', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(travelled(value)).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

test('a record and a list lose what JSON leaves out, and have as text what it writes so', () => {
  const value = {
    left: undefined,
    on: new Date(0),
    list: [undefined, Number.NaN, () => 1],
    run: () => 1,
    own: { '': [1] },
  }
  expect(travelled(value)).toEqual(JSON.parse(JSON.stringify(value)))
})

test('keys of records that are alike travel once', () => {
  const cards = Array.from({ length: 24 }, (_, index) => ({
    name: `Mug ${index}`,
    price: '£18.00',
    colours: [{ name: 'Ink' }],
  }))
  expect(packedText(cards).match(/price/g)).toHaveLength(1)
})

test('a key of the language’s own is a key like any other', () => {
  const value = JSON.parse('{"__proto__": {"length": 3}, "constructor": 1}')
  expect(Object.entries(travelled(value) as object)).toEqual(Object.entries(value))
})

test('lasting values are written as others, whatever stands before them', () => {
  const card = { name: 'Mug <1>', colours: [{ name: 'Ink' }, { code: 1, name: '<' }], none: undefined }
  const others = [{ other: 1 }, { name: 'x' }, { colours: [] }, { code: 1, name: '' }, {}]
  const isLasting = (one: object) => one === card
  for (const one of [...others, ...others]) {
    for (const page of [[card], [one, card], [one, card, card, { nested: [card], one }]]) {
      expect(packedText(page, isLasting)).toBe(packedText(page))
      expect(packedText(page, isLasting)).not.toContain('<')
    }
  }
})
