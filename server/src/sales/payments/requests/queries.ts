import type { OrderStatus } from '@fairground/contract/enumerations/orders.ts'
import { amountOf, textOf } from '../../../db/query-fields.ts'
import type { QuerySpec } from '../../../db/query-sql.ts'
import { json, statement, textAs, type ValuesOf } from '../../../db/statement.ts'
import type { RequestDoc } from './request-doc.ts'

const row = {
  id: 'uuid',
  orderId: 'uuid',
  orderNumber: 'int8',
  buyerEmail: 'text?',
  buyerLanguage: 'text?',
  orderStatus: textAs<OrderStatus>(),
  amount: 'int8',
  owed: 'int8?',
  currency: 'text',
  title: 'text',
  description: 'text?',
  expiresAt: 'timestamptz?',
  paidAt: 'timestamptz?',
  voidedAt: 'timestamptz?',
  sourceApp: 'text',
  externalId: 'text?',
  paymentId: 'uuid?',
  doc: json<RequestDoc>(),
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
} as const
export type RequestRow = ValuesOf<typeof row>

/** The last payment that was begun for it is the one that it is paid with: another begins once it has failed. */
const paymentId = `(
    select t.id from transactions t
    where t.site_id = $1 and t.order_id = r.order_id and t.kind = 'payment' and t.doc ->> 'requestId' = r.id::text
    order by t.created_at desc, t.id desc limit 1)`
/** Minor units of its order that are not paid; null of a request that is no part of what is owed. */
const owed = `case when r.doc ? 'change' then null else greatest(o.total + o.returned - o.paid, 0) end`
const columns = `r.id, r.order_id as "orderId", o.number as "orderNumber", o.buyer_email as "buyerEmail",
  o.doc #>> '{facts,buyerLanguage}' as "buyerLanguage", o.status as "orderStatus", r.amount, ${owed} as owed, o.currency, r.title, r.description,
  r.expires_at as "expiresAt", r.paid_at as "paidAt", r.voided_at as "voidedAt", r.source_app as "sourceApp",
  r.external_id as "externalId", ${paymentId} as "paymentId",
  r.doc, r.created_at as "createdAt", r.updated_at as "updatedAt"`
const from = 'order_payment_requests r join orders o on o.site_id = r.site_id and o.id = r.order_id'

export const findRequest = statement({
  name: 'paymentRequests.find',
  params: { id: 'uuid' },
  row,
  sql: `select ${columns} from ${from} where r.site_id = $1 and r.id = $2`,
})

/** Order first, request second: everybody locks in this order. */
export const lockRequest = statement({
  name: 'paymentRequests.lock',
  params: { id: 'uuid' },
  row,
  sql: `select ${columns} from ${from} where r.site_id = $1 and r.id = $2 for update of r`,
})

/** Requests by their ids, or by what other programs call them. */
export const findRequests = statement({
  name: 'paymentRequests.findMany',
  params: { ids: 'uuid[]', sourceApps: 'text[]', externalIds: 'text[]' },
  row,
  sql: `
    select ${columns} from ${from}
    where r.site_id = $1 and (r.id = any($2) or (r.source_app, r.external_id) in (select * from unnest($3::text[], $4::text[])))`,
})

/** Orders of which something is requested, in the order in which everybody locks several. */
export const lockOrders = statement({
  name: 'paymentRequests.lockOrders',
  params: { ids: 'uuid[]' },
  row: { id: 'uuid', status: textAs<OrderStatus>(), currency: 'text', toPay: 'int8', paid: 'int8' },
  sql: `
    select id, status, currency, total + returned as "toPay", paid from orders where site_id = $1 and id = any($2) order by id for update`,
})

/** A request whose source has one already is not written. */
export const insertRequests = statement({
  name: 'paymentRequests.insert',
  params: { records: json<object[]>(), at: 'timestamptz' },
  sql: `
    insert into order_payment_requests (site_id, id, order_id, amount, title, description, expires_at, source_app, external_id, doc,
      created_at, updated_at)
    select $1, u.id, u."orderId", u.amount, u.title, u.description, u."expiresAt", u."sourceApp", u."externalId", u.doc, $3, $3
    from jsonb_to_recordset($2) as u (id uuid, "orderId" uuid, amount int8, title text, description text, "expiresAt" timestamptz,
      "sourceApp" text, "externalId" text, doc jsonb)
    on conflict do nothing`,
})

export const writeRequest = statement({
  name: 'paymentRequests.write',
  params: {
    id: 'uuid',
    title: 'text',
    description: 'text?',
    expiresAt: 'timestamptz?',
    voidedAt: 'timestamptz?',
    doc: json<RequestDoc>(),
    at: 'timestamptz',
  },
  sql: `
    update order_payment_requests
    set title = $3, description = $4, expires_at = $5, voided_at = $6, doc = $7, updated_at = $8
    where site_id = $1 and id = $2`,
})

