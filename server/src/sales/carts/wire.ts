import type { Cart, LineItem } from '@fairground/contract/ecom/current-cart.ts'
import type { LineItemPricesData } from '@fairground/contract/ecom/totals.ts'
import { present } from '@fairground/domain/present.ts'
import type { Breakdown, PricedLine } from '@fairground/domain/price/breakdown.ts'
import type { Static } from 'typebox'
import { weightUnitOf } from '../../ground/site.ts'
import { buyerToWire } from '../buyers/buyer-info.ts'
import { imageToWire, lineFacts } from '../lines/line-facts.ts'
import { discountsToWire, linePricesToWire } from '../lines/line-prices.ts'
import { paymentOptionOf, priceLines } from '../lines/price-lines.ts'
import { conversionCurrency, languageOf, type PricesFor, priceWriter } from '../lines/price-writer.ts'
import type { ResolvedLine } from '../lines/resolve-lines.ts'
import { holdTax } from '../lines/taxes-of-lines.ts'
import type { LineWeightUnit } from '../lines/weight.ts'
import type { ShownCart } from './operations.ts'

/** A cart without shipping: its subtotal and discounts; `estimate` says what it costs in the end. */
export function cartToWire(shown: PricesFor, siteUrl: string, { cart, lines, coupon }: ShownCart): Static<typeof Cart> {
  const { site } = shown
  const unit = weightUnitOf(site)
  const write = priceWriter(shown)
  const breakdown = priceLines(site, lines, { coupon, taxedAt: { exemptGroupId: cart.exemptGroupId ?? undefined } })
  const { subtotal, discount } = breakdown.summary
  const { email, buyerNote, contactInfo, chosenShipping, overrideCheckoutUrl } = cart.doc
  return {
    id: cart.id,
    revision: cart.revision.toString(),
    lineItems: lines.map((line, i) =>
      cartLineToWire(line, linePricesToWire(lineOf(breakdown, i), line, breakdown, write), siteUrl, unit),
    ),
    ...present({ buyerNote: buyerNote || undefined }),
    buyerInfo: buyerToWire(site.id, { id: cart.ownerId, kind: cart.ownerKind }, email),
    currency: site.currency,
    conversionCurrency: conversionCurrency(shown),
    paymentCurrency: site.currency,
    buyerLanguage: languageOf(site),
    siteLanguage: languageOf(site),
    taxIncludedInPrices: holdTax(site, breakdown),
    weightUnit: unit,
    subtotal: write(subtotal),
    subtotalAfterDiscounts: write(subtotal - discount),
    discount: write(discount),
    appliedDiscounts: discountsToWire(breakdown, coupon, write),
    ...present({
      contactInfo,
      selectedShippingOption: chosenShipping,
      overrideCheckoutUrl: overrideCheckoutUrl || undefined,
      checkoutId: cart.checkoutId || undefined,
    }),
    createdDate: cart.createdAt.toISOString(),
    updatedDate: cart.updatedAt.toISOString(),
  }
}

const lineOf = (breakdown: Breakdown, i: number) => breakdown.lines[i] as PricedLine // one priced line per line, in order

function cartLineToWire(
  resolved: ResolvedLine,
  { price, fullPrice, priceBeforeDiscounts, lineItemPrice, depositAmount }: Static<typeof LineItemPricesData>,
  siteUrl: string,
  unit: LineWeightUnit,
): Static<typeof LineItem> {
  const { sellable } = resolved
  return {
    ...lineFacts(resolved, siteUrl, unit),
    price,
    fullPrice,
    priceBeforeDiscounts,
    lineItemPrice,
    ...present({ image: sellable.image ? imageToWire(sellable.image, siteUrl) : undefined }),
    paymentOption: paymentOptionOf(resolved),
    ...present({ taxGroupId: sellable.taxGroupId || undefined, depositAmount }),
  }
}
