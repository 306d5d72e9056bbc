import { json, statement, textAs } from '../../db/statement.ts'
import { type Crowding, crowdingOfHolder, limitColumns } from './open-holds.ts'
import type { OrderDoc } from './purchase.ts'

/**
 * A whole purchase as one statement: it locks the checkout, locks the pools in id order, and only if everything can be had takes
 * the units, numbers the order and writes it with lines, tickets and domain events. Nothing is written when anything is short;
 * the answer then says what. The counter row comes last, so that orders of one site wait for each other as briefly as possible.
 * Counts are written as they were read under the lock: an update starts from the row as it was when the statement began, and PostgreSQL
 * checks the constraints on that before it turns to the row that others changed meanwhile.
 * `pools` are those of `takes`: from a list the planner expects few rows, from a recordset a hundred, and then it scans the table.
 */
export const placePurchase = statement({
  name: 'purchase.place',
  params: {
    order: json<object>(),
    takes: json<object[]>(),
    lines: json<object[]>(),
    events: json<object[]>(),
    tickets: json<object[]>(),
    happenings: json<object[]>(),
    at: 'timestamptz',
    pools: 'uuid[]',
    eventIds: 'uuid[]',
  },
  row: {
    ok: 'bool',
    number: 'int8?',
    position: 'text',
    sourceOpen: 'bool',
    heldEnough: 'bool',
    sameCoupon: 'bool',
    sameCurrency: 'bool',
    crowding: textAs<Crowding | 'NONE'>(),
    shortPools: 'uuid[]',
    left: 'int8[]',
  },
  sql: `
    with o as (
      select * from jsonb_to_record($2) as o (
        id uuid, source text, source_id uuid, owner_id uuid, buyer_email text, buyer_name text, status text,
        payment_status text, fulfillment_status text, currency text, total int8, paid int8, item_count int8,
        pay_by timestamptz, remind_at timestamptz, doc jsonb, unit_state text, reservation_id uuid, held_units int8, cart_id uuid,
        transaction_id uuid, coupon_id uuid, coupon_revision int8, due int8,
        ${limitColumns})
    ), coupon as (
      select c.revision from coupons c where c.site_id = $1 and c.id = (select coupon_id from o) for share
    ), checkout as (
      select c.id from checkouts c where c.site_id = $1 and c.id = (select source_id from o where source = 'checkout')
        and c.status = 'OPEN' for update
    ), placed_before as (
      select 1 from orders b, o where b.site_id = $1 and b.source = o.source and b.source_id = o.source_id
    ), sold_in as (
      select coalesce(e.doc->'tickets'->>'currency', t.currency) as currency
      from events e join sites t on t.id = $1
      where e.site_id = $1 and e.id = any($10) for key share of e
    ), held as (
      select a.id, a.quantity from allocations a
      where a.site_id = $1 and a.ref_id = (select reservation_id from o) and a.state = 'HELD' for update
    ), requested as (
      select * from jsonb_to_recordset($3) as t (id uuid, pool_id uuid, quantity int8, line_id uuid)
    ), wanted as (
      select pool_id, sum(quantity)::int8 as quantity from requested group by pool_id
    ), locked as (
      select p.id, p.capacity, p.used, p.owed from pools p
      where p.site_id = $1 and p.id = any($9) and (select count(*) from checkout) + (select count(*) from coupon)
        + (select count(*) from sold_in) >= 0
      order by p.id for update
    ), holds as (
      select w.units, ${crowdingOfHolder} as crowding
      from (select o.*, $8::timestamptz as at, null::uuid as but,
              coalesce((select sum(a.quantity) from requested a join locked l on l.id = a.pool_id
                        where a.line_id is not null and l.capacity is not null), 0)
              + coalesce((select r.held_units from ticket_reservations r where r.site_id = $1 and r.id = o.reservation_id), 0) as units
            from o) w
    ), verdict as (
      select (select source <> 'checkout' from o) or exists (select from checkout) as source_open,
             not exists (select from placed_before) as first_time,
             (select coupon_id from o) is null
               or exists (select from coupon where revision = (select coupon_revision from o)) as same_coupon,
             not exists (select from sold_in s, o where s.currency <> o.currency) as same_currency,
             (select crowding from holds) as crowding,
             (select coalesce(sum(quantity), 0) from held) = (select coalesce(held_units, 0) from o) as held_enough,
             not exists (
               select from wanted w left join locked l on l.id = w.pool_id
               where l.id is null or l.capacity is not null and l.used + w.quantity > l.capacity
             ) as enough
    ), go as (
      select 1 from verdict where source_open and first_time and same_coupon and same_currency and held_enough and enough
        and crowding is null
    ), taken as (
      update pools p set capacity = l.capacity, used = l.used + w.quantity, owed = l.owed, updated_at = $8
      from wanted w join locked l on l.id = w.pool_id, go where p.site_id = $1 and p.id = w.pool_id and p.id = any($9)
    ), allocated as (
      insert into allocations (site_id, id, pool_id, quantity, state, purpose, ref_id, line_id, expires_at, created_at, updated_at)
      select $1, a.id, a.pool_id, a.quantity, o.unit_state, 'order', o.id, a.line_id,
             case when o.unit_state = 'HELD' then o.pay_by end, $8, $8
      from requested a, o, go
    ), committed as (
      update allocations a set state = o.unit_state, purpose = 'order', ref_id = o.id, updated_at = $8,
             expires_at = case when o.unit_state = 'HELD' then o.pay_by end
      from held h, o, go where a.site_id = $1 and a.id = h.id
    ), closed as (
      update checkouts c set status = 'COMPLETED', order_id = o.id, revision = revision + 1, updated_at = $8
      from o, go where c.site_id = $1 and c.id in (select id from checkout)
    ), emptied as (
      update carts c set status = 'ORDERED', checkout_id = null, revision = c.revision + 1, updated_at = $8
      from o, go where c.site_id = $1 and c.id = o.cart_id and c.checkout_id = o.source_id and c.status = 'OPEN'
    ), numbered as (
      update counters c set n = n + 1 from go where c.site_id = $1 and c.name = 'order' returning n
    ), ordered as (
      insert into orders (site_id, id, number, source, source_id, owner_id, buyer_email, buyer_name, status, payment_status,
                          fulfillment_status, currency, total, due, paid, item_count, pay_by, remind_at, hold_address, held_units, created_at,
                          updated_at, doc)
      select $1, o.id, n.n, o.source, o.source_id, o.owner_id, o.buyer_email, o.buyer_name, o.status, o.payment_status,
             o.fulfillment_status, o.currency, o.total, o.due, o.paid, o.item_count, o.pay_by, o.remind_at, o.hold_address, h.units, $8,
             $8, o.doc
      from o, numbered n, holds h
    ), paid_for as (
      insert into transactions (site_id, id, order_id, kind, provider, status, amount, currency, created_at, updated_at, captured_at)
      select $1, o.transaction_id, o.id, 'payment', 'manual', 'APPROVED', o.total, o.currency, $8, $8, $8
      from o, go where o.transaction_id is not null
    ), lined as (
      insert into order_lines (site_id, order_id, id, position, kind, app_id, catalog_item_id, quantity, unit_price, discount,
                               tax, total, doc)
      select $1, o.id, l.id, l.position, l.kind, l.app_id, l.catalog_item_id, l.quantity, l.unit_price, l.discount, l.tax,
             l.total, l.doc
      from jsonb_to_recordset($4) as l (id uuid, position int4, kind text, app_id uuid, catalog_item_id text, quantity int8,
             unit_price int8, discount int8, tax int8, total int8, doc jsonb), o, go
    ), evented as (
      insert into order_events (site_id, order_id, event_id, reservation_id, number)
      select $1, o.id, e.event_id, o.reservation_id, e.number
      from jsonb_to_recordset($5) as e (event_id uuid, number text), o, go
    ), ticketed as (
      insert into tickets (site_id, id, order_id, line_id, event_id, ticket_definition_id, number, status, created_at, doc)
      select $1, t.id, o.id, t.line_id, t.event_id, t.ticket_definition_id, t.number, 'ISSUED', $8, t.doc
      from jsonb_to_recordset($6) as t (id uuid, line_id uuid, event_id uuid, ticket_definition_id uuid, number text, doc jsonb),
           o, go
    ), happened as (
      insert into happenings (site_id, id, entity, entity_id, slug, sequence, payload, occurred_at)
      select $1, h.id, h.entity, h.entity_id, h.slug, h.sequence, h.payload, $8
      from jsonb_to_recordset($7) as h (id uuid, entity text, entity_id text, slug text, sequence int8, payload jsonb), go
    )
    select exists (select from go) as ok, (select n from numbered) as number, pg_current_xact_id()::text as position,
           v.source_open and v.first_time as "sourceOpen", v.held_enough as "heldEnough",
           v.same_coupon as "sameCoupon", v.same_currency as "sameCurrency",
           coalesce(v.crowding, 'NONE') as crowding,
           coalesce((select array_agg(w.pool_id) from wanted w left join locked l on l.id = w.pool_id
              where l.id is null or l.capacity is not null and l.used + w.quantity > l.capacity), '{}') as "shortPools",
           coalesce((select array_agg(greatest(coalesce(l.capacity - l.used, 0), 0)) from wanted w left join locked l on l.id = w.pool_id
              where l.id is null or l.capacity is not null and l.used + w.quantity > l.capacity), '{}') as "left"
    from verdict v`,
})

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
    due: 'int8',
    paid: 'int8',
    refunded: 'int8',
    currency: 'text',
    ownerId: 'uuid?',
    payBy: 'timestamptz?',
    paysOutside: 'bool',
  },
  sql: `select ${placedColumns}, o.fulfillment_status as "fulfillmentStatus", coalesce(o.due, o.total) as due, o.paid, o.refunded, o.currency,
          o.owner_id as "ownerId", o.pay_by as "payBy", o.doc ? 'paysOutside' as "paysOutside"
        from orders o where o.site_id = $1 and o.id = $2 for update`,
})

