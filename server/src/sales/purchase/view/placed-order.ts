import type { RowOf } from '../../../db/statement.ts'
import { ApiError } from '../../../ground/api-error.ts'
import { reachOf } from '../../../ground/caller.ts'
import type { Ctx } from '../../../ground/context.ts'
import type { Queryable } from '../../../ground/database.ts'
import { happen } from '../../../outbox/happenings.ts'
import type { OpenedOrder, OrderLinks } from '../order-links.ts'
import { findPayableOrder, findPlacedOrder } from './queries.ts'

export type ViewedOrder = RowOf<typeof findPlacedOrder>

interface OrderQuery {
  readonly orderId: string
  /** Token of a link that was mailed to the buyer. */
  readonly token?: string | undefined
  /** The order is shown, and nothing of it changes but what is requested of it: a link that only shows it opens it, too. */
  readonly onlyShows?: boolean
}

export type OrderReader = Pick<Ctx, 'caller' | 'site' | 'now'> & { readonly db: Queryable }

/** An order of the caller, or any for an administrator, or the one that the link opens; another's does not exist for them. */
export async function placedOrder(at: OrderReader, links: OrderLinks, query: OrderQuery): Promise<ViewedOrder> {
  const order = await orderThatOpens(at, links, query)
  if (!order) throw new ApiError({ code: 'ORDER_NOT_FOUND' })
  return order
}

/** As `placedOrder`; undefined where it does not open. */
export async function orderThatOpens(
  { caller, db, site, now }: OrderReader,
  links: OrderLinks,
  { orderId, token, onlyShows = false }: OrderQuery,
): Promise<ViewedOrder | undefined> {
  const own = await db.row(findPlacedOrder, { id: orderId, ownerId: reachOf(caller, 'orders.read') })
  if (own || token === undefined) return own
  const linked = await db.row(findPlacedOrder, { id: orderId, ownerId: null })
  return linked && links.opens(site.id, token, { ...openedOrder(linked), onlyShows }, now) ? linked : undefined
}

/** An order of anybody, for the program itself. */
export const anyPlacedOrder = (db: Queryable, id: string): Promise<ViewedOrder | undefined> =>
  db.row(findPlacedOrder, { id, ownerId: null })

export type PayableOrder = RowOf<typeof findPayableOrder>

/** As `placedOrder`, with the part that its payment needs. All of it is read for a link: it ends with the events of the order. */
export async function payableOrder(at: OrderReader, links: OrderLinks, query: OrderQuery): Promise<PayableOrder> {
  const own = await at.db.row(findPayableOrder, { id: query.orderId, ownerId: reachOf(at.caller, 'orders.read') })
  if (own) return own
  if (query.token === undefined) throw new ApiError({ code: 'ORDER_NOT_FOUND' })
  const { doc, lines, ...order } = await placedOrder(at, links, query)
  return { ...order, facts: doc.facts, lines: lines.map((line) => line.doc) }
}

const openedOrder = (order: ViewedOrder): OpenedOrder => ({
  id: order.id,
  buyerEmail: order.buyerEmail,
  eventEnds: endsOf(order),
})

/** Ends of the events of an order that have a date. */
export const endsOf = ({ events }: ViewedOrder): Date[] =>
  events.flatMap(({ startAt, endAt }) => {
    const end = endAt ?? startAt
    return end === null ? [] : [new Date(end)]
  })

/** Requests a mail with a link to the order. Written alike for orders that exist and others: the answer says nothing of them, nor does its time. */
export const requestLink = (ctx: Ctx, orderId: string): Promise<void> =>
  ctx.db.inTx((tx) => happen(tx, [{ entity: 'orderLink', entityId: orderId, slug: 'requested', payload: {} }], ctx))
