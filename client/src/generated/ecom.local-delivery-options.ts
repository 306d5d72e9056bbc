// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { ConditionalRates, CursorPagingMetadata, QueryV2, TimeOfDay } from './shapes.ts'

export type { Condition, ConditionalRates, CursorPaging, CursorPagingMetadata, Paging, QueryV2, Sorting, TimeOfDay } from './shapes.ts'

export type AddDeliveryRegionRefusal = 'LOCAL_DELIVERY_OPTION_NOT_FOUND' | 'STALE_REVISION' | 'DELIVERY_REGION_NOT_FOUND' | 'LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED'

export interface AddDeliveryRegionRequest {
  localDeliveryOptionId: string
  deliveryRegionId: string
  revision?: string | null
}

export interface AddDeliveryRegionResponse {
  localDeliveryOption: LocalDeliveryOption
}

export interface AddressLocation {
  latitude: number
  longitude: number
}

export type BulkCreateLocalDeliveryOptionRefusal = never

export interface BulkCreateLocalDeliveryOptionRequest {
  localDeliveryOptions: NewLocalDeliveryOption[]
}

export interface BulkCreateLocalDeliveryOptionResponse {
  localDeliveryOptions: LocalDeliveryOption[]
  errors: LocalDeliveryOptionError[]
}

export type BulkDeleteLocalDeliveryOptionRefusal = never

export interface BulkDeleteLocalDeliveryOptionRequest {
  ids: string[]
}

export type BulkDeleteLocalDeliveryOptionResponse = Record<never, never>

export type BulkUpdateLocalDeliveryOptionRefusal = never

export interface BulkUpdateLocalDeliveryOptionRequest {
  localDeliveryOptions: LocalDeliveryOptionChanges[]
}

export interface BulkUpdateLocalDeliveryOptionResponse {
  localDeliveryOptions: LocalDeliveryOption[]
  errors: LocalDeliveryOptionError[]
}

export interface CityConfig {
  cityItems: CityItem[]
}

export interface CityItem {
  cityName: string
  subdivision?: string | null
  country: string
  cityKey?: string | null
}

export type CreateLocalDeliveryOptionRefusal = 'INVALID_QUANTITY_VALUE' | 'DELIVERY_REGION_NOT_FOUND' | 'LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED' | 'LIMIT_REACHED'

export interface CreateLocalDeliveryOptionRequest {
  localDeliveryOption: NewLocalDeliveryOption
}

export interface CreateLocalDeliveryOptionResponse {
  localDeliveryOption: LocalDeliveryOption
}

export interface CustomAreaConfig {
  geocodes: AddressLocation[]
}

export interface DaySlot {
  enabledForDelivery?: boolean | null
  timeSlots?: TimeSlot[]
}

export interface Days {
  monday?: DaySlot
  tuesday?: DaySlot
  wednesday?: DaySlot
  thursday?: DaySlot
  friday?: DaySlot
  saturday?: DaySlot
  sunday?: DaySlot
}

export type DeleteLocalDeliveryOptionRefusal = 'LOCAL_DELIVERY_OPTION_NOT_FOUND'

export interface DeleteLocalDeliveryOptionRequest {
  localDeliveryOptionId: string
}

export type DeleteLocalDeliveryOptionResponse = Record<never, never>

export interface Destination {
  code: string
  subdivisions?: string[]
}

export type GetLocalDeliveryOptionRefusal = 'LOCAL_DELIVERY_OPTION_NOT_FOUND'

export interface GetLocalDeliveryOptionRequest {
  localDeliveryOptionId: string
}

export interface GetLocalDeliveryOptionResponse {
  localDeliveryOption: LocalDeliveryOption
}

export type ListLocalDeliveryOptionsRefusal = never

export interface ListLocalDeliveryOptionsRequest {
  externalId: string
}

export interface ListLocalDeliveryOptionsResponse {
  localDeliveryOptions: LocalDeliveryOption[]
}

export interface LocalDeliveryAddress {
  formattedAddress?: string | null
  geocode: AddressLocation
}

export interface LocalDeliveryOption {
  areaName: string
  zipConfig?: ZipCodeConfig
  radiusConfig?: RadiusConfig
  customAreaConfig?: CustomAreaConfig
  cityConfig?: CityConfig
  rate?: string | null
  minimumFreeDeliveryOrderAmount?: number | null
  rates: ConditionalRates[]
  estimatedDeliveryTime?: string | null
  destinations?: Destination[]
  scheduledDeliveryConfig?: ScheduledDelivery
  deliveryRegionIds: string[]
  externalId?: string | null
  id: string
  revision: string
  createdDate: Date
  updatedDate: Date
}

