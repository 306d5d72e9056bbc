import type { TicketingOrderStatus } from '@fairground/contract/enumerations/events.ts'
import { json, textAs, type ValuesOf } from '../../db/statement.ts'
import type { OrderFacts } from '../../sales/purchase/purchase.ts'
import { ticketingStatusSql } from '../ticketing/order-status.ts'

/** Purchase of one order for one event. */
export const ticketingOrderColumns = {
  orderId: 'uuid',
  number: 'text',
  eventId: 'uuid',
  reservationId: 'uuid?',
  archived: 'bool',
  ownerId: 'uuid?',
  status: textAs<TicketingOrderStatus>(),
  currency: 'text',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
  facts: json<OrderFacts>(),
  /** Units and minor units of this event's tickets. */
  quantity: 'int8',
  total: 'int8',
  /** Minor units of the store order that are still to be paid. */
  open: 'int8',
  issued: 'int8',
  checkedIn: 'int8',
} as const

export type TicketingOrderRow = ValuesOf<typeof ticketingOrderColumns>

export const ticketingOrderSelect = `o.id as "orderId", oe.number, oe.event_id as "eventId", oe.reservation_id as "reservationId",
    oe.archived, o.owner_id as "ownerId", ${ticketingStatusSql} as status, o.currency, o.created_at as "createdAt",
    o.updated_at as "updatedAt", o.doc->'facts' as facts, part.quantity, part.total,
    case when o.status in ('INITIALIZED', 'PENDING') then coalesce(o.due, o.total) else greatest(o.total + o.returned - o.paid, 0) end as open, t.issued, t.checked_in as "checkedIn"`

export const ticketingOrderFrom = `order_events oe
    join orders o on o.site_id = oe.site_id and o.id = oe.order_id
    cross join lateral (
      select coalesce(sum(l.quantity), 0)::int8 as quantity, coalesce(sum(l.total), 0)::int8 as total
      from order_lines l
      where l.site_id = $1 and l.order_id = oe.order_id and l.doc->'ticket'->>'eventId' = oe.event_id::text) part
    cross join lateral (
      select count(*) as issued, count(k.checked_in_at) as checked_in from tickets k
      where k.site_id = $1 and k.order_id = oe.order_id and k.event_id = oe.event_id and k.status = 'ISSUED') t`
