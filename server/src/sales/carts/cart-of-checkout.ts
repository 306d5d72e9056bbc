import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import type { Owner } from '../buyers/owner.ts'
import type { CartLine } from '../lines/cart-line.ts'
import { type CartDoc, emptyCart, type OpenCart } from './cart.ts'
import {
  closeCart,
  findOpenCart,
  leaveInCart,
  lockCart,
  lockOpenCart,
  openCart,
  setCartCheckout,
  writeCart,
} from './queries.ts'
import { seenCarts } from './recent-carts.ts'

/** The owner's open cart as this process last saw it, else as the database has it: a guess, which a statement on its revision checks. */
export const guessedCart = async ({ db }: Pick<Ctx, 'db'>, ownerId: string): Promise<OpenCart | undefined> =>
  seenCarts.find(db.siteId, ownerId) ?? (await db.row(findOpenCart, { ownerId }))

/** The owner's open cart, locked until the transaction ends. */
export const lockedCart = (tx: Tx, ownerId: string): Promise<OpenCart | undefined> => tx.row(lockOpenCart, { ownerId })

/** The cart names the checkout that was made of its lines as they are. */
export async function nameCheckout(tx: Tx, { id, checkoutId, at }: { id: string; checkoutId: string; at: Date }) {
  await tx.run(setCartCheckout, { id, checkoutId, at })
}

/** Writes the owner's open cart as `change` makes it, which is a new one where there was none; it names no checkout then. */
export async function rewriteCart(
  ctx: Pick<Ctx, 'newId' | 'now'>,
  tx: Tx,
  owner: Owner,
  change: (doc: CartDoc) => CartDoc,
): Promise<{ id: string; doc: CartDoc }> {
  await tx.row(openCart, { id: ctx.newId(), ownerId: owner.id, ownerKind: owner.kind, doc: emptyCart, at: ctx.now })
  const cart = (await lockedCart(tx, owner.id))! // opened above
  const doc = change(cart.doc)
  await tx.row(writeCart, { id: cart.id, revision: cart.revision, doc, sameLines: false, at: ctx.now })
  return { id: cart.id, doc }
}

/** Leaves in a cart what `left` says of its lines, without the coupon; a cart without lines is ordered. Nothing where the cart is not open. */
export async function leaveLines(
  tx: Tx,
  id: string,
  left: (lines: readonly CartLine[]) => readonly CartLine[],
  at: Date,
): Promise<void> {
  const cart = await tx.row(lockCart, { id })
  if (!cart) return
  const lines = left(cart.doc.lines)
  if (lines.length === 0) await tx.run(closeCart, { id, status: 'ORDERED', at })
  else await tx.run(leaveInCart, { id, doc: { ...cart.doc, lines, coupon: undefined }, at })
}

/** The next reader of the owner's cart reads it from the database. */
export const forgetGuess = ({ db }: Pick<Ctx, 'db'>, ownerId: string): void => seenCarts.forget(db.siteId, ownerId)
