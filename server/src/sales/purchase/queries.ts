import { json, statement } from '../../db/statement.ts'
import { insertOfHappened } from '../../outbox/happenings.ts'
import type { CardFacts, OrderDoc, PaidOutside } from './purchase.ts'

const placed = {
  id: 'uuid',
  number: 'int8',
  status: 'text',
  paymentStatus: 'text',
  total: 'int8',
  createdAt: 'timestamptz',
  eventNumbers: json<Record<string, string>>(),
} as const
const placedColumns = `o.id, o.number, o.status, o.payment_status as "paymentStatus", o.total, o.created_at as "createdAt",
  coalesce((select jsonb_object_agg(e.event_id, e.number) from order_events e
            where e.site_id = $1 and e.order_id = o.id), '{}') as "eventNumbers"`

export const findBySource = statement({
  name: 'purchase.findBySource',
  params: { source: 'text', sourceId: 'uuid' },
  row: placed,
  sql: `select ${placedColumns} from orders o where o.site_id = $1 and o.source = $2 and o.source_id = $3`,
})

/** The order whose state is about to change; everything else waits. */
export const lockOrder = statement({
  name: 'purchase.lockOrder',
  params: { id: 'uuid' },
  row: {
    ...placed,
    fulfillmentStatus: 'text',
    toPay: 'int8',
    due: 'int8',
    paid: 'int8',
    refunded: 'int8',
    currency: 'text',
    ownerId: 'uuid?',
    payBy: 'timestamptz?',
    paysOutside: 'bool',
    outsideTitle: 'text?',
    heldCard: json<CardFacts | null>(),
  },
  sql: `select ${placedColumns}, o.fulfillment_status as "fulfillmentStatus", o.total + o.returned as "toPay",
          coalesce(o.due, o.total) + o.returned as due, o.paid, o.refunded, o.currency,
          o.owner_id as "ownerId", o.pay_by as "payBy", o.doc ? 'paysOutside' as "paysOutside",
          o.doc->'paysOutside'->>'title' as "outsideTitle",
          case when o.status in ('INITIALIZED', 'PENDING') then o.doc #> '{facts,giftCard}' end as "heldCard"
        from orders o where o.site_id = $1 and o.id = $2 for update`,
})

/** Cancels a locked order in one of these states. */
export const writeCanceled = statement({
  name: 'purchase.cancel',
  params: { id: 'uuid', from: 'text[]', at: 'timestamptz' },
  sql: `update orders set status = 'CANCELED', pay_by = null, updated_at = $4, revision = revision + 1, remind_at = null,
          hold_address = null
        where site_id = $1 and id = $2 and status = any($3)`,
})

/** Domain event of an order that a statement writes with its cause, `moved`. */
const happening = {
  happeningId: 'uuid',
  payload: json<object>(),
  actorKind: 'text?',
  actorId: 'uuid?',
} as const

const approvedHappened = insertOfHappened('moved', {
  id: '$9::uuid',
  entity: 'order',
  entityId: '$2::uuid::text',
  slug: "'approved'",
  payload: '$10::jsonb',
  at: '$7',
  actorKind: '$11::text',
  actorId: '$12::uuid',
})

/** Approves a locked order, with its tickets and its domain event. No row unless it is in one of these states. */
export const writeApproved = statement({
  name: 'purchase.approve',
  params: {
    id: 'uuid',
    from: 'text[]',
    paymentStatus: 'text',
    paid: 'int8',
    payBy: 'timestamptz?',
    at: 'timestamptz',
    tickets: json<object[]>(),
    ...happening,
  },
  row: { position: 'text' },
  sql: `
    with moved as (
      update orders set status = 'APPROVED', payment_status = $4, paid = $5, pay_by = $6, updated_at = $7, revision = revision + 1,
          remind_at = null, hold_address = case when $6::timestamptz is not null then hold_address end
      where site_id = $1 and id = $2 and status = any($3) returning id
    ), ticketed as (
      insert into tickets (site_id, id, order_id, line_id, event_id, ticket_definition_id, number, status, created_at, doc)
      select $1, t.id, moved.id, t.line_id, t.event_id, t.ticket_definition_id, t.number, 'ISSUED', $7, t.doc
      from jsonb_to_recordset($8) as t (id uuid, line_id uuid, event_id uuid, ticket_definition_id uuid, number text, doc jsonb), moved
    )
    ${approvedHappened}`,
})

