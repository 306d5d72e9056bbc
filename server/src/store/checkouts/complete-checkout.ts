import type { Tx } from '../../db/database.ts'
import type { CartLine } from '../carts/cart.ts'
import { referenceKey } from '../carts/merge-lines.ts'
import { closeCart, leaveInCart, lockCart } from '../carts/queries.ts'
import type { Checkout } from './checkout.ts'
import { completeCheckoutRow } from './queries.ts'

/** Marks the checkout as the order's, and takes what was bought out of the cart it came from. */
export async function completeCheckout(tx: Tx, checkout: Checkout, orderId: string, now: Date): Promise<void> {
  await tx.run(completeCheckoutRow, { id: checkout.id, orderId, at: now })
  if (!checkout.cartId) return
  const cart = await tx.row(lockCart, { id: checkout.cartId })
  if (!cart) return
  const left = withoutBought(cart.doc.lines, checkout.doc.lines)
  if (left.length === 0) await tx.run(closeCart, { id: cart.id, status: 'ORDERED', at: now })
  else await tx.run(leaveInCart, { id: cart.id, doc: { ...cart.doc, lines: left }, at: now })
}

/** What the buyer put into the cart after the checkout was made stays there. */
export function withoutBought(lines: readonly CartLine[], bought: readonly CartLine[]): CartLine[] {
  const quantities = new Map(bought.map((line) => [referenceKey(line.reference), line.quantity]))
  return lines
    .map((line) => ({ ...line, quantity: line.quantity - (quantities.get(referenceKey(line.reference)) ?? 0) }))
    .filter((line) => line.quantity > 0)
}
