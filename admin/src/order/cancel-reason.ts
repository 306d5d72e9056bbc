import type { Order } from '@fairground/client/generated/ecom.orders.ts'
import { type CancelRefusal, cancellable } from '@fairground/domain/orders/cancellation.ts'

const words: Record<CancelRefusal['code'], string> = {
  ORDER_CANCELED: 'This order is cancelled already',
  ORDER_IS_PENDING: 'Approve or reject the order instead',
  ORDER_IS_REJECTED: 'This order was rejected',
  ORDER_HAS_AUTHORIZED_TRANSACTION: 'Release the authorised payment first',
}

/** Why an order cannot be cancelled, in words; undefined when it can. The same table decides on the server. */
export function whyNotCancel({ status }: Pick<Order, 'status'>): string | undefined {
  const decision = cancellable(status, [])
  return decision.ok ? undefined : words[decision.refusal.code]
}
