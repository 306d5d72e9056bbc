import type { Fulfillment } from '@fairground/client/generated/ecom.order-fulfillments.ts'
import type { Order, OrderLineItem } from '@fairground/client/generated/ecom.orders.ts'
import { needsHand } from '@fairground/domain/orders/fulfillment-status.ts'
import { isTicket } from './order-lines.ts'

export interface UnitsLeft {
  readonly line: OrderLineItem
  /** Above 0. */
  readonly left: number
}

/** Units that somebody still has to hand over; those that were refunded need not be. */
export function unitsToFulfil(
  { lineItems }: Pick<Order, 'lineItems'>,
  fulfillments: readonly Fulfillment[],
): UnitsLeft[] {
  const sent = (id: string) =>
    fulfillments
      .flatMap((fulfillment) => fulfillment.lineItems)
      .reduce((sum, line) => (line.id === id ? sum + line.quantity : sum), 0)
  return lineItems
    .filter((line) =>
      needsHand({
        ticket: isTicket(line),
        itemType: line.itemType.preset ?? 'PHYSICAL',
        shippable: line.physicalProperties?.shippable ?? false,
      }),
    )
    .map((line) => ({ line, left: line.quantity - sent(line.id) - (line.refundQuantity ?? 0) }))
    .filter(({ left }) => left > 0)
}