const paymentHappened = insertOfHappened('moved', {
  id: '$8::uuid',
  entity: 'order',
  entityId: '$2::uuid::text',
  slug: "'paymentStatusUpdated'",
  payload: '$9::jsonb',
  at: '$6',
  actorKind: '$10::text',
  actorId: '$11::uuid',
})

/** Payment status of a locked order in this state, with its domain event. */
export const writePaymentState = statement({
  name: 'purchase.writePaymentState',
  params: {
    id: 'uuid',
    status: 'text',
    paymentStatus: 'text',
    paid: 'int8',
    at: 'timestamptz',
    keepsTerm: 'bool',
    ...happening,
  },
  row: { position: 'text' },
  sql: `
    with moved as (
      update orders set payment_status = $4, paid = $5, updated_at = $6, revision = revision + 1,
          pay_by = case when $7::bool then pay_by end, remind_at = case when status = 'INITIALIZED' then remind_at end,
          hold_address = case when $7::bool and pay_by is not null then hold_address end
      where site_id = $1 and id = $2 and status = $3 returning id
    )
    ${paymentHappened}`,
})

/** The buyer chose to pay outside an order that was to be paid online. */
export const writePaysOutside = statement({
  name: 'purchase.writePaysOutside',
  params: { id: 'uuid', chosen: json<PaidOutside>() },
  sql: `update orders set doc = doc || jsonb_build_object('paysOutside', $3::jsonb) where site_id = $1 and id = $2`,
})

export const linesOfOrder = statement({
  name: 'purchase.linesOfOrder',
  params: { orderId: 'uuid' },
  row: {
    id: 'uuid',
    kind: 'text',
    catalogItemId: 'text',
    quantity: 'int8',
    unitPrice: 'int8',
    fulfilled: 'int8',
    refunded: 'int8',
    restocked: 'int8',
    doc: json<unknown>(),
  },
  sql: `select id, kind, catalog_item_id as "catalogItemId", quantity, unit_price as "unitPrice", fulfilled, refunded,
          restocked, doc
        from order_lines where site_id = $1 and order_id = $2 order by position`,
})

/** In id order; nobody is let in, or turned back, until the transaction ends. */
export const lockTickets = statement({
  name: 'purchase.lockTickets',
  params: { orderId: 'uuid' },
  row: { isIn: 'bool' },
  sql: `select checked_in_at is not null as "isIn" from tickets where site_id = $1 and order_id = $2 order by id for update`,
})

export const voidTickets = statement({
  name: 'purchase.voidTickets',
  params: { orderId: 'uuid', at: 'timestamptz' },
  sql: `update tickets set status = 'VOID', voided_at = $3 where site_id = $1 and order_id = $2 and status = 'ISSUED'`,
})

/** Lines of a locked order, if a payment of it is undecided, and if one waits for others than its buyer. */
export const findOrderToTakeBack = statement({
  name: 'purchase.findOrderToTakeBack',
  params: { id: 'uuid' },
  row: { doc: json<OrderDoc>(), paying: 'bool', deciding: 'bool' },
  sql: `
    select o.doc, count(t.id) > 0 as paying, count(t.id) filter (where t.doc -> 'open' is distinct from 'true') > 0 as deciding
    from orders o
    left join transactions t on t.site_id = $1 and t.order_id = o.id and t.kind = 'payment'
      and t.status in ('PENDING', 'PENDING_MERCHANT', 'AUTHORIZED')
    where o.site_id = $1 and o.id = $2 group by o.site_id, o.id`,
})

export const writeTakenBack = statement({
  name: 'purchase.writeTakenBack',
  params: { id: 'uuid', cartId: 'uuid' },
  sql: `update orders set doc = doc || jsonb_build_object('takenBackTo', $3::uuid) where site_id = $1 and id = $2`,
})

/** Events of an order that do not take place. */
export const eventsCalledOff = statement({
  name: 'purchase.eventsCalledOff',
  params: { orderId: 'uuid' },
  row: { id: 'uuid', title: 'text' },
  sql: `
    select e.id, e.title from order_events oe join events e on e.site_id = $1 and e.id = oe.event_id
    where oe.site_id = $1 and oe.order_id = $2 and (e.canceled_at is not null or e.deleted_at is not null)
    order by e.start_at, e.id`,
})

