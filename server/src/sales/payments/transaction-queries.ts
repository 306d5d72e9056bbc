import type { RefundStatus, TransactionStatus } from '@fairground/contract/enumerations/payments.ts'
import { json, statement } from '../../db/statement.ts'
import type { PaymentDoc } from './queries.ts'
import type { RefundDoc } from './refunds/refund-doc.ts'

/** As they stand inside an order's row: amounts as text, times as ISO 8601. */
export interface PaymentPart {
  readonly id: string
  readonly at: string
  readonly changedAt: string
  readonly provider: string
  readonly status: TransactionStatus
  readonly amount: string
  readonly reference: string | null
  readonly doc: PaymentDoc
}

export interface RefundPart {
  readonly id: string
  readonly at: string
  readonly shipping: string
  readonly doc: RefundDoc
  readonly transactions: readonly {
    readonly paymentId: string
    readonly status: RefundStatus
    readonly amount: string
    readonly reference: string | null
    readonly doc: { readonly external?: boolean; readonly reason?: string }
  }[]
}

/** Payments and refunds of orders, in the order of the ids. */
export const transactionsOfOrders = statement({
  name: 'payments.transactionsOfOrders',
  params: { orderIds: 'uuid[]' },
  row: {
    orderId: 'uuid',
    currency: 'text',
    payments: json<PaymentPart[]>(),
    refunds: json<RefundPart[]>(),
  },
  sql: `
    select o.id as "orderId", o.currency,
      (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'at', t.created_at, 'changedAt', t.updated_at,
         'provider', t.provider, 'status', t.status, 'amount', t.amount::text, 'reference', t.provider_ref, 'doc', t.doc)
         order by t.created_at, t.id), '[]')
       from transactions t where t.site_id = $1 and t.order_id = o.id and t.kind = 'payment') as payments,
      (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'at', r.created_at, 'shipping', r.shipping::text, 'doc', r.doc,
         'transactions',
         (select jsonb_agg(jsonb_build_object('paymentId', t.payment_id, 'status', t.status, 'amount', t.amount::text,
            'reference', t.provider_ref, 'doc', t.doc) order by t.created_at, t.id)
          from transactions t where t.site_id = $1 and t.order_id = o.id and t.refund_id = r.id))
         order by r.created_at, r.id), '[]')
       from refunds r where r.site_id = $1 and r.order_id = o.id) as refunds
    from orders o where o.site_id = $1 and o.id = any($2)
    order by array_position($2, o.id)`,
})
