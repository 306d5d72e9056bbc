import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { type TestCaller, type TestSite, testSite } from '../../../test/fixture.ts'
import { checkOut, placedOrder, placeOrder, ticketLine } from '../../../test/shop.ts'
import { startJobs } from '../../jobs/jobs.ts'
import { lockedPools } from '../../sales/ledger/ledger.ts'
import { agrees, bought, cardSite, codeOf } from '../../sales/payments/payments.fixture.ts'
import { DAY, HOUR, MINUTE } from '../events.fixture.ts'
import {
  addDates,
  datesOf,
  done,
  kindOf,
  makePass,
  passesTaken,
  passLine,
  series,
  takenOf,
} from './series-passes.fixture.ts'

const refused = (reply: Parameters<typeof codeOf>[0] & { status: number }) => [reply.status, codeOf(reply)]
const offered = async (caller: TestCaller, eventId: string) =>
  done(await caller.call('GET', `/fairground/v1/events/${eventId}/offered-passes`)).passes
const change = (site: TestSite, pass: { id: string; [field: string]: unknown }) =>
  site.admin.call('PATCH', `/fairground/v1/series-passes/${pass.id}`, { pass })
const used = async (site: TestSite, kind: string): Promise<number> =>
  Number((await site.query('select coalesce(sum(used), 0)::int as used from pools where kind = $1', [kind]))[0]?.used)

test('an organiser makes, reads, changes and deletes a pass of a series, and dates without such a ticket are named', async () => {
  const site = await testSite()
  const made = await series(site, { dates: 4 })
  const { id, definition, dates } = made
  const withoutKind = dates[3]!.id
  const [extra] = await site.query('select id from ticket_definitions where event_id = $1', [withoutKind])
  done(await site.admin.call('DELETE', `/events-ticket-definitions/v3/ticket-definitions/${extra!.id}`))

  const { pass, skipped } = await makePass(site, made, { quantity: 40, description: ' All of them ' })
  expect(pass).toMatchObject({
    revision: '1',
    name: 'Season pass',
    description: 'All of them',
    price: '25.00',
    formattedPrice: '£25.00',
    quantity: 40,
    taken: 0,
    allDates: true,
    onSale: true,
    soldAfterStart: false,
    limitPerOrder: 10,
  })
  expect(
    pass.dates.map(({ eventId, state, ticketName }: Record<string, string>) => [eventId, state, ticketName]),
  ).toEqual(dates.slice(0, 3).map((date) => [date.id, 'OPEN', 'Standing']))
  expect(skipped).toEqual([{ eventId: withoutKind, startDate: expect.any(String), reason: 'NO_SUCH_TICKET' }])

  const chosen = [dates[0]!.id, dates[2]!.id]
  const changed = await change(site, {
    id: pass.id,
    revision: '1',
    name: 'Two evenings',
    price: '18',
    quantity: null,
    eventIds: chosen,
  })
  expect(done(changed).pass).toMatchObject({ revision: '2', name: 'Two evenings', price: '18.00', allDates: false })
  expect(changed.body.pass.quantity).toBeUndefined()
  expect(changed.body.pass.dates.map(({ eventId }: { eventId: string }) => eventId)).toEqual(chosen)
  expect(refused(await change(site, { id: pass.id, revision: '1', name: 'Late' }))).toEqual([409, 'STALE_REVISION'])
  expect(refused(await change(site, { id: pass.id, revision: '2', eventIds: [chosen[0]] }))).toEqual([
    409,
    'SERIES_PASS_NEEDS_DATES',
  ])
  expect((await change(site, { id: pass.id, revision: '2', name: '  ' })).status).toBe(400)
  expect((await change(site, { id: pass.id, revision: '2', price: '1.234' })).status).toBe(400)

  const list = async () =>
    done(await site.admin.call('GET', `/fairground/v1/events/${dates[1]!.id}/series-passes`)).passes
  expect(await list()).toHaveLength(1)
  const alone = await site.admin.call('POST', '/events/v3/events', {
    event: {
      title: 'Alone',
      location: { type: 'VENUE', name: 'Old Mill' },
      dateAndTimeSettings: { startDate: '2032-03-20T18:00:00Z', endDate: '2032-03-20T20:00:00Z', timeZoneId: 'UTC' },
      registration: { initialType: 'TICKETING' },
    },
  })
  const single = { eventId: alone.body.event.id, ticketDefinitionId: definition, name: 'P', price: '1' }
  expect(
    refused(await site.admin.call('POST', `/fairground/v1/events/${single.eventId}/series-passes`, single)),
  ).toEqual([409, 'EVENT_HAS_NO_DATES'])
  const foreign = { eventId: id, ticketDefinitionId: single.eventId, name: 'P', price: '1' }
  expect(refused(await site.admin.call('POST', `/fairground/v1/events/${id}/series-passes`, foreign))).toEqual([
    404,
    'TICKET_DEFINITION_NOT_FOUND',
  ])

  done(await site.admin.call('DELETE', `/fairground/v1/series-passes/${pass.id}`))
  expect(await list()).toEqual([])
  expect(refused(await site.admin.call('DELETE', `/fairground/v1/series-passes/${pass.id}`))).toEqual([
    404,
    'SERIES_PASS_NOT_FOUND',
  ])
  const log = await site.query(`select action from audit_log where action like 'event.pass%' order by id`)
  expect(log.map(({ action }) => action)).toEqual(['event.passMade', 'event.passChanged', 'event.passDeleted'])
  await agrees(site)
})

