import { expect, test } from 'vitest'
import { type Reply, type TestCaller, type TestSite, testSite } from '../../../test/fixture.ts'
import { checkOut, placeOrder, sellTickets, ticketLine } from '../../../test/shop.ts'
import { checkSite } from '../../check/check-site.ts'
import { fair } from '../events.fixture.ts'
import { seatedEvent } from '../seats/seats.fixture.ts'

const DEFINITIONS = '/events-ticket-definitions/v3/ticket-definitions'
const HOUR = 3_600_000
const codeOf = ({ status, body }: Reply) => [status, body.details?.applicationError?.code] as const

/** Standing without a limit, and a family ticket for four of which there are ten. */
async function hall(site: TestSite) {
  const { eventId, ticketDefinitionId: single } = await sellTickets(site, 500)
  const made = await site.admin.call('POST', DEFINITIONS, {
    ticketDefinition: {
      eventId,
      name: 'Family',
      admits: 4,
      initialLimit: 10,
      pricingMethod: { fixedPrice: { value: '40.00', currency: 'GBP' } },
      feeType: 'NO_FEE',
    },
  })
  return { eventId, single, family: made.body.ticketDefinition.id as string }
}

const share = async (site: TestSite, eventId: string, quota: object) => {
  const made = await site.admin.call('POST', `/fairground/v1/events/${eventId}/ticket-quotas`, {
    eventId,
    name: 'Hall',
    capacity: 12,
    ...quota,
  })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  return made.body.quota
}
const change = (site: TestSite, id: string, quota: object) =>
  site.admin.call('PATCH', `/fairground/v1/ticket-quotas/${id}`, { quota: { id, ...quota } })
const taken = async (site: TestSite, eventId: string) =>
  (await site.admin.call('GET', `/fairground/v1/events/${eventId}/ticket-quotas`)).body.quotas.map(
    (quota: { taken: number; capacity: number }) => [quota.taken, quota.capacity],
  )
const hold = (caller: TestCaller, tickets: Readonly<Record<string, number>>, more: object = {}) =>
  caller.call('POST', '/events/v1/ticket-reservations', {
    ticketReservation: {
      tickets: Object.entries(tickets).map(([ticketDefinitionId, quantity]) => ({ ticketDefinitionId, quantity })),
      ...more,
    },
  })
const unsold = async (caller: TestCaller, eventId: string) =>
  (
    await caller.call('POST', `${DEFINITIONS}/available/query`, {
      query: { filter: { eventId } },
      fields: ['SALES_DETAILS'],
    })
  ).body.ticketDefinitions.map(({ salesDetails }: { salesDetails: { unsoldCount: number; soldOut: boolean } }) => [
    salesDetails.unsoldCount,
    salesDetails.soldOut,
  ])
/** Each pool beside what its live allocations come to. */
const unequal = (site: TestSite) =>
  site.query(
    `select p.kind, p.used::int, coalesce(sum(a.quantity) filter (where a.state in ('HELD', 'COMMITTED')), 0)::int as live
     from pools p left join allocations a on a.pool_id = p.id group by p.id, p.kind, p.used
     having p.used <> coalesce(sum(a.quantity) filter (where a.state in ('HELD', 'COMMITTED')), 0)`,
  )

