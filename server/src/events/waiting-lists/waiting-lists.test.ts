import { expect, test } from 'vitest'
import type { Reply, TestCaller } from '../../../test/fixture.ts'
import { checkSite } from '../../check/check-site.ts'
import { DAY, type Fair, fair, HOUR, MINUTE, PUBLIC_URL } from '../events.fixture.ts'
import { offerTickets } from './offer-tickets.ts'
import { waitingLinks } from './waiting-links.ts'

const RESERVATIONS = '/events/v1/ticket-reservations'
const DEFINITIONS = '/events-ticket-definitions/v3/ticket-definitions'
const listOf = (eventId: string) => `/fairground/v1/events/${eventId}/waiting-list`
const links = waitingLinks('secret', PUBLIC_URL)
const codeOf = ({ status, body }: Reply) => [status, body.details?.applicationError?.code]
const free = { pricingMethod: { fixedPrice: { value: '0', currency: 'GBP' } } }

const offeringAt = ({ site }: Fair, now = new Date()) => ({
  db: site.assembly.pool.forSite(site.siteId),
  site: site.assembly.directory.site(site.siteId)!,
  now,
  newId: () => crypto.randomUUID(),
  links,
})
const run = (shop: Fair, now?: Date) => offerTickets(offeringAt(shop, now))
const faultsOf = ({ site }: Fair) => checkSite(site.assembly.pool.forSite(site.siteId))

const hold = (caller: TestCaller, ticketDefinitionId: string, quantity: number, settings?: object) =>
  caller.call('POST', RESERVATIONS, {
    ticketReservation: {
      tickets: [{ ticketDefinitionId, quantity }],
      ...(settings ? { additionalReservationSettings: settings } : {}),
    },
  })

/** An event with a list and a kind of ticket that is sold out: a buyer holds all of it. */
async function soldOut(settings: object = {}, { limit = 4, kind = {} }: { limit?: number; kind?: object } = {}) {
  const shop = await fair()
  const event = await shop.event()
  const list = listOf(event.id)
  const set = await shop.admin.call('PATCH', list, { enabled: true, ...settings })
  expect(set.status, JSON.stringify(set.body)).toBe(200)
  const ticket = await shop.definition(event.id, { ...free, initialLimit: limit, ...kind })
  const buyer = await shop.visitor()
  const taken = await hold(buyer, ticket.id, limit)
  expect(taken.status, JSON.stringify(taken.body)).toBe(200)
  /** The buyer gives so many back: all, and takes the rest again ahead of everybody. */
  const giveBack = () => buyer.call('POST', `${RESERVATIONS}/${taken.body.ticketReservation.id}/cancel`)
  const raise = async (initialLimit: number) => {
    const { revision } = (await shop.admin.call('GET', `${DEFINITIONS}/${ticket.id}`)).body.ticketDefinition
    const raised = await shop.admin.call('PATCH', `${DEFINITIONS}/${ticket.id}`, {
      ticketDefinition: { id: ticket.id, revision, initialLimit },
    })
    expect(raised.status, JSON.stringify(raised.body)).toBe(200)
  }
  const join = async (email: string, more: object = {}, caller?: TestCaller) =>
    (caller ?? (await shop.visitor())).call('POST', `${list}/entries`, {
      eventId: event.id,
      ticketDefinitionId: ticket.id,
      quantity: 1,
      name: 'Ada Byron',
      email,
      ...more,
    })
  const entries = async () => (await shop.admin.call('GET', `${list}/entries?eventId=${event.id}`)).body.entries
  const statuses = async () =>
    Object.fromEntries((await entries()).map((one: { email: string; status: string }) => [one.email, one.status]))
  return { shop, event, list, ticket, buyer, giveBack, raise, join, entries, statuses }
}

const joined = (reply: Reply) => expect(reply.status, JSON.stringify(reply.body)).toBe(200)
const mailsOf = ({ site }: Fair) =>
  site.query('select to_address as "to", template, text from mails order by created_at, id')
