import Type from 'typebox'
import { addresses } from '../addresses.ts'
import { BulkActionMetadata, BulkItemError } from '../bulk.ts'
import { admin, caller, operation } from '../operation.ts'
import { CursorMetadata, CursorQuery } from '../paging.ts'
import { CountryCode, Empty, FieldMask, Guid, list, named, nullable, optional, Revision } from '../scalars.ts'
import { extendedFieldsRequest } from './delivery-parts.ts'
import {
  carrierDetails,
  DashboardTable,
  DeliveryCarrier,
  DeliveryProfile,
  DeliveryProfileChanges,
  DeliveryRegionChanges,
  DestinationProperties,
  NewDeliveryProfile,
  NewDeliveryRegion,
} from './delivery-profile-shapes.ts'

const at = addresses({ module: 'ecom.delivery-profile', under: '/v1/delivery-profiles', api: '/ecom', site: '/ecom' })
const read = { who: admin('settings.read') }
const write = { who: admin('settings.write') }

const One = Type.Object({ deliveryProfile: DeliveryProfile })
const revision = optional(nullable(Revision))

export const createDeliveryProfile = operation({
  ...at(''),
  ...write,
  name: 'createDeliveryProfile',
  summary: 'Makes a profile, with regions that share no destination.',
  method: 'POST',
  request: Type.Object({ deliveryProfile: NewDeliveryProfile }),
  response: One,
  refusals: [
    'DELIVERY_PROFILES_LIMIT_EXCEEDED',
    'DESTINATIONS_COLLISION',
    'SINGLE_DEFAULT_DELIVERY_PROFILE',
    'UNKNOWN_DELIVERY_CARRIER',
    'DELIVERY_CARRIER_MISSING_BACKUP_RATE',
    'SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY',
    'DELIVERY_REGION_NAME_ALREADY_EXISTS',
  ],
})

export const getDeliveryProfile = operation({
  ...at('/{deliveryProfileId}'),
  ...read,
  name: 'getDeliveryProfile',
  summary: 'One profile.',
  method: 'GET',
  request: Type.Object({ deliveryProfileId: Guid }),
  response: One,
  refusals: ['DELIVERY_PROFILE_NOT_FOUND'],
})

export const updateDeliveryProfile = operation({
  ...at('/{deliveryProfile.id}'),
  ...write,
  name: 'updateDeliveryProfile',
  summary: 'Renames a profile.',
  method: 'PATCH',
  request: Type.Object({ deliveryProfile: DeliveryProfileChanges, fieldMask: optional(FieldMask) }),
  response: One,
  refusals: [
    'DELIVERY_PROFILE_NOT_FOUND',
    'STALE_REVISION',
    'DELIVERY_REGION_CANNOT_BE_UPDATED',
    'DEFAULT_CANNOT_BE_UPDATED',
  ],
})

export const deleteDeliveryProfile = operation({
  ...at('/{deliveryProfileId}'),
  ...write,
  name: 'deleteDeliveryProfile',
  summary: 'Deletes a profile that is not the default; its products take the default one.',
  method: 'DELETE',
  request: Type.Object({ deliveryProfileId: Guid }),
  response: Empty,
  refusals: ['DELIVERY_PROFILE_NOT_FOUND', 'DEFAULT_PROFILE_CANNOT_BE_DELETED'],
})

export const queryDeliveryProfiles = operation({
  ...at('/query'),
  ...read,
  name: 'queryDeliveryProfiles',
  summary: 'Profiles that match, the default one first unless sorted.',
  method: 'GET',
  postFallback: '',
  request: Type.Object({ query: optional(CursorQuery) }),
  response: Type.Object({ deliveryProfiles: list(DeliveryProfile, 100), pagingMetadata: CursorMetadata }),
  refusals: [],
})

export const addDeliveryRegion = operation({
  ...at('/{deliveryProfileId}/delivery-region'),
  ...write,
  name: 'addDeliveryRegion',
  summary: 'Adds a region to a profile.',
  method: 'POST',
  request: Type.Object({ deliveryProfileId: Guid, deliveryRegion: NewDeliveryRegion, revision }),
  response: One,
  refusals: [
    'DELIVERY_PROFILE_NOT_FOUND',
    'STALE_REVISION',
    'LIMIT_REACHED',
    'DESTINATIONS_COLLISION',
    'UNKNOWN_DELIVERY_CARRIER',
    'DELIVERY_CARRIER_MISSING_BACKUP_RATE',
    'SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY',
    'DELIVERY_REGION_NAME_ALREADY_EXISTS',
  ],
})