export const ordersToRemind = statement({
  name: 'purchase.toRemind',
  params: { at: 'timestamptz', limit: 'int4' },
  row: { id: 'uuid' },
  sql: `select id from orders where site_id = $1 and remind_at <= $2 and status = 'INITIALIZED'
        order by remind_at limit $3::int4`,
})

export const stopReminding = statement({
  name: 'purchase.stopReminding',
  params: { id: 'uuid' },
  sql: `update orders set remind_at = null where site_id = $1 and id = $2`,
})

/** Nothing for an order that was reminded of already. */
export const remindSooner = statement({
  name: 'purchase.remindSooner',
  params: { id: 'uuid', at: 'timestamptz' },
  sql: `update orders set remind_at = least(remind_at, $3) where site_id = $1 and id = $2 and remind_at is not null`,
})

export const unpaidPastTime = statement({
  name: 'purchase.unpaidPastTime',
  params: { at: 'timestamptz', limit: 'int4?', unpaid: 'text[]', pools: 'uuid[]' },
  row: { id: 'uuid' },
  sql: `
    select o.id from orders o where o.site_id = $1 and o.pay_by <= $2
      and (o.status = 'INITIALIZED' and o.payment_status <> 'PENDING_MERCHANT' or o.status = 'APPROVED' and o.payment_status = any($4) and o.paid = 0
        and not exists (select from order_lines l where l.site_id = $1 and l.order_id = o.id and l.fulfilled > 0)
        and not exists (select from tickets t where t.site_id = $1 and t.order_id = o.id and t.checked_in_at is not null))
      and (cardinality($5::uuid[]) = 0
        or exists (select from allocations a where a.site_id = $1 and a.ref_id = o.id and a.pool_id = any($5)))
    order by o.pay_by limit $3::int4`,
})

/** Units that went back, of lines; the table's CHECKs keep both within what was ordered. */
export const addToLines = statement({
  name: 'purchase.addToLines',
  params: { orderId: 'uuid', lines: 'uuid[]', refunded: 'int8[]', restocked: 'int8[]' },
  sql: `update order_lines l set refunded = l.refunded + u.refunded, restocked = least(l.restocked + u.restocked, l.quantity)
        from unnest($3::uuid[], $4::int8[], $5::int8[]) as u (line_id, refunded, restocked)
        where l.site_id = $1 and l.order_id = $2 and l.id = u.line_id`,
})

/** As many tickets of a line: those that were not used first, and those that their buyer still holds. */
export const voidSome = statement({
  name: 'purchase.voidSome',
  params: { orderId: 'uuid', lineId: 'uuid', count: 'int8', at: 'timestamptz' },
  sql: `
    update tickets set status = 'VOID', voided_at = $5 where site_id = $1 and id in (
      select id from tickets where site_id = $1 and order_id = $2 and line_id = $3 and status = 'ISSUED'
      order by checked_in_at nulls first, issued_id nulls first, id desc limit $4::int8)`,
})

/** In id order; nobody is let in with one until the transaction ends. */
export const lockGivenBack = statement({
  name: 'purchase.lockGivenBack',
  params: { orderId: 'uuid', ids: 'uuid[]' },
  row: { id: 'uuid', lineId: 'uuid' },
  sql: `select id, line_id as "lineId" from tickets where site_id = $1 and order_id = $2 and id = any($3) order by id for update`,
})

export const voidGivenBack = statement({
  name: 'purchase.voidGivenBack',
  params: { orderId: 'uuid', ids: 'uuid[]', at: 'timestamptz' },
  row: { lineId: 'uuid' },
  sql: `update tickets set status = 'VOID', voided_at = $4
        where site_id = $1 and order_id = $2 and id = any($3) and status = 'ISSUED' and checked_in_at is null
        returning line_id as "lineId"`,
})

/** Every unit of an order came back. */
export const markRestocked = statement({
  name: 'purchase.markRestocked',
  params: { orderId: 'uuid' },
  sql: `update order_lines set restocked = quantity where site_id = $1 and order_id = $2 and restocked < quantity`,
})
