/** State of a request for an amount of an order. */
export type PaymentRequestState = 'UNPAID' | 'PAID' | 'VOIDED' | 'EXPIRED' | 'NOT_OWED'

export interface RequestedPayment {
  readonly paidAt: Date | null
  readonly voidedAt: Date | null
  readonly expiresAt: Date | null
  /** Minor units. */
  readonly amount: bigint
  /** Minor units that are owed for the order; null of a request that is no part of them. */
  readonly owed: bigint | null
}

/**
 * A payment that came counts, whatever became of the request meanwhile. A request expires at its instant, not after it. Several may be open
 * for the same money: one of more than the others have left is not owed any more.
 */
export function paymentRequestState(request: RequestedPayment, now: Date): PaymentRequestState {
  const { paidAt, voidedAt, expiresAt, amount, owed } = request
  if (paidAt) return 'PAID'
  if (voidedAt) return 'VOIDED'
  if (expiresAt !== null && expiresAt <= now) return 'EXPIRED'
  return owed !== null && amount > owed ? 'NOT_OWED' : 'UNPAID'
}

interface Owed {
  readonly balance: bigint
  readonly authorized: bigint
  readonly pending: bigint
}

/** Amount of an order that may still be begun to be paid: what is owed, without what is under way. Never below 0. */
export function payableOf({ balance, authorized, pending }: Owed): bigint {
  const payable = balance - authorized - pending
  return payable > 0n ? payable : 0n
}
