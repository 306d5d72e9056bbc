import type { JurisdictionType, TaxFallbackReason } from '@fairground/contract/enumerations/taxes.ts'
import { type Place, partOf } from '../delivery/regions.ts'
import { present } from '../present.ts'
import type { Tax } from '../price/input.ts'
import { WHOLE } from '../rate.ts'

/** A country, or a part of it, in which the site collects tax. */
export interface TaxRegion {
  readonly id: string
  readonly country: string
  /** ISO 3166-2 (`US-NY`). Absent: the parts of the country that have no region of their own. */
  readonly subdivision?: string
  /** Prices of lines hold the tax. Absent: as the site's setting says. */
  readonly included?: boolean
  /** Id of the calculator outside that finds its taxes. Absent: they are its rates, which are also used while that one does not answer. */
  readonly calculator?: string
}

/** One tax on one group of goods in one region. */
export interface TaxRate {
  readonly id: string
  readonly regionId: string
  readonly groupId: string
  /** Digits of a `Rate`: millionths. */
  readonly rate: string
  readonly name: string
  readonly type: string
  readonly jurisdiction: string
  readonly jurisdictionType: JurisdictionType
  /** Calculated on the price with the other taxes. */
  readonly compound?: boolean
  /** Rates of buyers in exempt groups; one that is not named pays nothing. */
  readonly exempt?: readonly ExemptRate[]
}

export interface ExemptRate {
  readonly groupId: string
  /** As `rate`. */
  readonly rate: string
}

/** Regions and rates of a site, the oldest first. */
export interface SiteTaxes {
  readonly regions: readonly TaxRegion[]
  readonly rates: readonly TaxRate[]
  /** By tax group: code by which calculators outside know goods of it. */
  readonly codes?: Readonly<Record<string, string>>
}

export interface TaxTable extends SiteTaxes {
  /** Used while there are no regions: one tax on all goods, wherever they go. */
  readonly everywhere?: { readonly rate: bigint }
  /** Prices of lines hold the tax, where a region does not say. */
  readonly included: boolean
}

/** Groups that every site has: goods without a group of their own, the delivery, and buyers who pay no tax, or owe it in the seller's place. */
export const STANDARD_GROUP_ID = '9c4f1d52-6e0b-4c1a-8a57-2f6d0b9e7a01'
export const DELIVERY_GROUP_ID = '9c4f1d52-6e0b-4c1a-8a57-2f6d0b9e7a02'
export const EXEMPT_GROUP_ID = '9c4f1d52-6e0b-4c1a-8a57-2f6d0b9e7a03'
/** No rate has one for it, and no member is put into it: it bears nothing. */
export const REVERSE_CHARGE_GROUP_ID = '9c4f1d52-6e0b-4c1a-8a57-2f6d0b9e7a04'

/** The region of a place: the one that names its part of the country, else its country. */
export function taxRegionOf(regions: readonly TaxRegion[], place: Place): TaxRegion | undefined {
  const { country } = place
  if (!country) return undefined
  const part = partOf(place)
  const inCountry = regions.filter((region) => region.country === country)
  return (
    inCountry.find((region) => region.subdivision !== undefined && region.subdivision === part) ??
    inCountry.find((region) => region.subdivision === undefined)
  )
}

/** Goods by their group, and buyers by the group that exempts them. */
interface Groups {
  readonly groupId?: string | undefined
  readonly exemptGroupId?: string | undefined
}

/**
 * Tax on goods of a group at a place; null where none is collected. Goods of a group that has no rate there are taxed as goods
 * without a group; delivery without a rate is not taxed.
 */
export function taxAt(table: TaxTable, place: Place, groups: Groups = {}): Tax | null {
  const { groupId = STANDARD_GROUP_ID, exemptGroupId } = groups
  if (table.regions.length === 0) return taxOfBuyer(taxEverywhere(table, groupId), exemptGroupId)
  const region = taxRegionOf(table.regions, place)
  if (!region) return null
  const inRegion = table.rates.filter(({ regionId }) => regionId === region.id)
  const own = inRegion.filter((rate) => rate.groupId === groupId)
  const rates =
    own.length > 0 || groupId === DELIVERY_GROUP_ID
      ? own
      : inRegion.filter((rate) => rate.groupId === STANDARD_GROUP_ID)
  const included = region.included ?? table.included
  // Nothing here says how much an exempt buyer would pay otherwise, but that they are exempt.
  if (rates.length === 0)
    return exemptGroupId && region.calculator ? { rate: 0n, included, full: 0n, groupId, parts: [] } : null
  const full = { ...combined(rates, included), groupId }
  if (!exemptGroupId) return full
  const lower = {
    ...combined(
      rates.map((rate) => ofExemptGroup(rate, exemptGroupId)),
      included,
    ),
    groupId,
  }
  return lower.rate < full.rate
    ? { ...lower, parts: lower.parts.filter(({ rate }) => rate > 0n), full: full.rate }
    : full
}

const ofExemptGroup = (rate: TaxRate, exemptGroupId: string): TaxRate => ({
  ...rate,
  rate: rate.exempt?.find(({ groupId }) => groupId === exemptGroupId)?.rate ?? '0',
})

/** The tax for a buyer in an exempt group, where it has no rates by group. */
const taxOfBuyer = (tax: Tax | null, exemptGroupId: string | undefined): Tax | null =>
  tax && exemptGroupId && tax.rate > 0n ? { rate: 0n, included: tax.included, full: tax.rate } : tax

function taxEverywhere({ everywhere, included }: TaxTable, groupId: string): Tax | null {
  if (!everywhere || everywhere.rate === 0n || groupId === DELIVERY_GROUP_ID) return null
  return { rate: everywhere.rate, included, ...(groupId === STANDARD_GROUP_ID ? {} : { key: groupId }) }
}

function combined(rates: readonly TaxRate[], included: boolean) {
  const parts = rates.map(({ rate, name, type, jurisdiction, jurisdictionType, compound }) => ({
    rate: BigInt(rate),
    name,
    type,
    jurisdiction,
    jurisdictionType,
    ...present({ compound: compound || undefined }),
  }))
  const simple = parts.reduce((sum, part) => (part.compound ? sum : sum + part.rate), 0n)
  const onTop = parts.reduce((sum, part) => (part.compound ? sum + part.rate : sum), 0n)
  return { rate: simple + (onTop * (WHOLE + simple) + WHOLE / 2n) / WHOLE, included, parts }
}

/** Rates of a calculator outside: they were used, or those of the regions in their place. */
export type AutomaticRates = 'USED' | TaxFallbackReason

/** Source of the rates, as carts, checkouts and orders report it. `automatic` is absent where no calculator outside had a part in it. */
export function rateTypeOf(table: Pick<TaxTable, 'regions'>, isTaxed: boolean, automatic?: AutomaticRates) {
  if (automatic && automatic !== 'USED')
    return { rateType: 'FALLBACK_RATE' as const, autoTaxFallbackDetails: { fallbackReason: automatic } }
  if (!isTaxed) return { rateType: 'NO_TAX_COLLECTED' as const }
  if (automatic) return { rateType: 'AUTO_RATE' as const }
  const manualRateReason =
    table.regions.length > 0 ? ('REGION_SETTING_TO_MANUAL' as const) : ('GLOBAL_SETTING_TO_MANUAL' as const)
  return { rateType: 'MANUAL_RATE' as const, manualRateReason }
}
