import type { PlacedOrder } from '@fairground/client/generated/fairground.order-view.ts'
import { t } from '../texts.ts'

/** The sentence that announces the confirmation by mail; undefined where none is sent. */
export function confirmationOf({
  status,
  paymentStatus,
  number,
  buyerEmail,
  confirmationMailed,
}: Pick<PlacedOrder, 'status' | 'paymentStatus' | 'number' | 'buyerEmail' | 'confirmationMailed'>): string | undefined {
  if (!buyerEmail || !confirmationMailed) return undefined
  if (status === 'INITIALIZED') return t('thanks.confirmationLater', { number, buyerEmail })
  const isRefunded = paymentStatus === 'FULLY_REFUNDED' || paymentStatus === 'PARTIALLY_REFUNDED'
  return status === 'APPROVED' && !isRefunded ? t('thanks.confirmation', { number, buyerEmail }) : undefined
}