test('the capacity of an event counts people of every kind, and what is left of each kind follows', async () => {
  const site = await testSite()
  const { eventId, single, family } = await hall(site)
  await share(site, eventId, { allKinds: true })
  const visitor = await site.visitor()
  expect(await unsold(visitor, eventId)).toEqual([
    [12, false],
    [3, false],
  ])
  expect((await hold(visitor, { [family]: 2, [single]: 1 })).status).toBe(200)
  expect(await taken(site, eventId)).toEqual([[9, 12]])
  expect(await unsold(visitor, eventId)).toEqual([
    [3, false],
    [0, true],
  ])
  const refused = await hold(await site.visitor(), { [family]: 1 })
  expect(codeOf(refused)).toEqual([409, 'NOT_ENOUGH_TICKETS'])
  expect(codeOf(await hold(await site.visitor(), { [single]: 4 }))).toEqual([409, 'NOT_ENOUGH_TICKETS'])
  const buyer = await site.visitor()
  const checkoutId = await checkOut(buyer, [ticketLine(single, 3)])
  expect((await placeOrder(buyer, checkoutId)).status).toBe(200)
  expect(await taken(site, eventId)).toEqual([[12, 12]])
  const filter = { eventId, 'salesDetails.soldOut': true }
  expect((await visitor.call('POST', `${DEFINITIONS}/count`, { filter })).body.metadata.total).toBe(2)
  const { event } = (await site.admin.call('GET', `/events/v3/events/${eventId}?fields=REGISTRATION`)).body
  expect(event.registration.tickets.soldOut).toBe(true)
  await site.advance(HOUR)
  expect(await unsold(await site.visitor(), eventId)).toEqual([
    [9, false],
    [2, false],
  ])
  expect((await hold(await site.visitor(), { [family]: 2 })).status).toBe(200)
  expect(await unequal(site)).toEqual([])
})

test('kinds that share a quota take of it together, and others do not', async () => {
  const site = await testSite()
  const { eventId, single, family } = await hall(site)
  const quota = await share(site, eventId, { ticketDefinitionIds: [family], capacity: 8 })
  expect(quota).toMatchObject({ allKinds: false, ticketDefinitionIds: [family], taken: 0 })
  const visitor = await site.visitor()
  expect((await hold(visitor, { [single]: 20, [family]: 1 })).status).toBe(409)
  expect((await hold(visitor, { [single]: 10, [family]: 1 })).status).toBe(200)
  expect(await taken(site, eventId)).toEqual([[4, 8]])
  const both = await change(site, quota.id, { revision: '1', ticketDefinitionIds: [single, family] })
  expect(both.body.quota).toMatchObject({ taken: 14, capacity: 8, revision: '2' })
  expect(codeOf(await hold(await site.visitor(), { [single]: 1 }))).toEqual([409, 'NOT_ENOUGH_TICKETS'])
  expect((await change(site, quota.id, { revision: '2', ticketDefinitionIds: [single] })).body.quota.taken).toBe(10)
  expect((await change(site, quota.id, { revision: '3', capacity: 11 })).body.quota).toMatchObject({
    taken: 10,
    capacity: 11,
  })
  expect((await hold(await site.visitor(), { [single]: 1, [family]: 1 })).status).toBe(200)
  expect(codeOf(await change(site, quota.id, { revision: '3', name: 'x' }))).toEqual([409, 'STALE_REVISION'])
  expect(await unequal(site)).toEqual([])
  expect((await site.admin.call('DELETE', `/fairground/v1/ticket-quotas/${quota.id}`)).status).toBe(200)
  expect((await hold(await site.visitor(), { [single]: 10 })).status).toBe(200)
  expect(codeOf(await site.admin.call('DELETE', `/fairground/v1/ticket-quotas/${quota.id}`))).toEqual([
    404,
    'TICKET_QUOTA_NOT_FOUND',
  ])
  expect(await unequal(site)).toEqual([])
})

test('twenty buyers of two kinds at once fill the room and no more', async () => {
  const site = await testSite()
  const { eventId, single, family } = await hall(site)
  await share(site, eventId, { allKinds: true, capacity: 21 })
  const buyers = await Promise.all(Array.from({ length: 20 }, () => site.visitor()))
  const checkouts: (string | undefined)[] = []
  for (const [i, buyer] of buyers.entries())
    checkouts.push(i % 4 === 0 ? await checkOut(buyer, [ticketLine(single, 2)]) : undefined)
  const replies = await Promise.all(
    buyers.map((buyer, i) => {
      const checkoutId = checkouts[i]
      return checkoutId ? placeOrder(buyer, checkoutId) : hold(buyer, i % 2 ? { [family]: 1 } : { [single]: 1 })
    }),
  )
  const people = replies.reduce(
    (sum, { status }, i) => (status === 200 ? sum + (checkouts[i] ? 2 : i % 2 ? 4 : 1) : sum),
    0,
  )
  const [[used, capacity]] = (await taken(site, eventId)) as [[number, number]]
  expect([used, capacity]).toEqual([people, 21])
  expect(used).toBeGreaterThan(17)
  expect(used).toBeLessThanOrEqual(21)
  expect(await unequal(site)).toEqual([])
})

