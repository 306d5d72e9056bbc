import { present } from '@fairground/domain/present.ts'
import { canDo } from '@fairground/domain/tickets/ticket-order-status.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { cannotUse, couponUse } from '../../sales/coupons/operations.ts'
import type { Repriced } from '../../sales/coupons/reprice-order.ts'
import { reservationOnRecord } from '../reservations/find-reservation.ts'
import { notAvailable } from '../ticket-orders/confirm-orders.ts'
import type { TicketingOrderRow } from '../ticket-orders/order-row.ts'
import { eventsOf } from './place-ticket-order.ts'
import { priceTickets } from './price-tickets.ts'
import { ticketCoupon } from './ticket-coupon.ts'

interface Discounted {
  readonly couponCode: string
  readonly email: string | undefined
  readonly memberId: string | null | undefined
}

/** Prices of the tickets of an order with the code. An order of a cart is priced as the cart was, and waits for no other coupon. */
export async function repricedBy(
  ctx: Ctx,
  { number, status, reservationId, ownerId, currency, facts }: TicketingOrderRow,
  { couponCode, email, memberId }: Discounted,
): Promise<Repriced> {
  const reservation = reservationId && (await reservationOnRecord(ctx.db, reservationId))
  if (!reservation || !canDo(status, 'REPRICE')) throw notAvailable({ number, status }, 'REPRICE')
  const { tickets } = reservation.doc
  const customer = {
    ownerId: memberId ?? ownerId ?? reservation.id,
    ...present({ email: email || facts.buyer.email }),
    isMember: Boolean(memberId) || facts.buyer.kind === 'MEMBER',
    hasUsedIt: facts.coupon?.code.toLowerCase() === couponCode.trim().toLowerCase(),
  }
  const coupon = await ticketCoupon(ctx, couponCode.trim(), tickets, customer)
  if (coupon?.invalid) throw cannotUse(coupon.stored, coupon.invalid)
  const held = facts.giftCard
  const giftCards = held ? [{ id: held.id, balance: BigInt(held.amount) }] : []
  const breakdown = priceTickets(tickets, await eventsOf(ctx, reservation), currency, { coupon, giftCards })
  // A part of what the card holds would have to go back to it, or the order would be paid by it alone.
  if (held && breakdown.due === 0n)
    throw new ApiError({ code: 'ORDER_ACTION_NOT_AVAILABLE', orderNumber: number, status })
  return {
    breakdown,
    coupon: coupon && (await couponUse(ctx, coupon, customer)),
  }
}