export const updateDeliveryRegion = operation({
  ...at('/{deliveryProfileId}/delivery-region/{deliveryRegion.id}'),
  ...write,
  name: 'updateDeliveryRegion',
  summary: 'Changes name, destinations and activity of a region.',
  method: 'PATCH',
  request: Type.Object({
    deliveryProfileId: Guid,
    deliveryRegion: DeliveryRegionChanges,
    revision,
    fieldMask: optional(FieldMask),
  }),
  response: One,
  refusals: [
    'DELIVERY_PROFILE_NOT_FOUND',
    'DELIVERY_REGION_NOT_FOUND',
    'STALE_REVISION',
    'DESTINATIONS_COLLISION',
    'DELIVERY_CARRIER_CANNOT_BE_UPDATED',
    'SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY',
    'DELIVERY_REGION_NAME_ALREADY_EXISTS',
  ],
})

export const removeDeliveryRegion = operation({
  ...at('/{deliveryProfileId}/delivery-region/{deliveryRegionId}'),
  ...write,
  name: 'removeDeliveryRegion',
  summary: 'Removes a region; options that were for it alone are offered nowhere.',
  method: 'DELETE',
  request: Type.Object({ deliveryProfileId: Guid, deliveryRegionId: Guid, revision }),
  response: One,
  refusals: ['DELIVERY_PROFILE_NOT_FOUND', 'DELIVERY_REGION_NOT_FOUND', 'STALE_REVISION'],
})

export const getDeliveryProfileByDeliveryRegionId = operation({
  ...at('/delivery-regions/{deliveryRegionId}'),
  ...read,
  name: 'getDeliveryProfileByDeliveryRegionId',
  summary: 'The profile that has the region.',
  method: 'GET',
  request: Type.Object({ deliveryRegionId: Guid }),
  response: One,
  refusals: ['DELIVERY_REGION_NOT_FOUND'],
})

export const addDeliveryCarrier = operation({
  ...at('/add-delivery-carrier'),
  ...write,
  name: 'addDeliveryCarrier',
  summary: 'Lets a carrier deliver to a region.',
  method: 'POST',
  request: Type.Object({ deliveryRegionId: Guid, deliveryCarrier: DeliveryCarrier }),
  response: One,
  refusals: [
    'DELIVERY_REGION_NOT_FOUND',
    'CARRIER_ALREADY_EXISTS_IN_REGION',
    'DELIVERY_CARRIER_MISSING_BACKUP_RATE',
    'UNKNOWN_DELIVERY_CARRIER',
  ],
})

export const updateDeliveryCarrier = operation({
  ...at('/update-delivery-carrier'),
  ...write,
  name: 'updateDeliveryCarrier',
  summary: 'Sets backup rate and handling charges of a carrier in a region.',
  method: 'PATCH',
  request: Type.Object({
    deliveryRegionId: Guid,
    deliveryCarrier: DeliveryCarrier,
    fieldMask: optional(FieldMask),
  }),
  response: One,
  refusals: [
    'DELIVERY_REGION_NOT_FOUND',
    'DELIVERY_CARRIER_NOT_FOUND',
    'UNKNOWN_DELIVERY_CARRIER',
    'DELIVERY_CARRIER_MISSING_BACKUP_RATE',
  ],
})

export const removeDeliveryCarrier = operation({
  ...at('/remove-delivery-carrier'),
  ...write,
  name: 'removeDeliveryCarrier',
  summary: 'Takes a carrier out of a region, with the links of its options to it.',
  method: 'POST',
  request: Type.Object({ deliveryRegionId: Guid, appId: Guid }),
  response: One,
  refusals: ['DELIVERY_REGION_NOT_FOUND'],
})

export const listInstalledDeliveryCarriers = operation({
  ...at('/installed-carriers'),
  ...read,
  name: 'listInstalledDeliveryCarriers',
  summary: 'Carriers that a region may have.',
  method: 'GET',
  request: Type.Object({}),
  response: Type.Object({
    installedDeliveryCarriers: list(named('InstalledDeliveryCarrier', Type.Object(carrierDetails)), 100),
  }),
  refusals: [],
})

