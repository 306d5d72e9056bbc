import type { createCheckoutFromCurrentCart } from '@fairground/contract/ecom/current-cart.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { type Owner, ownerOf } from '../buyers/owner.ts'
import type { OpenCart } from '../carts/cart.ts'
import { guessedCart, lockedCart, nameCheckout } from '../carts/cart-of-checkout.ts'
import type { CheckoutDoc } from './checkout.ts'
import { insertCheckout, insertCheckoutOfCart, lockCheckoutOfOpenCart, writeCheckout } from './queries.ts'
import { NOT_SHOWN } from './shown-total.ts'

type CheckoutRequest = RequestOf<typeof createCheckoutFromCurrentCart>

const NEW: CheckoutDoc = { lines: [], channelType: 'WEB', customFields: [] }

/**
 * A checkout of the caller's cart as it is now. While the cart's checkout is open, repeating this takes the cart's lines
 * over into the same checkout and keeps what the buyer has filled in there; what the request says is set in both.
 */
export async function checkoutOfCart(ctx: Ctx, request: CheckoutRequest): Promise<{ checkoutId: string }> {
  const owner = ownerOf(ctx.caller)
  const checkoutId = (await firstCheckout(ctx, owner, request)) ?? (await checkoutAgain(ctx, owner, request))
  return { checkoutId }
}

/** Does the usual case in one statement: the cart is as it was last seen or read, and nobody has checked it out. */
async function firstCheckout(ctx: Ctx, owner: Owner, request: CheckoutRequest): Promise<string | undefined> {
  const cart = await guessedCart(ctx, owner.id)
  if (!cart || cart.doc.lines.length === 0 || cart.checkoutId) return undefined
  const made = await ctx.db.row(insertCheckoutOfCart, {
    id: ctx.newId(),
    ownerId: owner.id,
    ownerKind: owner.kind,
    cartId: cart.id,
    revision: cart.revision,
    doc: ofCart(NEW, cart, request),
    at: ctx.now,
  })
  return made?.id
}

function checkoutAgain(ctx: Ctx, owner: Owner, request: CheckoutRequest): Promise<string> {
  return ctx.db.inTx(async (tx) => {
    // The checkout before the cart: the order in which a purchase locks them.
    const known = await tx.row(lockCheckoutOfOpenCart, { ownerId: owner.id })
    const cart = await lockedCart(tx, owner.id)
    if (!cart) throw new ApiError({ code: 'OWNED_CART_NOT_FOUND' })
    if (cart.doc.lines.length === 0) throw new ApiError({ code: 'CANT_CREATE_CHECKOUT_WITHOUT_ITEMS' })

    const open = known?.cartId === cart.id ? known : undefined
    if (open) {
      await tx.row(writeCheckout, { id: open.id, doc: ofCart(open.doc, cart, request), at: ctx.now, ...NOT_SHOWN })
      await nameCheckout(tx, { id: cart.id, checkoutId: open.id, at: ctx.now })
      return open.id
    }
    const id = ctx.newId()
    const doc = ofCart(NEW, cart, request)
    const made = { id, ownerId: owner.id, ownerKind: owner.kind, cartId: cart.id, doc, at: ctx.now }
    await tx.row(insertCheckout, { ...made, ...NOT_SHOWN })
    await nameCheckout(tx, { id: cart.id, checkoutId: id, at: ctx.now })
    return id
  })
}

/** The request counts first, then what the checkout knows already, then the cart. */
function ofCart(
  doc: CheckoutDoc,
  { doc: cart }: OpenCart,
  { channelType, email, shippingAddress, billingAddress, selectedShippingOption: chosen }: CheckoutRequest,
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
    coupon: cart.coupon ?? doc.coupon,
    overrideCheckoutUrl: cart.overrideCheckoutUrl ?? doc.overrideCheckoutUrl,
    chosenShipping: chosen
      ? { code: chosen.code, ...present({ carrierId: chosen.carrierId || undefined }) }
      : (doc.chosenShipping ?? cart.chosenShipping),
  }
}