/** Token of the link in the newest mail to an address. */
const tokenTo = async (shop: Fair, email: string): Promise<string> => {
  const mine = (await mailsOf(shop)).filter(({ to }) => to === email)
  return /\/waiting\/([\w.-]+)/.exec(String(mine.at(-1)?.text))?.[1] ?? ''
}
const placePath = (token: string, act = '') => `/fairground/v1/waiting-places/${token}${act}`

test('a visitor joins the list of tickets that are sold out, and sees their place by the mailed link', async () => {
  const { shop, ticket, join, entries } = await soldOut()
  joined(await join('first@example.com', { quantity: 2 }))
  joined(await join('second@example.com'))
  const mails = await mailsOf(shop)
  expect(mails.map(({ to, template }) => [to, template])).toEqual([
    ['first@example.com', 'eventWaitingJoined'],
    ['second@example.com', 'eventWaitingJoined'],
  ])
  const token = await tokenTo(shop, 'second@example.com')
  const stranger = await shop.visitor()
  const { body } = await stranger.call('GET', placePath(token))
  expect(body.place).toMatchObject({ status: 'WAITING', position: 2, quantity: 1, ticketName: 'Standard' })
  expect(codeOf(await stranger.call('GET', placePath(`${token}x`)))).toEqual([404, 'WAITING_ENTRY_NOT_FOUND'])
  expect((await entries()).map((one: { position: number }) => one.position)).toEqual([1, 2])
  expect((await entries())[0]).toMatchObject({ ticketDefinitionId: ticket.id, quantity: 2, name: 'Ada Byron' })
})

test('an address has one place for a kind; joining again mails the way to it and changes nothing', async () => {
  const { shop, join, entries } = await soldOut()
  joined(await join('ada@example.com'))
  joined(await join('Ada@example.com', { quantity: 3 }))
  expect(await entries()).toHaveLength(1)
  joined(await join('ada@example.com', { ticketDefinitionId: undefined }))
  expect(await entries()).toHaveLength(2)
  expect((await mailsOf(shop)).filter(({ template }) => template === 'eventWaitingJoined')).toHaveLength(2)
})

test('nobody joins where the list is off, tickets are left, the group is too large, or the kind is unknown', async () => {
  const { shop, event, list, join, giveBack } = await soldOut()
  expect(codeOf(await join('a@example.com', { quantity: 50 }))).toEqual([200, undefined])
  const few = await shop.definition(event.id, { ...free, initialLimit: 1, limitPerCheckout: 2 })
  expect(codeOf(await join('b@example.com', { ticketDefinitionId: few.id }))).toEqual([409, 'TICKETS_NOT_SOLD_OUT'])
  await hold(await shop.visitor(), few.id, 1)
  expect(codeOf(await join('b@example.com', { ticketDefinitionId: few.id, quantity: 3 }))).toEqual([
    409,
    'TICKET_LIMIT_PER_ORDER',
  ])
  expect(codeOf(await join('b@example.com', { ticketDefinitionId: crypto.randomUUID() }))).toEqual([
    404,
    'TICKET_DEFINITION_NOT_FOUND',
  ])
  expect(codeOf(await join('b@example.com', { pricingOptionId: 'x' }))).toEqual([400, 'UNSUPPORTED_PRICING_OPTION'])
  await shop.admin.call('PATCH', list, { enabled: false })
  expect(codeOf(await join('b@example.com'))).toEqual([409, 'WAITING_LIST_CLOSED'])
  await giveBack()
})

test('nobody waits for fewer tickets than an order of the kind has at least', async () => {
  const { shop, join, giveBack, statuses } = await soldOut({}, { kind: { minimumPerCheckout: 3 } })
  const two = await join('two@example.com', { quantity: 2 })
  expect([...codeOf(two), two.body.message]).toEqual([
    409,
    'TICKET_MINIMUM_PER_ORDER',
    expect.stringContaining('at least 3 of “Standard”'),
  ])
  const any = await join('two@example.com', { quantity: 2, ticketDefinitionId: undefined })
  expect(codeOf(any)).toEqual([409, 'TICKET_MINIMUM_PER_ORDER'])
  joined(await join('three@example.com', { quantity: 3 }))
  await giveBack()
  await run(shop)
  expect(await statuses()).toEqual({ 'three@example.com': 'OFFERED' })
})

