import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite, type TestCaller, type TestSite } from '../../../test/fixture.ts'
import {
  checkOut,
  placeOrder,
  productLine,
  sellShirts,
  sellTickets,
  takeAnswers,
  ticketLine,
} from '../../../test/shop.ts'
import { signedIn, type TestMember } from '../members.fixture.ts'

const SCHEDULE = '/events/v1/schedule'
/** Lists of a member's data, each with a field that tells its entries apart. */
const KEYS = [
  ['orders', 'number'],
  ['ticketReservations', 'createdAt'],
  ['rsvps', 'email'],
  ['scheduleBookmarks', 'itemId'],
  ['wishlist', 'catalogItemId'],
] as const

let site: TestSite & { close(): Promise<void> }
beforeAll(async () => {
  site = await sharedSite()
})
afterAll(() => site.close())

const done = async (caller: TestCaller, method: 'GET' | 'POST', path: string, body?: object) => {
  const reply = await caller.call(method, path, body)
  expect(reply.status, `${method} ${path}: ${JSON.stringify(reply.body)}`).toBe(200)
  return reply.body
}

const dataOf = async (member: TestMember) => (await done(member, 'GET', '/fairground/v1/privacy/export')).data

/** Talks of an event, published. */
async function talks(eventId: string, ...namesOfTalks: string[]): Promise<string[]> {
  const ids: string[] = []
  for (const name of namesOfTalks) {
    const timeSlot = { start: '2027-05-01T18:00:00Z', end: '2027-05-01T19:00:00Z' }
    ids.push((await done(site.admin, 'POST', `${SCHEDULE}/draft`, { eventId, item: { name, timeSlot } })).item.id)
  }
  await done(site.admin, 'POST', `${SCHEDULE}/publish`, { eventId })
  return ids
}

test('the data of a member is whole after they are joined into another who has the like', async () => {
  const [member, other] = [await signedIn(site), await signedIn(site)]
  const [shirt, concert, eventId] = [await sellShirts(site, 50), await sellTickets(site, 50), await takeAnswers(site)]
  const [both = '', theirs = ''] = await talks(eventId, 'Both', 'Theirs')
  for (const [one, items] of [
    [member, [both]],
    [other, [both, theirs]],
  ] as const) {
    const { loginEmail: email } = one
    const lines = [productLine(shirt.productId, 1), ticketLine(concert.ticketDefinitionId, 1)]
    expect((await placeOrder(one, await checkOut(one, lines, email))).status).toBe(200)
    const ticketQuantities = [{ ticketDefinitionId: concert.ticketDefinitionId, quantity: 1 }]
    await done(one, 'POST', '/events/v1/checkout/reservations', { eventId: concert.eventId, ticketQuantities })
    const rsvp = { eventId, firstName: 'Guest', lastName: email, email, status: 'YES' }
    await done(one, 'POST', '/events/v2/rsvps', { rsvp })
    for (const itemId of items) await done(one, 'POST', `${SCHEDULE}/${itemId}/bookmark`, { itemId, eventId })
    const { catalogReference } = productLine(shirt.productId, 1)
    await done(one, 'POST', '/ecom/v1/wishlists/add-item', { catalogReference })
  }
  const [mine, before] = [await dataOf(member), await dataOf(other)]
  await done(site.admin, 'POST', `/fairground/v1/members/${member.id}/merge`, { from: other.id })
  const after = await dataOf(member)
  for (const [kind, key] of KEYS) {
    const of = (data: typeof after): string[] =>
      data[kind].map((one: Record<string, unknown>) => JSON.stringify(one[key]))
    expect(of(before).length, kind).toBeGreaterThan(0)
    expect([...new Set(of(after))].toSorted(), kind).toEqual([...new Set([...of(mine), ...of(before)])].toSorted())
  }
  // The one answer of the account is still that of the member who stays.
  const again = await member.call('POST', '/events/v2/rsvps', {
    rsvp: { eventId, firstName: 'A', lastName: 'B', email: member.loginEmail, status: 'YES' },
  })
  expect(again.body.details.applicationError.code).toBe('MEMBER_ALREADY_REGISTERED')
})
