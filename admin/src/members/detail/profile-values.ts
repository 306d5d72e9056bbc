import type { IdentityProfile, IdentityProfileInput } from '@fairground/client/generated/fairground.member-details.ts'
import { isPhoneNumber } from '@fairground/domain/phone-number.ts'
import * as v from 'valibot'
import { atMost } from '../../forms/at-most.ts'
import { t } from '../../texts.ts'

type Tag<List extends 'secondaryEmails' | 'phonesV2' | 'addresses'> = NonNullable<
  NonNullable<IdentityProfile[List]>[number]['tag']
>

export const emailTags = ['UNTAGGED', 'MAIN', 'HOME', 'WORK'] as const satisfies readonly Tag<'secondaryEmails'>[]
export const phoneTags = [
  'UNTAGGED',
  'MAIN',
  'HOME',
  'MOBILE',
  'WORK',
  'FAX',
] as const satisfies readonly Tag<'phonesV2'>[]
export const addressTags = [
  'UNTAGGED',
  'HOME',
  'WORK',
  'BILLING',
  'SHIPPING',
] as const satisfies readonly Tag<'addresses'>[]
export const fieldKinds = ['text', 'number', 'date', 'flag'] as const

export const tagWords: Readonly<Record<string, string>> = {
  UNTAGGED: t('admin.members.other'),
  MAIN: t('admin.members.main'),
  HOME: t('admin.members.home'),
  MOBILE: t('admin.members.mobile'),
  WORK: t('admin.members.work'),
  FAX: t('admin.members.fax'),
  BILLING: t('admin.members.billing'),
  SHIPPING: t('admin.members.delivery'),
}

/** Values of the form: text throughout, empty where nothing is known. */
export interface ProfileValues {
  firstName: string
  lastName: string
  nickname: string
  company: string
  position: string
  /** `YYYY-MM-DD`. */
  birthdate: string
  isPublic: boolean
  emails: { email: string; tag: (typeof emailTags)[number] }[]
  phones: { phone: string; tag: (typeof phoneTags)[number]; countryCode: string }[]
  addresses: {
    tag: (typeof addressTags)[number]
    addressLine: string
    addressLine2: string
    city: string
    postalCode: string
    subdivision: string
    country: string
    streetName: string
    streetNumber: string
  }[]
  fields: { name: string; kind: (typeof fieldKinds)[number]; value: string }[]
}

export const emptyAddress: ProfileValues['addresses'][number] = {
  tag: 'UNTAGGED',
  addressLine: '',
  addressLine2: '',
  city: '',
  postalCode: '',
  subdivision: '',
  country: '',
  streetName: '',
  streetNumber: '',
}

export function profileToValues(profile: IdentityProfile): ProfileValues {
  const { firstName = '', lastName = '', nickname = '', company = '', position = '', birthdate = '' } = profile
  return {
    firstName,
    lastName,
    nickname,
    company,
    position,
    birthdate,
    isPublic: profile.privacyStatus === 'PUBLIC',
    emails: (profile.secondaryEmails ?? []).map(({ email, tag = 'UNTAGGED' }) => ({ email, tag })),
    phones: (profile.phonesV2 ?? []).map(({ phone, tag = 'UNTAGGED', countryCode = '' }) => ({
      phone,
      tag,
      countryCode,
    })),
    addresses: (profile.addresses ?? []).map(({ address, tag = 'UNTAGGED' }) => ({ ...emptyAddress, ...address, tag })),
    fields: (profile.customFields ?? []).flatMap(({ name, value }) =>
      value ? [{ name, ...fieldToValue(value) }] : [],
    ),
  }
}

type FieldValue = NonNullable<NonNullable<IdentityProfile['customFields']>[number]['value']>

function fieldToValue({
  strValue,
  numValue,
  dateValue,
  boolValue,
}: FieldValue): Omit<ProfileValues['fields'][number], 'name'> {
  if (numValue !== undefined) return { kind: 'number', value: String(numValue) }
  if (dateValue !== undefined) return { kind: 'date', value: new Date(dateValue).toISOString().slice(0, 10) }
  if (boolValue !== undefined) return { kind: 'flag', value: boolValue ? 'yes' : 'no' }
  return { kind: 'text', value: strValue ?? '' }
}

