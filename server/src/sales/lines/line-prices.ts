import { type ConditionKind, couponConditions } from '@fairground/contract/ecom/coupon-conditions.ts'
import type {
  AppliedDiscount,
  CalculatedLineItem,
  CalculationErrors,
  ItemTaxFullDetails,
  LineItemPricesData,
  PriceSummary,
  TaxSummary,
  Violation,
} from '@fairground/contract/ecom/totals.ts'
import { TIP_FEE_CODE } from '@fairground/contract/enumerations/tips.ts'
import { conditionBehind } from '@fairground/domain/coupons/conditions.ts'
import { present } from '@fairground/domain/present.ts'
import type {
  Breakdown,
  ChargedPart,
  PricedCharge,
  PricedLine,
  PriceSummary as Summary,
} from '@fairground/domain/price/breakdown.ts'
import { discountType, ownDiscount } from '@fairground/domain/price/discount-type.ts'
import type { TaxPart } from '@fairground/domain/price/input.ts'
import { addedFee } from '@fairground/domain/price/pay.ts'
import { formatFraction } from '@fairground/domain/rate.ts'
import { roundHalfUp } from '@fairground/domain/rounding.ts'
import { type AutomaticRates, rateTypeOf } from '@fairground/domain/tax/tax-table.ts'
import { UNNAMED_TAX } from '@fairground/domain/tax/unnamed-tax.ts'
import type { Static } from 'typebox'
import type { Site } from '../../ground/site.ts'
import { textsIn } from '../../ground/texts/catalogues.ts'
import { type AppliedCoupon, couponErrorCode } from '../coupons/operations.ts'
import { buyersName } from '../sellables/short-line.ts'
import { availabilityOf, isSoldOut } from './availability.ts'
import { paymentOptionOf } from './price-lines.ts'
import type { WirePrice } from './price-writer.ts'
import type { ResolvedLine } from './resolve-lines.ts'
import { taxTableOf } from './shop-settings.ts'
import { type TaxedAt, taxableAddressOf } from './taxes-of-lines.ts'

type Write = (minor: bigint) => WirePrice

/**
 * Prices of a line after the discounts that name it. The price of one unit is a display figure, that of the line is exact; a discount
 * of the whole cart lowers neither.
 */
export function displayedPrices(line: PricedLine, breakdown: Pick<Breakdown, 'discounts'>) {
  const discount = ownDiscount(line, breakdown)
  const lineItemPrice = line.listed - discount
  const price = discount === 0n ? line.unitPrice : roundHalfUp(lineItemPrice, BigInt(line.quantity))
  return { price, lineItemPrice, totalDiscount: discount }
}

export const taxToWire = (charge: PricedCharge, write: Write): Static<typeof ItemTaxFullDetails> => ({
  taxableAmount: write(charge.taxable),
  taxRate: formatFraction(charge.taxRate),
  totalTax: write(charge.tax),
  isTaxIncluded: charge.taxIncluded,
  ...present({
    taxGroupId: charge.taxGroupId,
    exemptAmount: charge.exempt === undefined ? undefined : write(charge.exempt),
  }),
  rateBreakdown: partsOf(charge).map(({ name, rate, amount }) => ({
    name,
    rate: formatFraction(rate),
    tax: write(amount),
  })),
  taxBreakdown: taxBreakdownToWire(charge, write),
})

/** A tax as answers name it. */
export const taxNames = (part: TaxPart | undefined) => ({
  taxName: part?.name || UNNAMED_TAX,
  taxType: part?.type ?? '',
  jurisdiction: part?.jurisdiction ?? '',
})

/** Taxes of a charge; one without a name where it has no parts. */
function partsOf({ taxRate, tax, taxParts }: PricedCharge): ChargedPart[] {
  if (taxRate === 0n) return []
  if (taxParts) return taxParts.map((part) => ({ ...part, name: part.name || UNNAMED_TAX }))
  return [{ name: UNNAMED_TAX, rate: taxRate, amount: tax, type: '', jurisdiction: '', jurisdictionType: 'UNDEFINED' }]
}

