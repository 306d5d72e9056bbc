import type { OfMany } from '../../db/gathered.ts'
import { poolsOfCalls, unitsOfCalls } from '../ledger/units-in-statements.ts'
import { crowdingOfHolder, holderOfCall } from './open-holds.ts'

/** CTEs that number the orders of the calls in `go`, in turn, and write them with their lines and domain events. */
const ordersWritten = `
    numbered as (
      insert into counters as c (site_id, name, n) select $1, 'order', g.count from (select count(*) from go) g where g.count > 0
      on conflict (site_id, name) do update set n = c.n + excluded.n returning n
    ), named as materialized (
      select w.*, go.units, go.few, m.n - (select count(*) from go) + row_number() over (order by w.n) as number
      from go join w on w.n = go.n, numbered m
    ), ordered as (
      insert into orders (site_id, id, number, source, source_id, owner_id, buyer_email, buyer_name, status, payment_status,
                          fulfillment_status, currency, total, due, paid, item_count, pay_by, remind_at, hold_address, held_units, created_at,
                          updated_at, doc)
      select $1, o.id, o.number, o.source, o."sourceId", o."ownerId", o."buyerEmail", o."buyerName", o.status, o."paymentStatus",
             o."fulfillmentStatus", o.currency, o.total, o.due, o.paid, o."itemCount", o."payBy", o."remindAt", o."holdAddress",
             o.units, o.at, o.at, o.doc
      from named o
    ), lined as (
      insert into order_lines (site_id, order_id, id, position, kind, app_id, catalog_item_id, quantity, unit_price, discount,
                               tax, total, doc)
      select $1, o.id, l.id, l.position, l.kind, l.app_id, l.catalog_item_id, l.quantity, l.unit_price, l.discount, l.tax,
             l.total, l.doc
      from named o cross join jsonb_to_recordset(o.lines) as l (id uuid, position int4, kind text, app_id uuid, catalog_item_id text, quantity int8,
             unit_price int8, discount int8, tax int8, total int8, doc jsonb)
    ), happened as (
      insert into happenings (site_id, id, entity, entity_id, slug, sequence, payload, occurred_at)
      select $1, h.id, h.entity, h.entity_id, h.slug, h.sequence,
             case when o.few then h.payload else h.payload || '{"unseen": true}' end, o.at
      from named o cross join jsonb_to_recordset(o.happenings) as h (id uuid, entity text, entity_id text, slug text, sequence int8, payload jsonb)
    )
    select n, true as ok, number, pg_current_xact_id()::text as position, true as "sourceOpen", true as "heldEnough", true as "sameCoupon",
           true as "eventsThere", true as "sameCurrency", true as "sameDraws", 'NONE' as crowding, '{}'::uuid[] as found,
           '{}'::uuid[] as "shortPools", '{}'::int8[] as "left", few
    from named`

const ofPools = poolsOfCalls({ first: '(select count(*) from w) > 0', limited: 'w.limited' })

/** True for the cart `c` that the checkout of the call `w` was made of, as it was then: the order ends it. */
const OF_CHECKOUT = `c.checkout_id = w."sourceId" and c.status = 'OPEN'`

/**
 * Purchases of goods from checkouts, of several buyers at once: one that would be refused, or whose checkout somebody else is changing, is left to
 * the statement of one, and so is one whose cart is locked. Locks are those of one purchase in the same order, checkouts, carts, pools by their ids
 * and then the counter, which all orders of the statement raise in one step.
 */
export const goodsTogether: OfMany = {
  isAloneWithoutRow: true,
  sql: (calls) => `
    with every as materialized (select * from ${calls}), open as materialized (
      select w.n from every w cross join lateral (
        select c.id from checkouts c where c.site_id = $1 and c.id = w."sourceId" and c.status = 'OPEN' for update skip locked
      ) c where w.source = 'checkout'
    ), leaving as materialized (
      select w.n, c.id from every w cross join lateral (
        select c.id from carts c where c.site_id = $1 and c.id = w."cartId" and ${OF_CHECKOUT} for update skip locked
      ) c where (select count(*) from open) > 0
    ), w as materialized (
      select w.* from every w join open on open.n = w.n left join leaving on leaving.n = w.n
      where leaving.n is not null or not exists (select from carts c where c.site_id = $1 and c.id = w."cartId" and ${OF_CHECKOUT})
    ), ${ofPools}, holder as materialized (
      select w.n, coalesce(f.few, false) as few, coalesce(f.units, 0) as units, null::uuid as but, w.source, w."sourceId", ${holderOfCall}
      from w left join fitting f on f.n = w.n where f.n is not null or cardinality(w.pools) = 0
    ), go as materialized (
      select w.n, w.units, w.few, w.at from holder w
      where ${crowdingOfHolder} is null
        and not exists (select from orders b where b.site_id = $1 and b.source = w.source and b.source_id = w."sourceId")
    ), ${unitsOfCalls}, allocated as (
      insert into allocations (site_id, id, pool_id, quantity, state, purpose, ref_id, line_id, expires_at, created_at, updated_at)
      select $1, a.id, a.pool_id, a.quantity, w."unitState", 'order', w.id, a.line_id, case when w."unitState" = 'HELD' then w."payBy" end, w.at, w.at
      from go join w on w.n = go.n cross join jsonb_to_recordset(w.takes) as a (id uuid, pool_id uuid, quantity int8, line_id uuid)
    ), closed as (
      update checkouts c set status = 'COMPLETED', order_id = w.id, revision = c.revision + 1, updated_at = w.at
      from go join w on w.n = go.n
      where c.site_id = $1 and c.id = w."sourceId" and c.id = any((select array_agg("sourceId") from w)::uuid[])
    ), emptied as (
      update carts c set status = 'ORDERED', checkout_id = null, revision = c.revision + 1, updated_at = go.at
      from go join leaving on leaving.n = go.n
      where c.site_id = $1 and c.id = leaving.id and c.id = any((select array_agg(id) from leaving)::uuid[])
    ), ${ordersWritten}`,
}

