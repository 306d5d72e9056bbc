import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkSite } from '../../check/check-site.ts'
import { type Fair, fair } from '../events.fixture.ts'
import { exportWaiting, forgetWaiting, waitingFollows } from './personal-data.ts'
import { joinAs, listPath, offerNow, statusesOf, switchOn } from './waiting-lists.fixture.ts'

const RESERVATIONS = '/events/v1/ticket-reservations'
const dbOf = ({ site }: Fair) => site.assembly.pool.forSite(site.siteId)

/** A sold-out event with a list that `ada@` (2 tickets) and then `next@` (1) have joined; its buyer gives everything back. */
async function awaited() {
  const shop = await fair()
  const event = await shop.event()
  await switchOn(shop, event.id)
  const { id, revision } = await shop.definition(event.id, { initialLimit: 2 })
  const buyer = await shop.visitor()
  const tickets = [{ ticketDefinitionId: id, quantity: 2 }]
  const { body } = await buyer.call('POST', RESERVATIONS, { ticketReservation: { tickets } })
  const ada = await shop.visitor()
  await joinAs(ada, event.id, { email: 'ada@example.com', ticketDefinitionId: id, quantity: 2 })
  await joinAs(await shop.visitor(), event.id, { email: 'next@example.com', ticketDefinitionId: id })
  const giveBack = () => buyer.call('POST', `${RESERVATIONS}/${body.ticketReservation.id}/cancel`)
  const rows = await shop.site.query(`select owner_id from ticket_waiting_entries where email = 'ada@example.com'`)
  const forget = () =>
    dbOf(shop).inTx((tx) => forgetWaiting(tx, [ownerId], { now: new Date(), newId: () => randomUUID() }))
  const ownerId = String(rows[0]?.owner_id)
  return { shop, event, ownerId, definition: { id, revision }, giveBack, forget }
}

test('a visitor signs in: the member waits in their place, with the rights of members', async () => {
  const { shop, event, ownerId } = await awaited()
  const memberId = randomUUID()
  await dbOf(shop).inTx((tx) => waitingFollows(tx, { visitorId: ownerId }, { memberId }))
  const rows = await shop.site.query('select email, owner_id, is_member from ticket_waiting_entries order by joined_at')
  expect(rows).toEqual([
    { email: 'ada@example.com', owner_id: memberId, is_member: true },
    { email: 'next@example.com', owner_id: expect.not.stringMatching(memberId), is_member: false },
  ])
  expect(await exportWaiting(dbOf(shop), memberId)).toMatchObject({ waitingLists: [{ event: event.title }] })
})

test('the export of a member has their places and nobody else’s', async () => {
  const { shop, event, ownerId } = await awaited()
  expect(await exportWaiting(dbOf(shop), ownerId)).toEqual({
    waitingLists: [
      {
        event: event.title,
        status: 'WAITING',
        name: 'Ada Byron',
        email: 'ada@example.com',
        quantity: 2,
        joinedDate: expect.any(String),
        offerExpiresDate: null,
      },
    ],
  })
  expect(await exportWaiting(dbOf(shop), randomUUID())).toEqual({ waitingLists: [] })
})

test('a forgotten person waits no longer, and keeps nobody from the tickets that were awaited', async () => {
  const { shop, event, ownerId, giveBack, forget } = await awaited()
  expect(await forget()).toBe(1)
  expect(await statusesOf(shop, event.id)).toEqual({ '': 'LEFT', 'next@example.com': 'WAITING' })
  const { body } = await shop.admin.call('GET', `${listPath(event.id)}/entries`)
  for (const personal of ['ada@example.com', ownerId]) expect(JSON.stringify(body)).not.toContain(personal)
  expect(body.entries[0]).toMatchObject({ name: '', quantity: 2 })
  await giveBack()
  await offerNow(shop)
  expect(await statusesOf(shop, event.id)).toEqual({ '': 'LEFT', 'next@example.com': 'OFFERED' })
  expect(await shop.site.query('select awaited from pools where awaited > 0')).toEqual([])
  expect(await checkSite(dbOf(shop))).toEqual([])
})

test('an offer to a forgotten person goes to the next', async () => {
  const { shop, event, giveBack, forget } = await awaited()
  await giveBack()
  await offerNow(shop)
  expect(await statusesOf(shop, event.id)).toEqual({ 'ada@example.com': 'OFFERED', 'next@example.com': 'WAITING' })
  await forget()
  await offerNow(shop)
  expect(await statusesOf(shop, event.id)).toEqual({ '': 'DECLINED', 'next@example.com': 'OFFERED' })
  expect(await checkSite(dbOf(shop))).toEqual([])
})

test('tickets for members alone are offered to who has become a member, and not to visitors', async () => {
  const { shop, event, ownerId, definition, giveBack } = await awaited()
  const path = `/events-ticket-definitions/v3/ticket-definitions/${definition.id}`
  const ticketDefinition = { ...definition, membersOnly: true }
  const { status, body } = await shop.admin.call('PATCH', path, { ticketDefinition })
  expect(status, JSON.stringify(body)).toBe(200)
  await giveBack()
  await offerNow(shop)
  expect(await statusesOf(shop, event.id)).toEqual({ 'ada@example.com': 'WAITING', 'next@example.com': 'WAITING' })
  await dbOf(shop).inTx((tx) => waitingFollows(tx, { visitorId: ownerId }, { memberId: randomUUID() }))
  await offerNow(shop)
  expect(await statusesOf(shop, event.id)).toEqual({ 'ada@example.com': 'OFFERED', 'next@example.com': 'WAITING' })
})
