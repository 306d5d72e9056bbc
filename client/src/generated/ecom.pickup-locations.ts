// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { Address } from './ecom.checkout.ts'
import type { ApplicationError, ConditionalRates, CursorPagingMetadata, QueryV2 } from './shapes.ts'

export type { Address, AddressLocation } from './ecom.checkout.ts'
export type { ApplicationError, Condition, ConditionalRates, CursorPaging, CursorPagingMetadata, Paging, QueryV2, Sorting, StreetAddress } from './shapes.ts'

export type AddDeliveryRegionRefusal = 'PICKUP_LOCATION_NOT_FOUND' | 'STALE_REVISION' | 'DELIVERY_REGION_NOT_FOUND' | 'LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED'

export interface AddDeliveryRegionRequest {
  pickupLocationId: string
  deliveryRegionId: string
  revision?: string | null
}

export interface AddDeliveryRegionResponse {
  pickupLocation: PickupLocation
}

export type BulkCreatePickupLocationRefusal = never

export interface BulkCreatePickupLocationRequest {
  pickupLocations: NewPickupLocation[]
}

export interface BulkCreatePickupLocationResponse {
  pickupLocations: PickupLocation[]
  errors: PickupLocationError[]
}

export type BulkDeletePickupLocationRefusal = never

export interface BulkDeletePickupLocationRequest {
  pickupLocationIds: string[]
}

export interface BulkDeletePickupLocationResponse {
  errors: PickupLocationError[]
}

export type BulkUpdatePickupLocationRefusal = never

export interface BulkUpdatePickupLocationRequest {
  pickupLocations: PickupLocationChanges[]
}

export interface BulkUpdatePickupLocationResponse {
  pickupLocations: PickupLocation[]
  errors: PickupLocationError[]
}

export type CreatePickupLocationRefusal = 'INVALID_QUANTITY_VALUE' | 'DELIVERY_REGION_NOT_FOUND' | 'LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED' | 'LIMIT_REACHED'

export interface CreatePickupLocationRequest {
  pickupLocation: NewPickupLocation
}

export interface CreatePickupLocationResponse {
  pickupLocation: PickupLocation
}

export type DeletePickupLocationRefusal = 'PICKUP_LOCATION_NOT_FOUND'

export interface DeletePickupLocationRequest {
  pickupLocationId: string
}

export type DeletePickupLocationResponse = Record<never, never>

export type GetPickupLocationRefusal = 'PICKUP_LOCATION_NOT_FOUND'

export interface GetPickupLocationRequest {
  pickupLocationId: string
}

export interface GetPickupLocationResponse {
  pickupLocation: PickupLocation
}

export interface NewPickupLocation {
  name: string
  address: Address
  deliveryTime?: string | null
  instructions?: string | null
  active?: boolean | null
  rates?: ConditionalRates[]
  deliveryRegionIds?: string[]
}

export interface PickupLocation {
  id: string
  revision: string
  createdDate: Date
  updatedDate: Date
  name: string
  address: Address
  deliveryTime?: string
  instructions?: string
  active: boolean
  rates: ConditionalRates[]
  deliveryRegionIds: string[]
}

export interface PickupLocationChanges {
  name?: string
  address?: Address
  deliveryTime?: string | null
  instructions?: string | null
  active?: boolean | null
  rates?: ConditionalRates[]
  deliveryRegionIds?: string[]
  id: string
  revision: string
}

export interface PickupLocationError {
  id?: string
  error: ApplicationError
}

export type QueryPickupLocationRefusal = never

export interface QueryPickupLocationRequest {
  query?: QueryV2
}

export interface QueryPickupLocationResponse {
  pickupLocations: PickupLocation[]
  pagingMetadata: CursorPagingMetadata
}

export type RemoveDeliveryRegionRefusal = 'PICKUP_LOCATION_NOT_FOUND' | 'STALE_REVISION'

export interface RemoveDeliveryRegionRequest {
  pickupLocationId: string
  deliveryRegionId: string
  revision?: string | null
}

export interface RemoveDeliveryRegionResponse {
  pickupLocation: PickupLocation
}

export type UpdatePickupLocationRefusal = 'PICKUP_LOCATION_NOT_FOUND' | 'STALE_REVISION' | 'INVALID_QUANTITY_VALUE' | 'DELIVERY_REGION_NOT_FOUND' | 'LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED'

