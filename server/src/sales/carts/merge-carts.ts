import type { Tx } from '../../ground/database.ts'
import type { Owner } from '../buyers/owner.ts'
import { newestLines } from '../lines/merge-lines.ts'
import type { CartDoc, OpenCart } from './cart.ts'
import { closeCart, giveCart, lockOpenCart, writeCart } from './queries.ts'

/**
 * A visitor signs in: their cart becomes the member's, or its lines join the member's open cart. Of more lines than a cart holds the
 * visitor's stay, then the member's newest. Carts are locked in the order of their owners' ids, so that two sign-ins never wait for each
 * other.
 */
export async function mergeCarts(tx: Tx, from: Owner, to: Owner, now: Date): Promise<void> {
  if (from.id === to.id) return
  const carts = new Map<string, OpenCart>()
  for (const ownerId of [from.id, to.id].sort()) {
    const cart = await tx.row(lockOpenCart, { ownerId })
    if (cart) carts.set(ownerId, cart)
  }
  const [mine, theirs] = [carts.get(from.id), carts.get(to.id)]
  if (mine && !theirs) await tx.run(giveCart, { id: mine.id, ownerId: to.id, ownerKind: to.kind, at: now })
  if (mine && theirs) {
    await tx.run(closeCart, { id: mine.id, status: 'MERGED', at: now })
    const doc = joined(theirs.doc, mine.doc)
    await tx.row(writeCart, { id: theirs.id, revision: theirs.revision, doc, sameLines: false, at: now })
  }
}

/** The member's own words stand; the visitor's fill what is empty. */
const joined = (member: CartDoc, visitor: CartDoc): CartDoc => ({
  ...visitor,
  ...member,
  lines: newestLines(member.lines, visitor.lines),
})
