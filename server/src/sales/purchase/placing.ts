import { json, statement, textAs } from '../../db/statement.ts'
import { type Crowding, crowdingOfHolder, limitColumns } from './open-holds.ts'

const ofGoods = {
  order: json<object>(),
  takes: json<object[]>(),
  lines: json<object[]>(),
  happenings: json<object[]>(),
  at: 'timestamptz',
  pools: 'uuid[]',
  quantities: 'int8[]',
} as const

const row = {
  ok: 'bool',
  number: 'int8?',
  position: 'text',
  sourceOpen: 'bool',
  heldEnough: 'bool',
  sameCoupon: 'bool',
  eventsThere: 'bool',
  sameCurrency: 'bool',
  sameDraws: 'bool',
  crowding: textAs<Crowding | 'NONE'>(),
  shortPools: 'uuid[]',
  left: 'int8[]',
} as const

/** Parts of the statement that only some purchases have. PostgreSQL sets each part up for every purchase, whether it finds rows or not. */
interface Parts {
  /** CTEs that lock what must stay as it was priced, before the pools are locked. */
  readonly locks: string
  /** True while nobody else has made an order of the reservation, or given it back. */
  readonly reservationOpen: string
  /** Something that reads all of `locks`: they are taken before the pools are. */
  readonly locked: string
  /** Limited units that are the buyer's already. */
  readonly unitsOfReservation: string
  readonly heldEnough: string
  readonly sameCoupon: string
  /** True while none of the events was deleted. Their rows are locked as a deletion locks them, and it looks for orders after that. */
  readonly eventsThere: string
  readonly sameCurrency: string
  /** True while the pools are drawn on together with those that were read with them. */
  readonly sameDraws: string
  /** CTEs that write. */
  readonly writes: string
}

/** Goods alone, with neither a coupon nor a payment. */
const PLAIN: Parts = {
  locks: '',
  reservationOpen: 'true',
  locked: '(select count(*) from checkout)',
  unitsOfReservation: '0',
  heldEnough: 'true',
  sameCoupon: 'true',
  eventsThere: 'true',
  sameCurrency: 'true',
  sameDraws: 'true',
  writes: '',
}

/** Tickets, a coupon, or money that was taken already. */
const WITH_TICKETS: Parts = {
  locks: `
    coupon as (
      select c.revision from coupons c where c.site_id = $1 and c.id = (select coupon_id from o) for share
    ), sold_in as (
      select coalesce(e.doc->'tickets'->>'currency', t.currency) as currency
      from events e join sites t on t.id = $1
      where e.site_id = $1 and e.id = any((select $11::uuid[])::uuid[]) and e.deleted_at is null order by e.id for key share of e
    ),`,
  reservationOpen: 'true',
  locked: '(select count(*) from checkout) + (select count(*) from coupon) + (select count(*) from sold_in)',
  unitsOfReservation: '0',
  heldEnough: 'true',
  sameCoupon: `(select coupon_id from o) is null
               or exists (select from coupon where revision = (select coupon_revision from o))`,
  eventsThere: '(select count(*) from sold_in) = cardinality((select $11::uuid[]))',
  sameCurrency: 'not exists (select from sold_in s, o where s.currency <> o.currency)',
  sameDraws: 'not exists (select from requested r join locked l on l.id = r.pool_id where r.version <> l.version)',
  writes: `
    paid_for as (
      insert into transactions (site_id, id, order_id, kind, provider, status, amount, currency, created_at, updated_at, captured_at, doc)
      select $1, o.transaction_id, o.id, 'payment', o.payment_provider, 'APPROVED', o.payment_amount, o.currency, $6, $6, $6, o.payment_doc
      from o, go where o.transaction_id is not null
    ), evented as (
      insert into order_events (site_id, order_id, event_id, reservation_id, number, created_at, buyer_name)
      select $1, o.id, e.event_id, o.reservation_id, e.number, $6, o.buyer_name
      from jsonb_to_recordset($9) as e (event_id uuid, number text), o, go
    ), ticketed as (
      insert into tickets (site_id, id, order_id, line_id, event_id, ticket_definition_id, number, status, created_at, doc)
      select $1, t.id, o.id, t.line_id, t.event_id, t.ticket_definition_id, t.number, 'ISSUED', $6, t.doc
      from jsonb_to_recordset($10) as t (id uuid, line_id uuid, event_id uuid, ticket_definition_id uuid, number text, doc jsonb),
           o, go
    ),`,
}

