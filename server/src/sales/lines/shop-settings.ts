import type { Rate } from '@fairground/domain/rate.ts'
import type { TaxTable } from '@fairground/domain/tax/tax-table.ts'
import type { Site } from '../../ground/site.ts'

const BP_IN_MILLIONTHS = 100n

/** Rate in millionths, as `price` wants it, of a rate in 1/10 000. */
export const rateOfBp = (bp: number): Rate => BigInt(bp) * BP_IN_MILLIONTHS

/** Table of the site's taxes: its regions, or one rate everywhere. */
export const taxTableOf = ({ settings, taxes = { regions: [], rates: [] } }: Site): TaxTable => ({
  ...taxes,
  everywhere: { rate: rateOfBp(settings.taxRateBp ?? 0) },
  included: settings.taxIncludedInPrices ?? false,
})
