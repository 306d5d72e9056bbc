// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { ApplicationError, BulkActionMetadata, CountryDeliveryProperties, CursorPagingMetadata, CursorQuery, DeliveryDestinationProperties, Destination, ExtendedFields, UpdateExtendedFieldsRequest } from './shapes.ts'

export type { ApplicationError, BulkActionMetadata, CountryDeliveryProperties, CursorPaging, CursorPagingMetadata, CursorQuery, DeliveryDestinationProperties, Destination, ExtendedFields, Sorting, SubdivisionDeliveryProperties, UpdateExtendedFieldsRequest } from './shapes.ts'

export type AddDeliveryCarrierRefusal = 'DELIVERY_REGION_NOT_FOUND' | 'CARRIER_ALREADY_EXISTS_IN_REGION' | 'DELIVERY_CARRIER_MISSING_BACKUP_RATE' | 'UNKNOWN_DELIVERY_CARRIER'

export interface AddDeliveryCarrierRequest {
  deliveryRegionId: string
  deliveryCarrier: DeliveryCarrier
}

export interface AddDeliveryCarrierResponse {
  deliveryProfile: DeliveryProfile
}

export type AddDeliveryRegionRefusal = 'DELIVERY_PROFILE_NOT_FOUND' | 'STALE_REVISION' | 'LIMIT_REACHED' | 'DESTINATIONS_COLLISION' | 'UNKNOWN_DELIVERY_CARRIER' | 'DELIVERY_CARRIER_MISSING_BACKUP_RATE' | 'SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY' | 'DELIVERY_REGION_NAME_ALREADY_EXISTS'

export interface AddDeliveryRegionRequest {
  deliveryProfileId: string
  deliveryRegion: NewDeliveryRegion
  revision?: string | null
}

export interface AddDeliveryRegionResponse {
  deliveryProfile: DeliveryProfile
}

export interface AdditionalCharge {
  description?: string | null
  amount: string
}

export interface BackupRate {
  title?: string | null
  amount?: string | null
  active?: boolean
}

export interface Column {
  key: string
  name: string
}

export type CreateDeliveryProfileRefusal = 'DELIVERY_PROFILES_LIMIT_EXCEEDED' | 'DESTINATIONS_COLLISION' | 'SINGLE_DEFAULT_DELIVERY_PROFILE' | 'UNKNOWN_DELIVERY_CARRIER' | 'DELIVERY_CARRIER_MISSING_BACKUP_RATE' | 'SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY' | 'DELIVERY_REGION_NAME_ALREADY_EXISTS'

export interface CreateDeliveryProfileRequest {
  deliveryProfile: NewDeliveryProfile
}

export interface CreateDeliveryProfileResponse {
  deliveryProfile: DeliveryProfile
}

export interface DashboardTable {
  title: string
  columns: Column[]
  rows: Row[]
}

export type DeleteDeliveryProfileRefusal = 'DELIVERY_PROFILE_NOT_FOUND' | 'DEFAULT_PROFILE_CANNOT_BE_DELETED'

export interface DeleteDeliveryProfileRequest {
  deliveryProfileId: string
}

export type DeleteDeliveryProfileResponse = Record<never, never>

export interface DeliveryCarrier {
  appId: string
  backupRate?: BackupRate
  additionalCharges?: AdditionalCharge[]
}

export interface DeliveryCarrierDetails {
  id: string
  displayName: string
  description?: string
  fallbackDefinitionMandatory: boolean
  toggleGetCarrierSettingsEnabled: boolean
  toggleUpdateCarrierActiveStatusEnabled: boolean
}

export interface DeliveryCarrierRegionalSettings {
  deliveryRegionId: string
  dashboardTables: DashboardTable[]
}

export interface DeliveryProfile {
  id: string
  revision: string
  createdDate: Date
  updatedDate: Date
  name: string
  default: boolean
  deliveryRegions: DeliveryRegion[]
  createdBy?: {
    appId?: string
    userId?: string
  }
  extendedFields?: ExtendedFields
}

export interface DeliveryProfileChanges {
  id: string
  revision: string
  name?: string
  default?: boolean | null
  deliveryRegions?: Array<{
    id?: string | null
  }>
  extendedFields?: ExtendedFields
}

export interface DeliveryRegion {
  id: string
  name: string
  active: boolean
  deliveryCarriers: DeliveryCarrier[]
  destinations: Destination[]
  createdDate: Date
}

export interface DeliveryRegionChanges {
  id: string
  name?: string
  active?: boolean | null
  destinations?: Destination[]
  deliveryCarriers?: DeliveryCarrier[]
}

