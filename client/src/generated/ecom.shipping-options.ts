// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { ConditionalRates, CursorPagingMetadata, CursorQuery, ExtendedFields, UpdateExtendedFieldsRequest } from './shapes.ts'

export type { Condition, ConditionalRates, CursorPaging, CursorPagingMetadata, CursorQuery, ExtendedFields, Sorting, UpdateExtendedFieldsRequest } from './shapes.ts'

export type AddDeliveryRegionRefusal = 'SHIPPING_OPTION_NOT_FOUND' | 'STALE_REVISION' | 'DELIVERY_REGION_NOT_FOUND' | 'LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED'

export interface AddDeliveryRegionRequest {
  shippingOptionId: string
  deliveryRegionId: string
  revision?: string | null
}

export interface AddDeliveryRegionResponse {
  shippingOption: ShippingOption
}

export type CreateShippingOptionRefusal = 'INVALID_QUANTITY_VALUE' | 'DELIVERY_REGION_NOT_FOUND' | 'LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED' | 'LIMIT_REACHED'

export interface CreateShippingOptionRequest {
  shippingOption: NewShippingOption
}

export interface CreateShippingOptionResponse {
  shippingOption: ShippingOption
}

export type DeleteShippingOptionRefusal = 'SHIPPING_OPTION_NOT_FOUND'

export interface DeleteShippingOptionRequest {
  shippingOptionId: string
}

export type DeleteShippingOptionResponse = Record<never, never>

export type GetShippingOptionRefusal = 'SHIPPING_OPTION_NOT_FOUND'

export interface GetShippingOptionRequest {
  shippingOptionId: string
}

export interface GetShippingOptionResponse {
  shippingOption: ShippingOption
}

export interface NewShippingOption {
  title: string
  deliveryRegionIds?: string[]
  deliveryRegionId?: string | null
  estimatedDeliveryTime?: string | null
  rates: ConditionalRates[]
  extendedFields?: ExtendedFields
}

export type QueryShippingOptionsRefusal = never

export interface QueryShippingOptionsRequest {
  query?: CursorQuery
}

export interface QueryShippingOptionsResponse {
  shippingOptions: ShippingOption[]
  pagingMetadata: CursorPagingMetadata
}

export type RemoveDeliveryRegionRefusal = 'SHIPPING_OPTION_NOT_FOUND' | 'STALE_REVISION'

export interface RemoveDeliveryRegionRequest {
  shippingOptionId: string
  deliveryRegionId: string
  revision?: string | null
}

export interface RemoveDeliveryRegionResponse {
  shippingOption: ShippingOption
}

export interface ShippingOption {
  id: string
  revision: string
  createdDate: Date
  updatedDate: Date
  title: string
  deliveryRegionId?: string
  deliveryRegionIds: string[]
  estimatedDeliveryTime?: string
  rates: ConditionalRates[]
  extendedFields?: ExtendedFields
}

export interface ShippingOptionChanges {
  title?: string
  deliveryRegionIds?: string[]
  deliveryRegionId?: string | null
  estimatedDeliveryTime?: string | null
  rates?: ConditionalRates[]
  extendedFields?: ExtendedFields
  id: string
  revision: string
}

export type UpdateExtendedFieldsRefusal = 'SHIPPING_OPTION_NOT_FOUND'

export interface UpdateExtendedFieldsResponse {
  shippingOption: ShippingOption
}

export type UpdateShippingOptionRefusal = 'SHIPPING_OPTION_NOT_FOUND' | 'STALE_REVISION' | 'INVALID_QUANTITY_VALUE' | 'DELIVERY_REGION_NOT_FOUND' | 'LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED'

export interface UpdateShippingOptionRequest {
  shippingOption: ShippingOptionChanges
  fieldMask?: string
}

export interface UpdateShippingOptionResponse {
  shippingOption: ShippingOption
}

/** Module `ecom.shipping-options`. */
export const shippingOptions = {
  /** Makes an option of the built-in rates, offered in the regions that it names. */
  createShippingOption: call<CreateShippingOptionRequest, CreateShippingOptionResponse, CreateShippingOptionRefusal>('POST', '/ecom/v1/shipping-options', { values: { shippingOption: { createdDate: 'date', updatedDate: 'date' } } }),
  /** One option. */
  getShippingOption: call<GetShippingOptionRequest, GetShippingOptionResponse, GetShippingOptionRefusal>('GET', '/ecom/v1/shipping-options/{shippingOptionId}', { values: { shippingOption: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Changes an option; orders keep what they were charged. */
  updateShippingOption: call<UpdateShippingOptionRequest, UpdateShippingOptionResponse, UpdateShippingOptionRefusal>('PATCH', '/ecom/v1/shipping-options/{shippingOption.id}', { values: { shippingOption: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Deletes an option. */
  deleteShippingOption: call<DeleteShippingOptionRequest, DeleteShippingOptionResponse, DeleteShippingOptionRefusal>('DELETE', '/ecom/v1/shipping-options/{shippingOptionId}'),
  /** Options that match, the oldest first unless sorted. */
  queryShippingOptions: call<QueryShippingOptionsRequest, QueryShippingOptionsResponse, QueryShippingOptionsRefusal, ShippingOption>('GET', '/ecom/v1/shipping-options/query', { fallback: '', values: { shippingOptions: { createdDate: 'date', updatedDate: 'date' } }, list: { kind: 'cursor', query: 'query', items: 'shippingOptions', metadata: 'pagingMetadata' } }),
  /** Offers an option in another region. */
  addDeliveryRegion: call<AddDeliveryRegionRequest, AddDeliveryRegionResponse, AddDeliveryRegionRefusal>('POST', '/ecom/v1/shipping-options/{shippingOptionId}/add-delivery-region', { values: { shippingOption: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Offers an option no more in a region. */
  removeDeliveryRegion: call<RemoveDeliveryRegionRequest, RemoveDeliveryRegionResponse, RemoveDeliveryRegionRefusal>('POST', '/ecom/v1/shipping-options/{shippingOptionId}/remove-delivery-region', { values: { shippingOption: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Sets the fields of one namespace of an option. */
  updateExtendedFields: call<UpdateExtendedFieldsRequest, UpdateExtendedFieldsResponse, UpdateExtendedFieldsRefusal>('POST', '/ecom/v1/shipping-options/{id}/update-extended-fields', { values: { shippingOption: { createdDate: 'date', updatedDate: 'date' } } }),
}
