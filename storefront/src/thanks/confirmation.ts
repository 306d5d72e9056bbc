import type { PlacedOrder } from '@fairground/client/generated/fairground.order-view.ts'

/** The sentence that announces the confirmation by mail; undefined where none is sent. */
export function confirmationOf({
  status,
  paymentStatus,
  number,
  buyerEmail,
  confirmationMailed,
}: Pick<PlacedOrder, 'status' | 'paymentStatus' | 'number' | 'buyerEmail' | 'confirmationMailed'>): string | undefined {
  if (!buyerEmail || !confirmationMailed) return undefined
  if (status === 'INITIALIZED') return `Once it is paid, we email the confirmation of order ${number} to ${buyerEmail}.`
  const isRefunded = paymentStatus === 'FULLY_REFUNDED' || paymentStatus === 'PARTIALLY_REFUNDED'
  return status === 'APPROVED' && !isRefunded
    ? `We email the confirmation of order ${number} to ${buyerEmail}.`
    : undefined
}
