import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DemoSite, demoSite } from '../demo/demo.fixture.ts'
import { checkJobs, JOBS } from './check-jobs.ts'
import { checkOutbox, RELAY } from './check-outbox.ts'
import { checkSite } from './check-site.ts'
import { nameOf } from './invariant.ts'
import { invariants } from './invariants.fixture.ts'
import { findingsAfter } from './planted.fixture.ts'

let site: DemoSite
beforeAll(async () => {
  site = await demoSite()
  await site.seed()
}, 120_000)
afterAll(() => site.close())

test('a shop with products, events, guests and past orders has no findings', async () => {
  expect(await checkSite(site.assembly.pool.forSite(site.siteId))).toEqual([])
})

const OTHER = '0190ffff-0000-7000-8000-00000000aaaa'

/** The first order made here that this holds for. */
const anOrder = (condition = 'true') =>
  `(select o.id from orders o where o.site_id = $1 and not o.imported and ${condition} order by o.number limit 1)`
const inBreakdown = (path: string, value: string, condition?: string) =>
  `update orders set doc = jsonb_set(doc, '{breakdown,${path}}', '${value}') where site_id = $1 and id = ${anOrder(condition)}`
const WITHOUT_TICKETS = 'not exists (select from tickets t where t.site_id = $1 and t.order_id = o.id)'
const WITH_TICKETS = `o.status = 'APPROVED' and exists (
  select from tickets t where t.site_id = $1 and t.order_id = o.id and t.status in ('ISSUED', 'VOID') and t.checked_in_at is null and t.doc -> 'seat' is null)`
const TWO_LINES = `o.item_count > 1 and (select count(*) from order_lines l where l.site_id = $1 and l.order_id = o.id) > 1`

/** Takes one more unit of a pool that this holds for, for a row of this kind: the ledger itself still agrees. */
const taken = (purpose: string, refId: string, kind: string) => [
  `insert into allocations (site_id, id, pool_id, quantity, state, purpose, ref_id, created_at, updated_at)
   select site_id, '${OTHER}', id, 1, 'COMMITTED', '${purpose}', ${refId}, now(), now() from pools
   where site_id = $1 and kind = '${kind}' and owed = 0 and (capacity is null or used < capacity) order by pools.id limit 1`,
  `update pools set used = used + 1 where site_id = $1 and id = (
     select pool_id from allocations where site_id = $1 and id = '${OTHER}')`,
]

const unitsOf = (condition: string) =>
  `(select a.id from allocations a join pools p on p.site_id = $1 and p.id = a.pool_id and p.kind = 'stock'
    join orders o on o.site_id = $1 and o.id = a.ref_id
    where a.site_id = $1 and a.state = 'COMMITTED' and ${condition} order by a.id limit 1)`

const unitsOfQuota = `(select a.id from allocations a join pools p on p.site_id = $1 and p.id = a.pool_id and p.kind = 'ticketQuota'
    where a.site_id = $1 and a.state = 'COMMITTED' order by a.id limit 1)`

/** Changes the allocation, and takes from its pool what it counted there. */
const without = (allocation: string, change: string, units = 'a.quantity') => [
  `update pools p set used = used - ${units} from allocations a
   where p.site_id = $1 and a.site_id = $1 and a.pool_id = p.id and a.id = ${allocation}`,
  `${change} where site_id = $1 and id = ${allocation}`,
]

/** A free seat of an event with tickets. */
const seat = () => [
  `insert into pools (site_id, id, kind, ref_id, capacity, updated_at)
   select site_id, '${OTHER}', 'seat', '${OTHER}', 1, now() from events where site_id = $1 limit 1`,
  `insert into event_seatings (site_id, event_id, plan_name, plan_revision, layout, created_at, updated_at)
   select site_id, event_id, 'Hall', 1, '{}', now(), now() from tickets where site_id = $1 and status = 'ISSUED'
     and event_id not in (select event_id from event_seatings where site_id = $1)
   group by site_id, event_id having count(*) > 1 order by event_id limit 1`,
  `insert into event_spots (site_id, event_id, spot_id, pool_id, position, kind, section_id, element_id, section_label, element_label,
     seat_label, accessible, x, y)
   select site_id, event_id, '1-1-1', '${OTHER}', 0, 'ROW', '1', '1-1', 'Stalls', 'A', '1', false, 0, 0 from event_seatings where site_id = $1 and layout = '{}'`,
]
const ITS_EVENT = `(select event_id from event_spots where site_id = $1 and pool_id = '${OTHER}')`

