import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Reply, sharedSite, type TestCaller, type TestSite } from '../../../../test/fixture.ts'
import { checkOut, pay, placeOrder, sellTickets, takeTestPayments, ticketLine } from '../../../../test/shop.ts'
import { signedIn } from '../../../members/members.fixture.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const HELD = '/fairground/v1/held-tickets'
const grace = { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com' }
const mary = { firstName: 'Mary', lastName: 'Jackson', email: 'mary@example.com' }

let site: TestSite & { close(): Promise<void> }
beforeAll(async () => {
  site = await sharedSite()
  await takeTestPayments(site.admin)
})
afterAll(() => site.close())

interface Ticket {
  readonly id: string
  readonly number: string
  readonly code: string
  readonly guestName: string
  readonly valid: boolean
  readonly transferable: boolean
  readonly transferred?: boolean
  readonly transferredTo?: string
}
interface Bought {
  readonly buyer: TestCaller
  readonly orderId: string
  readonly eventId: string
  readonly tickets: readonly Ticket[]
}

const codeOf = ({ status, body }: Reply) => [status, body.details?.applicationError?.code] as const
const ticketsOf = async (caller: TestCaller, orderId: string): Promise<Ticket[]> =>
  (await caller.call('GET', `/fairground/v1/placed-orders/${orderId}`)).body.order.tickets

async function bought(quantity = 1, quota = 20): Promise<Bought> {
  const { eventId, ticketDefinitionId } = await sellTickets(site, quota)
  const buyer = await site.visitor()
  const { orderId } = (await placeOrder(buyer, await checkOut(buyer, [ticketLine(ticketDefinitionId, quantity)]))).body
  expect((await pay(buyer, orderId)).status).toBe(200)
  return { buyer, orderId, eventId, tickets: await ticketsOf(buyer, orderId) }
}

const transfer = (
  caller: TestCaller,
  ticketId: string,
  more: object = {},
  headers?: Record<string, string>,
): Promise<Reply> => caller.call('POST', `${HELD}/${ticketId}/transfer`, { to: grace, ...more }, headers)
const checkIn = (eventId: string, number: string) =>
  site.admin.call('POST', '/events/v1/tickets/check-in', { eventId, ticketNumber: [number] })
const update = (eventId: string, registration: object) =>
  site.admin.call('PATCH', `/events/v3/events/${eventId}`, { event: { id: eventId, registration } })
const lastMailTo = async (address: string) => {
  const [mail] = await site.query(
    `select text from mails where template = 'ticketTransferred' and to_address = $1 order by created_at desc limit 1`,
    [address],
  )
  const text = String(mail?.text)
  const link = new URL(/\S+\/tickets\/\S+/.exec(text)?.[0] ?? 'none://')
  return { text, id: link.pathname.split('/').at(-1) ?? '', token: link.searchParams.get('token') ?? '' }
}

test('a transferred ticket is its new holder’s: the mail has it, and its former number and code admit nobody', async () => {
  const { buyer, orderId, eventId, tickets } = await bought(2)
  const [first] = tickets
  expect(first).toMatchObject({ transferable: true, guestName: 'Ines Carvalho' })
  const done = await transfer(buyer, first!.id)
  expect([done.status, done.body]).toEqual([
    200,
    { transfer: { ticketNumber: first!.number, eventTitle: 'Concert 20', name: 'Grace Hopper', email: grace.email } },
  ])

  const { text, id, token } = await lastMailTo(grace.email)
  const stranger = await site.visitor()
  expect((await stranger.call('GET', `${HELD}/${id}`)).status).toBe(404)
  const opened = await stranger.call('GET', `${HELD}/${id}?token=${encodeURIComponent(token)}`)
  expect(opened.status, JSON.stringify(opened.body)).toBe(200)
  const { ticket, event } = opened.body
  expect(ticket).toMatchObject({ guestName: 'Grace Hopper', valid: true, transferable: true })
  expect(event).toMatchObject({ id: eventId, title: 'Concert 20' })
  expect(ticket.number).not.toBe(first!.number)
  expect(text).toContain(ticket.code)
  expect(text).toContain('Ines Carvalho transferred this ticket to you')

  expect(codeOf(await checkIn(eventId, first!.number))).toEqual([409, 'TICKET_TRANSFERRED'])
  expect((await checkIn(eventId, ticket.number)).status).toBe(200)

  const after = await ticketsOf(buyer, orderId)
  expect(after.map(({ valid, transferred }) => [valid, transferred])).toEqual([
    [false, true],
    [true, undefined],
  ])
  expect([after[0]?.code, after[0]?.number, after[0]?.guestName]).toEqual(['', '', ''])
  expect(after.map(({ transferredTo }) => transferredTo)).toEqual(['Grace Hopper', undefined])
  const seen = await ticketsOf(site.admin, orderId)
  expect(seen.map(({ number, guestName }) => [number, guestName])).toEqual([
    [ticket.number, 'Grace Hopper'],
    [tickets[1]?.number, 'Ines Carvalho'],
  ])
  const mine = (await buyer.call('GET', '/fairground/v1/my-tickets')).body.events
  expect(mine.flatMap((one: { tickets: Ticket[] }) => one.tickets.map(({ number }) => number))).toEqual([
    tickets[1]?.number,
  ])
  expect((await buyer.call('GET', `/events/v1/tickets/${ticket.number}?eventId=${eventId}`)).status).toBe(404)
})

test('the door refuses a transferred ticket by its code and its number, and says why', async () => {
  const { buyer, eventId, tickets } = await bought()
  const staffMember = { name: 'Mina Holt', permissions: ['CHECK_IN_GUESTS'], allEvents: {} }
  const { id } = (await site.admin.call('POST', '/events/v1/staff-members', { staffMember })).body.staffMember
  const link = (await site.admin.call('GET', `/events/v1/staff-members/${id}?fieldsets=LOGIN_LINK`)).body.staffMember
  const loginToken = new URL(link.loginLink).searchParams.get('token')
  const { accessToken } = (await site.nobody.call('POST', '/events/v1/staff-members/login', { loginToken })).body
  const door = await site.visitor()
  const at = (path: string, more: object) =>
    door.call('POST', `/fairground/v1/door/${eventId}/${path}`, { accessToken, eventId, ...more })
  expect((await at('guests', { search: tickets[0]!.code })).body.guests).toMatchObject([{ name: 'Ines Carvalho' }])
  expect((await transfer(buyer, tickets[0]!.id)).status).toBe(200)
  const scanned = await at('guests', { search: tickets[0]!.code })
  expect(codeOf(scanned)).toEqual([409, 'TICKET_TRANSFERRED'])
  expect(scanned.body.message).toContain('This ticket was transferred to somebody else.')
  for (const act of ['check-ins', 'check-ins/undo'])
    expect(codeOf(await at(act, { ticketNumber: tickets[0]!.number }))).toEqual([409, 'TICKET_TRANSFERRED'])
  const { guests } = (await at('guests', { search: 'Hopper' })).body
  expect(guests).toMatchObject([{ name: 'Grace Hopper', state: 'EXPECTED' }])
  expect((await at('check-ins', { ticketNumber: guests[0].ticketNumber })).status).toBe(200)
})

test('the history of the order has the transfer, for staff alone', async () => {
  const { buyer, orderId, tickets } = await bought()
  expect((await transfer(buyer, tickets[0]!.id)).status).toBe(200)
  const historyOf = async (caller: TestCaller) =>
    (await caller.call('GET', `/ecom/v1/orders/${orderId}`)).body.order.activities.filter(
      ({ type }: { type: string }) => type === 'CUSTOM_ACTIVITY',
    )
  expect(await historyOf(site.admin)).toMatchObject([
    {
      customActivity: {
        type: 'TICKET_TRANSFERRED',
        additionalData: {
          ticketNumber: tickets[0]?.number,
          from: 'Ines Carvalho',
          to: 'Grace Hopper',
          email: grace.email,
        },
      },
    },
  ])
  expect(await historyOf(buyer)).toEqual([])
})

test('the link to the order transfers as its buyer does; the link to a ticket transfers that one alone, and ends with it', async () => {
  const { buyer, orderId, tickets } = await bought(2)
  const order = { id: orderId, buyerEmail: 'ines@example.com' }
  const orderToken = new URL(site.assembly.orderLinks.linkTo(site.siteId, order, new Date())).searchParams.get('token')
  const stranger = await site.visitor()
  const [first, second] = tickets
  expect(codeOf(await transfer(stranger, first!.id))).toEqual([404, 'TICKET_NOT_FOUND'])
  expect(codeOf(await transfer(stranger, first!.id, { token: 'nothing' }))).toEqual([404, 'TICKET_NOT_FOUND'])
  expect((await transfer(stranger, first!.id, { token: orderToken })).status).toBe(200)
  const { id, token } = await lastMailTo(grace.email)
  const whoHasIt = async () => (await ticketsOf(buyer, orderId)).map(({ transferredTo }) => transferredTo)
  expect(await whoHasIt()).toEqual(['Grace Hopper', undefined])

  // Neither the buyer nor the order's link reaches it any more, and its link nothing else.
  expect(codeOf(await transfer(buyer, id))).toEqual([404, 'TICKET_NOT_FOUND'])
  expect(codeOf(await transfer(stranger, id, { token: orderToken }))).toEqual([404, 'TICKET_NOT_FOUND'])
  expect(codeOf(await transfer(stranger, second!.id, { token }))).toEqual([404, 'TICKET_NOT_FOUND'])
  expect(codeOf(await transfer(buyer, first!.id))).toEqual([409, 'TICKET_TRANSFERRED'])
  expect(codeOf(await buyer.call('GET', `${HELD}/${first!.id}`))).toEqual([409, 'TICKET_TRANSFERRED'])

  expect((await transfer(stranger, id, { token, to: mary })).status).toBe(200)
  expect(codeOf(await transfer(stranger, id, { token }))).toEqual([409, 'TICKET_TRANSFERRED'])
  const last = await lastMailTo(mary.email)
  expect(last.text).toContain('Grace Hopper transferred this ticket to you')
  expect(await whoHasIt()).toEqual([undefined, undefined])
  expect((await stranger.call('GET', `${HELD}/${last.id}?token=${last.token}`)).body.ticket.guestName).toBe(
    'Mary Jackson',
  )
  expect(codeOf(await site.admin.call('GET', `${HELD}/${id}`))).toEqual([409, 'TICKET_TRANSFERRED'])
})

test('a ticket that is in, void, or of an event that has started or is cancelled is not transferred', async () => {
  const { buyer, orderId, eventId, tickets } = await bought(3)
  const [used, other] = tickets
  expect((await checkIn(eventId, used!.number)).status).toBe(200)
  expect(codeOf(await transfer(buyer, used!.id))).toEqual([409, 'TICKET_CHECKED_IN'])
  expect((await ticketsOf(buyer, orderId)).map(({ transferable }) => transferable)).toEqual([false, true, true])
  await site.query('update events set start_at = now() - interval $$1 hour$$ where id = $1', [eventId])
  expect(codeOf(await transfer(buyer, other!.id))).toEqual([409, 'EVENT_STARTED'])
  await site.query('update events set end_at = now() - interval $$1 minute$$ where id = $1', [eventId])
  expect(codeOf(await transfer(buyer, other!.id))).toEqual([409, 'EVENT_ENDED'])

  const canceled = await bought()
  expect((await site.admin.call('POST', `/events/v3/events/${canceled.eventId}/cancel`, {})).status).toBe(200)
  expect(codeOf(await transfer(canceled.buyer, canceled.tickets[0]!.id))).toEqual([409, 'EVENT_CANCELED'])

  const ended = await bought()
  expect((await site.admin.call('POST', `/ecom/v1/orders/${ended.orderId}/cancel`, {})).status).toBe(200)
  expect(codeOf(await transfer(ended.buyer, ended.tickets[0]!.id))).toEqual([409, 'TICKET_CANCELED'])
  expect(
    await site.query(
      `select count(*)::int as n from mails where text like '%${ended.orderId}%' and template = 'ticketTransferred'`,
    ),
  ).toEqual([{ n: 0 }])
})

test('the organiser switches transfers off for an event, and on again', async () => {
  const { buyer, orderId, eventId, tickets } = await bought()
  const off = await update(eventId, { tickets: { ticketTransferDisabled: true } })
  expect(off.status, JSON.stringify(off.body)).toBe(200)
  const read = await site.admin.call('GET', `/events/v3/events/${eventId}?fields=REGISTRATION`)
  expect(read.body.event.registration.tickets.ticketTransferDisabled).toBe(true)
  expect((await ticketsOf(buyer, orderId))[0]?.transferable).toBe(false)
  expect(codeOf(await transfer(buyer, tickets[0]!.id))).toEqual([409, 'TICKET_TRANSFER_DISABLED'])
  expect((await update(eventId, { tickets: { ticketTransferDisabled: false } })).status).toBe(200)
  expect((await transfer(buyer, tickets[0]!.id)).status).toBe(200)
})

test.for([
  ['no address', { ...grace, email: 'grace' }, 'to.email'],
  ['no name', { ...grace, firstName: ' ' }, 'to.firstName'],
  ['a name that turns the text around', { ...grace, lastName: '\u202eX' }, 'to.lastName'],
  ['a name of two lines', { ...grace, lastName: 'X\nY' }, 'to.lastName'],
  ['a name without end', { ...grace, lastName: 'x'.repeat(51) }, 'to.lastName'],
])('a transfer to %s is refused at the field, and changes nothing', async ([, to, field]) => {
  const { buyer, orderId, tickets } = await bought()
  const refused = await transfer(buyer, tickets[0]!.id, { to })
  expect(refused.status).toBe(400)
  expect(refused.body.details.validationError.fieldViolations).toMatchObject([{ field }])
  expect(await ticketsOf(buyer, orderId)).toEqual(tickets)
})

test('tickets that cost nothing are not transferred to an address that got many mails, and paid ones are', async () => {
  const { tickets, buyer } = await bought(1)
  const free = await bought(1)
  await site.query('update orders set total = 0, due = 0, paid = 0 where id = $1', [free.orderId])
  const to = { ...grace, email: `many.${free.orderId}@example.com` }
  const mailed = `
    insert into mails (site_id, id, to_address, subject, text, created_at, template)
    select $1, gen_random_uuid(), upper($2), 's', 't', now() - interval '50 minutes', 'orderLink' from generate_series(1, 29)`
  await site.query(mailed, [site.siteId, to.email])
  expect((await transfer(free.buyer, free.tickets[0]!.id, { to })).status).toBe(200)
  const more = await bought(1)
  await site.query('update orders set total = 0, due = 0, paid = 0 where id = $1', [more.orderId])
  expect(codeOf(await transfer(more.buyer, more.tickets[0]!.id, { to }))).toEqual([429, 'TOO_MANY_REQUESTS'])
  expect(await ticketsOf(more.buyer, more.orderId)).toEqual(more.tickets)
  expect((await transfer(buyer, tickets[0]!.id, { to })).status).toBe(200)
})

test('a former holder whose name is a link is somebody in the mail', async () => {
  const { buyer, tickets } = await bought()
  await site.query(
    `update tickets set doc = jsonb_set(doc, '{guest,firstName}', '"win at www.evil.example"') where id = $1`,
    [tickets[0]!.id],
  )
  expect((await transfer(buyer, tickets[0]!.id, { to: { ...grace, email: 'somebody@example.com' } })).status).toBe(200)
  expect((await lastMailTo('somebody@example.com')).text).toContain('\nSomebody transferred this ticket to you.')
})

test('a repeated request is answered as before, and transfers once', async () => {
  const { buyer, tickets } = await bought()
  const key = { 'idempotency-key': `transfer-${tickets[0]!.id}` }
  const [first, again] = [
    await transfer(buyer, tickets[0]!.id, {}, key),
    await transfer(buyer, tickets[0]!.id, {}, key),
  ]
  expect([again.status, again.body]).toEqual([200, first.body])
  const rows = await site.query('select count(*)::int as n from ticket_transfers where ticket_id = $1', [
    tickets[0]!.id,
  ])
  expect(rows).toEqual([{ n: 1 }])
})

test('eight transfers at once leave one holder, and the others are refused', async () => {
  const { buyer, orderId, tickets } = await bought()
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, i) =>
      transfer(buyer, tickets[0]!.id, { to: { ...grace, email: `guest${i}.${orderId.slice(0, 8)}@example.com` } }),
    ),
  )
  const done = replies.filter(({ status }) => status === 200)
  expect(done).toHaveLength(1)
  expect(replies.filter((reply) => codeOf(reply)[1] === 'TICKET_TRANSFERRED')).toHaveLength(7)
  const mails = await site.query(`select to_address as "to" from mails where to_address like $1`, [
    `%.${orderId.slice(0, 8)}@example.com`,
  ])
  expect(mails).toEqual([{ to: done[0]?.body.transfer.email }])
  const given = await site.query(
    `select count(*)::int as n from mails where template = 'ticketGiven' and text like $1`,
    [`%${tickets[0]!.number}%`],
  )
  expect(given).toEqual([{ n: 1 }])
  const holders = await site.query(`select doc->'guest'->>'email' as email from tickets where order_id = $1`, [orderId])
  expect(holders).toEqual([{ email: done[0]?.body.transfer.email }])
})

