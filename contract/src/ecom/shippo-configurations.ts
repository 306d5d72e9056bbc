import Type from 'typebox'
import { addresses } from '../addresses.ts'
import { CalculationType, DomesticService, InternationalService, PackageType } from '../enumerations/delivery.ts'
import { admin, operation } from '../operation.ts'
import { CursorMetadata, CursorQuery } from '../paging.ts'
import {
  Decimal,
  Empty,
  FieldMask,
  Guid,
  list,
  named,
  nullable,
  oneOf,
  optional,
  Revision,
  Timestamp,
  text,
} from '../scalars.ts'
import { Address } from './address.ts'
import { ExtendedFields, extendedFieldsRequest, RegionIds } from './delivery-parts.ts'

const at = addresses({
  module: 'ecom.shippo-configurations',
  under: '/v1/shippo-configurations',
  api: '/ecom',
  site: '/ecom',
})
const read = { who: admin('settings.read') }
const write = { who: admin('settings.write') }

const ServiceSettings = named(
  'ShippoServiceSettings',
  Type.Object({
    /** Buyers read it at checkout, in place of the days that the carrier names. */
    estimatedDeliveryTime: optional(nullable(text(500))),
    /** Added to the price of the carrier: an amount, or percent of the price. */
    handlingFee: optional(
      named('ShippoHandlingFee', Type.Object({ value: Decimal(), calculationType: oneOf(CalculationType) })),
    ),
    /** Price of goods from which on the service costs nothing. */
    freeDeliveryMinimumAmount: optional(nullable(Decimal())),
  }),
)

const DomesticServiceSettings = named(
  'DomesticServiceSettings',
  Type.Object({
    id: optional(nullable(Guid)),
    service: oneOf(DomesticService),
    serviceSettings: optional(ServiceSettings),
  }),
)
const InternationalServiceSettings = named(
  'InternationalServiceSettings',
  Type.Object({
    id: optional(nullable(Guid)),
    service: oneOf(InternationalService),
    serviceSettings: optional(ServiceSettings),
  }),
)

/** Sides in inches where the site weighs in pounds, else in centimetres. */
const PackageDetails = named(
  'ShippoPackageDetails',
  Type.Object({
    name: optional(nullable(text(255))),
    dimensions: optional(
      named('ShippoPackageDimensions', Type.Object({ length: Decimal(), width: Decimal(), height: Decimal() })),
    ),
    /** Things that one package takes; more of them travel in several. */
    maxNumberOfProducts: optional(nullable(Type.String({ pattern: '^[1-9][0-9]{0,5}$', maxLength: 6 }))),
  }),
)

const fields = {
  domesticServices: optional(list(DomesticServiceSettings, 3)),
  internationalServices: optional(list(InternationalServiceSettings, 3)),
  packageType: oneOf(PackageType),
  packageDetails: PackageDetails,
  /** Location that the parcels leave from. */
  osLocationId: Guid,
  /** Weight of a thing that has none, in the site's unit. */
  backupWeight: optional(nullable(Decimal())),
  extendedFields: optional(ExtendedFields),
}

const NewShippoConfiguration = named(
  'NewShippoConfiguration',
  Type.Object({
    ...fields,
    /** One region; with others it is one of them. */
    deliveryRegionId: optional(nullable(Guid)),
    deliveryRegionIds: optional(RegionIds),
  }),
)

export const ShippoConfigurationChanges = named(
  'ShippoConfigurationChanges',
  Type.Object({
    ...fields,
    id: Guid,
    revision: Revision,
    packageType: optional(fields.packageType),
    packageDetails: optional(PackageDetails),
    osLocationId: optional(Guid),
  }),
)

export const ShippoConfiguration = named(
  'ShippoConfiguration',
  Type.Object({
    id: Guid,
    revision: Revision,
    createdDate: Timestamp,
    updatedDate: Timestamp,
    deliveryRegionId: optional(Guid),
    deliveryRegionIds: RegionIds,
    domesticServices: Type.Array(DomesticServiceSettings),
    internationalServices: Type.Array(InternationalServiceSettings),
    packageType: oneOf(PackageType),
    packageDetails: PackageDetails,
    osLocationId: Guid,
    /** Address of the location; absent until it is entered. */
    shipFromAddress: optional(Address),
    backupWeight: optional(Decimal()),
    extendedFields: optional(ExtendedFields),
  }),
)

