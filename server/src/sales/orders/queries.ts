import type { CustomActivity } from '@fairground/contract/ecom/order-activities.ts'
import type { FulfillmentStatus, OrderActivityType, OrderStatus } from '@fairground/contract/enumerations/orders.ts'
import type { PaymentStatus, TransactionStatus } from '@fairground/contract/enumerations/payments.ts'
import type { Static } from 'typebox'
import { json, jsonOrNull, statement, textAs } from '../../db/statement.ts'
import type { StoredDispute } from '../payments/disputes/stored-dispute.ts'
import type { HandedOver, ReservedAmount } from '../purchase/activities.ts'
import type { EventOfLine } from '../purchase/lines-now.ts'
import type { OrderFacts, OrderLineDoc } from '../purchase/purchase.ts'

/** Parts of an order travel inside its row as JSON: 64-bit amounts as text, times as ISO 8601. */
export interface OrderLinePart {
  id: string
  quantity: number
  refunded: number
  restocked: number
  doc: OrderLineDoc
  /** Event of its tickets as it is now; null for goods. */
  event?: EventOfLine | null
}

export interface TransactionPart {
  id: string
  kind: 'payment' | 'refund'
  status: TransactionStatus
  amount: string
  refunded: string
  refundPending: string
  disputes: StoredDispute[] | null
  /** Time since which a payment is captured. */
  at: string
}

/** An entry of the history that somebody or something wrote; `author` is the address of a staff user. */
export interface ActivityPart {
  id: string
  type: OrderActivityType
  at: string
  author: string | null
  message: string | null
  /** An app's activity, the amount of a payment that was reserved first, or the units of a fulfilment. */
  detail: Static<typeof CustomActivity> | ReservedAmount | HandedOver | null
}

interface HappeningPart {
  id: string
  slug: string
  at: string
  /** Payment status after a change of it. */
  paymentStatus: string | null
}

/** `breakdown` is as stored; `fromStored` reads it. */
interface StoredOrderDoc {
  facts: OrderFacts
  breakdown: unknown
}

const row = {
  id: 'uuid',
  number: 'int8',
  ownerId: 'uuid?',
  buyerEmail: 'text?',
  status: textAs<OrderStatus>(),
  paymentStatus: textAs<PaymentStatus>(),
  fulfillmentStatus: textAs<FulfillmentStatus>(),
  archived: 'bool',
  imported: 'bool',
  currency: 'text',
  total: 'int8',
  toPay: 'int8',
  paid: 'int8',
  refunded: 'int8',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
  purchasedAt: 'timestamptz',
  doc: json<StoredOrderDoc>(),
  lines: json<OrderLinePart[]>(),
  transactions: json<TransactionPart[]>(),
  happened: json<HappeningPart[]>(),
  activities: json<ActivityPart[]>(),
  tags: 'text[]',
  privateTags: 'text[]',
} as const

/** An order with its lines, transactions and history: one statement reads any number of them. */
export interface OrderRow {
  id: string
  number: bigint
  ownerId: string | null
  buyerEmail: string | null
  status: OrderStatus
  paymentStatus: PaymentStatus
  fulfillmentStatus: FulfillmentStatus
  archived: boolean
  /** It is an order of another shop. */
  imported: boolean
  currency: string
  total: bigint
  /** Its payments together once all is paid: more than the total where some of them went back as nobody owed it. */
  toPay: bigint
  paid: bigint
  refunded: bigint
  createdAt: Date
  updatedAt: Date
  /** Date of the purchase: for an order that was entered later, earlier than `createdAt`. */
  purchasedAt: Date
  doc: StoredOrderDoc
  lines: OrderLinePart[]
  transactions: TransactionPart[]
  happened: HappeningPart[]
  activities: ActivityPart[]
  tags: string[]
  privateTags: string[]
}

