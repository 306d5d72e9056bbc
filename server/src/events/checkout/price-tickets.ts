import type { Breakdown } from '@fairground/domain/price/breakdown.ts'
import type { GiftCardBalance } from '@fairground/domain/price/input.ts'
import { price } from '@fairground/domain/price/price.ts'
import { splitLines } from '@fairground/domain/price/split-line.ts'
import type { AppliedCoupon } from '../../sales/coupons/operations.ts'
import type { EventRow } from '../event/event-row.ts'
import { inOne, pricedLines } from '../reservations/priced-lines.ts'
import type { ReservedTickets } from '../reservations/reservation-row.ts'
import { ticketFeeRate } from '../ticket-definitions/ticket-fee.ts'
import { ticketTax } from '../ticket-definitions/ticket-tax.ts'

/** Effects of codes that the buyer entered. */
export interface Entered {
  readonly coupon?: AppliedCoupon | undefined
  readonly giftCards?: readonly GiftCardBalance[] | undefined
}

/**
 * Cost of reserved tickets: by the one `price`, with the tax of each ticket's event and the fee as it was when they were held. A bundle is priced
 * as one, as in a cart, with the fee of its first kind, and divided over its tickets.
 */
export function priceTickets(
  tickets: readonly ReservedTickets[],
  events: ReadonlyMap<string, EventRow>,
  currency: string,
  { coupon, giftCards = [] }: Entered = {},
): Breakdown {
  const lines = pricedLines(tickets)
  const whole = price({
    currency,
    discounts: coupon?.discount ? [coupon.discount] : [],
    giftCards,
    lines: lines.map(({ id, unitPrice, quantity, first: { eventId, guestPrice, feeType, feeRateBp } }) => ({
      id,
      unitPrice,
      quantity,
      tax: ticketTax(events.get(eventId), guestPrice !== undefined),
      pay: 'NOW',
      ticketFee: { type: feeType, rate: ticketFeeRate(feeRateBp) },
    })),
  })
  const parts = lines.flatMap(({ id, parts: own }) =>
    own
      ? [[id, own.map((part) => ({ id: part.id, weight: inOne(part), perUnit: part.bundle?.perUnit ?? 1 }))] as const]
      : [],
  )
  return splitLines(whole, new Map(parts))
}
