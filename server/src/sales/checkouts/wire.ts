import type { Checkout, LineItem } from '@fairground/contract/ecom/checkout.ts'
import type { LineItemPricesData } from '@fairground/contract/ecom/totals.ts'
import { present } from '@fairground/domain/present.ts'
import type { PricedLine } from '@fairground/domain/price/breakdown.ts'
import type { Static } from 'typebox'
import { buyerToWire, createdByToWire } from '../buyers/buyer-info.ts'
import type { Owner } from '../buyers/owner.ts'
import { carriersToWire, selectedToWire } from '../delivery/carriers.ts'
import { imageToWire, lineFacts } from '../lines/line-facts.ts'
import {
  couponErrorToWire,
  discountsToWire,
  feesToWire,
  linePricesToWire,
  summaryToWire,
  taxSummaryToWire,
  violationsToWire,
} from '../lines/line-prices.ts'
import { paymentOptionOf } from '../lines/price-lines.ts'
import { conversionCurrency, languageOf, type PricesFor, priceWriter } from '../lines/price-writer.ts'
import type { ResolvedLine } from '../lines/resolve-lines.ts'
import { shopSettings } from '../lines/shop-settings.ts'
import type { PricedCheckout } from './price-checkout.ts'

export function checkoutToWire(
  shown: PricesFor,
  siteUrl: string,
  { checkout, lines, shipping, coupon, breakdown }: PricedCheckout,
): Static<typeof Checkout> {
  const { site } = shown
  const write = priceWriter(shown)
  const { doc, cartId, orderId } = checkout
  const owner: Owner = { id: checkout.ownerId, kind: checkout.ownerKind }
  const completed = checkout.status === 'COMPLETED'
  return {
    id: checkout.id,
    lineItems: lines.map((line, i) =>
      // one priced line per line
      lineToWire(line, linePricesToWire(breakdown.lines[i] as PricedLine, breakdown, write), siteUrl),
    ),
    ...present({ billingInfo: doc.billingInfo }),
    shippingInfo: {
      ...present({ shippingDestination: doc.shippingDestination }),
      ...selectedToWire(shipping, breakdown, write),
      carrierServiceOptions: carriersToWire(shipping.options, write),
    },
    ...present({ buyerNote: doc.buyerNote || undefined }),
    buyerInfo: buyerToWire(site.id, owner, doc.email),
    currency: site.currency,
    conversionCurrency: conversionCurrency(shown),
    paymentCurrency: site.currency,
    priceSummary: summaryToWire(breakdown.summary, write),
    calculationErrors: { orderValidationErrors: [], ...couponErrorToWire(coupon, write, site.locale) },
    appliedDiscounts: discountsToWire(breakdown, coupon, write),
    customFields: [...doc.customFields],
    weightUnit: 'KG',
    taxSummary: taxSummaryToWire(breakdown, write),
    channelType: doc.channelType,
    siteLanguage: languageOf(site),
    buyerLanguage: languageOf(site),
    completed,
    taxIncludedInPrice: shopSettings(site).taxIncludedInPrices,
    createdBy: createdByToWire(owner),
    createdDate: checkout.createdAt.toISOString(),
    updatedDate: checkout.updatedAt.toISOString(),
    payNow: summaryToWire(breakdown.payNow, write),
    payLater: summaryToWire(breakdown.payLater, write),
    additionalFees: feesToWire(breakdown, write, site.locale),
    ...present({ cartId: cartId || undefined }),
    violations: completed ? [] : violationsToWire(lines, site.locale),
    ...present({ orderId: orderId || undefined }),
  }
}

function lineToWire(
  resolved: ResolvedLine,
  { totalDiscount, ...prices }: Static<typeof LineItemPricesData>,
  siteUrl: string,
): Static<typeof LineItem> {
  const { image } = resolved.sellable
  return {
    ...lineFacts(resolved, siteUrl),
    ...prices,
    discount: totalDiscount,
    ...present({ media: image ? imageToWire(image, siteUrl) : undefined }),
    paymentOption: paymentOptionOf(resolved),
  }
}