/** Each tax of a charge. Of carts, checkouts and orders. */
export const taxBreakdownToWire = <P>(charge: PricedCharge, write: (minor: bigint) => P) =>
  partsOf(charge).map((part) => ({
    ...taxNames(part),
    jurisdictionType: part.jurisdictionType,
    rate: formatFraction(part.rate),
    taxAmount: write(part.amount),
    taxableAmount: write(part.taxable ?? charge.taxable),
    nonTaxableAmount: write(charge.settled ? charge.beforeTax - (part.taxable ?? charge.taxable) : 0n),
  }))

export function linePricesToWire(
  line: PricedLine,
  { sellable: { deposit } }: ResolvedLine,
  breakdown: Pick<Breakdown, 'discounts'>,
  write: Write,
): Static<typeof LineItemPricesData> {
  const { price, lineItemPrice, totalDiscount } = displayedPrices(line, breakdown)
  return {
    price: write(price),
    fullPrice: write(line.fullUnitPrice),
    priceBeforeDiscounts: write(line.unitPrice),
    lineItemPrice: write(lineItemPrice),
    totalDiscount: write(totalDiscount),
    totalPriceBeforeTax: write(line.beforeTax),
    totalPriceAfterTax: write(line.afterTax),
    ...present({ depositAmount: deposit === undefined ? undefined : write(deposit) }),
    taxDetails: taxToWire(line, write),
  }
}

export const calculatedLinesToWire = (
  lines: readonly ResolvedLine[],
  breakdown: Breakdown,
  taxedAt: TaxedAt,
  write: Write,
): Static<typeof CalculatedLineItem>[] =>
  lines.map((resolved, i) => ({
    lineItemId: resolved.line.id,
    pricesBreakdown: linePricesToWire(breakdown.lines[i] as PricedLine, resolved, breakdown, write), // one priced line per line, in order
    paymentOption: paymentOptionOf(resolved),
    taxableAddress: { addressType: taxableAddressOf(resolved, taxedAt) },
  }))

export const summaryToWire = (summary: Summary, write: Write): Static<typeof PriceSummary> => ({
  subtotal: write(summary.subtotal),
  shipping: write(summary.shipping),
  tax: write(summary.tax),
  discount: write(summary.discount),
  total: write(summary.total),
  additionalFees: write(summary.additionalFees),
})

interface WithSource {
  readonly breakdown: Breakdown
  readonly taxSource: { readonly automatic?: AutomaticRates }
}

export const taxSummaryToWire = (
  site: Site,
  { breakdown, taxSource }: WithSource,
  write: Write,
): Static<typeof TaxSummary> => ({
  taxableAmount: write(
    [...breakdown.lines, breakdown.shipping, ...breakdown.fees].reduce((sum, { taxable }) => sum + taxable, 0n),
  ),
  totalTax: write(breakdown.summary.tax),
  ...present({ totalExempt: breakdown.exempt === undefined ? undefined : write(breakdown.exempt) }),
  calculationDetails: rateTypeOf(
    taxTableOf(site),
    breakdown.taxes.some(({ rate }) => rate > 0n),
    taxSource.automatic,
  ),
  aggregatedTaxBreakdown: breakdown.taxes.map(({ part, rate, amount, taxable }) => ({
    ...taxNames(part),
    jurisdictionTypeEnum: part?.jurisdictionType ?? 'UNDEFINED',
    rate: formatFraction(rate),
    aggregatedTaxAmount: write(amount),
    aggregatedTaxableAmount: write(taxable),
  })),
})

/** Code of the service fees of tickets. */
const TICKET_FEE_CODE = 'ticket-fee'