test('buyers who come while a quota is made are counted by it, each of them', async () => {
  const site = await testSite()
  const { eventId, single } = await hall(site)
  const buyers = await Promise.all(Array.from({ length: 12 }, () => site.visitor()))
  const checkouts: string[] = []
  for (const buyer of buyers.slice(0, 6)) checkouts.push(await checkOut(buyer, [ticketLine(single, 1)]))
  const [made, ...replies] = await Promise.all([
    site.admin.call('POST', `/fairground/v1/events/${eventId}/ticket-quotas`, {
      eventId,
      name: 'Hall',
      capacity: 100,
      allKinds: true,
    }),
    ...buyers.map((buyer, i) =>
      checkouts[i] === undefined ? hold(buyer, { [single]: 1 }) : placeOrder(buyer, checkouts[i]!),
    ),
  ])
  expect(made?.status).toBe(200)
  for (const reply of replies) expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  expect(await taken(site, eventId)).toEqual([[12, 100]])
  expect(await unequal(site)).toEqual([])
})

test('refunded and cancelled tickets leave the room, also those of groups', async () => {
  const site = await testSite()
  const { eventId, family } = await hall(site)
  await share(site, eventId, { allKinds: true, capacity: 40 })
  const buyer = await site.visitor()
  await placeOrder(buyer, await checkOut(buyer, [ticketLine(family, 3)]))
  expect(await taken(site, eventId)).toEqual([[12, 40]])
  const [order] = await site.query('select id from orders')
  const marked = `/ecom/v1/payments-collector/orders/${order?.id}/mark-as-paid`
  await site.admin.call('POST', marked, { ecomOrderId: order?.id })
  const [payment] = (await site.admin.call('GET', `/ecom/v1/payments/orders/${order?.id}`)).body.orderTransactions
    .payments
  const { lineItems } = (await site.admin.call('GET', `/ecom/v1/orders/${order?.id}`)).body.order
  const refund = await site.admin.call('POST', '/ecom/v1/order-billing/refund-payments', {
    orderId: order?.id,
    paymentRefunds: [{ paymentId: payment.id, amount: { amount: '40.00' }, externalRefund: true }],
    refundItems: { lineItems: [{ lineItemId: lineItems[0].id, quantity: 1 }] },
  })
  expect(refund.status, JSON.stringify(refund.body)).toBe(200)
  expect(await taken(site, eventId)).toEqual([[8, 40]])
  await site.admin.call('POST', `/ecom/v1/orders/${order?.id}/cancel`, {})
  expect(await taken(site, eventId)).toEqual([[0, 40]])
  expect(await unequal(site)).toEqual([])
})

test('tickets that were sold before a quota count the people of then, whatever their kind lets in by now', async () => {
  const site = await testSite()
  const { eventId, single, family } = await hall(site)
  const buyer = await site.visitor()
  await placeOrder(buyer, await checkOut(buyer, [ticketLine(family, 1)]))
  expect((await hold(await site.visitor(), { [family]: 2 })).status).toBe(200)
  const { revision } = (await site.admin.call('GET', `${DEFINITIONS}/${family}`)).body.ticketDefinition
  const smaller = { id: family, revision, admits: 2 }
  expect((await site.admin.call('PATCH', `${DEFINITIONS}/${family}`, { ticketDefinition: smaller })).status).toBe(200)
  expect((await share(site, eventId, { allKinds: true, capacity: 16 })).taken).toBe(12)
  expect((await hold(await site.visitor(), { [family]: 1, [single]: 2 })).status).toBe(200)
  expect(await taken(site, eventId)).toEqual([[16, 16]])
  expect(await unequal(site)).toEqual([])
})

