import type { Reading } from '../../ground/context.ts'
import { ownerOf } from '../buyers/owner.ts'
import {
  type AppliedCoupon,
  applyCoupon,
  type CouponLine,
  type Customer,
  enterCoupon,
  type StoredCoupon,
} from '../coupons/operations.ts'
import type { ResolvedLine } from './resolve-lines.ts'

/** The coupon of a cart or checkout, for its lines as they are now; no statement where there is none. */
export const couponOf = async (
  ctx: Reading<'now' | 'site'>,
  stored: StoredCoupon | undefined,
  lines: readonly ResolvedLine[],
  customer: Customer,
): Promise<AppliedCoupon | undefined> => stored && applyCoupon(ctx, stored, lines.map(couponLine), customer)

/** Line as a coupon sees it: goods by product and collection, tickets by event and ticket definition, bundles of tickets by event. */
function couponLine({ line: { id, quantity }, sellable }: ResolvedLine): CouponLine {
  const { price, ticket, bundle, reference, collectionIds } = sellable
  const shared = { id, quantity, price }
  if (ticket) {
    const { eventId, ticketDefinitionId } = ticket
    return { ...shared, namespace: 'events', ids: { event: eventId, ticket: ticketDefinitionId } }
  }
  if (bundle) return { ...shared, namespace: 'events', ids: { event: bundle.eventId } }
  if (!collectionIds) return { ...shared, namespace: null, ids: {} }
  return { ...shared, namespace: 'stores', ids: { product: reference.catalogItemId, collection: collectionIds } }
}

/** The coupon of a cart or checkout once `code` was entered: undefined leaves it, null takes it away. */
export async function enteredCoupon(
  ctx: Reading,
  doc: { readonly coupon?: StoredCoupon; readonly email?: string },
  lines: readonly ResolvedLine[],
  code: string | null | undefined,
): Promise<StoredCoupon | undefined> {
  if (code === undefined) return doc.coupon
  if (!code) return undefined
  const customer = { ownerId: ownerOf(ctx.caller).id, email: doc.email }
  return (await enterCoupon(ctx, code, lines.map(couponLine), customer)).stored
}
