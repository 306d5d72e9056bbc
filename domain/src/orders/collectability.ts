import type { OrderStatus } from '@fairground/contract/enumerations/orders.ts'
import type { PaymentCollectabilityStatus } from '@fairground/contract/enumerations/payments.ts'

/** Collectability of an order that owes this amount. One whose money a bank took back is settled with the provider. */
export function collectability(status: OrderStatus, owed: bigint, chargedBack = 0n): PaymentCollectabilityStatus {
  const state = ofState[status]
  if (state !== 'COLLECTABLE') return state
  if (chargedBack > 0n) return 'NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS'
  return owed > 0n ? 'COLLECTABLE' : 'NONCOLLECTABLE_ORDER_IS_PAID'
}

const ofState = {
  INITIALIZED: 'COLLECTABLE',
  APPROVED: 'COLLECTABLE',
  PENDING: 'NONCOLLECTABLE_ORDER_IS_PENDING',
  REJECTED: 'NONCOLLECTABLE_ORDER_IS_REJECTED',
  CANCELED: 'NONCOLLECTABLE_ORDER_IS_CANCELLED',
} as const satisfies Record<OrderStatus, PaymentCollectabilityStatus>
