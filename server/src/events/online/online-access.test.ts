import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Reply, sharedSite, type TestCaller, type TestSite } from '../../../test/fixture.ts'
import { checkOut, pay, placeOrder, takeTestPayments, ticketLine } from '../../../test/shop.ts'
import { startJobs } from '../../jobs/jobs.ts'
import { remindGuests, sendStored } from '../notifications/send-messages.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const EVENTS = '/events/v3/events'
const DEFINITIONS = '/events-ticket-definitions/v3/ticket-definitions'
const SESSION = 'ONLINE_CONFERENCING_SESSION'
const INSTRUCTIONS = 'Enter by the lobby, with your camera off.'

let site: TestSite & { close(): Promise<void> }
let jobs: Awaited<ReturnType<typeof startJobs>>
beforeAll(async () => {
  site = await sharedSite()
  await takeTestPayments(site.admin)
  jobs = await startJobs(site.assembly, pino({ level: 'silent' }))
})
afterAll(async () => {
  await jobs.stop()
  await site.close()
})

const codeOf = ({ status, body }: Reply) => [status, body.details?.applicationError?.code]
let links = 0
/** A link that nothing else has. */
const newLink = () => `https://meet.example/${++links}-w9ke2`

async function event(change: object = {}) {
  const start = Date.now() + 10 * DAY_MS
  const made = await site.admin.call('POST', EVENTS, {
    event: {
      title: 'Cider from home',
      location: { type: 'ONLINE' },
      dateAndTimeSettings: {
        startDate: new Date(start).toISOString(),
        endDate: new Date(start + 2 * HOUR_MS).toISOString(),
        timeZoneId: 'Europe/London',
      },
      registration: { initialType: 'TICKETING' },
      ...change,
    },
    draft: false,
  })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  return made.body.event as { id: string; slug: string; onlineConferencing: object }
}

const venue = { location: { type: 'VENUE', name: 'Cider house', address: { city: 'Hereford', country: 'GB' } } }
const gathering = { registration: { initialType: 'RSVP' } }

async function kind(eventId: string, change: object = {}): Promise<string> {
  const ticketDefinition = {
    eventId,
    name: 'Standard',
    initialLimit: 20,
    pricingMethod: { fixedPrice: { value: '5.00', currency: 'GBP' } },
    feeType: 'NO_FEE',
    ...change,
  }
  const made = await site.admin.call('POST', DEFINITIONS, { ticketDefinition })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  return made.body.ticketDefinition.id
}

const change = (id: string, onlineConferencing: object) =>
  site.admin.call('PATCH', `${EVENTS}/${id}`, { event: { id, onlineConferencing } })

async function order(definitionId: string, email?: string, quantity = 1) {
  const buyer = await site.visitor()
  const checkoutId = await checkOut(buyer, [ticketLine(definitionId, quantity)], email)
  return { buyer, orderId: (await placeOrder(buyer, checkoutId)).body.orderId as string }
}

async function bought(definitionId: string, email?: string, quantity = 1) {
  const made = await order(definitionId, email, quantity)
  expect((await pay(made.buyer, made.orderId)).status).toBe(200)
  return made
}

const ticketsOf = async (reader: TestCaller, orderId: string) =>
  (await reader.call('GET', `/fairground/v1/placed-orders/${orderId}`)).body.order.tickets

test('no public answer, page, feed or calendar has the link, whatever is requested', async () => {
  const link = newLink()
  const { id, slug, ...made } = await event({ onlineConferencing: { link, instructions: INSTRUCTIONS } })
  await kind(id)
  expect(made.onlineConferencing).toEqual({ enabled: true })
  // Staff read it first: an answer that is cached for others would have it.
  const forStaff = await site.admin.call('GET', `${EVENTS}/${id}?fields=${SESSION}`)
  expect(forStaff.body.event.onlineConferencing).toEqual({
    enabled: true,
    session: { guestLink: link, sessionCreated: true },
    link,
    instructions: INSTRUCTIONS,
  })
  const visitor = await site.visitor()
  const scopeless = await site.keyWith(['orders.read', 'guests.read'])
  const all = ['DETAILS', 'TEXTS', 'REGISTRATION', 'URLS', 'FORM', 'DASHBOARD', SESSION]
  for (const reader of [visitor, scopeless]) {
    const answers = [
      await reader.call('GET', `${EVENTS}/${id}?${all.map((field) => `fields=${field}`).join('&')}`),
      await reader.call('GET', `${EVENTS}/slug/${slug}?fields=${SESSION}`),
      await reader.call('POST', `${EVENTS}/query`, { query: { filter: { id } }, fields: all }),
    ]
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(JSON.stringify(body)).toContain('"onlineConferencing":{"enabled":true}')
      expect(JSON.stringify(body)).not.toMatch(/w9ke2|lobby/)
    }
  }
  for (const page of [
    `/events/${slug}`,
    `/events/${slug}.ics`,
    '/events.ics',
    '/events',
    '/feed.xml',
    '/sitemap.xml',
  ]) {
    const { body } = await site.nobody.call('GET', page)
    expect(String(body)).not.toMatch(/w9ke2|lobby/)
  }
})