test('a quota goes on counting tickets of a kind that was deleted, whatever of it is changed, until it is deleted itself', async () => {
  const site = await testSite()
  const { eventId, single, family } = await hall(site)
  const quota = await share(site, eventId, { ticketDefinitionIds: [single, family] })
  expect((await hold(await site.visitor(), { [family]: 2 })).status).toBe(200)
  expect((await site.admin.call('DELETE', `${DEFINITIONS}/${family}`)).status).toBe(200)
  const counts = async () => (await checkSite(site.assembly.pool.forSite(site.siteId))).map(({ found }) => found)
  const renamed = await change(site, quota.id, { revision: '1', name: 'Great hall' })
  expect(renamed.body.quota).toMatchObject({ name: 'Great hall', taken: 8, ticketDefinitionIds: [single] })
  expect(await counts()).toEqual([])
  expect((await site.admin.call('DELETE', `${DEFINITIONS}/${single}`)).status).toBe(200)
  const smaller = await change(site, quota.id, { revision: '2', capacity: 9 })
  expect([smaller.status, smaller.body.quota?.capacity]).toEqual([200, 9])
  expect((await change(site, quota.id, { revision: '3', ticketDefinitionIds: [] })).status).toBe(400)
  for (const [i, allKinds] of [true, false].entries()) {
    const kind = await site.admin.call('POST', DEFINITIONS, {
      ticketDefinition: {
        eventId,
        name: `New ${i}`,
        pricingMethod: { fixedPrice: { value: '0', currency: 'GBP' } },
        feeType: 'NO_FEE',
      },
    })
    const ids = allKinds ? {} : { ticketDefinitionIds: [kind.body.ticketDefinition.id] }
    const changed = await change(site, quota.id, { revision: String(3 + i), allKinds, ...ids })
    expect([changed.status, changed.body.quota?.taken]).toEqual([200, allKinds ? 8 : 0])
    expect(await counts()).toEqual([])
  }
  const other = await share(site, eventId, { allKinds: true })
  await site.admin.call('DELETE', `/fairground/v1/ticket-quotas/${other.id}`)
  expect(await site.query(`select used::int from pools where kind = 'ticketQuota' and used > 0`)).toEqual([])
})

test('a cancelled reservation and a repeated one leave the room as it is, with earlier prices too', async () => {
  const site = await testSite()
  const { eventId, single } = await hall(site)
  const { revision } = (await site.admin.call('GET', `${DEFINITIONS}/${single}`)).body.ticketDefinition
  const priceTiers = [{ name: 'Early bird', price: { value: '5.00', currency: 'GBP' }, limit: 2 }]
  const changes = { id: single, revision, priceTiers }
  const changed = await site.admin.call('PATCH', `${DEFINITIONS}/${single}`, { ticketDefinition: changes })
  expect(changed.status, JSON.stringify(changed.body)).toBe(200)
  await share(site, eventId, { allKinds: true, capacity: 4 })
  const visitor = await site.visitor()
  const keyed = { 'idempotency-key': 'one-hold' }
  const wanted = { ticketReservation: { tickets: [{ ticketDefinitionId: single, quantity: 3 }] } }
  const first = await visitor.call('POST', '/events/v1/ticket-reservations', wanted, keyed)
  const again = await visitor.call('POST', '/events/v1/ticket-reservations', wanted, keyed)
  expect([first.status, again.body.ticketReservation.id]).toEqual([200, first.body.ticketReservation.id])
  expect(await taken(site, eventId)).toEqual([[3, 4]])
  expect(codeOf(await hold(await site.visitor(), { [single]: 2 }))).toEqual([409, 'NOT_ENOUGH_TICKETS'])
  const { id } = first.body.ticketReservation
  for (let i = 0; i < 2; i++) await visitor.call('POST', `/events/v1/ticket-reservations/${id}/cancel`, {})
  expect(await taken(site, eventId)).toEqual([[0, 4]])
  expect(await unequal(site)).toEqual([])
})

