import type { OrderStatus } from '@fairground/contract/enumerations/orders.ts'
import type { TransactionStatus } from '@fairground/contract/enumerations/payments.ts'
import { json, type RowOf, statement, textAs } from '../../db/statement.ts'
import { insertOfHappened } from '../../outbox/happenings.ts'
import type { CardFacts } from '../purchase/purchase.ts'
import type { StoredDispute } from './disputes/stored-dispute.ts'
import type { Charged } from './provider.ts'

/** A saved means of payment as a payment names it. */
interface NamedMeans {
  /** Our id of it. */
  readonly id: string
  readonly brand: string
  readonly lastFour?: string
}

export interface ChargedDoc extends Charged, NamedMeans {}

/** Receipt of a payment, as the payment names it. */
export interface StoredReceipt {
  readonly id: string
  /** As it is printed. */
  readonly number: string
}

/** Stored of a payment beside its columns. */
export interface PaymentDoc {
  /** The buyer has to go on: its provider waits for them. Absent: the provider decides, or has decided. */
  readonly open?: boolean
  /** Path of our pages that its provider leads back to. */
  readonly returnPath?: string
  /** Its amount is only reserved: the merchant takes it later. */
  readonly captureLater?: boolean
  /** Minor units that were reserved, where another amount was taken. */
  readonly authorized?: string
  /** Requests about the reserved amount, by caller and key: the minor units that each takes, 0 of one that gives it up. */
  readonly decided?: Readonly<Record<string, string>>
  /** End of the reserved amount unless the merchant decides before; ISO 8601. */
  readonly decision?: { readonly act: 'capture' | 'void'; readonly at: string }
  /** Reason why it was declined. */
  readonly reason?: string
  /** Name of the method: as it was offered, or as staff call what they recorded. */
  readonly method?: string
  readonly methodName?: { readonly predefined?: 'CASH' | 'BANK_TRANSFER' | 'CHECK'; readonly custom?: string }
  readonly gatewayId?: string
  /** Id of the payment where it was taken, at the desk. */
  readonly paymentDetailsId?: string
  readonly refundDisabled?: boolean
  /** The request that it pays. */
  readonly requestId?: string
  /** Caller and key with which it was requested: a repeated request is the same charge. */
  readonly once?: string
  /** The merchant charges what an order owes, whether or not it stands. */
  readonly collects?: true
  /** The member for whom what is paid with is saved. */
  readonly saveFor?: string
  /** Means of payment that was saved with it. */
  readonly saved?: NamedMeans
  /** Saved means of payment that it charges, as it was when the payment was begun. */
  readonly charges?: ChargedDoc
  readonly receipt?: StoredReceipt
  /** Receipt that another program issued. */
  readonly externalReceipt?: { readonly receiptId?: string; readonly appId?: string; readonly displayNumber?: string }
  /** The card of a payment by gift card. */
  readonly giftCard?: Pick<CardFacts, 'id' | 'obfuscatedCode'>
  /** Oldest first. */
  readonly disputes?: readonly StoredDispute[]
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

const begunHappened = insertOfHappened('inserted', {
  id: '$12::uuid',
  entity: 'payment',
  entityId: '$2::uuid::text',
  slug: '$13::text',
  payload: "jsonb_build_object('orderId', inserted.order_id)",
  at: '$9::timestamptz',
  actorKind: '$14::text',
  actorId: '$15::uuid',
})

/** A payment with the domain event that begins it. It shares the lock of its account, whose keys are replaced before or after it. */
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
    happeningId: 'uuid',
    slug: 'text',
    actorKind: 'text?',
    actorId: 'uuid?',
  },
  row: { position: 'text' },
  sql: `
    with inserted as (
      insert into transactions (site_id, id, order_id, kind, provider, status, amount, currency, provider_ref, created_at, updated_at,
          captured_at, doc, account)
      select $1, $2, $3, 'payment', $4, $5, $6, $7, $8, $9, $9, $10, $11, locked.account from (select coalesce(max(k.account), 0) as account
        from (select a.account from payment_accounts a where a.site_id = $1 and a.provider = $4 for key share) k) locked
      returning id, order_id
    )
    ${begunHappened}`,
})

export const paymentsOfOrder = statement({
  name: 'payments.ofOrder',
  params: { orderId: 'uuid' },
  row,
  sql: `select ${columns} from transactions where site_id = $1 and order_id = $2 and kind = 'payment' order by created_at, id`,
})
export type PaymentOfOrder = RowOf<typeof paymentsOfOrder>

/** Payments of a locked order, locked. */
export const lockPaymentsOfOrder = statement({
  name: 'payments.lockOfOrder',
  params: { orderId: 'uuid' },
  row,
  sql: `select ${columns} from transactions where site_id = $1 and order_id = $2 and kind = 'payment' order by created_at, id for update`,
})

