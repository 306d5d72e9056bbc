import { afterEach, expect, test } from 'vitest'
import { __category, __number } from './format.ts'
import { readLocaleBy } from './language.ts'

afterEach(() => readLocaleBy(() => undefined))

test.each(['en', 'en-GB', 'de', 'de-CH', 'fr', 'fr-CA', 'ar-XB'])('counts in %s are what Intl says', (locale) => {
  readLocaleBy(() => locale)
  const plural = new Intl.PluralRules(locale)
  for (const count of [...Array(1_001).keys(), 1.5, -1, 1_234, 1_000_000]) {
    expect(__category(count), String(count)).toBe(plural.select(count))
    expect(__number(count)).toBe(count.toLocaleString(locale))
  }
})
