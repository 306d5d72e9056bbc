import type { Guest } from '../../sales/purchase/purchase.ts'

/** The guests in the order of the tickets, shared over lines of these quantities. One guest alone stands for every ticket. */
export function guestsByLine(quantities: readonly number[], guests: readonly Guest[]): Guest[][] {
  let next = 0
  return quantities.map((quantity) => {
    const [only] = guests
    if (only && guests.length === 1) return Array.from({ length: quantity }, () => only)
    const own = guests.slice(next, next + quantity)
    next += quantity
    return own
  })
}
