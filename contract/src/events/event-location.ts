import Type from 'typebox'
import { EventLocationType } from '../enumerations/events.ts'
import { CountryCode, float, named, oneOf, optional, text } from '../scalars.ts'

const Geocode = named(
  'AddressLocation',
  Type.Object({ latitude: optional(float(-90, 90)), longitude: optional(float(-180, 180)) }),
)

/** Address as the wire spells it; the client shows `formatted`, `location` and `addressLine1`. */
export const EventAddress = named(
  'Address',
  Type.Object({
    streetAddress: optional(
      Type.Object({
        number: optional(text(100)),
        name: optional(text(250)),
        apt: optional(text(100)),
      }),
    ),
    addressLine: optional(text(250)),
    addressLine2: optional(text(250)),
    city: optional(text(100)),
    subdivision: optional(text(20)),
    country: optional(CountryCode),
    postalCode: optional(text(100)),
    formattedAddress: optional(text(1000)),
    geocode: optional(Geocode),
  }),
)

export const EventLocation = named(
  'Location',
  Type.Object({
    name: optional(text(50)),
    type: optional(oneOf(EventLocationType)),
    address: optional(EventAddress),
    /** The place is to be announced. */
    locationTbd: optional(Type.Boolean()),
  }),
)
