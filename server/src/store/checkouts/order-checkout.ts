import type { Tx } from '../../db/database.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Ctx } from '../../http/context.ts'
import type { Sellables } from '../../sellables/registry.ts'
import type { Purchase } from '../orders/purchase.ts'
import { reach } from './change-checkout.ts'
import { completeCheckout } from './complete-checkout.ts'
import { type PricedCheckout, priceCheckout } from './price-checkout.ts'
import { lockCheckout } from './queries.ts'

/** Makes the order in the open transaction: takes stock and tickets, writes order, lines and payment. Refusals are thrown. */
export type PlaceOrder = (ctx: Ctx, tx: Tx, purchase: Purchase) => Promise<PlacedOrder>

export interface PlacedOrder {
  readonly orderId: string
  /** What the buyer's browser continues the payment with; absent when nothing is to be paid now. */
  readonly paymentGatewayOrderId?: string
}

export interface OrderCheckout {
  readonly sellables: Sellables
  readonly placeOrder: PlaceOrder
}

/**
 * Buys a checkout: under its row lock, so that two submissions of the same checkout make one order, whose id both get.
 * Prices are computed here and now; what is scarce is taken last, by the ledger.
 */
export function orderCheckout(ctx: Ctx, { sellables, placeOrder }: OrderCheckout, id: string): Promise<PlacedOrder> {
  return ctx.db.inTx(async (tx) => {
    const checkout = await tx.row(lockCheckout, { id, ownerId: reach(ctx) })
    if (!checkout) throw new ApiError({ code: 'CHECKOUT_NOT_FOUND' })
    if (checkout.orderId) return { orderId: checkout.orderId }
    const priced = await priceCheckout(ctx, tx, sellables, checkout)
    assertBuyable(priced)
    const placed = await placeOrder(ctx, tx, purchaseOf(priced))
    await completeCheckout(tx, checkout, placed.orderId, ctx.now)
    return placed
  })
}

/** Quantities are the ledger's to judge; what is not on sale at all, or not complete, is refused before it. */
function assertBuyable({ checkout: { doc }, lines, shipping }: PricedCheckout): void {
  if (lines.length === 0) throw new ApiError({ code: 'CANT_CREATE_CHECKOUT_WITHOUT_ITEMS' })
  for (const { line, sellable } of lines) {
    const about = { lineItemId: line.id, catalogItemId: line.reference.catalogItemId, name: sellable.name }
    if (sellable.unavailable) throw new ApiError({ code: sellable.unavailable.code, ...about })
    if (sellable.maxPerOrder !== null && line.quantity > sellable.maxPerOrder)
      throw new ApiError({ code: 'TICKET_LIMIT_PER_ORDER', ...about, limit: sellable.maxPerOrder })
  }
  const incomplete = (missing: string) => new ApiError({ code: 'CHECKOUT_INCOMPLETE', missing: [missing] })
  if (shipping.options.length > 0 && !shipping.selected) throw incomplete('shippingInfo.selectedCarrierServiceOption')
  if (shipping.selected && !shipping.selected.isPickup && !doc.shippingDestination?.address?.country)
    throw incomplete('shippingInfo.shippingDestination.address')
}

export function purchaseOf({ checkout, lines, breakdown, shipping }: PricedCheckout): Purchase {
  const { doc } = checkout
  return {
    source: 'checkout',
    sourceId: checkout.id,
    owner: { id: checkout.ownerId, kind: checkout.ownerKind },
    lines,
    breakdown,
    channelType: doc.channelType,
    customFields: doc.customFields,
    ...(checkout.cartId ? { cartId: checkout.cartId } : {}),
    ...(doc.email ? { email: doc.email } : {}),
    ...(doc.buyerNote ? { buyerNote: doc.buyerNote } : {}),
    ...(doc.billingInfo ? { billingInfo: doc.billingInfo } : {}),
    ...(doc.shippingDestination ? { shippingDestination: doc.shippingDestination } : {}),
    ...(shipping.selected ? { shipping: shipping.selected } : {}),
  }
}
