// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { Address } from './ecom.checkout.ts'
import type { CursorPagingMetadata, CursorQuery, ExtendedFields, UpdateExtendedFieldsRequest } from './shapes.ts'

export type { Address, AddressLocation } from './ecom.checkout.ts'
export type { CursorPaging, CursorPagingMetadata, CursorQuery, ExtendedFields, Sorting, StreetAddress, UpdateExtendedFieldsRequest } from './shapes.ts'

export type AddDeliveryRegionRefusal = 'SHIPPO_CONFIGURATION_NOT_FOUND' | 'STALE_REVISION' | 'DELIVERY_REGION_NOT_FOUND' | 'LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED'

export interface AddDeliveryRegionRequest {
  shippoConfigurationId: string
  deliveryRegionId: string
  revision?: string | null
}

export interface AddDeliveryRegionResponse {
  shippoConfiguration: ShippoConfiguration
}

export type CreateShippoConfigurationRefusal = 'DELIVERY_REGION_NOT_FOUND' | 'LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED' | 'LOCATION_NOT_FOUND' | 'LIMIT_REACHED'

export interface CreateShippoConfigurationRequest {
  shippoConfiguration: NewShippoConfiguration
  backupRate?: string | null
}

export interface CreateShippoConfigurationResponse {
  shippoConfiguration: ShippoConfiguration
}

export type DeleteShippoConfigurationRefusal = 'SHIPPO_CONFIGURATION_NOT_FOUND'

export interface DeleteShippoConfigurationRequest {
  shippoConfigurationId: string
}

export type DeleteShippoConfigurationResponse = Record<never, never>

export interface DomesticServiceSettings {
  id?: string | null
  service: 'GROUND_ADVANTAGE' | 'PRIORITY_MAIL' | 'PRIORITY_MAIL_EXPRESS'
  serviceSettings?: ShippoServiceSettings
}

export type GetShippoConfigurationRefusal = 'SHIPPO_CONFIGURATION_NOT_FOUND'

export interface GetShippoConfigurationRequest {
  shippoConfigurationId: string
}

export interface GetShippoConfigurationResponse {
  shippoConfiguration: ShippoConfiguration
}

export interface InternationalServiceSettings {
  id?: string | null
  service: 'FIRST_CLASS_PACKAGE_INTERNATIONAL' | 'PRIORITY_MAIL_INTERNATIONAL' | 'PRIORITY_MAIL_EXPRESS_INTERNATIONAL'
  serviceSettings?: ShippoServiceSettings
}

export interface NewShippoConfiguration {
  domesticServices?: DomesticServiceSettings[]
  internationalServices?: InternationalServiceSettings[]
  packageType: 'CUSTOM' | 'FLAT_RATE_ENVELOPE' | 'PADDED_FLAT_RATE_ENVELOPE' | 'SMALL_FLAT_RATE_BOX' | 'MEDIUM_FLAT_RATE_BOX_1' | 'MEDIUM_FLAT_RATE_BOX_2' | 'LARGE_FLAT_RATE_BOX'
  packageDetails: ShippoPackageDetails
  osLocationId: string
  backupWeight?: string | null
  extendedFields?: ExtendedFields
  deliveryRegionId?: string | null
  deliveryRegionIds?: string[]
}

export type QueryShippoConfigurationsRefusal = never

export interface QueryShippoConfigurationsRequest {
  query?: CursorQuery
}

export interface QueryShippoConfigurationsResponse {
  shippoConfigurations: ShippoConfiguration[]
  pagingMetadata: CursorPagingMetadata
}

export type RemoveDeliveryRegionRefusal = 'SHIPPO_CONFIGURATION_NOT_FOUND' | 'STALE_REVISION'

export interface RemoveDeliveryRegionRequest {
  shippoConfigurationId: string
  deliveryRegionId: string
  revision?: string | null
}

export interface RemoveDeliveryRegionResponse {
  shippoConfiguration: ShippoConfiguration
}

export interface ShippoConfiguration {
  id: string
  revision: string
  createdDate: Date
  updatedDate: Date
  deliveryRegionId?: string
  deliveryRegionIds: string[]
  domesticServices: DomesticServiceSettings[]
  internationalServices: InternationalServiceSettings[]
  packageType: 'CUSTOM' | 'FLAT_RATE_ENVELOPE' | 'PADDED_FLAT_RATE_ENVELOPE' | 'SMALL_FLAT_RATE_BOX' | 'MEDIUM_FLAT_RATE_BOX_1' | 'MEDIUM_FLAT_RATE_BOX_2' | 'LARGE_FLAT_RATE_BOX'
  packageDetails: ShippoPackageDetails
  osLocationId: string
  shipFromAddress?: Address
  backupWeight?: string
  extendedFields?: ExtendedFields
}

export interface ShippoConfigurationChanges {
  domesticServices?: DomesticServiceSettings[]
  internationalServices?: InternationalServiceSettings[]
  packageType?: 'CUSTOM' | 'FLAT_RATE_ENVELOPE' | 'PADDED_FLAT_RATE_ENVELOPE' | 'SMALL_FLAT_RATE_BOX' | 'MEDIUM_FLAT_RATE_BOX_1' | 'MEDIUM_FLAT_RATE_BOX_2' | 'LARGE_FLAT_RATE_BOX'
  packageDetails?: ShippoPackageDetails
  osLocationId?: string
  backupWeight?: string | null
  extendedFields?: ExtendedFields
  id: string
  revision: string
}

