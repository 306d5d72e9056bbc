import { expect, test } from 'vitest'
import { fractionOf, percentOf } from './percent.ts'
import { byCountry, jurisdictionName, partOf, regionName } from './words.ts'

test.for([
  ['20', '0.2', '20'],
  ['8,875', '0.08875', '8.875'],
  ['9.9750', '0.09975', '9.975'],
  ['0', '0', '0'],
  ['100', '1', '100'],
])('%s %% is the fraction %s', ([typed, fraction, shown]) => {
  expect(fractionOf(typed!)).toBe(fraction)
  expect(percentOf(fraction!)).toBe(shown)
})

test.for(['', '101', '-5', 'twenty'])('"%s" is no percentage', (typed) => {
  expect(fractionOf(typed)).toBeUndefined()
})

test('regions stand under their countries, by name', () => {
  const region = (country: string, subdivision?: string) => ({ country, subdivision }) as never // what it looks at
  const sorted = byCountry([region('US', 'US-NY'), region('DE'), region('US', 'US-CA')])
  expect(sorted.map(([country, regions]) => [country, regions.length])).toEqual([
    ['DE', 1],
    ['US', 2],
  ])
})

test.for([
  [{ country: 'US', subdivision: 'US-NY' }, 'New York (US-NY)', 'United States, New York'],
  [{ country: 'JP', subdivision: 'JP-13' }, 'Tokyo (JP-13)', 'Japan, Tokyo'],
  [{ country: 'DE', subdivision: 'DE-BY' }, 'DE-BY', 'Germany, DE-BY'],
  [{ country: 'DE' }, undefined, 'Germany'],
] as const)('a region of taxes is called by the name of its part, and has its code: %o', ([region, part, name]) => {
  expect([partOf(region), regionName(region)]).toEqual([part, name])
})

test.for([
  ['US-CA', 'California'],
  ['DE', 'Germany'],
  ['King County', 'King County'],
] as const)('the jurisdiction %s is called %s', ([jurisdiction, name]) => {
  expect(jurisdictionName(jurisdiction)).toBe(name)
})
