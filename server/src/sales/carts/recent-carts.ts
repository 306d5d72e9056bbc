import { makeRoom } from '../../ground/oldest.ts'
import type { OpenCart } from './cart.ts'

/** Carts of some 1.2 kB each. */
const MOST_CARTS = 2_000

/**
 * Open carts as this process last saw them: a guess that saves reading them. A decision on a guess is written only if the row
 * is still of that revision, so a cart that another process changed is read after all.
 */
interface RecentCarts {
  find(siteId: string, ownerId: string): OpenCart | undefined
  remember(siteId: string, cart: OpenCart): void
  forget(siteId: string, ownerId: string): void
}

function recentCarts(most = MOST_CARTS): RecentCarts {
  const carts = new Map<string, OpenCart>()
  const keyOf = (siteId: string, ownerId: string) => `${siteId} ${ownerId}`
  return {
    find: (siteId, ownerId) => carts.get(keyOf(siteId, ownerId)),
    remember(siteId, cart) {
      const key = keyOf(siteId, cart.ownerId)
      carts.delete(key)
      makeRoom(carts, most)
      carts.set(key, cart)
    },
    forget: (siteId, ownerId) => void carts.delete(keyOf(siteId, ownerId)),
  }
}

/** The process's own. */
export const seenCarts = recentCarts()
