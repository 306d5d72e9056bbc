import { expect, test } from 'vitest'
import { type Reply, type TestCaller, testSite } from '../../../test/fixture.ts'
import { agrees, cardSite, codeOf } from '../../sales/payments/payments.fixture.ts'
import { done, makePass, passesTaken, series, takenOf } from './series-passes.fixture.ts'

const refused = (reply: Reply) => [reply.status, codeOf(reply)]
const reserve = (by: TestCaller, eventId: string, passId: string, quantity = 1) =>
  by.call('POST', '/events/v1/checkout/reservations', {
    eventId,
    ticketQuantities: [],
    passes: [{ passId, quantity }],
  })
const guest = (firstName: string, more: object[] = []) => ({
  form: {
    inputValues: [
      { inputName: 'firstName', value: firstName },
      { inputName: 'lastName', value: 'Lovelace' },
      { inputName: 'email', value: 'ada@example.test' },
      ...more,
    ],
  },
})

test('a pass of an event that asks its guests is held on all dates, asks each guest once, and records the policies of each date', async () => {
  const site = await testSite()
  const made = await series(site, { dates: 3 })
  const eventId = made.dates[1]!.id
  const { admin } = site
  done(
    await admin.call('PATCH', `/events/v3/events/${eventId}`, {
      event: { id: eventId, registration: { tickets: { guestsAssignedSeparately: true } } },
    }),
  )
  const policyIds: string[] = []
  for (const { id } of made.dates) {
    const policy = { eventId: id, name: 'House rules', body: 'No flash.' }
    policyIds.push(done(await admin.call('POST', '/events-policies/v2/policies', { policy })).policy.id)
  }
  const { pass } = await makePass(site, made, { price: '25.00', quantity: 9 })
  const buyer = await site.visitor()
  const held = done(await reserve(buyer, eventId, pass.id, 2))
  expect(held.invoice.grandTotal.amount).toBe('50.00')
  expect(held.reservations.map(({ quantity, pass: of }: Reply['body']) => [quantity, of.passId, of.quantity])).toEqual(
    made.dates.map(() => [2, pass.id, 2]),
  )
  expect(new Set(held.reservations.map((line: Reply['body']) => line.pass.lineId)).size).toBe(1)
  expect(await takenOf(site, made.id)).toEqual([2, 2, 2])
  expect(await passesTaken(site)).toBe(2)

  const acceptedPolicies = policyIds.map((policyId) => ({ policyId, revision: '1' }))
  const buy = (guests: object[], accepted: object[] = acceptedPolicies) =>
    buyer.call('POST', '/events/v1/checkout', {
      eventId,
      reservationId: held.id,
      guests,
      acceptedPolicies: accepted,
    })
  expect((await buy([guest('Ada')])).status).toBe(400)
  expect(refused(await buy([guest('Ada'), guest('Mary')], acceptedPolicies.slice(1)))).toEqual([
    409,
    'POLICIES_CHANGED',
  ])
  const guests = [guest('Ada'), guest('Mary')]
  const { order } = done(await buy(guests))
  expect(done(await buy(guests)).order.orderNumber).toBe(order.orderNumber)
  const renamed = await buyer.call('PATCH', `/events/v1/checkout/${order.orderNumber}`, {
    eventId,
    guests: [guest('Ada'), guest('Grace')],
  })
  expect(renamed.status, JSON.stringify(renamed.body)).toBe(200)
  done(await admin.call('POST', `/events/v1/events/${eventId}/orders/confirm`, { orderNumber: [order.orderNumber] }))
  const tickets = await site.query(
    `select t.event_id as event, t.doc #>> '{guest,firstName}' as guest, t.doc #>> '{pass,id}' as pass, t.doc->>'ticketName' as name from tickets t`,
  )
  expect(tickets).toHaveLength(6)
  expect(tickets.every(({ name }) => name === 'Season pass')).toBe(true)
  for (const own of Map.groupBy(tickets, ({ pass: id }) => id).values()) {
    expect(new Set(own.map((one) => one.guest)).size).toBe(1)
    expect(own.map(({ event }) => event).toSorted()).toEqual(made.dates.map(({ id }) => id).toSorted())
  }
  expect(new Set(tickets.map((one) => one.guest))).toEqual(new Set(['Ada', 'Grace']))
  const [facts] = await site.query(`select doc #> '{facts,acceptedPolicies}' as accepted from orders`)
  const accepted = (facts?.accepted ?? []) as { id: string }[]
  expect(accepted.map(({ id }) => id).toSorted()).toEqual(policyIds.toSorted())
  await agrees(site)
})

test('passes are held on every date or on none, and give all back when the hold is cancelled', async () => {
  const site = await cardSite()
  const made = await series(site, { dates: 3, quota: 3 })
  const { pass } = await makePass(site, made, { quantity: 5, limitPerOrder: 4 })
  const eventId = made.id
  const [ada, mary] = [await site.visitor(), await site.visitor()]
  const both = await Promise.all([reserve(ada, eventId, pass.id, 2), reserve(mary, eventId, pass.id, 2)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(codeOf(both.find(({ status }) => status === 409)!)).toBe('NOT_ENOUGH_TICKETS')
  expect(await takenOf(site, made.id)).toEqual([2, 2, 2])
  expect(refused(await reserve(ada, eventId, pass.id, 5))).toEqual([409, 'TICKET_LIMIT_PER_ORDER'])
  expect(refused(await reserve(ada, eventId, eventId))).toEqual([404, 'SERIES_PASS_NOT_FOUND'])
  const other = await series(site)
  expect(refused(await reserve(ada, other.id, pass.id))).toEqual([404, 'SERIES_PASS_NOT_FOUND'])
  const holder = both[0]!.status === 200 ? ada : mary
  const { id } = both.find(({ status }) => status === 200)!.body
  const { holds } = done(await holder.call('GET', `/fairground/v1/events/${eventId}/my-holds`))
  expect(holds).toMatchObject([{ reservationId: id, quantity: 2 }])
  done(await holder.call('DELETE', `/events/v1/checkout/reservations/${id}?eventId=${eventId}`))
  expect([await takenOf(site, made.id), await passesTaken(site)]).toEqual([[0, 0, 0], 0])
  await agrees(site)
})
