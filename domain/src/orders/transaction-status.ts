import type { RefundStatus } from '@fairground/contract/enumerations/refund-status.ts'
import type { TransactionStatus } from '@fairground/contract/enumerations/transaction-status.ts'

/** A payment moves along this table only, whatever order a provider's messages arrive in. */
export const transactionTransitions = {
  PENDING: ['APPROVED', 'AUTHORIZED', 'PENDING_MERCHANT', 'DECLINED', 'CANCELED'],
  PENDING_MERCHANT: ['APPROVED', 'AUTHORIZED', 'DECLINED', 'CANCELED'],
  AUTHORIZED: ['APPROVED', 'VOIDED'],
  APPROVED: ['PARTIALLY_REFUNDED', 'REFUNDED'],
  PARTIALLY_REFUNDED: ['PARTIALLY_REFUNDED', 'REFUNDED'],
  REFUNDED: [],
  DECLINED: [],
  CANCELED: [],
  VOIDED: [],
} as const satisfies Record<TransactionStatus, readonly TransactionStatus[]>

export function canBecome(from: TransactionStatus, to: TransactionStatus): boolean {
  const next: readonly TransactionStatus[] = transactionTransitions[from]
  return next.includes(to)
}

/** States from which a payment can come to be `to`: the `$allowed` of the conditional update. */
export const statesBefore = (to: TransactionStatus): TransactionStatus[] =>
  (Object.keys(transactionTransitions) as TransactionStatus[]).filter((from) => canBecome(from, to))

/** State of a captured payment after `refunded` of its `amount` went back. */
export function statusAfterRefund(
  amount: bigint,
  refunded: bigint,
): Extract<TransactionStatus, 'APPROVED' | 'PARTIALLY_REFUNDED' | 'REFUNDED'> {
  if (refunded === 0n) return 'APPROVED'
  return refunded >= amount ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
}

export const refundTransitions = {
  SCHEDULED: ['STARTED', 'PENDING', 'FAILED'],
  STARTED: ['PENDING', 'SUCCEEDED', 'FAILED'],
  PENDING: ['SUCCEEDED', 'FAILED'],
  SUCCEEDED: [],
  FAILED: [],
} as const satisfies Record<RefundStatus, readonly RefundStatus[]>
