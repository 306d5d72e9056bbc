import Type from 'typebox'
import { Address, Email } from '../ecom/address.ts'
import { admin, operation } from '../operation.ts'
import { Empty, Guid, named, namePart, optional, properName, Timestamp, text } from '../scalars.ts'

const module = 'fairground.carrier-accounts'
const path = '/fairground/v1/carrier-accounts/shippo'
const read = { module, who: admin('settings.read') }
const write = { module, who: admin('settings.write') }

const CarrierAccount = named(
  'CarrierAccount',
  Type.Object({
    /** Last characters of the key, to tell one from another; the key itself is never shown again. */
    keyEnd: optional(Type.String()),
    /** Labels of a test key cost nothing and carry nothing. */
    test: optional(Type.Boolean()),
    changedDate: optional(Timestamp),
  }),
)

/** Address on labels of parcels that leave a location, with whom the carrier asks. */
const ShipFrom = named(
  'ShipFrom',
  Type.Object({
    name: properName(100),
    company: optional(namePart(100)),
    phone: optional(text(50, { format: 'phone' })),
    email: optional(Email),
    address: Address,
  }),
)

export const getCarrierAccount = operation({
  ...read,
  name: 'getCarrierAccount',
  summary: 'The account at Shippo, without its key; empty until a key is entered.',
  method: 'GET',
  path,
  request: Type.Object({}),
  response: Type.Object({ account: CarrierAccount }),
  refusals: [],
})

export const setCarrierAccount = operation({
  ...write,
  name: 'setCarrierAccount',
  summary: 'Stores the key of an account, which Shippo confirms first. It is sealed.',
  method: 'PUT',
  path,
  request: Type.Object({ key: text(255, { minLength: 1 }) }),
  response: Type.Object({ account: CarrierAccount }),
  refusals: ['CARRIER_KEY_REFUSED', 'CARRIER_UNREACHABLE'],
})

export const testCarrierAccount = operation({
  ...write,
  name: 'testCarrierAccount',
  summary: 'Asks Shippo with the stored key which carriers the account has.',
  method: 'POST',
  path: `${path}/test`,
  request: Type.Object({}),
  response: Type.Object({ carriers: Type.Array(Type.String()) }),
  refusals: ['CARRIER_ACCOUNT_NOT_FOUND', 'CARRIER_KEY_REFUSED', 'CARRIER_UNREACHABLE'],
})

export const removeCarrierAccount = operation({
  ...write,
  name: 'removeCarrierAccount',
  summary: 'Removes the key: live rates are offered no more, and labels cannot be bought.',
  method: 'DELETE',
  path,
  request: Type.Object({}),
  response: Empty,
  refusals: [],
})

export const listShipFroms = operation({
  ...read,
  name: 'listShipFroms',
  summary: 'Addresses that parcels leave from, by location.',
  method: 'GET',
  path: '/fairground/v1/ship-from',
  request: Type.Object({}),
  response: Type.Object({
    shipFroms: Type.Array(named('LocationShipFrom', Type.Object({ locationId: Guid, shipFrom: ShipFrom }))),
  }),
  refusals: [],
})

export const setShipFrom = operation({
  ...write,
  name: 'setShipFrom',
  summary:
    'Sets the address that parcels of a location leave from. It needs a country, a street, a city and a postal code.',
  method: 'PUT',
  path: '/fairground/v1/ship-from/{locationId}',
  request: Type.Object({ locationId: Guid, shipFrom: ShipFrom }),
  response: Type.Object({ shipFrom: ShipFrom }),
  refusals: ['LOCATION_NOT_FOUND', 'LIMIT_REACHED'],
})

export const operations = [
  getCarrierAccount,
  setCarrierAccount,
  testCarrierAccount,
  removeCarrierAccount,
  listShipFroms,
  setShipFrom,
] as const
