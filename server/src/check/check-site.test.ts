import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DemoSite, demoSite } from '../demo/demo.fixture.ts'
import { checkJobs, JOBS } from './check-jobs.ts'
import { checkOutbox, RELAY } from './check-outbox.ts'
import { checkSite } from './check-site.ts'
import { nameOf } from './invariant.ts'
import { invariants } from './invariants.ts'
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

/** The first order that this holds for. */
const anOrder = (condition = 'true') =>
  `(select o.id from orders o where o.site_id = $1 and ${condition} order by o.number limit 1)`
const inBreakdown = (path: string, value: string, condition?: string) =>
  `update orders set doc = jsonb_set(doc, '{breakdown,${path}}', '${value}') where site_id = $1 and id = ${anOrder(condition)}`
const WITHOUT_TICKETS = 'not exists (select from tickets t where t.site_id = $1 and t.order_id = o.id)'
const TWO_LINES = `o.item_count > 1 and (select count(*) from order_lines l where l.site_id = $1 and l.order_id = o.id) > 1`

/** Takes one more unit of a pool that this holds for, for a row of this kind: the ledger itself still agrees. */
const taken = (purpose: string, refId: string, kind: string) => [
  `insert into allocations (site_id, id, pool_id, quantity, state, purpose, ref_id, created_at, updated_at)
   select site_id, '${OTHER}', id, 1, 'COMMITTED', '${purpose}', ${refId}, now(), now() from pools
   where site_id = $1 and kind = '${kind}' and owed = 0 and (capacity is null or used < capacity) order by pools.id limit 1`,
  `update pools set used = used + 1 where site_id = $1 and id = (
     select pool_id from allocations where site_id = $1 and id = '${OTHER}')`,
]

interface Planted {
  readonly changes: readonly string[]
  /** Other invariants that the same amounts break. */
  readonly also?: readonly string[]
}

const ADD_UP = 'lines add up to the order'
const AGAIN = 'an order priced again comes to the same amounts'
const UNITS = 'units are taken by orders that live'
const REVERSED = 'the order of the lines does not change the total'

