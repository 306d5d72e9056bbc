import { expect, test } from 'vitest'
import { addressWords, postalCodeMistake } from './address-words.ts'

test.for([
  ['GB', 'Postcode', 'County'],
  ['US', 'ZIP code', 'State'],
  ['IE', 'Eircode', 'County'],
  ['DE', 'Postcode', undefined],
  ['PT', 'Postcode', 'State or region'],
  ['HK', false, 'State or region'],
] as const)('the parts of an address in %s', ([country, postalCode, region]) => {
  expect([addressWords(country).postalCode, addressWords(country).region]).toEqual([postalCode, region])
})

test.for([
  ['GB', 'BS1 4QA', undefined],
  ['GB', 'sw1y4lb', undefined],
  ['GB', '12345', 'Enter a whole postcode, like SW1A 1AA.'],
  ['GB', '', 'Enter a postcode.'],
  ['US', '94103-1234', undefined],
  ['US', 'BS1 4QA', 'Enter a whole ZIP code, like 94103.'],
  ['IE', '', 'Enter an Eircode.'],
  ['PT', '1000-001', undefined],
  ['AE', '', undefined],
  ['AE', '00000', undefined],
] as const)('a postcode of %s: "%s"', ([country, postalCode, mistake]) => {
  expect(postalCodeMistake(postalCode, country)).toBe(mistake)
})
