import type { CartInfo } from '@fairground/contract/ecom/current-cart.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Queryable } from '../../ground/database.ts'
import { emptying } from '../../ground/emptying.ts'
import { message } from '../../ground/texts/message.ts'
import { ownerOf } from '../buyers/owner.ts'
import { assertTaxId } from '../buyers/tax-id.ts'
import type { AppliedCoupon, Customer } from '../coupons/operations.ts'
import { chosenOf } from '../delivery/shipping.ts'
import { type AddedItems, addLines, isEmpty } from '../lines/add-lines.ts'
import { removeLines, setQuantities } from '../lines/change-lines.ts'
import { couponOf, enteredCoupon } from '../lines/coupon-of-lines.ts'
import { asShown, type ResolvedLine, resolveLines } from '../lines/resolve-lines.ts'
import type { Sellables } from '../sellables/registry.ts'
import type { CartDoc } from './cart.ts'
import { type ChangedCart, changeCart } from './change-cart.ts'
import { deleteOpenCart, findOpenCart } from './queries.ts'

const docOf = (doc: CartDoc, lines: readonly ResolvedLine[]): CartDoc => ({ ...doc, lines: lines.map(asShown) })

/** A cart as it is shown: with what its coupon does. */
export interface ShownCart extends ChangedCart {
  readonly coupon?: AppliedCoupon | undefined
}

const customerOf = (ctx: Ctx, { email }: CartDoc): Customer => ({ ownerId: ownerOf(ctx.caller).id, email })

async function shown(ctx: Ctx, changed: ChangedCart | Promise<ChangedCart>): Promise<ShownCart> {
  const { cart, lines } = await changed
  return { cart, lines, coupon: await couponOf(ctx, cart.doc.coupon, lines, customerOf(ctx, cart.doc)) }
}

type NextLines = (lines: CartDoc['lines'], db: Queryable) => Promise<readonly ResolvedLine[]>

const changeLines = (ctx: Ctx, whenNone: 'create' | 'refuse', next: NextLines): Promise<ShownCart> =>
  shown(
    ctx,
    changeCart(ctx, whenNone, async (doc, db) => {
      const lines = await next(doc.lines, db)
      return { doc: docOf(doc, lines), lines }
    }),
  )

/** 404 when the caller has no open cart. */
export async function getCart(ctx: Ctx, sellables: Sellables): Promise<ShownCart> {
  const cart = await ctx.db.row(findOpenCart, { ownerId: ownerOf(ctx.caller).id })
  if (!cart) throw new ApiError({ code: 'OWNED_CART_NOT_FOUND' })
  return shown(ctx, { cart, lines: (await resolveLines(ctx, sellables, cart.doc.lines)).lines })
}

export function addToCart(ctx: Ctx, sellables: Sellables, items: AddedItems): Promise<ShownCart> {
  if (isEmpty(items)) {
    throw new InvalidArgument([
      { field: 'lineItems', description: message('violations.oneLine'), violatedRule: 'REQUIRED_ONE_OF_FIELD' },
    ])
  }
  return changeLines(ctx, 'create', async (lines, db) => {
    try {
      return await addLines({ ...ctx, db, mayRemember: ctx.isCurrent }, sellables, lines, items)
    } catch (error) {
      // A refusal is what the database says, not what is remembered.
      if (!(error instanceof ApiError && ctx.isCurrent)) throw error
      return addLines({ ...ctx, db }, sellables, lines, items)
    }
  })
}

export const removeFromCart = (ctx: Ctx, sellables: Sellables, lineIds: readonly string[]): Promise<ShownCart> =>
  changeLines(ctx, 'refuse', (lines, db) => removeLines({ ...ctx, db }, sellables, lines, lineIds))

export const setCartQuantities = (
  ctx: Ctx,
  sellables: Sellables,
  updates: readonly { id: string; quantity: number }[],
): Promise<ShownCart> =>
  changeLines(ctx, 'refuse', (lines, db) => setQuantities({ ...ctx, db }, sellables, lines, updates))

/** Fields that are present are set, null empties; lines are added. A coupon is judged by the cart as it then is. */
export function updateCart(
  ctx: Ctx,
  sellables: Sellables,
  change: AddedItems & { cartInfo?: Static<typeof CartInfo>; couponCode?: string | null },
): Promise<ShownCart> {
  return shown(
    ctx,
    changeCart(ctx, isEmpty(change) ? 'refuse' : 'create', async (before, db) => {
      const reading = { ...ctx, db }
      const lines = isEmpty(change)
        ? (await resolveLines(reading, sellables, before.lines)).lines
        : await addLines(reading, sellables, before.lines, change)
      const doc = withInfo(docOf(before, lines), change.cartInfo ?? {})
      const coupon = await enteredCoupon(reading, doc, lines, change.couponCode)
      const isSame = isEmpty(change) && coupon?.id === before.coupon?.id
      return { doc: { ...doc, coupon }, lines, ...present({ sameLines: isSame ? true : undefined }) }
    }),
  )
}

/** The caller's cart without its coupon. */
export function removeCouponFromCart(ctx: Ctx, sellables: Sellables): Promise<ShownCart> {
  return updateCart(ctx, sellables, { couponCode: null })
}

function withInfo(doc: CartDoc, info: Static<typeof CartInfo>): CartDoc {
  const { buyerNote, buyerInfo, contactInfo, selectedShippingOption: chosen, overrideCheckoutUrl } = info
  assertTaxId(contactInfo, 'cartInfo.contactInfo')
  return {
    ...doc,
    ...emptying({ buyerNote, email: buyerInfo?.email, contactInfo, chosenShipping: chosenOf(chosen) }),
    ...(overrideCheckoutUrl === undefined ? {} : { overrideCheckoutUrl: overrideCheckoutUrl || undefined }),
  }
}

/** 404 when there is none; a cart that is gone is gone for its checkout's page too, the checkout itself stays. */
export async function deleteCart(ctx: Ctx): Promise<void> {
  const deleted = await ctx.db.run(deleteOpenCart, { ownerId: ownerOf(ctx.caller).id, at: ctx.now })
  if (deleted === 0) throw new ApiError({ code: 'OWNED_CART_NOT_FOUND' })
}
