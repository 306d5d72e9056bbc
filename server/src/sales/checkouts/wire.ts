import type { Checkout, LineItem } from '@fairground/contract/ecom/checkout.ts'
import type { LineItemPricesData, Violation } from '@fairground/contract/ecom/totals.ts'
import { present } from '@fairground/domain/present.ts'
import type { PricedLine } from '@fairground/domain/price/breakdown.ts'
import type { Static } from 'typebox'
import { weightUnitOf } from '../../ground/site.ts'
import { textsIn } from '../../ground/texts/catalogues.ts'
import { buyerToWire, createdByToWire } from '../buyers/buyer-info.ts'
import type { Owner } from '../buyers/owner.ts'
import { isVatIdDoubtful } from '../buyers/vat-country.ts'
import { carriersToWire, regionToWire, selectedToWire } from '../delivery/shown-options.ts'
import { appliedCardToWire, cardErrorToWire } from '../gift-cards/checkout-wire.ts'
import { imageToWire, lineFacts, overrideToWire } from '../lines/line-facts.ts'
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
import { holdTax } from '../lines/taxes-of-lines.ts'
import type { LineWeightUnit } from '../lines/weight.ts'
import type { CheckoutDoc } from './checkout.ts'
import type { PricedCheckout } from './price-checkout.ts'

export function checkoutToWire(
  shown: PricesFor,
  siteUrl: string,
  { checkout, lines, shipping, coupon, giftCard, breakdown, taxSource }: PricedCheckout,
): Static<typeof Checkout> {
  const { site } = shown
  const unit = weightUnitOf(site)
  const write = priceWriter(shown)
  const { doc, cartId, orderId } = checkout
  const owner: Owner = { id: checkout.ownerId, kind: checkout.ownerKind }
  const completed = checkout.status === 'COMPLETED'
  return {
    id: checkout.id,
    lineItems: lines.map((line, i) =>
      // one priced line per line
      lineToWire(line, linePricesToWire(breakdown.lines[i] as PricedLine, line, breakdown, write), {
        siteUrl,
        unit,
        currency: site.currency,
      }),
    ),
    ...present({ billingInfo: doc.billingInfo }),
    shippingInfo: {
      ...present({ shippingDestination: doc.shippingDestination }),
      ...selectedToWire(shipping, breakdown, write),
      carrierServiceOptions: carriersToWire(shipping.options, write),
      ...regionToWire(shipping),
    },
    ...present({ buyerNote: doc.buyerNote || undefined }),
    buyerInfo: buyerToWire(site.id, owner, doc.email),
    currency: site.currency,
    conversionCurrency: conversionCurrency(shown),
    paymentCurrency: site.currency,
    priceSummary: summaryToWire(breakdown.summary, write),
    calculationErrors: {
      orderValidationErrors: [],
      ...couponErrorToWire(coupon, write, site.locale),
      ...cardErrorToWire(giftCard, site.locale),
    },
    appliedDiscounts: discountsToWire(breakdown, coupon, write),
    customFields: [...doc.customFields],
    weightUnit: unit,
    taxSummary: taxSummaryToWire(site, { breakdown, taxSource }, write),
    channelType: doc.channelType,
    siteLanguage: languageOf(site),
    buyerLanguage: languageOf(site),
    completed,
    taxIncludedInPrice: holdTax(site, breakdown),
    createdBy: createdByToWire(owner),
    createdDate: checkout.createdAt.toISOString(),
    updatedDate: checkout.updatedAt.toISOString(),
    payNow: summaryToWire(breakdown.payNow, write),
    payLater: summaryToWire(breakdown.payLater, write),
    ...present({ giftCard: appliedCardToWire(giftCard, breakdown, write) }),
    payNowTotalAfterGiftCard: write(breakdown.due),
    totalAfterGiftCard: write(breakdown.due + breakdown.payLater.total),
    additionalFees: feesToWire(breakdown, write, site.locale),
    ...present({ cartId: cartId || undefined }),
    purchaseFlowId: cartId ?? checkout.id,
    ...present({
      taxExemptGroupId: checkout.exemptGroupId || undefined,
      externalReference: doc.externalReference,
      customSettings: doc.customSettings,
    }),
    violations: completed ? [] : [...violationsToWire(lines, site.locale), ...vatViolation(doc, site.locale)],
    ...present({ orderId: orderId || undefined }),
  }
}

/** A warning where the tax id on the bill is none of its country: nothing is held up by it, and no tax is left away for it. */
function vatViolation({ billingInfo, vatCountry }: CheckoutDoc, locale: string): Static<typeof Violation>[] {
  if (!isVatIdDoubtful(billingInfo, vatCountry)) return []
  const description = textsIn(locale)('refusals-sales.doubtfulTaxId')
  return [{ severity: 'WARNING', target: { other: { name: 'OTHER_DEFAULT' } }, description }]
}

interface ShownIn {
  readonly siteUrl: string
  readonly unit: LineWeightUnit
  readonly currency: string
}

function lineToWire(
  resolved: ResolvedLine,
  { totalDiscount, ...prices }: Static<typeof LineItemPricesData>,
  { siteUrl, unit, currency }: ShownIn,
): Static<typeof LineItem> {
  const { image } = resolved.sellable
  const { override } = resolved.line
  return {
    ...lineFacts(resolved, siteUrl, unit),
    ...prices,
    discount: totalDiscount,
    ...present({ media: image ? imageToWire(image, siteUrl) : undefined }),
    paymentOption: paymentOptionOf(resolved),
    ...present({ catalogOverrideFields: override && overrideToWire(override, currency) }),
  }
}
