import { present } from '@fairground/domain/present.ts'
import type { Breakdown } from '@fairground/domain/price/breakdown.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Queryable } from '../../ground/database.ts'
import { priceWithTaxes, type TaxSource } from '../automatic-taxes/price-with-taxes.ts'
import type { AppliedCoupon, Customer } from '../coupons/operations.ts'
import { placeOf, type SelectedShipping, selectShipping, shippingCharge } from '../delivery/shipping.ts'
import { type AppliedCard, balancesOf, cardOfCheckout } from '../gift-cards/card-of-checkout.ts'
import { couponOf } from '../lines/coupon-of-lines.ts'
import { type ResolvedLine, resolveLines } from '../lines/resolve-lines.ts'
import type { Sellables } from '../sellables/registry.ts'
import type { Checkout } from './checkout.ts'
import { tipFees } from './chosen-tip.ts'

/** A checkout with everything it costs as of now: what the buyer is shown and what an order is made of. */
export interface PricedCheckout {
  readonly checkout: Checkout
  readonly lines: readonly ResolvedLine[]
  readonly shipping: SelectedShipping
  readonly coupon?: AppliedCoupon | undefined
  readonly giftCard?: AppliedCard | undefined
  readonly breakdown: Breakdown
  readonly taxSource: TaxSource
}

type For = Pick<Ctx, 'site' | 'caller' | 'now'>

export async function priceCheckout(
  ctx: For,
  db: Queryable,
  sellables: Sellables,
  checkout: Checkout,
): Promise<PricedCheckout> {
  return pricedWith(ctx, db, checkout, (await resolveLines({ ...ctx, db }, sellables, checkout.doc.lines)).lines)
}

/** As `priceCheckout`, for the order: its buyer pays the taxes that they were shown. */
export async function priceToOrder(ctx: Ctx, sellables: Sellables, checkout: Checkout): Promise<PricedCheckout> {
  const { lines } = await resolveLines(ctx, sellables, checkout.doc.lines)
  return pricedWith({ ...ctx, isOrdering: true }, ctx.db, checkout, lines)
}

/** As `priceCheckout`, for lines that are resolved already. */
export async function pricedWith(
  { site, now, isOrdering = false }: Pick<For, 'site' | 'now'> & { readonly isOrdering?: boolean },
  db: Queryable,
  checkout: Checkout,
  lines: readonly ResolvedLine[],
): Promise<PricedCheckout> {
  const { chosenShipping, shippingDestination, billingInfo, vatCountry, coupon: stored } = checkout.doc
  const entered = checkout.status === 'OPEN' ? checkout.doc.giftCard : undefined
  const shipping = await selectShipping({ now, site, db }, lines, {
    ...present({ chosen: chosenShipping, destination: shippingDestination?.address }),
  })
  const coupon = await couponOf({ now, site, db }, stored, lines, customerOf(checkout))
  const taxedAt = {
    shipping: placeOf(shippingDestination?.address),
    billing: placeOf(billingInfo?.address),
    isPickup: shipping.selected?.pickup !== undefined,
    exemptGroupId: checkout.exemptGroupId ?? undefined,
    vatCountry,
  }
  const giftCard = await cardOfCheckout({ now, site, db }, entered)
  const fees = tipFees(site, checkout.doc.tip, lines)
  const priced = await priceWithTaxes({ now, site, db }, lines, {
    shipping: shippingCharge(shipping),
    coupon,
    taxedAt,
    fees,
    giftCards: balancesOf(giftCard),
    isOrdering,
  })
  return { checkout, lines, shipping, coupon, giftCard, ...priced }
}

/** Customer who would use a coupon with it. */
export const customerOf = ({ ownerId, ownerKind, status, doc: { email } }: Checkout): Customer => ({
  ownerId,
  email,
  isMember: ownerKind === 'MEMBER',
  hasUsedIt: status === 'COMPLETED',
})
