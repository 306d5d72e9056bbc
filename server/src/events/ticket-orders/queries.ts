import { gathered } from '../../db/gathered.ts'
import { json, statement } from '../../db/statement.ts'
import type { OrderLineDoc } from '../../sales/purchase/purchase.ts'
import type { CardPaymentRow } from './card-payments.ts'
import { ticketingOrderColumns, ticketingOrderFrom, ticketingOrderSelect } from './order-row.ts'

/** `ownerId` null finds anybody's: for administrators alone. */
export const findTicketingOrder = statement({
  name: 'ticketingOrders.find',
  params: { eventId: 'uuid', number: 'text', ownerId: 'uuid?' },
  row: ticketingOrderColumns,
  sql: `
    select ${ticketingOrderSelect} from ${ticketingOrderFrom}
    where oe.site_id = $1 and oe.event_id = $2 and oe.number = $3 and ($4::uuid is null or o.owner_id = $4)`,
})

const partsOfInvoice = {
  breakdown: json<unknown>(),
  /** The invoice that stands. */
  invoiceId: 'uuid?',
  lines: json<{ id: string; catalogItemId: string; doc: OrderLineDoc }[]>(),
} as const

const selectOfInvoice = `o.doc->'breakdown' as breakdown,
      (select d.id from order_documents d
       where d.site_id = $1 and d.order_id = o.id and d.kind = 'INVOICE' and not d.corrected) as "invoiceId",
      (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'catalogItemId', l.catalog_item_id, 'doc', l.doc) order by l.position), '[]')
       from order_lines l where l.site_id = $1 and l.order_id = o.id and l.kind = 'ticket') as lines`

/** With the parts of its invoice. */
export const findOrderOfReservation = gathered(
  {
    name: 'ticketingOrders.ofReservation',
    params: { reservationId: 'uuid', eventId: 'uuid' },
    row: { ...ticketingOrderColumns, ...partsOfInvoice },
    sql: `
    select ${ticketingOrderSelect}, ${selectOfInvoice} from ${ticketingOrderFrom}
    where oe.site_id = $1 and oe.reservation_id = $2 and oe.event_id = $3`,
  },
  {
    sql: (calls) => `
    select w.n, t.* from ${calls} cross join lateral (
      select ${ticketingOrderSelect}, ${selectOfInvoice} from ${ticketingOrderFrom}
      where oe.site_id = $1 and oe.reservation_id = w."reservationId" and oe.event_id = w."eventId" limit 1
    ) t`,
  },
)

export const ticketingOrdersByNumber = statement({
  name: 'ticketingOrders.byNumber',
  params: { eventId: 'uuid', numbers: 'text[]' },
  row: ticketingOrderColumns,
  sql: `
    select ${ticketingOrderSelect} from ${ticketingOrderFrom}
    where oe.site_id = $1 and oe.event_id = $2 and oe.number = any($3)`,
})

export const archiveOrders = statement({
  name: 'ticketingOrders.archive',
  params: { eventId: 'uuid', numbers: 'text[]', archived: 'bool' },
  sql: 'update order_events set archived = $4 where site_id = $1 and event_id = $2 and number = any($3)',
})

/** Ticket lines of orders. */
export const ticketLinesOf = statement({
  name: 'ticketingOrders.lines',
  params: { orderIds: 'uuid[]' },
  row: { orderId: 'uuid', id: 'uuid', catalogItemId: 'text', quantity: 'int8', doc: json<OrderLineDoc>() },
  sql: `
    select order_id as "orderId", id, catalog_item_id as "catalogItemId", quantity, doc from order_lines
    where site_id = $1 and order_id = any((select $2::uuid[])::uuid[]) and kind = 'ticket'
    order by order_id, position`,
})

/** Breakdowns and ticket lines of orders. */
export const invoicePartsOf = statement({
  name: 'ticketingOrders.invoiceParts',
  params: { orderIds: 'uuid[]' },
  row: { id: 'uuid', ...partsOfInvoice },
  sql: `
    select o.id, ${selectOfInvoice}
    from orders o where o.site_id = $1 and o.id = any((select $2::uuid[])::uuid[])`,
})

/** Parts of a payment that say how it was paid. */
interface NamedPayment {
  readonly method?: string
  readonly methodName?: { readonly predefined?: string; readonly custom?: string }
  readonly paymentDetailsId?: string
}

/** The latest payment of each order with one of these statuses, and all of its payments by gift card, the first one first. */
export const countedPaymentsOf = statement({
  name: 'ticketingOrders.payments',
  params: { orderIds: 'uuid[]', statuses: 'text[]' },
  row: {
    orderId: 'uuid',
    id: 'uuid',
    provider: 'text',
    doc: json<NamedPayment>(),
    cards: json<readonly CardPaymentRow[]>(),
  },
  sql: `
    select distinct on (t.order_id) t.order_id as "orderId", t.id, t.provider, t.doc,
      (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'amount', c.amount::text, 'status', c.status,
          'obfuscatedCode', c.doc->'giftCard'->>'obfuscatedCode') order by c.created_at, c.id), '[]')
        from transactions c where c.site_id = $1 and c.order_id = t.order_id and c.kind = 'payment' and c.doc ? 'giftCard') as cards
    from transactions t
    where t.site_id = $1 and t.order_id = any((select $2::uuid[])::uuid[]) and t.kind = 'payment'
      and t.status = any((select $3::text[])::text[])
    order by t.order_id, t.created_at desc, t.id desc`,
})

/** Tickets of order lines, without those that were given back, and their price. */
export const TICKETS_SOLD = 'sum(l.quantity - l.refunded)'
export const PRICE_OF_SOLD = 'sum(l.total::numeric * (l.quantity - l.refunded) / l.quantity)'

/** Orders that came through, per currency; of one event or of all. */
export const salesSummary = statement({
  name: 'ticketingOrders.summary',
  params: { eventId: 'uuid?' },
  row: { currency: 'text', orders: 'int8', tickets: 'int8', total: 'int8' },
  sql: `
    select o.currency, count(distinct (oe.order_id, oe.event_id)) filter (where l.refunded < l.quantity) as orders,
           coalesce(${TICKETS_SOLD}, 0)::int8 as tickets, coalesce(${PRICE_OF_SOLD}, 0)::int8 as total
    from order_events oe
    join orders o on o.site_id = oe.site_id and o.id = oe.order_id and o.status = 'APPROVED'
    join order_lines l on l.site_id = oe.site_id and l.order_id = oe.order_id and l.kind = 'ticket'
      and l.doc->'ticket'->>'eventId' = oe.event_id::text
    where oe.site_id = $1 and ($2::uuid is null or oe.event_id = $2)
    group by o.currency order by o.currency`,
})
