import type { TaxableAddressType } from '@fairground/contract/enumerations/taxes.ts'
import type { Place } from '@fairground/domain/delivery/regions.ts'
import { present } from '@fairground/domain/present.ts'
import type { Breakdown } from '@fairground/domain/price/breakdown.ts'
import type { Tax } from '@fairground/domain/price/input.ts'
import {
  DELIVERY_GROUP_ID,
  REVERSE_CHARGE_GROUP_ID,
  STANDARD_GROUP_ID,
  type TaxRegion,
  taxAt,
  taxRegionOf,
} from '@fairground/domain/tax/tax-table.ts'
import { crossesWithinEu, isReverseCharged } from '@fairground/domain/tax/vat-area.ts'
import type { Site } from '../../ground/site.ts'
import { held } from '../../ground/texts/held.ts'
import type { ResolvedLine } from './resolve-lines.ts'
import { taxTableOf } from './shop-settings.ts'

/** Places that decide the taxes of a purchase, and its buyer’s exemption, as far as they are known. */
export interface TaxedAt {
  readonly shipping?: Place | undefined
  readonly billing?: Place | undefined
  /** The buyer fetches the goods. */
  readonly isPickup?: boolean
  /** Group of tax exempt buyers that the buyer is in; tickets bear the tax of their event for them as well. */
  readonly exemptGroupId?: string | undefined
  /** Country in which the buyer is registered for VAT. */
  readonly vatCountry?: string | undefined
}

/** Goods bear the tax of where they are handed over; what is not sent, that of where the buyer lives. */
export const taxableAddressOf = ({ sellable }: ResolvedLine, { isPickup }: TaxedAt): TaxableAddressType =>
  sellable.physical?.shippable ? deliveryAddress(isPickup) : 'BILLING'

const deliveryAddress = (isPickup = false): TaxableAddressType => (isPickup ? 'BUSINESS' : 'SHIPPING')

/** `GB` of `en-GB`. */
const regionOf = held((locale) => new Intl.Locale(locale).region)

/** The business's own address, or at least the country of its language. */
export function homeOf({ settings, locale }: Site): Place {
  const { address } = settings.business ?? {}
  if (!address?.country) return { country: regionOf(locale) }
  const { country, subdivision, city, postalCode, addressLine: street } = address
  return { country, subdivision, city, postalCode, street }
}

const known = (place: Place | undefined): Place | undefined => (place?.country ? place : undefined)

/**
 * Taxes of a purchase: each line by its group and taxable address. An address that is not known yet is taken to be the other one, else
 * the business's, so that prices show before a buyer types anything.
 */
export function taxesOfLines(site: Site, at: TaxedAt = {}) {
  const table = taxTableOf(site)
  const home = homeOf(site)
  const { exemptGroupId } = at
  const [shipping, billing] = [known(at.shipping), known(at.billing)]
  const places: Readonly<Record<TaxableAddressType, Place>> = {
    BUSINESS: home,
    SHIPPING: shipping ?? billing ?? home,
    BILLING: billing ?? shipping ?? home,
  }
  const isBusinessKnown = Boolean(site.settings.business?.address?.country)
  const isKnown = (address: TaxableAddressType) =>
    address === 'BUSINESS' ? isBusinessKnown : Boolean(shipping ?? billing)
  const found = new Map<string, Tax | null>()
  /** Place whose taxes goods bear that are taxed at an address, and the group that exempts their buyer. */
  const bornAt = (address: TaxableAddressType) => {
    const { country } = places[address]
    const isReversed = site.settings.reverseCharge && isReverseCharged(home.country, country, at.vatCountry)
    const isTaxedAtHome = site.settings.distanceSalesTax === 'HOME' && crossesWithinEu(home.country, country)
    return {
      place: isTaxedAtHome ? home : places[address],
      exemptGroupId: exemptGroupId ?? (isReversed ? REVERSE_CHARGE_GROUP_ID : undefined),
    }
  }
  const taxAtAddress = (address: TaxableAddressType, groupId: string | undefined): Tax | null => {
    const { place, exemptGroupId } = bornAt(address)
    return taxAt(table, place, { groupId, exemptGroupId })
  }
  const spotAt = (address: TaxableAddressType, groupId: string): TaxSpot => {
    const { place, exemptGroupId } = bornAt(address)
    const region = taxRegionOf(table.regions, place)
    return {
      place,
      groupId,
      isKnown: isKnown(address),
      isExempt: exemptGroupId !== undefined,
      included: region?.included ?? table.included,
      isBilling: address === 'BILLING',
      ...present({ region }),
    }
  }
  const taxOf = (address: TaxableAddressType, groupId: string | undefined): Tax | null => {
    const key = `${address} ${groupId}`
    const tax = found.has(key) ? (found.get(key) ?? null) : taxAtAddress(address, groupId)
    found.set(key, tax)
    return tax
  }
  return {
    ofLine: (line: ResolvedLine): Tax | null => {
      const { tax, taxable, taxGroupId } = line.sellable
      return tax ?? (taxable ? taxOf(taxableAddressOf(line, at), taxGroupId || undefined) : null)
    },
    ofDelivery: (): Tax | null => taxOf(deliveryAddress(at.isPickup), DELIVERY_GROUP_ID),
    /** Undefined: its tax is none of its place. */
    spotOfLine: (line: ResolvedLine): TaxSpot | undefined => {
      const { tax, taxable, taxGroupId } = line.sellable
      return tax || !taxable ? undefined : spotAt(taxableAddressOf(line, at), taxGroupId || STANDARD_GROUP_ID)
    },
    spotOfDelivery: (): TaxSpot => spotAt(deliveryAddress(at.isPickup), DELIVERY_GROUP_ID),
  }
}

export type TaxesOfLines = ReturnType<typeof taxesOfLines>

/** Place and region whose taxes a charge bears. */
export interface TaxSpot {
  readonly place: Place
  readonly region?: TaxRegion
  readonly groupId: string
  /** False: another place stands in, since nothing is known of the buyer's. */
  readonly isKnown: boolean
  readonly isExempt: boolean
  readonly included: boolean
  /** The buyer's address is the one on the bill. */
  readonly isBilling: boolean
}

/** True where the prices of the lines hold their tax; as the setting says where none is taxed. */
export const holdTax = (site: Site, { lines }: Pick<Breakdown, 'lines'>): boolean => {
  const taxed = lines.filter(({ taxRate }) => taxRate > 0n)
  return taxed.length > 0 ? taxed.some(({ taxIncluded }) => taxIncluded) : taxTableOf(site).included
}
