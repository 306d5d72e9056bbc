import type { OrderStatus } from '@fairground/contract/enumerations/orders.ts'
import type { RefundStatus } from '@fairground/contract/enumerations/payments.ts'
import { json, statement, textAs } from '../../../db/statement.ts'
import type { OrderLineDoc } from '../../purchase/purchase.ts'
import type { RefundDoc } from './refund-doc.ts'

export const orderStatus = statement({
  name: 'refunds.orderStatus',
  params: { id: 'uuid' },
  row: { status: textAs<OrderStatus>() },
  sql: `select status from orders where site_id = $1 and id = $2`,
})

export const findByKey = statement({
  name: 'refunds.findByKey',
  params: { caller: 'text', key: 'text' },
  row: { id: 'uuid', orderId: 'uuid', bodyHash: 'text' },
  sql: `select id, order_id as "orderId", body_hash as "bodyHash" from refunds where site_id = $1 and caller = $2 and key = $3`,
})

/** An order as refunds see it: what was sold, for how much, and what of it went back or is about to. `breakdown` as stored. */
export const refundableOrder = statement({
  name: 'refunds.order',
  params: { orderId: 'uuid' },
  row: {
    breakdown: json<unknown>(),
    lines: json<{ id: string; quantity: number; refunded: number; restocked: number; doc: OrderLineDoc }[]>(),
    refunds: json<{ status: 'PENDING' | 'SUCCEEDED'; shipping: string; doc: RefundDoc }[]>(),
  },
  sql: `
    select o.doc -> 'breakdown' as breakdown,
      (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'quantity', l.quantity, 'refunded', l.refunded,
         'restocked', l.restocked, 'doc', l.doc) order by l.position), '[]')
       from order_lines l where l.site_id = $1 and l.order_id = o.id) as lines,
      (select coalesce(jsonb_agg(jsonb_build_object('status', r.status, 'shipping', r.shipping::text, 'doc', r.doc)), '[]')
       from refunds r where r.site_id = $1 and r.order_id = o.id and r.status <> 'FAILED') as refunds
    from orders o where o.site_id = $1 and o.id = $2`,
})

export const insertRefund = statement({
  name: 'refunds.insert',
  params: {
    id: 'uuid',
    orderId: 'uuid',
    shipping: 'int8',
    caller: 'text?',
    key: 'text?',
    bodyHash: 'text?',
    at: 'timestamptz',
    doc: json<RefundDoc>(),
  },
  sql: `insert into refunds (site_id, id, order_id, status, shipping, caller, key, body_hash, created_at, updated_at, doc)
        values ($1, $2, $3, 'PENDING', $4, $5, $6, $7, $8, $8, $9)`,
})

/** The amount is taken from its payment first: nothing is inserted where not so much is left. It shares the lock of its account, as payments do. */
export const insertRefundTransaction = statement({
  name: 'refunds.insertTransaction',
  params: {
    id: 'uuid',
    paymentId: 'uuid',
    refundId: 'uuid',
    amount: 'int8',
    at: 'timestamptz',
    doc: json<{ external: boolean }>(),
  },
  sql: `
    with taken as (
      update transactions set refund_pending = refund_pending + $5
      where site_id = $1 and id = $3 and kind = 'payment' and status in ('APPROVED', 'PARTIALLY_REFUNDED')
        and refunded + refund_pending + $5 <= amount
      returning order_id, provider, currency
    )
    insert into transactions (site_id, id, order_id, kind, provider, status, amount, currency, created_at, updated_at, payment_id,
      refund_id, doc)
    select $1, $2, t.order_id, 'refund', t.provider, 'PENDING', $5, t.currency, $6, $6, $3, $4, $7
    from taken t, lateral (select count(*) from
      (select from payment_accounts a where a.site_id = $1 and a.provider = t.provider for key share) account) locked`,
})

const pending = {
  id: 'uuid',
  orderId: 'uuid',
  refundId: 'uuid',
  paymentId: 'uuid',
  provider: 'text',
  amount: 'int8',
  currency: 'text',
  external: 'bool',
  reference: 'text?',
  cardId: 'uuid?',
} as const

/** Parts of a refund that are not decided, with what their providers ask for. */
export const pendingParts = statement({
  name: 'refunds.pendingParts',
  params: { refundId: 'uuid' },
  row: pending,
  sql: `
    select t.id, t.order_id as "orderId", t.refund_id as "refundId", t.payment_id as "paymentId", t.provider, t.amount, t.currency,
      coalesce((t.doc ->> 'external')::boolean, false) as external,
      p.provider_ref as reference, (p.doc #>> '{giftCard,id}')::uuid as "cardId"
    from transactions t join transactions p on p.site_id = $1 and p.id = t.payment_id
    where t.site_id = $1 and t.refund_id = $2 and t.kind = 'refund' and t.status = 'PENDING' order by t.created_at, t.id`,
})

