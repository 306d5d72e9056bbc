import type { RowOf } from '../../../db/statement.ts'
import { ApiError } from '../../../ground/api-error.ts'
import { reachOf } from '../../../ground/caller.ts'
import type { Ctx } from '../../../ground/context.ts'
import { happen } from '../../../outbox/happenings.ts'
import type { OpenedOrder, OrderLinks } from '../order-links.ts'
import { findPlacedOrder } from './queries.ts'

export type ViewedOrder = RowOf<typeof findPlacedOrder>

interface OrderQuery {
  readonly orderId: string
  /** Token of a link that was mailed to the buyer. */
  readonly token?: string | undefined
}

/** An order of the caller, or any for an administrator, or the one that the link opens; another's does not exist for them. */
export async function placedOrder(
  { caller, db, site, now }: Pick<Ctx, 'caller' | 'db' | 'site' | 'now'>,
  links: OrderLinks,
  { orderId, token }: OrderQuery,
): Promise<ViewedOrder> {
  const own = await db.row(findPlacedOrder, { id: orderId, ownerId: reachOf(caller, 'orders.read') })
  if (own) return own
  const linked = token === undefined ? undefined : await db.row(findPlacedOrder, { id: orderId, ownerId: null })
  if (!linked || !links.opens(site.id, token!, openedOrder(linked), now))
    throw new ApiError({ code: 'ORDER_NOT_FOUND' }) // a row came for the token alone
  return linked
}

const openedOrder = ({ id, buyerEmail, events }: ViewedOrder): OpenedOrder => ({
  id,
  buyerEmail,
  eventEnds: events.flatMap(({ startAt, endAt }) => {
    const end = endAt ?? startAt
    return end === null ? [] : [new Date(end)]
  }),
})

/** Requests a mail with a link to the order. Written alike for orders that exist and others: the answer says nothing of them, nor does its time. */
export const requestLink = (ctx: Ctx, orderId: string): Promise<void> =>
  ctx.db.inTx((tx) => happen(tx, [{ entity: 'orderLink', entityId: orderId, slug: 'requested', payload: {} }], ctx))