test('seats are sold up to the capacity, and no seat is lost to who is refused', async () => {
  const shop = await fair()
  const { id, stalls, floor } = await seatedEvent(shop)
  await share(shop.site, id, { allKinds: true, capacity: 3 })
  const visitor = await shop.site.visitor()
  expect((await hold(visitor, { [stalls]: 1, [floor]: 1 })).status).toBe(200)
  expect(codeOf(await hold(await shop.site.visitor(), { [stalls]: 2 }))).toEqual([409, 'NOT_ENOUGH_TICKETS'])
  expect((await hold(await shop.site.visitor(), { [stalls]: 1 })).status).toBe(200)
  expect(await taken(shop.site, id)).toEqual([[3, 3]])
  expect(await unequal(shop.site)).toEqual([])
})

test('staff who pass over limits raise the room by what is missing', async () => {
  const site = await testSite()
  const { eventId, family } = await hall(site)
  await share(site, eventId, { allKinds: true, capacity: 6 })
  const settings = { additionalReservationSettings: { disableTicketLimitValidation: true } }
  expect((await hold(site.admin, { [family]: 2 }, settings)).status).toBe(200)
  expect(await taken(site, eventId)).toEqual([[8, 8]])
  const log = await site.query(`select after from audit_log where action = 'event.quotaRaised'`)
  expect(log).toEqual([{ after: { ticket: 'Hall', quota: 8 } }])
})

test('a copy of an event has its shared quotas with nothing taken, for its own kinds', async () => {
  const site = await testSite()
  const { eventId, single, family } = await hall(site)
  await share(site, eventId, { ticketDefinitionIds: [family], name: 'Tables' })
  await hold(await site.visitor(), { [family]: 1 })
  const { event } = (await site.admin.call('POST', `/events/v3/events/${eventId}/clone`, { eventId })).body
  const { quotas } = (await site.admin.call('GET', `/fairground/v1/events/${event.id}/ticket-quotas`)).body
  expect(quotas).toMatchObject([{ name: 'Tables', capacity: 12, taken: 0 }])
  expect(quotas[0].ticketDefinitionIds).toHaveLength(1)
  expect([single, family]).not.toContain(quotas[0].ticketDefinitionIds[0])
  for (const wrong of [{ capacity: -1 }, { name: '' }, { name: ' ' }, { ticketDefinitionIds: [] }, {}])
    expect(
      (
        await site.admin.call('POST', `/fairground/v1/events/${eventId}/ticket-quotas`, {
          eventId,
          name: 'Hall',
          capacity: 12,
          ...wrong,
        })
      ).status,
      JSON.stringify(wrong),
    ).toBe(400)
  expect((await (await site.visitor()).call('GET', `/fairground/v1/events/${eventId}/ticket-quotas`)).status).toBe(403)
})

test('kinds are not named beside all of them', async () => {
  const site = await testSite()
  const { eventId, single } = await hall(site)
  const path = `/fairground/v1/events/${eventId}/ticket-quotas`
  const both = { name: 'Room', capacity: 5, allKinds: true, ticketDefinitionIds: [single] }
  const refused = await site.admin.call('POST', path, both)
  expect([refused.status, refused.body.details.validationError.fieldViolations]).toMatchObject([
    400,
    [{ field: 'ticketDefinitionIds' }],
  ])
  const quota = await share(site, eventId, { allKinds: true })
  const changed = await change(site, quota.id, { revision: '1', ticketDefinitionIds: [single] })
  expect(changed.body.details.validationError.fieldViolations).toMatchObject([{ field: 'quota.ticketDefinitionIds' }])
  expect((await change(site, quota.id, { revision: '1', ticketDefinitionIds: [] })).status).toBe(200)
})
