import { expect, test } from 'vitest'
import type { Reply, TestSite } from '../../../test/fixture.ts'
import { checkOut, placeOrder, productLine, sellShirts, sellTickets, ticketLine } from '../../../test/shop.ts'
import { statement } from '../../db/statement.ts'
import { agrees, bought, cardSite, codeOf } from '../../sales/payments/payments.fixture.ts'
import { DAY, fair, inMs } from '../events.fixture.ts'
import { answer, answered, gathering } from '../rsvp/rsvp.fixture.ts'
import { changePiece } from './change-many.ts'
import { deleteAll } from './delete-events.ts'

const EVENTS = '/events/v3/events'
const dataOf = (reply: { body: { details?: { applicationError?: { data?: object } } } }) =>
  reply.body.details?.applicationError?.data

test('an event with a sold ticket is cancelled and its orders are settled before it is deleted; its slug leads nowhere else', async () => {
  const site = await cardSite()
  const { admin } = site
  const { eventId, ticketDefinitionId } = await sellTickets(site, 10)
  const { orderId } = await bought(site, [ticketLine(ticketDefinitionId, 2)], 'approve')
  const remove = () => admin.call('DELETE', `${EVENTS}/${eventId}`)

  const sold = await remove()
  expect([sold.status, codeOf(sold)]).toEqual([409, 'EVENT_HAS_GUESTS'])
  expect(dataOf(sold)).toMatchObject({ eventId, guests: 2, title: 'Concert 10' })
  expect(sold.body.message).toContain('2 guests have places at “Concert 10”. Cancel it first')
  expect((await admin.call('GET', `${EVENTS}/${eventId}`)).status).toBe(200)

  await admin.call('POST', `${EVENTS}/${eventId}/cancel`, {})
  const unpaid = await remove()
  expect([codeOf(unpaid), dataOf(unpaid)]).toEqual(['EVENT_NOT_SETTLED', expect.objectContaining({ orders: 1 })])
  const refund = `/fairground/v1/events/${eventId}/refund`
  expect((await admin.call('POST', refund, { eventId })).status).toBe(200)
  expect(codeOf(await remove())).toBe('EVENT_NOT_SETTLED')
  // Once its money is back.
  await site.query('update orders set refunded = paid where id = $1', [orderId])
  expect((await remove()).status).toBe(200)

  const slug = 'concert-10'
  const event = { title: 'Concert 10', location: { type: 'VENUE', name: 'Bandstand' } }
  const dates = { startDate: inMs(5 * DAY), endDate: inMs(6 * DAY), timeZoneId: 'Europe/London' }
  const create = (change: object = {}) =>
    admin.call('POST', EVENTS, {
      event: { ...event, dateAndTimeSettings: dates, registration: { initialType: 'TICKETING' }, ...change },
    })
  expect((await create()).body.event.slug).toBe('concert-10-1')
  expect(codeOf(await create({ slug }))).toBe('SLUG_ALREADY_IN_USE')
  expect((await admin.call('GET', `${EVENTS}/slug/${slug}`)).body.event).toBeUndefined()
})

test('orders that wait for their payment keep their event, and count as their tickets', async () => {
  const site = await cardSite()
  const { eventId, ticketDefinitionId } = await sellTickets(site, 10)
  const { productId } = await sellShirts(site, 10)
  await bought(site, [ticketLine(ticketDefinitionId, 3), productLine(productId, 4)])
  await bought(site, [ticketLine(ticketDefinitionId, 2)])
  const reply = await site.admin.call('DELETE', `${EVENTS}/${eventId}`)
  expect([codeOf(reply), dataOf(reply)]).toEqual(['EVENT_HAS_GUESTS', expect.objectContaining({ guests: 5 })])
})

test('an event that is over is deleted with its orders', async () => {
  const site = await cardSite()
  const { eventId, ticketDefinitionId } = await sellTickets(site, 10)
  await bought(site, [ticketLine(ticketDefinitionId, 1)], 'approve')
  await site.query(
    `update events set start_at = now() - interval '2 days', end_at = now() - interval '1 day' where id = $1`,
    [eventId],
  )
  expect((await site.admin.call('DELETE', `${EVENTS}/${eventId}`)).status).toBe(200)
})

test('replies keep an event until it is cancelled; somebody who does not come keeps none', async () => {
  const shop = await fair()
  const ada = await shop.visitor()
  const declined = await gathering(shop, { responseType: 'YES_AND_NO' })
  await answered(ada, declined.id, { firstName: 'Ada', lastName: 'Lund', email: 'ada@example.com', status: 'NO' })
  expect((await shop.admin.call('DELETE', `${EVENTS}/${declined.id}`)).status).toBe(200)
  const { id } = await gathering(shop)
  await answered(ada, id)
  expect(codeOf(await shop.admin.call('DELETE', `${EVENTS}/${id}`))).toBe('EVENT_HAS_GUESTS')
  await shop.admin.call('POST', `${EVENTS}/${id}/cancel`, {})
  expect((await shop.admin.call('DELETE', `${EVENTS}/${id}`)).status).toBe(200)
})