/** Holds a ticket for this reservation. */
const held = (reservationId: string) => [
  ...taken('reservation', reservationId, 'tickets'),
  `update allocations set state = 'HELD', expires_at = now() where site_id = $1 and id = '${OTHER}'`,
]
/** A reservation of one ticket. */
const reservation = (status: string) =>
  `insert into ticket_reservations (site_id, id, owner_kind, status, expires_at, created_at, updated_at, doc)
   select $1, '${OTHER}', 'staff', '${status}', now() + interval '1 hour', now(), now(), '{"tickets": [{"quantity": 1}]}' from orders
   where site_id = $1 limit 1`

const withCoupon = (id: string, counters: string) =>
  `update orders set doc = jsonb_set(doc, '{facts,coupon}', jsonb_build_object('id', ${id})) || '{"couponCounters": ${counters}}'
   where site_id = $1 and id = ${anOrder()}`

interface Planted {
  readonly changes: readonly string[]
  /** Other invariants that the same amounts break. */
  readonly also?: readonly string[]
  /** Text of the finding, where parts of one statement have different ones. */
  readonly found?: RegExp
}

const ADD_UP = 'lines add up to the order'
const AGAIN = 'an order priced again comes to the same amounts'
const UNITS = 'units are taken by orders that live'
const OF_LINES = 'an order took the units of its lines, and has those that did not come back'
const HELD = 'tickets are held for pending reservations alone'
const RESERVED = 'a confirmed reservation has one order, and an order of a reservation a confirmed one'
const COUPONS = 'an order uses its coupon once at each counter, and no other'
const MOVES = 'orders went from state to state as the transition table allows'
const CHECKOUTS = 'a completed checkout has its order, and only one'
const NUMBERS = 'the order counter is ahead of every number'
const REVERSED = 'the order of the lines does not change the total'

