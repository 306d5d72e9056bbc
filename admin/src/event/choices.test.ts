import { expect, test } from 'vitest'
import { countriesOf } from './choices.ts'

test('countries have names and are in their order', () => {
  const names = countriesOf('en-GB').map(([, name]) => name)
  expect(names).toContain('United Kingdom')
  expect(names).not.toContain('European Union')
  expect(names.length).toBeGreaterThan(200)
  expect(names.toSorted((a, b) => a.localeCompare(b, 'en-GB'))).toEqual(names)
})