test('a transfer and a check-in at once leave one outcome', async () => {
  for (let i = 0; i < 6; i++) {
    const { buyer, eventId, tickets } = await bought()
    const [moved, entered] = await Promise.all([transfer(buyer, tickets[0]!.id), checkIn(eventId, tickets[0]!.number)])
    const outcome = [codeOf(moved), codeOf(entered)]
    expect([
      [
        [200, undefined],
        [409, 'TICKET_TRANSFERRED'],
      ],
      [
        [409, 'TICKET_CHECKED_IN'],
        [200, undefined],
      ],
    ]).toContainEqual(outcome)
  }
})

test('a cancellation voids a ticket that is transferred at the same time', async () => {
  for (let i = 0; i < 4; i++) {
    const { buyer, orderId, tickets } = await bought(2)
    const [moved, canceled] = await Promise.all([
      transfer(buyer, tickets[0]!.id),
      site.admin.call('POST', `/ecom/v1/orders/${orderId}/cancel`, {}),
    ])
    expect(canceled.status, JSON.stringify(canceled.body)).toBe(200)
    expect([200, 409]).toContain(moved.status)
    expect((await ticketsOf(site.admin, orderId)).map(({ valid }) => valid)).toEqual([false, false])
  }
})

test('a ticket that was let in and turned back may be transferred, and one of a partial refund is the buyer’s own first', async () => {
  const { buyer, eventId, orderId, tickets } = await bought(2)
  expect((await checkIn(eventId, tickets[0]!.number)).status).toBe(200)
  const undone = await site.admin.call(
    'DELETE',
    `/events/v1/tickets/check-in?eventId=${eventId}&ticketNumber=${tickets[0]!.number}`,
  )
  expect(undone.status).toBe(200)
  expect((await transfer(buyer, tickets[0]!.id)).status).toBe(200)
  const { order } = (await site.admin.call('GET', `/ecom/v1/orders/${orderId}`)).body
  const [payment] = await site.query(`select id from transactions where order_id = $1 and kind = 'payment'`, [orderId])
  const lineItems = [{ lineItemId: order.lineItems[0].id, quantity: 1 }]
  const refunded = await site.admin.call('POST', '/ecom/v1/order-billing/refund-payments', {
    orderId,
    paymentRefunds: [{ paymentId: payment?.id, amount: { amount: '35.00' } }],
    refundItems: { lineItems },
  })
  expect(refunded.status, JSON.stringify(refunded.body)).toBe(200)
  expect((await ticketsOf(site.admin, orderId)).map(({ guestName, valid }) => [guestName, valid])).toEqual([
    ['Grace Hopper', true],
    ['Ines Carvalho', false],
  ])
})

