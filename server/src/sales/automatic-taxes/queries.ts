import { json, jsonOrNull, statement } from '../../db/statement.ts'
import type { RefundDoc } from '../payments/refunds/refund-doc.ts'
import type { AutomaticTaxFacts } from '../purchase/purchase.ts'
import type { RecordedSale } from './calculator.ts'

/** A refund that went back; amounts are minor units as digits. */
export interface GivenBack {
  readonly id: string
  readonly amount: string
  readonly shipping: string
  readonly doc: RefundDoc
}

/** An order with what its recorded taxes follow from, the oldest refund first. */
export const orderToRecord = statement({
  name: 'automaticTaxes.order',
  params: { id: 'uuid' },
  row: {
    currency: 'text',
    total: 'int8',
    returned: 'int8',
    paid: 'int8',
    breakdown: json<object>(),
    tax: jsonOrNull<AutomaticTaxFacts>(),
    providers: json<string[]>(),
    refunds: json<GivenBack[]>(),
  },
  sql: `
    select o.currency, o.total, o.returned, o.paid, o.doc->'breakdown' as breakdown, o.doc #> '{facts,automaticTax}' as tax,
      (select coalesce(jsonb_agg(distinct t.provider), '[]') from transactions t
       where t.site_id = $1 and t.order_id = o.id and t.kind = 'payment'
         and t.status in ('APPROVED', 'PARTIALLY_REFUNDED', 'REFUNDED')) as providers,
      (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'shipping', r.shipping::text, 'doc', r.doc, 'amount',
                (select coalesce(sum(t.amount), 0)::text from transactions t
                 where t.site_id = $1 and t.order_id = o.id and t.refund_id = r.id and t.status = 'SUCCEEDED'))
              order by r.updated_at, r.id), '[]')
       from refunds r where r.site_id = $1 and r.order_id = o.id and r.status = 'SUCCEEDED') as refunds
    from orders o where o.site_id = $1 and o.id = $2`,
})

/** Paid orders since then with a calculation that is not recorded, or with a refund that took nothing back so far: a page, the newest first. */
export const unrecordedOrders = statement({
  name: 'automaticTaxes.unrecorded',
  params: { since: 'timestamptz', before: 'timestamptz', after: 'uuid', limit: 'int4' },
  row: { id: 'uuid', createdAt: 'timestamptz' },
  sql: `
    select o.id, o.created_at as "createdAt" from orders o
    where o.site_id = $1 and o.created_at >= $2 and o.created_at <= $3 and (o.created_at < $3 or o.id > $4) and o.paid >= o.total + o.returned
      and exists (
        select 1 from jsonb_array_elements(o.doc #> '{facts,automaticTax,calculations}') c
        left join tax_sales s on s.site_id = $1 and s.order_id = o.id and s.calculation = c ->> 'id'
        where s.sale is null or exists (
          select 1 from refunds r
          left join tax_reversals v on v.site_id = $1 and v.order_id = o.id and v.calculation = s.calculation and v.refund_id = r.id
          where r.site_id = $1 and r.order_id = o.id and r.status = 'SUCCEEDED' and v.reversal is null))
    order by o.created_at desc, o.id limit $5::int4`,
})

export const findTaxSource = statement({
  name: 'automaticTaxes.source',
  params: { id: 'uuid' },
  row: { tax: jsonOrNull<AutomaticTaxFacts>(), recorded: json<{ sale: string; at: string }[]>() },
  sql: `select o.doc #> '{facts,automaticTax}' as tax,
          (select coalesce(jsonb_agg(jsonb_build_object('sale', s.sale, 'at', s.recorded_at) order by s.recorded_at), '[]')
           from tax_sales s where s.site_id = $1 and s.order_id = o.id) as recorded
        from orders o where o.site_id = $1 and o.id = $2`,
})

const saleRow = { sale: 'text', doc: json<RecordedSale>() } as const

export const findSale = statement({
  name: 'automaticTaxes.sale',
  params: { orderId: 'uuid', calculation: 'text' },
  row: saleRow,
  sql: `select sale, doc from tax_sales where site_id = $1 and order_id = $2 and calculation = $3`,
})

export const lockSale = statement({
  name: 'automaticTaxes.lockSale',
  params: { orderId: 'uuid', calculation: 'text' },
  row: saleRow,
  sql: `select sale, doc from tax_sales where site_id = $1 and order_id = $2 and calculation = $3 for update`,
})

export const insertSale = statement({
  name: 'automaticTaxes.insertSale',
  params: { orderId: 'uuid', calculation: 'text', sale: 'text', doc: json<RecordedSale>(), at: 'timestamptz' },
  sql: `insert into tax_sales (site_id, order_id, calculation, sale, doc, recorded_at) values ($1, $2, $3, $4, $5, $6)
        on conflict do nothing`,
})

/** Amounts that a refund takes back of a sale, by the places of its charges. */
export interface ReversalDoc {
  readonly charges: readonly { readonly position: number; readonly amount: string; readonly tax: string }[]
  readonly delivery?: { readonly amount: string; readonly tax: string }
}

/** Parts that were taken back of a sale, the oldest first. */
export const reversalsOf = statement({
  name: 'automaticTaxes.reversals',
  params: { orderId: 'uuid', calculation: 'text' },
  row: { refundId: 'uuid', reversal: 'text?', doc: json<ReversalDoc>() },
  sql: `select refund_id as "refundId", reversal, doc from tax_reversals
        where site_id = $1 and order_id = $2 and calculation = $3 order by created_at, refund_id`,
})

export const insertReversal = statement({
  name: 'automaticTaxes.insertReversal',
  params: { orderId: 'uuid', calculation: 'text', refundId: 'uuid', doc: json<ReversalDoc>(), at: 'timestamptz' },
  sql: `insert into tax_reversals (site_id, order_id, calculation, refund_id, doc, created_at) values ($1, $2, $3, $4, $5, $6)`,
})

export const confirmReversal = statement({
  name: 'automaticTaxes.confirmReversal',
  params: { orderId: 'uuid', calculation: 'text', refundId: 'uuid', reversal: 'text' },
  sql: `update tax_reversals set reversal = $5
        where site_id = $1 and order_id = $2 and calculation = $3 and refund_id = $4 and reversal is null`,
})
