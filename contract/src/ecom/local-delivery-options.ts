import Type from 'typebox'
import { addresses } from '../addresses.ts'
import { admin, operation } from '../operation.ts'
import { CursorMetadata } from '../paging.ts'
import { Empty, FieldMask, Guid, list, named, nullable, optional, Revision } from '../scalars.ts'
import { LocalDeliveryOption, LocalDeliveryOptionChanges, NewLocalDeliveryOption } from './local-delivery-option.ts'
import { DeliveryQuery } from './pickup-locations.ts'

const web = '/_api/wix-ecommerce-shipments-local-delivery-web'
const under = addresses({ module: 'ecom.local-delivery-options', api: '', site: web })
const at = (path: string) => under(`/v1/local-delivery-options${path}`)
const inBulk = (path: string) => under(`/v1/bulk/local-delivery-options${path}`)
const read = { who: admin('settings.read') }
const write = { who: admin('settings.write') }

const One = Type.Object({ localDeliveryOption: LocalDeliveryOption })
const link = Type.Object({
  localDeliveryOptionId: Guid,
  deliveryRegionId: Guid,
  revision: optional(nullable(Revision)),
})
const written = [
  'INVALID_QUANTITY_VALUE',
  'DELIVERY_REGION_NOT_FOUND',
  'LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED',
] as const
const Many = Type.Object({
  localDeliveryOptions: list(LocalDeliveryOption, 100),
  errors: list(
    named('LocalDeliveryOptionError', Type.Object({ id: optional(Type.String()), error: Type.String() })),
    100,
  ),
})

export const createLocalDeliveryOption = operation({
  ...at(''),
  ...write,
  name: 'createLocalDeliveryOption',
  summary: 'Makes an area that the shop delivers to itself: one of postcodes, radius, drawn area and cities.',
  method: 'POST',
  request: Type.Object({ localDeliveryOption: NewLocalDeliveryOption }),
  response: One,
  refusals: [...written, 'LIMIT_REACHED'],
})

export const getLocalDeliveryOption = operation({
  ...at('/{localDeliveryOptionId}'),
  ...read,
  name: 'getLocalDeliveryOption',
  summary: 'One area.',
  method: 'GET',
  postFallback: '',
  request: Type.Object({ localDeliveryOptionId: Guid }),
  response: One,
  refusals: ['LOCAL_DELIVERY_OPTION_NOT_FOUND'],
})

export const listLocalDeliveryOptions = operation({
  ...under('/v1/localDeliveryOptions'),
  ...read,
  publicPath: '/stores/v1/localDeliveryOptions',
  name: 'listLocalDeliveryOptions',
  summary: 'Areas with the external id.',
  method: 'GET',
  request: Type.Object({ externalId: Guid }),
  response: Type.Object({ localDeliveryOptions: list(LocalDeliveryOption, 200) }),
  refusals: [],
})

export const queryLocalDeliveryOptions = operation({
  ...at('/query'),
  ...read,
  name: 'queryLocalDeliveryOptions',
  summary: 'Areas that match, by name unless sorted.',
  method: 'POST',
  request: Type.Object({ query: optional(DeliveryQuery) }),
  response: Type.Object({ localDeliveryOptions: list(LocalDeliveryOption, 100), pagingMetadata: CursorMetadata }),
  refusals: [],
})

export const updateLocalDeliveryOption = operation({
  ...at('/{localDeliveryOption.id}'),
  ...write,
  name: 'updateLocalDeliveryOption',
  summary: 'Changes an area; orders keep their slots.',
  method: 'PATCH',
  request: Type.Object({ localDeliveryOption: LocalDeliveryOptionChanges, fieldMask: optional(FieldMask) }),
  response: One,
  refusals: ['LOCAL_DELIVERY_OPTION_NOT_FOUND', 'STALE_REVISION', ...written],
})

export const deleteLocalDeliveryOption = operation({
  ...at('/{localDeliveryOptionId}'),
  ...write,
  name: 'deleteLocalDeliveryOption',
  summary: 'Deletes an area; orders keep their slots.',
  method: 'DELETE',
  request: Type.Object({ localDeliveryOptionId: Guid }),
  response: Empty,
  refusals: ['LOCAL_DELIVERY_OPTION_NOT_FOUND'],
})

export const bulkCreateLocalDeliveryOption = operation({
  ...inBulk('/create'),
  ...write,
  name: 'bulkCreateLocalDeliveryOption',
  summary: 'Makes areas, each by itself.',
  method: 'POST',
  request: Type.Object({ localDeliveryOptions: list(NewLocalDeliveryOption, 100, 1) }),
  response: Many,
  refusals: [],
})

export const bulkUpdateLocalDeliveryOption = operation({
  ...inBulk('/update'),
  ...write,
  name: 'bulkUpdateLocalDeliveryOption',
  summary: 'Changes areas, each by itself.',
  method: 'PATCH',
  request: Type.Object({ localDeliveryOptions: list(LocalDeliveryOptionChanges, 100, 1) }),
  response: Many,
  refusals: [],
})

export const bulkDeleteLocalDeliveryOption = operation({
  ...inBulk('/delete'),
  ...write,
  name: 'bulkDeleteLocalDeliveryOption',
  summary: 'Deletes areas; one that is not there is no error.',
  method: 'DELETE',
  request: Type.Object({ ids: list(Guid, 100, 1) }),
  response: Empty,
  refusals: [],
})

export const addDeliveryRegion = operation({
  ...at('/add-delivery-region'),
  ...write,
  name: 'addDeliveryRegion',
  summary: 'Offers an area to buyers in another region.',
  method: 'POST',
  request: link,
  response: One,
  refusals: [
    'LOCAL_DELIVERY_OPTION_NOT_FOUND',
    'STALE_REVISION',
    'DELIVERY_REGION_NOT_FOUND',
    'LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED',
  ],
})

export const removeDeliveryRegion = operation({
  ...at('/remove-delivery-region'),
  ...write,
  name: 'removeDeliveryRegion',
  summary: 'Offers an area no more to buyers in a region.',
  method: 'POST',
  request: link,
  response: One,
  refusals: ['LOCAL_DELIVERY_OPTION_NOT_FOUND', 'STALE_REVISION'],
})

export const operations = [
  createLocalDeliveryOption,
  getLocalDeliveryOption,
  listLocalDeliveryOptions,
  queryLocalDeliveryOptions,
  updateLocalDeliveryOption,
  deleteLocalDeliveryOption,
  bulkCreateLocalDeliveryOption,
  bulkUpdateLocalDeliveryOption,
  bulkDeleteLocalDeliveryOption,
  addDeliveryRegion,
  removeDeliveryRegion,
] as const
