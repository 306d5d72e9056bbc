import type { FulfillmentStatus, OrderDocumentKind, OrderStatus } from '@fairground/contract/enumerations/orders.ts'
import type { PaymentStatus } from '@fairground/contract/enumerations/payments.ts'
import type { TicketAttendance, TicketBundleRefusal } from '@fairground/contract/enumerations/tickets.ts'
import type { StoredAccess } from '@fairground/domain/events/online-access.ts'
import type { placeText } from '@fairground/domain/events/place.ts'
import { json, statement, textAs } from '../../../db/statement.ts'
import { bundleRefusal } from '../bundle-refusal.ts'
import type { OrderDoc, OrderFacts, OrderLineDoc, TicketDoc } from '../purchase.ts'

interface ViewedLine {
  id: string
  quantity: number
  refunded: number
  unitPrice: string
  doc: OrderLineDoc
}

export interface ViewedTicket {
  id: string
  lineId: string
  number: string
  eventId: string
  definitionId: string
  status: 'ISSUED' | 'VOID'
  checkedIn: boolean
  /** It has another holder than its buyer. */
  transferred: boolean
  /** Its buyer gave it to its present holder, and so knows who that is. */
  givenByBuyer: boolean
  /** Newest term in which it may be given back because its event was moved after its order, or after it became a ticket of the event; null where there is none. */
  moved: { until: string; withFees: boolean; asCredit: boolean } | null
  /** Reason why the rest of its bundle is not given back; null where it is whole, and for a single ticket. */
  bundleRefusal: TicketBundleRefusal | null
  /** That of its kind now. */
  attendance: TicketAttendance
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

interface ViewedDocument {
  id: string
  kind: OrderDocumentKind
  number: string
}

/** An event that the order has tickets of. */
export interface ViewedEvent {
  id: string
  title: string
  slug: string
  startAt: string | null
  endAt: string | null
  timeZone: string
  locationType: 'VENUE' | 'ONLINE'
  canceled: boolean
  /** Its organiser has switched transfers off, or deleted it. */
  transferDisabled: boolean
  /** Guests take part online. */
  enabled: boolean
  /** For guests alone. */
  access: StoredAccess | null
  /** Notes on accessibility of the venue and of the room; null where the event is at no venue. */
  accessibility: string[] | null
  doc: {
    location: (Parameters<typeof placeText>[0] & { locationTbd?: boolean }) | null
    dateAndTimeTbd: boolean | null
    dateAndTimeTbdMessage: string | null
    hideEndDate: boolean | null
    showTimeZone: boolean | null
  }
}

/** Parts of a `ViewedTicket`, from `tickets t` of `orders o`. */
export const ticketParts = `'doc', t.doc, 'lineId', t.line_id, 'definitionId', t.ticket_definition_id, 'checkedIn', t.checked_in_at is not null, 'transferred', t.issued_id is not null,
  'givenByBuyer', (t.issued_id is not null and exists (select from ticket_transfers x
                   where x.site_id = $1 and x.to_ticket_id = t.id and x.ticket_id = t.issued_id)),
  'moved', (select jsonb_build_object('until', m.give_back_until, 'withFees', m.with_fees, 'asCredit', m.as_credit) from event_moves m
            where m.site_id = $1 and m.event_id = t.event_id and m.give_back_until is not null and t.created_at <= m.moved_at
            order by m.decided_at desc, m.id desc limit 1),
  'bundleRefusal', ${bundleRefusal},
  'attendance', coalesce((select d.doc->>'attendance' from ticket_definitions d
    where d.site_id = $1 and d.id = t.ticket_definition_id), 'PLACE')`

/** True of an event `e` in which guests take part online. */
export const takesPartOnline = "(e.deleted_at is null and coalesce((e.doc->>'online')::boolean, false))"

/** Way in online of an event `e`; null where there is none. */
export const wayIn = `(select jsonb_build_object('link', a.link, 'instructions', a.instructions, 'minutesBefore', a.minutes_before)
    from event_online_access a where a.site_id = $1 and a.event_id = e.id)`

/** Notes on accessibility of the venue of an event `e` and of its room; null where it is at none. */
export const accessibility = `(select to_jsonb(array_remove(array[v.accessibility_notes, coalesce(r.notes, '')], '')) from event_venues u
    join venues v on v.site_id = $1 and v.id = u.venue_id
    left join lateral (select x->>'accessibilityNotes' as notes from jsonb_array_elements(v.rooms) x where x->>'id' = u.room_id::text) r on true
    where u.site_id = $1 and u.event_id = e.id)`

/** True of an event `e` whose tickets may not be transferred. */
export const transferDisabled =
  "(e.deleted_at is not null or coalesce((e.doc->'tickets'->>'ticketTransferDisabled')::boolean, false))"

/** Part of an order that its payment needs; `lines` are those of their documents. `ownerId` null reads anybody's. */
export const findPayableOrder = statement({
  name: 'orderView.payable',
  params: { id: 'uuid', ownerId: 'uuid?' },
  row: {
    id: 'uuid',
    status: textAs<OrderStatus>(),
    paymentStatus: textAs<PaymentStatus>(),
    currency: 'text',
    ownerId: 'uuid?',
    buyerEmail: 'text?',
    due: 'int8',
    paid: 'int8',
    facts: json<OrderFacts>(),
    lines: json<OrderLineDoc[]>(),
  },
  sql: `
    select o.id, o.status, o.payment_status as "paymentStatus", o.currency, o.owner_id as "ownerId", o.buyer_email as "buyerEmail",
           coalesce(o.due, o.total) + o.returned as due, o.paid, o.doc->'facts' as facts,
           (select coalesce(jsonb_agg(l.doc order by l.position), '[]') from order_lines l
            where l.site_id = $1 and l.order_id = o.id) as lines
    from orders o
    where o.site_id = $1 and o.id = $2 and ($3::uuid is null or o.owner_id = $3)`,
})

const placedRow = {
  id: 'uuid',
  number: 'int8',
  status: textAs<OrderStatus>(),
  paymentStatus: textAs<PaymentStatus>(),
  fulfillmentStatus: textAs<FulfillmentStatus>(),
  buyerEmail: 'text?',
  buyerName: 'text?',
  currency: 'text',
  ownerId: 'uuid?',
  total: 'int8',
  due: 'int8',
  paid: 'int8',
  refunded: 'int8',
  payBy: 'timestamptz?',
  /** Part of the refunded amount that people gave back by hand. Minor units. */
  refundedByHand: 'int8',
  confirmationMailed: 'bool',
  createdAt: 'timestamptz',
  doc: json<OrderDoc>(),
  lines: json<ViewedLine[]>(),
  shipments: json<ViewedShipment[]>(),
  tickets: json<ViewedTicket[]>(),
  eventNumbers: json<{ eventId: string; number: string }[]>(),
  documents: json<ViewedDocument[]>(),
  events: json<ViewedEvent[]>(),
} as const

const placedSelect = `
    select o.id, o.number, o.status, o.payment_status as "paymentStatus", o.fulfillment_status as "fulfillmentStatus",
           o.buyer_email as "buyerEmail", o.buyer_name as "buyerName", o.currency, o.owner_id as "ownerId", o.total,
           coalesce(o.due, o.total) + o.returned as due, o.paid, o.refunded, o.pay_by as "payBy",
           o.created_at as "createdAt", o.doc,
           case when o.refunded = 0 then 0 else
             (select coalesce(sum(t.amount), 0)::int8 from transactions t
              where t.site_id = $1 and t.order_id = o.id and t.kind = 'refund' and t.status = 'SUCCEEDED'
                and (t.doc ->> 'external')::boolean) end as "refundedByHand",
           not exists (select from mails_off m where m.site_id = $1 and m.template = 'orderConfirmation') as "confirmationMailed",
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
              ${ticketParts}) order by coalesce(t.issued_id, t.id)), '[]')
            from tickets t where t.site_id = $1 and t.order_id = o.id) as tickets,
           (select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'kind', d.kind, 'number', d.shown_number) order by d.issued_at, d.id), '[]')
            from order_documents d where d.site_id = $1 and d.order_id = o.id) as documents,
           (select coalesce(jsonb_agg(jsonb_build_object('eventId', e.event_id, 'number', e.number) order by e.number), '[]')
            from order_events e where e.site_id = $1 and e.order_id = o.id) as "eventNumbers",
           (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'title', e.title, 'slug', e.slug, 'startAt', e.start_at,
              'endAt', e.end_at, 'timeZone', e.time_zone, 'locationType', e.location_type, 'canceled', e.canceled_at is not null,
              'transferDisabled', ${transferDisabled}, 'enabled', ${takesPartOnline}, 'access', ${wayIn},
              'accessibility', ${accessibility},
              'doc', jsonb_build_object('location', e.doc->'location', 'dateAndTimeTbd', e.doc->'dateAndTimeTbd',
                'dateAndTimeTbdMessage', e.doc->'dateAndTimeTbdMessage', 'hideEndDate', e.doc->'hideEndDate',
                'showTimeZone', e.doc->'showTimeZone'))
              order by e.start_at nulls last, e.id), '[]')
            from order_events oe join events e on e.site_id = $1 and e.id = oe.event_id
            where oe.site_id = $1 and oe.order_id = o.id) as events
    from orders o`

/** An order with its lines, tickets, events and ticketing numbers in one statement. `ownerId` null reads anybody's. */
export const findPlacedOrder = statement({
  name: 'orderView.find',
  params: { id: 'uuid', ownerId: 'uuid?' },
  row: placedRow,
  sql: `${placedSelect}
    where o.site_id = $1 and o.id = $2 and ($3::uuid is null or o.owner_id = $3)`,
})

/** The same of several orders of anybody. */
export const findPlacedOrders = statement({
  name: 'orderView.findAll',
  params: { ids: 'uuid[]' },
  row: placedRow,
  sql: `${placedSelect}
    where o.site_id = $1 and o.id = any((select $2::uuid[])::uuid[])`,
})
