import { expect, test } from 'vitest'
import { isVatIdDoubtful, vatCountryOf } from './vat-country.ts'

const contact = (id: string, country?: string, type?: 'UNSPECIFIED' | 'CPF') => ({
  contactDetails: { vatId: { id, ...(type ? { type } : {}) } },
  ...(country ? { address: { country } } : {}),
})

test.each([
  ['DE136695976', 'DE'],
  ['de 136 695 976', 'DE'],
  ['FR 40 303265045', 'FR'],
  ['ATU13585627', 'AT'],
  ['BE0428759497', 'BE'],
  ['IE6433435OA', 'IE'],
  ['NL4495445B01', 'NL'],
  ['EL094259216', 'GR'],
  ['IT00743110157', 'IT'],
  ['ESB64717838', 'ES'],
  ['PL8567346215', 'PL'],
  ['SE556036079301', 'SE'],
  ['DK13585628', 'DK'],
  ['FI20774740', 'FI'],
  ['PT501964843', 'PT'],
  ['HR33392005961', 'HR'],
  ['GB980780684', 'GB'],
  ['CHE-107.787.577 MWST', 'CH'],
  ['NO 995 525 828 MVA', 'NO'],
])('%s is a registration in %s, whatever the address', async (id, country) => {
  expect(await vatCountryOf(contact(id))).toBe(country)
  expect(isVatIdDoubtful(contact(id), country)).toBe(false)
})

test.each([
  ['83 914 571 673', 'AU'],
  ['27AAPFU0939F1ZV', 'IN'],
  ['136695976', 'DE'],
  ['49098576', 'NZ'],
])('%s is a registration at an address in %s', async (id, country) => {
  expect(await vatCountryOf(contact(id, country))).toBe(country)
})

test.each([
  ['DE136695978', undefined],
  ['FR84323140391', undefined],
  ['GB802311781', undefined],
  ['83 914 571 674', 'AU'],
  ['27AAPFU0939F1ZO', 'IN'],
])('%s is doubtful: its check digits do not fit', async (id, country) => {
  expect(await vatCountryOf(contact(id, country))).toBeUndefined()
  expect(isVatIdDoubtful(contact(id, country), undefined)).toBe(true)
})

test('an id of a country without a rule here, one of another type and none are left alone', async () => {
  for (const one of [contact('12-3456789', 'US'), contact('52998224725', 'DE', 'CPF'), contact(''), undefined, null]) {
    expect(await vatCountryOf(one)).toBeUndefined()
    expect(isVatIdDoubtful(one, undefined)).toBe(false)
  }
})
