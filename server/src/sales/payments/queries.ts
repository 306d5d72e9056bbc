import type { TransactionStatus } from '@fairground/contract/enumerations/ecom.ts'
import { json, statement, textAs } from '../../db/statement.ts'

/** What is kept of a payment beside its columns. */
export interface PaymentDoc {
  /** What its provider charges, without card numbers. */
  readonly source?: Record<string, unknown>
  /** Why it was declined. */
  readonly reason?: string
  /** Of payments that staff recorded: how they call it. */
  readonly method?: string
  readonly methodName?: { readonly predefined?: 'CASH' | 'BANK_TRANSFER' | 'CHECK'; readonly custom?: string }
  readonly gatewayId?: string
  readonly refundDisabled?: boolean
}

const row = {
  id: 'uuid',
  orderId: 'uuid',
  provider: 'text',
  status: textAs<TransactionStatus>(),
  amount: 'int8',
  currency: 'text',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
  reference: 'text?',
  refunded: 'int8',
  refundPending: 'int8',
  doc: json<PaymentDoc>(),
} as const
const columns = `id, order_id as "orderId", provider, status, amount, currency, created_at as "createdAt",
  updated_at as "updatedAt", provider_ref as reference, refunded, refund_pending as "refundPending", doc`

export const insertPayment = statement({
  name: 'payments.insert',
  params: {
    id: 'uuid',
    orderId: 'uuid',
    provider: 'text',
    status: 'text',
    amount: 'int8',
    currency: 'text',
    reference: 'text?',
    at: 'timestamptz',
    capturedAt: 'timestamptz?',
    doc: json<PaymentDoc>(),
  },
  sql: `insert into transactions (site_id, id, order_id, kind, provider, status, amount, currency, provider_ref, created_at, updated_at,
          captured_at, doc)
        values ($1, $2, $3, 'payment', $4, $5, $6, $7, $8, $9, $9, $10, $11)`,
})

export const paymentsOfOrder = statement({
  name: 'payments.ofOrder',
  params: { orderId: 'uuid' },
  row,
  sql: `select ${columns} from transactions where site_id = $1 and order_id = $2 and kind = 'payment' order by created_at, id`,
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
  params: {
    id: 'uuid',
    from: 'text[]',
    status: 'text',
    reference: 'text?',
    reason: 'text?',
    at: 'timestamptz',
  },
  sql: `update transactions set status = $4, provider_ref = coalesce($5, provider_ref), updated_at = $7,
          captured_at = case when $4 = 'APPROVED' then $7 else captured_at end,
          doc = case when $6::text is null then doc else doc || jsonb_build_object('reason', $6::text) end
        where site_id = $1 and id = $2 and status = any($3)`,
})

/** Those that a provider decides; what staff recorded waits for staff. */
export const pendingPayments = statement({
  name: 'payments.pending',
  params: { after: 'uuid', limit: 'int4' },
  row: { id: 'uuid' },
  sql: `select id from transactions
        where site_id = $1 and kind = 'payment' and status = 'PENDING' and provider not in ('manual', 'external')
          and id > $2 order by id limit $3::int4`,
})

/** What went back of all payments of an order. */
export const writeRefunded = statement({
  name: 'payments.writeRefunded',
  params: { orderId: 'uuid', refunded: 'int8' },
  sql: `update orders set refunded = $3 where site_id = $1 and id = $2`,
})

/** Refunds that a provider has not decided. */
export const pendingRefunds = statement({
  name: 'payments.pendingRefunds',
  params: { after: 'uuid', limit: 'int4' },
  row: { id: 'uuid' },
  sql: `select distinct refund_id as id from transactions
        where site_id = $1 and kind = 'refund' and status = 'PENDING' and refund_id > $2
        order by refund_id limit $3::int4`,
})
