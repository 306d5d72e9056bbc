import type { IdentityProfile } from '@fairground/client/generated/fairground.member-details.ts'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { changeCount, emptyAddress, profileFrom, profileSchema, profileToValues } from './profile-values.ts'

const profile: IdentityProfile = {
  firstName: 'Ines',
  vatId: 'PT123',
  language: 'pt',
  privacyStatus: 'PUBLIC',
  secondaryEmails: [{ email: 'ines@work.example', tag: 'WORK' }],
  phonesV2: [{ phone: '+44 117', countryCode: 'GB', tag: 'MOBILE' }],
  addresses: [{ address: { city: 'Bristol', streetName: 'Harbourside', streetNumber: '1' }, tag: 'SHIPPING' }],
  customFields: [
    { name: 'shoe', value: { numValue: 39.5 } },
    { name: 'diet', value: { strValue: 'vegan' } },
    { name: 'since', value: { dateValue: new Date('2020-05-01T00:00:00.000Z') } },
    { name: 'card', value: { boolValue: false } },
  ],
}

test('the form sends what it shows, unless something is changed', () => {
  const values = profileToValues(profile)
  expect(v.safeParse(profileSchema, values).success).toBe(true)
  expect(profileFrom(values, profile)).toEqual({
    ...profile,
    customFields: [
      ...(profile.customFields ?? []).slice(0, 2),
      { name: 'since', value: { dateValue: '2020-05-01T00:00:00.000Z' } },
      { name: 'card', value: { boolValue: false } },
    ],
  })
})

test('an emptied field is left out', () => {
  const { firstName: _, ...rest } = profileFrom({ ...profileToValues(profile), firstName: ' ' }, profile)
  expect(profileFrom({ ...profileToValues(profile), firstName: ' ' }, profile)).toEqual(rest)
})

test('parts that differ are counted', () => {
  const base = profileToValues(profile)
  expect(changeCount(base, base)).toBe(0)
  expect(changeCount(base, { ...base, lastName: 'Carvalho', emails: [] })).toBe(2)
})

test.for([
  ['an address that is none', { emails: [{ email: 'ines', tag: 'WORK' as const }] }],
  ['a number that is none', { phones: [{ phone: 'call me', tag: 'HOME' as const, countryCode: '' }] }],
  ['an empty postal address', { addresses: [emptyAddress] }],
  ['a field without a name', { fields: [{ name: ' ', kind: 'text' as const, value: 'x' }] }],
  ['a number field of words', { fields: [{ name: 'shoe', kind: 'number' as const, value: 'big' }] }],
  ['a date field without a date', { fields: [{ name: 'since', kind: 'date' as const, value: '' }] }],
  ['a choice that was not made', { fields: [{ name: 'card', kind: 'flag' as const, value: '' }] }],
] as const)('refused: %s', ([, change]) => {
  expect(v.safeParse(profileSchema, { ...profileToValues(profile), ...change }).success).toBe(false)
})
