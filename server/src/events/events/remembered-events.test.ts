import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite, type TestVisitor } from '../../../test/fixture.ts'
import { type ConcertForSale, sellTickets } from '../../../test/shop.ts'

let shop: Awaited<ReturnType<typeof sharedSite>>
let visitor: TestVisitor
/** Milliseconds by which the site's clock is ahead. */
let ahead = 0
beforeAll(async () => {
  shop = await sharedSite()
  visitor = await shop.visitor()
  await shop.query('update sites set clock_offset_ms = 0')
  await shop.assembly.directory.reload()
})
afterAll(() => shop.close())

const MINUTE = 60_000
const advance = async (ms: number) => {
  ahead += ms
  await shop.advance(ms)
}
const ok = async (
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  by: Pick<TestVisitor, 'call'> = shop.admin,
) => {
  const reply = await by.call(method, path, body)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body
}

const KINDS = '/events-ticket-definitions/v3/ticket-definitions'
const FIELDS = ['DETAILS', 'REGISTRATION', 'URLS']
const listed = async (query: object = {}, headers?: Record<string, string>) => {
  const { body, statements } = await visitor.call('POST', '/events/v3/events/query', { query, fields: FIELDS }, headers)
  return {
    events: body.events as { id: string; title: string; status: string; registration: Registration }[],
    statements,
  }
}
interface Registration {
  readonly status: string
  readonly tickets?: { readonly soldOut: boolean; readonly lowestPrice?: { readonly value: string } }
}
const inList = async (id: string) => (await listed()).events.find((event) => event.id === id)
const offered = async (eventId: string, more: { fields?: string[]; limit?: number } = {}) => {
  const { limit = 100, fields = ['SALES_DETAILS'] } = more
  const message = { query: { filter: { eventId }, paging: { limit } }, fields }
  const { body, statements } = await visitor.call('POST', `${KINDS}/available/query`, message)
  const [kind] = body.ticketDefinitions
  return {
    names: body.ticketDefinitions.map(({ name }: { name: string }) => name),
    kind,
    statements,
    total: body.metadata.total,
  }
}
const hold = (ticketDefinitionId: string, quantity = 1) =>
  ok(
    'POST',
    '/events/v1/ticket-reservations',
    { ticketReservation: { tickets: [{ ticketDefinitionId, quantity }] } },
    visitor,
  )
const bySlug = async (slug: string, more = '') => {
  const { status, body, statements } = await visitor.call(
    'GET',
    `/events/v3/events/slug/${slug}?fields=REGISTRATION${more}`,
  )
  return { status, event: body.event, statements }
}
const slugOf = async (id: string) => (await shop.admin.call('GET', `/events/v3/events/${id}`)).body.event.slug as string
const changeKind = async ({ ticketDefinitionId: id }: ConcertForSale, change: object) => {
  const { ticketDefinition } = (await shop.admin.call('GET', `${KINDS}/${id}`)).body
  await ok('PATCH', `${KINDS}/${id}`, { ticketDefinition: { id, revision: ticketDefinition.revision, ...change } })
}

test('events that are remembered take no statement at a new address, nor does the third page of a list of them', async () => {
  const sale = await sellTickets(shop, 80)
  const slug = await slugOf(sale.eventId)
  await bySlug(slug)
  expect(await bySlug(slug, '&fields=REGISTRATION')).toMatchObject({ status: 200, statements: 0 })
  for (const limit of [40, 41]) await listed({ paging: { limit } })
  expect((await listed({ paging: { limit: 42 } })).statements).toBe(0)
  await offered(sale.eventId)
  expect(await offered(sale.eventId, { limit: 99 })).toMatchObject({ names: ['Standing'], statements: 0, total: 1 })
})

test('an event that nobody has read takes two statements, what it offers one, and a list of such two more', async () => {
  const sale = await sellTickets(shop, 80)
  const forget = () => shop.assembly.world.cache.drop(['events', `event:${sale.eventId}`])
  const slug = await slugOf(sale.eventId)
  forget()
  expect((await bySlug(slug)).statements).toBe(2)
  expect((await offered(sale.eventId)).statements).toBe(1)
  forget()
  expect((await listed({ paging: { limit: 42 } })).statements).toBe(3)
  expect((await listed({ paging: { limit: 43 } })).statements).toBe(1)
})

test('pages of a remembered order are as the database has them, and a new event is in the next', async () => {
  const unread = { 'x-wix-consistent': '9000000000000000000' }
  const sort = [{ fieldName: 'title', order: 'DESC' }]
  const titles = async (paging: object, headers?: Record<string, string>) =>
    (await listed({ sort, paging }, headers)).events.map(({ title }) => title)
  for (const limit of [50, 51]) await titles({ limit })
  for (const paging of [{ limit: 2 }, { limit: 3, offset: 1 }, { limit: 5, offset: 99 }])
    expect(await titles(paging)).toEqual(await titles(paging, unread))
  const { eventId } = await sellTickets(shop, 10)
  await ok('PATCH', `/events/v3/events/${eventId}`, { event: { title: 'Zydeco Night' } })
  expect((await titles({ limit: 4 }))[0]).toBe('Zydeco Night')
  await ok('POST', `/events/v3/events/${eventId}/cancel`)
  await ok('DELETE', `/events/v3/events/${eventId}`)
  expect((await titles({ limit: 6 }))[0]).not.toBe('Zydeco Night')
})

