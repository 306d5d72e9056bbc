import Type from 'typebox'
import { VatIdType } from '../enumerations/taxes.ts'
import { CountryCode, float, named, namePart, nullable, oneOf, optional, text } from '../scalars.ts'

/** Email address as the buyer typed it. */
export const Email = Type.String({ format: 'email', maxLength: 254 })

const StreetAddress = named('StreetAddress', Type.Object({ number: optional(text(50)), name: optional(text(150)) }))

export const AddressLocation = named(
  'AddressLocation',
  Type.Object({ latitude: optional(nullable(float(-90, 90))), longitude: optional(nullable(float(-180, 180))) }),
)

/** Postal address. `country` is ISO 3166-1 alpha-2, `subdivision` ISO 3166-2 (`US-NY`). */
export const Address = named(
  'Address',
  Type.Object({
    country: optional(nullable(CountryCode)),
    subdivision: optional(nullable(text(50))),
    city: optional(nullable(text(50))),
    postalCode: optional(nullable(text(50))),
    streetAddress: optional(StreetAddress),
    addressLine: optional(nullable(text(150))),
    addressLine2: optional(nullable(text(100))),
    geocode: optional(AddressLocation),
  }),
)

const VatId = named('VatId', Type.Object({ id: optional(text(50)), type: optional(oneOf(VatIdType)) }))

const FullAddressContactDetails = named(
  'FullAddressContactDetails',
  Type.Object({
    firstName: optional(nullable(namePart(100))),
    lastName: optional(nullable(namePart(100))),
    phone: optional(nullable(text(50, { format: 'phone' }))),
    company: optional(nullable(namePart(1000))),
    vatId: optional(VatId),
  }),
)

export const AddressWithContact = named(
  'AddressWithContact',
  Type.Object({ address: optional(Address), contactDetails: optional(FullAddressContactDetails) }),
)

/** The buyer as the cart, checkout and order know them: at most one of the ids, from the caller, never from the request. */
export const BuyerInfo = named(
  'BuyerInfo',
  Type.Object({
    visitorId: optional(Type.String()),
    memberId: optional(Type.String()),
    userId: optional(Type.String()),
    contactId: optional(Type.String()),
    email: optional(Type.String()),
  }),
)

/** Fields about the buyer that a caller may set; the ids are the server's. */
export const BuyerInfoChange = named('BuyerInfoChange', Type.Object({ email: optional(nullable(Email)) }))
