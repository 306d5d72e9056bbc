/** State of a request for an amount of an order. */
export type PaymentRequestState = 'UNPAID' | 'PAID' | 'VOIDED' | 'EXPIRED'

export interface RequestedPayment {
  readonly paidAt: Date | null
  readonly voidedAt: Date | null
  readonly expiresAt: Date | null
}

/** A payment that came counts, whatever became of the request meanwhile. A request expires at its instant, not after it. */
export function paymentRequestState({ paidAt, voidedAt, expiresAt }: RequestedPayment, now: Date): PaymentRequestState {
  if (paidAt) return 'PAID'
  if (voidedAt) return 'VOIDED'
  return expiresAt !== null && expiresAt <= now ? 'EXPIRED' : 'UNPAID'
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
