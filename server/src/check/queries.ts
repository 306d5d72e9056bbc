import { statement } from '../db/statement.ts'
import { couponUses } from './coupon-uses.ts'
import { documentNumbers } from './document-numbers.ts'
import { giftCards } from './gift-cards.ts'
import { orderUnits } from './order-units.ts'
import { foreignRows } from './other-sites.ts'
import { pollVotes } from './poll-votes.ts'
import { offeredHolds, reservationOrders, reservedUnits } from './reservations.ts'
import { sharedQuotas } from './shared-quotas.ts'

const row = { what: 'text', id: 'text', found: 'text' } as const

/** Each query lists what is wrong; an empty answer means that the invariant holds. */
export const queries = [
  {
    ids: ['I5', 'I6', 'I7'],
    sentence: 'pools count the units taken',
    query: statement({
      name: 'check.poolsUsed',
      row,
      sql: `select 'pool' as what, p.id::text as id, 'used ' || p.used || ', allocated ' || coalesce(sum(a.quantity), 0) as found
            from pools p left join allocations a on a.site_id = $1 and a.pool_id = p.id and a.state in ('HELD', 'COMMITTED')
            where p.site_id = $1 group by p.id, p.used having p.used <> coalesce(sum(a.quantity), 0)`,
    }),
  },
  {
    ids: ['I5'],
    sentence: 'pools hold the units put in',
    query: statement({
      name: 'check.poolsCapacity',
      row,
      sql: `select 'pool' as what, p.id::text as id,
                   'capacity ' || coalesce((p.capacity - p.owed)::text, 'unlimited') || ', last change to ' || coalesce(c.after::text, 'unlimited') as found
            from pools p join lateral (
              select after from pool_changes c where c.site_id = $1 and c.pool_id = p.id order by c.changed_at desc, c.id desc limit 1
            ) c on true
            where p.site_id = $1 and p.capacity - p.owed is distinct from c.after`,
    }),
  },
  {
    ids: ['I5'],
    sentence: 'every change of a pool begins where the one before it ended',
    query: statement({
      name: 'check.poolChanges',
      row,
      sql: `select 'pool change' as what, c.id::text as id,
                   'from ' || coalesce(c.before::text, 'unlimited') || ' after ' || coalesce(c.ended::text, 'unlimited') as found
            from (select id, before, reason, lag(after) over w as ended, row_number() over w as n from pool_changes
                  where site_id = $1 window w as (partition by pool_id order by changed_at, id)) c
            where c.n > 1 and c.before is distinct from c.ended`,
    }),
  },
  {
    ids: ['I5'],
    sentence: 'guests who come have their places, and nobody else',
    query: statement({
      name: 'check.places',
      row,
      sql: `select 'answer' as what, coalesce(r.id, a.ref_id)::text as id,
                   coalesce(r.seats, 0) || ' come, places ' || coalesce(a.taken, 0) as found
            from (select id, case when status = 'YES' then guests else 0 end as seats from rsvps where site_id = $1) r
            full join (select ref_id, sum(quantity)::int8 as taken from allocations
                       where site_id = $1 and purpose = 'rsvp' and state = 'COMMITTED' group by ref_id) a on a.ref_id = r.id
            where coalesce(r.seats, 0) <> coalesce(a.taken, 0)`,
    }),
  },
  {
    ids: ['I6'],
    sentence: 'a seat that is sold has its ticket, and no seat has two',
    query: statement({
      name: 'check.seats',
      row,
      sql: `select 'seat' as what, s.event_id || ' ' || s.spot_id as id, 'sold ' || coalesce(a.sold, 0) || ', tickets ' || coalesce(k.issued, 0) as found
            from event_spots s
            left join (select pool_id, sum(quantity)::int8 as sold from allocations
                       where site_id = $1 and state = 'COMMITTED' and purpose <> 'block' group by pool_id) a on a.pool_id = s.pool_id
            left join (select event_id, doc->'seat'->>'id' as spot_id, count(*) as issued from tickets
                       where site_id = $1 and status = 'ISSUED' and doc->'seat' is not null group by 1, 2) k
              on k.event_id = s.event_id and k.spot_id = s.spot_id
            where s.site_id = $1 and (coalesce(a.sold, 0) <> coalesce(k.issued, 0) or s.kind <> 'AREA' and k.issued > 1)
            union all
            select 'seat', s.event_id || ' ' || s.spot_id, coalesce(s.block, 'not blocked') || ', blocked ' || coalesce(b.units, 0)
            from event_spots s
            left join (select pool_id, sum(quantity)::int8 as units from allocations
                       where site_id = $1 and state = 'COMMITTED' and purpose = 'block' group by pool_id) b on b.pool_id = s.pool_id
            where s.site_id = $1 and (s.block is not null) <> (coalesce(b.units, 0) > 0)`,
    }),
  },
  {
    ids: [],
    sentence: 'dates of a series stand once each, and take guests alike',
    query: statement({
      name: 'check.series',
      row,
      sql: `select 'series' as what, e.recurrence_id::text as id, 'dates of ' || count(distinct e.initial_type) || ' kinds' as found
            from events e where e.site_id = $1 and e.recurrence_id is not null and e.deleted_at is null
            group by e.recurrence_id having count(distinct e.initial_type) > 1
            union all
            select 'series', e.recurrence_id::text, 'made ' || count(*) || ' times for ' || e.occurrence_at
            from events e where e.site_id = $1 and e.recurrence_id is not null and e.deleted_at is null
            group by e.recurrence_id, e.occurrence_at having count(*) > 1 and e.occurrence_at is not null`,
    }),
  },
  {
    ids: ['I6'],
    sentence: 'a shared quota counts the people of every ticket of its kinds',
    query: sharedQuotas,
  },
  {
    ids: ['I6'],
    sentence: 'a guest who is in was let in at the door',
    query: statement({
      name: 'check.door',
      row,
      sql: `select 'ticket' as what, k.id::text as id, 'is in, last at the door: ' || coalesce(s.act, 'never') as found
            from tickets k left join lateral (
              select act from scans s where s.site_id = $1 and s.ticket_id = k.id order by s.recorded_at desc, s.id desc limit 1
            ) s on true
            where k.site_id = $1 and (k.checked_in_at is not null) <> coalesce(s.act = 'CHECK_IN', false)
            union all
            select 'answer', r.id::text, 'guests in: ' || r.checked_in || ', of whom the door knows ' || d.inside
            from rsvps r cross join lateral (
              select count(*) filter (where l.act = 'CHECK_IN') as inside from (
                select distinct on (s.guest) s.guest, s.act from scans s
                where s.site_id = $1 and s.rsvp_id = r.id and s.guest <= r.guests
                order by s.guest, s.recorded_at desc, s.id desc) l) d
            where r.site_id = $1 and r.checked_in <> d.inside`,
    }),
  },
  {
    ids: ['I5'],
    sentence: 'the default location keeps what variants are sold from',
    query: statement({
      name: 'check.defaultItems',
      row,
      sql: `select 'inventory item' as what, i.id::text as id, 'variant ' || v.id || ' is sold otherwise' as found
            from inventory_items i
            join locations l on l.site_id = $1 and l.id = i.location_id and l.is_default
            join variants v on v.site_id = $1 and v.id = i.variant_id
            left join pools d on d.site_id = $1 and d.id = i.preorder_pool_id
            where i.site_id = $1
              and (i.pool_id, i.product_id, i.preorder_enabled, i.preorder_pool_id, d.capacity)
                is distinct from (v.pool_id, v.product_id, v.preorder, v.preorder_pool_id, v.preorder_limit::int8)`,
    }),
  },
  {
    ids: ['I5'],
    sentence: 'a product is counted when one of its variants is',
    query: statement({
      name: 'check.countedProducts',
      row,
      sql: `select 'product' as what, p.id::text as id, 'counted ' || p.track_inventory || ', variants ' || c.counted as found
            from products p cross join lateral (
              select coalesce(bool_or(s.capacity is not null), p.track_inventory) as counted
              from variants v join pools s on s.site_id = $1 and s.id = v.pool_id where v.site_id = $1 and v.product_id = p.id
            ) c
            where p.site_id = $1 and p.track_inventory <> c.counted`,
    }),
  },
  {
    ids: ['I5', 'I6'],
    sentence: 'nothing is oversold',
    query: statement({
      name: 'check.oversold',
      row,
      sql: `select 'pool' as what, id::text as id, used || ' of ' || capacity as found from pools
            where site_id = $1 and used > capacity`,
    }),
  },
  {
    ids: ['I5'],
    sentence: 'units are taken by orders that live',
    query: statement({
      name: 'check.orderUnits',
      row,
      sql: `select 'allocation' as what, a.id::text as id,
                   a.state || ', order ' || a.ref_id || ' is ' || coalesce(o.status, 'missing') as found
            from allocations a left join orders o on o.site_id = $1 and o.id = a.ref_id
            where a.site_id = $1 and a.purpose = 'order' and case
              when o.id is null then a.state in ('HELD', 'COMMITTED')
              when o.status in ('CANCELED', 'REJECTED') then a.state = 'HELD'
              else a.state in ('RELEASED', 'EXPIRED') end`,
    }),
  },
  {
    ids: ['I5', 'I7'],
    sentence: 'an order took the units of its lines, and has those that did not come back',
    query: orderUnits,
  },
  {
    ids: ['I7'],
    sentence: 'tickets are held for pending reservations alone',
    query: reservedUnits,
  },
  {
    ids: ['I7'],
    sentence: 'an open offer of a waiting list has its hold, and such a hold its offer',
    query: offeredHolds,
  },
  {
    ids: ['I8'],
    sentence: 'a confirmed reservation has one order, and an order of a reservation a confirmed one',
    query: reservationOrders,
  },
  {
    ids: ['I8'],
    sentence: 'approved orders have one ticket per unit',
    query: statement({
      name: 'check.tickets',
      row,
      sql: `select 'order line' as what, l.order_id || ' ' || l.id as id, count(t.id) || ' tickets for ' || l.quantity as found
            from order_lines l join orders o on o.site_id = $1 and o.id = l.order_id
            left join tickets t on t.site_id = $1 and t.order_id = l.order_id and t.line_id = l.id
            where l.site_id = $1 and l.kind = 'ticket' and o.status = 'APPROVED'
            group by l.order_id, l.id, l.quantity having count(t.id) <> l.quantity`,
    }),
  },
  {
    ids: ['I8'],
    sentence: 'no ticket without a live order',
    query: statement({
      name: 'check.ticketsOfDeadOrders',
      row,
      sql: `select 'ticket' as what, t.number as id, 'order is ' || o.status as found
            from tickets t join orders o on o.site_id = $1 and o.id = t.order_id
            where t.site_id = $1 and t.status = 'ISSUED' and o.status <> 'APPROVED'`,
    }),
  },
  {
    ids: ['I1'],
    sentence: 'lines add up to the order',
    query: statement({
      name: 'check.orderTotals',
      row,
      sql: `select 'order' as what, o.number::text as id,
                   'total ' || o.total || ', subtotal - discount + shipping + fees + added tax ' || s.sum as found
            from orders o cross join lateral (
              select (rtrim(b ->> 'subtotal', 'n')::int8 - rtrim(b ->> 'discount', 'n')::int8 + rtrim(b ->> 'shipping', 'n')::int8
                      + rtrim(b ->> 'additionalFees', 'n')::int8 + rtrim(b ->> 'addedTax', 'n')::int8) as sum
              from (select o.doc -> 'breakdown' -> 'summary' as b) x
            ) s
            where o.site_id = $1 and o.total <> s.sum`,
    }),
  },
  {
    ids: ['I9', 'I10'],
    sentence: 'the paid amount is the sum of the payments',
    query: statement({
      name: 'check.paid',
      row,
      sql: `select 'order' as what, o.number::text as id, 'paid ' || o.paid || ', payments ' || coalesce(sum(t.amount), 0) as found
            from orders o left join transactions t on t.site_id = $1 and t.order_id = o.id and t.kind = 'payment'
              and t.status in ('APPROVED', 'REFUNDED', 'PARTIALLY_REFUNDED')
            where o.site_id = $1 group by o.id, o.number, o.paid having o.paid <> coalesce(sum(t.amount), 0)`,
    }),
  },
  {
    ids: [],
    // A tip that is left afterwards may be unpaid.
    sentence: 'an order that gave some of its payments back is covered by the others',
    query: statement({
      name: 'check.covered',
      row,
      sql: `select 'order' as what, o.number::text as id, 'paid ' || o.paid || ', total ' || o.total || ' and returned ' || o.returned as found
            from orders o where o.site_id = $1 and o.status = 'APPROVED' and o.returned > 0
              and o.paid < o.total + o.returned - rtrim(o.doc #>> '{breakdown,summary,additionalFees}', 'n')::int8`,
    }),
  },
  {
    ids: [],
    sentence: 'what changed tickets cost less is counted as returned',
    query: statement({
      name: 'check.returned',
      row,
      sql: `select 'order' as what, o.number::text as id, 'returned ' || o.returned || ', changes ' || sum(c.by_provider + c.by_hand) as found
            from orders o join ticket_cancellations c on c.site_id = $1 and c.order_id = o.id and c.changed_to is not null
            where o.site_id = $1 group by o.id, o.number, o.returned having o.returned < sum(c.by_provider + c.by_hand)`,
    }),
  },
  {
    ids: ['I9'],
    sentence: 'the refunded amount of a payment is the sum of its refunds',
    query: statement({
      name: 'check.refunded',
      row,
      sql: `select 'payment' as what, p.id::text as id,
                   'refunded ' || p.refunded || ' and ' || p.refund_pending || ', refunds ' || r.done || ' and ' || r.pending as found
            from transactions p cross join lateral (
              select coalesce(sum(t.amount) filter (where t.status = 'SUCCEEDED'), 0) as done,
                     coalesce(sum(t.amount) filter (where t.status = 'PENDING'), 0) as pending
              from transactions t where t.site_id = $1 and t.order_id = p.order_id and t.kind = 'refund' and t.payment_id = p.id) r
            where p.site_id = $1 and p.kind = 'payment' and (p.refunded, p.refund_pending) is distinct from (r.done, r.pending)`,
    }),
  },
  {
    ids: ['I9'],
    sentence: 'the refunded amount of an order is that of its payments',
    query: statement({
      name: 'check.ordersRefunded',
      row,
      sql: `select 'order' as what, o.number::text as id, 'refunded ' || o.refunded || ', payments ' || coalesce(sum(t.refunded), 0) as found
            from orders o left join transactions t on t.site_id = $1 and t.order_id = o.id and t.kind = 'payment'
            where o.site_id = $1 group by o.id, o.number, o.refunded having o.refunded <> coalesce(sum(t.refunded), 0)`,
    }),
  },
  {
    ids: [],
    sentence: 'the fulfilled units of a line are the sum of its fulfilments',
    query: statement({
      name: 'check.fulfilled',
      row,
      sql: `select 'order line' as what, l.order_id || ' ' || l.id as id,
                   'fulfilled ' || l.fulfilled || ', fulfilments ' || coalesce(sum(p.quantity), 0) as found
            from order_lines l
            left join fulfillments f on f.site_id = $1 and f.order_id = l.order_id
            left join fulfillment_lines p on p.site_id = $1 and p.fulfillment_id = f.id and p.line_id = l.id
            where l.site_id = $1 group by l.order_id, l.id, l.fulfilled having l.fulfilled <> coalesce(sum(p.quantity), 0)`,
    }),
  },
  {
    ids: ['I12'],
    // One that was completed in another system has none.
    sentence: 'a completed checkout has its order, and only one',
    query: statement({
      name: 'check.checkouts',
      row,
      sql: `select 'checkout' as what, c.id::text as id, 'order ' || coalesce(c.order_id::text, 'none') as found
            from checkouts c left join orders o on o.site_id = $1 and o.id = c.order_id and o.source_id = c.id
            where c.site_id = $1 and c.order_id is not null and o.id is null
            union all
            select 'order', o.number::text,
                   'checkout ' || c.id || ' is ' || c.status || ', with order ' || coalesce(c.order_id::text, 'none')
            from orders o join checkouts c on c.site_id = $1 and c.id = o.source_id
            where o.site_id = $1 and o.source = 'checkout'
              and (c.status <> 'COMPLETED' or c.order_id is distinct from o.id)`,
    }),
  },
  {
    ids: ['I13'],
    sentence: 'the order counter is ahead of every number',
    query: statement({
      name: 'check.numbers',
      row,
      sql: `select 'order' as what, o.number::text as id, 'counter ' || coalesce(c.n::text, 'missing') as found
            from orders o left join counters c on c.site_id = $1 and c.name = 'order'
            where o.site_id = $1 and o.number > coalesce(c.n, 0)`,
    }),
  },
  {
    ids: ['I16'],
    sentence: 'an order uses its coupon once at each counter, and no other',
    query: couponUses,
  },
  giftCards,
  {
    ids: [],
    sentence: 'documents of a kind are numbered without gaps',
    query: documentNumbers,
  },
  {
    ids: [],
    sentence: 'options of polls count their votes',
    query: pollVotes,
  },
  {
    ids: ['I14'],
    sentence: 'no row refers to another site',
    query: foreignRows,
  },
] as const
