import type { Order } from '@fairground/client/generated/ecom.orders.ts'
import { type CancelRefusal, cancellable } from '@fairground/domain/orders/cancellation.ts'
import { t } from '../texts.ts'

const words: Record<CancelRefusal['code'], string> = {
  ORDER_CANCELED: t('admin.order.thisOrderIsCancelledAlready'),
  ORDER_IS_PENDING: t('admin.order.approveOrRejectTheOrder'),
  ORDER_IS_REJECTED: t('admin.order.thisOrderWasRejected'),
  ORDER_HAS_AUTHORIZED_TRANSACTION: t('admin.order.releaseTheAuthorisedPaymentFirst'),
}

/** Reason why an order cannot be cancelled, in words; undefined when it can. The same table decides on the server. */
export function whyNotCancel({ status }: Pick<Order, 'status'>): string | undefined {
  const decision = cancellable(status, [])
  return decision.ok ? undefined : words[decision.refusal.code]
}
