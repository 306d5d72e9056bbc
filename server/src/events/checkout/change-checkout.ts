import { present } from '@fairground/domain/present.ts'
import { ApiError } from '../../ground/api-error.ts'
import { holdsScope } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import { repriceOrder } from '../../sales/coupons/reprice-order.ts'
import { changeBuyer as writeBuyer } from '../../sales/purchase/change-buyer.ts'
import { withCouponOfNow } from '../../sales/purchase/coupon-changed.ts'
import { eventsOnRecord } from '../event/find-events.ts'
import { assertMember } from '../registrants/known-member.ts'
import { lockedFor } from '../ticket-orders/confirm-orders.ts'
import { getTicketingOrder, sharedLines, ticketLinesOfOrder } from '../ticket-orders/find-orders.ts'
import type { TicketingOrderRow } from '../ticket-orders/order-row.ts'
import { buyerAndGuests, type Given } from './buyer-and-guests.ts'
import { guestsByLine } from './guests-by-line.ts'
import { repricedBy } from './repriced-by.ts'

export interface CheckoutChange extends Given {
  readonly memberId?: string | null | undefined
  /** Prices the order with this code; an empty one is none. */
  readonly couponCode?: string | undefined
}

/** Changes who buys, who comes and the coupon, while the order waits for its payment: all or nothing. */
export const changeCheckout = (ctx: Ctx, eventId: string, number: string, change: CheckoutChange) =>
  withCouponOfNow(() => changeOnce(ctx, eventId, number, change))

async function changeOnce(
  ctx: Ctx,
  eventId: string,
  number: string,
  { memberId, couponCode, ...given }: CheckoutChange,
): Promise<TicketingOrderRow> {
  if (memberId && !holdsScope(ctx.caller, 'orders.write')) throw new ApiError({ code: 'PERMISSION_DENIED' })
  if (memberId) await assertMember(ctx.db, memberId)
  const before = await getTicketingOrder(ctx, eventId, number)
  const event = (await eventsOnRecord(ctx.db, [eventId])).get(eventId)
  if (!event) throw new ApiError({ code: 'ORDER_NOT_FOUND', orderNumber: number })
  const { own, others } = await ticketLinesOfOrder(ctx.db, before)
  const { buyer } = before.facts
  const known = buyerAndGuests(
    { ...given, buyer: given.buyer ? { ...buyer, ...given.buyer } : given.guests ? undefined : buyer },
    event,
    Number(before.quantity),
    false,
  )
  const shares = guestsByLine(
    own.map((line) => ({ quantity: Number(line.quantity) })),
    known.guests,
  )
  const repriced =
    couponCode === undefined
      ? undefined
      : await repricedBy(ctx, before, { couponCode, email: known.buyer.email, memberId })
  await ctx.db.inTx(async (tx) => {
    const [order] = await lockedFor(tx, { eventId, numbers: [number] }, repriced ? 'REPRICE' : 'UPDATE')
    await writeBuyer(tx, ctx, before.orderId, {
      buyer: known.buyer,
      ...present({ memberId: memberId || undefined }),
      guests: given.guests
        ? own.flatMap((line, i) => sharedLines(line, others).map((id) => ({ id, guests: shares[i] ?? [] })))
        : [],
    })
    if (repriced) await repriceOrder(tx, ctx, order!, repriced) // one number, one order
  })
  return getTicketingOrder(ctx, eventId, number)
}