test('tickets that come free are offered in the order of joining, and passers-by get none of them', async () => {
  const { shop, ticket, join, giveBack, statuses } = await soldOut()
  joined(await join('first@example.com', { quantity: 2 }))
  joined(await join('second@example.com', { quantity: 1 }))
  joined(await join('third@example.com', { quantity: 2 }))
  await giveBack()
  const passerBy = await shop.visitor()
  expect(codeOf(await hold(passerBy, ticket.id, 1))).toEqual([409, 'NOT_ENOUGH_TICKETS'])
  await run(shop)
  expect(await statuses()).toEqual({
    'first@example.com': 'OFFERED',
    'second@example.com': 'OFFERED',
    'third@example.com': 'WAITING',
  })
  expect(codeOf(await hold(passerBy, ticket.id, 1))).toEqual([409, 'NOT_ENOUGH_TICKETS'])
  const offers = (await mailsOf(shop)).filter(({ template }) => template === 'eventWaitingOffer')
  expect(offers.map(({ to }) => to).sort()).toEqual(['first@example.com', 'second@example.com'])
  await run(shop)
  expect((await mailsOf(shop)).filter(({ template }) => template === 'eventWaitingOffer')).toHaveLength(2)
  expect(await faultsOf(shop)).toEqual([])
})

test.for([
  ['STRICT', 'WAITING'],
  ['FITTING', 'OFFERED'],
] as const)('with the order %s a smaller group behind a large one is %s', async ([rule, expected]) => {
  const { shop, raise, join, statuses } = await soldOut({ rule })
  joined(await join('large@example.com', { quantity: 3 }))
  joined(await join('small@example.com'))
  await raise(5)
  await run(shop)
  expect(await statuses()).toEqual({ 'large@example.com': 'WAITING', 'small@example.com': expected })
})

async function offered(settings: object = {}) {
  const all = await soldOut(settings)
  joined(await all.join('first@example.com', { quantity: 4 }))
  joined(await all.join('second@example.com', { quantity: 4 }))
  await all.giveBack()
  await run(all.shop)
  return { ...all, token: await tokenTo(all.shop, 'first@example.com') }
}

async function buy(caller: TestCaller, { eventId, token }: { eventId: string; token: string }) {
  const taken = await caller.call('POST', placePath(token, '/take'))
  const buyer = { firstName: 'Ada', lastName: 'Byron', email: 'first@example.com' }
  const inputValues = Object.entries(buyer).map(([inputName, value]) => ({ inputName, value }))
  const sale = { eventId, reservationId: taken.body.reservationId, buyer, guests: [{ form: { inputValues } }] }
  return { taken, bought: taken.status === 200 ? await caller.call('POST', '/events/v1/checkout', sale) : undefined }
}

test('the holder of the link takes the offer and buys, and then the link offers nothing', async () => {
  const { shop, event, token, statuses } = await offered()
  const { taken, bought } = await buy(await shop.visitor(), { eventId: event.id, token })
  expect(taken.body).toMatchObject({ eventSlug: event.slug })
  expect(bought?.status, JSON.stringify(bought?.body)).toBe(200)
  expect(await statuses()).toMatchObject({ 'first@example.com': 'BOUGHT', 'second@example.com': 'WAITING' })
  const again = await shop.visitor()
  expect(codeOf(await again.call('POST', placePath(token, '/take')))).toEqual([409, 'WAITING_OFFER_OVER'])
  expect(codeOf(await again.call('POST', placePath(token, '/leave')))).toEqual([409, 'WAITING_ENTRY_CLOSED'])
  await run(shop)
  expect(await faultsOf(shop)).toEqual([])
})

test('an offer that runs out goes to the next, and its link says so at once', async () => {
  const { shop, token, statuses } = await offered({ offerMinutes: 60 })
  await run(shop, new Date(Date.now() + 59 * MINUTE))
  expect(await statuses()).toEqual({ 'first@example.com': 'OFFERED', 'second@example.com': 'WAITING' })
  await run(shop, new Date(Date.now() + 61 * MINUTE))
  expect(await statuses()).toEqual({ 'first@example.com': 'EXPIRED', 'second@example.com': 'OFFERED' })
  expect(codeOf(await (await shop.visitor()).call('POST', placePath(token, '/take')))).toEqual([
    409,
    'WAITING_OFFER_OVER',
  ])
  expect(await faultsOf(shop)).toEqual([])
})

