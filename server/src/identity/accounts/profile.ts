import type { IdentityProfile } from '@fairground/contract/identity/identity.ts'
import type { Static } from 'typebox'
import type { Contact, CustomField, MemberDoc, TaggedAddress, TaggedEmail, TaggedPhone } from './member.ts'

export type ProfileWire = Static<typeof IdentityProfile>

/** Profile in a registration or sign-on. */
export interface NewProfile {
  readonly doc: MemberDoc
  readonly nickname: string | null
  readonly slug: string | null
  readonly privacy: 'PUBLIC' | 'PRIVATE'
}

const defined = <T extends object>(value: { [K in keyof T]: T[K] | undefined | '' }): T =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined && part !== '')) as T // keys without a value are gone

export function profileOf(wire: ProfileWire | undefined, newId: () => string): NewProfile {
  const profile = wire ?? {}
  const contact: Contact = {
    ...defined<Omit<Contact, 'emails' | 'phones' | 'addresses' | 'customFields'>>({
      firstName: profile.firstName?.trim(),
      lastName: profile.lastName?.trim(),
      company: profile.company,
      jobTitle: profile.position,
      birthdate: profile.birthdate,
      vatId: profile.vatId,
      language: profile.language,
      labels: profile.labels,
    }),
    emails: emailsOf(profile),
    phones: phonesOf(profile),
    addresses: (profile.addresses ?? []).map(
      ({ address, tag }): TaggedAddress => ({ id: newId(), ...address, tag: tag ?? 'UNTAGGED' }),
    ),
    customFields: (profile.customFields ?? []).flatMap(customFieldOf),
  }
  return {
    doc: { contact, profile: profile.picture ? { photo: { url: profile.picture } } : {} },
    nickname: profile.nickname?.trim() || null,
    slug: profile.slug?.trim() || null,
    privacy: profile.privacyStatus === 'PUBLIC' ? 'PUBLIC' : 'PRIVATE',
  }
}

/** The tagged lists, then those of the older untagged ones that they do not hold. */
function emailsOf({ secondaryEmails = [], emails = [] }: ProfileWire): TaggedEmail[] {
  const tagged = secondaryEmails.map(({ email, tag }) => ({ email, tag: tag ?? 'UNTAGGED' }))
  const known = new Set(tagged.map(({ email }) => email.toLowerCase()))
  return [
    ...tagged,
    ...emails.filter((email) => !known.has(email.toLowerCase())).map((email) => ({ email, tag: 'UNTAGGED' as const })),
  ]
}

function phonesOf({ phonesV2 = [], phones = [] }: ProfileWire): TaggedPhone[] {
  const tagged = phonesV2.map(({ tag, ...phone }) => ({ ...phone, tag: tag ?? 'UNTAGGED' }))
  const known = new Set(tagged.map(({ phone }) => phone))
  return [
    ...tagged,
    ...phones.filter((phone) => !known.has(phone)).map((phone) => ({ phone, tag: 'UNTAGGED' as const })),
  ]
}

/** The first kind of value that is given. */
function customFieldOf({ name, value }: NonNullable<ProfileWire['customFields']>[number]): CustomField[] {
  const { strValue, numValue, dateValue, boolValue } = value ?? {}
  if (strValue !== undefined) return [{ name, value: { strValue } }]
  if (numValue !== undefined) return [{ name, value: { numValue } }]
  if (dateValue !== undefined) return [{ name, value: { dateValue } }]
  return boolValue === undefined ? [] : [{ name, value: { boolValue } }]
}

/** Joined profile: new values stand, and known ones fill the rest. Lists are joined, each entry once. */
export function joinDocs(known: MemberDoc, given: MemberDoc): MemberDoc {
  const [a, b] = [given.contact, known.contact]
  const names = new Set(a.customFields.map(({ name }) => name))
  return {
    contact: {
      ...b,
      ...a,
      emails: joined(a.emails, b.emails, ({ email }) => email.toLowerCase()),
      phones: joined(a.phones, b.phones, ({ phone }) => phone),
      addresses: joined(a.addresses, b.addresses, ({ id: _, ...address }) => JSON.stringify(address)),
      customFields: [...a.customFields, ...b.customFields.filter(({ name }) => !names.has(name))],
    },
    profile: { ...known.profile, ...given.profile },
  }
}

function joined<T>(first: readonly T[], then: readonly T[], keyOf: (value: T) => string): T[] {
  const known = new Set(first.map(keyOf))
  return [...first, ...then.filter((value) => !known.has(keyOf(value)))]
}