/** For each invariant, by its sentence: changes that break it, and what else they break. */
const planted: Readonly<Record<string, Planted>> = {
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
  'orders went from state to state as the transition table allows': {
    changes: [
      `update orders set status = 'INITIALIZED' where site_id = $1 and id = ${anOrder(`o.status = 'APPROVED' and ${WITHOUT_TICKETS}`)}`,
    ],
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
  'an order uses a coupon once, at each of its counters': {
    changes: [
      ...taken('order', anOrder(), 'coupon'),
      `update allocations set quantity = 2 where site_id = $1 and id = '${OTHER}'`,
      `update pools set used = used + 1 where site_id = $1 and id = (select pool_id from allocations where site_id = $1 and id = '${OTHER}')`,
    ],
  },
  'pools count what was taken': {
    changes: [
      `update pools set used = used + 1 where site_id = $1 and id = (
         select id from pools where site_id = $1 and owed = 0 and (capacity is null or used < capacity) limit 1)`,
    ],
  },
  'pools hold what was put in': {
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
  'who comes has their places, and nobody else': {
    changes: [
      `update rsvps set guests = guests + 1 where site_id = $1 and id = (
         select id from rsvps where site_id = $1 and status = 'YES' and guests < 11 order by id limit 1)`,
    ],
  },
  'who is in was let in at the door': {
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
  },
  [UNITS]: { changes: taken('order', `'${OTHER}'`, 'stock') },
  'approved orders have one ticket per unit': {
    changes: [
      `delete from tickets where site_id = $1 and id = (
         select t.id from tickets t join orders o on o.site_id = $1 and o.id = t.order_id and o.status = 'APPROVED'
         where t.site_id = $1 and t.checked_in_at is null order by t.id limit 1)`,
    ],
  },
  'no ticket without a live order': {
    changes: [
      `update orders set status = 'CANCELED' where site_id = $1 and id = (
         select order_id from tickets where site_id = $1 and status = 'ISSUED' order by id limit 1)`,
    ],
  },
  [ADD_UP]: { changes: [inBreakdown('summary,shipping', '"123n"')], also: [AGAIN] },
  'paid is what payments brought': {
    changes: [`update orders set paid = paid + 1 where site_id = $1 and id = ${anOrder()}`],
  },
  'what went back of a payment is the sum of its refunds': {
    changes: [
      `update transactions set refund_pending = 1 where site_id = $1 and id = (
         select id from transactions where site_id = $1 and kind = 'payment' and refunded < amount order by id limit 1)`,
    ],
  },
  'what went back of an order is what went back of its payments': {
    changes: [
      `update orders set refunded = refunded + 1 where site_id = $1 and id = ${anOrder('o.refunded < o.paid')}`,
    ],
  },
  'what was handed over of a line is the sum of its fulfilments': {
    changes: [
      `update fulfillment_lines set quantity = quantity + 1 where (site_id, fulfillment_id, line_id) = (
         select site_id, fulfillment_id, line_id from fulfillment_lines where site_id = $1 order by fulfillment_id limit 1)`,
    ],
  },
  'a completed checkout has its order, and only one': {
    changes: [
      `update checkouts set order_id = '${OTHER}' where site_id = $1 and id = (
         select id from checkouts where site_id = $1 and status = 'COMPLETED' order by id limit 1)`,
    ],
  },
  'the order counter is ahead of every number': {
    changes: [`update counters set n = 0 where site_id = $1 and name = 'order'`],
  },
}

const unitsOf = (condition: string) =>
  `(select a.id from allocations a join pools p on p.site_id = $1 and p.id = a.pool_id and p.kind = 'stock'
    join orders o on o.site_id = $1 and o.id = a.ref_id
    where a.site_id = $1 and a.state = 'COMMITTED' and ${condition} order by a.id limit 1)`

/** Violations that other parts of the same statements find. */
const plantedElsewhere: readonly (readonly [sentence: string, changes: readonly string[]])[] = [
  [
    UNITS,
    [
      `update pools p set used = used - a.quantity from allocations a
       where p.site_id = $1 and a.site_id = $1 and a.pool_id = p.id and a.id = ${unitsOf(`o.status = 'APPROVED'`)}`,
      `update allocations set state = 'RELEASED' where site_id = $1 and id = ${unitsOf(`o.status = 'APPROVED'`)}`,
    ],
  ],
  [
    UNITS,
    [
      `update allocations set state = 'HELD' where site_id = $1 and id = ${unitsOf(WITHOUT_TICKETS)}`,
      `update orders set status = 'CANCELED' where site_id = $1 and id in (
         select ref_id from allocations where site_id = $1 and purpose = 'order' and state = 'HELD')`,
    ],
  ],
  [
    'who is in was let in at the door',
    [
      `update rsvps set checked_in = checked_in + 1 where site_id = $1 and id = (
         select id from rsvps where site_id = $1 and checked_in < guests order by id limit 1)`,
    ],
  ],
]

/** Of the whole database: each has its own test below. */
const OF_DATABASE = [JOBS, RELAY].map(({ sentence }) => sentence)

test('every invariant has a planted violation', () => {
  expect([...Object.keys(planted), ...OF_DATABASE].toSorted()).toEqual(
    invariants.map(({ sentence }) => sentence).toSorted(),
  )
})

const cases = [
  ...Object.entries(planted),
  ...plantedElsewhere.map(([sentence, changes]) => [sentence, { changes }] as [string, Planted]),
]
test.for(cases)('%s: a violation is found', async ([sentence, { changes, also = [] }]) => {
  const named = [sentence, ...also].map((one) => nameOf(invariants.find((invariant) => invariant.sentence === one)!))
  const findings = await findingsAfter(site, changes)
  expect([...new Set(findings.map(({ invariant }) => invariant))].toSorted()).toEqual(named.toSorted())
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