/** An unpaid one that was prepared for so much of an order, and is not reserved first. */
export const findPrepared = statement({
  name: 'paymentRequests.findPrepared',
  params: { orderId: 'uuid', amount: 'int8' },
  row: { id: 'uuid' },
  sql: `
    select id from order_payment_requests
    where site_id = $1 and order_id = $2 and amount = $3 and paid_at is null and voided_at is null and expires_at is null
      and doc @> '{"prepared": true}' and not doc ? 'delayedCapture'
    order by created_at desc, id desc limit 1`,
})

export const writePrepared = statement({
  name: 'paymentRequests.writePrepared',
  params: { id: 'uuid', amount: 'int8', doc: json<RequestDoc>(), at: 'timestamptz' },
  sql: `update order_payment_requests set amount = $3, doc = $4, updated_at = $5 where site_id = $1 and id = $2`,
})

export const deleteRequest = statement({
  name: 'paymentRequests.delete',
  params: { id: 'uuid' },
  sql: `delete from order_payment_requests where site_id = $1 and id = $2`,
})

/** A payment for it came. */
export const writePaid = statement({
  name: 'paymentRequests.writePaid',
  params: { id: 'uuid', at: 'timestamptz' },
  sql: `
    update order_payment_requests set paid_at = $3, updated_at = $3, doc = doc #- '{change,form}'
    where site_id = $1 and id = $2 and paid_at is null`,
})

/** Nobody pays it any more. `description` says why. */
export const writeVoided = statement({
  name: 'paymentRequests.writeVoided',
  params: { id: 'uuid', at: 'timestamptz', description: 'text?' },
  sql: `
    update order_payment_requests set voided_at = $3, updated_at = $3, doc = doc #- '{change,form}', description = coalesce($4, description)
    where site_id = $1 and id = $2 and paid_at is null and voided_at is null`,
})

/** Requests for changes of a ticket that can be paid still. They change under the lock of the order. */
export const openChanges = statement({
  name: 'paymentRequests.openChanges',
  params: { orderId: 'uuid', ticketId: 'text', now: 'timestamptz' },
  row,
  sql: `
    select ${columns} from ${from}
    where r.site_id = $1 and r.order_id = $2 and r.doc ? 'change' and r.doc #>> '{change,ticketId}' = $3
      and r.paid_at is null and r.voided_at is null and r.expires_at > $4
    order by r.created_at desc, r.id desc`,
})

/** Requests for changes of an order that can be paid still, and whose ticket is not valid any more. */
export const changesWithoutTicket = statement({
  name: 'paymentRequests.changesWithoutTicket',
  params: { orderId: 'uuid', now: 'timestamptz' },
  row,
  sql: `
    select ${columns} from ${from}
    where r.site_id = $1 and r.order_id = $2 and r.doc ? 'change' and r.paid_at is null and r.voided_at is null and r.expires_at > $3
      and (o.status <> 'APPROVED' or not exists (
        select from tickets t where t.site_id = $1 and t.id = (r.doc #>> '{change,ticketId}')::uuid and t.status = 'ISSUED'))`,
})

/** `at` is the time of the site: requests expire by it. Amounts are compared in the currency of the site. */
export const requestList = (at: Date, currency: string): QuerySpec => ({
  from,
  site: 'r.site_id',
  columns,
  now: at,
  tieBreak: { sql: 'r.id', type: 'uuid' },
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  fields: {
    id: { sql: 'r.id', type: 'uuid', sortable: true },
    orderId: { sql: 'r.order_id', type: 'uuid', sortable: true },
    orderNumber: { sql: 'o.number::text', type: 'text', sortable: true, orderSql: `lpad(o.number::text, 19, '0')` },
    paymentGatewayOrderId: { sql: paymentId, type: 'uuid' },
    'source.appId': { sql: 'r.source_app', type: 'text' },
    'source.externalId': textOf('r.external_id'),
    title: { sql: 'r.title', type: 'text', sortable: true },
    description: textOf('r.description'),
    currency: { sql: 'o.currency', type: 'text' },
    'amount.amount': amountOf('r.amount', currency),
    expirationDate: {
      sql: 'r.expires_at',
      type: 'timestamptz',
      sortable: true,
      orderSql: `coalesce(r.expires_at, '9999-12-31')`,
    },
    createdDate: { sql: 'r.created_at', type: 'timestamptz', sortable: true },
    updatedDate: { sql: 'r.updated_at', type: 'timestamptz', sortable: true },
    status: {
      sql: `case when r.paid_at is not null then 'PAID'
                 when r.voided_at is not null or r.expires_at <= :now or r.amount > ${owed} then 'EXPIRED' else 'UNPAID' end`,
      type: 'text',
      sortable: true,
    },
  },
})
