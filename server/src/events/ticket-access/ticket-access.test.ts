import { expect, test } from 'vitest'
import { type Reply, type TestCaller, type TestSite, testSite } from '../../../test/fixture.ts'
import { checkOut, placeOrder, sellTickets, TICKETS_APP } from '../../../test/shop.ts'

const DEFINITIONS = '/events-ticket-definitions/v3/ticket-definitions'
const codeOf = ({ status, body }: Reply) => [status, body.details?.applicationError?.code] as const
const HOUR = 3_600_000

/** A concert with a kind that everybody sees and a hidden one, 10 of each. */
async function concert(site: TestSite, hiddenQuota = 10) {
  const { eventId, ticketDefinitionId: openId } = await sellTickets(site, 10)
  const made = await site.admin.call('POST', DEFINITIONS, {
    ticketDefinition: {
      eventId,
      name: 'Sponsors',
      hidden: true,
      initialLimit: hiddenQuota,
      limitPerCheckout: 10,
      pricingMethod: { fixedPrice: { value: '0', currency: 'GBP' } },
      feeType: 'NO_FEE',
    },
  })
  return { eventId, openId, hiddenId: made.body.ticketDefinition.id as string }
}

const make = (site: TestSite, eventId: string, ticketDefinitionId: string, rules: object = {}) =>
  site.admin.call('POST', `/fairground/v1/events/${eventId}/access-codes`, {
    eventId,
    codes: ['FRIENDS'],
    ticketDefinitionIds: [ticketDefinitionId],
    ...rules,
  })
const open = (caller: TestCaller, eventId: string, code: string) =>
  caller.call('POST', '/fairground/v1/ticket-access', { eventId, code })
const hold = (caller: TestCaller, ticketDefinitionId: string, quantity: number, access?: string) =>
  caller.call('POST', '/events/v1/ticket-reservations', {
    ticketReservation: { tickets: [{ ticketDefinitionId, quantity }], access },
  })
const line = (catalogItemId: string, quantity: number, access?: string) => ({
  catalogReference: { appId: TICKETS_APP, catalogItemId, ...(access ? { options: { access } } : {}) },
  quantity,
})
const add = (caller: TestCaller, ...lineItems: object[]) =>
  caller.call('POST', '/ecom/v1/carts/current/add-to-cart', { lineItems })
const usesOf = async (site: TestSite, eventId: string) =>
  (await site.admin.call('GET', `/fairground/v1/events/${eventId}/access-codes`)).body.accessCodes.map(
    ({ code, used, status }: Record<string, unknown>) => [code, used, status],
  )

test('a hidden kind of ticket is in no answer without the code', async () => {
  const site = await testSite()
  const { eventId, hiddenId } = await concert(site)
  await make(site, eventId, hiddenId)
  const visitor = await site.visitor()
  const filter = { filter: { eventId } }
  const answers = await Promise.all([
    visitor.call('POST', `${DEFINITIONS}/query`, { query: filter }),
    visitor.call('POST', `${DEFINITIONS}/available/query`, { query: filter, access: 'guessed' }),
    visitor.call('POST', `${DEFINITIONS}/count`, { ...filter, facet: ['hidden'] }),
    visitor.call('POST', `${DEFINITIONS}/available/count`, filter),
    visitor.call('POST', '/events/v1/ticket-definitions/query', filter),
    visitor.call('GET', `/events/v1/checkout/available-tickets?eventId=${eventId}&limit=100`),
    visitor.call('POST', '/events/v1/checkout/available-tickets/query', { ...filter, limit: 100 }),
    visitor.call('GET', `/events/v3/events/${eventId}?fields=REGISTRATION&fields=DASHBOARD`),
  ])
  for (const [i, { status, body }] of answers.entries()) {
    expect(status, `${i} ${JSON.stringify(body)}`).toBe(200)
    expect(JSON.stringify(body), String(i)).not.toMatch(/Sponsors|FRIENDS/)
    expect(JSON.stringify(body), String(i)).not.toContain(hiddenId)
  }
  expect(answers[2]?.body.metadata.total).toBe(1)
  expect((await visitor.call('GET', `${DEFINITIONS}/${hiddenId}`)).status).toBe(404)
  expect(codeOf(await hold(visitor, hiddenId, 1))).toEqual([404, 'TICKET_DEFINITION_NOT_FOUND'])
  expect(codeOf(await hold(visitor, hiddenId, 1, 'guessed'))).toEqual([404, 'TICKET_DEFINITION_NOT_FOUND'])
  expect(codeOf(await add(visitor, line(hiddenId, 1)))).toEqual([404, 'ITEM_NOT_FOUND_IN_CATALOG'])
  expect(codeOf(await add(visitor, line(hiddenId, 1, 'guessed')))).toEqual([404, 'ITEM_NOT_FOUND_IN_CATALOG'])
  const priced = await visitor.call('POST', '/fairground/v1/item-prices', { lineItems: [line(hiddenId, 1)] })
  expect(priced.body.items).toEqual([{}])
})