test('an offer that is declined goes to the next, and who leaves is passed over', async () => {
  const { shop, token, join, statuses } = await offered()
  joined(await join('third@example.com', { quantity: 4 }))
  const someone = await shop.visitor()
  const left = await someone.call('POST', placePath(await tokenTo(shop, 'second@example.com'), '/leave'))
  expect(left.body.place.status).toBe('LEFT')
  const declined = await someone.call('POST', placePath(token, '/leave'))
  expect(declined.body.place.status).toBe('DECLINED')
  await run(shop)
  expect(await statuses()).toEqual({
    'first@example.com': 'DECLINED',
    'second@example.com': 'LEFT',
    'third@example.com': 'OFFERED',
  })
  expect(await faultsOf(shop)).toEqual([])
})

test('the link to a place ends thirty days after the place closed, and the account shows it no longer', async () => {
  const { shop, token, join } = await offered()
  const someone = await shop.visitor()
  joined(await join('own@example.com', {}, someone))
  const own = await tokenTo(shop, 'own@example.com')
  for (const each of [token, own]) expect((await someone.call('POST', placePath(each, '/leave'))).status).toBe(200)
  const age = (days: number) =>
    shop.site.query(`update ticket_waiting_entries set joined_at = $1, updated_at = $1`, [
      new Date(Date.now() - days * DAY),
    ])
  const places = async () => (await someone.call('GET', '/fairground/v1/my-waiting-places')).body.places.length
  await age(29)
  expect((await someone.call('GET', placePath(token))).body.place.status).toBe('DECLINED')
  expect(await places()).toBe(1)
  await age(31)
  for (const act of ['/leave', '/take'])
    expect(codeOf(await someone.call('POST', placePath(token, act)))).toEqual([410, 'WAITING_LINK_OVER'])
  expect(codeOf(await someone.call('GET', placePath(token)))).toEqual([410, 'WAITING_LINK_OVER'])
  expect(await places()).toBe(0)
  // One that still waits is open whatever its age.
  const waits = await someone.call('GET', placePath(await tokenTo(shop, 'second@example.com')))
  expect(waits.body.place.status).toBe('WAITING')
})

test('once nobody waits, what is free is sold to everybody', async () => {
  const { shop, ticket, raise, join } = await soldOut()
  joined(await join('only@example.com'))
  await raise(7)
  await run(shop)
  expect(codeOf(await hold(await shop.visitor(), ticket.id, 2))).toEqual([200, undefined])
  expect(codeOf(await hold(await shop.visitor(), ticket.id, 1))).toEqual([409, 'NOT_ENOUGH_TICKETS'])
})

test('units beyond those that are awaited are sold before any offer is made', async () => {
  const { shop, ticket, raise, join } = await soldOut()
  joined(await join('only@example.com', { quantity: 2 }))
  await raise(7)
  expect(codeOf(await hold(await shop.visitor(), ticket.id, 2))).toEqual([409, 'NOT_ENOUGH_TICKETS'])
  expect(codeOf(await hold(await shop.visitor(), ticket.id, 1))).toEqual([200, undefined])
})

test('a cancelled event ends its list: what is held goes back, and each address is mailed once', async () => {
  const { shop, event, join, statuses } = await offered()
  joined(await join('second@example.com', { ticketDefinitionId: undefined, quantity: 1 }))
  await shop.admin.call('POST', `/events/v3/events/${event.id}/cancel`)
  await run(shop)
  await run(shop)
  expect(await statuses()).toEqual({ 'first@example.com': 'ENDED', 'second@example.com': 'ENDED' })
  const ends = (await mailsOf(shop)).filter(({ template }) => template === 'eventWaitingEnded')
  expect(ends.map(({ to }) => to).sort()).toEqual(['first@example.com', 'second@example.com'])
  expect(await faultsOf(shop)).toEqual([])
  expect(await shop.site.query('select id from pools where awaited > 0')).toEqual([])
})

