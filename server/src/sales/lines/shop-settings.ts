import { amountOf } from '@fairground/domain/money.ts'
import type { Rate } from '@fairground/domain/rate.ts'
import type { Site, SiteSettings } from '../../ground/site.ts'

/** Settings about selling in `sites.settings`; absent ones have the default below. */
interface StoredShopSettings {
  /** Tax on everything taxable, in 1/10 000: 2000 is 20 %. */
  readonly taxRateBp: number
  readonly taxIncludedInPrices: boolean
  /** Decimal string in the site's currency. */
  readonly standardShipping: string
  readonly pickup: boolean
}

export interface ShopSettings {
  /** 0n: no tax is collected. */
  readonly taxRate: Rate
  readonly taxIncludedInPrices: boolean
  /** Minor units, for the whole order. */
  readonly standardShipping: bigint
  /** True when goods can be fetched at the place, at no cost. */
  readonly pickup: boolean
}

const BP_IN_MILLIONTHS = 100n

/** Rate in millionths, as `price` wants it, of a rate in 1/10 000. */
export const rateOfBp = (bp: number): Rate => BigInt(bp) * BP_IN_MILLIONTHS

export function shopSettings({ settings, currency }: Site): ShopSettings {
  const given = settings as SiteSettings & Partial<StoredShopSettings>
  return {
    taxRate: rateOfBp(given.taxRateBp ?? 0),
    taxIncludedInPrices: given.taxIncludedInPrices ?? false,
    standardShipping: amountOf(given.standardShipping ?? '5', currency),
    pickup: given.pickup ?? true,
  }
}