/** Under way: its money is not there, and may still come. */
export const isUnderWay = ({ status }: { readonly status: TransactionStatus }): boolean =>
  status === 'PENDING' || status === 'AUTHORIZED'

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

const rowToSettle = {
  ...row,
  orderNumber: 'int8',
  orderStatus: textAs<OrderStatus>(),
  buyerEmail: 'text?',
  requestPaidAt: 'timestamptz?',
  requestVoidedAt: 'timestamptz?',
  requestExpiresAt: 'timestamptz?',
  requestOwed: 'int8?',
  customer: 'text?',
} as const

const toSettle = `select t.*, o.number as "orderNumber", o.status as "orderStatus", o.buyer_email as "buyerEmail",
      r.paid_at as "requestPaidAt", r.voided_at as "requestVoidedAt", r.expires_at as "requestExpiresAt",
      case when not r.doc ? 'change' then greatest(o.total + o.returned - o.paid, 0) end as "requestOwed", c.reference as customer`
const besidePayment = `join orders o on o.site_id = $1 and o.id = t."orderId"
    left join order_payment_requests r on r.site_id = $1 and r.id = (t.doc ->> 'requestId')::uuid
    left join payment_customers c on c.site_id = $1 and c.member_id = (t.doc ->> 'saveFor')::uuid and c.provider = t.provider`

/** A payment with what its provider has to know of the order, the request that it pays, and the customer for whom it saves. */
export const findPaymentToSettle = statement({
  name: 'payments.toSettle',
  params: { id: 'uuid' },
  row: rowToSettle,
  sql: `
    ${toSettle}
    from (select ${columns} from transactions where site_id = $1 and id = $2 and kind = 'payment') t
    ${besidePayment}`,
})
export type PaymentToSettle = RowOf<typeof findPaymentToSettle>

/** The payment of an order that was begun last. */
export const findLatestPayment = statement({
  name: 'payments.latest',
  params: { orderId: 'uuid' },
  row: rowToSettle,
  sql: `
    ${toSettle}
    from (select ${columns} from transactions where site_id = $1 and order_id = $2 and kind = 'payment'
          order by created_at desc, id desc limit 1) t
    ${besidePayment}`,
})

/** State that an undecided payment waits in, and the provider's id for it. */
export const writeWaiting = statement({
  name: 'payments.writeWaiting',
  params: { id: 'uuid', reference: 'text', open: 'bool', at: 'timestamptz' },
  sql: `update transactions set provider_ref = $3, doc = doc || jsonb_build_object('open', $4::bool), updated_at = $5
        where site_id = $1 and id = $2 and status = 'PENDING'
          and (provider_ref is distinct from $3 or coalesce((doc ->> 'open')::bool, false) <> $4)`,
})

/** Undecided payments of an order that one of our providers has. */
export const waitingPayments = statement({
  name: 'payments.waiting',
  params: { orderId: 'uuid', status: 'text' },
  row: { id: 'uuid', provider: 'text', amount: 'int8', requestId: 'text?', saveFor: 'text?', savedId: 'text?' },
  sql: `select id, provider, amount, doc ->> 'requestId' as "requestId", doc ->> 'saveFor' as "saveFor",
          doc #>> '{charges,id}' as "savedId" from transactions
        where site_id = $1 and order_id = $2 and kind = 'payment' and status = $3 and provider not in ('manual', 'external')
        order by created_at, id`,
})

/** Progress of payments. `unsettledRefunds`: some of their money is to go back, and its provider has not decided. */
export const progressOfPayments = statement({
  name: 'payments.progress',
  params: { ids: 'uuid[]' },
  row: {
    id: 'uuid',
    provider: 'text',
    status: textAs<TransactionStatus>(),
    isWithBuyer: 'bool',
    unsettledRefunds: 'bool',
  },
  sql: `select t.id, t.provider, t.status, t.provider_ref is not null and coalesce((t.doc ->> 'open')::bool, false) as "isWithBuyer",
          exists (select from transactions r where r.site_id = $1 and r.kind = 'refund' and r.status = 'PENDING' and r.payment_id = t.id)
            as "unsettledRefunds"
        from transactions t where t.site_id = $1 and t.id = any($2) and t.kind = 'payment'`,
})