/** The service fees that tickets add, one for each line, so that pages can show the line's price with its fee; then the tip. Of carts, checkouts and orders. */
export const feesToWire = <P>({ lines, fees }: Breakdown, write: (minor: bigint) => P, locale: string) => [
  ...lines.flatMap((line) => {
    const fee = addedFee(line)
    if (fee === 0n) return []
    const price = write(fee)
    return [
      {
        code: TICKET_FEE_CODE,
        name: textsIn(locale)('purchase.ticketFee'),
        price,
        priceBeforeTax: price,
        priceAfterTax: price,
        lineItemIds: [line.id],
        source: 'ITEM' as const,
      },
    ]
  }),
  ...fees.map(({ id, net, beforeTax, afterTax }) => ({
    id,
    code: TIP_FEE_CODE,
    name: textsIn(locale)('purchase.tip'),
    price: write(net),
    priceBeforeTax: write(beforeTax),
    priceAfterTax: write(afterTax),
    lineItemIds: [],
    source: 'SERVICE_PLUGIN' as const,
  })),
]

/** The coupon, with what it takes off: nothing where it does not apply. */
export function discountsToWire(
  { discounts, lines }: Breakdown,
  coupon: AppliedCoupon | undefined,
  write: Write,
): Static<typeof AppliedDiscount>[] {
  if (!coupon) return []
  const applied = discounts.find(({ id }) => id === coupon.stored.id)
  const { stored, discount } = coupon
  return [
    {
      discountType: discount ? discountType(discount) : 'GLOBAL',
      lineItemIds: discount ? [...(discount.lineIds ?? lines.map(({ id }) => id))] : [],
      coupon: { ...stored, amount: write(applied?.amount ?? 0n) },
    },
  ]
}

const boundToWire = ({ condition, bound }: Unmet, write: Write): WirePrice | number => {
  const kind: ConditionKind = couponConditions[condition]
  return kind === 'amount' ? write(bound) : Number(bound)
}

const shownBound = (bound: WirePrice | number, locale: string): string =>
  typeof bound === 'number' ? bound.toLocaleString(locale) : bound.formattedConvertedAmount

type Unmet = NonNullable<ReturnType<typeof conditionBehind>>

/** Reason why the coupon takes nothing off. */
export const couponErrorToWire = (
  coupon: AppliedCoupon | undefined,
  write: Write,
  locale: string,
): Pick<Static<typeof CalculationErrors>, 'couponCalculationError'> => {
  if (!coupon?.invalid) return {}
  const { reason, sentence } = coupon.invalid
  const unmet = coupon.limits && conditionBehind(reason, coupon.limits.conditions)
  const bound = unmet && boundToWire(unmet, write)
  const t = textsIn(locale)
  return {
    couponCalculationError: {
      applicationError: {
        code: couponErrorCode(reason),
        // In the currency in which the buyer sees the cart; the coupon's own sentence knows that of the site alone.
        description:
          unmet && bound !== undefined
            ? t('refusals-sales.couponCondition', { condition: unmet.condition, bound: shownBound(bound, locale) })
            : sentence(t, locale),
        data: {
          couponCode: coupon.stored.code,
          reason,
          ...(unmet && { [unmet.condition]: bound }),
        },
      },
    },
  }
}

/** One ERROR per line that cannot be bought as it stands. */
export const violationsToWire = (lines: readonly ResolvedLine[], locale: string): Static<typeof Violation>[] => {
  const t = textsIn(locale)
  return lines.flatMap((resolved) => {
    const { status, quantityAvailable = 0 } = availabilityOf(resolved)
    if (status === 'AVAILABLE') return []
    const item = buyersName(resolved.sellable)
    return [
      {
        severity: 'ERROR' as const,
        target: { lineItem: { name: 'LINE_ITEM_DEFAULT' as const, id: resolved.line.id } },
        description:
          status === 'PARTIALLY_AVAILABLE'
            ? t('refusals-sales.shortLeft', { count: quantityAvailable, item })
            : isSoldOut(resolved.sellable)
              ? t('refusals-sales.shortGone', { item })
              : t('refusals-sales.unavailable', { name: item }),
      },
    ]
  })
}
