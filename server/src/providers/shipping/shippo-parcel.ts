import type { PackageType } from '@fairground/contract/enumerations/delivery.ts'
import type { Packaging } from '../../ground/quotes-needed.ts'

const TEMPLATES: Readonly<Record<Exclude<PackageType, 'CUSTOM'>, string>> = {
  FLAT_RATE_ENVELOPE: 'USPS_FlatRateEnvelope',
  PADDED_FLAT_RATE_ENVELOPE: 'USPS_FlatRatePaddedEnvelope',
  SMALL_FLAT_RATE_BOX: 'USPS_SmallFlatRateBox',
  MEDIUM_FLAT_RATE_BOX_1: 'USPS_MediumFlatRateBox1',
  MEDIUM_FLAT_RATE_BOX_2: 'USPS_MediumFlatRateBox2',
  LARGE_FLAT_RATE_BOX: 'USPS_LargeFlatRateBox',
}

export const parcelOf = ({ type, sides }: Packaging, weightGrams: number) => ({
  mass_unit: 'g',
  weight: String(Math.max(1, Math.ceil(weightGrams))),
  ...(type === 'CUSTOM'
    ? { length: sides?.length, width: sides?.width, height: sides?.height, distance_unit: sides?.unit }
    : { template: TEMPLATES[type] }),
})

/** A subdivision without its country, as Shippo has states. */
export const stateOf = (subdivision: string | undefined): string | undefined => subdivision?.replace(/^[A-Z]{2}-/, '')
