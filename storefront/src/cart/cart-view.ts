import type {
  EstimateCurrentCartTotalsResponse as Estimate,
  LineItem,
} from '@fairground/client/generated/ecom.current-cart.ts'
import type { SiteFacts } from '@fairground/contract/rendered-pages.ts'
import { present } from '@fairground/domain/present.ts'
import { pictureSource } from '../picture-source.ts'
import { t } from '../texts.ts'
import { type CouponView, couponView } from './coupon-view.ts'
import { feesOf, isNothing, shownPrices } from './shown-prices.ts'

/** One line as the page shows it; every price is written out. */
export interface CartLineView {
  readonly id: string
  readonly name: string
  readonly href?: string
  readonly picture?: string
  /** "Size: M". */
  readonly details: readonly string[]
  readonly quantity: number
  /** Most that can be had of it. */
  readonly max: number
  /** With the service fee of a ticket, as `total` is. */
  readonly price: string
  readonly fullPrice?: string
  readonly total: string
  /** The service fee that `total` holds. */
  readonly fee?: string
  /** Reason why it cannot be bought as it is, and what to do. */
  readonly problem?: string
  /** Reference that puts the line back after it was removed. */
  readonly reference: string
}

export interface CartView {
  readonly lines: readonly CartLineView[]
  /** Units, not lines. */
  readonly count: number
  /** With service fees, and with the discount taken off. */
  readonly subtotal: string
  /** The subtotal as it is charged, where prices are shown in another currency. */
  readonly charged?: string
  /** Sentence about what the checkout adds. */
  readonly more: string
  /** Text above the subtotal where something is taken off. */
  readonly discounted?: { readonly items: string; readonly discount: string }
  readonly coupon?: CouponView
  /** Some line stands in the way of a checkout. */
  readonly blocked: boolean
}

const MOST = 999

/** Every price as it is shown, with the service fees of tickets: the checkout adds delivery, and tax where prices are without it. */
export function cartView(
  { cart, priceSummary, additionalFees, appliedDiscounts, calculationErrors }: Estimate,
  site: Pick<SiteFacts, 'origin' | 'currency' | 'shownIn' | 'locale'>,
): CartView {
  const { together, charged } = shownPrices(site)
  const coupon = couponView({ appliedDiscounts, calculationErrors })
  const fees = priceSummary.additionalFees
  const lines = cart.lineItems.map((line) => lineView(line, feesOf(line, additionalFees), site))
  return {
    lines,
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: together(cart.subtotalAfterDiscounts, fees),
    ...charged(cart.subtotalAfterDiscounts, fees),
    more: addedLater(cart, isNothing(priceSummary.tax)),
    ...present({
      discounted: isNothing(cart.discount)
        ? undefined
        : { items: together(cart.subtotal, fees), discount: together(cart.discount) },
      coupon,
    }),
    blocked: lines.some(({ problem }) => problem !== undefined),
  }
}

export const emptyCart: CartView = { lines: [], count: 0, subtotal: '', more: '', blocked: false }

function addedLater({ lineItems, taxIncludedInPrices }: Estimate['cart'], untaxed: boolean): string {
  const hasDelivery = lineItems.some(({ physicalProperties }) => physicalProperties.shippable)
  const hasTax = !untaxed && !taxIncludedInPrices
  if (hasDelivery && hasTax) return t('cart.deliveryAndTaxLater')
  if (hasDelivery) return t('cart.deliveryLater')
  return hasTax ? t('cart.taxLater') : t('cart.nothingLater')
}

function lineView(
  line: LineItem,
  fees: ReturnType<typeof feesOf>,
  site: Pick<SiteFacts, 'origin' | 'currency' | 'shownIn' | 'locale'>,
): CartLineView {
  const { together, each } = shownPrices(site)
  const picture = pictureSource(line.image?.url, site.origin)
  const problem = problemOf(line)
  const { price, fullPrice, lineItemPrice, quantity } = line
  return {
    id: line.id,
    name: line.productName.original,
    ...present({ href: line.url ? line.url.relativePath : undefined, picture: picture || undefined }),
    details: detailsOf(line),
    quantity,
    max: Math.max(quantity, Math.min(MOST, line.availability.quantityAvailable ?? MOST)),
    price: fees.length > 0 ? each(quantity, lineItemPrice, ...fees) : together(price),
    ...present({ fullPrice: fullPrice.amount === price.amount ? undefined : together(fullPrice) }),
    total: together(lineItemPrice, ...fees),
    ...present({ fee: fees.length > 0 ? together(...fees) : undefined, problem: problem || undefined }),
    reference: JSON.stringify(line.catalogReference ?? null),
  }
}

/** Choices of the line; those that the name shows already are left out. */
const detailsOf = ({ descriptionLines, productName }: LineItem): string[] =>
  descriptionLines.flatMap(({ name, plainText, colorInfo }) => {
    const value = plainText?.original ?? colorInfo?.original ?? ''
    return productName.original.endsWith(value) ? [] : [name?.original ? `${name.original}: ${value}` : value]
  })

function problemOf({ availability }: LineItem): string | undefined {
  switch (availability.status) {
    case 'AVAILABLE':
      return undefined
    case 'PARTIALLY_AVAILABLE':
      return t('cart.onlySomeLeft', { left: availability.quantityAvailable ?? 0 })
    case 'NOT_AVAILABLE':
      return t('cart.noLongerAvailable')
    case 'NOT_FOUND':
      return t('cart.noLongerSold')
    default:
      return availability.status satisfies never
  }
}
