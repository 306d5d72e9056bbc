import type { Transitions } from '../transitions.ts'

/**
 * Life of one allocation. HELD: by a reservation or an unpaid order that may expire. COMMITTED: by an order, for good.
 * RELEASED: given back by a person (a cancelled reservation, an order that fell through). EXPIRED: given back by the
 * clock. RESTOCKED: given back by a cancellation or refund that returns the units to stock.
 */
type AllocationState = 'HELD' | 'COMMITTED' | 'RELEASED' | 'EXPIRED' | 'RESTOCKED'

export const allocationTransitions = {
  HELD: ['COMMITTED', 'RELEASED', 'EXPIRED'],
  COMMITTED: ['RELEASED', 'EXPIRED', 'RESTOCKED'],
  RELEASED: [],
  EXPIRED: [],
  RESTOCKED: [],
} as const satisfies Transitions<AllocationState>

/** States whose units count in the `used` of their pool (invariant I6). */
export const LIVE_ALLOCATIONS = ['HELD', 'COMMITTED'] as const satisfies readonly AllocationState[]
