import { expect, test } from 'vitest'
import { sellTickets, ticketLine } from '../../../test/shop.ts'
import { bought, cardSite, codeOf } from '../../sales/payments/payments.fixture.ts'
import { DAY, fair, inMs } from '../events.fixture.ts'
import { answered, gathering } from '../rsvp/rsvp.fixture.ts'
import { changePiece } from './change-many.ts'

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

test('an order that waits for its payment keeps its event', async () => {
  const site = await cardSite()
  const { eventId, ticketDefinitionId } = await sellTickets(site, 10)
  await bought(site, [ticketLine(ticketDefinitionId, 1)])
  const reply = await site.admin.call('DELETE', `${EVENTS}/${eventId}`)
  expect([codeOf(reply), dataOf(reply)]).toEqual(['EVENT_HAS_GUESTS', expect.objectContaining({ guests: 1 })])
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
