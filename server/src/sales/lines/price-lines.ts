import type { PaymentOptionType } from '@fairground/contract/enumerations/ecom.ts'
import { present } from '@fairground/domain/present.ts'
import type { Breakdown } from '@fairground/domain/price/breakdown.ts'
import type { PriceLine, ShippingCharge, Tax } from '@fairground/domain/price/input.ts'
import { paymentOf } from '@fairground/domain/price/pay.ts'
import { price } from '@fairground/domain/price/price.ts'
import type { Site } from '../../ground/site.ts'
import type { AppliedCoupon } from '../coupons/operations.ts'
import type { ResolvedLine } from './resolve-lines.ts'
import { rateOfBp, type ShopSettings, shopSettings } from './shop-settings.ts'

export const paymentOptionOf = ({ line }: ResolvedLine): PaymentOptionType =>
  line.custom?.paymentOption ?? 'FULL_PAYMENT_ONLINE'

/**
 * Price of these lines: the one place that makes price input of lines, for cart, estimate, checkout and order alike,
 * so that equal lines cost the same everywhere (invariant I4). Prices come from the catalogue, never from a caller.
 */
export function priceLines(
  site: Site,
  lines: readonly ResolvedLine[],
  {
    shipping = null,
    taxed = true,
    withFees = true,
    coupon,
  }: { shipping?: ShippingCharge | null; taxed?: boolean; withFees?: boolean; coupon?: AppliedCoupon } = {},
): Breakdown {
  const settings = shopSettings(site)
  return price({
    currency: site.currency,
    lines: lines.map((line) => priceLine(line, taxed ? settings : null, withFees)),
    discounts: coupon?.discount ? [coupon.discount] : [],
    shipping: shipping && !taxed ? { ...shipping, tax: null } : shipping,
  })
}

function priceLine(resolved: ResolvedLine, settings: ShopSettings | null, withFees: boolean): PriceLine {
  const { line, sellable } = resolved
  return {
    id: line.id,
    quantity: line.quantity,
    unitPrice: sellable.price,
    fullUnitPrice: sellable.fullPrice,
    tax: settings ? (sellable.tax ?? (sellable.taxable ? taxOf(settings, sellable.taxGroupId) : null)) : null,
    pay: paymentOf[paymentOptionOf(resolved)],
    ...present({
      ticketFee:
        withFees && sellable.feeRateBp > 0
          ? { type: 'FEE_ADDED_AT_CHECKOUT', rate: rateOfBp(sellable.feeRateBp) }
          : undefined,
    }),
  }
}

function taxOf({ taxRate, taxIncludedInPrices }: ShopSettings, taxGroupId: string | undefined): Tax | null {
  if (taxRate === 0n) return null
  return { rate: taxRate, included: taxIncludedInPrices, ...present({ key: taxGroupId || undefined }) }
}