test('the code shows the kind and sells it, by reservation and in a cart', async () => {
  const site = await testSite()
  const { eventId, openId, hiddenId } = await concert(site)
  const made = await make(site, eventId, hiddenId, { usageLimit: 4, note: 'Harbour Bank' })
  expect(made.body.accessCodes).toMatchObject([
    { code: 'FRIENDS', usageLimit: 4, used: 0, status: 'OPEN', note: 'Harbour Bank' },
  ])
  expect(made.body.accessCodes[0].url).toMatch(/\/events\/concert-10\/tickets\?code=FRIENDS$/)
  const visitor = await site.visitor()
  expect((await visitor.call('GET', `/fairground/v1/events/${eventId}/ticket-access`)).body).toEqual({
    takesCodes: true,
  })
  const opened = await open(visitor, eventId, ' friends ')
  expect(opened.body).toMatchObject({ ticketDefinitionIds: [hiddenId], ticketsLeft: 4 })
  const { access } = opened.body
  const shown = await visitor.call('POST', `${DEFINITIONS}/available/query`, { query: { filter: { eventId } }, access })
  expect(shown.body.ticketDefinitions.map(({ id }: { id: string }) => id)).toEqual([openId, hiddenId])
  expect((await hold(visitor, hiddenId, 3, access)).status).toBe(200)
  expect(await usesOf(site, eventId)).toEqual([['FRIENDS', 3, 'OPEN']])
  const refused = await hold(await site.visitor(), hiddenId, 2, access)
  expect(codeOf(refused)).toEqual([409, 'TICKET_CODE_USED_UP'])
  expect(refused.body.message).toContain('There is 1 ticket left with this code.')
  const buyer = await site.visitor()
  expect(codeOf(await add(buyer, line(hiddenId, 2, access)))).toEqual([409, 'NOT_ENOUGH_TICKETS'])
  const checkoutId = await checkOut(buyer, [line(hiddenId, 1, access)])
  expect((await placeOrder(buyer, checkoutId)).status).toBe(200)
  expect(await usesOf(site, eventId)).toEqual([['FRIENDS', 4, 'USED_UP']])
  expect(codeOf(await open(visitor, eventId, 'FRIENDS'))).toEqual([409, 'TICKET_CODE_USED_UP'])
  // Kinds that everybody may have take nothing of the code.
  expect((await hold(await site.visitor(), openId, 1, access)).status).toBe(200)
})

test('units of a code come back with a cancelled reservation, an expired one and a cancelled order', async () => {
  const site = await testSite()
  const { eventId, hiddenId } = await concert(site)
  await make(site, eventId, hiddenId, { usageLimit: 2 })
  const visitor = await site.visitor()
  const { access } = (await open(visitor, eventId, 'FRIENDS')).body
  const { ticketReservation } = (await hold(visitor, hiddenId, 2, access)).body
  await visitor.call('POST', `/events/v1/ticket-reservations/${ticketReservation.id}/cancel`, {})
  expect(await usesOf(site, eventId)).toEqual([['FRIENDS', 0, 'OPEN']])
  await hold(visitor, hiddenId, 2, access)
  await site.advance(HOUR)
  // No job has ended the reservation yet.
  expect(await usesOf(site, eventId)).toEqual([['FRIENDS', 0, 'OPEN']])
  const { id } = (await hold(visitor, hiddenId, 2, access)).body.ticketReservation
  const inputValues = Object.entries({ firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }).map(
    ([inputName, value]) => ({ inputName, value }),
  )
  const bought = await visitor.call('POST', '/events/v1/checkout', {
    eventId,
    reservationId: id,
    guests: [{ form: { inputValues } }],
  })
  expect(bought.status, JSON.stringify(bought.body)).toBe(200)
  expect(await usesOf(site, eventId)).toEqual([['FRIENDS', 2, 'USED_UP']])
  const [order] = await site.query('select order_id as "orderId" from order_events where reservation_id = $1', [id])
  expect((await site.admin.call('POST', `/ecom/v1/orders/${order?.orderId}/cancel`, {})).status).toBe(200)
  expect(await usesOf(site, eventId)).toEqual([['FRIENDS', 0, 'OPEN']])
})

