import type { Guest, LineOfPass } from '../../sales/purchase/purchase.ts'

interface Line {
  readonly quantity: number
  readonly pass?: Pick<LineOfPass, 'lineId'> | undefined
}

/** Positions of lines whose tickets have the same guests: the dates of a pass, or a line by itself. */
const together = (lines: readonly Line[]): number[][] => [
  ...Map.groupBy(lines.keys(), (i) => lines[i]?.pass?.lineId ?? i).values(),
]

/** Number of guests that lines are for: who has a pass is one on all of its dates. */
export const guestsOf = (lines: readonly Line[]): number =>
  together(lines).reduce((sum, [first = 0]) => sum + (lines[first]?.quantity ?? 0), 0)

/** The guests in the order of the tickets, shared over these lines. One guest alone stands for every ticket. */
export function guestsByLine(lines: readonly Line[], guests: readonly Guest[]): Guest[][] {
  const shares: Guest[][] = lines.map(() => [])
  let next = 0
  for (const positions of together(lines)) {
    const quantity = lines[positions[0]!]!.quantity // a group has one
    const [only] = guests
    const own =
      only && guests.length === 1 ? Array.from({ length: quantity }, () => only) : guests.slice(next, next + quantity)
    next += quantity
    for (const i of positions) shares[i] = own
  }
  return shares
}