/** For each invariant, by its sentence: changes that break it, and what else they break. */
const planted: Readonly<Record<string, Planted>> = {
  'an open offer of a waiting list has its hold, and such a hold its offer': {
    changes: [
      reservation('PENDING'),
      `update ticket_reservations set doc = doc || '{"waitingEntryId": "${OTHER}"}' where site_id = $1 and id = '${OTHER}'`,
    ],
    also: [HELD],
  },
  'options of polls count their votes': {
    changes: [
      `insert into poll_counts (site_id, place_id, poll_id, option_id, votes)
       select site_id, '${OTHER}', 'p', 'a', 2 from events where site_id = $1 limit 1`,
      `insert into poll_votes (site_id, place_id, poll_id, voter_id, is_member, option_ids, voted_at)
       select site_id, '${OTHER}', 'p', '${OTHER}', false, '{a}', now() from events where site_id = $1 limit 1`,
    ],
    found: /counts 2, votes 1/,
  },
  'orders have the amounts of gift cards that paid them, and cards the rest': {
    changes: [
      `insert into pools (site_id, id, kind, ref_id, capacity, used, updated_at)
       select site_id, '${OTHER}', 'giftCard', '${OTHER}', 500, 200, now() from events where site_id = $1 limit 1`,
      `insert into gift_cards (site_id, id, code_hash, sealed_code, code_suffix, currency, initial, created_at, updated_at)
       select site_id, id, 'x', 'x', 'ABCD', 'GBP', 500, now(), now() from pools where site_id = $1 and id = '${OTHER}'`,
      `insert into allocations (site_id, id, pool_id, quantity, state, purpose, ref_id, created_at, updated_at)
       select site_id, '${OTHER}', '${OTHER}', 200, 'COMMITTED', 'order', id, now(), now() from orders
       where site_id = $1 and id = ${anOrder("o.status = 'APPROVED'")}`,
    ],
    found: /took 200 for 0 none, is in GBP/,
  },
  'documents of a kind are numbered without gaps': {
    changes: [
      `update order_documents set number = number + 7 where site_id = $1 and id = (
         select id from order_documents where site_id = $1 and kind = 'INVOICE' order by number desc limit 1)`,
    ],
    found: /^INVOICE: \d+ from/,
  },
  'no amount of an order is below zero': {
    changes: [inBreakdown('summary,shipping', '"-1n"')],
    also: [ADD_UP, AGAIN],
  },
  'discounts and taxes of the lines add up to those of the order': {
    changes: [inBreakdown('summary,tax', '"999999n"')],
    also: [AGAIN],
  },
  'lines are stored as they were priced': {
    changes: [`update order_lines set tax = tax + 1 where site_id = $1 and order_id = ${anOrder()}`],
  },
  [AGAIN]: { changes: [inBreakdown('summary,shipping', '"123n"')], also: [ADD_UP] },
  [REVERSED]: {
    changes: [`update orders set total = total + 1, due = null where site_id = $1 and id = ${anOrder(TWO_LINES)}`],
    also: [ADD_UP, 'the payment status follows from the payments'],
  },
  'no line lowers the subtotal': {
    changes: [inBreakdown('summary,subtotal', '"0n"', TWO_LINES)],
    also: [ADD_UP, AGAIN],
  },
  'the payment status follows from the payments': {
    changes: [
      `update orders set payment_status = 'NOT_PAID' where site_id = $1 and id = ${anOrder(`o.payment_status = 'PAID'`)}`,
    ],
  },
  'the fulfilment status follows from the lines': {
    changes: [`update orders set fulfillment_status = 'PARTIALLY_FULFILLED' where site_id = $1 and id = ${anOrder()}`],
  },
  [MOVES]: {
    changes: [
      `update orders set status = 'INITIALIZED' where site_id = $1 and id = ${anOrder(`o.status = 'APPROVED' and ${WITHOUT_TICKETS}`)}`,
    ],
    found: /is INITIALIZED, its history ends with APPROVED/,
  },
  'no row refers to another site': {
    changes: [
      `insert into sites (id, name, locale, currency, time_zone, created_at)
       select '${OTHER}', 'Other', 'en-GB', 'GBP', 'Europe/London', now() from orders where site_id = $1 limit 1`,
      `insert into carts (site_id, id, owner_id, owner_kind, status, created_at, updated_at, doc)
       select '${OTHER}', '${OTHER}', '${OTHER}', 'VISITOR', 'OPEN', now(), now(), '{}' from orders where site_id = $1 limit 1`,
      `insert into checkouts (site_id, id, owner_id, owner_kind, cart_id, status, created_at, updated_at, doc)
       select site_id, id, id, 'VISITOR', '${OTHER}', 'OPEN', now(), now(), '{}' from orders where site_id = $1 limit 1`,
    ],
  },
  [COUPONS]: {
    changes: [
      ...taken('order', anOrder(), 'coupon'),
      `update allocations set quantity = 2 where site_id = $1 and id = '${OTHER}'`,
      `update pools set used = used + 1 where site_id = $1 and id = (select pool_id from allocations where site_id = $1 and id = '${OTHER}')`,
    ],
  },
  'pools count the units taken': {
    changes: [
      `update pools set used = used + 1 where site_id = $1 and id = (
         select id from pools where site_id = $1 and owed = 0 and (capacity is null or used < capacity) limit 1)`,
    ],
  },
  'pools hold the units put in': {
    changes: [
      `update pools set capacity = capacity + 1 where site_id = $1 and id = (
         select pool_id from pool_changes where site_id = $1 and after is not null order by id limit 1)`,
    ],
  },
  'every change of a pool begins where the one before it ended': {
    changes: [
      `insert into pool_changes (site_id, id, pool_id, before, after, reason, changed_at)
       select site_id, '${OTHER}', pool_id, after + 1, after, 'MANUAL', changed_at + interval '1 second' from pool_changes c
       where site_id = $1 and after is not null and not exists (
         select from pool_changes n where n.site_id = $1 and n.pool_id = c.pool_id and n.changed_at > c.changed_at)
       order by c.id limit 1`,
    ],
  },
  'guests who come have their places, and nobody else': {
    changes: [
      `update rsvps set guests = guests + 1 where site_id = $1 and id = (
         select id from rsvps where site_id = $1 and status = 'YES' and guests < 11 order by id limit 1)`,
    ],
  },
  'a seat that is sold has its ticket, and no seat has two': {
    changes: [...seat(), `update event_spots set block = 'BLOCKED' where site_id = $1 and pool_id = '${OTHER}'`],
    found: /BLOCKED, blocked 0/,
  },
  'dates of a series stand once each, and take guests alike': {
    changes: [
      `update events e set recurrence_id = '${OTHER}', initial_type = case when e.id = f.id then 'RSVP' else 'TICKETING' end
       from (select id from events where site_id = $1 and deleted_at is null order by id limit 1) f where e.site_id = $1 and e.deleted_at is null`,
    ],
    found: /dates of 2 kinds/,
  },
  'a guest who is in was let in at the door': {
    changes: [
      `update tickets set checked_in_at = now() where site_id = $1 and id = (
         select id from tickets where site_id = $1 and checked_in_at is null order by id limit 1)`,
    ],
  },
  'the default location keeps what variants are sold from': {
    changes: [
      `update inventory_items set product_id = '${OTHER}' where site_id = $1 and id = (
         select i.id from inventory_items i join locations l on l.site_id = $1 and l.id = i.location_id and l.is_default
         where i.site_id = $1 order by i.id limit 1)`,
    ],
  },
  'a product is counted when one of its variants is': {
    changes: [
      `update products set track_inventory = not track_inventory where site_id = $1 and id = (
         select p.id from products p where p.site_id = $1 and exists (
           select from variants v where v.site_id = $1 and v.product_id = p.id) order by p.id limit 1)`,
    ],
  },
  'a shared quota counts the people of every ticket of its kinds': {
    changes: without(unitsOfQuota, 'delete from allocations'),
    found: /counts 0 people for \d tickets/,
  },
  'nothing is oversold': {
    changes: [
      'alter table pools drop constraint pools_never_oversold, drop constraint pools_owed_when_empty',
      `update allocations set quantity = quantity + 1000000 where site_id = $1 and id = (
         select a.id from allocations a join pools p on p.site_id = $1 and p.id = a.pool_id
         where a.site_id = $1 and a.state = 'COMMITTED' and a.purpose = 'order' and p.kind = 'stock' and p.capacity is not null order by a.id limit 1)`,
      `update pools p set used = s.used from (
         select pool_id, sum(quantity) as used from allocations where site_id = $1 and state in ('HELD', 'COMMITTED') group by pool_id) s
       where p.site_id = $1 and p.id = s.pool_id`,
    ],
    also: [OF_LINES],
  },
  [UNITS]: { changes: taken('order', `'${OTHER}'`, 'stock') },
  [OF_LINES]: {
    changes: without(unitsOf(`o.status = 'APPROVED'`), 'delete from allocations'),
    found: /took 0 units for/,
  },
  [HELD]: { changes: held(`'${OTHER}'`), found: /is missing, holds 1 of 0/ },
  [RESERVED]: { changes: [reservation('CONFIRMED')], found: /is CONFIRMED, orders 0/ },
  'approved orders have one ticket per unit': {
    changes: [
      `delete from tickets where site_id = $1 and id = (
         select t.id from tickets t join orders o on o.site_id = $1 and o.id = t.order_id and o.status = 'APPROVED'
         where t.site_id = $1 and t.checked_in_at is null and t.doc -> 'seat' is null order by t.id limit 1)`,
    ],
  },
  'no ticket without a live order': {
    changes: [
      `update orders set status = 'CANCELED' where site_id = $1 and id = (
         select order_id from tickets where site_id = $1 and status = 'ISSUED' order by id limit 1)`,
    ],
    also: [OF_LINES],
  },
  [ADD_UP]: { changes: [inBreakdown('summary,shipping', '"123n"')], also: [AGAIN] },
  'the paid amount is the sum of the payments': {
    changes: [`update orders set paid = paid + 1 where site_id = $1 and id = ${anOrder()}`],
  },
  'an order that gave some of its payments back is covered by the others': {
    changes: [
      `update orders set returned = 1 where site_id = $1 and id = ${anOrder(`o.status = 'APPROVED' and o.paid = o.total and o.refunded = 0
         and o.paid > 0 and o.doc #>> '{breakdown,summary,additionalFees}' = '0n'`)}`,
    ],
    also: ['the payment status follows from the payments'],
  },
  'what changed tickets cost less is counted as returned': {
    changes: [
      `insert into ticket_cancellations (site_id, id, order_id, numbers, by_provider, by_hand, created_at, changed_to)
       select $1, gen_random_uuid(), ${anOrder()}, '{}', 1, 0, now(), 'Low'`,
    ],
  },
  'the refunded amount of a payment is the sum of its refunds': {
    changes: [
      `update transactions set refund_pending = 1 where site_id = $1 and id = (
         select id from transactions where site_id = $1 and kind = 'payment' and refunded < amount order by id limit 1)`,
    ],
  },
  'the refunded amount of an order is that of its payments': {
    changes: [
      `update orders set refunded = refunded + 1 where site_id = $1 and id = ${anOrder('o.refunded < o.paid')}`,
    ],
  },
  'the fulfilled units of a line are the sum of its fulfilments': {
    changes: [
      `update fulfillment_lines set quantity = quantity + 1 where (site_id, fulfillment_id, line_id) = (
         select site_id, fulfillment_id, line_id from fulfillment_lines where site_id = $1 order by fulfillment_id limit 1)`,
    ],
  },
  [CHECKOUTS]: {
    changes: [
      `update checkouts set order_id = '${OTHER}' where site_id = $1 and id = (
         select id from checkouts where site_id = $1 and status = 'COMPLETED' order by id limit 1)`,
    ],
  },
  [NUMBERS]: {
    changes: [`update counters set n = 0 where site_id = $1 and name = 'order'`],
  },
}

