import type { login } from '@fairground/contract/members/authentication.ts'
import type { ResponseOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import type { CustomField, Member, MemberStatus, Picture, TaggedAddress } from '../../identity/accounts/member.ts'

type Wire = ResponseOf<typeof login>['member']

const statusOnWire: Record<MemberStatus, Wire['status']> = {
  PENDING: 'APPLICANT',
  ACTIVE: 'ACTIVE',
  BLOCKED: 'BLOCKED',
  OFFLINE: 'OFFLINE_ONLY',
  DELETED: 'INACTIVE',
}

export function memberToWire(member: Member): Wire {
  const { contact, profile } = member.doc
  const { firstName, lastName, language } = contact
  const name = member.nickname ?? [firstName, lastName].filter(Boolean).join(' ')
  return {
    id: member.id,
    contactId: member.id,
    ...present({ loginEmail: member.loginEmail ?? undefined }),
    emailVerified: member.emailVerified,
    role: 'MEMBER',
    ...present({
      firstName,
      lastName,
      nickname: member.nickname ?? undefined,
      memberName: name || undefined,
      slug: member.slug ?? undefined,
      language,
      imageUrl: profile.photo ? profile.photo.url : undefined,
    }),
    ...pictureOf(profile.photo),
    profilePrivacyStatus: member.privacy,
    status: statusOnWire[member.status],
    creationDate: member.createdAt.toISOString(),
    lastUpdateDate: member.updatedAt.toISOString(),
    ...present({ lastLoginDate: member.lastLoginAt ? member.lastLoginAt.toISOString() : undefined }),
    emails: contact.emails.map(({ email }) => email),
    phones: contact.phones.map(({ phone }) => phone),
    labels: [...(contact.labels ?? [])],
    addresses: contact.addresses.map(addressToWire),
    customFields: contact.customFields.map(fieldToWire),
    groups: [],
    requireProfileCompletion: false,
  }
}

/** Published clients make their reference of the id. */
function pictureOf(photo: Picture | undefined): Pick<Wire, 'picture'> {
  if (!photo?.id) return {}
  const { id, url, width, height } = photo
  return {
    picture: { id, url, ...present({ width, height }) },
  }
}

function addressToWire(address: TaggedAddress): Wire['addresses'][number] {
  const { addressLine, streetNumber, streetName, city, subdivision, country, postalCode } = address
  const street = addressLine ?? [streetNumber, streetName].filter(Boolean).join(' ')
  return present({ street: street || undefined, city, region: subdivision, country, postalCode })
}

/** This module knows no yes or no: it is a text here. */
const fieldToWire = ({ name, value }: CustomField): Wire['customFields'][number] =>
  'boolValue' in value ? { name, strValue: String(value.boolValue) } : { name, ...value }
