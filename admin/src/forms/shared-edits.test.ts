import { expect, test } from 'vitest'
import { clashesOf, mergedFields, plainFields, reportedFields, shownValue } from './shared-edits.ts'

interface Tea {
  name: string
  price: string
  tags: string[]
}

const fields = plainFields<Tea>({ name: 'Name', price: 'Price', tags: 'Tags' }, { price: (price) => `£${price}` })
const base: Tea = { name: 'Tea', price: '5.00', tags: ['hot'] }
const labels = (some: readonly { label: string }[]) => some.map(({ label }) => label)

test.for([
  ['nobody changed anything', base, base, []],
  ['another field of mine', { ...base, name: 'Black tea' }, { ...base, price: '6.00' }, []],
  ['the same field, to the same value', { ...base, price: '6.00' }, { ...base, price: '6.00' }, []],
  ['the same field', { ...base, price: '7.00' }, { ...base, price: '6.00' }, ['Price']],
  ['a list', { ...base, tags: ['hot', 'new'] }, { ...base, tags: [] }, ['Tags']],
] as const)('a clash: %s', ([, mine, theirs, expected]) => {
  const clashes = clashesOf(fields, base, mine as Tea, theirs as Tea)
  expect(labels(clashes.map(({ field }) => field))).toEqual(expected)
})

test('changes of others are named, and a field is taken over alone', () => {
  const theirs = { name: 'Green tea', price: '6.00', tags: ['hot'] }
  expect(reportedFields(fields, base, base, theirs)).toEqual(['Name', 'Price'])
  expect(reportedFields(fields, base, { ...base, price: '6.00' }, theirs)).toEqual(['Name'])
  expect(mergedFields(base, { ...base, price: '7.00' }, theirs)).toEqual({ ...theirs, price: '7.00' })
  const price = fields.find(({ path }) => path === 'price')!
  expect(price.put(base, theirs)).toEqual({ ...base, price: '6.00' })
  expect([price.text(base), price.text(theirs)]).toEqual(['£5.00', '£6.00'])
})

test.for([
  ['', 'Empty'],
  [true, 'Yes'],
  [[], 'None'],
  [['hot', 'new'], 'hot, new'],
] as const)('%j is shown as %s', ([value, words]) => {
  expect(shownValue(value)).toBe(words)
})