const aPool = `(select p.ref_id from pools p join allocations a on a.site_id = $1 and a.pool_id = p.id
  where p.site_id = $1 and a.id = '${OTHER}')`

/** Violations that other parts of the same statements find. */
const plantedElsewhere: readonly (readonly [sentence: string, planted: Planted])[] = [
  [
    'nothing is oversold',
    {
      changes: [
        'alter table only pools drop constraint pools_never_oversold, drop constraint pools_owed_when_empty',
        `update pools p set used = used + 9999 * a.quantity from allocations a
         where p.site_id = $1 and a.site_id = $1 and a.pool_id = p.id and a.id = ${unitsOfQuota}`,
        `update allocations set quantity = quantity * 10000 where site_id = $1 and id = ${unitsOfQuota}`,
      ],
      found: /^\S+: \d0000 of \d+$/,
    },
  ],
  [
    'a shared quota counts the people of every ticket of its kinds',
    {
      changes: [
        `insert into allocations (site_id, id, pool_id, quantity, state, purpose, ref_id, line_id, created_at, updated_at)
         select site_id, '${OTHER}', pool_id, 1, 'COMMITTED', purpose, ref_id, '${OTHER}', now(), now() from allocations
         where site_id = $1 and id = ${unitsOfQuota}`,
        `update pools set used = used + 1 where site_id = $1 and id = (
           select pool_id from allocations where site_id = $1 and id = '${OTHER}')`,
      ],
      found: /counts 1 people for 0 tickets/,
    },
  ],
  [
    UNITS,
    {
      changes: without(unitsOf(`o.status = 'APPROVED'`), `update allocations set state = 'RELEASED'`),
      also: [OF_LINES],
    },
  ],
  [
    UNITS,
    {
      changes: [
        `update allocations set state = 'HELD' where site_id = $1 and id = ${unitsOf(WITHOUT_TICKETS)}`,
        `update orders set status = 'CANCELED' where site_id = $1 and id in (
           select ref_id from allocations where site_id = $1 and purpose = 'order' and state = 'HELD')`,
      ],
    },
  ],
  [
    OF_LINES,
    {
      changes: without(
        unitsOf(`a.quantity > 1 and o.status = 'APPROVED'`),
        'update allocations set quantity = quantity - 1',
        '1',
      ),
    },
  ],
  [
    OF_LINES,
    {
      changes: without(unitsOf(`o.status = 'APPROVED'`), `update allocations set state = 'RESTOCKED'`),
      found: /has 0/,
    },
  ],
  [OF_LINES, { changes: taken('order', anOrder(), 'stock'), found: /no line: took 1 units for 0/ }],
  [
    OF_LINES,
    {
      changes: [
        `update tickets set status = 'VOID' where site_id = $1 and order_id = ${anOrder(WITH_TICKETS)}`,
        `update orders set status = 'CANCELED' where site_id = $1 and id = ${anOrder(WITH_TICKETS)}`,
      ],
      found: /is CANCELED/,
    },
  ],
  [HELD, { changes: [reservation('CANCELED'), ...held(`'${OTHER}'`)], found: /is CANCELED, holds 1 of 0/ }],
  [HELD, { changes: [reservation('EXPIRED'), ...held(`'${OTHER}'`)], found: /is EXPIRED, holds 1 of 0/ }],
  [HELD, { changes: [reservation('PENDING')], found: /is PENDING, holds 0 of 1/ }],
  [
    HELD,
    {
      changes: [
        reservation('PENDING'),
        ...held(`'${OTHER}'`),
        ...without(`'${OTHER}'`, `update allocations set state = 'EXPIRED'`),
      ],
      found: /is PENDING, holds 0 of 1/,
    },
  ],
  [
    RESERVED,
    {
      changes: [
        reservation('EXPIRED'),
        `update order_events set reservation_id = '${OTHER}' where (site_id, order_id, event_id) = (
           select site_id, order_id, event_id from order_events where site_id = $1 and reservation_id is null
           order by order_id, event_id limit 1)`,
      ],
      found: /is EXPIRED/,
    },
  ],
  [
    RESERVED,
    {
      changes: [
        `update orders set source = 'reservation', source_id = '${OTHER}' where site_id = $1 and id = ${anOrder(WITHOUT_TICKETS)}`,
      ],
      also: [CHECKOUTS],
      found: /is not that of its events/,
    },
  ],
  [COUPONS, { changes: [withCoupon(`'${OTHER}'`, '1')], found: /: 0 uses at 0 counters/ }],
  [COUPONS, { changes: taken('order', anOrder(), 'coupon'), found: /of coupon none/ }],
  [
    COUPONS,
    {
      changes: [...taken('order', anOrder(), 'coupon'), withCoupon(aPool, '2')],
      found: /: 1 uses at 1 counters.* for 2/,
    },
  ],
  [
    COUPONS,
    {
      changes: [...taken('order', anOrder(), 'coupon'), withCoupon(`'${OTHER}'`, '1')],
      found: /: 1 uses at 1 counters/,
    },
  ],
  [
    MOVES,
    {
      changes: [
        `insert into happenings (site_id, id, entity, entity_id, slug, sequence, payload, occurred_at)
         select $1, '${OTHER}', 'order', o.id::text, 'canceled', 0, '{}', now() from orders o
         where o.site_id = $1 and o.id = ${anOrder(`o.status = 'APPROVED'`)}`,
      ],
      found: /went from CANCELED to (INITIALIZED|APPROVED)/,
    },
  ],
  [
    CHECKOUTS,
    {
      changes: [
        `update checkouts set status = 'OPEN', order_id = null where site_id = $1 and id = (
           select id from checkouts where site_id = $1 and status = 'COMPLETED' order by id limit 1)`,
      ],
      found: /is OPEN/,
    },
  ],
  [
    CHECKOUTS,
    {
      changes: [
        `update checkouts set order_id = null where site_id = $1 and id = (
           select id from checkouts where site_id = $1 and order_id is not null order by id limit 1)`,
      ],
      found: /is COMPLETED, with order none/,
    },
  ],
  [NUMBERS, { changes: [`delete from counters where site_id = $1 and name = 'order'`], found: /counter missing/ }],
  [
    'documents of a kind are numbered without gaps',
    { changes: [`update counters set n = n + 1 where site_id = $1 and name = 'RECEIPT'`], found: /^RECEIPT: / },
  ],
  [
    'dates of a series stand once each, and take guests alike',
    {
      changes: [
        `drop index events_occurrence`,
        `update events set recurrence_id = '${OTHER}', occurrence_at = created_at where site_id = $1 and deleted_at is null`,
        `update events set occurrence_at = now() where site_id = $1 and deleted_at is null`,
      ],
      found: /made \d+ times for/,
    },
  ],
  [
    'a seat that is sold has its ticket, and no seat has two',
    {
      changes: [
        ...seat(),
        `update tickets set doc = doc || '{"seat": {"id": "1-1-1"}}'
         where site_id = $1 and id in (select id from tickets where site_id = $1 and event_id = ${ITS_EVENT} and status = 'ISSUED'
           order by id limit 2)`,
      ],
      found: /sold 0, tickets 2/,
    },
  ],
  [
    'a guest who is in was let in at the door',
    {
      changes: [
        `update rsvps set checked_in = checked_in + 1 where site_id = $1 and id = (
           select id from rsvps where site_id = $1 and checked_in < guests order by id limit 1)`,
      ],
    },
  ],
]