test('a link to a ticket opens it until a week after its event, and for 90 days', async () => {
  const { buyer, tickets } = await bought()
  expect((await transfer(buyer, tickets[0]!.id, { to: mary })).status).toBe(200)
  const { id, token } = await lastMailTo(mary.email)
  const links = site.assembly.orderLinks
  const opens = (ms: number, eventEnds: Date[] = []) =>
    links.opensTicket(site.siteId, token, { id, eventEnds }, new Date(Date.now() + ms))
  expect([opens(89 * DAY_MS), opens(91 * DAY_MS), opens(91 * DAY_MS, [new Date(Date.now() + 85 * DAY_MS)])]).toEqual([
    true,
    false,
    true,
  ])
  expect(links.opensTicket(site.siteId, token, { id: tickets[0]!.id, eventEnds: [] }, new Date())).toBe(false)
})

test('a transferred ticket stands in the account of the member who proved the address, and opens there without a link', async () => {
  const { buyer, tickets } = await bought(2)
  const holder = await signedIn(site)
  const unproved = await signedIn(site)
  const mine = async (caller: TestCaller): Promise<Ticket[]> =>
    (await caller.call('GET', '/fairground/v1/my-tickets')).body.events.flatMap((one: Bought) => one.tickets)
  await site.query('update members set email_verified = (id = $1) where id = any($2)', [
    holder.id,
    [holder.id, unproved.id],
  ])
  const to = { ...grace, email: holder.loginEmail.toUpperCase() }
  expect((await transfer(buyer, tickets[0]!.id, { to })).status).toBe(200)
  expect((await transfer(buyer, tickets[1]!.id, { to: { ...mary, email: unproved.loginEmail } })).status).toBe(200)
  expect(await mine(buyer)).toEqual([])
  expect(await mine(unproved)).toEqual([])
  const [held, ...others] = await mine(holder)
  expect(others).toEqual([])
  expect(held).toMatchObject({ guestName: 'Grace Hopper', valid: true, transferable: true })
  expect(held).not.toHaveProperty('cancellation')
  expect(held!.code).not.toBe('')

  expect((await holder.call('GET', `${HELD}/${held!.id}`)).body.ticket).toMatchObject({ number: held!.number })
  expect(codeOf(await unproved.call('GET', `${HELD}/${held!.id}`))).toEqual([404, 'TICKET_NOT_FOUND'])
  expect(codeOf(await transfer(unproved, held!.id))).toEqual([404, 'TICKET_NOT_FOUND'])
  expect((await transfer(holder, held!.id, { to: mary })).status).toBe(200)
  expect(await mine(holder)).toEqual([])
  expect(codeOf(await holder.call('GET', `${HELD}/${held!.id}`))).toEqual([404, 'TICKET_NOT_FOUND'])
})

