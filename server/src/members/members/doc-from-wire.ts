import type { MemberAddress, MemberChanges, NewMember } from '@fairground/contract/members/member.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { InvalidArgument } from '../../ground/api-error.ts'
import { type Message, message } from '../../ground/texts/message.ts'
import type * as model from '../../identity/accounts/member.ts'

type Changes = Pick<Static<typeof MemberChanges>, 'contact' | 'profile' | 'privacyStatus'>
type ContactChanges = NonNullable<Changes['contact']>

/** Part of the platform's rule for lists: one that is empty changes nothing; three calls of their own empty them. */
const unlessEmpty = <T>(list: readonly T[] | undefined): readonly T[] | undefined => (list?.length ? list : undefined)

const MAX_CUSTOM_FIELDS = 100
const MAX_KEY_LENGTH = 100

export interface Written {
  readonly doc: model.MemberDoc
  readonly nickname: string | null
  readonly privacy: model.Member['privacy']
}

/** Member after a change: present fields are set, null empties, the others stay. */
export function changed(
  before: Written,
  { contact = {}, profile = {}, privacyStatus }: Changes,
  newId: () => string,
): Written {
  const { nickname, ...pictures } = profile
  return {
    doc: {
      contact: changedContact(before.doc.contact, contact, newId),
      profile: set(before.doc.profile, pictures as Changed<model.Profile>), // a picture without address is dropped below
    },
    nickname: nickname === undefined ? before.nickname : nickname?.trim() || null,
    privacy: privacyStatus === undefined || privacyStatus === 'UNKNOWN' ? before.privacy : privacyStatus,
  }
}

export const emailsFromWire = (wire: NonNullable<Static<typeof NewMember>['contact']>): model.TaggedEmail[] =>
  [...new Set(wire.emails ?? [])].map((email) => ({ email, tag: 'UNTAGGED' }))

type Changed<T> = { readonly [K in keyof T]?: T[K] | null | undefined }

/** Fields of the change over those before; null and empty text take one away. */
function set<T extends object>(before: T, change: Changed<T>): T {
  const all = { ...before, ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) }
  return Object.fromEntries(
    Object.entries(all).filter(([, value]) => value !== null && value !== '' && !isEmptyPicture(value)),
  ) as T // only fields of T came in
}

const isEmptyPicture = (value: unknown): boolean => typeof value === 'object' && value !== null && !('url' in value)

function changedContact(before: model.Contact, wire: ContactChanges, newId: () => string): model.Contact {
  const { phones, addresses, customFields, firstName, lastName, birthdate, company, jobTitle } = wire
  const { emails, phones: known, addresses: places, customFields: fields, labels, ...scalars } = before
  return {
    ...set(scalars, {
      firstName: firstName === undefined ? undefined : (firstName?.trim() ?? null),
      lastName: lastName === undefined ? undefined : (lastName?.trim() ?? null),
      birthdate,
      company,
      jobTitle,
    }),
    ...present({ labels }),
    emails,
    phones:
      unlessEmpty(phones)?.map((phone) => known.find((k) => k.phone === phone) ?? { phone, tag: 'UNTAGGED' }) ?? known,
    addresses: unlessEmpty(addresses)?.map((address) => addressFromWire(address, places, newId)) ?? places,
    customFields: customFields ? changedFields(fields, customFields) : fields,
  }
}

function addressFromWire(
  { id, streetAddress, ...address }: Static<typeof MemberAddress>,
  known: readonly model.TaggedAddress[],
  newId: () => string,
): model.TaggedAddress {
  const same = id === undefined ? undefined : known.find((k) => k.id === id)
  return {
    ...address,
    ...present({ streetName: streetAddress?.name || undefined, streetNumber: streetAddress?.number || undefined }),
    id: same?.id ?? newId(),
    tag: same?.tag ?? 'UNTAGGED',
  }
}

function changedFields(
  before: readonly model.CustomField[],
  wire: NonNullable<ContactChanges['customFields']>,
): readonly model.CustomField[] {
  const fields = new Map(before.map((field) => [field.name, field]))
  for (const [name, field] of Object.entries(wire)) {
    if (name === '' || name.length > MAX_KEY_LENGTH)
      throw violation(name, message('violations.keyLength', { limit: String(MAX_KEY_LENGTH) }), 'MAX_LENGTH')
    const value = field === null ? null : field.value
    if (value === null || value === '') fields.delete(name)
    else if (value !== undefined) fields.set(name, { name, value: kindOf(value, fields.get(name)) })
  }
  if (fields.size > MAX_CUSTOM_FIELDS)
    throw violation('', message('violations.most', { limit: String(MAX_CUSTOM_FIELDS) }), 'MAX_SIZE')
  return [...fields.values()]
}

/** A field that holds a date goes on holding one, while what is sent is one. */
function kindOf(value: string | number | boolean, before: model.CustomField | undefined): model.CustomField['value'] {
  if (typeof value === 'number') return { numValue: value }
  if (typeof value === 'boolean') return { boolValue: value }
  const date = before && 'dateValue' in before.value ? new Date(value) : undefined
  return date && !Number.isNaN(date.getTime()) ? { dateValue: date.toISOString() } : { strValue: value }
}

const violation = (key: string, description: Message, violatedRule: 'MAX_LENGTH' | 'MAX_SIZE') =>
  new InvalidArgument([{ field: `member.contact.customFields${key && `.${key}`}`, description, violatedRule }])