/** Refunds of a payment that its provider has not decided. */
export const pendingRefundsOf = statement({
  name: 'payments.pendingRefundsOf',
  params: { paymentId: 'uuid' },
  row: { id: 'uuid' },
  sql: `select distinct refund_id as id from transactions
        where site_id = $1 and kind = 'refund' and status = 'PENDING' and payment_id = $2`,
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
    /** Taken of an authorized amount, where it is not all of it. */
    amount: 'int8?',
  },
  sql: `update transactions set status = $4, provider_ref = coalesce($5, provider_ref), updated_at = $7, amount = coalesce($8, amount),
          captured_at = case when $4 = 'APPROVED' then $7 else captured_at end,
          doc = doc - 'open' || case when $6::text is null then '{}' else jsonb_build_object('reason', $6::text) end
            || case when $8::int8 is null then '{}' else jsonb_build_object('authorized', amount::text) end
            || case when $4 = 'AUTHORIZED' then '{"captureLater": true}' else '{}' end::jsonb
        where site_id = $1 and id = $2 and status = any($3)`,
})

/** A request is about to decide what becomes of an authorized payment. */
export const noteDecision = statement({
  name: 'payments.noteDecision',
  params: { id: 'uuid', once: 'text', taken: 'int8' },
  sql: `update transactions set doc = doc || jsonb_build_object('decided',
          coalesce(doc -> 'decided', '{}') || jsonb_build_object($3::text, $4::int8::text))
        where site_id = $1 and id = $2 and status = 'AUTHORIZED'`,
})

/** Writes a locked payment's document whole. */
export const writePaymentDoc = statement({
  name: 'payments.writeDoc',
  params: { id: 'uuid', reference: 'text?', doc: json<PaymentDoc>(), at: 'timestamptz' },
  sql: `update transactions set doc = $4, provider_ref = $3, updated_at = $5
        where site_id = $1 and id = $2 and kind = 'payment'`,
})

export const writeSavedWith = statement({
  name: 'payments.writeSavedWith',
  params: { id: 'uuid', saved: json<NamedMeans>() },
  sql: `update transactions set doc = doc || jsonb_build_object('saved', $3::jsonb) where site_id = $1 and id = $2`,
})

/** Payments that a provider decides; those that staff recorded wait for staff. */
export const pendingPayments = statement({
  name: 'payments.pending',
  params: { after: 'uuid', limit: 'int4' },
  row: { id: 'uuid' },
  sql: `select id from transactions
        where site_id = $1 and kind = 'payment' and status = 'PENDING' and provider not in ('manual', 'external')
          and id > $2 order by id limit $3::int4`,
})

/** Payments that wait for the merchant to capture them. */
export const authorizedPayments = statement({
  name: 'payments.authorized',
  params: { after: 'uuid', limit: 'int4' },
  row: { id: 'uuid' },
  sql: `select id from transactions
        where site_id = $1 and kind = 'payment' and status = 'AUTHORIZED' and provider not in ('manual', 'external')
          and id > $2 order by id limit $3::int4`,
})

/** Authorized payments that are decided by now. One of an order that was paid otherwise meanwhile is released: nothing is taken to go back. */
export const scheduledPayments = statement({
  name: 'payments.scheduled',
  params: { after: 'uuid', limit: 'int4', now: 'timestamptz' },
  row: { id: 'uuid', act: textAs<'capture' | 'void'>() },
  sql: `select t.id, case when o.paid >= o.total + o.returned then 'void' else t.doc #>> '{decision,act}' end as act
        from transactions t join orders o on o.site_id = $1 and o.id = t.order_id
        where t.site_id = $1 and t.kind = 'payment' and t.status = 'AUTHORIZED' and t.doc ? 'decision'
          and (t.doc #>> '{decision,at}')::timestamptz <= $4 and t.id > $2 order by t.id limit $3::int4`,
})

export const writeDisputes = statement({
  name: 'payments.writeDisputes',
  params: { id: 'uuid', disputes: json<readonly StoredDispute[]>(), at: 'timestamptz' },
  sql: `update transactions set doc = doc || jsonb_build_object('disputes', $3::jsonb), updated_at = $4
        where site_id = $1 and id = $2`,
})

/** Payments with a dispute in one of these states. */
export const disputedPayments = statement({
  name: 'payments.disputed',
  params: { after: 'uuid', limit: 'int4', states: 'text[]' },
  row: { id: 'uuid' },
  sql: `select id from transactions
        where site_id = $1 and kind = 'payment' and doc ? 'disputes' and id > $2
          and jsonb_path_exists(doc, '$.disputes[*].state ? (@ == $states[*])', jsonb_build_object('states', $4::text[]))
        order by id limit $3::int4`,
})

/** Refunded amount of all payments of an order. */
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

export const orderOfPayments = statement({
  name: 'payments.order',
  params: { orderId: 'uuid' },
  row: { currency: 'text', status: textAs<OrderStatus>(), ownerId: 'uuid?', buyerEmail: 'text?', owed: 'int8' },
  sql: `select currency, status, owner_id as "ownerId", buyer_email as "buyerEmail", total + returned - paid as owed
        from orders where site_id = $1 and id = $2`,
})
