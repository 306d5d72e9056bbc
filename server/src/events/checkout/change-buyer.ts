import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { changeBuyer as writeBuyer } from '../../sales/purchase/change-buyer.ts'
import { eventsOnRecord } from '../event/find-events.ts'
import { lockedFor } from '../ticket-orders/confirm-orders.ts'
import { getTicketingOrder, ticketLinesOfOrder } from '../ticket-orders/find-orders.ts'
import type { TicketingOrderRow } from '../ticket-orders/order-row.ts'
import { buyerAndGuests, type Given } from './buyer-and-guests.ts'
import { guestsByLine } from './guests-by-line.ts'

/** Changes who buys and who comes, while the order waits for its payment. */
export async function changeBuyer(ctx: Ctx, eventId: string, number: string, given: Given): Promise<TicketingOrderRow> {
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
  await ctx.db.inTx(async (tx) => {
    await lockedFor(tx, { eventId, numbers: [number] }, 'UPDATE')
    await writeBuyer(tx, ctx, before.orderId, {
      buyer: known.buyer,
      guests: given.guests
        ? own.flatMap((line, i) => sharing(line, others).map((id) => ({ id, guests: shares[i] ?? [] })))
        : [],
    })
  })
  return getTicketingOrder(ctx, eventId, number)
}

type Line = Awaited<ReturnType<typeof ticketLinesOfOrder>>['own'][number]

/** Ids of the line and of those whose tickets have the same guests: the other dates of its pass. */
const sharing = ({ id, doc: { pass } }: Line, others: readonly Line[]): string[] => [
  id,
  ...(pass ? others.filter(({ doc }) => doc.pass?.lineId === pass.lineId).map((other) => other.id) : []),
]
