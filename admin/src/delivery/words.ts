import type { DeliveryRegion } from '@fairground/client/generated/ecom.delivery-profile.ts'
import type { LocalDeliveryOption } from '@fairground/client/generated/ecom.local-delivery-options.ts'
import type { ConditionalRates } from '@fairground/client/generated/ecom.shipping-options.ts'
import { partName } from '@fairground/domain/delivery/country-parts.ts'
import { isPositive } from '@fairground/domain/money.ts'
import type { Formats } from '../formats.ts'
import { countryName } from '../forms/country-names.ts'
import { moneyOrText } from '../forms/money-or-text.ts'
import { t } from '../texts.ts'
import { fromRates } from './rate-values.ts'

/** The carrier of the site's own rates, as regions name it. */
export const RATES_CARRIER = 'b7a5e8c0-3f51-4c53-9d7c-5b1f6f0f2a10'

/** "United Kingdom, Ireland and 3 more". */
export function destinationsInWords({ destinations }: DeliveryRegion): string {
  if (destinations.length === 0) return t('admin.delivery.everywhereElse')
  const named = destinations.map(({ countryCode, subdivisions = [] }) =>
    subdivisions.length === 0
      ? countryName(countryCode)
      : `${countryName(countryCode)} (${subdivisions.map((part) => partName(countryCode, part)).join(', ')})`,
  )
  const shown = named.slice(0, 4).join(', ')
  return named.length > 4 ? t('admin.delivery.andMore', { shown, n: String(named.length - 4) }) : shown
}

/** "£4.50, free from £60.00". */
export function ratesInWords(rates: readonly ConditionalRates[], formats: Pick<Formats, 'money' | 'currency'>): string {
  if (rates.length === 0) return t('admin.delivery.free')
  const { basis, amount, tiers, forEach, freeFrom } = fromRates(rates)
  const price = (value: string) =>
    isPositive(value) ? formats.money(value, formats.currency) : t('admin.delivery.free')
  const first =
    basis === 'flat'
      ? forEach
        ? t('admin.delivery.perItem', { price: price(amount) })
        : price(amount)
      : basis === 'other'
        ? t('admin.delivery.asSetByAProgram')
        : t('admin.delivery.tiersFrom', { price: price(tiers[0]?.amount ?? '0'), n: tiers.length })
  return freeFrom ? t('admin.delivery.rateFreeFrom', { first, price: moneyOrText(freeFrom, formats) }) : first
}

/** Definition of an area: its postcodes, its radius, its cities. */
export function areaInWords({ zipConfig, radiusConfig, cityConfig }: LocalDeliveryOption): string {
  if (zipConfig) return zipConfig.zipCodes.join(', ')
  if (radiusConfig)
    return t('admin.delivery.withinRadius', {
      radius: String(radiusConfig.radius),
      unit: radiusConfig.lengthUnit === 'MI' ? 'mi' : 'km',
    })
  if (cityConfig) return cityConfig.cityItems.map(({ cityName }) => cityName).join(', ')
  return t('admin.delivery.drawnArea')
}