export interface LocalDeliveryOptionChanges {
  areaName?: string
  zipConfig?: ZipCodeConfig
  radiusConfig?: RadiusConfig
  customAreaConfig?: CustomAreaConfig
  cityConfig?: CityConfig
  rate?: string | null
  minimumFreeDeliveryOrderAmount?: number | null
  rates?: ConditionalRates[]
  estimatedDeliveryTime?: string | null
  destinations?: Destination[]
  scheduledDeliveryConfig?: ScheduledDelivery
  deliveryRegionIds?: string[]
  externalId?: string | null
  id: string
  revision?: string | null
}

export interface LocalDeliveryOptionError {
  id?: string
  error: string
}

export interface NewLocalDeliveryOption {
  areaName: string
  zipConfig?: ZipCodeConfig
  radiusConfig?: RadiusConfig
  customAreaConfig?: CustomAreaConfig
  cityConfig?: CityConfig
  rate?: string | null
  minimumFreeDeliveryOrderAmount?: number | null
  rates?: ConditionalRates[]
  estimatedDeliveryTime?: string | null
  destinations?: Destination[]
  scheduledDeliveryConfig?: ScheduledDelivery
  deliveryRegionIds?: string[]
  externalId?: string | null
}

export type QueryLocalDeliveryOptionsRefusal = never

export interface QueryLocalDeliveryOptionsRequest {
  query?: QueryV2
}

export interface QueryLocalDeliveryOptionsResponse {
  localDeliveryOptions: LocalDeliveryOption[]
  pagingMetadata: CursorPagingMetadata
}

export interface RadiusConfig {
  address: LocalDeliveryAddress
  radius: number
  lengthUnit?: 'UNSPECIFIED_LENGTH_UNIT' | 'KM' | 'MI'
}

export type RemoveDeliveryRegionRefusal = 'LOCAL_DELIVERY_OPTION_NOT_FOUND' | 'STALE_REVISION'

export interface RemoveDeliveryRegionRequest {
  localDeliveryOptionId: string
  deliveryRegionId: string
  revision?: string | null
}

export interface RemoveDeliveryRegionResponse {
  localDeliveryOption: LocalDeliveryOption
}

export interface ScheduledDelivery {
  handlingDays?: number | null
  cutOffTime?: TimePoint
  timeWindows?: TimeWindow[]
  days?: Days
}

export interface TimePoint {
  hours: number
  minutes?: number | null
}

export interface TimeSlot {
  from: TimePoint
  to: TimePoint
}

export interface TimeWindow {
  day: 'MON' | 'TUE' | 'WED' | 'THU' | 'FRI' | 'SAT' | 'SUN'
  start: TimeOfDay
  end: TimeOfDay
  enabled?: boolean | null
}

export type UpdateLocalDeliveryOptionRefusal = 'LOCAL_DELIVERY_OPTION_NOT_FOUND' | 'STALE_REVISION' | 'INVALID_QUANTITY_VALUE' | 'DELIVERY_REGION_NOT_FOUND' | 'LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED'

export interface UpdateLocalDeliveryOptionRequest {
  localDeliveryOption: LocalDeliveryOptionChanges
  fieldMask?: string
}

export interface UpdateLocalDeliveryOptionResponse {
  localDeliveryOption: LocalDeliveryOption
}

export interface ZipCodeConfig {
  zipCodes: string[]
}

