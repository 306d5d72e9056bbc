import type { PaymentStatus, TransactionStatus } from '@fairground/contract/enumerations/payments.ts'

/** One payment of an order: amounts in minor units, `refunded` the sum of its refunds that succeeded. */
export type Payment = { status: TransactionStatus; amount: bigint; refunded: bigint }

/** True when money of a payment in this state is in the till (some of it may have gone back since). */
export const captured = {
  APPROVED: true,
  REFUNDED: true,
  PARTIALLY_REFUNDED: true,
  PENDING: false,
  PENDING_MERCHANT: false,
  AUTHORIZED: false,
  CANCELED: false,
  DECLINED: false,
  VOIDED: false,
} as const satisfies Record<TransactionStatus, boolean>

type Balance = { paid: bigint; refunded: bigint; authorized: bigint; pending: bigint; balance: bigint }

/** Amounts that came in, went back and are on their way; `balance` is still to be collected, never below 0. */
export function balanceOf(total: bigint, payments: readonly Payment[]): Balance {
  const sum = (pick: (payment: Payment) => bigint) => payments.reduce((all, payment) => all + pick(payment), 0n)
  const paid = sum(({ status, amount }) => (captured[status] ? amount : 0n))
  return {
    paid,
    refunded: sum(({ status, refunded }) => (captured[status] ? refunded : 0n)),
    authorized: sum(({ status, amount }) => (status === 'AUTHORIZED' ? amount : 0n)),
    pending: sum(({ status, amount }) => (status === 'PENDING' || status === 'PENDING_MERCHANT' ? amount : 0n)),
    balance: total > paid ? total - paid : 0n,
  }
}

/**
 * Payment status of an order of `total`: a function of its payments and of nothing else (invariant I10).
 * Payments are in the order they were begun. A free order is PAID. An authorized payment waits for the merchant. Where the buyer chose to
 * pay outside (`paysOutside`), a card that was declined before, or is later on, says nothing: the order is NOT_PAID.
 */
export function paymentStatus(total: bigint, payments: readonly Payment[], paysOutside = false): PaymentStatus {
  const { paid, refunded } = balanceOf(total, payments)
  if (refunded > 0n) return refunded >= paid ? 'FULLY_REFUNDED' : 'PARTIALLY_REFUNDED'
  if (paid >= total) return 'PAID'
  if (paid > 0n) return 'PARTIALLY_PAID'
  const waiting = payments.find(({ status }) => waits[status])
  if (waiting) return waits[waiting.status] ?? 'PENDING'
  const last = paysOutside ? undefined : payments.at(-1)
  return last ? (failed[last.status] ?? 'NOT_PAID') : 'NOT_PAID'
}

/** True when no money of an order came, is awaited of a provider or is trusted to come by the merchant. */
export const isUnpaid = (status: PaymentStatus): boolean => UNPAID.some((one) => one === status)
export const UNPAID = ['NOT_PAID', 'DECLINED', 'CANCELED'] as const

const waits: Partial<Record<TransactionStatus, PaymentStatus>> = {
  PENDING: 'PENDING',
  PENDING_MERCHANT: 'PENDING_MERCHANT',
  AUTHORIZED: 'PENDING_MERCHANT',
}
const failed: Partial<Record<TransactionStatus, PaymentStatus>> = {
  CANCELED: 'CANCELED',
  VOIDED: 'CANCELED',
  DECLINED: 'DECLINED',
}

/** Statuses of orders whose whole amount was paid, whatever was given back since. */
export const PAID_UP: readonly PaymentStatus[] = ['PAID', 'PARTIALLY_REFUNDED', 'FULLY_REFUNDED']