test('a pass is one line in the cart and one ticket on each date, at parts that add up to its price', async () => {
  const site = await cardSite()
  const made = await series(site, { dates: 3 })
  const { pass } = await makePass(site, made, { price: '25.00', quantity: 9 })
  const visitor = await site.visitor()
  expect(await offered(visitor, made.dates[1]!.id)).toMatchObject([
    { id: pass.id, name: 'Season pass', formattedPrice: '£25.00', available: 5, dates: [{}, {}, {}] },
  ])
  const cart = await visitor.call('POST', '/ecom/v1/carts/current/add-to-cart', { lineItems: [passLine(pass.id, 2)] })
  const [line] = done(cart).cart.lineItems
  expect(cart.body.cart.lineItems).toHaveLength(1)
  expect(line).toMatchObject({ quantity: 2, price: { amount: '25.00' } })

  const { buyer, orderId } = await bought(site, [passLine(pass.id, 2)], 'approve')
  expect(await takenOf(site, made.id)).toEqual([2, 2, 2])
  expect(await passesTaken(site)).toBe(2)
  const order = await placedOrder(buyer, orderId)
  expect(order.formattedTotal).toBe('£50.00')
  expect(
    order.lines.map(({ formattedPrice, quantity }: Record<string, unknown>) => [formattedPrice, quantity]),
  ).toEqual([
    ['£8.33', 2],
    ['£8.33', 2],
    ['£8.34', 2],
  ])
  expect(order.tickets).toHaveLength(6)
  const byPass = Map.groupBy(order.tickets, (ticket: { code: string; pass: { id: string } }) => ticket.pass.id)
  expect([...byPass.values()].map((own) => new Set(own.map((ticket: { code: string }) => ticket.code)).size)).toEqual([
    1, 1,
  ])
  expect(new Set(order.tickets.map(({ code }: { code: string }) => code)).size).toBe(2)
  expect(new Set(order.tickets.map(({ number }: { number: string }) => number)).size).toBe(6)

  for (const { id } of made.dates) {
    const { tickets } = done(await site.admin.call('GET', `/events/v1/tickets?eventId=${id}&fieldset=TICKET_DETAILS`))
    expect(tickets).toHaveLength(2)
    expect(tickets[0]).toMatchObject({ name: 'Season pass', orderStatus: 'PAID' })
    const { orders } = done(await site.admin.call('GET', `/events/v1/orders?eventId=${id}&fieldset=DETAILS`))
    expect(orders[0]).toMatchObject({ ticketsQuantity: 2 })
  }
  const bound = done(await site.admin.call('GET', `/ecom/v1/orders/${orderId}`)).order
  expect(
    bound.lineItems.map((one: { totalPriceAfterTax: { amount: string } }) => one.totalPriceAfterTax.amount),
  ).toEqual(['16.66', '16.66', '16.68'])
  await agrees(site)
})