export type GetDeliveryDestinationPropertiesRefusal = never

export type GetDeliveryDestinationPropertiesRequest = Record<never, never>

export interface GetDeliveryDestinationPropertiesResponse {
  restOfWorld?: DeliveryDestinationProperties
  countries: CountryDeliveryProperties[]
}

export type GetDeliveryProfileByDeliveryRegionIdRefusal = 'DELIVERY_REGION_NOT_FOUND'

export interface GetDeliveryProfileByDeliveryRegionIdRequest {
  deliveryRegionId: string
}

export interface GetDeliveryProfileByDeliveryRegionIdResponse {
  deliveryProfile: DeliveryProfile
}

export type GetDeliveryProfileRefusal = 'DELIVERY_PROFILE_NOT_FOUND'

export interface GetDeliveryProfileRequest {
  deliveryProfileId: string
}

export interface GetDeliveryProfileResponse {
  deliveryProfile: DeliveryProfile
}

export interface InstalledDeliveryCarrier {
  id: string
  displayName: string
  description?: string
  fallbackDefinitionMandatory: boolean
  toggleGetCarrierSettingsEnabled: boolean
}

export type ListDeliveryCarriersRefusal = 'DELIVERY_PROFILE_NOT_FOUND'

export interface ListDeliveryCarriersRequest {
  deliveryProfileId: string
  appIds?: string[]
}

export interface ListDeliveryCarriersResponse {
  results: ListDeliveryCarriersResult[]
  bulkActionMetadata: BulkActionMetadata
}

export interface ListDeliveryCarriersResult {
  deliveryCarrierMetadata: {
    id: string
    success: boolean
    error?: ApplicationError
  }
  deliveryCarrierDetails?: DeliveryCarrierDetails
  deliveryCarrierRegionalSettings: DeliveryCarrierRegionalSettings[]
}

export type ListInstalledDeliveryCarriersRefusal = never

export type ListInstalledDeliveryCarriersRequest = Record<never, never>

export interface ListInstalledDeliveryCarriersResponse {
  installedDeliveryCarriers: InstalledDeliveryCarrier[]
}

export interface NewDeliveryProfile {
  name: string
  default?: boolean | null
  deliveryRegions?: NewDeliveryRegion[]
  extendedFields?: ExtendedFields
}

export interface NewDeliveryRegion {
  name: string
  active?: boolean | null
  destinations?: Destination[]
  deliveryCarriers?: DeliveryCarrier[]
}

export type QueryDeliveryProfilesRefusal = never

export interface QueryDeliveryProfilesRequest {
  query?: CursorQuery
}

export interface QueryDeliveryProfilesResponse {
  deliveryProfiles: DeliveryProfile[]
  pagingMetadata: CursorPagingMetadata
}

export type RemoveDeliveryCarrierRefusal = 'DELIVERY_REGION_NOT_FOUND'

export interface RemoveDeliveryCarrierRequest {
  deliveryRegionId: string
  appId: string
}

export interface RemoveDeliveryCarrierResponse {
  deliveryProfile: DeliveryProfile
}

export type RemoveDeliveryRegionRefusal = 'DELIVERY_PROFILE_NOT_FOUND' | 'DELIVERY_REGION_NOT_FOUND' | 'STALE_REVISION'

export interface RemoveDeliveryRegionRequest {
  deliveryProfileId: string
  deliveryRegionId: string
  revision?: string | null
}

export interface RemoveDeliveryRegionResponse {
  deliveryProfile: DeliveryProfile
}

export interface Row {
  key: string
  data: Record<string, unknown>
  active: boolean
}

export type SetDeliveryCarrierActiveStatusRefusal = 'DELIVERY_CARRIER_NOT_FOUND'

export interface SetDeliveryCarrierActiveStatusRequest {
  carrierAppId: string
  rowId: string
  active: boolean | null
}

export type SetDeliveryCarrierActiveStatusResponse = Record<never, never>

export type UpdateCarrierSettingsRefusal = 'DELIVERY_CARRIER_NOT_FOUND'

export interface UpdateCarrierSettingsRequest {
  carrierId: string
  rowId: string
  active: boolean | null
}

export type UpdateCarrierSettingsResponse = Record<never, never>

export type UpdateDeliveryCarrierRefusal = 'DELIVERY_REGION_NOT_FOUND' | 'DELIVERY_CARRIER_NOT_FOUND' | 'UNKNOWN_DELIVERY_CARRIER' | 'DELIVERY_CARRIER_MISSING_BACKUP_RATE'

