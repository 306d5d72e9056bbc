import type { Queryable } from '../../db/database.ts'
import type { Ctx } from '../../http/context.ts'
import {
  type AppliedCoupon,
  applyCoupon,
  type CouponLine,
  type Customer,
  type KeptCoupon,
} from '../coupons/operations.ts'
import type { ResolvedLine } from './resolve-lines.ts'

/** The coupon of a cart or checkout, for its lines as they are now; no statement where there is none. */
export const couponOf = async (
  ctx: Pick<Ctx, 'now'>,
  db: Queryable,
  kept: KeptCoupon | undefined,
  lines: readonly ResolvedLine[],
  customer: Customer,
): Promise<AppliedCoupon | undefined> => kept && applyCoupon(ctx, db, kept, lines.map(couponLine), customer)

/** What a coupon sees of a line: goods by product and collection, tickets by event and ticket definition. */
export function couponLine({ line: { id, quantity }, sellable }: ResolvedLine): CouponLine {
  const { price, ticket, reference, collectionIds } = sellable
  const shared = { id, quantity, price }
  if (ticket) {
    const { eventId, ticketDefinitionId } = ticket
    return { ...shared, namespace: 'events', ids: { event: eventId, ticket: ticketDefinitionId } }
  }
  if (!collectionIds) return { ...shared, namespace: null, ids: {} }
  return { ...shared, namespace: 'stores', ids: { product: reference.catalogItemId, collection: collectionIds } }
}