test('the list of an event that is over ends without a mail', async () => {
  const { shop, statuses } = await offered()
  await run(shop, new Date(Date.now() + 31 * DAY))
  expect(Object.values(await statuses())).toEqual(['EXPIRED', 'ENDED'])
  expect((await mailsOf(shop)).filter(({ template }) => template === 'eventWaitingEnded')).toEqual([])
})

test('staff offer out of turn, remove an entry, and change settings, each on record', async () => {
  const { shop, list, event, raise, join, entries, statuses } = await soldOut()
  joined(await join('first@example.com', { quantity: 3 }))
  joined(await join('second@example.com'))
  const [first, second] = await entries()
  const offer = (id: string) => shop.admin.call('POST', `/fairground/v1/waiting-entries/${id}/offer`)
  expect(codeOf(await offer(second.id))).toEqual([409, 'WAITING_TICKETS_NOT_FREE'])
  await raise(5)
  expect((await offer(second.id)).body.entry.status).toBe('OFFERED')
  expect(codeOf(await offer(second.id))).toEqual([409, 'WAITING_ENTRY_CLOSED'])
  const remove = (id: string) => shop.admin.call('DELETE', `/fairground/v1/waiting-entries/${id}`)
  expect((await remove(second.id)).body.entry.status).toBe('REMOVED')
  expect((await remove(first.id)).body.entry.status).toBe('REMOVED')
  expect(codeOf(await remove(first.id))).toEqual([409, 'WAITING_ENTRY_CLOSED'])
  expect(codeOf(await remove(crypto.randomUUID()))).toEqual([404, 'WAITING_ENTRY_NOT_FOUND'])
  expect(await statuses()).toEqual({ 'first@example.com': 'REMOVED', 'second@example.com': 'REMOVED' })
  const { body } = await shop.admin.call('GET', list)
  expect(body.waitingList).toEqual({
    revision: '1',
    enabled: true,
    offerMinutes: 1440,
    rule: 'STRICT',
    waiting: 0,
    ticketsAwaited: 0,
    offered: 0,
  })
  expect(codeOf(await shop.admin.call('PATCH', list, { revision: '7', enabled: false }))).toEqual([
    409,
    'STALE_REVISION',
  ])
  const actions = await shop.site.query(
    `select action, target_id from audit_log where action like 'event.waiting%' order by id`,
  )
  expect(actions).toEqual(
    ['event.waitingListSet', 'event.waitingOffered', 'event.waitingRemoved', 'event.waitingRemoved'].map((action) => ({
      action,
      target_id: event.id,
    })),
  )
  expect(await faultsOf(shop)).toEqual([])
})

test('kinds that share a quota: who waits for one is not passed by buyers of another', async () => {
  const { shop, event, ticket, join, statuses } = await soldOut({}, { limit: 4 })
  const other = await shop.definition(event.id, { ...free, name: 'Child', initialLimit: 50 })
  const quota = await shop.admin.call('POST', `/fairground/v1/events/${event.id}/ticket-quotas`, {
    eventId: event.id,
    name: 'Hall',
    capacity: 4,
    allKinds: true,
  })
  expect(quota.status).toBe(200)
  joined(await join('first@example.com', { ticketDefinitionId: other.id, quantity: 2 }))
  const { id, revision } = quota.body.quota
  await shop.admin.call('PATCH', `/fairground/v1/ticket-quotas/${id}`, { quota: { id, revision, capacity: 5 } })
  expect(codeOf(await hold(await shop.visitor(), other.id, 1))).toEqual([409, 'NOT_ENOUGH_TICKETS'])
  await run(shop)
  expect(await statuses()).toEqual({ 'first@example.com': 'WAITING' })
  const next = { id, revision: '2', capacity: 6 }
  await shop.admin.call('PATCH', `/fairground/v1/ticket-quotas/${id}`, { quota: next })
  await run(shop)
  expect(await statuses()).toEqual({ 'first@example.com': 'OFFERED' })
  expect(codeOf(await hold(await shop.visitor(), ticket.id, 1))).toEqual([409, 'NOT_ENOUGH_TICKETS'])
  expect(await faultsOf(shop)).toEqual([])
})