/** Profile to send: the whole of it. Fields that the form does not show travel on as they were. */
export function profileFrom(values: ProfileValues, before: IdentityProfile): IdentityProfileInput {
  const { language, vatId, picture } = before
  return {
    ...given({ language, vatId, picture }),
    ...given({
      firstName: values.firstName.trim(),
      lastName: values.lastName.trim(),
      nickname: values.nickname.trim(),
      company: values.company.trim(),
      position: values.position.trim(),
      birthdate: values.birthdate,
    }),
    privacyStatus: values.isPublic ? 'PUBLIC' : 'PRIVATE',
    secondaryEmails: values.emails.map(({ email, tag }) => ({ email: email.trim(), tag })),
    phonesV2: values.phones.map(({ phone, tag, countryCode }) => ({
      phone: phone.trim(),
      tag,
      ...given({ countryCode }),
    })),
    addresses: values.addresses.map(({ tag, ...address }) => ({ tag, address: given(address) })),
    customFields: values.fields.map(({ name, kind, value }) => ({ name: name.trim(), value: fieldFrom(kind, value) })),
  }
}

function fieldFrom(kind: ProfileValues['fields'][number]['kind'], value: string) {
  switch (kind) {
    case 'number':
      return { numValue: Number(value) }
    case 'date':
      return { dateValue: `${value}T00:00:00.000Z` }
    case 'flag':
      return { boolValue: value === 'yes' }
    case 'text':
      return { strValue: value }
  }
}

const given = <T extends Readonly<Record<string, string | undefined>>>(values: T): { [K in keyof T]?: string } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value.trim() !== '')) as {
    [K in keyof T]?: string
  } // keys without a value are gone

/** Number of parts of the profile that differ from what is stored. */
export function changeCount(base: ProfileValues, values: ProfileValues): number {
  const keys = Object.keys(base) as (keyof ProfileValues)[] // the keys of a record
  return keys.filter((key) => JSON.stringify(base[key]) !== JSON.stringify(values[key])).length
}

const email = v.pipe(v.string(), v.trim(), v.email(t('admin.members.writeAnEmailAddressSuch')))
const short = (what: string) => v.pipe(v.string(), atMost(100, what))

export const profileSchema = v.object({
  firstName: short(t('admin.members.aName')),
  lastName: short(t('admin.members.aName')),
  nickname: short(t('admin.members.aNickname')),
  company: short(t('admin.members.aCompany')),
  position: short(t('admin.members.aPosition')),
  birthdate: v.string(),
  isPublic: v.boolean(),
  emails: v.array(v.object({ email, tag: v.picklist(emailTags) })),
  phones: v.array(
    v.object({
      phone: v.pipe(
        v.string(),
        v.trim(),
        v.maxLength(30, t('admin.members.writeAPhoneNumber')),
        v.check(isPhoneNumber, t('admin.members.writeAPhoneNumber')),
      ),
      tag: v.picklist(phoneTags),
      countryCode: v.string(),
    }),
  ),
  addresses: v.array(
    v.pipe(
      v.object({
        tag: v.picklist(addressTags),
        addressLine: v.pipe(v.string(), atMost(200, t('admin.members.aLine'))),
        addressLine2: v.pipe(v.string(), atMost(200, t('admin.members.aLine'))),
        city: short(t('admin.members.aTown')),
        postalCode: v.pipe(v.string(), atMost(20, t('admin.members.aPostcode'))),
        subdivision: v.string(),
        country: v.string(),
        streetName: v.string(),
        streetNumber: v.string(),
      }),
      v.forward(
        v.check(
          ({ tag: _, ...address }) => Object.values(address).some((part) => part.trim() !== ''),
          t('admin.members.completeTheAddressOrRemove'),
        ),
        ['addressLine'],
      ),
    ),
  ),
  fields: v.array(
    v.pipe(
      v.object({
        name: v.pipe(
          v.string(),
          v.trim(),
          v.minLength(1, t('admin.members.enterAName')),
          atMost(100, t('admin.members.aName')),
        ),
        kind: v.picklist(fieldKinds),
        value: v.pipe(v.string(), atMost(1000, t('admin.members.aValue'))),
      }),
      v.forward(
        v.check(({ kind, value }) => isOfKind(kind, value), t('admin.members.enterAValueOfThis')),
        ['value'],
      ),
    ),
  ),
})

function isOfKind(kind: ProfileValues['fields'][number]['kind'], value: string): boolean {
  switch (kind) {
    case 'number':
      return value.trim() !== '' && Number.isFinite(Number(value)) && Math.abs(Number(value)) <= 1e15
    case 'date':
      return /^\d{4}-\d{2}-\d{2}$/.test(value)
    case 'flag':
      return value === 'yes' || value === 'no'
    case 'text':
      return value !== ''
  }
}
