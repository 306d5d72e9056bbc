import { expect, test } from 'vitest'
import { matchingCountries } from './country-names.ts'
import { matchingCurrencies } from './currency-names.ts'

const first = (query: string) => matchingCountries(query, [])[0]?.value

test.for([
  ['a code that is typed whole', 'de', 'DE'],
  ['the code of a country whose name others hold', 'in', 'IN'],
  ['the start of a name', 'germ', 'DE'],
  ['a later word of a name', 'kingdom', 'GB'],
  ['a name without its accents', 'turkiye', 'TR'],
] as const)('a country is found first by %s', ([, query, code]) => {
  expect(first(query)).toBe(code)
})

test('countries that are taken, and those that do not match, are not offered', () => {
  expect(matchingCountries('de', ['DE']).some(({ value }) => value === 'DE')).toBe(false)
  expect(matchingCountries('zzz', [])).toEqual([])
  expect(matchingCountries('', []).length).toBeGreaterThan(200)
})

test('a currency is found by its code and by its name', () => {
  expect(matchingCurrencies('pln', [])[0]?.value).toBe('PLN')
  expect(matchingCurrencies('zloty', []).map(({ value }) => value)).toContain('PLN')
  expect(matchingCurrencies('eur', ['EUR']).some(({ value }) => value === 'EUR')).toBe(false)
})
