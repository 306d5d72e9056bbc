import type { FulfillmentStatus } from '@fairground/contract/enumerations/orders.ts'

/** Facts about a line that decide whether somebody has to hand it over. */
type HandedLine = { ticket: boolean; itemType: string; shippable: boolean }

/** Tickets, files and gift cards reach their buyers by themselves; goods and services do not. */
export const needsHand = ({ ticket, itemType, shippable }: HandedLine): boolean =>
  !ticket && (shippable || (itemType !== 'DIGITAL' && itemType !== 'GIFT_CARD'))

/** A line that someone has to hand over. Lines that need no hand (tickets, downloads) are not among them. */
export type FulfillableLine = { quantity: number; fulfilledQuantity: number; refundedQuantity?: number }

/** Derived from the lines. An order with nothing to hand over is fulfilled; units that were refunded need not be. */
export function fulfillmentStatus(lines: readonly FulfillableLine[]): FulfillmentStatus {
  if (
    lines.every(
      ({ quantity, fulfilledQuantity, refundedQuantity = 0 }) => fulfilledQuantity + refundedQuantity >= quantity,
    )
  )
    return 'FULFILLED'
  return lines.some(({ fulfilledQuantity }) => fulfilledQuantity > 0) ? 'PARTIALLY_FULFILLED' : 'NOT_FULFILLED'
}

type FulfilmentRefusal =
  | { code: 'LINE_ITEM_NOT_FOUND' }
  | { code: 'FULFILLED_TOO_MANY'; lineItemId: string; left: number }

/** Decides if these units can still be handed over; never more than were ordered. */
export function fulfil(
  lines: readonly (FulfillableLine & { id: string })[],
  requested: readonly { lineItemId: string; quantity: number }[],
): { ok: true } | { ok: false; refusal: FulfilmentRefusal } {
  const wanted = new Map<string, number>()
  for (const { lineItemId, quantity } of requested) wanted.set(lineItemId, (wanted.get(lineItemId) ?? 0) + quantity)
  for (const [lineItemId, quantity] of wanted) {
    const line = lines.find(({ id }) => id === lineItemId)
    if (!line) return { ok: false, refusal: { code: 'LINE_ITEM_NOT_FOUND' } }
    const left = line.quantity - line.fulfilledQuantity
    if (quantity > left) return { ok: false, refusal: { code: 'FULFILLED_TOO_MANY', lineItemId, left } }
  }
  return { ok: true }
}