export interface UpdatePickupLocationRequest {
  pickupLocation: PickupLocationChanges
  fieldMask?: string
}

export interface UpdatePickupLocationResponse {
  pickupLocation: PickupLocation
}

/** Module `ecom.pickup-locations`. */
export const pickupLocations = {
  /** Makes a place where buyers pick up their orders. */
  createPickupLocation: call<CreatePickupLocationRequest, CreatePickupLocationResponse, CreatePickupLocationRefusal>('POST', '/v1/pickup-locations', { values: { pickupLocation: { createdDate: 'date', updatedDate: 'date', address: { geocode: { latitude: 'float', longitude: 'float' } } } } }),
  /** One place. */
  getPickupLocation: call<GetPickupLocationRequest, GetPickupLocationResponse, GetPickupLocationRefusal>('GET', '/v1/pickup-locations/{pickupLocationId}', { fallback: '', values: { pickupLocation: { createdDate: 'date', updatedDate: 'date', address: { geocode: { latitude: 'float', longitude: 'float' } } } } }),
  /** Changes a place; orders keep the address that they were placed with. */
  updatePickupLocation: call<UpdatePickupLocationRequest, UpdatePickupLocationResponse, UpdatePickupLocationRefusal>('PATCH', '/v1/pickup-locations/{pickupLocation.id}', { values: { pickupLocation: { createdDate: 'date', updatedDate: 'date', address: { geocode: { latitude: 'float', longitude: 'float' } } } } }),
  /** Deletes a place. */
  deletePickupLocation: call<DeletePickupLocationRequest, DeletePickupLocationResponse, DeletePickupLocationRefusal>('DELETE', '/v1/pickup-locations/{pickupLocationId}'),
  /** Places that match, by name unless sorted. */
  queryPickupLocation: call<QueryPickupLocationRequest, QueryPickupLocationResponse, QueryPickupLocationRefusal, PickupLocation>('POST', '/v1/pickup-locations/query', { values: { pickupLocations: { createdDate: 'date', updatedDate: 'date', address: { geocode: { latitude: 'float', longitude: 'float' } } } }, list: { kind: 'cursor', query: 'query', items: 'pickupLocations', metadata: 'pagingMetadata' } }),
  /** Offers a place to buyers in another region. */
  addDeliveryRegion: call<AddDeliveryRegionRequest, AddDeliveryRegionResponse, AddDeliveryRegionRefusal>('POST', '/v1/pickup-locations/{pickupLocationId}/add-delivery-region', { values: { pickupLocation: { createdDate: 'date', updatedDate: 'date', address: { geocode: { latitude: 'float', longitude: 'float' } } } } }),
  /** Offers a place no more to buyers in a region. */
  removeDeliveryRegion: call<RemoveDeliveryRegionRequest, RemoveDeliveryRegionResponse, RemoveDeliveryRegionRefusal>('POST', '/v1/pickup-locations/{pickupLocationId}/remove-delivery-region', { values: { pickupLocation: { createdDate: 'date', updatedDate: 'date', address: { geocode: { latitude: 'float', longitude: 'float' } } } } }),
  /** Makes places, each by itself. */
  bulkCreatePickupLocation: call<BulkCreatePickupLocationRequest, BulkCreatePickupLocationResponse, BulkCreatePickupLocationRefusal>('POST', '/v1/bulk/pickup-locations/create', { values: { pickupLocations: { createdDate: 'date', updatedDate: 'date', address: { geocode: { latitude: 'float', longitude: 'float' } } } } }),
  /** Changes places, each by itself. */
  bulkUpdatePickupLocation: call<BulkUpdatePickupLocationRequest, BulkUpdatePickupLocationResponse, BulkUpdatePickupLocationRefusal>('PATCH', '/v1/bulk/pickup-locations/update', { values: { pickupLocations: { createdDate: 'date', updatedDate: 'date', address: { geocode: { latitude: 'float', longitude: 'float' } } } } }),
  /** Deletes places, each by itself. */
  bulkDeletePickupLocation: call<BulkDeletePickupLocationRequest, BulkDeletePickupLocationResponse, BulkDeletePickupLocationRefusal>('DELETE', '/v1/bulk/pickup-locations/delete'),
}