/** Kind of pool that the units `a` are of, looked up once they are locked: joined, those that moved to another pool meanwhile would be left out. */
export const KIND_OF_UNITS = '(select p.kind from pools p where p.site_id = $1 and p.id = a.pool_id)'

/**
 * Orders of reservations alone that are to be paid, or are settled outside, of several buyers at once; left to the statement of one are those whose
 * reservation is not as it was, or somebody else is changing, or any of its units, its event or its offer of a waiting list. Nothing is waited for
 * but the counter.
 */
export const reservedTogether: OfMany = {
  isAloneWithoutRow: true,
  sql: (calls) => `
    with w as materialized (select * from ${calls}), reserved as materialized (
      select w.n, r.id, r.held_units from w cross join lateral (
        select r.id, r.held_units from ticket_reservations r
        where r.site_id = $1 and r.id = w."reservationId" and r.status = 'PENDING' and r.expires_at > w.at for update skip locked
      ) r
    ), sold_in as materialized (
      select e.id, coalesce(e.currency, t.currency) as currency
      from (select distinct unnest(w."eventIds") as id from w where (select count(*) from reserved) > 0 order by 1) d
      cross join lateral (
        select e.id, e.doc->'tickets'->>'currency' as currency from events e
        where e.site_id = $1 and e.id = d.id and e.deleted_at is null for key share skip locked
      ) e join sites t on t.id = $1
    ), held as materialized (
      select k.n, a.id, a.quantity, a.kind from reserved k cross join lateral (
        select a.id, a.quantity, ${KIND_OF_UNITS} as kind from allocations a
        where a.site_id = $1 and a.ref_id = k.id and a.state = 'HELD' for update skip locked
      ) a
      where (select count(*) from sold_in) >= 0
    ), offered as materialized (
      select k.n from reserved k cross join lateral (
        select e.id from ticket_waiting_entries e where e.site_id = $1 and e.reservation_id = k.id and e.status = 'OFFERED' for update skip locked
      ) e
    ), holder as materialized (
      select w.n, false as few, coalesce(k.held_units, 0) as units, k.id as but, w.source, w."sourceId", ${holderOfCall}
      from w join reserved k on k.n = w.n
      where (select coalesce(sum(h.quantity), 0) from held h where h.n = w.n and h.kind = 'tickets') = w."heldUnits"
        and (select count(*) from held h where h.n = w.n)
          = (select count(*) from allocations a where a.site_id = $1 and a.ref_id = k.id and a.state = 'HELD')
        and (select count(*) from offered o where o.n = w.n)
          = (select count(*) from ticket_waiting_entries e where e.site_id = $1 and e.reservation_id = k.id and e.status = 'OFFERED')
        and (select count(*) from sold_in s where s.id = any(w."eventIds") and s.currency = w.currency) = cardinality(w."eventIds")
    ), go as materialized (
      select w.n, w.units, w.few, w.at from holder w
      where ${crowdingOfHolder} is null
        and not exists (select from orders b where b.site_id = $1 and b.source = w.source and b.source_id = w."sourceId")
    ), confirmed as (
      update ticket_reservations r set status = 'CONFIRMED', revision = r.revision + 1, updated_at = go.at, hold_address = null
      from go join reserved k on k.n = go.n
      where r.site_id = $1 and r.id = k.id and r.id = any((select array_agg(id) from reserved)::uuid[]) and r.status = 'PENDING'
      returning r.id, r.updated_at as at
    ), bought as (
      update ticket_waiting_entries e set status = 'BOUGHT', updated_at = c.at
      from confirmed c
      where e.site_id = $1 and e.reservation_id = c.id and e.reservation_id = any((select array_agg(id) from reserved)::uuid[])
        and e.status = 'OFFERED'
    ), committed as (
      update allocations a set state = w."unitState", purpose = 'order', ref_id = w.id, updated_at = w.at,
             expires_at = case when w."unitState" = 'HELD' then w."payBy" end
      from held h join go on go.n = h.n join w on w.n = h.n
      where a.site_id = $1 and a.id = h.id and a.id = any((select array_agg(id) from held)::uuid[])
    ), evented as (
      insert into order_events (site_id, order_id, event_id, reservation_id, number, created_at, buyer_name)
      select $1, w.id, e.event_id, w."reservationId", e.number, w.at, w."buyerName"
      from go join w on w.n = go.n cross join jsonb_to_recordset(w.events) as e (event_id uuid, number text)
    ), ${ordersWritten}`,
}