/** The part of a refund that was taken from one payment, locked. */
export const lockPart = statement({
  name: 'refunds.lockPart',
  params: { refundId: 'uuid', paymentId: 'uuid' },
  row: { ...pending, status: textAs<RefundStatus>(), reason: 'text?' },
  sql: `
    select id, order_id as "orderId", refund_id as "refundId", payment_id as "paymentId", provider, amount, currency,
      coalesce((doc ->> 'external')::boolean, false) as external, provider_ref as reference, null::uuid as "cardId", status, doc ->> 'reason' as reason
    from transactions where site_id = $1 and refund_id = $2 and payment_id = $3 and kind = 'refund' for update`,
})

export const writePartDetails = statement({
  name: 'refunds.writePartDetails',
  params: { id: 'uuid', reference: 'text?', reason: 'text?', at: 'timestamptz' },
  sql: `update transactions set provider_ref = $3, updated_at = $5,
          doc = case when $4::text is null then doc - 'reason' else doc || jsonb_build_object('reason', $4::text) end
        where site_id = $1 and id = $2 and kind = 'refund'`,
})

/** Decides a part once; its payment follows: what was on its way is back, or is there again. Returns nothing when it was decided before. */
export const decidePart = statement({
  name: 'refunds.decidePart',
  params: { id: 'uuid', status: 'text', reference: 'text?', reason: 'text?', at: 'timestamptz' },
  row: { paymentId: 'uuid' },
  sql: `
    with decided as (
      update transactions set status = $3, provider_ref = $4, updated_at = $6,
        doc = case when $5::text is null then doc else doc || jsonb_build_object('reason', $5::text) end
      where site_id = $1 and id = $2 and kind = 'refund' and status = 'PENDING'
      returning payment_id, amount
    )
    update transactions p set updated_at = $6,
      refund_pending = p.refund_pending - d.amount,
      refunded = p.refunded + case when $3 = 'SUCCEEDED' then d.amount else 0 end,
      status = case when $3 <> 'SUCCEEDED' then p.status
                    when p.refunded + d.amount >= p.amount then 'REFUNDED' else 'PARTIALLY_REFUNDED' end
    from decided d where p.site_id = $1 and p.id = d.payment_id
    returning p.id as "paymentId"`,
})

export const lockRefund = statement({
  name: 'refunds.lock',
  params: { id: 'uuid' },
  row: { orderId: 'uuid', status: 'text', doc: json<RefundDoc>(), parts: json<RefundStatus[]>() },
  sql: `select r.order_id as "orderId", r.status, r.doc,
          (select coalesce(jsonb_agg(t.status), '[]') from transactions t
           where t.site_id = $1 and t.order_id = r.order_id and t.refund_id = r.id) as parts
        from refunds r where r.site_id = $1 and r.id = $2 for update`,
})

export const writeRefundStatus = statement({
  name: 'refunds.writeStatus',
  params: { id: 'uuid', status: 'text', at: 'timestamptz' },
  sql: `update refunds set status = $3, updated_at = $4 where site_id = $1 and id = $2 and status = 'PENDING'`,
})

export const refundToMail = statement({
  name: 'refunds.toNotify',
  params: { id: 'uuid' },
  row: {
    orderId: 'uuid',
    number: 'int8',
    currency: 'text',
    buyerEmail: 'text?',
    buyerLanguage: 'text?',
    status: 'text',
    amount: 'int8',
    /** Part of the amount that is given back by hand. */
    byHand: 'int8',
    shipping: 'int8',
    doc: json<RefundDoc>(),
    names: json<Record<string, string>>(),
  },
  sql: `
    select o.id as "orderId", o.number, o.currency, o.buyer_email as "buyerEmail",
      o.doc#>>'{facts,buyerLanguage}' as "buyerLanguage", r.status, r.shipping, r.doc,
      (select coalesce(sum(t.amount), 0)::int8 from transactions t
       where t.site_id = $1 and t.order_id = o.id and t.refund_id = r.id and t.status = 'SUCCEEDED') as amount,
      (select coalesce(sum(t.amount), 0)::int8 from transactions t
       where t.site_id = $1 and t.order_id = o.id and t.refund_id = r.id and t.status = 'SUCCEEDED'
         and (t.doc ->> 'external')::boolean) as "byHand",
      (select coalesce(jsonb_object_agg(l.id, l.doc ->> 'name'), '{}') from order_lines l
       where l.site_id = $1 and l.order_id = o.id) as names
    from refunds r join orders o on o.site_id = $1 and o.id = r.order_id
    where r.site_id = $1 and r.id = $2`,
})
