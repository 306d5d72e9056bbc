import type { Breakdown } from '@fairground/domain/price/breakdown.ts'
import { price } from '@fairground/domain/price/price.ts'
import type { Rate } from '@fairground/domain/rate.ts'
import type { AppliedCoupon } from '../../store/coupons/operations.ts'
import type { EventRow } from '../events/event-row.ts'
import type { ReservedTickets } from '../reservations/reservation-row.ts'
import { TICKET_FEE_BP } from '../ticket-definitions/sellable.ts'
import { ticketTax } from '../ticket-definitions/ticket-tax.ts'

/** 1/10 000 to millionths. */
export const TICKET_FEE_RATE: Rate = BigInt(TICKET_FEE_BP) * 100n

/** What reserved tickets cost: by the one `price`, with the tax of each ticket's event. */
export function priceTickets(
  tickets: readonly ReservedTickets[],
  events: ReadonlyMap<string, EventRow>,
  currency: string,
  coupon?: AppliedCoupon,
): Breakdown {
  return price({
    currency,
    discounts: coupon?.discount ? [coupon.discount] : [],
    lines: tickets.map((ticket) => ({
      id: ticket.id,
      unitPrice: BigInt(ticket.unitPrice),
      quantity: ticket.quantity,
      tax: ticketTax(events.get(ticket.eventId), ticket.guestPrice !== undefined),
      pay: 'NOW',
      ticketFee: { type: ticket.feeType, rate: TICKET_FEE_RATE },
    })),
  })
}
