import type { estimateCurrentCartTotals } from '@fairground/contract/ecom/current-cart.ts'
import type { RequestOf, ResponseOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import type { Ctx } from '../../ground/context.ts'
import { weightUnitOf } from '../../ground/site.ts'
import { priceWithTaxes } from '../automatic-taxes/price-with-taxes.ts'
import { chosenOf, placeOf, selectShipping, shippingCharge, unknownOption } from '../delivery/shipping.ts'
import { carriersToWire, regionToWire, selectedToWire } from '../delivery/shown-options.ts'
import {
  calculatedLinesToWire,
  couponErrorToWire,
  discountsToWire,
  feesToWire,
  summaryToWire,
  taxSummaryToWire,
  violationsToWire,
} from '../lines/line-prices.ts'
import { priceWriter } from '../lines/price-writer.ts'
import type { Sellables } from '../sellables/registry.ts'
import { getCart } from './operations.ts'
import { cartToWire } from './wire.ts'

/** Cost of the caller's cart; the same function as checkout and order, so the same figures for the same input. */
export async function estimate(
  ctx: Ctx,
  sellables: Sellables,
  siteUrl: string,
  request: RequestOf<typeof estimateCurrentCartTotals>,
): Promise<ResponseOf<typeof estimateCurrentCartTotals>> {
  const { site } = ctx
  const current = await getCart(ctx, sellables)
  const { lines, coupon } = current
  const { contactInfo, chosenShipping } = current.cart.doc
  const given = request.selectedShippingOption
  const shipping = await selectShipping(ctx, lines, {
    chosen: chosenOf(given) ?? chosenShipping,
    destination: request.shippingAddress ?? contactInfo?.address,
  })
  const taxedAt = {
    shipping: placeOf(request.shippingAddress ?? contactInfo?.address),
    billing: placeOf(request.billingAddress ?? undefined),
    isPickup: shipping.selected?.pickup !== undefined,
    exemptGroupId: current.cart.exemptGroupId ?? undefined,
  }
  const { breakdown, taxSource } = await priceWithTaxes(ctx, lines, {
    shipping: request.calculateShipping === false ? null : shippingCharge(shipping),
    taxed: request.calculateTax !== false,
    withFees: request.calculateAdditionalFees !== false,
    coupon,
    taxedAt,
  })
  const write = priceWriter(ctx)
  return {
    cart: cartToWire(ctx, siteUrl, current),
    calculatedLineItems: calculatedLinesToWire(lines, breakdown, taxedAt, write),
    priceSummary: summaryToWire(breakdown.summary, write),
    taxSummary: taxSummaryToWire(site, { breakdown, taxSource }, write),
    shippingInfo:
      request.calculateShipping === false
        ? { carrierServiceOptions: [] }
        : {
            ...selectedToWire(shipping, breakdown, write),
            carrierServiceOptions: carriersToWire(shipping.options, write),
            ...regionToWire(shipping),
          },
    appliedDiscounts: discountsToWire(breakdown, coupon, write),
    calculationErrors: {
      orderValidationErrors: [],
      ...couponErrorToWire(coupon, write, site.locale),
      ...present({
        selectedShippingOptionError: shipping.unknownChoice
          ? unknownOption(shipping.unknownChoice.code, shipping.options, site.locale)
          : undefined,
      }),
    },
    weightUnit: weightUnitOf(site),
    currency: site.currency,
    payNow: summaryToWire(breakdown.payNow, write),
    payLater: summaryToWire(breakdown.payLater, write),
    membershipOptions: { eligibleMemberships: [], invalidMemberships: [], selectedMemberships: [] },
    additionalFees: feesToWire(breakdown, write, site.locale),
    violations: violationsToWire(lines, site.locale),
  }
}
