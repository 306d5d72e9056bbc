import type { OrderStatus, PaymentCollectabilityStatus } from '@fairground/contract/enumerations/ecom.ts'

/** Collectability of an order that owes this amount. */
export function collectability(status: OrderStatus, owed: bigint): PaymentCollectabilityStatus {
  const state = ofState[status]
  if (state !== 'COLLECTABLE') return state
  return owed > 0n ? 'COLLECTABLE' : 'NONCOLLECTABLE_ORDER_IS_PAID'
}

const ofState = {
  INITIALIZED: 'COLLECTABLE',
  APPROVED: 'COLLECTABLE',
  PENDING: 'NONCOLLECTABLE_ORDER_IS_PENDING',
  REJECTED: 'NONCOLLECTABLE_ORDER_IS_REJECTED',
  CANCELED: 'NONCOLLECTABLE_ORDER_IS_CANCELLED',
} as const satisfies Record<OrderStatus, PaymentCollectabilityStatus>