export const listDeliveryCarriers = operation({
  ...at('/{deliveryProfileId}/delivery-carriers'),
  ...read,
  name: 'listDeliveryCarriers',
  summary: 'Carriers of a profile, with what each offers in which region.',
  method: 'POST',
  request: Type.Object({ deliveryProfileId: Guid, appIds: optional(list(Guid, 25)) }),
  response: Type.Object({
    results: list(
      named(
        'ListDeliveryCarriersResult',
        Type.Object({
          deliveryCarrierMetadata: Type.Object({
            id: Guid,
            success: Type.Boolean(),
            error: optional(BulkItemError),
          }),
          deliveryCarrierDetails: optional(
            named(
              'DeliveryCarrierDetails',
              Type.Object({ ...carrierDetails, toggleUpdateCarrierActiveStatusEnabled: Type.Boolean() }),
            ),
          ),
          deliveryCarrierRegionalSettings: list(
            named(
              'DeliveryCarrierRegionalSettings',
              Type.Object({ deliveryRegionId: Guid, dashboardTables: list(DashboardTable, 5) }),
            ),
            100,
          ),
        }),
      ),
      100,
    ),
    bulkActionMetadata: BulkActionMetadata,
  }),
  refusals: ['DELIVERY_PROFILE_NOT_FOUND'],
})

const activeStatus = { ...write, method: 'POST', response: Empty, refusals: ['DELIVERY_CARRIER_NOT_FOUND'] } as const

export const setDeliveryCarrierActiveStatus = operation({
  ...at('/delivery-carriers/set-active-status'),
  ...activeStatus,
  name: 'setDeliveryCarrierActiveStatus',
  summary: 'Switches an option of a carrier on or off; `rowId` is its id.',
  request: Type.Object({ carrierAppId: Guid, rowId: Guid, active: nullable(Type.Boolean()) }),
})

export const updateCarrierSettings = operation({
  ...at('/update-carrier-settings'),
  ...activeStatus,
  path: '/v1/delivery-carriers/update-settings',
  name: 'updateCarrierSettings',
  summary: 'The same, as older programs call it.',
  request: Type.Object({ carrierId: Guid, rowId: Guid, active: nullable(Type.Boolean()) }),
})

export const CountryDeliveryProperties = named(
  'CountryDeliveryProperties',
  Type.Object({
    country: CountryCode,
    deliveryDestinationProperties: optional(DestinationProperties),
    subdivisions: list(
      named(
        'SubdivisionDeliveryProperties',
        Type.Object({ subdivision: Type.String(), deliveryDestinationProperties: DestinationProperties }),
      ),
      100,
    ),
  }),
)

export const getDeliveryDestinationProperties = operation({
  ...at('/delivery-destination-properties'),
  who: caller,
  name: 'getDeliveryDestinationProperties',
  summary:
    'Countries and regions that the site delivers to, and the fields that an address there needs. Without an entry for the rest of the world it delivers nowhere else.',
  method: 'GET',
  request: Type.Object({}),
  response: Type.Object({
    restOfWorld: optional(DestinationProperties),
    countries: list(CountryDeliveryProperties, 250),
  }),
  refusals: [],
})

export const updateExtendedFields = operation({
  ...at('/{id}/update-extended-fields'),
  ...write,
  name: 'updateExtendedFields',
  summary: 'Sets the fields of one namespace of a profile.',
  method: 'POST',
  request: extendedFieldsRequest,
  response: One,
  refusals: ['DELIVERY_PROFILE_NOT_FOUND'],
})

export const operations = [
  createDeliveryProfile,
  getDeliveryProfile,
  updateDeliveryProfile,
  deleteDeliveryProfile,
  queryDeliveryProfiles,
  addDeliveryRegion,
  updateDeliveryRegion,
  removeDeliveryRegion,
  getDeliveryProfileByDeliveryRegionId,
  addDeliveryCarrier,
  updateDeliveryCarrier,
  removeDeliveryCarrier,
  listInstalledDeliveryCarriers,
  listDeliveryCarriers,
  setDeliveryCarrierActiveStatus,
  updateCarrierSettings,
  getDeliveryDestinationProperties,
  updateExtendedFields,
] as const
