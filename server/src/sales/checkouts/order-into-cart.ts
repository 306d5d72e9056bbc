import { MAX_LINES } from '@fairground/contract/ecom/line-item.ts'
import type { ChannelType } from '@fairground/contract/enumerations/orders.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { type Owner, ownerOf } from '../buyers/owner.ts'
import type { CartDoc } from '../carts/cart.ts'
import { forgetGuess, nameCheckout, rewriteCart } from '../carts/cart-of-checkout.ts'
import type { CartLine } from '../lines/cart-line.ts'
import { joinLines } from '../lines/merge-lines.ts'
import { takeBackOrder, type UnpaidLine, type UnpaidOrder } from '../purchase/take-back-order.ts'
import type { CheckoutDoc } from './checkout.ts'
import { findCheckout, insertCheckout, lockCheckoutOfOpenCart, writeCheckout } from './queries.ts'
import { NOT_SHOWN } from './shown-total.ts'

/** Ends the payments that the buyer has not finished; false where one goes on. */
export type ClosePayments = (ctx: Ctx, orderId: string) => Promise<boolean>

const isUnderWay = (error: unknown): boolean => error instanceof ApiError && error.code === 'PAYMENT_UNDER_WAY'

/**
 * Takes an unpaid order back: its lines join the buyer's cart, and the cart's checkout knows the address, the delivery choice, the
 * note and the coupon, so that nothing has to be typed again. The buyer's changes there meanwhile stand.
 */
export async function takeOrderBack(
  ctx: Ctx,
  closePayments: ClosePayments,
  orderId: string,
): Promise<{ cartId: string }> {
  const owner = ownerOf(ctx.caller)
  const takeBack = () =>
    takeBackOrder(ctx, orderId, async (tx, order) => intoCart(ctx, tx, owner, await checkoutDocOf(ctx, tx, order)))
  const taken = await takeBack().catch(async (error) => {
    // Refused to others before its payments are looked at.
    if (!isUnderWay(error) || !(await closePayments(ctx, orderId))) throw error
    return takeBack()
  })
  forgetGuess(ctx, owner.id)
  return taken
}

async function intoCart(ctx: Ctx, tx: Tx, owner: Owner, taken: CheckoutDoc): Promise<string> {
  const known = await tx.row(lockCheckoutOfOpenCart, { ownerId: owner.id })
  const { id: cartId, doc } = await rewriteCart(ctx, tx, owner, (cart) => joinedCart(cart, taken))

  const open = known?.cartId === cartId ? known : undefined
  const checkout = { ...taken, ...open?.doc, lines: doc.lines, coupon: doc.coupon }
  const id = open?.id ?? ctx.newId()
  if (open) await tx.row(writeCheckout, { id, doc: checkout, at: ctx.now, ...NOT_SHOWN })
  else
    await tx.row(insertCheckout, {
      id,
      ownerId: owner.id,
      ownerKind: owner.kind,
      cartId,
      doc: checkout,
      at: ctx.now,
      ...NOT_SHOWN,
    })
  await nameCheckout(tx, { id: cartId, checkoutId: id, at: ctx.now })
  return cartId
}

const joinedCart = (
  cart: CartDoc,
  { lines, email, buyerNote, shippingDestination, chosenShipping, coupon }: CheckoutDoc,
): CartDoc => ({
  ...cart,
  lines: boundedLines(cart.lines, lines),
  email: cart.email ?? email,
  buyerNote: cart.buyerNote ?? buyerNote,
  contactInfo: cart.contactInfo ?? shippingDestination,
  chosenShipping: cart.chosenShipping ?? chosenShipping,
  coupon: cart.coupon ?? coupon,
})

/** Refused beyond what a cart holds: an order and a cart that are full would else make one that grows with each turn. */
function boundedLines(lines: readonly CartLine[], taken: readonly CartLine[]): CartLine[] {
  const joined = joinLines(lines, taken)
  if (joined.length > Math.max(MAX_LINES, lines.length, taken.length))
    throw new ApiError({ code: 'MAX_LINE_ITEMS_EXCEEDED', limit: MAX_LINES })
  return joined
}

/** The order's checkout as it was bought, its lines with ids of their own; of an order without one, what the order itself holds. */
async function checkoutDocOf(ctx: Ctx, tx: Tx, order: UnpaidOrder): Promise<CheckoutDoc> {
  const { checkoutId } = order.facts
  const bought = checkoutId ? await tx.row(findCheckout, { id: checkoutId, ownerId: null }) : undefined
  const lines = bought?.doc.lines ?? order.lines.map(lineOf)
  return { ...(bought?.doc ?? factsOf(order)), lines: lines.map((line) => ({ ...line, id: ctx.newId() })) }
}

const lineOf = ({ reference, name, unitPrice, itemType, quantity }: UnpaidLine): Omit<CartLine, 'id'> => ({
  reference,
  quantity,
  seen: { name, price: String(unitPrice), itemType },
})

function factsOf({ facts: { buyer, channelType, buyerNote, coupon } }: UnpaidOrder): Omit<CheckoutDoc, 'lines'> {
  const { firstName, lastName, phone, email } = buyer
  return {
    channelType: channelType as ChannelType, // written by placeOrder
    email,
    buyerNote,
    billingInfo: { contactDetails: { firstName, lastName, phone } },
    coupon,
    customFields: [],
  }
}
