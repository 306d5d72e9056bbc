import type { listDeliveryCarriers } from '@fairground/contract/ecom/delivery-profile.ts'
import type { DeliveryProfile } from '@fairground/contract/ecom/delivery-profile-shapes.ts'
import type { ResponseOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { refusalText, type ServerTexts, textsIn } from '../../ground/texts/catalogues.ts'
import { type Carrier, carriers } from './carriers.ts'
import type { Setup } from './setup/change-setup.ts'
import type { SetupRow, StoredCarrier } from './setup/documents.ts'

export const stampsToWire = ({ id, revision, createdAt, updatedAt }: Omit<SetupRow, 'doc' | 'kind'>) => ({
  id,
  revision: String(revision),
  createdDate: createdAt.toISOString(),
  updatedDate: updatedAt.toISOString(),
})

export const profileToWire = (row: SetupRow<'profile'>): Static<typeof DeliveryProfile> => ({
  ...stampsToWire(row),
  name: row.doc.name,
  default: row.doc.isDefault,
  deliveryRegions: row.doc.regions.map(({ carriers: own, destinations, ...region }) => ({
    ...region,
    destinations: destinations.map(({ countryCode, subdivisions = [] }) => ({
      countryCode,
      subdivisions: [...subdivisions],
    })),
    deliveryCarriers: own.map(carrierToWire),
  })),
  ...present({
    createdBy: row.doc.createdBy,
    extendedFields: row.doc.namespaces ? { namespaces: { ...row.doc.namespaces } } : undefined,
  }),
})

const carrierToWire = ({ appId, backupRate, additionalCharges = [] }: StoredCarrier) => ({
  appId,
  ...present({ backupRate }),
  additionalCharges: additionalCharges.map((charge) => ({ ...charge })),
})

export const detailsToWire = ({ id, name, description, needsBackup }: Carrier, t: ServerTexts) => ({
  id,
  displayName: t(name),
  description: t(description),
  fallbackDefinitionMandatory: needsBackup,
  toggleGetCarrierSettingsEnabled: true,
})

/** Options of each carrier of a profile by region. */
export function carriersOfProfile(
  setup: Setup,
  { doc }: SetupRow<'profile'>,
  appIds: readonly string[] | undefined,
  locale: string,
): ResponseOf<typeof listDeliveryCarriers> {
  const t = textsIn(locale)
  const inProfile = new Set(doc.regions.flatMap((region) => region.carriers.map(({ appId }) => appId)))
  const ids = appIds ? appIds.map((id) => id.toLowerCase()) : [...inProfile]
  const results = ids.map((id) => {
    const carrier = carriers.find((one) => one.id === id)
    if (!carrier || !inProfile.has(id))
      return {
        deliveryCarrierMetadata: {
          id,
          success: false,
          error: { code: 'DELIVERY_CARRIER_NOT_FOUND', description: refusalText('DELIVERY_CARRIER_NOT_FOUND', locale) },
        },
        deliveryCarrierRegionalSettings: [],
      }
    return {
      deliveryCarrierMetadata: { id, success: true },
      deliveryCarrierDetails: { ...detailsToWire(carrier, t), toggleUpdateCarrierActiveStatusEnabled: true },
      deliveryCarrierRegionalSettings: doc.regions
        .filter((region) => region.carriers.some(({ appId }) => appId === id))
        .map((region) => ({ deliveryRegionId: region.id, dashboardTables: [tableOf(setup, carrier, region.id, t)] })),
    }
  })
  const totalSuccesses = results.filter(({ deliveryCarrierMetadata }) => deliveryCarrierMetadata.success).length
  return {
    results,
    bulkActionMetadata: { totalSuccesses, totalFailures: results.length - totalSuccesses, undetailedFailures: 0 },
  }
}

const tableOf = (setup: Setup, { kind, name }: Carrier, regionId: string, t: ServerTexts) => ({
  title: t(name),
  columns: [{ key: 'name', name: t('purchase.nameColumn') }],
  rows: setup
    .all(kind)
    .filter(({ doc }) => doc.regionIds.includes(regionId))
    .map((row) => ({ key: row.id, data: { name: optionName(row) }, active: row.doc.active })),
})

/** Name by which staff know an option. */
export function optionName({ doc }: SetupRow): string {
  if ('title' in doc) return doc.title
  if ('areaName' in doc) return doc.areaName
  if ('packageType' in doc) return doc.packageName ?? doc.packageType
  return doc.name
}
