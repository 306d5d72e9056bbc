import type { OrderStatus } from '@fairground/contract/enumerations/orders.ts'
import { captured, type Payment } from './payment-status.ts'

/** Codes as the published client declares them for cancelOrder; ORDER_CANCELED when it is cancelled already. */
export type CancelRefusal = {
  code: 'ORDER_CANCELED' | 'ORDER_IS_PENDING' | 'ORDER_IS_REJECTED' | 'ORDER_HAS_AUTHORIZED_TRANSACTION'
}

/** True when a merchant may cancel. A PENDING order is approved or rejected instead; an authorized payment is voided first. */
export function cancellable(
  status: OrderStatus,
  payments: readonly Payment[],
): { ok: true } | { ok: false; refusal: CancelRefusal } {
  const code = refusalOf[status]
  if (code) return { ok: false, refusal: { code } }
  if (payments.some((payment) => payment.status === 'AUTHORIZED'))
    return { ok: false, refusal: { code: 'ORDER_HAS_AUTHORIZED_TRANSACTION' } }
  return { ok: true }
}

const refusalOf = {
  INITIALIZED: null,
  APPROVED: null,
  PENDING: 'ORDER_IS_PENDING',
  REJECTED: 'ORDER_IS_REJECTED',
  CANCELED: 'ORDER_CANCELED',
} as const satisfies Record<OrderStatus, CancelRefusal['code'] | null>

/** Amount that can still be refunded of a payment: nothing before it is captured. `promised` goes back otherwise: pending refunds, and what a bank took. */
export function refundableAmount({ status, amount, refunded }: Payment, promised: bigint): bigint {
  if (!captured[status]) return 0n
  const left = amount - refunded - promised
  return left > 0n ? left : 0n
}
