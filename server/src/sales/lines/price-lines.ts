import type { PaymentOptionType } from '@fairground/contract/enumerations/payments.ts'
import { present } from '@fairground/domain/present.ts'
import type { Breakdown } from '@fairground/domain/price/breakdown.ts'
import type { FeeCharge, GiftCardBalance, PriceLine, ShippingCharge, Tax } from '@fairground/domain/price/input.ts'
import { paymentOf } from '@fairground/domain/price/pay.ts'
import { price } from '@fairground/domain/price/price.ts'
import type { Site } from '../../ground/site.ts'
import type { AppliedCoupon } from '../coupons/operations.ts'
import type { ResolvedLine } from './resolve-lines.ts'
import { rateOfBp } from './shop-settings.ts'
import { type TaxedAt, type TaxesOfLines, taxesOfLines } from './taxes-of-lines.ts'

export const paymentOptionOf = ({ line, sellable }: ResolvedLine): PaymentOptionType =>
  line.custom?.paymentOption ?? (sellable.deposit === undefined ? 'FULL_PAYMENT_ONLINE' : 'DEPOSIT_ONLINE')

export interface PricedWith {
  readonly shipping?: Pick<ShippingCharge, 'amount'> | null
  readonly taxed?: boolean
  readonly withFees?: boolean
  readonly coupon?: AppliedCoupon | undefined
  readonly taxedAt?: TaxedAt
  /** Absent: those of the site's own rates. */
  readonly taxes?: Pick<TaxesOfLines, 'ofLine' | 'ofDelivery'>
  readonly fees?: readonly FeeCharge[]
  readonly giftCards?: readonly GiftCardBalance[]
}

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
    taxedAt,
    fees = [],
    giftCards = [],
    ...given
  }: PricedWith = {},
): Breakdown {
  const { taxes = taxesOfLines(site, taxedAt) } = given
  return price({
    currency: site.currency,
    lines: lines.map((line) => priceLine(line, taxed ? taxes.ofLine(line) : null, withFees)),
    discounts: coupon?.discount ? [coupon.discount] : [],
    fees,
    giftCards,
    shipping: shipping && { amount: shipping.amount, tax: taxed ? taxes.ofDelivery() : null },
  })
}

function priceLine(resolved: ResolvedLine, tax: Tax | null, withFees: boolean): PriceLine {
  const { line, sellable } = resolved
  return {
    id: line.id,
    quantity: line.quantity,
    unitPrice: sellable.price,
    fullUnitPrice: sellable.fullPrice,
    tax,
    pay: paymentOf[paymentOptionOf(resolved)],
    ...present({
      depositPerUnit: sellable.deposit,
      ticketFee:
        withFees && sellable.feeRateBp > 0
          ? { type: 'FEE_ADDED_AT_CHECKOUT', rate: rateOfBp(sellable.feeRateBp) }
          : undefined,
    }),
  }
}
