import { expect, test } from 'vitest'
import type { TestCaller } from '../../../test/fixture.ts'
import { checkSite } from '../../check/check-site.ts'
import { staffAs } from '../../identity/staff/staff.fixture.ts'
import { type Fair, fair, HOUR, inMs, MINUTE } from '../events.fixture.ts'

const RESERVATIONS = '/events/v1/ticket-reservations'
const DEFINITIONS = '/events-ticket-definitions/v3/ticket-definitions'

const codeOf = (reply: { body: { details?: { applicationError?: { code: string } } } }) =>
  reply.body.details?.applicationError?.code

const hold = (caller: TestCaller, tickets: object[], beyond = false) =>
  caller.call('POST', RESERVATIONS, {
    ticketReservation: {
      tickets,
      ...(beyond ? { additionalReservationSettings: { disableTicketLimitValidation: true } } : {}),
    },
  })

const quotaOf = async ({ admin }: Fair, id: string): Promise<number> =>
  (await admin.call('GET', `${DEFINITIONS}/${id}`)).body.ticketDefinition.initialLimit

const poolOf = async ({ site }: Fair, id: string) => {
  const [pool] = await site.query('select capacity, used, owed from pools where ref_id = $1', [id])
  return { capacity: Number(pool?.capacity), used: Number(pool?.used), owed: Number(pool?.owed) }
}

const raisesOf = ({ site }: Fair) =>
  site.query(
    `select actor_kind, actor_name, target_id, target_name, before, after from audit_log where action = 'event.quotaRaised' order by id`,
  )

const faultsOf = ({ site }: Fair) => checkSite(site.assembly.pool.forSite(site.siteId))

test('tickets that are short raise the quota by what is missing, on record by the name of who did it', async () => {
  const shop = await fair()
  const { id: eventId } = await shop.event()
  const scarce = await shop.definition(eventId, { initialLimit: 3 })
  const plenty = await shop.definition(eventId, { name: 'Balcony' })
  expect((await hold(await shop.visitor(), [{ ticketDefinitionId: scarce.id, quantity: 2 }])).status).toBe(200)
  const both = [
    { ticketDefinitionId: scarce.id, quantity: 4 },
    { ticketDefinitionId: plenty.id, quantity: 2 },
  ]
  expect(codeOf(await hold(shop.admin, both))).toBe('NOT_ENOUGH_TICKETS')
  const staff = await staffAs(shop.site, 'owner')
  const held = await hold(staff, both, true)
  expect([held.status, held.body.ticketReservation?.status]).toEqual([200, 'PENDING'])
  expect([await quotaOf(shop, scarce.id), await quotaOf(shop, plenty.id)]).toEqual([6, 10])
  expect(await raisesOf(shop)).toEqual([
    {
      actor_kind: 'staff',
      actor_name: expect.stringContaining('@'),
      target_id: eventId,
      target_name: 'Lantern walk',
      before: { quota: 3 },
      after: { ticket: 'Standard', quota: 6 },
    },
  ])
  // The form of the kind of ticket that was open meanwhile does not undo it.
  const stale = { id: scarce.id, revision: scarce.revision, initialLimit: 6 }
  expect((await shop.admin.call('PATCH', `${DEFINITIONS}/${scarce.id}`, { ticketDefinition: stale })).status).toBe(409)
  expect(await faultsOf(shop)).toEqual([])
})

test('tickets are held beyond the quota at their own checkout, before the sale and after it', async () => {
  const shop = await fair()
  const { id: eventId } = await shop.event()
  const early = await shop.definition(eventId, {
    initialLimit: 1,
    salePeriod: { startDate: inMs(HOUR), endDate: null },
  })
  const late = await shop.definition(eventId, { salePeriod: { startDate: null, endDate: inMs(-HOUR) } })
  for (const { id } of [early, late]) {
    const request = { eventId, ticketQuantities: [{ ticketDefinitionId: id, quantity: 2 }] }
    const ask = (caller: TestCaller, more: object = {}) =>
      caller.call('POST', '/events/v1/checkout/reservations', { ...request, ...more })
    expect((await ask(shop.admin)).status).toBe(409)
    expect((await ask(await shop.visitor(), { ignoreLimits: true })).status).toBe(403)
    expect((await ask(shop.admin, { ignoreLimits: true })).status).toBe(200)
  }
  expect([await quotaOf(shop, early.id), await quotaOf(shop, late.id)]).toEqual([2, 10])
  expect(await faultsOf(shop)).toEqual([])
})

test('units of reservations that ran out are taken before the quota is raised, and a raised quota stays', async () => {
  const shop = await fair()
  const { id: ticketDefinitionId } = await shop.definition((await shop.event()).id, { initialLimit: 2 })
  await hold(await shop.visitor(), [{ ticketDefinitionId, quantity: 2 }])
  await shop.site.advance(21 * MINUTE)
  const held = await hold(shop.admin, [{ ticketDefinitionId, quantity: 3 }], true)
  expect(held.status).toBe(200)
  expect(await poolOf(shop, ticketDefinitionId)).toEqual({ capacity: 3, used: 3, owed: 0 })
  await shop.admin.call('POST', `${RESERVATIONS}/${held.body.ticketReservation.id}/cancel`, {})
  expect(await poolOf(shop, ticketDefinitionId)).toEqual({ capacity: 3, used: 0, owed: 0 })
  expect(await faultsOf(shop)).toEqual([])
})

test('organisers who hold beyond the quota at once, beside buyers, take exactly what exists', async () => {
  const shop = await fair()
  const { id: eventId } = await shop.event()
  const first = await shop.definition(eventId, { initialLimit: 3 })
  const second = await shop.definition(eventId, { name: 'Balcony', initialLimit: 3 })
  const ids = [first.id, second.id]
  const buyers: TestCaller[] = []
  for (let n = 0; n < 12; n++) buyers.push(await shop.visitor())
  const of = (order: readonly string[], quantity: number) =>
    order.map((ticketDefinitionId) => ({ ticketDefinitionId, quantity }))
  const forced = [0, 1, 2, 3, 4, 5].map((n) => hold(shop.admin, of(n % 2 ? ids : ids.toReversed(), 2), true))
  const ordinary = buyers.map((buyer, n) => hold(buyer, of([ids[n % 2]!], 1)))
  const changes = ids.map((id) =>
    shop.admin.call('PATCH', `${DEFINITIONS}/${id}`, { ticketDefinition: { id, revision: '1', name: 'New' } }),
  )
  const [beyond, bought] = await Promise.all([Promise.all(forced), Promise.all(ordinary), Promise.all(changes)])
  expect(beyond.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  for (const [n, id] of ids.entries()) {
    const mine = bought.filter((_, place) => place % 2 === n)
    const got = mine.filter(({ status }) => status === 200).length
    expect(mine.filter((reply) => codeOf(reply) === 'NOT_ENOUGH_TICKETS').length).toBe(mine.length - got)
    // Each raise is by what was missing and no more: nothing is free, and every unit is somebody's.
    const pool = await poolOf(shop, id)
    expect(pool).toEqual({ capacity: pool.used, used: 12 + got, owed: 0 })
    expect(await quotaOf(shop, id)).toBe(pool.used)
  }
  expect(await faultsOf(shop)).toEqual([])
})
