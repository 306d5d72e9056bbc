import type { FulfillmentStatus } from '@fairground/contract/enumerations/fulfillment-status.ts'
import type { OrderStatus } from '@fairground/contract/enumerations/order-status.ts'
import type { PaymentStatus } from '@fairground/contract/enumerations/payment-status.ts'
import { json, statement, textAs } from '../../db/statement.ts'
import type { OrderDoc, OrderLineDoc, TicketDoc } from '../purchase.ts'

export interface ViewedLine {
  id: string
  quantity: number
  refunded: number
  unitPrice: string
  doc: OrderLineDoc
}

export interface ViewedTicket {
  id: string
  number: string
  eventId: string
  status: 'ISSUED' | 'VOID'
  doc: TicketDoc
}

export interface ViewedShipment {
  id: string
  at: string
  carrier: string | null
  trackingNumber: string | null
  trackingLink: string | null
  lines: { name: string; quantity: number }[]
}

/** An order with its lines, tickets and ticketing numbers in one statement. `ownerId` null reads anybody's. */
export const findPlacedOrder = statement({
  name: 'orderView.find',
  params: { id: 'uuid', ownerId: 'uuid?' },
  row: {
    id: 'uuid',
    number: 'int8',
    status: textAs<OrderStatus>(),
    paymentStatus: textAs<PaymentStatus>(),
    fulfillmentStatus: textAs<FulfillmentStatus>(),
    buyerEmail: 'text?',
    buyerName: 'text?',
    currency: 'text',
    total: 'int8',
    refunded: 'int8',
    payBy: 'timestamptz?',
    createdAt: 'timestamptz',
    doc: json<OrderDoc>(),
    lines: json<ViewedLine[]>(),
    shipments: json<ViewedShipment[]>(),
    tickets: json<ViewedTicket[]>(),
    eventNumbers: json<{ eventId: string; number: string }[]>(),
  },
  sql: `
    select o.id, o.number, o.status, o.payment_status as "paymentStatus", o.fulfillment_status as "fulfillmentStatus",
           o.buyer_email as "buyerEmail", o.buyer_name as "buyerName", o.currency, o.total, o.refunded, o.pay_by as "payBy",
           o.created_at as "createdAt", o.doc,
           (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'quantity', l.quantity, 'refunded', l.refunded, 'unitPrice', l.unit_price::text,
              'doc', l.doc) order by l.position), '[]')
            from order_lines l where l.site_id = $1 and l.order_id = o.id) as lines,
           (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'at', f.created_at, 'carrier', f.shipping_provider,
              'trackingNumber', f.tracking_number, 'trackingLink', f.tracking_link, 'lines',
              (select jsonb_agg(jsonb_build_object('name', l.doc->>'name', 'quantity', p.quantity) order by l.position)
               from fulfillment_lines p join order_lines l on l.site_id = $1 and l.order_id = o.id and l.id = p.line_id
               where p.site_id = $1 and p.fulfillment_id = f.id)) order by f.created_at, f.id), '[]')
            from fulfillments f where f.site_id = $1 and f.order_id = o.id) as shipments,
           (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'number', t.number, 'eventId', t.event_id, 'status', t.status,
              'doc', t.doc) order by t.id), '[]')
            from tickets t where t.site_id = $1 and t.order_id = o.id) as tickets,
           (select coalesce(jsonb_agg(jsonb_build_object('eventId', e.event_id, 'number', e.number) order by e.number), '[]')
            from order_events e where e.site_id = $1 and e.order_id = o.id) as "eventNumbers"
    from orders o
    where o.site_id = $1 and o.id = $2 and ($3::uuid is null or o.owner_id = $3)`,
})