/** Module `ecom.local-delivery-options`. */
export const localDeliveryOptions = {
  /** Makes an area that the shop delivers to itself: one of postcodes, radius, drawn area and cities. */
  createLocalDeliveryOption: call<CreateLocalDeliveryOptionRequest, CreateLocalDeliveryOptionResponse, CreateLocalDeliveryOptionRefusal>('POST', '/v1/local-delivery-options', { values: { localDeliveryOption: { radiusConfig: { address: { geocode: { latitude: 'float', longitude: 'float' } }, radius: 'float' }, customAreaConfig: { geocodes: { latitude: 'float', longitude: 'float' } }, minimumFreeDeliveryOrderAmount: 'float', createdDate: 'date', updatedDate: 'date' } } }),
  /** One area. */
  getLocalDeliveryOption: call<GetLocalDeliveryOptionRequest, GetLocalDeliveryOptionResponse, GetLocalDeliveryOptionRefusal>('GET', '/v1/local-delivery-options/{localDeliveryOptionId}', { fallback: '', values: { localDeliveryOption: { radiusConfig: { address: { geocode: { latitude: 'float', longitude: 'float' } }, radius: 'float' }, customAreaConfig: { geocodes: { latitude: 'float', longitude: 'float' } }, minimumFreeDeliveryOrderAmount: 'float', createdDate: 'date', updatedDate: 'date' } } }),
  /** Areas with the external id. */
  listLocalDeliveryOptions: call<ListLocalDeliveryOptionsRequest, ListLocalDeliveryOptionsResponse, ListLocalDeliveryOptionsRefusal>('GET', '/stores/v1/localDeliveryOptions', { values: { localDeliveryOptions: { radiusConfig: { address: { geocode: { latitude: 'float', longitude: 'float' } }, radius: 'float' }, customAreaConfig: { geocodes: { latitude: 'float', longitude: 'float' } }, minimumFreeDeliveryOrderAmount: 'float', createdDate: 'date', updatedDate: 'date' } } }),
  /** Areas that match, by name unless sorted. */
  queryLocalDeliveryOptions: call<QueryLocalDeliveryOptionsRequest, QueryLocalDeliveryOptionsResponse, QueryLocalDeliveryOptionsRefusal, LocalDeliveryOption>('POST', '/v1/local-delivery-options/query', { values: { localDeliveryOptions: { radiusConfig: { address: { geocode: { latitude: 'float', longitude: 'float' } }, radius: 'float' }, customAreaConfig: { geocodes: { latitude: 'float', longitude: 'float' } }, minimumFreeDeliveryOrderAmount: 'float', createdDate: 'date', updatedDate: 'date' } }, list: { kind: 'cursor', query: 'query', items: 'localDeliveryOptions', metadata: 'pagingMetadata' } }),
  /** Changes an area; orders keep their slots. */
  updateLocalDeliveryOption: call<UpdateLocalDeliveryOptionRequest, UpdateLocalDeliveryOptionResponse, UpdateLocalDeliveryOptionRefusal>('PATCH', '/v1/local-delivery-options/{localDeliveryOption.id}', { values: { localDeliveryOption: { radiusConfig: { address: { geocode: { latitude: 'float', longitude: 'float' } }, radius: 'float' }, customAreaConfig: { geocodes: { latitude: 'float', longitude: 'float' } }, minimumFreeDeliveryOrderAmount: 'float', createdDate: 'date', updatedDate: 'date' } } }),
  /** Deletes an area; orders keep their slots. */
  deleteLocalDeliveryOption: call<DeleteLocalDeliveryOptionRequest, DeleteLocalDeliveryOptionResponse, DeleteLocalDeliveryOptionRefusal>('DELETE', '/v1/local-delivery-options/{localDeliveryOptionId}'),
  /** Makes areas, each by itself. */
  bulkCreateLocalDeliveryOption: call<BulkCreateLocalDeliveryOptionRequest, BulkCreateLocalDeliveryOptionResponse, BulkCreateLocalDeliveryOptionRefusal>('POST', '/v1/bulk/local-delivery-options/create', { values: { localDeliveryOptions: { radiusConfig: { address: { geocode: { latitude: 'float', longitude: 'float' } }, radius: 'float' }, customAreaConfig: { geocodes: { latitude: 'float', longitude: 'float' } }, minimumFreeDeliveryOrderAmount: 'float', createdDate: 'date', updatedDate: 'date' } } }),
  /** Changes areas, each by itself. */
  bulkUpdateLocalDeliveryOption: call<BulkUpdateLocalDeliveryOptionRequest, BulkUpdateLocalDeliveryOptionResponse, BulkUpdateLocalDeliveryOptionRefusal>('PATCH', '/v1/bulk/local-delivery-options/update', { values: { localDeliveryOptions: { radiusConfig: { address: { geocode: { latitude: 'float', longitude: 'float' } }, radius: 'float' }, customAreaConfig: { geocodes: { latitude: 'float', longitude: 'float' } }, minimumFreeDeliveryOrderAmount: 'float', createdDate: 'date', updatedDate: 'date' } } }),
  /** Deletes areas; one that is not there is no error. */
  bulkDeleteLocalDeliveryOption: call<BulkDeleteLocalDeliveryOptionRequest, BulkDeleteLocalDeliveryOptionResponse, BulkDeleteLocalDeliveryOptionRefusal>('DELETE', '/v1/bulk/local-delivery-options/delete'),
  /** Offers an area to buyers in another region. */
  addDeliveryRegion: call<AddDeliveryRegionRequest, AddDeliveryRegionResponse, AddDeliveryRegionRefusal>('POST', '/v1/local-delivery-options/add-delivery-region', { values: { localDeliveryOption: { radiusConfig: { address: { geocode: { latitude: 'float', longitude: 'float' } }, radius: 'float' }, customAreaConfig: { geocodes: { latitude: 'float', longitude: 'float' } }, minimumFreeDeliveryOrderAmount: 'float', createdDate: 'date', updatedDate: 'date' } } }),
  /** Offers an area no more to buyers in a region. */
  removeDeliveryRegion: call<RemoveDeliveryRegionRequest, RemoveDeliveryRegionResponse, RemoveDeliveryRegionRefusal>('POST', '/v1/local-delivery-options/remove-delivery-region', { values: { localDeliveryOption: { radiusConfig: { address: { geocode: { latitude: 'float', longitude: 'float' } }, radius: 'float' }, customAreaConfig: { geocodes: { latitude: 'float', longitude: 'float' } }, minimumFreeDeliveryOrderAmount: 'float', createdDate: 'date', updatedDate: 'date' } } }),
}
