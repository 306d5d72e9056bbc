import type { Address } from '@fairground/contract/ecom/address.ts'
import type { DomesticService, InternationalService, PackageType } from '@fairground/contract/enumerations/delivery.ts'
import type { Area } from '@fairground/domain/delivery/areas.ts'
import type { ServiceTerms } from '@fairground/domain/delivery/live-rates.ts'
import type { ConditionalRate } from '@fairground/domain/delivery/rates.ts'
import type { Destination } from '@fairground/domain/delivery/regions.ts'
import type { TimeOfDay, TimeWindow } from '@fairground/domain/delivery/schedule.ts'
import type { Static } from 'typebox'
import type { DocumentRow } from '../../../db/document-table.ts'

/** Free fields of other programs, by their namespaces. */
export type Namespaces = Readonly<Record<string, unknown>>

/** A carrier as a region has it; amounts are decimals in the site's currency. */
export interface StoredCarrier {
  readonly appId: string
  readonly backupRate?: { readonly title?: string; readonly amount?: string; readonly active?: boolean }
  readonly additionalCharges?: readonly { readonly description?: string; readonly amount: string }[]
}

export interface StoredRegion {
  readonly id: string
  readonly name: string
  readonly active: boolean
  readonly destinations: readonly Destination[]
  readonly carriers: readonly StoredCarrier[]
  /** ISO 8601. */
  readonly createdDate: string
}

export interface ProfileDoc {
  readonly name: string
  readonly isDefault: boolean
  readonly regions: readonly StoredRegion[]
  readonly createdBy?: { readonly appId?: string; readonly userId?: string }
  readonly namespaces?: Namespaces
}

/** Fields that options of every carrier have. */
export interface OptionDoc {
  readonly active: boolean
  readonly regionIds: readonly string[]
  readonly rates: readonly ConditionalRate[]
  /** By which checkouts name it; its id where it has none. */
  readonly code?: string
  /** Its name is the one that the site began with: readers see it in their language. */
  readonly builtInName?: true
}

export interface RateDoc extends OptionDoc {
  readonly title: string
  readonly estimatedDeliveryTime?: string
  readonly namespaces?: Namespaces
}

/** Hours in which a place hands orders over. */
export interface Hours {
  readonly leadMinutes: number
  readonly windows: readonly TimeWindow[]
  readonly closedDates: readonly string[]
}

export interface PickupDoc extends OptionDoc {
  readonly name: string
  readonly address: Static<typeof Address>
  readonly deliveryTime?: string
  readonly instructions?: string
  readonly hours?: Hours
  /** Somebody else's counter, not the shop itself. */
  readonly isPoint?: boolean
}

export interface LocalDoc extends OptionDoc {
  readonly areaName: string
  readonly area: Area
  readonly estimatedDeliveryTime?: string
  readonly externalId?: string
  readonly schedule?: {
    readonly handlingDays?: number
    readonly cutOff?: TimeOfDay
    readonly windows: readonly TimeWindow[]
  }
  /** Orders that one slot takes; absent: any number. */
  readonly slotCapacity?: number
  readonly closedDates?: readonly string[]
}

/** A service of a carrier as the shop offers it. */
export interface StoredService<S> {
  readonly id: string
  readonly service: S
  readonly terms: ServiceTerms
  readonly deliveryTime?: string
}

/** Sides are decimals, in the unit that goes with the site's weights. */
export interface PackageSides {
  readonly length: string
  readonly width: string
  readonly height: string
}

/** Live rates: how parcels are packed, and the services with the terms of the shop. */
export interface ShippoDoc extends OptionDoc {
  readonly domestic: readonly StoredService<DomesticService>[]
  readonly international: readonly StoredService<InternationalService>[]
  readonly packageType: PackageType
  readonly packageName?: string
  readonly sides?: PackageSides
  readonly mostPerPackage?: number
  /** Location that the parcels leave from. */
  readonly locationId: string
  /** Weight of a thing that has none, in the site's unit. */
  readonly backupWeight?: string
  readonly namespaces?: Namespaces
}

/** Address that parcels of a location leave from, with whom the carrier asks. */
export interface OriginDoc {
  readonly locationId: string
  readonly name: string
  readonly company?: string
  readonly phone?: string
  readonly email?: string
  readonly address: Static<typeof Address>
}

export interface SetupDocs {
  readonly profile: ProfileDoc
  readonly rate: RateDoc
  readonly pickup: PickupDoc
  readonly local: LocalDoc
  readonly shippo: ShippoDoc
  readonly origin: OriginDoc
}
export type SetupKind = keyof SetupDocs
/** Kinds of options that regions have by their carriers. */
export type OptionKind = Exclude<SetupKind, 'profile' | 'origin'>

export type SetupRow<K extends SetupKind = SetupKind> = DocumentRow<SetupDocs, K>
