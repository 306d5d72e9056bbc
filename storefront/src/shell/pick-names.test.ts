// @vitest-environment node
import { expect, test } from 'vitest'
import { pickNames } from './pick-names.server.ts'

const shop = {
  name: 'Kiln Lane',
  locale: 'de',
  currency: 'GBP',
  timeZone: 'Europe/London',
  origin: 'https://fair.example',
}

test('each language has its own name, and currencies the name that the page writes', () => {
  const { names } = pickNames({ ...shop, languages: ['en', 'de'], currencies: ['EUR'] })
  expect(names).toEqual({ en: 'English', de: 'Deutsch', GBP: 'Britisches Pfund', EUR: 'Euro' })
})

test('a shop without a choice has no names', () => {
  expect(pickNames(shop)).toEqual({})
  expect(pickNames({ ...shop, languages: ['en', 'de'] }).names).toEqual({ en: 'English', de: 'Deutsch' })
})
