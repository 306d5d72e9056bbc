import type { Cart, LineItem } from '@fairground/client/generated/ecom.current-cart.ts'
import { pictureSource } from '../picture-source.ts'
import type { SiteFacts } from '../shop-context.ts'
import { type CouponView, couponView } from './coupon-view.ts'

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
  readonly price: string
  readonly fullPrice?: string
  readonly total: string
  /** Why it cannot be bought as it is, and what to do. */
  readonly problem?: string
  /** What puts the line back after it was removed. */
  readonly reference: string
}

export interface CartView {
  readonly lines: readonly CartLineView[]
  /** Units, not lines. */
  readonly count: number
  /** With the discount taken off. */
  readonly subtotal: string
  /** What stands above the subtotal where something is taken off. */
  readonly discounted?: { readonly items: string; readonly discount: string }
  readonly coupon?: CouponView
  /** Some line stands in the way of a checkout. */
  readonly blocked: boolean
}

const MOST = 999

/** `calculationErrors` are the estimate's, for a code that takes nothing off. */
export function cartView(
  cart: Cart & Pick<Parameters<typeof couponView>[0], 'calculationErrors'>,
  { origin }: Pick<SiteFacts, 'origin'>,
): CartView {
  const coupon = couponView(cart)
  const lines = cart.lineItems.map((line) => lineView(line, origin))
  return {
    lines,
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: cart.subtotalAfterDiscounts.formattedAmount,
    ...(isNothing(cart.discount.amount)
      ? {}
      : { discounted: { items: cart.subtotal.formattedAmount, discount: cart.discount.formattedAmount } }),
    ...(coupon ? { coupon } : {}),
    blocked: lines.some(({ problem }) => problem !== undefined),
  }
}

export const emptyCart: CartView = { lines: [], count: 0, subtotal: '', blocked: false }

function lineView(line: LineItem, origin: string): CartLineView {
  const picture = pictureSource(line.image?.url, origin)
  const problem = problemOf(line)
  const { price, fullPrice, lineItemPrice } = line
  return {
    id: line.id,
    name: line.productName.original,
    ...(line.url ? { href: line.url.relativePath } : {}),
    ...(picture ? { picture } : {}),
    details: detailsOf(line),
    quantity: line.quantity,
    max: Math.max(line.quantity, Math.min(MOST, line.availability.quantityAvailable ?? MOST)),
    price: price.formattedAmount,
    ...(fullPrice.amount === price.amount ? {} : { fullPrice: fullPrice.formattedAmount }),
    total: lineItemPrice.formattedAmount,
    ...(problem ? { problem } : {}),
    reference: JSON.stringify(line.catalogReference ?? null),
  }
}

/** What was chosen; what the name says already is left out. */
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
      return `Only ${availability.quantityAvailable ?? 0} left. Lower the quantity to continue.`
    case 'NOT_AVAILABLE':
      return 'Not available any more. Remove it to continue.'
    case 'NOT_FOUND':
      return 'No longer sold. Remove it to continue.'
    default:
      return availability.status satisfies never
  }
}

const isNothing = (amount: string): boolean => /^0*(\.0*)?$/.test(amount)
