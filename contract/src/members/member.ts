import Type from 'typebox'
import { MemberActivityStatus, MemberPrivacyStatus, MemberStatus } from '../enumerations/members.ts'
import {
  CountryCode,
  Guid,
  int,
  list,
  named,
  namePart,
  nullable,
  oneOf,
  optional,
  Timestamp,
  text,
} from '../scalars.ts'

/** 254 is the longest address that mail can be sent to (RFC 5321). */
export const EmailAddress = text(254, { format: 'email' })
const PhoneNumber = text(30, { minLength: 1, format: 'phone' })

/** Pictures are named by their address: of the web, of our media, or as the published client packs one. */
const MemberImage = named(
  'Image',
  Type.Object({
    id: optional(text(500)),
    url: optional(text(2000, { pattern: '^(https?://|/media/|wix:image://)' })),
    width: optional(int(0, 100_000)),
    height: optional(int(0, 100_000)),
    offsetX: optional(int(-100_000, 100_000)),
    offsetY: optional(int(-100_000, 100_000)),
  }),
)

/** `streetAddress` or `addressLine`. An address sent with its `id` keeps its tag. */
export const MemberAddress = named(
  'Address',
  Type.Object({
    id: optional(Guid),
    streetAddress: optional(
      named('StreetAddress', Type.Object({ number: optional(text(100)), name: optional(text(200)) })),
    ),
    addressLine: optional(text(200)),
    addressLine2: optional(text(200)),
    city: optional(text(100)),
    subdivision: optional(text(20)),
    country: optional(CountryCode),
    postalCode: optional(text(20)),
  }),
)

/** Text, a number, yes or no; a date is text in ISO 8601. */
const CustomFieldValue = Type.Unsafe<string | number | boolean | null>({
  type: ['string', 'number', 'boolean', 'null'],
  nullable: true,
  maxLength: 1000,
})

const CustomField = named('CustomField', Type.Object({ name: optional(text(100)), value: optional(CustomFieldValue) }))
const mapOf = <T>(item: object, maxProperties?: number) =>
  Type.Unsafe<Record<string, T>>({
    type: 'object',
    patternProperties: { '^.*$': item },
    ...(maxProperties === undefined ? {} : { maxProperties }),
  })
type FieldOnWire = { name?: string; value?: string | number | boolean | null }

const Contact = named(
  'Contact',
  Type.Object({
    firstName: optional(namePart(100)),
    lastName: optional(namePart(100)),
    phones: list(Type.String(), 20),
    emails: list(Type.String(), 20),
    addresses: list(MemberAddress, 20),
    birthdate: optional(Type.String()),
    company: optional(Type.String()),
    jobTitle: optional(Type.String()),
    customFields: mapOf<FieldOnWire>(CustomField),
  }),
)

const Profile = named(
  'Profile',
  Type.Object({
    nickname: optional(Type.String()),
    slug: optional(Type.String()),
    photo: optional(MemberImage),
    cover: optional(MemberImage),
    title: optional(Type.String()),
  }),
)

/** A member; fields that the field set leaves out are absent; the three states are then UNKNOWN. */
export const Member = named(
  'Member',
  Type.Object({
    id: Guid,
    loginEmail: optional(Type.String()),
    loginEmailVerified: optional(Type.Boolean()),
    status: oneOf(MemberStatus),
    contactId: Guid,
    contact: optional(Contact),
    profile: Profile,
    privacyStatus: oneOf(MemberPrivacyStatus),
    activityStatus: oneOf(MemberActivityStatus),
    createdDate: Timestamp,
    updatedDate: Timestamp,
    lastLoginDate: optional(Timestamp),
  }),
)

/** Present fields are set, null empties. Lists stand for the whole list; an empty one changes nothing. */
const contactChanges = {
  firstName: optional(nullable(namePart(100))),
  lastName: optional(nullable(namePart(100))),
  phones: optional(list(PhoneNumber, 20)),
  addresses: optional(list(MemberAddress, 20)),
  birthdate: optional(nullable(text(10, { format: 'date' }))),
  company: optional(nullable(namePart(100))),
  jobTitle: optional(nullable(text(100))),
  /** By key: those named are set, null takes one away, the others stay. */
  customFields: optional(mapOf<FieldOnWire | null>(nullable(CustomField), 100)),
}

const ProfileChanges = named(
  'ProfileChanges',
  Type.Object({
    nickname: optional(nullable(namePart(100))),
    title: optional(nullable(text(100))),
    photo: optional(nullable(MemberImage)),
    cover: optional(nullable(MemberImage)),
  }),
)

export const NewMember = named(
  'NewMember',
  Type.Object({
    loginEmail: EmailAddress,
    contact: optional(
      named('NewContact', Type.Object({ ...contactChanges, emails: optional(list(EmailAddress, 20)) })),
    ),
    profile: optional(ProfileChanges),
    privacyStatus: optional(oneOf(MemberPrivacyStatus)),
  }),
)

export const MemberChanges = named(
  'MemberChanges',
  Type.Object({
    id: Guid,
    contact: optional(named('ContactChanges', Type.Object(contactChanges))),
    profile: optional(ProfileChanges),
    privacyStatus: optional(oneOf(MemberPrivacyStatus)),
  }),
)