test('the link stands in no record of changes, domain event or stored answer', async () => {
  const link = newLink()
  const { id } = await event({ onlineConferencing: { link, instructions: INSTRUCTIONS } })
  await change(id, { minutesBefore: 5 })
  const tables = await site.query(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const holding: unknown[] = []
  for (const { name } of tables) {
    const [row] = await site.query(`select count(*)::int4 as n from "${name}" t where t::text like $1`, [`%${link}%`])
    if (row?.n) holding.push(name)
  }
  expect(holding).toEqual(['event_online_access'])
})

test('a link is an address over TLS that browsers open', async () => {
  const { id } = await event()
  for (const link of [
    'http://meet.example/1',
    'https://',
    'https:///x',
    'javascript:alert(1)',
    'https://a b',
    'https://me:pass@meet.example/1',
    '',
  ])
    expect((await change(id, { link })).status, link).toBe(400)
  for (const more of [{ minutesBefore: -1 }, { minutesBefore: 10_081 }, { instructions: 'x'.repeat(1001) }])
    expect((await change(id, more)).status).toBe(400)
  const read = async () =>
    (await site.admin.call('GET', `${EVENTS}/${id}?fields=${SESSION}`)).body.event.onlineConferencing
  expect(await read()).toEqual({ enabled: false })
  const link = newLink()
  await change(id, { link, minutesBefore: 30, instructions: INSTRUCTIONS })
  await change(id, { minutesBefore: null })
  expect(await read()).toMatchObject({ enabled: true, link, instructions: INSTRUCTIONS })
  await change(id, { link: null, enabled: false })
  expect(await read()).toEqual({ enabled: false, instructions: INSTRUCTIONS })
})

test('a buyer sees the link once the order is paid, and other people do not', async () => {
  const link = newLink()
  const { id } = await event({ onlineConferencing: { link, instructions: INSTRUCTIONS } })
  const { buyer, orderId } = await order(await kind(id), 'ada@example.com')
  expect(JSON.stringify((await buyer.call('GET', `/fairground/v1/placed-orders/${orderId}`)).body)).not.toContain(link)
  expect((await pay(buyer, orderId)).status).toBe(200)
  const [ticket] = await ticketsOf(buyer, orderId)
  expect(ticket.online).toEqual({ link, instructions: INSTRUCTIONS })
  expect(ticket.attendance).toBeUndefined()
  const mine = (await buyer.call('GET', '/fairground/v1/my-tickets')).body.events
  expect(mine[0].tickets[0].online).toEqual({ link, instructions: INSTRUCTIONS })

  const ofTicket = `/events/v1/tickets/${ticket.number}?eventId=${id}&fieldset=TICKET_DETAILS`
  expect((await buyer.call('GET', ofTicket)).body.ticket.onlineConferencingLogin).toEqual({ link })
  const organiser = await site.keyWith(['guests.read', 'events.read'])
  expect((await organiser.call('GET', ofTicket)).body.ticket.onlineConferencingLogin).toEqual({ link })
  for (const key of [await site.keyWith(['guests.read']), await site.keyWith(['orders.read'])])
    expect(JSON.stringify((await key.call('GET', ofTicket)).body)).not.toContain(link)
  const clerk = await site.keyWith(['orders.read'])
  expect(JSON.stringify((await clerk.call('GET', `/fairground/v1/placed-orders/${orderId}`)).body)).not.toContain(link)
  expect((await (await site.visitor()).call('GET', ofTicket)).status).toBe(404)
})

test('a ticket that is transferred, void or of a cancelled event shows the link no more, but to its new holder', async () => {
  const link = newLink()
  const { id } = await event({ onlineConferencing: { link } })
  const { buyer, orderId } = await bought(await kind(id), 'ada@example.com', 2)
  const [first] = await ticketsOf(buyer, orderId)
  const to = { firstName: 'Grace', lastName: 'Hopper', email: 'grace.online@example.com' }
  expect((await buyer.call('POST', `/fairground/v1/held-tickets/${first.id}/transfer`, { to })).status).toBe(200)
  expect((await ticketsOf(buyer, orderId)).map((one: { online?: object }) => one.online)).toEqual([undefined, { link }])
  const [mail] = await site.query(`select text from mails where to_address = $1`, [to.email])
  expect(String(mail?.text)).toContain(link)
  const page = new URL(/\S+\/tickets\/\S+/.exec(String(mail?.text))?.[0] ?? 'none://')
  const held = `/fairground/v1/held-tickets/${page.pathname.split('/').at(-1)}${page.search}`
  const stranger = await site.visitor()
  expect((await stranger.call('GET', held)).body.ticket.online).toEqual({ link })

  const refunded = await bought(await kind(id, { name: 'Late' }))
  expect((await ticketsOf(refunded.buyer, refunded.orderId))[0].online).toEqual({ link })
  expect((await site.admin.call('POST', `/ecom/v1/orders/${refunded.orderId}/cancel`, {})).status).toBe(200)
  expect((await ticketsOf(refunded.buyer, refunded.orderId))[0].online).toBeUndefined()
  expect((await site.admin.call('POST', `${EVENTS}/${id}/cancel`)).status).toBe(200)
  expect((await stranger.call('GET', held)).body.ticket.online).toBeUndefined()
  expect((await ticketsOf(buyer, orderId)).some((one: { online?: object }) => one.online)).toBe(false)
})

test('guests see link and instructions from so many minutes before the start', async () => {
  const link = newLink()
  const { id } = await event({ onlineConferencing: { link, instructions: INSTRUCTIONS, minutesBefore: 30 } })
  const { buyer, orderId } = await bought(await kind(id))
  const [ticket] = await ticketsOf(buyer, orderId)
  expect(Object.keys(ticket.online)).toEqual(['opensDate'])
  const { startDate } = (await site.admin.call('GET', `${EVENTS}/${id}`)).body.event.dateAndTimeSettings
  expect(new Date(startDate).getTime() - new Date(ticket.online.opensDate).getTime()).toBe(30 * 60_000)
  const ofTicket = `/events/v1/tickets/${ticket.number}?fieldset=TICKET_DETAILS`
  expect((await buyer.call('GET', ofTicket)).body.ticket.onlineConferencingLogin).toBeUndefined()
  await change(id, { minutesBefore: 10_080 })
  await site.query(
    `update events set start_at = now() + interval '2 days', end_at = now() + interval '3 days' where id = $1`,
    [id],
  )
  expect((await ticketsOf(buyer, orderId))[0].online).toEqual({ link, instructions: INSTRUCTIONS })
})

test('in a hybrid event the kind of ticket decides on the link and on the door', async () => {
  const link = newLink()
  const { id, onlineConferencing } = await event({ ...venue, onlineConferencing: { enabled: true, link } })
  expect(onlineConferencing).toEqual({ enabled: true })
  const atPlace = await kind(id, { name: 'In the room' })
  const online = await kind(id, { name: 'From home', attendance: 'ONLINE' })
  const both = await kind(id, { name: 'Either', attendance: 'BOTH' })
  const numbers: string[] = []
  const seen: unknown[] = []
  for (const definitionId of [atPlace, online, both]) {
    const { buyer, orderId } = await bought(definitionId)
    const { body } = await buyer.call('GET', `/fairground/v1/placed-orders/${orderId}`)
    expect(body.order.events).toMatchObject([{ online: false, hybrid: true, place: 'Cider house, Hereford' }])
    const [ticket] = body.order.tickets
    seen.push([ticket.attendance, ticket.online?.link])
    numbers.push(ticket.number)
  }
  expect(seen).toEqual([
    ['PLACE', undefined],
    ['ONLINE', link],
    ['BOTH', link],
  ])
  const checkIn = (number: string | undefined) =>
    site.admin.call('POST', '/events/v1/tickets/check-in', { eventId: id, ticketNumber: [number] })
  expect((await checkIn(numbers[0])).status).toBe(200)
  const refused = await checkIn(numbers[1])
  expect(codeOf(refused)).toEqual([409, 'TICKET_ONLINE_ONLY'])
  expect(refused.body.message).toContain('This ticket is for taking part online.')
  expect((await checkIn(numbers[2])).status).toBe(200)
  const counts = (await site.admin.call('GET', `/fairground/v1/events/${id}/door-counts`)).body
  expect([counts.expected, counts.inside]).toEqual([2, 2])

  // Once it is online alone, all take part online.
  await site.admin.call('PATCH', `${EVENTS}/${id}`, { event: { id, location: { type: 'ONLINE' } } })
  expect((await checkIn(numbers[1])).status).toBe(200)
})

test('the way to take part is a part of a kind of ticket that changes and copies keep', async () => {
  const { id } = await event({ ...venue, onlineConferencing: { enabled: true, link: newLink() } })
  const definitionId = await kind(id, { attendance: 'ONLINE' })
  const { revision } = (await site.admin.call('GET', `${DEFINITIONS}/${definitionId}`)).body.ticketDefinition
  const renamed = await site.admin.call('PATCH', `${DEFINITIONS}/${definitionId}`, {
    ticketDefinition: { id: definitionId, revision, name: 'From anywhere' },
  })
  expect(renamed.body.ticketDefinition).toMatchObject({ name: 'From anywhere', attendance: 'ONLINE' })
  const copy = (await site.admin.call('POST', `${EVENTS}/${id}/clone`, {})).body.event
  const kinds = await site.admin.call('POST', `${DEFINITIONS}/query`, { query: { filter: { eventId: copy.id } } })
  expect(kinds.body.ticketDefinitions).toMatchObject([{ attendance: 'ONLINE' }])
})

test('copies and dates of a series have the way in, and a change of all later dates is of each', async () => {
  const link = newLink()
  const rule = {
    dateAndTimeSettings: {
      startDate: '2032-03-20T18:00:00Z',
      endDate: '2032-03-20T20:00:00Z',
      timeZoneId: 'Europe/Berlin',
      recurringEvents: { rule: 'FREQ=WEEKLY;COUNT=3' },
    },
  }
  const first = await event({ ...rule, onlineConferencing: { link, minutesBefore: 15 } })
  const series = (await site.admin.call('GET', `${EVENTS}/${first.id}`)).body.event.dateAndTimeSettings.recurringEvents
    .categoryId
  const accesses = async () =>
    (
      await site.admin.call('POST', `${EVENTS}/query`, {
        query: {
          filter: { 'dateAndTimeSettings.recurringEvents.categoryId': series },
          sort: [{ fieldName: 'dateAndTimeSettings.startDate' }],
        },
        fields: [SESSION],
      })
    ).body.events.map(
      ({
        onlineConferencing: { link: one, minutesBefore },
      }: {
        onlineConferencing: { link?: string; minutesBefore?: number }
      }) => [one, minutesBefore],
    )
  expect(await accesses()).toEqual([
    [link, 15],
    [link, 15],
    [link, 15],
  ])
  await site.admin.call('PATCH', `${EVENTS}/${first.id}`, {
    event: { id: first.id, dateAndTimeSettings: { recurringEvents: { rule: 'FREQ=WEEKLY;COUNT=4' } } },
  })
  expect(await accesses()).toHaveLength(4)
  const other = newLink()
  const later = await site.admin.call('PATCH', `/fairground/v1/events/${first.id}/later-dates`, {
    event: { onlineConferencing: { link: other } },
  })
  expect(later.status, JSON.stringify(later.body)).toBe(200)
  expect(await accesses()).toEqual(Array(4).fill([other, 15]))
  const copy = await site.admin.call('POST', `${EVENTS}/${first.id}/clone`, {
    event: { onlineConferencing: { minutesBefore: null } },
    fields: [SESSION],
  })
  expect(copy.body.event.onlineConferencing).toMatchObject({ enabled: true, link: other })
  expect(copy.body.event.onlineConferencing.minutesBefore).toBeUndefined()
})

test('guests who come have the link in their answer, the page of its mailed link and their mails; others have not', async () => {
  const link = newLink()
  const { id } = await event({
    ...gathering,
    ...venue,
    onlineConferencing: { enabled: true, link, instructions: INSTRUCTIONS },
  })
  const guest = await site.visitor()
  const rsvp = { eventId: id, firstName: 'Ada', lastName: 'Byron', email: 'ada.online@example.com', status: 'YES' }
  const made = await guest.call('POST', '/events/v2/rsvps', { rsvp })
  expect(made.body.rsvp.onlineConferencingLogin).toEqual({ link })
  const rsvpId = made.body.rsvp.id
  const url = (await site.admin.call('GET', `/fairground/v1/rsvps/${rsvpId}/link`)).body.url
  const byLink = `/fairground/v1/rsvp-answers/${encodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '')}`
  const bearer = await site.visitor()
  expect((await bearer.call('GET', byLink)).body.rsvp.online).toEqual({ link, instructions: INSTRUCTIONS })
  expect((await (await site.visitor()).call('GET', `/events/v2/rsvps/${rsvpId}`)).status).toBe(404)
  const counter = await site.keyWith(['guests.read'])
  expect((await counter.call('GET', `/events/v2/rsvps/${rsvpId}`)).body.rsvp.onlineConferencingLogin).toBeUndefined()
  expect((await site.admin.call('GET', `/events/v2/rsvps/${rsvpId}`)).body.rsvp.onlineConferencingLogin).toEqual({
    link,
  })

  await expect
    .poll(async () => (await site.query(`select text, calendar from mails where to_address = $1`, [rsvp.email])).length)
    .toBe(1)
  const [mail] = await site.query(`select text, calendar from mails where to_address = $1`, [rsvp.email])
  expect(String(mail?.text)).toContain(link)
  expect(String(mail?.text)).toContain(INSTRUCTIONS)
  expect(String(mail?.calendar)).toContain(`CONFERENCE;VALUE=URI:${link}`)

  const declined = await bearer.call('PATCH', byLink, { status: 'NO' })
  expect(declined.body.rsvp.online).toBeUndefined()
  expect(declined.body.rsvp.onlineConferencingLogin).toBeUndefined()
})

const mailsTo = (address: string, template: string) =>
  site.query('select text, calendar from mails where to_address = $1 and template = $2', [address, template])

test('mails with tickets have the way in of those that let in online, or when there is one', async () => {
  const link = newLink()
  const { id } = await event({ ...venue, onlineConferencing: { enabled: true, link, instructions: INSTRUCTIONS } })
  const kinds = [await kind(id), await kind(id, { name: 'From home', attendance: 'ONLINE' })]
  const mailOf = async (definitionId: string | undefined, address: string): Promise<string> => {
    await bought(definitionId ?? '', address)
    await expect.poll(() => mailsTo(address, 'orderConfirmation')).toHaveLength(1)
    return String((await mailsTo(address, 'orderConfirmation'))[0]?.text)
  }
  expect(await mailOf(kinds[0], 'room.online@example.com')).not.toMatch(/w9ke2|lobby/)
  expect(await mailOf(kinds[1], 'home.online@example.com')).toMatch(new RegExp(`online: ${link} · ${INSTRUCTIONS}`))
  await change(id, { minutesBefore: 15 })
  const early = await mailOf(kinds[1], 'early.online@example.com')
  expect(early).not.toMatch(/w9ke2|lobby/)
  expect(early).toContain('the page of your ticket has the link to take part online from')
})

test('a reminder has the way in of holders of paid tickets that let in online, and not of who transferred theirs', async () => {
  const link = newLink()
  const { id } = await event({ ...venue, onlineConferencing: { enabled: true, link } })
  const online = await kind(id, { name: 'From home', attendance: 'ONLINE' })
  await bought(await kind(id), 'room.reminded@example.com')
  await bought(online, 'home.reminded@example.com')
  const { buyer, orderId } = await bought(online, 'former.reminded@example.com')
  const [ticket] = await ticketsOf(buyer, orderId)
  const to = { firstName: 'Grace', lastName: 'Hopper', email: 'new.reminded@example.com' }
  await buyer.call('POST', `/fairground/v1/held-tickets/${ticket.id}/transfer`, { to })
  const upcomingEventReminder = { sendingEnabled: true, reminderTime: 'BEFORE_1_DAY' }
  await site.admin.call('POST', `/events-notifications/v2/notification-configs/${id}`, {
    notificationConfig: { id, upcomingEventReminder },
  })
  const now = new Date(Date.now() + 9.5 * DAY_MS)
  const at = {
    db: site.assembly.pool.forSite(site.siteId),
    now,
    newId: () => crypto.randomUUID(),
    publicUrl: 'https://fair.example',
  }
  await remindGuests(at)
  for (const { id: message } of await site.query('select id from event_messages where event_id = $1', [id]))
    await sendStored(at, String(message))
  const has = async (who: string) => {
    const [mail] = await mailsTo(`${who}.reminded@example.com`, 'eventReminder')
    return [mail?.text, mail?.calendar].map((text) => String(text).includes(link))
  }
  expect(await has('home')).toEqual([true, true])
  expect(await has('new')).toEqual([true, true])
  expect(await has('room')).toEqual([false, false])
  expect(await has('former')).toEqual([false, false])
  expect(await mailsTo('former.reminded@example.com', 'eventReminder')).toHaveLength(1)
})

test('events are found by whether guests take part online', async () => {
  const { id } = await event({ ...venue, onlineConferencing: { enabled: true } })
  const query = (enabled: boolean) =>
    site.admin.call('POST', `${EVENTS}/query`, { query: { filter: { id, 'onlineConferencing.enabled': enabled } } })
  expect((await query(true)).body.events).toHaveLength(1)
  expect((await query(false)).body.events).toHaveLength(0)
})