test('each former holder is mailed once that the ticket is gone, in the language of the order', async () => {
  const { buyer, orderId, tickets } = await bought()
  const given = () =>
    site.query(
      `select to_address as "to", text from mails where template = 'ticketGiven' and created_at >= (select created_at from orders where id = $1)
       order by created_at`,
      [orderId],
    )
  expect((await transfer(buyer, tickets[0]!.id)).status).toBe(200)
  const { id, token } = await lastMailTo(grace.email)
  expect((await transfer(await site.visitor(), id, { token, to: mary })).status).toBe(200)
  const [{ email: buyerEmail } = {}] = await site.query('select buyer_email as email from orders where id = $1', [
    orderId,
  ])
  const mails = await given()
  expect(mails.map(({ to }) => to)).toEqual([buyerEmail, grace.email])
  expect(String(mails[0]?.text)).toContain(`${tickets[0]!.number} for Concert 20 now belongs to Grace Hopper`)
  expect(String(mails[1]?.text)).toContain('now belongs to Mary Jackson')
})

test('a former holder who got many mails transfers a ticket that cost nothing all the same, and is sent no mail more', async () => {
  const { buyer, orderId, tickets } = await bought()
  await site.query('update orders set total = 0, due = 0, paid = 0 where id = $1', [orderId])
  const [{ email } = {}] = await site.query('select buyer_email as email from orders where id = $1', [orderId])
  await site.query(
    `insert into mails (site_id, id, to_address, subject, text, created_at, template)
     select $1, gen_random_uuid(), $2, 's', 't', now() - interval '50 minutes', 'orderLink' from generate_series(1, 30)`,
    [site.siteId, email],
  )
  const to = { ...grace, email: `new.${orderId}@example.com` }
  expect((await transfer(buyer, tickets[0]!.id, { to })).status).toBe(200)
  const given = `select failed_at is not null as failed from mails where template = 'ticketGiven' and text like $1`
  expect(await site.query(given, [`%${tickets[0]!.number}%`])).toEqual([{ failed: true }])
})