export const orderColumns = `
  o.id, o.number, o.owner_id as "ownerId", o.buyer_email as "buyerEmail", o.status, o.payment_status as "paymentStatus",
  o.fulfillment_status as "fulfillmentStatus", o.archived, o.imported, o.currency, o.total, o.total + o.returned as "toPay", o.paid, o.refunded,
  o.created_at as "createdAt", o.updated_at as "updatedAt", o.purchased_at as "purchasedAt", o.doc, o.tags,
  o.private_tags as "privateTags",
  (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'quantity', l.quantity, 'refunded', l.refunded,
     'restocked', l.restocked, 'doc', l.doc, 'event', case when l.doc ? 'ticket' then (
       select jsonb_build_object('startAt', e.start_at, 'endAt', e.end_at, 'timeZone', e.time_zone, 'locationType', e.location_type,
         'doc', jsonb_build_object('location', e.doc->'location', 'dateAndTimeTbd', e.doc->'dateAndTimeTbd',
           'dateAndTimeTbdMessage', e.doc->'dateAndTimeTbdMessage', 'hideEndDate', e.doc->'hideEndDate',
           'showTimeZone', e.doc->'showTimeZone'))
       from events e where e.site_id = $1 and e.id = (l.doc #>> '{ticket,eventId}')::uuid) end) order by l.position), '[]')
   from order_lines l where l.site_id = $1 and l.order_id = o.id) as lines,
  (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'kind', t.kind, 'status', t.status, 'amount', t.amount::text,
     'refunded', t.refunded::text, 'refundPending', t.refund_pending::text, 'at', coalesce(t.captured_at, t.updated_at),
     'disputes', t.doc -> 'disputes') order by t.created_at, t.id), '[]')
   from transactions t where t.site_id = $1 and t.order_id = o.id) as transactions,
  (select coalesce(jsonb_agg(jsonb_build_object('id', h.id, 'slug', h.slug, 'at', h.occurred_at, 'paymentStatus', h.payload->>'paymentStatus') order by h.sequence), '[]')
   from happenings h where h.site_id = $1 and h.entity = 'order' and h.entity_id = o.id::text) as happened,
  (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'type', a.type, 'at', a.created_at, 'message', a.message, 'detail', a.doc, 'author',
     (select u.email from staff_users u where u.site_id = $1 and u.id = a.author_id)) order by a.created_at, a.id), '[]')
   from order_activities a where a.site_id = $1 and a.order_id = o.id) as activities`

/** `ownerId` null reads anybody's, for administrators. */
export const findOrder = statement({
  name: 'orders.find',
  params: { id: 'uuid', ownerId: 'uuid?' },
  row,
  sql: `
    select ${orderColumns} from orders o
    where o.site_id = $1 and o.id = $2 and ($3::uuid is null or o.owner_id = $3)`,
})

export const lockFacts = statement({
  name: 'orders.lockFacts',
  params: { id: 'uuid' },
  row: { facts: json<OrderFacts>(), archived: 'bool' },
  sql: `select doc -> 'facts' as facts, archived from orders where site_id = $1 and id = $2 for update`,
})

/** Writes the buyer and the merchant's notes; prices, lines and states have writers of their own. */
export const writeFacts = statement({
  name: 'orders.writeFacts',
  params: {
    id: 'uuid',
    facts: json<OrderFacts>(),
    buyerEmail: 'text?',
    buyerName: 'text?',
    archived: 'bool',
    at: 'timestamptz',
  },
  sql: `
    with named as (
      update order_events set buyer_name = $5 where site_id = $1 and order_id = $2 and buyer_name is distinct from $5
    )
    update orders set doc = jsonb_set(doc, '{facts}', $3), buyer_email = $4, buyer_name = $5, archived = $6,
      updated_at = $7, revision = revision + 1
    where site_id = $1 and id = $2`,
})

/** Rewrites a comment; entries of what happened stay. */
export const writeActivity = statement({
  name: 'orders.writeActivity',
  params: { orderId: 'uuid', id: 'uuid', message: 'text?', doc: jsonOrNull<Static<typeof CustomActivity>>() },
  sql: `update order_activities set message = $4, doc = $5
        where site_id = $1 and order_id = $2 and id = $3
          and type = case when $5::jsonb is null then 'MERCHANT_COMMENT' else 'CUSTOM_ACTIVITY' end`,
})

export const deleteActivityRow = statement({
  name: 'orders.deleteActivity',
  params: { orderId: 'uuid', id: 'uuid' },
  sql: `delete from order_activities
        where site_id = $1 and order_id = $2 and id = $3 and type in ('MERCHANT_COMMENT', 'CUSTOM_ACTIVITY')`,
})

export const countActivities = statement({
  name: 'orders.countActivities',
  params: { orderId: 'uuid' },
  row: { count: 'int8' },
  sql: `select count(*) as count from order_activities where site_id = $1 and order_id = $2`,
})

export const lockTags = statement({
  name: 'orders.lockTags',
  params: { ids: 'uuid[]' },
  row: { id: 'uuid', publicTags: 'text[]', privateTags: 'text[]' },
  sql: `select id, tags as "publicTags", private_tags as "privateTags" from orders
        where site_id = $1 and id = any($2) order by id for update`,
})

export const writeTags = statement({
  name: 'orders.writeTags',
  params: { rows: json<{ id: string; tags: string[]; private_tags: string[] }[]>(), at: 'timestamptz' },
  sql: `update orders o set tags = u.tags, private_tags = u.private_tags, updated_at = $3, revision = revision + 1
        from jsonb_to_recordset($2) as u (id uuid, tags text[], private_tags text[]) where o.site_id = $1 and o.id = u.id`,
})
