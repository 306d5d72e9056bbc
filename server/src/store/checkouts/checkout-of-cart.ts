import type { createCheckoutFromCurrentCart } from '@fairground/contract/ecom/current-cart.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Ctx } from '../../http/context.ts'
import { ownerOf } from '../carts/cart.ts'
import { lockOpenCart, type OpenCart, setCartCheckout } from '../carts/queries.ts'
import type { CheckoutDoc } from './checkout.ts'
import { insertCheckout, lockCheckoutOfOpenCart, writeCheckout } from './queries.ts'

/**
 * A checkout of the caller's cart as it is now. While the cart's checkout is open, repeating this takes the cart's lines
 * over into the same checkout and keeps what the buyer has filled in there; what the request says is set in both.
 */
export function checkoutOfCart(
  ctx: Ctx,
  asked: RequestOf<typeof createCheckoutFromCurrentCart>,
): Promise<{ checkoutId: string }> {
  const owner = ownerOf(ctx.caller)
  return ctx.db.inTx(async (tx) => {
    // The checkout before the cart: the order in which a purchase locks them.
    const known = await tx.row(lockCheckoutOfOpenCart, { ownerId: owner.id })
    const cart = await tx.row(lockOpenCart, { ownerId: owner.id })
    if (!cart) throw new ApiError({ code: 'OWNED_CART_NOT_FOUND' })
    if (cart.doc.lines.length === 0) throw new ApiError({ code: 'CANT_CREATE_CHECKOUT_WITHOUT_ITEMS' })

    const open = known?.cartId === cart.id ? known : undefined
    if (open) {
      await tx.row(writeCheckout, { id: open.id, doc: ofCart(open.doc, cart, asked), at: ctx.now })
      await tx.run(setCartCheckout, { id: cart.id, checkoutId: open.id, at: ctx.now })
      return { checkoutId: open.id }
    }
    const id = ctx.newId()
    const empty: CheckoutDoc = { lines: [], channelType: 'WEB', customFields: [] }
    const doc = ofCart(empty, cart, asked)
    await tx.row(insertCheckout, { id, ownerId: owner.id, ownerKind: owner.kind, cartId: cart.id, doc, at: ctx.now })
    await tx.run(setCartCheckout, { id: cart.id, checkoutId: id, at: ctx.now })
    return { checkoutId: id }
  })
}

/** The request is heard first, then what the checkout knows already, then the cart. */
function ofCart(
  doc: CheckoutDoc,
  { doc: cart }: OpenCart,
  {
    channelType,
    email,
    shippingAddress,
    billingAddress,
    selectedShippingOption: chosen,
  }: RequestOf<typeof createCheckoutFromCurrentCart>,
): CheckoutDoc {
  const { shippingDestination = cart.contactInfo, billingInfo } = doc
  return {
    ...doc,
    lines: cart.lines,
    channelType: channelType ?? doc.channelType,
    email: email ?? doc.email ?? cart.email,
    buyerNote: doc.buyerNote ?? cart.buyerNote,
    shippingDestination: shippingAddress ? { ...shippingDestination, address: shippingAddress } : shippingDestination,
    billingInfo: billingAddress ? { ...billingInfo, address: billingAddress } : billingInfo,
    chosenShipping: chosen
      ? { code: chosen.code, ...(chosen.carrierId ? { carrierId: chosen.carrierId } : {}) }
      : (doc.chosenShipping ?? cart.chosenShipping),
  }
}
