import Type from 'typebox'
import { addresses } from '../addresses.ts'
import { BulkItemError } from '../bulk.ts'
import { admin, operation } from '../operation.ts'
import { CursorMetadata, CursorPaging, Filter, Paging, Sorting } from '../paging.ts'
import { Empty, FieldMask, Guid, list, named, nullable, optional, Revision, Timestamp, text } from '../scalars.ts'
import { PlaceAddress, Rates, RegionIds } from './delivery-parts.ts'

const at = addresses({ module: 'ecom.pickup-locations', under: '/v1/pickup-locations', api: '', site: '' })
const inBulk = addresses({ module: 'ecom.pickup-locations', under: '/v1/bulk/pickup-locations', api: '', site: '' })
const read = { who: admin('settings.read') }
const write = { who: admin('settings.write') }

const Name = text(100, { minLength: 1 })
const fields = {
  name: Name,
  address: PlaceAddress,
  /** Time at which an order is ready, in words; by default it follows from opening hours and lead time. */
  deliveryTime: optional(nullable(text(500))),
  instructions: optional(nullable(text(1000))),
  /** True unless given. */
  active: optional(nullable(Type.Boolean())),
  /** Empty: free. */
  rates: optional(Rates),
  /** Buyers whose addresses are in these regions may pick up there; empty: nobody. */
  deliveryRegionIds: optional(RegionIds),
}

const NewPickupLocation = named('NewPickupLocation', Type.Object(fields))
export const PickupLocationChanges = named(
  'PickupLocationChanges',
  Type.Object({ ...fields, id: Guid, revision: Revision, name: optional(Name), address: optional(PlaceAddress) }),
)

export const PickupLocation = named(
  'PickupLocation',
  Type.Object({
    id: Guid,
    revision: Revision,
    createdDate: Timestamp,
    updatedDate: Timestamp,
    name: Type.String(),
    address: PlaceAddress,
    deliveryTime: optional(Type.String()),
    instructions: optional(Type.String()),
    active: Type.Boolean(),
    rates: Rates,
    deliveryRegionIds: RegionIds,
  }),
)

const One = Type.Object({ pickupLocation: PickupLocation })
const link = Type.Object({ pickupLocationId: Guid, deliveryRegionId: Guid, revision: optional(nullable(Revision)) })
const written = [
  'INVALID_QUANTITY_VALUE',
  'DELIVERY_REGION_NOT_FOUND',
  'LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED',
] as const
const Failed = list(
  named('PickupLocationError', Type.Object({ id: optional(Type.String()), error: BulkItemError })),
  100,
)
const Many = Type.Object({ pickupLocations: list(PickupLocation, 100), errors: Failed })

export const createPickupLocation = operation({
  ...at(''),
  ...write,
  name: 'createPickupLocation',
  summary: 'Makes a place where buyers pick up their orders.',
  method: 'POST',
  request: Type.Object({ pickupLocation: NewPickupLocation }),
  response: One,
  refusals: [...written, 'LIMIT_REACHED'],
})

export const getPickupLocation = operation({
  ...at('/{pickupLocationId}'),
  ...read,
  name: 'getPickupLocation',
  summary: 'One place.',
  method: 'GET',
  postFallback: '',
  request: Type.Object({ pickupLocationId: Guid }),
  response: One,
  refusals: ['PICKUP_LOCATION_NOT_FOUND'],
})

export const updatePickupLocation = operation({
  ...at('/{pickupLocation.id}'),
  ...write,
  name: 'updatePickupLocation',
  summary: 'Changes a place; orders keep the address that they were placed with.',
  method: 'PATCH',
  request: Type.Object({ pickupLocation: PickupLocationChanges, fieldMask: optional(FieldMask) }),
  response: One,
  refusals: ['PICKUP_LOCATION_NOT_FOUND', 'STALE_REVISION', ...written],
})

export const deletePickupLocation = operation({
  ...at('/{pickupLocationId}'),
  ...write,
  name: 'deletePickupLocation',
  summary: 'Deletes a place.',
  method: 'DELETE',
  request: Type.Object({ pickupLocationId: Guid }),
  response: Empty,
  refusals: ['PICKUP_LOCATION_NOT_FOUND'],
})

/** Paged by offset or by cursor. */
export const DeliveryQuery = named(
  'QueryV2',
  Type.Object({
    filter: optional(Filter),
    sort: optional(list(Sorting, 3)),
    paging: optional(Paging),
    cursorPaging: optional(CursorPaging),
  }),
)

export const queryPickupLocation = operation({
  ...at('/query'),
  ...read,
  name: 'queryPickupLocation',
  summary: 'Places that match, by name unless sorted.',
  method: 'POST',
  request: Type.Object({ query: optional(DeliveryQuery) }),
  response: Type.Object({ pickupLocations: list(PickupLocation, 100), pagingMetadata: CursorMetadata }),
  refusals: [],
})

export const addDeliveryRegion = operation({
  ...at('/{pickupLocationId}/add-delivery-region'),
  ...write,
  name: 'addDeliveryRegion',
  summary: 'Offers a place to buyers in another region.',
  method: 'POST',
  request: link,
  response: One,
  refusals: [
    'PICKUP_LOCATION_NOT_FOUND',
    'STALE_REVISION',
    'DELIVERY_REGION_NOT_FOUND',
    'LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED',
  ],
})

export const removeDeliveryRegion = operation({
  ...at('/{pickupLocationId}/remove-delivery-region'),
  ...write,
  name: 'removeDeliveryRegion',
  summary: 'Offers a place no more to buyers in a region.',
  method: 'POST',
  request: link,
  response: One,
  refusals: ['PICKUP_LOCATION_NOT_FOUND', 'STALE_REVISION'],
})

export const bulkCreatePickupLocation = operation({
  ...inBulk('/create'),
  ...write,
  name: 'bulkCreatePickupLocation',
  summary: 'Makes places, each by itself.',
  method: 'POST',
  request: Type.Object({ pickupLocations: list(NewPickupLocation, 100, 1) }),
  response: Many,
  refusals: [],
})

export const bulkUpdatePickupLocation = operation({
  ...inBulk('/update'),
  ...write,
  name: 'bulkUpdatePickupLocation',
  summary: 'Changes places, each by itself.',
  method: 'PATCH',
  request: Type.Object({ pickupLocations: list(PickupLocationChanges, 100, 1) }),
  response: Many,
  refusals: [],
})

export const bulkDeletePickupLocation = operation({
  ...inBulk('/delete'),
  ...write,
  name: 'bulkDeletePickupLocation',
  summary: 'Deletes places, each by itself.',
  method: 'DELETE',
  request: Type.Object({ pickupLocationIds: list(Guid, 100, 1) }),
  response: Type.Object({ errors: Failed }),
  refusals: [],
})

export const operations = [
  createPickupLocation,
  getPickupLocation,
  updatePickupLocation,
  deletePickupLocation,
  queryPickupLocation,
  addDeliveryRegion,
  removeDeliveryRegion,
  bulkCreatePickupLocation,
  bulkUpdatePickupLocation,
  bulkDeletePickupLocation,
] as const
