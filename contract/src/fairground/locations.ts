import Type from 'typebox'
import { LocationKind } from '../enumerations/catalog.ts'
import { admin, operation } from '../operation.ts'
import { Guid, oneOf, optional, Revision, text } from '../scalars.ts'
import { StoresLocation } from '../stores/stores-locations-v-3.ts'

const module = 'fairground.locations'
const who = admin('inventory.write')
const Name = text(150, { minLength: 1 })
const One = Type.Object({ location: StoresLocation })

/** A site has at most so many open ones; our choice. */
export const MAX_LOCATIONS = 100

export const createLocation = operation({
  module,
  name: 'createLocation',
  summary: 'Opens a location. It keeps no stock until items are made for it.',
  method: 'POST',
  path: '/fairground/v1/locations',
  who,
  request: Type.Object({ name: Name, locationType: optional(oneOf(LocationKind)) }),
  response: One,
  refusals: ['LOCATION_NAME_TAKEN', 'LIMIT_REACHED'],
})

export const renameLocation = operation({
  module,
  name: 'renameLocation',
  summary: 'Gives a location another name.',
  method: 'PATCH',
  path: '/fairground/v1/locations/{id}',
  who,
  request: Type.Object({ id: Guid, revision: Revision, name: Name }),
  response: One,
  refusals: ['LOCATION_NOT_FOUND', 'LOCATION_NAME_TAKEN', 'STALE_REVISION'],
})

export const closeLocation = operation({
  module,
  name: 'closeLocation',
  summary: 'Closes a location that holds no counted units, with its items. The default location stays open.',
  method: 'POST',
  path: '/fairground/v1/locations/{id}/close',
  who,
  request: Type.Object({ id: Guid }),
  response: One,
  refusals: ['LOCATION_NOT_FOUND', 'LOCATION_IS_DEFAULT', 'LOCATION_HOLDS_STOCK'],
})

export const operations = [createLocation, renameLocation, closeLocation] as const