/** A reservation, which becomes CONFIRMED with its order: of two callers one makes it. An entry of the waiting list has bought what it was offered. */
const RESERVED: Parts = {
  ...WITH_TICKETS,
  locks: `
    reserved as (
      select r.id, r.held_units from ticket_reservations r
      where r.site_id = $1 and r.id = (select reservation_id from o) and r.status = 'PENDING' and r.expires_at > $6 for update
    ), held as (
      select a.id, a.quantity, p.kind from allocations a join pools p on p.site_id = $1 and p.id = a.pool_id
      where a.site_id = $1 and a.ref_id = (select id from reserved) and a.state = 'HELD' for update of a
    ),${WITH_TICKETS.locks}`,
  reservationOpen: 'exists (select from reserved)',
  locked: `(select count(*) from reserved) + ${WITH_TICKETS.locked}`,
  unitsOfReservation: 'coalesce((select r.held_units from reserved r), 0)',
  heldEnough: `(select coalesce(sum(quantity), 0) from held where kind = 'tickets') = (select coalesce(held_units, 0) from o)`,
  writes: `
    confirmed as (
      update ticket_reservations r set status = 'CONFIRMED', revision = r.revision + 1, updated_at = $6, hold_address = null
      from reserved k, go where r.site_id = $1 and r.id = k.id and r.status = 'PENDING'
      returning r.id
    ), bought as (
      update ticket_waiting_entries w set status = 'BOUGHT', updated_at = $6
      from confirmed c where w.site_id = $1 and w.reservation_id = c.id and w.status = 'OFFERED'
    ), committed as (
      update allocations a set state = o.unit_state, purpose = 'order', ref_id = o.id, updated_at = $6,
             expires_at = case when o.unit_state = 'HELD' then o.pay_by end
      from held h, o, go where a.site_id = $1 and a.id = h.id
    ),${WITH_TICKETS.writes}`,
}

/** CTEs that number the order and write it with its lines and domain events. */
const ORDER = `
    numbered as (
      update counters c set n = n + 1 from go where c.site_id = $1 and c.name = 'order' returning n
    ), ordered as (
      insert into orders (site_id, id, number, source, source_id, owner_id, buyer_email, buyer_name, status, payment_status,
                          fulfillment_status, currency, total, due, paid, item_count, pay_by, remind_at, hold_address, held_units, created_at,
                          updated_at, doc)
      select $1, o.id, n.n, o.source, o.source_id, o.owner_id, o.buyer_email, o.buyer_name, o.status, o.payment_status,
             o.fulfillment_status, o.currency, o.total, o.due, o.paid, o.item_count, o.pay_by, o.remind_at, o.hold_address, h.units, $6,
             $6, o.doc
      from o, numbered n, holds h
    ), lined as (
      insert into order_lines (site_id, order_id, id, position, kind, app_id, catalog_item_id, quantity, unit_price, discount,
                               tax, total, doc)
      select $1, o.id, l.id, l.position, l.kind, l.app_id, l.catalog_item_id, l.quantity, l.unit_price, l.discount, l.tax,
             l.total, l.doc
      from jsonb_to_recordset($4) as l (id uuid, position int4, kind text, app_id uuid, catalog_item_id text, quantity int8,
             unit_price int8, discount int8, tax int8, total int8, doc jsonb), o, go
    ), happened as (
      insert into happenings (site_id, id, entity, entity_id, slug, sequence, payload, occurred_at)
      select $1, h.id, h.entity, h.entity_id, h.slug, h.sequence, h.payload, $6
      from jsonb_to_recordset($5) as h (id uuid, entity text, entity_id text, slug text, sequence int8, payload jsonb), go
    )`

/**
 * A whole purchase as one statement: it locks the checkout, locks the pools in id order, and only if everything can be had takes
 * the units, numbers the order and writes it with lines, tickets and domain events. Nothing is written when anything is short;
 * the answer then says what. The counter row comes last, so that orders of one site wait for each other as briefly as possible.
 * Counts are written as they were read under the lock: an update starts from the row as it was when the statement began, and PostgreSQL
 * checks the constraints on that before it turns to the row that others changed meanwhile.
 * `pools` are those of `takes` with the `quantities` that all takes of each come to: from a list the planner expects few rows, from a
 * recordset a hundred, and then it scans the table. Lists stand in sub-selects, because PostgreSQL would plan all of it again each time for
 * lists whose length it sees. `holder` is materialized, because its `units` are read five times.
 */
