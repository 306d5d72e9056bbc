import type { TicketingOrderStatus } from '@fairground/contract/enumerations/events.ts'
import type { TicketAttendance } from '@fairground/contract/enumerations/tickets.ts'
import type { TicketSeat } from '@fairground/domain/seats/plan.ts'
import { json, textAs, type ValuesOf } from '../../db/statement.ts'
import type { Guest, OrderFacts, PassOfTicket } from '../../sales/purchase/purchase.ts'
import { memberWhoBought, ticketingStatusSql } from '../ticketing/order-status.ts'

/** An issued ticket with what its order says of it. */
export const ticketColumns = {
  id: 'uuid',
  number: 'text',
  orderId: 'uuid',
  orderNumber: 'text',
  eventId: 'uuid',
  definitionId: 'uuid',
  voided: 'bool',
  checkedInAt: 'timestamptz?',
  archived: 'bool',
  transferred: 'bool',
  createdAt: 'timestamptz',
  doc: json<{
    ticketName: string
    admits?: number
    guest: Guest
    seat?: TicketSeat
    price: string
    pass?: PassOfTicket
  }>(),
  policy: 'text?',
  attendance: textAs<TicketAttendance>(),
  orderStatus: textAs<TicketingOrderStatus>(),
  orderArchived: 'bool',
  ownerId: 'uuid?',
  facts: json<OrderFacts>(),
  currency: 'text',
} as const

export type TicketRow = ValuesOf<typeof ticketColumns>

export const ticketSelect = `k.id, k.number, k.order_id as "orderId", oe.number as "orderNumber", k.event_id as "eventId",
    k.ticket_definition_id as "definitionId", k.status = 'VOID' as voided, k.checked_in_at as "checkedInAt", k.archived,
    k.issued_id is not null as transferred, k.created_at as "createdAt", k.doc, d.doc->>'policyText' as policy, coalesce(d.doc->>'attendance', 'PLACE') as attendance, ${ticketingStatusSql} as "orderStatus",
    oe.archived as "orderArchived", o.owner_id as "ownerId", o.doc->'facts' as facts, o.currency`

/** The member who bought the ticket for themselves. */
export const guestWhoBought = `case when lower(k.doc->'guest'->>'email') = lower(o.buyer_email) then ${memberWhoBought} end`

export const ticketFrom = `tickets k
    join orders o on o.site_id = k.site_id and o.id = k.order_id
    join order_events oe on oe.site_id = k.site_id and oe.order_id = k.order_id and oe.event_id = k.event_id
    left join ticket_definitions d on d.site_id = k.site_id and d.id = k.ticket_definition_id`
