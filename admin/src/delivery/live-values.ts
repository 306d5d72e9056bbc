import type { DeliveryProfile } from '@fairground/client/generated/ecom.delivery-profile.ts'
import type { ShippoConfiguration } from '@fairground/client/generated/ecom.shippo-configurations.ts'
import { present } from '@fairground/domain/present.ts'
import { LIVE_CARRIER, liveClient } from './live-queries.ts'
import { domesticNames, internationalNames, type Service } from './live-words.ts'

/** A service as the form has it: texts as they are typed. */
export interface ServiceValues {
  readonly offered: boolean
  readonly fee: string
  readonly feeType: 'FIXED' | 'PERCENTAGE'
  readonly freeFrom: string
  readonly time: string
}

export interface LiveValues {
  readonly name: string
  readonly packageType: ShippoConfiguration['packageType']
  readonly length: string
  readonly width: string
  readonly height: string
  readonly most: string
  readonly weight: string
  readonly locationId: string
  readonly backup: string
  readonly regions: readonly string[]
  readonly services: Readonly<Partial<Record<Service, ServiceValues>>>
}

export const noService: ServiceValues = { offered: false, fee: '', feeType: 'FIXED', freeFrom: '', time: '' }

const backupOf = (profiles: readonly DeliveryProfile[], regionIds: readonly string[]): string =>
  profiles
    .flatMap(({ deliveryRegions }) => deliveryRegions)
    .filter(({ id }) => regionIds.includes(id))
    .flatMap(({ deliveryCarriers }) => deliveryCarriers)
    .find(({ appId, backupRate }) => appId === LIVE_CARRIER && backupRate?.amount)?.backupRate?.amount ?? ''

export function liveValues(
  configuration: ShippoConfiguration | undefined,
  profiles: readonly DeliveryProfile[],
  locationId: string,
): LiveValues {
  const { packageDetails = {}, domesticServices = [], internationalServices = [] } = configuration ?? {}
  const { name, dimensions, maxNumberOfProducts } = packageDetails
  const regions = configuration?.deliveryRegionIds ?? []
  return {
    name: name ?? '',
    packageType: configuration?.packageType ?? 'CUSTOM',
    length: dimensions?.length ?? '',
    width: dimensions?.width ?? '',
    height: dimensions?.height ?? '',
    most: maxNumberOfProducts ?? '',
    weight: configuration?.backupWeight ?? '',
    locationId: configuration?.osLocationId ?? locationId,
    backup: backupOf(profiles, regions),
    regions,
    services: Object.fromEntries(
      [...domesticServices, ...internationalServices].map(({ service, serviceSettings: terms }) => [
        service,
        {
          offered: true,
          fee: terms?.handlingFee?.value ?? '',
          feeType: terms?.handlingFee?.calculationType ?? 'FIXED',
          freeFrom: terms?.freeDeliveryMinimumAmount ?? '',
          time: terms?.estimatedDeliveryTime ?? '',
        },
      ]),
    ),
  }
}

/** A decimal as the API takes it; undefined for what is none. */
export function decimalOf(text: string): string | undefined {
  const decimal = text.trim().replace(',', '.')
  return /^\d{1,9}(\.\d{1,3})?$/.test(decimal) ? decimal : undefined
}
const isDecimalOrEmpty = (text: string): boolean => text.trim() === '' || decimalOf(text) !== undefined
const isAboveZero = (text: string): boolean => Number(decimalOf(text) ?? 0) > 0

const SIDES = ['length', 'width', 'height'] as const

/** Fields that lack something, or hold what is no number. */
export function wrongFields(values: LiveValues): ReadonlySet<keyof LiveValues> {
  const { packageType, name, most, weight, backup, services } = values
  const wrong = new Set<keyof LiveValues>()
  if (!name.trim()) wrong.add('name')
  for (const side of SIDES) if (packageType === 'CUSTOM' && !isAboveZero(values[side])) wrong.add(side)
  if (most.trim() && !/^[1-9]\d{0,5}$/.test(most.trim())) wrong.add('most')
  if (!isDecimalOrEmpty(weight)) wrong.add('weight')
  if (!isDecimalOrEmpty(backup)) wrong.add('backup')
  const offered = Object.values(services).filter((service) => service.offered)
  if (
    offered.length === 0 ||
    !offered.every(({ fee, freeFrom }) => isDecimalOrEmpty(fee) && isDecimalOrEmpty(freeFrom))
  )
    wrong.add('services')
  return wrong
}

function servicesOf<S extends Service>(names: Readonly<Record<S, string>>, { services }: LiveValues) {
  return (Object.keys(names) as S[]).flatMap((service) => {
    const { offered, fee, feeType, freeFrom, time } = services[service] ?? noService
    if (!offered) return []
    const value = decimalOf(fee)
    const serviceSettings = {
      estimatedDeliveryTime: time.trim() || null,
      freeDeliveryMinimumAmount: decimalOf(freeFrom) ?? null,
      ...present({ handlingFee: value ? { value, calculationType: feeType } : undefined }),
    }
    return [{ service, serviceSettings }]
  })
}

const fieldsOf = (values: LiveValues) => ({
  packageType: values.packageType,
  packageDetails: {
    name: values.name.trim(),
    maxNumberOfProducts: values.most.trim() || null,
    ...present({
      dimensions:
        values.packageType === 'CUSTOM'
          ? {
              length: decimalOf(values.length) ?? '0',
              width: decimalOf(values.width) ?? '0',
              height: decimalOf(values.height) ?? '0',
            }
          : undefined,
    }),
  },
  osLocationId: values.locationId,
  backupWeight: decimalOf(values.weight) ?? null,
  domesticServices: servicesOf(domesticNames, values),
  internationalServices: servicesOf(internationalNames, values),
})

/** Makes the live rates, or changes them with their regions; the backup rate stands in each region. */
export async function saveLive(before: ShippoConfiguration | undefined, values: LiveValues): Promise<unknown> {
  const { shippoConfigurations: api } = liveClient
  if (!before)
    return api.createShippoConfiguration({
      shippoConfiguration: { ...fieldsOf(values), deliveryRegionIds: [...values.regions] },
      backupRate: decimalOf(values.backup) ?? null,
    })
  const { id: shippoConfigurationId, revision } = before
  await api.updateShippoConfiguration({
    shippoConfiguration: { id: shippoConfigurationId, revision, ...fieldsOf(values) },
  })
  for (const deliveryRegionId of values.regions.filter((id) => !before.deliveryRegionIds.includes(id)))
    await api.addDeliveryRegion({ shippoConfigurationId, deliveryRegionId })
  for (const deliveryRegionId of before.deliveryRegionIds.filter((id) => !values.regions.includes(id)))
    await api.removeDeliveryRegion({ shippoConfigurationId, deliveryRegionId })
  const amount = decimalOf(values.backup)
  for (const deliveryRegionId of values.regions)
    await liveClient.deliveryProfile.updateDeliveryCarrier({
      deliveryRegionId,
      deliveryCarrier: {
        appId: LIVE_CARRIER,
        backupRate: amount === undefined ? { active: false } : { amount, active: true },
      },
    })
}