test('a filter deletes all of its events, or none while guests have places at one; a job leaves those that got some', async () => {
  const shop = await fair()
  const free = await gathering(shop)
  const taken = await gathering(shop)
  await answered(await shop.visitor(), taken.id)
  const filter = { title: 'Lantern walk' }
  const reply = await shop.admin.call('POST', '/events/v3/bulk/events/delete-by-filter', { filter })
  expect([codeOf(reply), dataOf(reply)]).toEqual(['EVENT_HAS_GUESTS', expect.objectContaining({ eventId: taken.id })])
  const rest = async () =>
    (await shop.admin.call('POST', `${EVENTS}/query`, {})).body.events.map(({ id }: { id: string }) => id).sort()
  expect(await rest()).toEqual([free.id, taken.id].sort())
  const ctx = {
    db: shop.site.assembly.pool.forSite(shop.site.siteId),
    now: new Date(),
    newId: () => crypto.randomUUID(),
  }
  await changePiece(ctx, { change: 'delete', eventIds: [free.id, taken.id] })
  expect(await rest()).toEqual([taken.id])
})

const contextOf = ({ assembly, siteId }: TestSite) => ({
  db: assembly.pool.forSite(siteId),
  now: new Date(),
  newId: () => crypto.randomUUID(),
})

/** Resolves once as many statements wait for a lock, or one of the requests was answered without. */
async function waiting(site: TestSite, count: number, ...requests: Promise<Reply>[]): Promise<void> {
  const waits = async () =>
    (await site.query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
      .length >= count
  const answered = Promise.race(requests).then(() => true)
  for (let isDone = false; !isDone && !(await waits()); )
    isDone = await Promise.race([answered, new Promise<false>((next) => setImmediate(next, false))])
}

/** A site with an event, and how somebody gets a place at it. */
const comings = {
  'an order of a cart': async () => {
    const site = await cardSite()
    const { eventId, ticketDefinitionId } = await sellTickets(site, 10)
    const buyer = await site.visitor()
    const checkoutId = await checkOut(buyer, [ticketLine(ticketDefinitionId, 2)])
    return { site, eventId, come: () => placeOrder(buyer, checkoutId) }
  },
  'an order of a reservation': async () => {
    const site = await cardSite()
    const { eventId, ticketDefinitionId } = await sellTickets(site, 10)
    const visitor = await site.visitor()
    const ticketReservation = { tickets: [{ ticketDefinitionId, quantity: 1 }] }
    const { body } = await visitor.call('POST', '/events/v1/ticket-reservations', { ticketReservation })
    const buyer = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }
    const inputValues = Object.entries(buyer).map(([inputName, value]) => ({ inputName, value }))
    const order = { eventId, reservationId: body.ticketReservation.id, buyer, guests: [{ form: { inputValues } }] }
    return { site, eventId, come: () => visitor.call('POST', '/events/v1/checkout', order) }
  },
  'a reply': async () => {
    const shop = await fair()
    const { id: eventId } = await gathering(shop)
    const visitor = await shop.visitor()
    return { site: shop.site, eventId, come: () => answer(visitor, eventId) }
  },
}
const ways = Object.keys(comings) as (keyof typeof comings)[]
const refusals = {
  'an order of a cart': 'ITEM_NOT_FOUND_IN_CATALOG',
  'an order of a reservation': 'EVENT_NOT_FOUND',
  'a reply': 'EVENT_NOT_FOUND',
}

test.for(ways)('%s that read its event before the deletion, and is stored after it, is refused', async (way) => {
  const { site, eventId, come } = await comings[way]()
  const context = contextOf(site)
  const requested: Promise<Reply>[] = []
  await context.db.inTx(async (tx) => {
    expect(await deleteAll({ ...context, db: { ...context.db, inTx: (work) => work(tx) } }, [eventId], 'refused')).toBe(
      1,
    )
    requested.push(come())
    await waiting(site, 1, ...requested)
  })
  const reply = (await requested[0])!
  expect([reply.status, codeOf(reply)]).toEqual([404, refusals[way]])
  expect(await site.query('select id from orders union all select id from rsvps')).toEqual([])
  await agrees(site)
})

const takeCounter = statement({
  name: 'deletionTest.takeOrderCounter',
  params: {},
  sql: `select from counters where site_id = $1 and name = 'order' for update`,
})

test('an event whose order is about to be stored is refused its deletion', async () => {
  const { site, eventId, come } = await comings['an order of a cart']()
  const requested: Promise<Reply>[] = []
  await contextOf(site).db.inTx(async (tx) => {
    await tx.run(takeCounter, {})
    requested.push(come())
    await waiting(site, 1, ...requested)
    requested.push(site.admin.call('DELETE', `${EVENTS}/${eventId}`))
    await waiting(site, 2, ...requested)
  })
  const [ordered, deleted] = await Promise.all(requested)
  expect(ordered?.status).toBe(200)
  expect([codeOf(deleted!), dataOf(deleted!)]).toEqual(['EVENT_HAS_GUESTS', expect.objectContaining({ guests: 2 })])
})