test('twenty buyers at once take no more tickets than the code allows', async () => {
  const site = await testSite()
  const { eventId, hiddenId } = await concert(site, 50)
  await make(site, eventId, hiddenId, { usageLimit: 7 })
  const buyers = await Promise.all(Array.from({ length: 20 }, () => site.visitor()))
  const { access } = (await open(buyers[0]!, eventId, 'FRIENDS')).body
  const checkouts = await Promise.all(
    buyers.map((buyer, i) => (i % 2 === 0 ? undefined : checkOut(buyer, [line(hiddenId, 1, access)]))),
  )
  const replies = await Promise.all(
    buyers.map((buyer, i) => {
      const checkoutId = checkouts[i]
      return checkoutId === undefined ? hold(buyer, hiddenId, 1, access) : placeOrder(buyer, checkoutId)
    }),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(7)
  for (const reply of replies.filter(({ status }) => status !== 200))
    expect(reply.status, JSON.stringify(reply.body)).toBe(409)
  expect(await usesOf(site, eventId)).toEqual([['FRIENDS', 7, 'USED_UP']])
  const [counts] = await site.query(
    `select p.used::int, sum(a.quantity)::int as live from pools p join allocations a on a.site_id = p.site_id and a.pool_id = p.id
     where p.kind = 'ticketCode' and a.state in ('HELD', 'COMMITTED') group by p.used`,
  )
  expect(counts).toEqual({ used: 7, live: 7 })
})

test('a code opens its kinds from its start until its end, and not for another event', async () => {
  const site = await testSite()
  const { eventId, hiddenId } = await concert(site)
  const other = await concert(site, 11)
  const at = (ms: number) => new Date(Date.now() + ms).toISOString()
  await make(site, eventId, hiddenId, { startDate: at(HOUR), endDate: at(3 * HOUR) })
  const visitor = await site.visitor()
  const early = await open(visitor, eventId, 'FRIENDS')
  expect(codeOf(early)).toEqual([409, 'TICKET_CODE_NOT_OPEN'])
  expect(codeOf(await open(visitor, other.eventId, 'FRIENDS'))).toEqual([404, 'TICKET_CODE_NOT_FOUND'])
  await site.advance(2 * HOUR)
  const { access } = (await open(visitor, eventId, 'FRIENDS')).body
  expect((await add(visitor, line(hiddenId, 1, access))).status).toBe(200)
  expect(codeOf(await hold(visitor, other.hiddenId, 1, access))).toEqual([404, 'TICKET_DEFINITION_NOT_FOUND'])
  await site.advance(2 * HOUR)
  expect(codeOf(await open(visitor, eventId, 'FRIENDS'))).toEqual([409, 'TICKET_CODE_ENDED'])
  expect(codeOf(await hold(visitor, hiddenId, 1, access))).toEqual([409, 'TICKET_CODE_ENDED'])
  const { cart } = (await visitor.call('GET', '/ecom/v1/carts/current')).body
  expect(cart.lineItems[0].availability.status).toBe('NOT_FOUND')
})

test('a changed code closes what the old one had opened, and a lower limit sells nothing more', async () => {
  const site = await testSite()
  const { eventId, openId, hiddenId } = await concert(site)
  const [made] = (await make(site, eventId, hiddenId, { usageLimit: 5 })).body.accessCodes
  const visitor = await site.visitor()
  const { access } = (await open(visitor, eventId, 'FRIENDS')).body
  await hold(visitor, hiddenId, 3, access)
  const change = (accessCode: object) =>
    site.admin.call('PATCH', `/fairground/v1/access-codes/${made.id}`, { accessCode: { id: made.id, ...accessCode } })
  const lowered = await change({ revision: '1', usageLimit: 2 })
  expect(lowered.body.accessCode).toMatchObject({ usageLimit: 2, used: 3, status: 'USED_UP', revision: '2' })
  expect(codeOf(await hold(await site.visitor(), hiddenId, 1, access))).toEqual([409, 'TICKET_CODE_USED_UP'])
  expect(codeOf(await change({ revision: '1', note: 'x' }))).toEqual([409, 'STALE_REVISION'])
  const renamed = await change({
    revision: '2',
    code: 'PARTNERS',
    usageLimit: null,
    ticketDefinitionIds: [openId, hiddenId],
  })
  expect(renamed.body.accessCode).toMatchObject({ code: 'PARTNERS', ticketDefinitionIds: [openId, hiddenId] })
  expect(renamed.body.accessCode.usageLimit).toBeUndefined()
  expect(codeOf(await hold(visitor, hiddenId, 1, access))).toEqual([404, 'TICKET_DEFINITION_NOT_FOUND'])
  const again = (await open(visitor, eventId, 'PARTNERS')).body.access
  expect(again).not.toBe(access)
  expect((await site.admin.call('DELETE', `/fairground/v1/access-codes/${made.id}`)).status).toBe(200)
  expect(codeOf(await open(visitor, eventId, 'PARTNERS'))).toEqual([404, 'TICKET_CODE_NOT_FOUND'])
  expect(codeOf(await hold(visitor, hiddenId, 1, again))).toEqual([404, 'TICKET_DEFINITION_NOT_FOUND'])
  const log = await site.query(
    `select action, after->>'code' as code from audit_log where action like 'event.accessCode%' order by id`,
  )
  expect(log.map(({ action }) => action)).toEqual([
    'event.accessCodesMade',
    'event.accessCodeChanged',
    'event.accessCodeChanged',
    'event.accessCodeDeleted',
  ])
})

test('codes are made by name or at random, each once, for kinds of the event alone', async () => {
  const site = await testSite()
  const { eventId, hiddenId } = await concert(site)
  const other = await concert(site, 11)
  const random = await make(site, eventId, hiddenId, { codes: undefined, random: 40 })
  const codes = random.body.accessCodes.map(({ code }: { code: string }) => code)
  expect(new Set(codes).size).toBe(40)
  expect(codeOf(await make(site, eventId, hiddenId, { codes: ['NEW1', codes[0].toLowerCase()] }))).toEqual([
    409,
    'TICKET_CODE_ALREADY_EXISTS',
  ])
  expect(codeOf(await make(site, eventId, other.hiddenId))).toEqual([404, 'TICKET_DEFINITION_NOT_FOUND'])
  for (const wrong of [
    { random: 2 },
    { codes: undefined },
    { codes: ['a b c d'] },
    { codes: ['abc'] },
    { usageLimit: 0 },
    { startDate: new Date(HOUR).toISOString(), endDate: new Date(HOUR).toISOString() },
    { ticketDefinitionIds: [] },
  ])
    expect((await make(site, eventId, hiddenId, wrong)).status, JSON.stringify(wrong)).toBe(400)
  const found = await site.admin.call(
    'GET',
    `/fairground/v1/events/${eventId}/access-codes?search=${codes[7].slice(0, 9)}`,
  )
  expect(found.body).toMatchObject({ total: 1, accessCodes: [{ code: codes[7] }] })
  const page = await site.admin.call('GET', `/fairground/v1/events/${eventId}/access-codes?limit=10&offset=35`)
  expect([page.body.total, page.body.accessCodes.length]).toEqual([40, 5])
  expect((await (await site.visitor()).call('GET', `/fairground/v1/events/${eventId}/access-codes`)).status).toBe(403)
})

test('codes cannot be found by trying', async () => {
  const site = await testSite({ rateLimitFactor: 0.25 })
  const { eventId, hiddenId } = await concert(site)
  await make(site, eventId, hiddenId)
  const visitors = [await site.visitor(), await site.visitor()]
  const statuses: number[] = []
  // 5 a minute of one network, for all its visitors together; twice that is over in whichever minute it began.
  for (let i = 0; i < 11; i++) statuses.push((await open(visitors[i % 2]!, eventId, `GUESS${i}`)).status)
  expect([statuses[0], statuses.at(-1)]).toEqual([404, 429])
})
