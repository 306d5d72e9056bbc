import { json, statement } from '../../../db/statement.ts'

/** The order that is to be replaced, and if it is an imported one. */
export const lockById = statement({
  name: 'orderImports.lockById',
  params: { id: 'uuid' },
  row: { imported: 'bool' },
  sql: `select imported from orders where site_id = $1 and id = $2 for update`,
})

/** In id order; what is written about them waits. */
export const lockImported = statement({
  name: 'orderImports.lock',
  params: { ids: 'uuid[]' },
  row: { id: 'uuid' },
  sql: `select id from orders where site_id = $1 and id = any($2) and imported order by id for update`,
})

/** Imported orders that nothing of this shop hangs on, with their history. They are locked. */
export const deleteImported = statement({
  name: 'orderImports.delete',
  params: { ids: 'uuid[]' },
  row: { id: 'uuid', name: 'text' },
  sql: `
    with gone as (
      select o.id, o.number from orders o
      where o.site_id = $1 and o.id = any($2) and o.imported
        and not exists (select from order_documents d where d.site_id = $1 and d.order_id = o.id)
        and not exists (select from tip_distributions d where d.site_id = $1 and d.order_id = o.id)
        and not exists (select from transactions t where t.site_id = $1 and t.order_id = o.id and t.provider <> 'manual')
    ), lined as (
      delete from order_lines l using gone where l.site_id = $1 and l.order_id = gone.id
    ), moved as (
      delete from transactions t using gone where t.site_id = $1 and t.order_id = gone.id
    ), returned as (
      delete from refunds r using gone where r.site_id = $1 and r.order_id = gone.id
    ), handed as (
      delete from fulfillments f using gone where f.site_id = $1 and f.order_id = gone.id
    ), noted as (
      delete from order_activities a using gone where a.site_id = $1 and a.order_id = gone.id
    )
    delete from orders o using gone where o.site_id = $1 and o.id = gone.id returning o.id, o.number::text as name`,
})

/**
 * A whole order as it was. The counter goes on from its number, so that no later order takes it. No row where another order has the
 * number.
 */
export const insertImported = statement({
  name: 'orderImports.insert',
  params: { order: json<object>(), lines: json<object[]>(), at: 'timestamptz' },
  row: { id: 'uuid', name: 'text' },
  sql: `
    with o as (
      select * from jsonb_to_record($2) as o (
        id uuid, number int8, source_id uuid, buyer_email text, buyer_name text, status text, payment_status text,
        fulfillment_status text, archived bool, currency text, total int8, paid int8, refunded int8, item_count int8,
        created_at timestamptz, doc jsonb, payment_id uuid, payment_state text, fulfillment_id uuid, refund_id uuid,
        refund_transaction_id uuid)
    ), l as (
      select * from jsonb_to_recordset($3) as l (id uuid, position int4, kind text, app_id uuid, catalog_item_id text, quantity int8,
        unit_price int8, discount int8, tax int8, total int8, fulfilled int8, doc jsonb)
    ), numbered as (
      update counters c set n = case when o.number is null then c.n + 1 else greatest(c.n, o.number) end
      from o where c.site_id = $1 and c.name = 'order' returning coalesce(o.number, c.n) as n
    ), ordered as (
      insert into orders (site_id, id, number, source, source_id, buyer_email, buyer_name, status, payment_status, fulfillment_status,
                          archived, currency, total, due, paid, refunded, item_count, created_at, updated_at, doc, imported)
      select $1, o.id, n.n, 'admin', o.source_id, o.buyer_email, o.buyer_name, o.status, o.payment_status, o.fulfillment_status,
             o.archived, o.currency, o.total, o.total, o.paid, o.refunded, o.item_count, o.created_at, $4, o.doc, true
      from o, numbered n on conflict do nothing returning id, number
    ), lined as (
      insert into order_lines (site_id, order_id, id, position, kind, app_id, catalog_item_id, quantity, unit_price, discount, tax,
                               total, fulfilled, doc)
      select $1, ordered.id, l.id, l.position, l.kind, l.app_id, l.catalog_item_id, l.quantity, l.unit_price, l.discount, l.tax,
             l.total, l.fulfilled, l.doc
      from l, ordered
    ), paid_for as (
      insert into transactions (site_id, id, order_id, kind, provider, status, amount, currency, created_at, updated_at, captured_at,
                                refunded)
      select $1, o.payment_id, o.id, 'payment', 'manual', o.payment_state, o.paid, o.currency, o.created_at, $4, o.created_at, o.refunded
      from o, ordered where o.payment_id is not null
    ), refund as (
      insert into refunds (site_id, id, order_id, status, created_at, updated_at, doc)
      select $1, o.refund_id, o.id, 'SUCCEEDED', o.created_at, $4, '{"lineItems": [], "restock": []}'
      from o, ordered where o.refund_id is not null
    ), refunded as (
      insert into transactions (site_id, id, order_id, kind, provider, status, amount, currency, created_at, updated_at, payment_id,
                                refund_id, doc)
      select $1, o.refund_transaction_id, o.id, 'refund', 'manual', 'SUCCEEDED', o.refunded, o.currency, o.created_at, $4, o.payment_id,
             o.refund_id, '{"external": true}'
      from o, ordered where o.refund_id is not null
    ), handed as (
      insert into fulfillments (site_id, id, order_id, created_at, updated_at)
      select $1, o.fulfillment_id, o.id, o.created_at, $4 from o, ordered where o.fulfillment_id is not null
    ), handed_lines as (
      insert into fulfillment_lines (site_id, fulfillment_id, line_id, quantity)
      select $1, o.fulfillment_id, l.id, l.fulfilled from o, ordered, l where l.fulfilled > 0
    )
    select id, number::text as name from ordered`,
})