test('a write is in the next answer', async () => {
  const sale = await sellTickets(shop, 80)
  const { eventId: id } = sale
  const slug = await slugOf(id)
  for (const _ of [1, 2]) await Promise.all([inList(id), bySlug(slug), offered(id)])
  await ok('PATCH', `/events/v3/events/${id}`, { event: { id, title: 'Moonlit market' } })
  expect((await inList(id))?.title).toBe('Moonlit market')
  expect(await bySlug(slug)).toMatchObject({ event: { title: 'Moonlit market' } })
  await changeKind(sale, { name: 'Seated' })
  expect((await offered(id)).names).toEqual(['Seated'])
  await ok('POST', `/events/v3/events/${id}/cancel`)
  expect([(await inList(id))?.status, (await offered(id)).names]).toEqual(['CANCELED', []])
  await ok('DELETE', `/events/v3/events/${id}`)
  expect([await inList(id), (await bySlug(slug)).status]).toEqual([undefined, 404])
})

test('a hold that no list shows drops none; how many are left is exact', async () => {
  const sale = await sellTickets(shop, 80)
  const limit = { fields: [] as string[] }
  for (const _ of [1, 2]) await Promise.all([listed(), offered(sale.eventId), offered(sale.eventId, limit)])
  await hold(sale.ticketDefinitionId, 2)
  expect((await offered(sale.eventId)).kind.salesDetails).toEqual({ unsoldCount: 78, soldOut: false })
  expect(await offered(sale.eventId, limit)).toMatchObject({ statements: 0, kind: { limitPerCheckout: 10 } })
  expect((await listed()).statements).toBe(0)
})

test('the last ticket held is in the next list, and so is one that comes back', async () => {
  const sale = await sellTickets(shop, 1)
  for (const _ of [1, 2]) await Promise.all([listed(), offered(sale.eventId, { fields: [] })])
  const { ticketReservation } = await hold(sale.ticketDefinitionId)
  expect((await inList(sale.eventId))?.registration).toMatchObject({
    status: 'CLOSED_AUTOMATICALLY',
    tickets: { soldOut: true },
  })
  expect((await offered(sale.eventId, { fields: [] })).kind.limitPerCheckout).toBe(0)
  const by = { filter: { 'registration.tickets.lowestPrice.value': { $gt: '30' } } }
  expect((await listed(by)).events.map(({ id }) => id)).toContain(sale.eventId)
  await ok('POST', `/events/v1/ticket-reservations/${ticketReservation.id}/cancel`, {}, visitor)
  expect((await inList(sale.eventId))?.registration.tickets?.soldOut).toBe(false)
  expect((await offered(sale.eventId, { fields: [] })).kind.limitPerCheckout).toBe(1)
})

/** Puts the site's clock a moment before a time, runs what reads, and again once the time has come. */
async function across(time: number, read: () => Promise<unknown>): Promise<[unknown, unknown]> {
  const left = () => time - Date.now() - ahead
  let before: unknown
  for (let lead = 300; left() <= 0 || before === undefined; lead *= 2) {
    await advance(left() - lead)
    await read()
    before = await read()
  }
  while (left() > 0) await new Promise((done) => setTimeout(done, left()))
  return [before, await read()]
}

test('an answer follows the clock: start, end, sale, tier, replies and the end of a hold', async () => {
  const T = Math.ceil((Date.now() + ahead) / MINUTE) * MINUTE + 20 * MINUTE
  const at = (minutes: number) => new Date(T + minutes * MINUTE).toISOString()
  const dated = async (title: string, [startDate, endDate]: readonly [string, string], registration: object) => {
    const dateAndTimeSettings = { startDate, endDate, timeZoneId: 'Europe/London' }
    const event = { title, location: { type: 'VENUE', name: 'Bandstand' }, dateAndTimeSettings, registration }
    return (await ok('POST', '/events/v3/events', { event })).event.id as string
  }
  const rsvp = { initialType: 'RSVP', rsvp: { startDate: at(0), endDate: at(60) } }
  const starts = await dated('Starts', [at(0), at(60)], { initialType: 'TICKETING' })
  const ends = await dated('Ends', [at(-60), at(0)], { initialType: 'TICKETING' })
  const opens = await dated('Opens', [at(90), at(120)], rsvp)
  const [sale, tier] = [await sellTickets(shop, 80), await sellTickets(shop, 80)]
  await changeKind(sale, { salePeriod: { startDate: at(0), endDate: at(60), displayNotOnSale: false } })
  const priceTiers = [{ name: 'Early', price: { value: '20.00', currency: 'GBP' }, endDate: at(0) }]
  await changeKind(tier, { priceTiers })
  const read = async () => {
    const [start, end, open, early] = await Promise.all([starts, ends, opens, tier.eventId].map(inList))
    const upcoming = (await listed({ filter: { status: 'UPCOMING' }, paging: { limit: 100 } })).events.map(
      ({ id }) => id,
    )
    return {
      status: [start?.status, end?.status, open?.registration.status, upcoming.includes(starts)],
      price: [
        early?.registration.tickets?.lowestPrice?.value,
        (await offered(tier.eventId)).kind.pricingMethod.fixedPrice.value,
      ],
      offered: (await offered(sale.eventId)).names,
    }
  }
  expect(await across(T, read)).toEqual([
    { status: ['UPCOMING', 'STARTED', 'SCHEDULED_RSVP', true], price: ['20.00', '20.00'], offered: [] },
    { status: ['STARTED', 'ENDED', 'OPEN_RSVP', false], price: ['35.00', '35.00'], offered: ['Standing'] },
  ])

  const last = await sellTickets(shop, 1)
  const { ticketReservation } = await hold(last.ticketDefinitionId)
  const left = async () => [
    (await inList(last.eventId))?.registration.tickets?.soldOut,
    (await offered(last.eventId)).kind.salesDetails.unsoldCount,
  ]
  expect(await across(Date.parse(ticketReservation.expirationDate), left)).toEqual([
    [true, 0],
    [false, 1],
  ])
})