const One = Type.Object({ shippoConfiguration: ShippoConfiguration })
const link = Type.Object({
  shippoConfigurationId: Guid,
  deliveryRegionId: Guid,
  revision: optional(nullable(Revision)),
})
const placed = ['DELIVERY_REGION_NOT_FOUND', 'LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED'] as const

export const createShippoConfiguration = operation({
  ...at(''),
  ...write,
  name: 'createShippoConfiguration',
  summary:
    'Offers live rates in regions. `backupRate` is charged there while the carrier does not answer; without one nothing is offered in its place.',
  method: 'POST',
  request: Type.Object({ shippoConfiguration: NewShippoConfiguration, backupRate: optional(nullable(Decimal())) }),
  response: One,
  refusals: [...placed, 'LOCATION_NOT_FOUND', 'LIMIT_REACHED'],
})

export const getShippoConfiguration = operation({
  ...at('/{shippoConfigurationId}'),
  ...read,
  name: 'getShippoConfiguration',
  summary: 'One configuration.',
  method: 'GET',
  request: Type.Object({ shippoConfigurationId: Guid }),
  response: One,
  refusals: ['SHIPPO_CONFIGURATION_NOT_FOUND'],
})

export const updateShippoConfiguration = operation({
  ...at('/{shippoConfiguration.id}'),
  ...write,
  name: 'updateShippoConfiguration',
  summary:
    'Changes a configuration; orders keep what they were charged. Regions are added and removed by their own calls.',
  method: 'PATCH',
  request: Type.Object({ shippoConfiguration: ShippoConfigurationChanges, fieldMask: optional(FieldMask) }),
  response: One,
  refusals: ['SHIPPO_CONFIGURATION_NOT_FOUND', 'STALE_REVISION', 'LOCATION_NOT_FOUND'],
})

export const deleteShippoConfiguration = operation({
  ...at('/{shippoConfigurationId}'),
  ...write,
  name: 'deleteShippoConfiguration',
  summary: 'Deletes a configuration: its services are offered no more.',
  method: 'DELETE',
  request: Type.Object({ shippoConfigurationId: Guid }),
  response: Empty,
  refusals: ['SHIPPO_CONFIGURATION_NOT_FOUND'],
})

export const queryShippoConfigurations = operation({
  ...at('/query'),
  ...read,
  name: 'queryShippoConfigurations',
  summary: 'Configurations that match, the oldest first unless sorted.',
  method: 'GET',
  postFallback: '',
  request: Type.Object({ query: optional(CursorQuery) }),
  response: Type.Object({ shippoConfigurations: list(ShippoConfiguration, 100), pagingMetadata: CursorMetadata }),
  refusals: [],
})

export const updateExtendedFields = operation({
  ...at('/{id}/update-extended-fields'),
  ...write,
  name: 'updateExtendedFields',
  summary: 'Sets the fields of one namespace of a configuration.',
  method: 'POST',
  request: extendedFieldsRequest,
  response: One,
  refusals: ['SHIPPO_CONFIGURATION_NOT_FOUND'],
})

export const addDeliveryRegion = operation({
  ...at('/{shippoConfigurationId}/delivery-regions'),
  ...write,
  name: 'addDeliveryRegion',
  summary: 'Offers the services in another region.',
  method: 'POST',
  request: link,
  response: One,
  refusals: ['SHIPPO_CONFIGURATION_NOT_FOUND', 'STALE_REVISION', ...placed],
})

export const removeDeliveryRegion = operation({
  ...at('/{shippoConfigurationId}/delivery-regions/{deliveryRegionId}'),
  ...write,
  name: 'removeDeliveryRegion',
  summary: 'Offers the services no more in a region.',
  method: 'DELETE',
  request: link,
  response: One,
  refusals: ['SHIPPO_CONFIGURATION_NOT_FOUND', 'STALE_REVISION'],
})

export const operations = [
  createShippoConfiguration,
  getShippoConfiguration,
  updateShippoConfiguration,
  deleteShippoConfiguration,
  queryShippoConfigurations,
  updateExtendedFields,
  addDeliveryRegion,
  removeDeliveryRegion,
] as const
