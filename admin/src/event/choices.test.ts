import { expect, test } from 'vitest'
import { countriesOf, timeZones } from './choices.ts'

test('countries have names and are in their order', () => {
  const names = countriesOf('en-GB').map(([, name]) => name)
  expect(names).toContain('United Kingdom')
  expect(names).not.toContain('European Union')
  expect(names.length).toBeGreaterThan(200)
  expect(names.toSorted((a, b) => a.localeCompare(b, 'en-GB'))).toEqual(names)
})

test('the chosen zone is there even if the browser spells it otherwise', () => {
  expect(timeZones('Asia/Calcutta')).toContain('Asia/Calcutta')
})