export const writeOrderState = statement({
  name: 'purchase.writeOrderState',
  params: {
    id: 'uuid',
    from: 'text[]',
    status: 'text',
    paymentStatus: 'text',
    paid: 'int8',
    payBy: 'timestamptz?',
    at: 'timestamptz',
  },
  sql: `update orders set status = $4, payment_status = $5, paid = $6, pay_by = $7, updated_at = $8, revision = revision + 1,
          remind_at = case when $4 = 'INITIALIZED' then remind_at end, hold_address = case when $7::timestamptz is not null then hold_address end
        where site_id = $1 and id = $2 and status = any($3)`,
})

/** The buyer chose to pay outside an order that was to be paid online. */
export const writePaysOutside = statement({
  name: 'purchase.writePaysOutside',
  params: { id: 'uuid' },
  sql: `update orders set doc = doc || '{"paysOutside": true}' where site_id = $1 and id = $2`,
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

export const insertTickets = statement({
  name: 'purchase.insertTickets',
  params: { orderId: 'uuid', tickets: json<object[]>(), at: 'timestamptz' },
  sql: `insert into tickets (site_id, id, order_id, line_id, event_id, ticket_definition_id, number, status, created_at, doc)
        select $1, t.id, $2, t.line_id, t.event_id, t.ticket_definition_id, t.number, 'ISSUED', $4, t.doc
        from jsonb_to_recordset($3) as t (id uuid, line_id uuid, event_id uuid, ticket_definition_id uuid, number text, doc jsonb)`,
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

/** Units of an order that was held for payment are its own for good. */
export const commitUnits = statement({
  name: 'purchase.commitUnits',
  params: { orderId: 'uuid', at: 'timestamptz' },
  sql: `update allocations set state = 'COMMITTED', expires_at = null, updated_at = $3
        where site_id = $1 and ref_id = $2 and state = 'HELD'`,
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

/** As many tickets of a line, those that were not used first. */
export const voidSome = statement({
  name: 'purchase.voidSome',
  params: { orderId: 'uuid', lineId: 'uuid', count: 'int8', at: 'timestamptz' },
  sql: `
    update tickets set status = 'VOID', voided_at = $5 where site_id = $1 and id in (
      select id from tickets where site_id = $1 and order_id = $2 and line_id = $3 and status = 'ISSUED'
      order by checked_in_at nulls first, id desc limit $4::int8)`,
})

/** Every unit of an order came back. */
export const markRestocked = statement({
  name: 'purchase.markRestocked',
  params: { orderId: 'uuid' },
  sql: `update order_lines set restocked = quantity where site_id = $1 and order_id = $2 and restocked < quantity`,
})
