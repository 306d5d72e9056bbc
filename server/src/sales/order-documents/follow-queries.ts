import type { OrderDocumentKind } from '@fairground/contract/enumerations/orders.ts'
import { json, type RowOf, statement, textAs } from '../../db/statement.ts'
import type { RefundDoc } from '../payments/refunds/refund-doc.ts'
import type { StoredCreditNote, StoredInvoice } from './stored-document.ts'

export const invoiceToCredit = statement({
  name: 'orderDocuments.invoiceToCredit',
  params: { orderId: 'uuid' },
  row: { number: 'text', issuedAt: 'timestamptz', doc: json<StoredInvoice>() },
  sql: `select shown_number as number, issued_at as "issuedAt", doc
        from order_documents where site_id = $1 and order_id = $2 and kind = 'INVOICE' and not corrected`,
})

/** Refunds of an order that moved money, oldest first, each with its credit note on the invoice that stands where it has one. */
export const refundsToCredit = statement({
  name: 'orderDocuments.refundsToCredit',
  params: { orderId: 'uuid' },
  row: {
    id: 'uuid',
    amount: 'int8',
    shipping: 'int8',
    doc: json<RefundDoc>(),
    note: json<StoredCreditNote | null>(),
  },
  sql: `
    select r.id, r.shipping, r.doc,
      (select coalesce(sum(t.amount), 0)::int8 from transactions t
       where t.site_id = $1 and t.order_id = r.order_id and t.refund_id = r.id and t.status = 'SUCCEEDED') as amount,
      (select d.doc from order_documents d
       where d.site_id = $1 and d.refund_id = r.id and d.kind = 'CREDIT_NOTE' and not d.corrected) as note
    from refunds r where r.site_id = $1 and r.order_id = $2 and r.status = 'SUCCEEDED'
    order by r.updated_at, r.id`,
})
/** Invoice and notes of an order are of the past: another invoice follows. */
export const writeCorrected = statement({
  name: 'orderDocuments.writeCorrected',
  params: { orderId: 'uuid' },
  sql: `update order_documents set corrected = true
        where site_id = $1 and order_id = $2 and kind in ('INVOICE', 'CREDIT_NOTE') and not corrected`,
})

export type RefundToCredit = RowOf<typeof refundsToCredit>

export const noteOfCancellation = statement({
  name: 'orderDocuments.noteOfCancellation',
  params: { orderId: 'uuid' },
  row: { doc: json<StoredCreditNote>() },
  sql: `select doc from order_documents
        where site_id = $1 and order_id = $2 and kind = 'CREDIT_NOTE' and refund_id is null and not corrected`,
})

/** A document with the address that its order has now. `total` is minor units in digits. */
export const documentToMail = statement({
  name: 'orderDocuments.toMail',
  params: { id: 'uuid' },
  row: {
    id: 'uuid',
    orderId: 'uuid',
    kind: textAs<OrderDocumentKind>(),
    number: 'text',
    orderNumber: 'int8',
    buyerEmail: 'text?',
    buyerLanguage: 'text?',
    total: 'text',
    currency: 'text',
  },
  sql: `
    select d.id, d.order_id as "orderId", d.kind, d.shown_number as number, o.number as "orderNumber", o.buyer_email as "buyerEmail",
      o.doc#>>'{facts,buyerLanguage}' as "buyerLanguage", coalesce(d.doc ->> 'total', d.doc ->> 'amount') as total, o.currency
    from order_documents d join orders o on o.site_id = $1 and o.id = d.order_id
    where d.site_id = $1 and d.id = $2`,
})