export interface ShippoHandlingFee {
  value: string
  calculationType: 'FIXED' | 'PERCENTAGE'
}

export interface ShippoPackageDetails {
  name?: string | null
  dimensions?: ShippoPackageDimensions
  maxNumberOfProducts?: string | null
}

export interface ShippoPackageDimensions {
  length: string
  width: string
  height: string
}

export interface ShippoServiceSettings {
  estimatedDeliveryTime?: string | null
  handlingFee?: ShippoHandlingFee
  freeDeliveryMinimumAmount?: string | null
}

export type UpdateExtendedFieldsRefusal = 'SHIPPO_CONFIGURATION_NOT_FOUND'

export interface UpdateExtendedFieldsResponse {
  shippoConfiguration: ShippoConfiguration
}

export type UpdateShippoConfigurationRefusal = 'SHIPPO_CONFIGURATION_NOT_FOUND' | 'STALE_REVISION' | 'LOCATION_NOT_FOUND'

export interface UpdateShippoConfigurationRequest {
  shippoConfiguration: ShippoConfigurationChanges
  fieldMask?: string
}

export interface UpdateShippoConfigurationResponse {
  shippoConfiguration: ShippoConfiguration
}

/** Module `ecom.shippo-configurations`. */
export const shippoConfigurations = {
  /** Offers live rates in regions. `backupRate` is charged there while the carrier does not answer; without one nothing is offered in its place. */
  createShippoConfiguration: call<CreateShippoConfigurationRequest, CreateShippoConfigurationResponse, CreateShippoConfigurationRefusal>('POST', '/ecom/v1/shippo-configurations', { values: { shippoConfiguration: { createdDate: 'date', updatedDate: 'date', shipFromAddress: { geocode: { latitude: 'float', longitude: 'float' } } } } }),
  /** One configuration. */
  getShippoConfiguration: call<GetShippoConfigurationRequest, GetShippoConfigurationResponse, GetShippoConfigurationRefusal>('GET', '/ecom/v1/shippo-configurations/{shippoConfigurationId}', { values: { shippoConfiguration: { createdDate: 'date', updatedDate: 'date', shipFromAddress: { geocode: { latitude: 'float', longitude: 'float' } } } } }),
  /** Changes a configuration; orders keep what they were charged. Regions are added and removed by their own calls. */
  updateShippoConfiguration: call<UpdateShippoConfigurationRequest, UpdateShippoConfigurationResponse, UpdateShippoConfigurationRefusal>('PATCH', '/ecom/v1/shippo-configurations/{shippoConfiguration.id}', { values: { shippoConfiguration: { createdDate: 'date', updatedDate: 'date', shipFromAddress: { geocode: { latitude: 'float', longitude: 'float' } } } } }),
  /** Deletes a configuration: its services are offered no more. */
  deleteShippoConfiguration: call<DeleteShippoConfigurationRequest, DeleteShippoConfigurationResponse, DeleteShippoConfigurationRefusal>('DELETE', '/ecom/v1/shippo-configurations/{shippoConfigurationId}'),
  /** Configurations that match, the oldest first unless sorted. */
  queryShippoConfigurations: call<QueryShippoConfigurationsRequest, QueryShippoConfigurationsResponse, QueryShippoConfigurationsRefusal, ShippoConfiguration>('GET', '/ecom/v1/shippo-configurations/query', { fallback: '', values: { shippoConfigurations: { createdDate: 'date', updatedDate: 'date', shipFromAddress: { geocode: { latitude: 'float', longitude: 'float' } } } }, list: { kind: 'cursor', query: 'query', items: 'shippoConfigurations', metadata: 'pagingMetadata' } }),
  /** Sets the fields of one namespace of a configuration. */
  updateExtendedFields: call<UpdateExtendedFieldsRequest, UpdateExtendedFieldsResponse, UpdateExtendedFieldsRefusal>('POST', '/ecom/v1/shippo-configurations/{id}/update-extended-fields', { values: { shippoConfiguration: { createdDate: 'date', updatedDate: 'date', shipFromAddress: { geocode: { latitude: 'float', longitude: 'float' } } } } }),
  /** Offers the services in another region. */
  addDeliveryRegion: call<AddDeliveryRegionRequest, AddDeliveryRegionResponse, AddDeliveryRegionRefusal>('POST', '/ecom/v1/shippo-configurations/{shippoConfigurationId}/delivery-regions', { values: { shippoConfiguration: { createdDate: 'date', updatedDate: 'date', shipFromAddress: { geocode: { latitude: 'float', longitude: 'float' } } } } }),
  /** Offers the services no more in a region. */
  removeDeliveryRegion: call<RemoveDeliveryRegionRequest, RemoveDeliveryRegionResponse, RemoveDeliveryRegionRefusal>('DELETE', '/ecom/v1/shippo-configurations/{shippoConfigurationId}/delivery-regions/{deliveryRegionId}', { values: { shippoConfiguration: { createdDate: 'date', updatedDate: 'date', shipFromAddress: { geocode: { latitude: 'float', longitude: 'float' } } } } }),
}