test('two processes that offer at once, beside buyers, make one offer for each unit and skip nobody', async () => {
  const { shop, ticket, join, giveBack, statuses } = await soldOut({}, { limit: 6 })
  for (let n = 0; n < 8; n++) joined(await join(`${n}@example.com`))
  const buyers = await Promise.all([shop.visitor(), shop.visitor(), shop.visitor()])
  const [, ...others] = await Promise.all([
    giveBack(),
    run(shop),
    run(shop),
    ...buyers.map((buyer) => hold(buyer, ticket.id, 1)),
    run(shop),
  ])
  expect(others.filter((reply) => reply && reply.status === 200)).toEqual([])
  await Promise.all([run(shop), run(shop)])
  expect(Object.values(await statuses())).toEqual([...Array(6).fill('OFFERED'), 'WAITING', 'WAITING'])
  const offers = (await mailsOf(shop)).filter(({ template }) => template === 'eventWaitingOffer')
  expect(offers.map(({ to }) => to).sort()).toEqual(['0', '1', '2', '3', '4', '5'].map((n) => `${n}@example.com`))
  expect(await faultsOf(shop)).toEqual([])
})

test('an offer that runs out while it is bought is either bought or the next one’s', async () => {
  const { shop, event, token, statuses } = await offered({ offerMinutes: 15 })
  const visitor = await shop.visitor()
  const taken = await visitor.call('POST', placePath(token, '/take'))
  const buyer = { firstName: 'Ada', lastName: 'Byron', email: 'first@example.com' }
  const inputValues = Object.entries(buyer).map(([inputName, value]) => ({ inputName, value }))
  const sale = {
    eventId: event.id,
    reservationId: taken.body.reservationId,
    buyer,
    guests: [{ form: { inputValues } }],
  }
  const [bought] = await Promise.all([
    visitor.call('POST', '/events/v1/checkout', sale),
    run(shop, new Date(Date.now() + 16 * MINUTE)),
  ])
  const after = await statuses()
  expect(after).toEqual(
    bought.status === 200
      ? { 'first@example.com': 'BOUGHT', 'second@example.com': 'WAITING' }
      : { 'first@example.com': 'EXPIRED', 'second@example.com': 'OFFERED' },
  )
  expect(await faultsOf(shop)).toEqual([])
})

test('a run that dies between its offers leaves whole ones, and the next run goes on', async () => {
  const { shop, join, giveBack, statuses } = await soldOut({}, { limit: 3 })
  for (let n = 0; n < 3; n++) joined(await join(`${n}@example.com`))
  await giveBack()
  let left = 1
  const at = offeringAt(shop)
  const dying = {
    ...at,
    links: {
      ...links,
      linkTo: (...of: Parameters<typeof links.linkTo>) => {
        if (left-- <= 0) throw new Error('killed')
        return links.linkTo(...of)
      },
    },
  }
  await expect(offerTickets(dying)).rejects.toThrow('killed')
  expect(Object.values(await statuses())).toEqual(['OFFERED', 'WAITING', 'WAITING'])
  expect(await faultsOf(shop)).toEqual([])
  await run(shop, new Date(Date.now() + HOUR))
  expect(Object.values(await statuses())).toEqual(['OFFERED', 'OFFERED', 'OFFERED'])
  expect((await mailsOf(shop)).filter(({ template }) => template === 'eventWaitingOffer')).toHaveLength(3)
})

test('a copy of an event has its waiting list, with nobody on it', async () => {
  const { shop, event, join } = await soldOut({ offerMinutes: 90, rule: 'FITTING' })
  expect((await join('ada@example.com')).status).toBe(200)
  const clone = await shop.admin.call('POST', `/events/v3/events/${event.id}/clone`, { eventId: event.id })
  const settings = { enabled: true, offerMinutes: 90, rule: 'FITTING', waiting: 0 }
  expect((await shop.admin.call('GET', listOf(clone.body.event.id))).body).toMatchObject({ waitingList: settings })
  expect(await faultsOf(shop)).toEqual([])
})