const placing = (parts: Parts) => `
    with o as (
      select * from jsonb_to_record($2) as o (
        id uuid, source text, source_id uuid, owner_id uuid, buyer_email text, buyer_name text, status text,
        payment_status text, fulfillment_status text, currency text, total int8, paid int8, item_count int8,
        pay_by timestamptz, remind_at timestamptz, doc jsonb, unit_state text, reservation_id uuid, held_units int8, cart_id uuid,
        transaction_id uuid, payment_provider text, payment_amount int8, payment_doc jsonb, coupon_id uuid, coupon_revision int8, due int8,
        ${limitColumns})
    ), checkout as (
      select c.id from checkouts c where c.site_id = $1 and c.id = (select source_id from o where source = 'checkout')
        and c.status = 'OPEN' for update
    ),${parts.locks} requested as (
      select * from jsonb_to_recordset($3) as t (id uuid, pool_id uuid, quantity int8, line_id uuid, beside bool, version int4)
    ), locked as (
      select p.id, p.capacity, p.used, p.owed, p.awaited, p.version from pools p
      where p.site_id = $1 and p.id = any((select $7::uuid[])::uuid[]) and ${parts.locked} >= 0
      order by p.id for update
    ), wanted as (
      select w.pool_id, w.quantity, l.id, l.capacity, l.used, l.owed, l.awaited
      from unnest((select $7::uuid[]), (select $8::int8[])) as w (pool_id, quantity) left join locked l on l.id = w.pool_id
    ), short as (
      select pool_id, greatest(coalesce(capacity - used - awaited, 0), 0) as free from wanted
      where id is null or capacity is not null and used + quantity + awaited > capacity or capacity is null and awaited > 0
    ), holder as materialized (
      select o.*, $6::timestamptz as at, o.reservation_id as but,
             coalesce((select sum(a.quantity) from requested a join locked l on l.id = a.pool_id
                       where a.line_id is not null and not a.beside and l.capacity is not null), 0)
             + ${parts.unitsOfReservation} as units
      from o
    ), holds as (
      select w.units, ${crowdingOfHolder} as crowding from holder w
    ), verdict as (
      select ((select source <> 'checkout' from o) or exists (select from checkout)) and ${parts.reservationOpen} as source_open,
             not exists (
               select from orders b, o where b.site_id = $1 and b.source = o.source and b.source_id = o.source_id
             ) as first_time,
             ${parts.sameCoupon} as same_coupon,
             ${parts.eventsThere} as events_there,
             ${parts.sameCurrency} as same_currency,
             ${parts.sameDraws} as same_draws,
             (select crowding from holds) as crowding,
             ${parts.heldEnough} as held_enough,
             not exists (select from short) as enough
    ), go as (
      select 1 from verdict where source_open and first_time and same_coupon and events_there and same_currency and same_draws and held_enough
        and enough and crowding is null
    ), taken as (
      update pools p set capacity = w.capacity, used = w.used + w.quantity, owed = w.owed, updated_at = $6
      from wanted w, go where p.site_id = $1 and p.id = w.pool_id and p.id = any((select $7::uuid[])::uuid[])
    ), allocated as (
      insert into allocations (site_id, id, pool_id, quantity, state, purpose, ref_id, line_id, expires_at, created_at, updated_at)
      select $1, a.id, a.pool_id, a.quantity, o.unit_state, 'order', o.id, a.line_id,
             case when o.unit_state = 'HELD' then o.pay_by end, $6, $6
      from requested a, o, go
    ), closed as (
      update checkouts c set status = 'COMPLETED', order_id = o.id, revision = revision + 1, updated_at = $6
      from checkout k, o, go where c.site_id = $1 and c.id = k.id
    ), emptied as (
      update carts c set status = 'ORDERED', checkout_id = null, revision = c.revision + 1, updated_at = $6
      from o, go where c.site_id = $1 and c.id = o.cart_id and c.checkout_id = o.source_id and c.status = 'OPEN'
    ),${parts.writes} ${ORDER}
    select exists (select from go) as ok, (select n from numbered) as number, pg_current_xact_id()::text as position,
           v.source_open and v.first_time as "sourceOpen", v.held_enough as "heldEnough",
           v.same_coupon as "sameCoupon", v.events_there as "eventsThere", v.same_currency as "sameCurrency", v.same_draws as "sameDraws",
           coalesce(v.crowding, 'NONE') as crowding,
           coalesce(s.pools, '{}') as "shortPools", coalesce(s.free, '{}') as "left"
    from verdict v, (select array_agg(pool_id) as pools, array_agg(free) as free from short) s`

const withTickets = { ...ofGoods, events: json<object[]>(), tickets: json<object[]>(), eventIds: 'uuid[]' } as const

/** A purchase with tickets, a coupon or a payment. */
export const placePurchase = statement({
  name: 'purchase.place',
  params: withTickets,
  row,
  sql: placing(WITH_TICKETS),
})

/** A purchase of what a reservation holds. */
export const placeReserved = statement({
  name: 'purchase.placeReserved',
  params: withTickets,
  row,
  sql: placing(RESERVED),
})

/** A purchase of goods without a coupon that is not paid yet. */
export const placeGoods = statement({ name: 'purchase.placeGoods', params: ofGoods, row, sql: placing(PLAIN) })