test('tickets have the notes on accessibility of their venue and room, on every page of a holder and in the mail', async () => {
  const { buyer, orderId, eventId, tickets } = await bought()
  const { venue } = (
    await site.admin.call('POST', '/fairground/v1/venues', {
      name: 'Town hall',
      accessibilityNotes: 'A lift to every floor.',
      rooms: [{ name: 'Attic', accessibilityNotes: 'Twelve steps.' }],
    })
  ).body
  const stay = { venueId: venue.id, roomId: venue.rooms[0].id }
  await site.admin.call('PATCH', `/events/v3/events/${eventId}`, { event: { id: eventId, venue: stay } })
  const accessibility = ['A lift to every floor.', 'Twelve steps.']
  expect((await buyer.call('GET', `/fairground/v1/placed-orders/${orderId}`)).body.order.events).toMatchObject([
    { accessibility },
  ])
  expect((await buyer.call('GET', '/fairground/v1/my-tickets')).body.events).toMatchObject([{ accessibility }])
  expect((await buyer.call('GET', `${HELD}/${tickets[0]!.id}`)).body.event).toMatchObject({ accessibility })
  await transfer(buyer, tickets[0]!.id, { to: { ...grace, email: 'grace.attic@example.com' } })
  expect((await lastMailTo('grace.attic@example.com')).text).toContain(
    'accessibility: A lift to every floor. Twelve steps.',
  )
})
