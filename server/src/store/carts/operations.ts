import type { CartInfo } from '@fairground/contract/ecom/current-cart.ts'
import type { Static } from 'typebox'
import { ApiError, InvalidArgument } from '../../http/api-error.ts'
import type { Ctx } from '../../http/context.ts'
import type { Sellables } from '../../sellables/registry.ts'
import { type AddedItems, addLines, isEmpty } from './add-lines.ts'
import { type CartDoc, ownerOf } from './cart.ts'
import { type ChangedCart, changeCart } from './change-cart.ts'
import { removeLines, setQuantities } from './change-lines.ts'
import { deleteOpenCart, findOpenCart } from './queries.ts'
import { type ResolvedLine, resolveLines } from './resolve-lines.ts'

const docOf = (doc: CartDoc, lines: readonly ResolvedLine[]): CartDoc => ({ ...doc, lines: lines.map((r) => r.line) })

/** 404 when the caller has no open cart. */
export async function getCart(ctx: Ctx, sellables: Sellables): Promise<ChangedCart> {
  const cart = await ctx.db.row(findOpenCart, { ownerId: ownerOf(ctx.caller).id })
  if (!cart) throw new ApiError({ code: 'OWNED_CART_NOT_FOUND' })
  return { cart, lines: (await resolveLines(ctx, ctx.db, sellables, cart.doc.lines)).lines }
}

export function addToCart(ctx: Ctx, sellables: Sellables, items: AddedItems): Promise<ChangedCart> {
  if (isEmpty(items)) {
    throw new InvalidArgument([
      { field: 'lineItems', description: 'must name at least one line', violatedRule: 'REQUIRED_ONE_OF_FIELD' },
    ])
  }
  return changeCart(ctx, 'create', async (doc, db) => {
    const lines = await addLines(ctx, db, sellables, doc.lines, items)
    return { doc: docOf(doc, lines), lines }
  })
}

export function removeFromCart(ctx: Ctx, sellables: Sellables, lineIds: readonly string[]): Promise<ChangedCart> {
  return changeCart(ctx, 'refuse', async (doc, db) => {
    const lines = await removeLines(ctx, db, sellables, doc.lines, lineIds)
    return { doc: docOf(doc, lines), lines }
  })
}

export function setCartQuantities(
  ctx: Ctx,
  sellables: Sellables,
  updates: readonly { id: string; quantity: number }[],
): Promise<ChangedCart> {
  return changeCart(ctx, 'refuse', async (doc, db) => {
    const lines = await setQuantities(ctx, db, sellables, doc.lines, updates)
    return { doc: docOf(doc, lines), lines }
  })
}

/** Fields that are present are set, null empties; lines are added. There are no coupons, so any code is unknown. */
export function updateCart(
  ctx: Ctx,
  sellables: Sellables,
  change: AddedItems & { cartInfo?: Static<typeof CartInfo>; couponCode?: string | null },
): Promise<ChangedCart> {
  if (change.couponCode) throw new ApiError({ code: 'COUPON_NOT_FOUND', couponCode: change.couponCode })
  return changeCart(ctx, isEmpty(change) ? 'refuse' : 'create', async (doc, db) => {
    const lines = isEmpty(change)
      ? (await resolveLines(ctx, db, sellables, doc.lines)).lines
      : await addLines(ctx, db, sellables, doc.lines, change)
    const made = { doc: withInfo(docOf(doc, lines), change.cartInfo ?? {}), lines }
    return isEmpty(change) ? { ...made, sameLines: true } : made
  })
}

function withInfo(doc: CartDoc, info: Static<typeof CartInfo>): CartDoc {
  const { buyerNote, buyerInfo, contactInfo, selectedShippingOption: chosen } = info
  return {
    ...doc,
    ...(buyerNote === undefined ? {} : { buyerNote: buyerNote ?? undefined }),
    ...(buyerInfo?.email === undefined ? {} : { email: buyerInfo.email ?? undefined }),
    ...(contactInfo === undefined ? {} : { contactInfo: contactInfo ?? undefined }),
    ...(chosen === undefined
      ? {}
      : {
          chosenShipping: chosen
            ? { code: chosen.code, ...(chosen.carrierId ? { carrierId: chosen.carrierId } : {}) }
            : undefined,
        }),
  }
}

/** 404 when there is none; a cart that is gone is gone for its checkout's page too, the checkout itself stays. */
export async function deleteCart(ctx: Ctx): Promise<void> {
  const deleted = await ctx.db.run(deleteOpenCart, { ownerId: ownerOf(ctx.caller).id, at: ctx.now })
  if (deleted === 0) throw new ApiError({ code: 'OWNED_CART_NOT_FOUND' })
}