/** Invariants of the whole database: each has its own test below. */
const OF_DATABASE = [JOBS, RELAY].map(({ sentence }) => sentence)

test('every invariant has a planted violation', () => {
  expect([...Object.keys(planted), ...OF_DATABASE].toSorted()).toEqual(
    invariants.map(({ sentence }) => sentence).toSorted(),
  )
})

/** The invariants of the platform, which docs/invariants.md lists. */
const NUMBERED = Array.from({ length: 18 }, (_, i) => `I${i + 1}`)

test.for(NUMBERED)('%s is checked, and each of its statements has a planted violation', (id) => {
  const sentences = invariants.filter(({ ids }) => ids.some((one) => one === id)).map(({ sentence }) => sentence)
  expect(sentences.length).toBeGreaterThan(0)
  expect([...Object.keys(planted), ...OF_DATABASE]).toEqual(expect.arrayContaining(sentences))
})

const cases = [...Object.entries(planted), ...plantedElsewhere]
test.for(cases)('%s: a violation is found', async ([sentence, { changes, also = [], found = /./ }]) => {
  const named = [sentence, ...also].map((one) => nameOf(invariants.find((invariant) => invariant.sentence === one)!))
  const findings = await findingsAfter(site, changes)
  expect([...new Set(findings.map(({ invariant }) => invariant))].toSorted()).toEqual(named.toSorted())
  const texts = findings
    .filter(({ invariant }) => invariant === named[0])
    .map(({ id, found: text }) => `${id}: ${text}`)
  expect(texts).toContainEqual(expect.stringMatching(found))
})

