import type {
  AppliedDiscount,
  LineItemTaxInfo,
  Order,
  PriceSummary,
  ShippingInformation,
} from '@fairground/contract/ecom/order.ts'
import { present } from '@fairground/domain/present.ts'
import type { Breakdown, PricedCharge, PriceSummary as Summary } from '@fairground/domain/price/breakdown.ts'
import { appliedType } from '@fairground/domain/price/discount-type.ts'
import { formatFraction } from '@fairground/domain/rate.ts'
import type { Static } from 'typebox'
import { taxBreakdownToWire, taxNames } from '../lines/line-prices.ts'
import type { WriteOrderPrice } from '../purchase/order-price.ts'
import type { OrderFacts } from '../purchase/purchase.ts'

export const summaryToWire = (summary: Summary, write: WriteOrderPrice): Static<typeof PriceSummary> => ({
  subtotal: write(summary.subtotal),
  shipping: write(summary.shipping),
  tax: write(summary.tax),
  discount: write(summary.discount),
  total: write(summary.total),
  totalAdditionalFees: write(summary.additionalFees),
})

export const chargeTaxToWire = (charge: PricedCharge, write: WriteOrderPrice): Static<typeof LineItemTaxInfo> => ({
  taxAmount: write(charge.tax),
  taxableAmount: write(charge.taxable),
  taxRate: formatFraction(charge.taxRate),
  taxIncludedInPrice: charge.taxIncluded,
  ...present({ taxGroupId: charge.taxGroupId }),
  taxBreakdown: taxBreakdownToWire(charge, write),
})

export const taxesToWire = (
  { taxes }: Breakdown,
  write: WriteOrderPrice,
): Static<typeof Order>['taxInfo']['taxBreakdown'] =>
  taxes.map(({ rate, amount, taxable, part }) => ({
    ...taxNames(part),
    jurisdictionType: part?.jurisdictionType ?? ('UNDEFINED' as const),
    rate: formatFraction(rate),
    aggregatedTaxAmount: write(amount),
    aggregatedTaxableAmount: write(taxable),
  }))

/** The coupon that the order used. */
export function discountsToWire(
  { discounts }: Breakdown,
  coupon: OrderFacts['coupon'],
  write: WriteOrderPrice,
): Static<typeof AppliedDiscount>[] {
  const applied = coupon && discounts.find(({ id }) => id === coupon.id)
  if (!coupon || !applied) return []
  return [
    {
      discountType: appliedType(applied),
      lineItemIds: applied.lines.map(({ id }) => id),
      coupon: { ...coupon, amount: write(applied.amount) },
    },
  ]
}

export function shippingToWire(
  {
    carrierId,
    code,
    title,
    pickup,
    destination,
    pickupAddress,
    pickupMethod = 'STORE_PICKUP',
    region,
    slot,
    deliveryTime,
    instructions,
  }: NonNullable<OrderFacts['shipping']>,
  charge: Breakdown['shipping'],
  write: WriteOrderPrice,
): Static<typeof ShippingInformation> {
  return {
    ...present({ carrierId: carrierId || undefined }),
    code,
    title,
    logistics: present({
      pickupDetails: pickup
        ? {
            pickupMethod,
            businessLocation: pickupMethod === 'STORE_PICKUP',
            ...present({ address: pickupAddress || undefined }),
          }
        : undefined,
      shippingDestination: !pickup && destination ? destination : undefined,
      deliveryTimeSlot: slot,
      deliverByDate: slot?.to,
      deliveryTime: deliveryTime || undefined,
      instructions: instructions || undefined,
    }),
    cost: {
      price: write(charge.listed),
      totalPriceBeforeTax: write(charge.beforeTax),
      totalPriceAfterTax: write(charge.afterTax),
      discount: write(charge.listed - charge.net),
      taxInfo: chargeTaxToWire(charge, write),
    },
    ...present({ region: region ? { name: region } : undefined }),
  }
}
