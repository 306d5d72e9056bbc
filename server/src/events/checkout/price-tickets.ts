import type { Breakdown } from '@fairground/domain/price/breakdown.ts'
import { price } from '@fairground/domain/price/price.ts'
import type { AppliedCoupon } from '../../sales/coupons/operations.ts'
import type { EventRow } from '../event/event-row.ts'
import type { ReservedTickets } from '../reservations/reservation-row.ts'
import { ticketFeeRate } from '../ticket-definitions/ticket-fee.ts'
import { ticketTax } from '../ticket-definitions/ticket-tax.ts'

/** Cost of reserved tickets: by the one `price`, with the tax of each ticket's event and the fee as it was when they were held. */
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
      ticketFee: { type: ticket.feeType, rate: ticketFeeRate(ticket.feeRateBp) },
    })),
  })
}