test('a job that nobody takes while a runner lives is found; one that is pending or given up is not', async () => {
  const { siteless } = site.assembly.pool
  await site.query(`insert into job_runners (id, seen_at) values ('alive', now())`)
  await site.query(`select graphile_worker.add_job('send-mails', run_at := now() + interval '1 hour')`)
  await site.query(`select graphile_worker.add_job('given-up', run_at := now() - interval '1 day', max_attempts := 1)`)
  await site.query(`update graphile_worker._private_jobs set attempts = max_attempts where max_attempts = 1`)
  expect(await checkJobs(siteless)).toEqual([])
  await site.query(`select graphile_worker.add_job('nobody', run_at := now() - interval '2 hours')`)
  expect(await checkJobs(siteless)).toMatchObject([{ invariant: nameOf(JOBS), id: expect.stringContaining('nobody') }])
})

test('happenings that wait for the relay are found, and a relay that counts in another cluster', async () => {
  const { siteless } = site.assembly.pool
  await site.query(
    `insert into outbox_readers (name, position, cluster)
     select 'jobs', pg_snapshot_xmax(pg_current_snapshot()), system_identifier from pg_control_system()`,
  )
  await site.query(
    `update happenings set id = '01900000-0000-7000-8000-000000000000' where id = (select id from happenings limit 1)`,
  )
  expect(await checkOutbox(siteless)).toEqual([])
  const planting = [
    [`update outbox_readers set position = '1'`, 'happenings wait for more than five minutes'],
    [`update outbox_readers set cluster = '1'`, 'it counts in cluster 1'],
  ] as const
  for (const [change, why] of planting) {
    await site.query(change)
    expect(await checkOutbox(siteless)).toMatchObject([
      { invariant: nameOf(RELAY), what: 'relay', found: expect.stringContaining(why) },
    ])
  }
})