test('a pass and single tickets share the room of each date, and a sold-out date sells no pass', async () => {
  const site = await testSite()
  const made = await series(site, { dates: 2, quota: 3 })
  const [, second] = made.dates
  const quota = { eventId: second!.id, name: 'Hall', capacity: 2, allKinds: true }
  done(await site.admin.call('POST', `/fairground/v1/events/${second!.id}/ticket-quotas`, quota))
  const { pass } = await makePass(site, made)
  expect((await offered(await site.visitor(), made.id))[0].available).toBe(2)
  await bought(site, [passLine(pass.id)])
  await bought(site, [passLine(pass.id)])
  expect([await takenOf(site, made.id), await used(site, 'ticketQuota')]).toEqual([[2, 2], 2])
  expect((await offered(await site.visitor(), made.id))[0].available).toBe(0)
  const late = await site.visitor()
  const reply = await late.call('POST', '/ecom/v1/carts/current/add-to-cart', { lineItems: [passLine(pass.id)] })
  expect(refused(reply)).toEqual([409, 'NOT_ENOUGH_TICKETS'])
  await bought(site, [ticketLine(made.definition, 1)])
  await agrees(site)
})

test('passes and single tickets of any date race for the last places: no date is oversold, and no pass has some dates alone', async () => {
  const site = await testSite()
  const made = await series(site, { dates: 3, quota: 6 })
  const { pass } = await makePass(site, made)
  const kinds = await site.query(
    `select d.id from ticket_definitions d join events e on e.id = d.event_id where e.recurrence_id is not null order by e.start_at`,
  )
  const wishes = [
    ...Array.from({ length: 8 }, () => [passLine(pass.id)]),
    ...Array.from({ length: 12 }, (_, i) => [ticketLine(String(kinds[i % 3]!.id), 1)]),
  ]
  const ready: { buyer: TestCaller; checkoutId: string; isPass: boolean }[] = []
  for (const [i, lines] of wishes.entries()) {
    const buyer = await site.visitor()
    ready.push({ buyer, checkoutId: await checkOut(buyer, lines), isPass: i < 8 })
  }
  const replies = await Promise.all(
    ready
      .toSorted((a, b) => (a.checkoutId.slice(-4) < b.checkoutId.slice(-4) ? -1 : 1))
      .map(async ({ buyer, checkoutId, isPass }) => ({ isPass, status: (await placeOrder(buyer, checkoutId)).status })),
  )
  const won = (isPass: boolean) => replies.filter((one) => one.isPass === isPass && one.status === 200).length
  const taken = await takenOf(site, made.id)
  expect(taken.reduce((sum, units) => sum + units, 0)).toBe(won(true) * 3 + won(false))
  for (const units of taken) expect(units).toBeLessThanOrEqual(6)
  expect(Math.max(...taken)).toBe(6)
  const perPass = await site.query(
    `select count(*)::int as dates from tickets where doc ? 'pass' group by doc #>> '{pass,id}'`,
  )
  expect(perPass.map(({ dates }) => dates)).toEqual(Array.from({ length: won(true) }, () => 3))
  expect(await passesTaken(site)).toBe(won(true))
  await agrees(site)
})

