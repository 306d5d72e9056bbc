import type { ManualTaxMapping } from '@fairground/client/generated/ecom.manual-tax-mappings.ts'
import type { TaxExemptGroup } from '@fairground/client/generated/ecom.tax-exempt-groups.ts'
import type { TaxRegion } from '@fairground/client/generated/ecom.tax-regions.ts'
import { partName } from '@fairground/domain/delivery/country-parts.ts'
import { countryName } from '../forms/country-names.ts'
import { t } from '../texts.ts'
import { percentOf } from './percent.ts'

/** "United States, New York". */
export const regionName = ({ country, subdivision }: Pick<TaxRegion, 'country' | 'subdivision'>): string =>
  subdivision ? `${countryName(country)}, ${partName(country, subdivision)}` : countryName(country)

/** "New York (US-NY)"; undefined for the whole country. */
export function partOf({ country, subdivision }: Pick<TaxRegion, 'country' | 'subdivision'>): string | undefined {
  if (!subdivision) return undefined
  const name = partName(country, subdivision)
  return name === subdivision ? subdivision : t('admin.taxes.nameAndCode', { name, code: subdivision })
}

/** "California" of "US-CA", "Germany" of "DE"; a jurisdiction that has no code is written out. */
export function jurisdictionName(jurisdiction: string): string {
  const [, country, part] = /^([A-Z]{2})(-[A-Z\d]{1,3})?$/.exec(jurisdiction) ?? []
  if (!country) return jurisdiction
  return part ? partName(country, jurisdiction) : countryName(country)
}

/** "VAT 20 %". */
export const rateName = ({ taxName, taxRate }: Pick<ManualTaxMapping, 'taxName' | 'taxRate'>): string =>
  t('admin.taxes.nameAndPercent', { name: taxName || t('admin.taxes.tax'), percent: percentOf(taxRate) })

/** "Schools 5 %" of each exempt group that has a rate of its own. */
export const exemptRateNames = (
  { exemptRates }: Pick<ManualTaxMapping, 'exemptRates'>,
  groups: readonly Pick<TaxExemptGroup, 'id' | 'name'>[],
): string[] =>
  exemptRates.map(({ taxExemptGroupId, taxRate }) =>
    t('admin.taxes.nameAndPercent', {
      name: groups.find(({ id }) => id === taxExemptGroupId)?.name ?? t('admin.taxes.exemptGroup'),
      percent: percentOf(taxRate),
    }),
  )

/** Regions by country, in the order of the countries' names. */
export function byCountry(regions: readonly TaxRegion[]): [country: string, regions: TaxRegion[]][] {
  const countries = new Map<string, TaxRegion[]>()
  for (const region of regions) countries.set(region.country, [...(countries.get(region.country) ?? []), region])
  return [...countries].sort(([a], [b]) => countryName(a).localeCompare(countryName(b)))
}
