/**
 * Life of one taking from a pool. HELD: by a reservation that may lapse. COMMITTED: by an order, for good.
 * RELEASED: given back by a person (a cancelled reservation, an order that fell through). EXPIRED: given back by the
 * clock. RESTOCKED: given back by a cancellation or refund that returns the units to stock.
 */
export type AllocationState = 'HELD' | 'COMMITTED' | 'RELEASED' | 'EXPIRED' | 'RESTOCKED'

export const allocationTransitions = {
  HELD: ['COMMITTED', 'RELEASED', 'EXPIRED'],
  COMMITTED: ['RELEASED', 'EXPIRED', 'RESTOCKED'],
  RELEASED: [],
  EXPIRED: [],
  RESTOCKED: [],
} as const satisfies Record<AllocationState, readonly AllocationState[]>

/** Whether units in this state count in the `used` of their pool (invariant I6). */
export const counts = {
  HELD: true,
  COMMITTED: true,
  RELEASED: false,
  EXPIRED: false,
  RESTOCKED: false,
} as const satisfies Record<AllocationState, boolean>

export function canBecome(from: AllocationState, to: AllocationState): boolean {
  const next: readonly AllocationState[] = allocationTransitions[from]
  return next.includes(to)
}

/**
 * What `used` of the pool changes by when `quantity` units go from one state to another; `from` null is a taking.
 * Throws RangeError on a change that the table does not have: nothing may be given back twice.
 */
export function usedDelta(from: AllocationState | null, to: AllocationState, quantity: bigint): bigint {
  if (from === null ? !counts[to] : !canBecome(from, to))
    throw new RangeError(`An allocation cannot go from ${from} to ${to}`)
  const before = from !== null && counts[from] ? quantity : 0n
  return (counts[to] ? quantity : 0n) - before
}