test('a limit per person counts passes and single tickets of a date, and refuses a pass beyond it', async () => {
  const site = await cardSite()
  const made = await series(site, { dates: 2 })
  const { pass } = await makePass(site, made, { price: '20.00' })
  const definitions = '/events-ticket-definitions/v3/ticket-definitions'
  const query = { filter: { eventId: made.dates[1]!.id } }
  const [limited] = done(await site.admin.call('POST', `${definitions}/query`, { query })).ticketDefinitions
  const ticketDefinition = { id: limited.id, revision: limited.revision, limitPerPerson: 1 }
  done(await site.admin.call('PATCH', `${definitions}/${limited.id}`, { ticketDefinition }))
  const { orderId } = await bought(site, [passLine(pass.id, 1)], 'approve')
  const order = async (line: object) => {
    const buyer = await site.visitor()
    return placeOrder(buyer, await checkOut(buyer, [line]))
  }
  for (const line of [passLine(pass.id, 1), ticketLine(limited.id, 1)])
    expect(refused(await order(line))).toEqual([409, 'TICKET_LIMIT_PER_PERSON'])
  expect(await takenOf(site, made.id)).toEqual([1, 1])
  done(await site.admin.call('POST', `/ecom/v1/orders/${orderId}/cancel`, {}))
  const last = await order(passLine(pass.id, 1))
  expect(last.status, JSON.stringify(last.body)).toBe(200)
  await agrees(site)
})

test('more passes than are to be sold are refused, also with room on every date', async () => {
  const site = await testSite()
  const made = await series(site, { dates: 2, quota: 20 })
  const { pass } = await makePass(site, made, { quantity: 3 })
  const buyers = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const buyer = await site.visitor()
      return { buyer, checkoutId: await checkOut(buyer, [passLine(pass.id)]) }
    }),
  )
  const replies = await Promise.all(buyers.map(({ buyer, checkoutId }) => placeOrder(buyer, checkoutId)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(3)
  expect([await takenOf(site, made.id), await passesTaken(site)]).toEqual([[3, 3], 3])
  const more = await (await site.visitor()).call('POST', '/ecom/v1/carts/current/add-to-cart', {
    lineItems: [passLine(pass.id)],
  })
  expect(refused(more)).toEqual([409, 'NOT_ENOUGH_TICKETS'])
  await agrees(site)
})

test('an unpaid order gives back every date of its pass, by its term and by its buyer, who has one line in the cart again', async () => {
  const site = await cardSite()
  const made = await series(site, { dates: 3 })
  const { pass } = await makePass(site, made, { quantity: 5 })
  const { buyer, orderId } = await bought(site, [passLine(pass.id, 2)])
  expect([await takenOf(site, made.id), await passesTaken(site)]).toEqual([[2, 2, 2], 2])
  const back = await buyer.call('POST', `/fairground/v1/placed-orders/${orderId}/back-to-cart`, { orderId })
  done(back)
  expect([await takenOf(site, made.id), await passesTaken(site)]).toEqual([[0, 0, 0], 0])
  const { cart } = done(await buyer.call('GET', '/ecom/v1/carts/current'))
  expect(cart.lineItems).toMatchObject([{ quantity: 2, catalogReference: { catalogItemId: pass.id } }])

  const patient = await site.visitor()
  const checkoutId = await checkOut(patient, [passLine(pass.id, 5)])
  await bought(site, [passLine(pass.id, 4)])
  expect((await placeOrder(patient, checkoutId)).status).toBe(409)
  await site.advance(45 * MINUTE)
  done(await placeOrder(patient, checkoutId))
  expect([await takenOf(site, made.id), await passesTaken(site)]).toEqual([[5, 5, 5], 5])
  await agrees(site)
})

