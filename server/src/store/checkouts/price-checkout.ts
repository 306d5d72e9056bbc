import type { Breakdown } from '@fairground/domain/price/breakdown.ts'
import type { Queryable } from '../../db/database.ts'
import type { Ctx } from '../../http/context.ts'
import type { Sellables } from '../../sellables/registry.ts'
import { priceLines } from '../carts/price-lines.ts'
import { type ResolvedLine, resolveLines } from '../carts/resolve-lines.ts'
import type { Checkout } from './checkout.ts'
import { type SelectedShipping, selectShipping, shippingCharge } from './shipping.ts'

/** A checkout with everything it costs as of now: what the buyer is shown and what an order is made of. */
export interface PricedCheckout {
  readonly checkout: Checkout
  readonly lines: readonly ResolvedLine[]
  readonly shipping: SelectedShipping
  readonly breakdown: Breakdown
}

export async function priceCheckout(
  ctx: Pick<Ctx, 'site' | 'caller' | 'now'>,
  db: Queryable,
  sellables: Sellables,
  checkout: Checkout,
): Promise<PricedCheckout> {
  return pricedWith(ctx, checkout, (await resolveLines(ctx, db, sellables, checkout.doc.lines)).lines)
}

/** As `priceCheckout`, for lines that are resolved already. */
export function pricedWith(
  { site }: Pick<Ctx, 'site'>,
  checkout: Checkout,
  lines: readonly ResolvedLine[],
): PricedCheckout {
  const { chosenShipping, shippingDestination } = checkout.doc
  const shipping = selectShipping(site, lines, { chosen: chosenShipping, destination: shippingDestination?.address })
  return { checkout, lines, shipping, breakdown: priceLines(site, lines, { shipping: shippingCharge(shipping) }) }
}
