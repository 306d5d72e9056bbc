import type { login } from '@fairground/contract/members/authentication.ts'
import type { ResponseOf } from '@fairground/contract/operation.ts'
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
    ...(member.loginEmail === null ? {} : { loginEmail: member.loginEmail }),
    emailVerified: member.emailVerified,
    role: 'MEMBER',
    ...(firstName === undefined ? {} : { firstName }),
    ...(lastName === undefined ? {} : { lastName }),
    ...(member.nickname === null ? {} : { nickname: member.nickname }),
    ...(name ? { memberName: name } : {}),
    ...(member.slug === null ? {} : { slug: member.slug }),
    ...(language === undefined ? {} : { language }),
    ...(profile.photo ? { imageUrl: profile.photo.url } : {}),
    ...pictureOf(profile.photo),
    profilePrivacyStatus: member.privacy,
    status: statusOnWire[member.status],
    creationDate: member.createdAt.toISOString(),
    lastUpdateDate: member.updatedAt.toISOString(),
    ...(member.lastLoginAt ? { lastLoginDate: member.lastLoginAt.toISOString() } : {}),
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
    picture: { id, url, ...(width === undefined ? {} : { width }), ...(height === undefined ? {} : { height }) },
  }
}

function addressToWire(address: TaggedAddress): Wire['addresses'][number] {
  const { addressLine, streetNumber, streetName, city, subdivision, country, postalCode } = address
  const street = addressLine ?? [streetNumber, streetName].filter(Boolean).join(' ')
  return {
    ...(street ? { street } : {}),
    ...(city === undefined ? {} : { city }),
    ...(subdivision === undefined ? {} : { region: subdivision }),
    ...(country === undefined ? {} : { country }),
    ...(postalCode === undefined ? {} : { postalCode }),
  }
}

/** This module knows no yes or no: it is a text here. */
const fieldToWire = ({ name, value }: CustomField): Wire['customFields'][number] =>
  'boolValue' in value ? { name, strValue: String(value.boolValue) } : { name, ...value }