export interface UpdateDeliveryCarrierRequest {
  deliveryRegionId: string
  deliveryCarrier: DeliveryCarrier
  fieldMask?: string
}

export interface UpdateDeliveryCarrierResponse {
  deliveryProfile: DeliveryProfile
}

export type UpdateDeliveryProfileRefusal = 'DELIVERY_PROFILE_NOT_FOUND' | 'STALE_REVISION' | 'DELIVERY_REGION_CANNOT_BE_UPDATED' | 'DEFAULT_CANNOT_BE_UPDATED'

export interface UpdateDeliveryProfileRequest {
  deliveryProfile: DeliveryProfileChanges
  fieldMask?: string
}

export interface UpdateDeliveryProfileResponse {
  deliveryProfile: DeliveryProfile
}

export type UpdateDeliveryRegionRefusal = 'DELIVERY_PROFILE_NOT_FOUND' | 'DELIVERY_REGION_NOT_FOUND' | 'STALE_REVISION' | 'DESTINATIONS_COLLISION' | 'DELIVERY_CARRIER_CANNOT_BE_UPDATED' | 'SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY' | 'DELIVERY_REGION_NAME_ALREADY_EXISTS'

export interface UpdateDeliveryRegionRequest {
  deliveryProfileId: string
  deliveryRegion: DeliveryRegionChanges
  revision?: string | null
  fieldMask?: string
}

export interface UpdateDeliveryRegionResponse {
  deliveryProfile: DeliveryProfile
}

export type UpdateExtendedFieldsRefusal = 'DELIVERY_PROFILE_NOT_FOUND'

export interface UpdateExtendedFieldsResponse {
  deliveryProfile: DeliveryProfile
}