test('a purchase whose connection is lost while it waits for one date takes nothing of any, and goes through when it is repeated', async () => {
  const site = await testSite()
  const made = await series(site, { dates: 3 })
  const { pass } = await makePass(site, made)
  const buyer = await site.visitor()
  const checkoutId = await checkOut(buyer, [passLine(pass.id)])
  const [pool] = await site.query(`select p.id from pools p where p.kind = 'tickets' order by p.id desc limit 1`)
  const db = site.assembly.pool.forSite(site.siteId)
  const placing = await db.inTx(async (tx) => {
    await lockedPools(tx, [String(pool!.id)])
    const waiting = placeOrder(buyer, checkoutId)
    let killed = 0
    for (let i = 0; i < 200 && killed === 0; i++) {
      const rows = await site.query(
        `select pg_terminate_backend(pid) as ended from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      killed += rows.length
      if (killed === 0) await new Promise((resolve) => setTimeout(resolve, 20))
    }
    expect(killed).toBe(1)
    expect([await takenOf(site, made.id), await passesTaken(site)]).toEqual([[0, 0, 0], 0])
    return { waiting }
  })
  await placing.waiting
  const again = await placeOrder(buyer, checkoutId)
  expect(again.status, JSON.stringify(again.body)).toBe(200)
  expect([await takenOf(site, made.id), await passesTaken(site)]).toEqual([[1, 1, 1], 1])
  expect(await site.query('select count(*)::int as n from orders')).toEqual([{ n: 1 }])
  await agrees(site)
})

test('a pass that is cancelled with its order frees the dates, and its code admits nobody', async () => {
  const site = await cardSite()
  const made = await series(site, { dates: 3 })
  const { pass } = await makePass(site, made, { quantity: 5 })
  const { orderId } = await bought(site, [passLine(pass.id, 2)], 'approve')
  done(await site.admin.call('POST', `/ecom/v1/orders/${orderId}/cancel`, {}))
  expect([await takenOf(site, made.id), await passesTaken(site)]).toEqual([[0, 0, 0], 0])
  expect(await site.query(`select count(*)::int as n from tickets where status = 'ISSUED'`)).toEqual([{ n: 0 }])
  await agrees(site)
})

test('a refund of one date frees that date alone, and the pass goes on admitting to the others', async () => {
  const site = await cardSite()
  const made = await series(site, { dates: 3 })
  const { pass } = await makePass(site, made, { quantity: 5 })
  const { orderId } = await bought(site, [passLine(pass.id, 2)], 'approve')
  const { lineItems } = done(await site.admin.call('GET', `/ecom/v1/orders/${orderId}`)).order
  const [payment] = done(await site.admin.call('GET', `/ecom/v1/payments/orders/${orderId}`)).orderTransactions.payments
  const refund = (lineItemId: string, amount: string) =>
    site.admin.call('POST', '/ecom/v1/order-billing/refund-payments', {
      orderId,
      paymentRefunds: [{ paymentId: payment.id, amount: { amount }, externalRefund: true }],
      refundItems: { lineItems: [{ lineItemId, quantity: 1 }] },
    })
  done(await refund(lineItems[1].id, '8.33'))
  expect([await takenOf(site, made.id), await passesTaken(site)]).toEqual([[2, 1, 2], 2])
  done(await refund(lineItems[2].id, '8.34'))
  expect([await takenOf(site, made.id), await passesTaken(site)]).toEqual([[2, 1, 1], 1])
  const left = await site.query(
    `select doc #>> '{pass,id}' as pass, count(*)::int as n from tickets where status = 'ISSUED' group by 1 order by 2`,
  )
  expect(left.map(({ n }) => n)).toEqual([1, 3])
  await agrees(site)
})

test('a cancelled date is refunded by its part, and is left out of what is sold from then on', async () => {
  const site = await cardSite()
  const made = await series(site, { dates: 3 })
  const { pass } = await makePass(site, made)
  const { buyer, orderId } = await bought(site, [passLine(pass.id)], 'approve')
  const canceled = made.dates[1]!.id
  const jobs = await startJobs(site.assembly, pino({ level: 'silent' }))
  onTestFinished(() => jobs.stop())
  const path = `/fairground/v1/events/${canceled}/refund`
  done(await site.admin.call('POST', path, { eventId: canceled, cancel: true }))
  await expect
    .poll(async () => done(await site.admin.call('GET', path)).refund.refundedAmount.amount, { timeout: 20_000 })
    .toBe('8.33')
  const [mine] = await offered(await site.visitor(), made.id)
  expect(mine).toMatchObject({ formattedPrice: '£16.67', dates: [{}, {}] })
  const order = await placedOrder(buyer, orderId)
  expect(order.formattedRefunded).toBe('£8.33')
  const valid = order.tickets.filter((ticket: { valid: boolean }) => ticket.valid)
  expect(valid.map(({ eventId }: { eventId: string }) => eventId).includes(canceled)).toBe(false)
  expect(valid).toHaveLength(2)
  await agrees(site)
})

test('a date that is added later joins passes of all dates for later buyers, and not passes of chosen ones or those that were sold', async () => {
  const site = await testSite()
  const made = await series(site, { dates: 2 })
  const all = (await makePass(site, made)).pass
  const chosen = (await makePass(site, made, { name: 'Two', eventIds: made.dates.map(({ id }) => id) })).pass
  await bought(site, [passLine(all.id)])
  await addDates(site.admin, made.id, 3)
  const dates = await datesOf(site, made.id)
  expect(dates).toHaveLength(3)
  const now = await offered(await site.visitor(), made.id)
  const countOf = (id: string) => now.find((one: { id: string }) => one.id === id).dates.length
  expect([countOf(all.id), countOf(chosen.id)]).toEqual([3, 2])
  expect(await takenOf(site, made.id)).toEqual([1, 1, 0])
  await bought(site, [passLine(all.id)])
  expect(await takenOf(site, made.id)).toEqual([2, 2, 1])
  await agrees(site)
})

test('a pass is closed once its first date has begun, or sold for the rest at its part of the price', async () => {
  const site = await testSite()
  const made = await series(site, { dates: 3 })
  const { pass } = await makePass(site, made)
  await site.advance(10 * DAY - HOUR)
  const early = await site.visitor()
  const checkoutId = await checkOut(early, [passLine(pass.id)])
  await site.advance(2 * HOUR)
  expect(await offered(await site.visitor(), made.dates[1]!.id)).toEqual([])
  expect(refused(await placeOrder(early, checkoutId))).toEqual([409, 'SALE_CLOSED'])
  done(await change(site, { id: pass.id, revision: '1', soldAfterStart: true }))
  expect(await offered(await site.visitor(), made.dates[0]!.id)).toEqual([])
  expect((await offered(await site.visitor(), made.dates[1]!.id))[0]).toMatchObject({
    formattedPrice: '£16.67',
    dates: [{}, {}],
  })
  await bought(site, [passLine(pass.id)])
  expect(await takenOf(site, made.id)).toEqual([0, 1, 1])
  await agrees(site)
})

test('a pass of hidden tickets is sold, and one that is off sale, deleted or of another site is not found', async () => {
  const site = await testSite()
  const made = await series(site, { dates: 2, name: 'Open to all' })
  const hidden = await kindOf(site.admin, made.id, { name: 'For passes', hidden: true, initialLimit: 4 })
  await kindOf(site.admin, made.dates[1]!.id, { name: 'for passes', hidden: true, initialLimit: 4 })
  const { pass } = await makePass(site, { id: made.id, definition: hidden })
  await bought(site, [passLine(pass.id)])
  const add = async (id: string) =>
    refused(
      await (await site.visitor()).call('POST', '/ecom/v1/carts/current/add-to-cart', { lineItems: [passLine(id)] }),
    )
  done(await change(site, { id: pass.id, revision: '1', onSale: false }))
  const gone = [404, 'ITEM_NOT_FOUND_IN_CATALOG']
  expect(await add(pass.id)).toEqual(gone)
  expect(await add('00000000-0000-4000-8000-000000000000')).toEqual(gone)
  expect(await add('pass')).toEqual(gone)
  await agrees(site)
})
