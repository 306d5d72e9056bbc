import type { MemberFieldset, MemberStatus } from '@fairground/contract/enumerations/members.ts'
import type { MemberAddress, Member as MemberWire } from '@fairground/contract/members/member.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import type * as model from '../../identity/accounts/member.ts'

type Wire = Static<typeof MemberWire>

const statusOnWire: Record<model.MemberStatus, MemberStatus> = {
  PENDING: 'PENDING',
  ACTIVE: 'APPROVED',
  BLOCKED: 'BLOCKED',
  OFFLINE: 'OFFLINE',
  DELETED: 'UNKNOWN',
}

/** The stored status that a wire value names; undefined for UNKNOWN and whatever is none. */
export const statusFromWire = (wire: unknown): string | undefined =>
  Object.entries(statusOnWire).find(([stored, named]) => named === wire && stored !== 'DELETED')?.[0]

export function memberToWire(member: model.Member, fieldset: MemberFieldset): Wire {
  const { id, nickname, slug, doc } = member
  const { photo } = doc.profile
  const shown: Wire = {
    id,
    contactId: id,
    profile: {
      ...doc.profile,
      // Published clients take for granted that a photo has all four.
      ...present({
        photo: photo ? { id: '', width: 0, height: 0, ...photo } : undefined,
        nickname: nickname ?? undefined,
        slug: slug ?? undefined,
      }),
    },
    status: 'UNKNOWN',
    privacyStatus: 'UNKNOWN',
    activityStatus: 'UNKNOWN',
    createdDate: member.createdAt.toISOString(),
    updatedDate: member.updatedAt.toISOString(),
  }
  if (fieldset === 'PUBLIC') return shown
  const extended: Wire = {
    ...shown,
    ...present({ loginEmail: member.loginEmail ?? undefined }),
    status: statusOnWire[member.status],
    privacyStatus: member.privacy,
    activityStatus: member.activity,
  }
  if (fieldset === 'EXTENDED') return extended
  return {
    ...extended,
    loginEmailVerified: member.emailVerified,
    contact: contactToWire(doc.contact),
    ...present({ lastLoginDate: member.lastLoginAt ? member.lastLoginAt.toISOString() : undefined }),
  }
}

function contactToWire(contact: model.Contact): NonNullable<Wire['contact']> {
  const { firstName, lastName, birthdate, company, jobTitle } = contact
  return {
    ...present({ firstName, lastName, birthdate, company, jobTitle }),
    phones: contact.phones.map(({ phone }) => phone),
    emails: contact.emails.map(({ email }) => email),
    addresses: contact.addresses.map(addressToWire),
    customFields: Object.fromEntries(
      contact.customFields.map(({ name, value }) => [name, { name, value: Object.values(value)[0]! }]), // exactly one kind of value
    ),
  }
}

function addressToWire({
  tag: _,
  streetName,
  streetNumber,
  ...address
}: model.TaggedAddress): Static<typeof MemberAddress> {
  const streetAddress = { number: streetNumber ?? '', name: streetName ?? '' }
  return { ...address, ...present({ streetAddress: streetNumber || streetName ? streetAddress : undefined }) }
}
