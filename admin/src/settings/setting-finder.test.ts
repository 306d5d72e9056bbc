import { expect, test } from 'vitest'
import { settingsPages } from '../shell/pages-below.ts'
import { findSettings, placeOf } from './setting-finder.ts'

test.for([
  ['its name', 'test pay', ['/settings/testing#test-payments']],
  ['a word that people use for it', 'warehouse', ['/settings/locations']],
  ['words in any order, in capitals', 'RATES exchange', ['/settings/currencies']],
  ['nothing typed', '  ', []],
  ['no such setting', 'weather', []],
] as const)('a setting is found by %s', ([, query, places]) => {
  expect(findSettings(query).map(placeOf)).toEqual(places)
})

test('keys of a payment provider are found by the name that it declares', () => {
  const accounts = [{ method: 'toy-pay', title: 'Toy Pay' }]
  expect(findSettings('toy', accounts).map(placeOf)).toEqual(['/settings/payments#account-toy-pay'])
  expect(findSettings('webhook', accounts).map(({ name }) => name)).toContain('Keys of Toy Pay')
})

test('names that match stand before other words that match', () => {
  expect(findSettings('roles')[0]?.name).toBe('Roles and permissions')
  expect(findSettings('email')[0]?.name).toBe('Email texts')
})

test.for(settingsPages.map(({ label, href }) => [label, href] as const))(
  'the page %s is found by its label',
  ([label, href]) => {
    expect(findSettings(label).map((setting) => placeOf(setting).split('#')[0])).toContain(href)
  },
)

test('the pages of a group stand together', () => {
  const groups = settingsPages.map(({ group }) => group)
  expect(groups.filter((group, index) => group !== groups[index - 1])).toEqual([...new Set(groups)])
})
