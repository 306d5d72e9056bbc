import Type from 'typebox'
import { addresses } from '../addresses.ts'
import { admin, operation } from '../operation.ts'
import { CursorMetadata, CursorQuery } from '../paging.ts'
import { Empty, FieldMask, Guid, list, named, nullable, optional, Revision, Timestamp, text } from '../scalars.ts'
import { ConditionalRates, ExtendedFields, extendedFieldsRequest, Rates, RegionIds } from './delivery-parts.ts'

const at = addresses({ module: 'ecom.shipping-options', under: '/v1/shipping-options', api: '/ecom', site: '/ecom' })
const read = { who: admin('settings.read') }
const write = { who: admin('settings.write') }

const fields = {
  /** Buyers read it at checkout. */
  title: text(1000, { minLength: 1 }),
  deliveryRegionIds: optional(RegionIds),
  /** One region; with others it is one of them. */
  deliveryRegionId: optional(nullable(Guid)),
  estimatedDeliveryTime: optional(nullable(text(500))),
  rates: list(ConditionalRates, 50, 1),
  extendedFields: optional(ExtendedFields),
}

const NewShippingOption = named('NewShippingOption', Type.Object(fields))

export const ShippingOptionChanges = named(
  'ShippingOptionChanges',
  Type.Object({
    ...fields,
    id: Guid,
    revision: Revision,
    title: optional(fields.title),
    rates: optional(fields.rates),
  }),
)

export const ShippingOption = named(
  'ShippingOption',
  Type.Object({
    id: Guid,
    revision: Revision,
    createdDate: Timestamp,
    updatedDate: Timestamp,
    title: Type.String(),
    deliveryRegionId: optional(Guid),
    deliveryRegionIds: RegionIds,
    estimatedDeliveryTime: optional(Type.String()),
    rates: Rates,
    extendedFields: optional(ExtendedFields),
  }),
)

const One = Type.Object({ shippingOption: ShippingOption })
const link = Type.Object({ shippingOptionId: Guid, deliveryRegionId: Guid, revision: optional(nullable(Revision)) })
const written = [
  'INVALID_QUANTITY_VALUE',
  'DELIVERY_REGION_NOT_FOUND',
  'LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED',
] as const

export const createShippingOption = operation({
  ...at(''),
  ...write,
  name: 'createShippingOption',
  summary: 'Makes an option of the built-in rates, offered in the regions that it names.',
  method: 'POST',
  request: Type.Object({ shippingOption: NewShippingOption }),
  response: One,
  refusals: [...written, 'LIMIT_REACHED'],
})

export const getShippingOption = operation({
  ...at('/{shippingOptionId}'),
  ...read,
  name: 'getShippingOption',
  summary: 'One option.',
  method: 'GET',
  request: Type.Object({ shippingOptionId: Guid }),
  response: One,
  refusals: ['SHIPPING_OPTION_NOT_FOUND'],
})

export const updateShippingOption = operation({
  ...at('/{shippingOption.id}'),
  ...write,
  name: 'updateShippingOption',
  summary: 'Changes an option; orders keep what they were charged.',
  method: 'PATCH',
  request: Type.Object({ shippingOption: ShippingOptionChanges, fieldMask: optional(FieldMask) }),
  response: One,
  refusals: ['SHIPPING_OPTION_NOT_FOUND', 'STALE_REVISION', ...written],
})

export const deleteShippingOption = operation({
  ...at('/{shippingOptionId}'),
  ...write,
  name: 'deleteShippingOption',
  summary: 'Deletes an option.',
  method: 'DELETE',
  request: Type.Object({ shippingOptionId: Guid }),
  response: Empty,
  refusals: ['SHIPPING_OPTION_NOT_FOUND'],
})

export const queryShippingOptions = operation({
  ...at('/query'),
  ...read,
  name: 'queryShippingOptions',
  summary: 'Options that match, the oldest first unless sorted.',
  method: 'GET',
  postFallback: '',
  request: Type.Object({ query: optional(CursorQuery) }),
  response: Type.Object({ shippingOptions: list(ShippingOption, 100), pagingMetadata: CursorMetadata }),
  refusals: [],
})

export const addDeliveryRegion = operation({
  ...at('/{shippingOptionId}/add-delivery-region'),
  ...write,
  name: 'addDeliveryRegion',
  summary: 'Offers an option in another region.',
  method: 'POST',
  request: link,
  response: One,
  refusals: [
    'SHIPPING_OPTION_NOT_FOUND',
    'STALE_REVISION',
    'DELIVERY_REGION_NOT_FOUND',
    'LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED',
  ],
})

export const removeDeliveryRegion = operation({
  ...at('/{shippingOptionId}/remove-delivery-region'),
  ...write,
  name: 'removeDeliveryRegion',
  summary: 'Offers an option no more in a region.',
  method: 'POST',
  request: link,
  response: One,
  refusals: ['SHIPPING_OPTION_NOT_FOUND', 'STALE_REVISION'],
})

export const updateExtendedFields = operation({
  ...at('/{id}/update-extended-fields'),
  ...write,
  name: 'updateExtendedFields',
  summary: 'Sets the fields of one namespace of an option.',
  method: 'POST',
  request: extendedFieldsRequest,
  response: One,
  refusals: ['SHIPPING_OPTION_NOT_FOUND'],
})

export const operations = [
  createShippingOption,
  getShippingOption,
  updateShippingOption,
  deleteShippingOption,
  queryShippingOptions,
  addDeliveryRegion,
  removeDeliveryRegion,
  updateExtendedFields,
] as const
