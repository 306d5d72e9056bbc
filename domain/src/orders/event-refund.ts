import { computeRefund, type RefundFee, type RefundLine, type RefundShipping } from './refund.ts'

/** A captured payment: what is left of it, and if a provider of ours can give it back. */
export type PaymentLeft = { id: string; left: bigint; by: 'PROVIDER' | 'HAND' }

type OrderToRefund = {
  lines: readonly (RefundLine & { eventId: string | null })[]
  shipping: RefundShipping | null
  fees: readonly RefundFee[]
}

export type EventRefund = {
  lineItems: readonly { lineItemId: string; quantity: number }[]
  shipping: bigint | null
  fees: readonly string[]
  /** Parts of payments that their providers give back, and those that a person has to. */
  byProvider: readonly { paymentId: string; amount: bigint }[]
  byHand: readonly { paymentId: string; amount: bigint }[]
}

/**
 * Refund of an order's tickets of one event: the units that were not refunded, each with its fee. What stands beside the lines, such as a
 * tip, goes back with an order of nothing else. Never more than is left of the payments; providers give back first.
 */
export function eventRefund(order: OrderToRefund, eventId: string, payments: readonly PaymentLeft[]): EventRefund {
  const lineItems = order.lines.flatMap((line) =>
    line.eventId === eventId && line.quantity > line.given
      ? [{ lineItemId: line.id, quantity: line.quantity - line.given }]
      : [],
  )
  const isWhole = order.lines.every((line) => line.eventId === eventId)
  const left = order.shipping ? order.shipping.total - order.shipping.given : 0n
  const shipping = isWhole && left > 0n ? left : null
  const fees = isWhole ? order.fees.filter(({ total, given }) => total > given).map(({ id }) => id) : []
  const computed = computeRefund(order, { lineItems, shipping, fees: fees.map((id) => ({ id, amount: null })) })
  const amount = computed.ok ? computed.refund.sum.total : 0n // what is left is never refused
  return { lineItems, shipping, fees, ...amongPayments(amount, payments) }
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b)

/** Shares an amount out among payments, those of providers first, in their order. */
export function amongPayments(amount: bigint, payments: readonly PaymentLeft[]): Parts {
  let open = amount
  const take = (by: PaymentLeft['by']) =>
    payments.flatMap((payment) => {
      const taken = payment.by === by ? least(payment.left, open) : 0n
      open -= taken
      return taken > 0n ? [{ paymentId: payment.id, amount: taken }] : []
    })
  return { byProvider: take('PROVIDER'), byHand: take('HAND') }
}

type Parts = Pick<EventRefund, 'byProvider' | 'byHand'>

/** The payments with what is left of them after these parts. */
export const paymentsAfter = (payments: readonly PaymentLeft[], { byProvider, byHand }: Parts): PaymentLeft[] => {
  const taken = new Map([...byProvider, ...byHand].map(({ paymentId, amount }) => [paymentId, amount]))
  return payments.map((payment) => ({ ...payment, left: payment.left - (taken.get(payment.id) ?? 0n) }))
}
