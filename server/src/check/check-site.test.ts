import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DemoSite, demoSite } from '../demo/demo.fixture.ts'
import { checkJobs, JOBS } from './check-jobs.ts'
import { checkSite } from './check-site.ts'
import { nameOf } from './invariant.ts'
import { invariants } from './invariants.ts'
import { orderRules } from './order-rules.ts'
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
const TWO_LINES = `o.item_count > 1 and (select count(*) from order_lines l where l.site_id = $1 and l.order_id = o.id) > 1`

/** For each invariant, by its sentence: changes that break it. */
const planted: Readonly<Record<string, readonly string[]>> = {
  'no amount of an order is below zero': [inBreakdown('summary,shipping', '"-1n"')],
  'discounts and taxes of the lines add up to those of the order': [inBreakdown('summary,tax', '"999999n"')],
  'lines are stored as they were priced': [
    `update order_lines set tax = tax + 1 where site_id = $1 and order_id = ${anOrder()}`,
  ],
  'an order priced again comes to the same amounts': [inBreakdown('summary,subtotal', '"123n"')],
  'the order of the lines does not change the total': [
    `update orders set total = total + 1, due = null where site_id = $1 and id = ${anOrder(TWO_LINES)}`,
  ],
  'no line lowers the subtotal': [inBreakdown('summary,subtotal', '"0n"', TWO_LINES)],
  'the payment status follows from the payments': [
    `update orders set payment_status = 'NOT_PAID' where site_id = $1 and id = ${anOrder(`o.payment_status = 'PAID'`)}`,
  ],
  'the fulfilment status follows from the lines': [
    `update orders set fulfillment_status = 'PARTIALLY_FULFILLED' where site_id = $1 and id = ${anOrder()}`,
  ],
  'orders went from state to state as the transition table allows': [
    `update orders set status = 'INITIALIZED' where site_id = $1 and id = ${anOrder(`o.status = 'APPROVED'`)}`,
  ],
  'no row refers to another site': [
    `insert into sites (id, name, locale, currency, time_zone, created_at)
     select '${OTHER}', 'Other', 'en-GB', 'GBP', 'Europe/London', now() from orders where site_id = $1 limit 1`,
    `insert into carts (site_id, id, owner_id, owner_kind, status, created_at, updated_at, doc)
     select '${OTHER}', '${OTHER}', '${OTHER}', 'VISITOR', 'OPEN', now(), now(), '{}' from orders where site_id = $1 limit 1`,
    `insert into checkouts (site_id, id, owner_id, owner_kind, cart_id, status, created_at, updated_at, doc)
     select site_id, id, id, 'VISITOR', '${OTHER}', 'OPEN', now(), now(), '{}' from orders where site_id = $1 limit 1`,
  ],
  'an order uses a coupon once, at each of its counters': [
    `insert into allocations (site_id, id, pool_id, quantity, state, purpose, ref_id, created_at, updated_at)
     select site_id, '${OTHER}', pool_id, 2, 'COMMITTED', 'order', ${anOrder()}, now(), now()
     from coupons where site_id = $1 limit 1`,
  ],
  'pools count what was taken': [
    `update pools set used = used + 1 where site_id = $1 and id = (
       select id from pools where site_id = $1 and owed = 0 and (capacity is null or used < capacity) limit 1)`,
  ],
  'paid is what payments brought': [`update orders set paid = paid + 1 where site_id = $1 and id = ${anOrder()}`],
  'lines add up to the order': [inBreakdown('summary,subtotal', '"123n"')],
  'the order counter is ahead of every number': [`update counters set n = 0 where site_id = $1 and name = 'order'`],
}

test('every rule of orders has a planted violation', () => {
  expect(Object.keys(planted)).toEqual(expect.arrayContaining(orderRules.map(({ sentence }) => sentence)))
})

test.for(Object.entries(planted))('%s: a violation is found', async ([sentence, changes]) => {
  const invariant = invariants.find((one) => one.sentence === sentence)!
  const findings = await findingsAfter(site, changes)
  expect(findings.map((finding) => finding.invariant)).toContain(nameOf(invariant))
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
