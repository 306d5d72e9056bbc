import type { OrderStatus } from '@fairground/contract/enumerations/orders.ts'
import type { ManuallyRefundableReason, NonRefundableReason } from '@fairground/contract/enumerations/payments.ts'
import { refundableAmount } from './cancellation.ts'
import { captured, type Payment } from './payment-status.ts'

export type Refundability =
  | { status: 'REFUNDABLE' }
  | { status: 'MANUAL'; reason: ManuallyRefundableReason }
  | { status: 'NOT_REFUNDABLE'; reason: NonRefundableReason }

/** `by`: who can refund it: one of our providers, a person, or the program that took it elsewhere. */
type RefundablePayment = Payment & {
  by: 'PROVIDER' | 'HAND' | 'OTHERS'
  disabled: boolean
  pendingRefunds: bigint
  /** Amount that the bank of the buyer took back. */
  chargedBack: bigint
}

/** Decides if the program can refund a payment, or a person has to, or nobody can and why. */
export function refundability(order: OrderStatus, payment: RefundablePayment): Refundability {
  const no = (reason: NonRefundableReason): Refundability => ({ status: 'NOT_REFUNDABLE', reason })
  if (order === 'PENDING') return no('ORDER_IS_PENDING')
  if (order === 'REJECTED') return no('ORDER_IS_REJECTED')
  if (payment.amount === 0n) return no('ZERO_PRICE')
  if (!captured[payment.status]) return no('NOT_PAID')
  if (payment.refunded >= payment.amount) return no('ALREADY_REFUNDED')
  if (payment.disabled || payment.refunded + payment.chargedBack >= payment.amount) return no('DISABLED_BY_PROVIDER')
  if (refundableAmount(payment, payment.pendingRefunds + payment.chargedBack) === 0n) return no('PENDING_REFUND')
  if (payment.by === 'PROVIDER') return { status: 'REFUNDABLE' }
  return { status: 'MANUAL', reason: payment.by === 'HAND' ? 'OFFLINE' : 'NOT_SUPPORTED' }
}
