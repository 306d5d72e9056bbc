import type { Tx } from '../../ground/database.ts'
import { leaveLines } from '../carts/cart-of-checkout.ts'
import type { CartLine } from '../lines/cart-line.ts'
import { lineKey } from '../lines/merge-lines.ts'
import type { Checkout } from './checkout.ts'

/** Takes what was bought out of a cart that was changed after the checkout was made of it; the rest stays, without the coupon. */
export async function takeBoughtOut(tx: Tx, checkout: Checkout, now: Date): Promise<void> {
  if (!checkout.cartId) return
  await leaveLines(tx, checkout.cartId, (lines) => withoutBought(lines, checkout.doc.lines), now)
}

/** Lines that are not bought, and units beyond those bought. */
function withoutBought(lines: readonly CartLine[], bought: readonly CartLine[]): CartLine[] {
  const quantities = new Map(bought.map((line) => [lineKey(line), line.quantity]))
  return lines
    .map((line) => ({ ...line, quantity: line.quantity - (quantities.get(lineKey(line)) ?? 0) }))
    .filter((line) => line.quantity > 0)
}
