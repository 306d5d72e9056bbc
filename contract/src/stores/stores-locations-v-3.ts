import Type from 'typebox'
import { addresses } from '../addresses.ts'
import { LocationKind } from '../enumerations/catalog.ts'
import { admin, operation } from '../operation.ts'
import { CursorMetadata, CursorQuery } from '../paging.ts'
import { Guid, list, named, oneOf, optional, Revision, Timestamp } from '../scalars.ts'

const at = addresses({
  module: 'stores.stores-locations-v-3',
  who: admin('inventory.read'),
  api: '/stores',
  site: '/_api/location',
})

/** Place of stock. Online sales draw on the default location. */
export const StoresLocation = named(
  'StoresLocation',
  Type.Object({
    id: Guid,
    revision: Revision,
    createdDate: Timestamp,
    updatedDate: Timestamp,
    /** The place in the list of the business's locations: here the same. */
    wixLocationId: Guid,
    locationType: oneOf(LocationKind),
    name: Type.String(),
    defaultLocation: Type.Boolean(),
  }),
)

export const getStoresLocation = operation({
  ...at('/v3/locations/{storesLocationId}'),
  name: 'getStoresLocation',
  summary: 'One location, closed ones too.',
  method: 'GET',
  request: Type.Object({ storesLocationId: Guid }),
  response: Type.Object({ storesLocation: StoresLocation }),
  refusals: ['LOCATION_NOT_FOUND'],
})

export const queryStoresLocations = operation({
  ...at('/v3/locations/query'),
  name: 'queryStoresLocations',
  summary: 'Open locations that match; the default one first unless sorted.',
  method: 'POST',
  request: Type.Object({ query: optional(CursorQuery) }),
  response: Type.Object({ storesLocations: list(StoresLocation, 100), pagingMetadata: CursorMetadata }),
  refusals: [],
})

export const getDefaultStoresLocation = operation({
  ...at('/v3/locations/default'),
  name: 'getDefaultStoresLocation',
  summary: 'The location that online sales draw on.',
  method: 'GET',
  request: Type.Object({}),
  response: Type.Object({ storesLocation: StoresLocation }),
  refusals: [],
})

export const operations = [getStoresLocation, queryStoresLocations, getDefaultStoresLocation] as const
