import { statement } from '../../db/statement.ts'
import type { Queryable } from '../../ground/database.ts'
import { PRICE_OF_SOLD, TICKETS_SOLD } from './queries.ts'

/** Sales of one event, without tickets that were given back. Amounts in minor units. */
export interface EventSales {
  readonly tickets: number
  readonly orders: number
  readonly total: bigint
  /** An order was made that was not declined or cancelled: the event keeps its currency. */
  readonly currencyLocked: boolean
}

export const NO_SALES: EventSales = { tickets: 0, orders: 0, total: 0n, currencyLocked: false }

const salesOfEvents = statement({
  name: 'ticketingOrders.salesOfEvents',
  params: { eventIds: 'uuid[]' },
  row: { eventId: 'uuid', orders: 'int8', tickets: 'int8', total: 'int8' },
  // Orders that came through; what waits for its payment is no sale yet, and what was given back is none any more.
  sql: `
    select oe.event_id as "eventId",
           count(distinct o.id) filter (where o.status = 'APPROVED' and l.refunded < l.quantity) as orders,
           coalesce(${TICKETS_SOLD} filter (where o.status = 'APPROVED'), 0)::int8 as tickets,
           coalesce(${PRICE_OF_SOLD} filter (where o.status = 'APPROVED'), 0)::int8 as total
    from order_events oe
    join orders o on o.site_id = oe.site_id and o.id = oe.order_id and o.status not in ('CANCELED', 'REJECTED')
    join order_lines l on l.site_id = oe.site_id and l.order_id = oe.order_id and l.kind = 'ticket'
      and l.doc->'ticket'->>'eventId' = oe.event_id::text
    where oe.site_id = $1 and oe.event_id = any($2)
    group by oe.event_id`,
})

/** Sales of those events that have any, in one statement. */
export async function salesOf(db: Queryable, eventIds: readonly string[]): Promise<Map<string, EventSales>> {
  if (eventIds.length === 0) return new Map()
  const rows = await db.rows(salesOfEvents, { eventIds: [...eventIds] })
  return new Map(
    rows.map(({ eventId, orders, tickets, total }) => [
      eventId,
      { orders: Number(orders), tickets: Number(tickets), total, currencyLocked: true },
    ]),
  )
}
