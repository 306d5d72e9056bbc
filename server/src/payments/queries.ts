import { json, statement } from '../db/statement.ts'

const row = {
  id: 'uuid',
  orderId: 'uuid',
  provider: 'text',
  status: 'text',
  amount: 'int8',
  currency: 'text',
  createdAt: 'timestamptz',
  doc: json<{ source?: Record<string, unknown>; reason?: string }>(),
} as const
const columns = `id, order_id as "orderId", provider, status, amount, currency, created_at as "createdAt", doc`

export const insertPayment = statement({
  name: 'payments.insert',
  params: {
    id: 'uuid',
    orderId: 'uuid',
    provider: 'text',
    amount: 'int8',
    currency: 'text',
    at: 'timestamptz',
    doc: json<{ source: Record<string, unknown> }>(),
  },
  sql: `insert into transactions (site_id, id, order_id, kind, provider, status, amount, currency, created_at, updated_at, doc)
        values ($1, $2, $3, 'payment', $4, 'PENDING', $5, $6, $7, $7, $8)`,
})

export const paymentsOfOrder = statement({
  name: 'payments.ofOrder',
  params: { orderId: 'uuid' },
  row: { ...row, refunded: 'int8' },
  // Refunds point at their payment; there are none until a merchant makes one.
  sql: `select t.id, t.order_id as "orderId", t.provider, t.status, t.amount, t.currency, t.created_at as "createdAt", t.doc,
          coalesce((select sum(r.amount) from transactions r where r.site_id = $1 and r.order_id = t.order_id
                    and r.kind = 'refund' and r.status = 'SUCCEEDED' and r.doc ->> 'paymentId' = t.id::text), 0)::int8 as refunded
        from transactions t where t.site_id = $1 and t.order_id = $2 and t.kind = 'payment' order by t.created_at, t.id`,
})

export const lockPayment = statement({
  name: 'payments.lock',
  params: { id: 'uuid' },
  row,
  sql: `select ${columns} from transactions where site_id = $1 and id = $2 and kind = 'payment' for update`,
})

export const findPayment = statement({
  name: 'payments.find',
  params: { id: 'uuid' },
  row,
  sql: `select ${columns} from transactions where site_id = $1 and id = $2 and kind = 'payment'`,
})

export const writePayment = statement({
  name: 'payments.write',
  params: { id: 'uuid', from: 'text[]', status: 'text', reference: 'text', reason: 'text?', at: 'timestamptz' },
  sql: `update transactions set status = $4, provider_ref = $5, updated_at = $7,
          doc = case when $6::text is null then doc else doc || jsonb_build_object('reason', $6::text) end
        where site_id = $1 and id = $2 and status = any($3)`,
})

export const pendingPayments = statement({
  name: 'payments.pending',
  params: { limit: 'int4' },
  row: { id: 'uuid' },
  sql: `select id from transactions where site_id = $1 and kind = 'payment' and status = 'PENDING' order by created_at limit $2::int4`,
})
