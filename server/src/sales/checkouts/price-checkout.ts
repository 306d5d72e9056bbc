import { present } from '@fairground/domain/present.ts'
import type { Breakdown } from '@fairground/domain/price/breakdown.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Queryable } from '../../ground/database.ts'
import type { AppliedCoupon, Customer } from '../coupons/operations.ts'
import { placeOf, type SelectedShipping, selectShipping, shippingCharge } from '../delivery/shipping.ts'
import { type AppliedCard, balancesOf, cardOfCheckout } from '../gift-cards/card-of-checkout.ts'
import { couponOf } from '../lines/coupon-of-lines.ts'
import { priceLines } from '../lines/price-lines.ts'
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

/** As `priceCheckout`, for lines that are resolved already. */
export async function pricedWith(
  { site, now }: Pick<For, 'site' | 'now'>,
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
  const breakdown = priceLines(site, lines, {
    shipping: shippingCharge(shipping),
    coupon,
    taxedAt,
    fees,
    giftCards: balancesOf(giftCard),
  })
  return { checkout, lines, shipping, coupon, giftCard, breakdown }
}

/** Customer who would use a coupon with it. */
export const customerOf = ({ ownerId, ownerKind, status, doc: { email } }: Checkout): Customer => ({
  ownerId,
  email,
  isMember: ownerKind === 'MEMBER',
  hasUsedIt: status === 'COMPLETED',
})
