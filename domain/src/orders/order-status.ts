import type { OrderStatus } from '@fairground/contract/enumerations/order-status.ts'

/** INITIALIZED: placed, waiting for its payment to begin. PENDING: waiting for a person or provider to decide. */
export const orderTransitions = {
  INITIALIZED: ['PENDING', 'APPROVED', 'REJECTED', 'CANCELED'],
  PENDING: ['APPROVED', 'REJECTED', 'CANCELED'],
  APPROVED: ['CANCELED'],
  REJECTED: [],
  CANCELED: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

export function canBecome(from: OrderStatus, to: OrderStatus): boolean {
  const next: readonly OrderStatus[] = orderTransitions[from]
  return next.includes(to)
}

/** States from which an order can come to be `to`: the `$allowed` of the conditional update. */
export function statesBefore(to: OrderStatus): OrderStatus[] {
  return (Object.keys(orderTransitions) as OrderStatus[]).filter((from) => canBecome(from, to))
}
