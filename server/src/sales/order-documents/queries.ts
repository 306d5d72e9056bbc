import type { OrderDocumentKind, OrderStatus } from '@fairground/contract/enumerations/orders.ts'
import type { PaymentStatus } from '@fairground/contract/enumerations/payments.ts'
import { json, type RowOf, statement, textAs } from '../../db/statement.ts'
import type { OrderDoc, OrderLineDoc } from '../purchase/purchase.ts'
import type { StoredCreditNote, StoredInvoice, StoredReceipt } from './stored-document.ts'

/** An order as its documents show it. */
export const orderToDocument = statement({
  name: 'orderDocuments.order',
  params: { id: 'uuid' },
  row: {
    id: 'uuid',
    number: 'int8',
    status: textAs<OrderStatus>(),
    paymentStatus: textAs<PaymentStatus>(),
    currency: 'text',
    total: 'int8',
    paid: 'int8',
    refunded: 'int8',
    buyerEmail: 'text?',
    createdAt: 'timestamptz',
    doc: json<OrderDoc>(),
    lines: json<{ id: string; doc: OrderLineDoc }[]>(),
  },
  sql: `
    select o.id, o.number, o.status, o.payment_status as "paymentStatus", o.currency, o.total, o.paid, o.refunded,
      o.buyer_email as "buyerEmail", o.created_at as "createdAt", o.doc,
      (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'doc', l.doc) order by l.position), '[]')
       from order_lines l where l.site_id = $1 and l.order_id = o.id) as lines
    from orders o where o.site_id = $1 and o.id = $2`,
})
export type OrderToDocument = RowOf<typeof orderToDocument>

/** Takes the next number of its kind, the last thing before the commit: a rolled back document leaves no gap. */
export const insertDocument = statement({
  name: 'orderDocuments.insert',
  params: {
    id: 'uuid',
    orderId: 'uuid',
    kind: 'text',
    prefix: 'text',
    paymentId: 'uuid?',
    refundId: 'uuid?',
    at: 'timestamptz',
    doc: json<StoredInvoice | StoredReceipt | StoredCreditNote>(),
  },
  row: { number: 'text' },
  sql: `
    with next as (
      insert into counters (site_id, name, n) values ($1, $4, 1)
      on conflict (site_id, name) do update set n = counters.n + 1 returning n
    )
    insert into order_documents (site_id, id, order_id, kind, number, shown_number, payment_id, refund_id, issued_at, doc)
    select $1, $2, $3, $4, next.n, $5 || next.n, $6, $7, $8, $9 from next
    returning shown_number as number`,
})

/** The invoice that stands: not one that was taken back for another. */
export const findInvoice = statement({
  name: 'orderDocuments.invoiceOf',
  params: { orderId: 'uuid' },
  row: { id: 'uuid' },
  sql: `select id from order_documents where site_id = $1 and order_id = $2 and kind = 'INVOICE' and not corrected`,
})

export const documentsOfOrder = statement({
  name: 'orderDocuments.ofOrder',
  params: { orderId: 'uuid' },
  row: {
    id: 'uuid',
    kind: textAs<OrderDocumentKind>(),
    number: 'text',
    paymentId: 'uuid?',
    issuedAt: 'timestamptz',
  },
  sql: `select id, kind, shown_number as number, payment_id as "paymentId", issued_at as "issuedAt"
        from order_documents where site_id = $1 and order_id = $2 order by issued_at, id`,
})

export const findDocument = statement({
  name: 'orderDocuments.find',
  params: { orderId: 'uuid', id: 'uuid' },
  row: {
    id: 'uuid',
    kind: textAs<OrderDocumentKind>(),
    number: 'text',
    issuedAt: 'timestamptz',
    doc: json<unknown>(),
  },
  sql: `select id, kind, shown_number as number, issued_at as "issuedAt", doc
        from order_documents where site_id = $1 and order_id = $2 and id = $3`,
})

/** Invoices of orders, theirs and ours; of those of one owner where one is given. */
export const invoicesOfOrders = statement({
  name: 'orderDocuments.invoicesOfOrders',
  params: { orderIds: 'uuid[]', ownerId: 'uuid?' },
  row: { orderId: 'uuid', invoices: json<{ id: string; appId: string | null }[]>() },
  sql: `
    select o.id as "orderId",
      (select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'appId', i.app_id) order by i.at, i.id), '[]')
       from (select d.id::text as id, null::uuid as app_id, d.issued_at as at from order_documents d
             where d.site_id = $1 and d.order_id = o.id and d.kind = 'INVOICE'
             union all
             select x.id, x.app_id, x.noted_at from outside_invoices x where x.site_id = $1 and x.order_id = o.id) i) as invoices
    from orders o
    where o.site_id = $1 and o.id = any($2) and ($3::uuid is null or o.owner_id = $3)
    order by array_position($2, o.id)`,
})

export const countOutside = statement({
  name: 'orderDocuments.countOutside',
  params: { orderId: 'uuid' },
  row: { count: 'int8' },
  sql: `select count(*) as count from outside_invoices where site_id = $1 and order_id = $2`,
})

export const insertOutside = statement({
  name: 'orderDocuments.insertOutside',
  params: { orderId: 'uuid', appId: 'uuid', id: 'text', at: 'timestamptz' },
  sql: `insert into outside_invoices (site_id, order_id, app_id, id, noted_at) values ($1, $2, $3, $4, $5)
        on conflict do nothing`,
})

/** The invoices' counter, and if one of its numbers was given. */
export const invoiceCounter = statement({
  name: 'orderDocuments.counter',
  params: {},
  row: { n: 'int8', used: 'bool' },
  sql: `
    select coalesce((select n from counters where site_id = $1 and name = 'INVOICE'), 0)::int8 as n,
      exists (select from order_documents where site_id = $1 and kind = 'INVOICE') as used`,
})

/** Sets the number before the next one. Its row is locked by that: no invoice takes a number meanwhile. */
export const writeInvoiceCounter = statement({
  name: 'orderDocuments.writeCounter',
  params: { n: 'int8' },
  sql: `insert into counters (site_id, name, n) values ($1, 'INVOICE', $2)
        on conflict (site_id, name) do update set n = excluded.n`,
})
