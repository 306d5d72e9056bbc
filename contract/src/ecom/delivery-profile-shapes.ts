import Type from 'typebox'
import {
  CountryCode,
  Decimal,
  FreeObject,
  Guid,
  list,
  named,
  nullable,
  optional,
  Revision,
  Timestamp,
  text,
} from '../scalars.ts'
import { ExtendedFields, SubdivisionCode } from './delivery-parts.ts'

const Name = text(256, { minLength: 1 })

/** A country, or parts of it. */
export const Destination = named(
  'Destination',
  Type.Object({ countryCode: CountryCode, subdivisions: optional(list(SubdivisionCode, 100)) }),
)

/** Charged when the carrier cannot say its own. */
const BackupRate = named(
  'BackupRate',
  Type.Object({
    title: optional(nullable(Name)),
    amount: optional(nullable(Decimal())),
    active: optional(Type.Boolean()),
  }),
)

/** Handling, added to whatever the carrier costs. */
const AdditionalCharge = named(
  'AdditionalCharge',
  Type.Object({ description: optional(nullable(text(250))), amount: Decimal() }),
)

export const DeliveryCarrier = named(
  'DeliveryCarrier',
  Type.Object({
    appId: Guid,
    backupRate: optional(BackupRate),
    additionalCharges: optional(list(AdditionalCharge, 10)),
  }),
)

export const NewDeliveryRegion = named(
  'NewDeliveryRegion',
  Type.Object({
    name: Name,
    /** True unless given. */
    active: optional(nullable(Type.Boolean())),
    /** Empty: everywhere that no other region of the profile reaches. */
    destinations: optional(list(Destination, 250)),
    deliveryCarriers: optional(list(DeliveryCarrier, 25)),
  }),
)

const DeliveryRegion = named(
  'DeliveryRegion',
  Type.Object({
    id: Guid,
    name: Name,
    active: Type.Boolean(),
    deliveryCarriers: list(DeliveryCarrier, 25),
    destinations: list(Destination, 250),
    createdDate: Timestamp,
  }),
)

export const DeliveryRegionChanges = named(
  'DeliveryRegionChanges',
  Type.Object({
    id: Guid,
    name: optional(Name),
    active: optional(nullable(Type.Boolean())),
    destinations: optional(list(Destination, 250)),
    /** Carriers have calls of their own: other ones than the region has are refused. */
    deliveryCarriers: optional(list(DeliveryCarrier, 25)),
  }),
)

export const DeliveryProfile = named(
  'DeliveryProfile',
  Type.Object({
    id: Guid,
    revision: Revision,
    createdDate: Timestamp,
    updatedDate: Timestamp,
    name: Name,
    /** True for the profile of products that name no other. */
    default: Type.Boolean(),
    deliveryRegions: list(DeliveryRegion, 100),
    createdBy: optional(Type.Object({ appId: optional(Guid), userId: optional(Guid) })),
    extendedFields: optional(ExtendedFields),
  }),
)

export const NewDeliveryProfile = named(
  'NewDeliveryProfile',
  Type.Object({
    name: Name,
    default: optional(nullable(Type.Boolean())),
    deliveryRegions: optional(list(NewDeliveryRegion, 100)),
    extendedFields: optional(ExtendedFields),
  }),
)

export const DeliveryProfileChanges = named(
  'DeliveryProfileChanges',
  Type.Object({
    id: Guid,
    revision: Revision,
    name: optional(Name),
    /** The default stays the default: another value is refused. */
    default: optional(nullable(Type.Boolean())),
    /** Regions have calls of their own: other ones than the profile has are refused. */
    deliveryRegions: optional(list(Type.Object({ id: optional(nullable(Guid)) }), 100)),
    extendedFields: optional(ExtendedFields),
  }),
)

export const carrierDetails = {
  id: Guid,
  displayName: Type.String(),
  description: optional(Type.String()),
  /** True where a region needs a backup rate for it: it calculates elsewhere, and may not answer. */
  fallbackDefinitionMandatory: Type.Boolean(),
  toggleGetCarrierSettingsEnabled: Type.Boolean(),
}

export const DashboardTable = named(
  'DashboardTable',
  Type.Object({
    title: Type.String(),
    columns: list(named('Column', Type.Object({ key: Type.String(), name: Type.String() })), 200),
    rows: list(named('Row', Type.Object({ key: Type.String(), data: FreeObject, active: Type.Boolean() })), 250),
  }),
)

export const DestinationProperties = named(
  'DeliveryDestinationProperties',
  Type.Object({
    /** Rates there depend on it. */
    postalCodeRequired: Type.Boolean(),
    /** Goods are only handed over at a place of pick-up. */
    pickupOnly: Type.Boolean(),
  }),
)
