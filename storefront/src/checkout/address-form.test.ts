import { expect, test } from 'vitest'
import { addressOf, linesOf, mistakes, withAddress } from './address-form.ts'

const bristol = {
  country: 'GB',
  addressLine: '1 Harbourside',
  addressLine2: '',
  city: 'Bristol',
  subdivision: '',
  postalCode: 'BS1 4QA',
}

test.for([
  ['all there', {}, []],
  ['no country', { country: '' }, ['country']],
  ['a country that is none', { country: 'XX' }, ['country']],
  ['only a street', { city: '', postalCode: '' }, ['city', 'postalCode']],
  ['a region too long to keep', { subdivision: 'a'.repeat(21) }, ['subdivision']],
] as const)('%s', ([, change, fields]) => {
  expect(Object.keys(mistakes({ ...bristol, ...change }))).toEqual(fields)
})

test('an empty field is not saved', () => {
  expect(addressOf(bristol, 'a-1')).toEqual({
    id: 'a-1',
    country: 'GB',
    addressLine: '1 Harbourside',
    city: 'Bristol',
    postalCode: 'BS1 4QA',
  })
})

test('a changed address stays in its place, a further one comes last', () => {
  const known = [{ id: 'a' }, { id: 'b' }]
  expect(withAddress(known, { id: 'a', city: 'Bath' })).toEqual([{ id: 'a', city: 'Bath' }, { id: 'b' }])
  expect(withAddress(known, { city: 'Bath' })).toEqual([{ id: 'a' }, { id: 'b' }, { city: 'Bath' }])
})

test('lines of an address, also of one with street and number apart', () => {
  const name = (code: string) => ({ GB: 'United Kingdom' })[code] ?? code
  expect(linesOf(addressOf(bristol), name)).toEqual(['1 Harbourside', 'Bristol BS1 4QA', 'United Kingdom'])
  expect(linesOf({ streetAddress: { name: 'Kai', number: '4' }, city: 'Bern' }, name)).toEqual(['Kai 4', 'Bern'])
})
