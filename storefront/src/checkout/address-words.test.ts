import { expect, test } from 'vitest'
import { addressWords, postalCodeMistake, postcodeOf, regionMistake, taxIdMistake } from './address-words.ts'

test.for([
  ['GB', 'Postcode', 'County'],
  ['US', 'ZIP code', 'State'],
  ['IE', 'Eircode', 'County'],
  ['DE', 'Postcode', undefined],
  ['PT', 'Postcode', 'State or region'],
  ['HK', false, 'State or region'],
  ['BR', 'CEP', 'State'],
  ['CA', 'Postal code', 'Province or territory'],
  ['JP', 'Postal code', 'Prefecture'],
  ['IN', 'PIN code', 'State'],
  ['CH', 'Postcode', undefined],
  ['AE', false, 'Emirate'],
  ['IT', 'Postcode', 'Province'],
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
  ['BR', '01310-100', undefined],
  ['BR', '01310', 'Enter a whole CEP, like 01310-100.'],
  ['CA', 'k1a 0b1', undefined],
  ['CA', 'K1A', 'Enter a whole postal code, like K1A 0B1.'],
  ['JP', '100-0001', undefined],
  ['JP', '1000001', undefined],
  ['JP', '100', 'Enter a whole postal code, like 100-0001.'],
  ['IN', '110 001', undefined],
  ['IN', '', 'Enter a PIN code.'],
  ['CH', '8001', undefined],
  ['CH', '80011', 'Enter a whole postcode, like 8001.'],
  ['IE', 'd02 af30', undefined],
  ['IE', 'Dublin 2', 'Enter a whole Eircode, like D02 AF30.'],
] as const)('a postcode of %s: "%s"', ([country, postalCode, mistake]) => {
  expect(postalCodeMistake(postalCode, country)).toBe(mistake)
})

test('addresses of Japan begin with the postcode, and need their prefecture', () => {
  expect(addressWords('JP')).toMatchObject({ postcodeFirst: true, regionRequired: true })
  expect(addressWords('US')).toMatchObject({ postcodeFirst: false, regionRequired: false })
  expect([regionMistake('', 'JP'), regionMistake('Tokyo', 'JP'), regionMistake('', 'US')]).toEqual([
    'Fill this in.',
    undefined,
    undefined,
  ])
})

test.for([
  ['a CPF', '529.982.247-25', 'BR', undefined],
  ['a CNPJ', '11.222.333/0001-81', 'BR', undefined],
  ['a CPF with a wrong digit', '529.982.247-24', 'BR', 'Enter a whole CPF or CNPJ, like 529.982.247-25.'],
  ['nothing', '', 'BR', 'Enter a whole CPF or CNPJ, like 529.982.247-25.'],
  ['nothing, elsewhere', '', 'PT', undefined],
] as const)('%s goes with an address or is required', ([, taxId, country, mistake]) => {
  expect(taxIdMistake(taxId, country)).toBe(mistake)
  expect(addressWords(country).taxId?.label).toBe(country === 'BR' ? 'CPF or CNPJ' : undefined)
})

test.for([
  ['１００－０００１', '100-0001'],
  ['〒100−0001', '100-0001'],
  ['100ー0001 ', '100-0001'],
  ['k1a　0b1', 'K1A 0B1'],
] as const)('the postcode %s is written as %s', ([typed, written]) => {
  expect(postcodeOf(typed)).toBe(written)
})
