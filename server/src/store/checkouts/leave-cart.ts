import type { Tx } from '../../db/database.ts'
import type { CartLine } from '../carts/cart.ts'
import { referenceKey } from '../carts/merge-lines.ts'
import { closeCart, leaveInCart, lockCart } from '../carts/queries.ts'
import type { Checkout } from './checkout.ts'

/** Takes what was bought out of a cart that was changed after the checkout was made of it; the rest stays, without the coupon. */
export async function takeBoughtOut(tx: Tx, checkout: Checkout, now: Date): Promise<void> {
  if (!checkout.cartId) return
  const cart = await tx.row(lockCart, { id: checkout.cartId })
  if (!cart) return
  const left = withoutBought(cart.doc.lines, checkout.doc.lines)
  if (left.length === 0) await tx.run(closeCart, { id: cart.id, status: 'ORDERED', at: now })
  else await tx.run(leaveInCart, { id: cart.id, doc: { ...cart.doc, lines: left, coupon: undefined }, at: now })
}

/** Lines that are not bought, and units beyond those bought. */
export function withoutBought(lines: readonly CartLine[], bought: readonly CartLine[]): CartLine[] {
  const quantities = new Map(bought.map((line) => [referenceKey(line.reference), line.quantity]))
  return lines
    .map((line) => ({ ...line, quantity: line.quantity - (quantities.get(referenceKey(line.reference)) ?? 0) }))
    .filter((line) => line.quantity > 0)
}