/** Module `ecom.delivery-profile`. */
export const deliveryProfile = {
  /** Makes a profile, with regions that share no destination. */
  createDeliveryProfile: call<CreateDeliveryProfileRequest, CreateDeliveryProfileResponse, CreateDeliveryProfileRefusal>('POST', '/ecom/v1/delivery-profiles', { values: { deliveryProfile: { createdDate: 'date', updatedDate: 'date', deliveryRegions: { createdDate: 'date' } } } }),
  /** One profile. */
  getDeliveryProfile: call<GetDeliveryProfileRequest, GetDeliveryProfileResponse, GetDeliveryProfileRefusal>('GET', '/ecom/v1/delivery-profiles/{deliveryProfileId}', { values: { deliveryProfile: { createdDate: 'date', updatedDate: 'date', deliveryRegions: { createdDate: 'date' } } } }),
  /** Renames a profile. */
  updateDeliveryProfile: call<UpdateDeliveryProfileRequest, UpdateDeliveryProfileResponse, UpdateDeliveryProfileRefusal>('PATCH', '/ecom/v1/delivery-profiles/{deliveryProfile.id}', { values: { deliveryProfile: { createdDate: 'date', updatedDate: 'date', deliveryRegions: { createdDate: 'date' } } } }),
  /** Deletes a profile that is not the default; its products take the default one. */
  deleteDeliveryProfile: call<DeleteDeliveryProfileRequest, DeleteDeliveryProfileResponse, DeleteDeliveryProfileRefusal>('DELETE', '/ecom/v1/delivery-profiles/{deliveryProfileId}'),
  /** Profiles that match, the default one first unless sorted. */
  queryDeliveryProfiles: call<QueryDeliveryProfilesRequest, QueryDeliveryProfilesResponse, QueryDeliveryProfilesRefusal, DeliveryProfile>('GET', '/ecom/v1/delivery-profiles/query', { fallback: '', values: { deliveryProfiles: { createdDate: 'date', updatedDate: 'date', deliveryRegions: { createdDate: 'date' } } }, list: { kind: 'cursor', query: 'query', items: 'deliveryProfiles', metadata: 'pagingMetadata' } }),
  /** Adds a region to a profile. */
  addDeliveryRegion: call<AddDeliveryRegionRequest, AddDeliveryRegionResponse, AddDeliveryRegionRefusal>('POST', '/ecom/v1/delivery-profiles/{deliveryProfileId}/delivery-region', { values: { deliveryProfile: { createdDate: 'date', updatedDate: 'date', deliveryRegions: { createdDate: 'date' } } } }),
  /** Changes name, destinations and activity of a region. */
  updateDeliveryRegion: call<UpdateDeliveryRegionRequest, UpdateDeliveryRegionResponse, UpdateDeliveryRegionRefusal>('PATCH', '/ecom/v1/delivery-profiles/{deliveryProfileId}/delivery-region/{deliveryRegion.id}', { values: { deliveryProfile: { createdDate: 'date', updatedDate: 'date', deliveryRegions: { createdDate: 'date' } } } }),
  /** Removes a region; options that were for it alone are offered nowhere. */
  removeDeliveryRegion: call<RemoveDeliveryRegionRequest, RemoveDeliveryRegionResponse, RemoveDeliveryRegionRefusal>('DELETE', '/ecom/v1/delivery-profiles/{deliveryProfileId}/delivery-region/{deliveryRegionId}', { values: { deliveryProfile: { createdDate: 'date', updatedDate: 'date', deliveryRegions: { createdDate: 'date' } } } }),
  /** The profile that has the region. */
  getDeliveryProfileByDeliveryRegionId: call<GetDeliveryProfileByDeliveryRegionIdRequest, GetDeliveryProfileByDeliveryRegionIdResponse, GetDeliveryProfileByDeliveryRegionIdRefusal>('GET', '/ecom/v1/delivery-profiles/delivery-regions/{deliveryRegionId}', { values: { deliveryProfile: { createdDate: 'date', updatedDate: 'date', deliveryRegions: { createdDate: 'date' } } } }),
  /** Lets a carrier deliver to a region. */
  addDeliveryCarrier: call<AddDeliveryCarrierRequest, AddDeliveryCarrierResponse, AddDeliveryCarrierRefusal>('POST', '/ecom/v1/delivery-profiles/add-delivery-carrier', { values: { deliveryProfile: { createdDate: 'date', updatedDate: 'date', deliveryRegions: { createdDate: 'date' } } } }),
  /** Sets backup rate and handling charges of a carrier in a region. */
  updateDeliveryCarrier: call<UpdateDeliveryCarrierRequest, UpdateDeliveryCarrierResponse, UpdateDeliveryCarrierRefusal>('PATCH', '/ecom/v1/delivery-profiles/update-delivery-carrier', { values: { deliveryProfile: { createdDate: 'date', updatedDate: 'date', deliveryRegions: { createdDate: 'date' } } } }),
  /** Takes a carrier out of a region, with the links of its options to it. */
  removeDeliveryCarrier: call<RemoveDeliveryCarrierRequest, RemoveDeliveryCarrierResponse, RemoveDeliveryCarrierRefusal>('POST', '/ecom/v1/delivery-profiles/remove-delivery-carrier', { values: { deliveryProfile: { createdDate: 'date', updatedDate: 'date', deliveryRegions: { createdDate: 'date' } } } }),
  /** Carriers that a region may have. */
  listInstalledDeliveryCarriers: call<ListInstalledDeliveryCarriersRequest, ListInstalledDeliveryCarriersResponse, ListInstalledDeliveryCarriersRefusal>('GET', '/ecom/v1/delivery-profiles/installed-carriers'),
  /** Carriers of a profile, with what each offers in which region. */
  listDeliveryCarriers: call<ListDeliveryCarriersRequest, ListDeliveryCarriersResponse, ListDeliveryCarriersRefusal>('POST', '/ecom/v1/delivery-profiles/{deliveryProfileId}/delivery-carriers'),
  /** Switches an option of a carrier on or off; `rowId` is its id. */
  setDeliveryCarrierActiveStatus: call<SetDeliveryCarrierActiveStatusRequest, SetDeliveryCarrierActiveStatusResponse, SetDeliveryCarrierActiveStatusRefusal>('POST', '/ecom/v1/delivery-profiles/delivery-carriers/set-active-status'),
  /** The same, as older programs call it. */
  updateCarrierSettings: call<UpdateCarrierSettingsRequest, UpdateCarrierSettingsResponse, UpdateCarrierSettingsRefusal>('POST', '/ecom/v1/delivery-profiles/update-carrier-settings'),
  /** Countries and regions that the site delivers to, and the fields that an address there needs. Without an entry for the rest of the world it delivers nowhere else. */
  getDeliveryDestinationProperties: call<GetDeliveryDestinationPropertiesRequest, GetDeliveryDestinationPropertiesResponse, GetDeliveryDestinationPropertiesRefusal>('GET', '/ecom/v1/delivery-profiles/delivery-destination-properties'),
  /** Sets the fields of one namespace of a profile. */
  updateExtendedFields: call<UpdateExtendedFieldsRequest, UpdateExtendedFieldsResponse, UpdateExtendedFieldsRefusal>('POST', '/ecom/v1/delivery-profiles/{id}/update-extended-fields', { values: { deliveryProfile: { createdDate: 'date', updatedDate: 'date', deliveryRegions: { createdDate: 'date' } } } }),
}
