import type { Ctx } from '../../http/context.ts'
import { type AppliedCoupon, type Customer, enterCoupon } from '../../store/coupons/operations.ts'
import type { ReservedTickets } from '../reservations/reservation-row.ts'

/** The coupon that a buyer of reserved tickets enters; throws the published codes. Undefined where no code was entered. */
export const ticketCoupon = async (
  ctx: Ctx,
  code: string | undefined,
  tickets: readonly ReservedTickets[],
  customer: Customer,
): Promise<AppliedCoupon | undefined> =>
  code
    ? enterCoupon(
        ctx,
        ctx.db,
        code,
        tickets.map(({ id, quantity, unitPrice, eventId, definitionId }) => ({
          ...{ id, quantity, price: BigInt(unitPrice), namespace: 'events' as const },
          ids: { event: eventId, ticket: definitionId },
        })),
        customer,
      )
    : undefined
