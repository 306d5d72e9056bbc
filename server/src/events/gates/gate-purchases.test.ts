import { expect, test } from 'vitest'
import { testSettings } from '../../../test/fixture.ts'
import { assemble } from '../../assemble.ts'
import { codeOf, gatePath, hold, hotEvent, join, ok, placeOf } from './gates.fixture.ts'

const TICKETS_APP_ID = '140603ad-af8d-84a5-2c80-a0f60cb47351'
const NEEDED = [403, 'EVENT_ADMISSION_NEEDED']
const MINUTE = 60_000

const lineOf = (ticketId: string) => ({
  quantity: 1,
  catalogReference: { appId: TICKETS_APP_ID, catalogItemId: ticketId },
})

test('no road leads past the gate: reservations, carts, checkouts and orders are refused without admission', async () => {
  const hot = await hotEvent({ admissionsPerMinute: 1 })
  const { site, eventId, ticketId } = hot
  ok(await join(await site.visitor(), eventId))
  const visitor = await site.visitor()
  ok(await join(visitor, eventId))
  const lineItems = [lineOf(ticketId)]
  const roads: [string, string, object][] = [
    [
      'reservation',
      '/events/v1/ticket-reservations',
      { ticketReservation: { tickets: [{ ticketDefinitionId: ticketId, quantity: 1 }] } },
    ],
    [
      'reservation of the ticket checkout',
      '/events/v1/checkout/reservations',
      { eventId, ticketQuantities: [{ ticketDefinitionId: ticketId, quantity: 1 }] },
    ],
    ['current cart', '/ecom/v1/carts/current/add-to-cart', { lineItems }],
    ['checkout', '/ecom/v1/checkouts', { channelType: 'WEB', lineItems }],
  ]
  for (const [road, path, body] of roads) {
    const reply = await visitor.call('POST', path, body)
    expect([road, ...codeOf(reply)]).toEqual([road, ...NEEDED])
  }
  await site.advance(MINUTE)
  expect((await placeOf(visitor, eventId)).status).toBe('ADMITTED')
  for (const [road, path, body] of roads) {
    const { status, body: answer } = await visitor.call('POST', path, body)
    expect([road, status, status === 200 ? '' : JSON.stringify(answer)]).toEqual([road, 200, ''])
  }
})

test('a checkout that is made in time is not ordered once the admission is over', async () => {
  const { site, eventId, ticketId, numbers } = await hotEvent({ admissionMinutes: 2 })
  await site.query(`update sites set settings = settings || '{"manualPayments": true}'`)
  await site.assembly.directory.reload()
  const visitor = await site.visitor()
  ok(await join(visitor, eventId))
  const { checkout } = ok(
    await visitor.call('POST', '/ecom/v1/checkouts', {
      channelType: 'WEB',
      lineItems: [lineOf(ticketId)],
      checkoutInfo: {
        billingInfo: {
          address: { country: 'GB', city: 'Leeds', postalCode: 'LS1 1AA', addressLine1: '1 High Street' },
          contactDetails: { firstName: 'Ada', lastName: 'Byron' },
        },
        buyerInfo: { email: 'ada@example.com' },
      },
    }),
  )
  const order = () => visitor.call('POST', `/ecom/v1/checkouts/${checkout.id}/create-order`, {})
  await site.advance(3 * MINUTE)
  expect(codeOf(await order())).toEqual(NEEDED)
  ok(await join(visitor, eventId))
  ok(await order())
  expect(await numbers()).toMatchObject({ admitted: 1, bought: 1 })
})

test('staff and keys of the site are not at the gate', async () => {
  const hot = await hotEvent({ admissionsPerMinute: 1 })
  const { site, eventId } = hot
  ok(await hold(site.admin, hot))
  expect(codeOf(await join(site.admin, eventId))).toEqual([403, 'PERMISSION_DENIED'])
})

test('a visitor who signs up keeps the place, and one person who waited twice has the better one', async () => {
  const { site, eventId } = await hotEvent({ admissionsPerMinute: 1 })
  const visitor = await site.visitor()
  ok(await join(await site.visitor(), eventId))
  ok(await join(visitor, eventId))
  const [place] = await site.query('select id, owner_id from event_gate_places order by number desc limit 1')
  const memberId = crypto.randomUUID()
  const db = site.assembly.pool.forSite(site.siteId)
  const visitorId = String(place?.owner_id)
  await db.inTx((tx) => site.assembly.features.follow(tx, { visitorId }, { memberId }, new Date()))
  const again = await site.visitor()
  ok(await join(again, eventId))
  const [second] = await site.query('select owner_id from event_gate_places order by number desc limit 1')
  await db.inTx((tx) =>
    site.assembly.features.follow(tx, { visitorId: String(second?.owner_id) }, { memberId }, new Date()),
  )
  const places = await site.query(
    'select id, number::int4, ended_at is null as open from event_gate_places where owner_id = $1 order by number',
    [memberId],
  )
  expect(places).toEqual([
    { id: place?.id, number: 2, open: true },
    { id: expect.any(String), number: 3, open: false },
  ])
})

test('two processes number each visitor once and let in no more than the rate', async () => {
  const { site, eventId } = await hotEvent({ admissionsPerMinute: 600 })
  const second = await assemble(testSettings(site.connectionString))
  try {
    const visitors = await Promise.all(Array.from({ length: 40 }, () => site.visitor()))
    const elsewhere = (accessToken: string, method: 'GET' | 'POST', url: string) =>
      second.app.inject({
        method,
        url,
        headers: { authorization: accessToken, ...(method === 'POST' ? { 'content-type': 'application/json' } : {}) },
        ...(method === 'POST' ? { payload: '{}' } : {}),
      })
    await Promise.all(
      visitors.flatMap((visitor) => [
        join(visitor, eventId),
        elsewhere(visitor.accessToken, 'POST', gatePath(eventId, '/places')),
      ]),
    )
    const numbers = await site.query('select number::int4 as n from event_gate_places order by number')
    expect(numbers.map(({ n }) => n)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1))
    const opened = await site.query('select min(at) as at from event_gate_turns')
    for (let n = 0; n < 4; n++) {
      await site.advance(500)
      await second.directory.reload()
      await Promise.all(
        visitors.flatMap((visitor) => [
          placeOf(visitor, eventId),
          elsewhere(visitor.accessToken, 'GET', gatePath(eventId, '/places/mine')),
        ]),
      )
      const turns = await site.query('select up_to::int4 as n, at from event_gate_turns order by up_to')
      const first = (opened[0]!.at as Date).getTime()
      for (const { n: upTo, at } of turns)
        expect(Number(upTo)).toBeLessThanOrEqual(((at as Date).getTime() - first) / 100 + 1.1)
    }
    const [last] = await site.query('select let_in::int4 as n from event_gates')
    expect(Number(last?.n)).toBeGreaterThan(10)
  } finally {
    await second.close()
  }
})
