import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DemoSite, demoSite } from '../demo/demo.fixture.ts'
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
}

test('every rule of orders has a planted violation', () => {
  expect(orderRules.map(({ sentence }) => sentence)).toEqual(Object.keys(planted))
})

test.for(Object.entries(planted))('%s: a violation is found', async ([sentence, changes]) => {
  const invariant = invariants.find((one) => one.sentence === sentence)!
  const findings = await findingsAfter(site, changes)
  expect(findings.map((finding) => finding.invariant)).toContain(nameOf(invariant))
})
