import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import type { Reply, TestCaller, TestSite } from '../../../test/fixture.ts'
import { sellTickets, ticketLine } from '../../../test/shop.ts'
import { startJobs } from '../../jobs/jobs.ts'
import { agrees, bought, cardSite, codeOf, transactionsOf } from '../../sales/payments/payments.fixture.ts'
import { orderLinks } from '../../sales/purchase/order-links.ts'
import { copyOrder } from '../refunds/event-refunds.fixture.ts'
import { rsvpLinks } from '../rsvp/rsvp-links.ts'
import { mailGuests } from './send-mails.ts'

const DAY_MS = 24 * 3_600_000
const moves = (eventId: string, more = '') => `/fairground/v1/events/${eventId}/moves${more}`
const cancellations = (orderId: string, more = '') =>
  `/fairground/v1/placed-orders/${orderId}/ticket-cancellations${more}`
const inDays = (days: number) => new Date(Math.floor(Date.now() / 1000) * 1000 + days * DAY_MS).toISOString()

const ticketsOf = async (caller: TestCaller, orderId: string) =>
  (await caller.call('GET', `/fairground/v1/placed-orders/${orderId}`)).body.order.tickets
const change = async (site: TestSite, id: string, event: object): Promise<void> => {
  const reply = await site.admin.call('PATCH', `/events/v3/events/${id}`, { event: { id, ...event } })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
}
const moveTo = (site: TestSite, id: string, days: number) =>
  change(site, id, { dateAndTimeSettings: { startDate: inDays(days), endDate: inDays(days + 0.1) } })
const movesOf = async (site: TestSite, eventId: string) => (await site.admin.call('GET', moves(eventId))).body.moves
const announce = (caller: TestCaller, eventId: string, moveId: string, body: object = {}): Promise<Reply> =>
  caller.call('POST', moves(eventId, `/${moveId}/announce`), body)

/** A buyer with two tickets of a concert, sold without terms of cancellation, and the concert moved to in 20 days. */
async function moved(site: TestSite) {
  const concert = await sellTickets(site, 10)
  const { buyer, orderId } = await bought(site, [ticketLine(concert.ticketDefinitionId, 2)], 'approve')
  const [first, second] = await ticketsOf(buyer, orderId)
  await moveTo(site, concert.eventId, 20)
  const [move] = await movesOf(site, concert.eventId)
  return { ...concert, buyer, orderId, first, second, move }
}

const jobsOf = async (site: TestSite) => {
  const jobs = await startJobs(site.assembly, pino({ level: 'silent' }))
  onTestFinished(() => jobs.stop())
}
const mailsAbout = (site: TestSite) =>
  site.query(
    `select to_address as recipient, text, calendar from mails where template = 'eventMoved' order by to_address`,
  )
const done = (site: TestSite, eventId: string) =>
  expect.poll(async () => (await movesOf(site, eventId))[0].done, { timeout: 30_000, interval: 100 }).toBe(true)

test('guests of a moved event are mailed once, and give tickets back within the term for all they paid', async () => {
  const site = await cardSite()
  await jobsOf(site)
  const { eventId, ticketDefinitionId, buyer, orderId, first, move } = await moved(site)
  expect(move).toMatchObject({ state: 'OPEN', guests: 1, sent: 0, done: false, former: { place: 'Bandstand' } })
  expect(first.cancellation).toBeUndefined()
  const refused = await buyer.call('POST', cancellations(orderId), { ticketIds: [first.id] })
  expect([refused.status, codeOf(refused)]).toEqual([409, 'TICKET_CANCELLATION_DISABLED'])

  const replies = await Promise.all(
    [0, 1].map(() => announce(site.admin, eventId, move.id, { giveBack: { days: 14 } })),
  )
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect(replies[0]?.body.move).toMatchObject({
    state: 'ANNOUNCED',
    giveBack: { days: 14, withFees: true, asCredit: false },
  })
  const other = await announce(site.admin, eventId, move.id, { giveBack: { days: 3 } })
  expect([other.status, codeOf(other)]).toEqual([409, 'EVENT_MOVE_DECIDED'])
  await done(site, eventId)
  expect(await movesOf(site, eventId)).toMatchObject([{ guests: 1, sent: 1 }])
  const mails = await mailsAbout(site)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('get back all that you paid')
  expect(mails[0]?.text).toContain(`/orders/${orderId}/cancel-tickets?token=`)
  expect(mails[0]?.calendar).toContain('BEGIN:VEVENT')

  const [ticket] = await ticketsOf(buyer, orderId)
  expect(ticket.cancellation).toMatchObject({
    possible: true,
    percent: 100,
    moved: { withFees: true, asCredit: false },
  })
  expect(Date.parse(ticket.cancellation.until)).toBeGreaterThan(Date.now() + 13 * DAY_MS)
  const token = /cancel-tickets\?token=(\S+)/.exec(String(mails[0]?.text))?.[1]
  const stranger = await site.visitor()
  const seen = await stranger.call('POST', cancellations(orderId, '/preview'), { ticketIds: [first.id], token })
  expect(seen.body.preview).toMatchObject({ refund: '35.00', formattedPrice: '£35.00' })
  const given = await buyer.call('POST', cancellations(orderId), { ticketIds: [first.id], refund: '35.00' })
  expect(given.status, JSON.stringify(given.body)).toBe(200)
  const [pool] = await site.query(`select used from pools where kind = 'tickets' and ref_id = $1`, [ticketDefinitionId])
  expect(Number(pool?.used)).toBe(1)
  const { activities } = (await site.admin.call('GET', `/ecom/v1/orders/${orderId}`)).body.order
  expect(
    activities.flatMap(({ customActivity }: { customActivity?: { type: string } }) => customActivity?.type ?? []),
  ).toEqual(['EVENT_MOVED', 'TICKETS_CANCELED'])
  const { entries } = (await site.admin.call('POST', '/fairground/v1/audit-log/query', {})).body
  expect(entries.filter(({ action }: { action: string }) => action === 'event.moveAnnounced')).toMatchObject([
    { after: { giveBackDays: 14, withFees: true, asCredit: false } },
  ])
  await agrees(site)
})

test('a guest of a moved event gets credit for what they paid, once, where its organiser chose so', async () => {
  const site = await cardSite()
  const { eventId, buyer, orderId, first, second, move } = await moved(site)
  const credit = { giveBack: { days: 14, asCredit: true } }
  await site.query(
    `update sites set settings = settings || '{"checkout": {"checkoutFields": {"giftCardRedeemEnabled": false}}}'`,
  )
  await site.advance(0)
  expect(codeOf(await announce(site.admin, eventId, move.id, credit))).toBe('GIFT_CARDS_NOT_ACCEPTED')
  await site.query(`update sites set settings = settings - 'checkout'`)
  await site.advance(0)
  const announced = await announce(site.admin, eventId, move.id, credit)
  expect(announced.body.move?.giveBack).toMatchObject({ days: 14, withFees: true, asCredit: true })
  expect(codeOf(await announce(site.admin, eventId, move.id, { giveBack: { days: 14 } }))).toBe('EVENT_MOVE_DECIDED')

  const shown = await buyer.call('POST', cancellations(orderId, '/preview'), { ticketIds: [first.id] })
  expect(shown.body.preview).toMatchObject({
    refund: '35.00',
    byHand: '0.00',
    credit: '35.00',
    formattedCredit: '£35.00',
  })
  const giveBack = (body: object) => buyer.call('POST', cancellations(orderId), { ticketIds: [first.id], ...body })
  expect(codeOf(await giveBack({ refund: '35.00' }))).toBe('TICKET_CANCELLATION_CHANGED')
  const both = await Promise.all([0, 1].map(() => giveBack({ refund: '35.00', credit: '35.00' })))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const cards = await site.query(`select initial::int as initial, recipient_email as email, order_id from gift_cards`)
  expect(cards).toEqual([{ initial: 3500, email: 'ines@example.com', order_id: orderId }])
  const [mail] = await site.query(`select text from mails where template = 'ticketsCanceled'`)
  expect(mail?.text).toContain('In place of a refund you get £35.00 of credit.')
  const { cancellations: listed } = (await buyer.call('GET', cancellations(orderId))).body
  expect(listed).toMatchObject([{ refund: '35.00', credit: '35.00', state: 'REFUNDED' }])
  const { refunds } = await transactionsOf(site, orderId)
  expect(refunds).toMatchObject([{ transactions: [{ externalRefund: true, refundStatus: 'SUCCEEDED' }] }])
  expect((await ticketsOf(buyer, orderId)).find(({ id }: { id: string }) => id === second.id).valid).toBe(true)
  await agrees(site)
})

test('the term ends, and the terms of the purchase hold again; tickets that were bought after the move have none', async () => {
  const site = await cardSite()
  const { eventId, ticketDefinitionId, orderId, first, move } = await moved(site)
  const later = await bought(site, [ticketLine(ticketDefinitionId, 1)], 'approve')
  await announce(site.admin, eventId, move.id, { giveBack: { days: 5 } })
  const [bought2] = await ticketsOf(later.buyer, later.orderId)
  expect(bought2.cancellation).toBeUndefined()
  const early = await later.buyer.call('POST', cancellations(later.orderId), { ticketIds: [bought2.id] })
  expect([early.status, codeOf(early)]).toEqual([409, 'TICKET_CANCELLATION_DISABLED'])
  await site.advance(5 * DAY_MS + 60_000)
  const late = await site.admin.call('POST', cancellations(orderId), { ticketIds: [first.id] })
  expect([late.status, codeOf(late)]).toEqual([409, 'TICKET_CANCELLATION_OVER'])
  expect((await ticketsOf(site.admin, orderId))[0].cancellation).toBeUndefined()
})

test('several changes before the decision are one move, and an event that is moved back is not moved', async () => {
  const site = await cardSite()
  const { eventId, move } = await moved(site)
  await moveTo(site, eventId, 25)
  await change(site, eventId, { location: { type: 'VENUE', name: 'Old Mill' } })
  expect(await movesOf(site, eventId)).toMatchObject([{ id: move.id, former: { place: 'Bandstand' } }])
  await change(site, eventId, {
    location: { type: 'VENUE', name: 'Bandstand' },
    dateAndTimeSettings: { startDate: move.former.startDate, endDate: move.former.endDate },
  })
  expect(await movesOf(site, eventId)).toEqual([])
  await change(site, eventId, { shortDescription: 'Bring a coat.' })
  expect(await movesOf(site, eventId)).toEqual([])
  const nobody = await sellTickets(site, 10)
  await moveTo(site, nobody.eventId, 30)
  expect(await movesOf(site, nobody.eventId)).toEqual([])
})

test('an event that is moved twice has the newer term, also where the older one was longer', async () => {
  const site = await cardSite()
  const { eventId, buyer, orderId, move } = await moved(site)
  await announce(site.admin, eventId, move.id, { giveBack: { days: 15 } })
  await moveTo(site, eventId, 40)
  const [newer] = await movesOf(site, eventId)
  expect(newer.id).not.toBe(move.id)
  const old = await announce(site.admin, eventId, move.id, { giveBack: { days: 9 } })
  expect([old.status, codeOf(old)]).toEqual([409, 'EVENT_MOVE_DECIDED'])
  await announce(site.admin, eventId, newer.id, { giveBack: { days: 10, withFees: false } })
  const [ticket] = await ticketsOf(buyer, orderId)
  expect(ticket.cancellation.moved).toEqual({ withFees: false, asCredit: false })
  const until = Date.parse(ticket.cancellation.until)
  expect(Math.round((until - Date.now()) / DAY_MS)).toBe(10)
})

test('a move that guests need not know is mailed to nobody, and may be announced later', async () => {
  const site = await cardSite()
  await jobsOf(site)
  const { eventId, buyer, orderId, move } = await moved(site)
  const dismissals = [0, 1].map(() => site.admin.call('POST', moves(eventId, `/${move.id}/dismiss`), {}))
  expect((await Promise.all(dismissals)).map(({ body }) => body.move.state)).toEqual(['DISMISSED', 'DISMISSED'])
  expect((await ticketsOf(buyer, orderId))[0].cancellation).toBeUndefined()
  expect(await mailsAbout(site)).toEqual([])
  expect((await announce(site.admin, eventId, move.id)).body.move.state).toBe('ANNOUNCED')
  await done(site, eventId)
  const [mail] = await mailsAbout(site)
  expect(mail?.text).not.toContain('get back')
  const again = await site.admin.call('POST', moves(eventId, `/${move.id}/dismiss`), {})
  expect([again.status, codeOf(again)]).toEqual([409, 'EVENT_MOVE_DECIDED'])
})

test('guests who replied, and who hold a transferred ticket, are mailed with links of their own', async () => {
  const site = await cardSite()
  await jobsOf(site)
  const { eventId, buyer, first, move } = await moved(site)
  const to = { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com' }
  const passed = await buyer.call('POST', `/fairground/v1/held-tickets/${first.id}/transfer`, { to })
  expect(passed.status, JSON.stringify(passed.body)).toBe(200)
  await announce(site.admin, eventId, move.id, { giveBack: { days: 14 } })
  await done(site, eventId)
  const mails = await mailsAbout(site)
  expect(mails).toHaveLength(2)
  const graces = String(mails.find((mail) => mail.recipient === to.email)?.text)
  expect(graces).toContain('/tickets/')
  expect(graces).not.toContain('cancel-tickets')

  const { event } = (
    await site.admin.call('POST', '/events/v3/events', {
      event: {
        title: 'Open day',
        location: { type: 'VENUE', name: 'Mill' },
        dateAndTimeSettings: { startDate: inDays(5), endDate: inDays(5.2), timeZoneId: 'Europe/London' },
        registration: { initialType: 'RSVP' },
      },
    })
  ).body
  const visitor = await site.visitor()
  const rsvp = { eventId: event.id, firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', status: 'YES' }
  expect((await visitor.call('POST', '/events/v2/rsvps', { rsvp })).status).toBe(200)
  await moveTo(site, event.id, 8)
  const [open] = await movesOf(site, event.id)
  await announce(site.admin, event.id, open.id)
  await done(site, event.id)
  const [reply] = (await mailsAbout(site)).filter((mail) => mail.recipient === 'ada@example.com')
  expect(reply?.text).toContain('/rsvp/')
})

test('a term needs the scope of refunds, and moves of a cancelled or unknown event are refused', async () => {
  const site = await cardSite()
  const { eventId, buyer, move } = await moved(site)
  expect((await announce(buyer, eventId, move.id)).status).toBe(403)
  const unknown = await announce(site.admin, eventId, crypto.randomUUID())
  expect([unknown.status, codeOf(unknown)]).toEqual([404, 'EVENT_MOVE_NOT_FOUND'])
  const other = await sellTickets(site, 5)
  const foreign = await announce(site.admin, other.eventId, move.id)
  expect([foreign.status, codeOf(foreign)]).toEqual([404, 'EVENT_MOVE_NOT_FOUND'])
  const organiser = await site.keyWith(['events.read', 'events.write'])
  expect((await announce(organiser, eventId, move.id, { giveBack: { days: 7 } })).status).toBe(403)
  expect(await movesOf(site, eventId)).toMatchObject([{ state: 'OPEN' }])
  await site.admin.call('POST', `/events/v3/events/${eventId}/cancel`, {})
  const canceled = await announce(site.admin, eventId, move.id, { giveBack: { days: 7 } })
  expect([canceled.status, codeOf(canceled)]).toEqual([409, 'EVENT_CANCELED'])
})

test('jobs that run at once, and again, mail each of a hundred and fifty guests once', async () => {
  const site = await cardSite()
  const { eventId, ticketDefinitionId } = await sellTickets(site, 500)
  const { orderId } = await bought(site, [ticketLine(ticketDefinitionId, 1)], 'approve')
  await copyOrder(site, orderId, 149)
  await moveTo(site, eventId, 20)
  const [move] = await movesOf(site, eventId)
  expect(move.guests).toBe(150)
  await announce(site.admin, eventId, move.id, { giveBack: { days: 14 } })
  const { directory, pool } = site.assembly
  const mailing = {
    db: pool.forSite(site.siteId),
    site: directory.site(site.siteId)!,
    now: new Date(),
    newId: () => crypto.randomUUID(),
    publicUrl: 'https://fair.example',
    orderLinks: orderLinks('secret', 'https://fair.example'),
    rsvpLinks: rsvpLinks('secret', 'https://fair.example'),
  }
  await Promise.all([mailGuests(mailing, move.id), mailGuests(mailing, move.id)])
  await mailGuests(mailing, move.id)
  const mails = await mailsAbout(site)
  expect([mails.length, new Set(mails.map(({ recipient }) => recipient)).size]).toEqual([150, 150])
  expect(await movesOf(site, eventId)).toMatchObject([{ sent: 150, done: true }])
  const [history] = await site.query(
    `select count(*)::int as n from order_activities where doc ->> 'type' = 'EVENT_MOVED'`,
  )
  expect(history?.n).toBe(150)
})

test('a buyer who has not paid yet sees the order, and one of free tickets gives them back for others', async () => {
  const site = await cardSite()
  await jobsOf(site)
  const concert = await sellTickets(site, 10)
  const unpaid = await bought(site, [ticketLine(concert.ticketDefinitionId, 1)])
  await unpaid.buyer.call('POST', `/fairground/v1/orders/${unpaid.orderId}/pay`, {
    orderId: unpaid.orderId,
    method: 'manual',
  })
  await moveTo(site, concert.eventId, 20)
  const [move] = await movesOf(site, concert.eventId)
  await announce(site.admin, concert.eventId, move.id, { giveBack: { days: 14 } })
  await done(site, concert.eventId)
  const [mail] = await mailsAbout(site)
  expect(mail?.text).toContain(`/orders/${unpaid.orderId}?token=`)
  expect(mail?.text).not.toContain('cancel-tickets')
  expect(mail?.text).not.toContain('give your tickets back')

  const free = await sellTickets(site, 10, '0.00')
  await bought(site, [ticketLine(free.ticketDefinitionId, 1)])
  await moveTo(site, free.eventId, 20)
  const [other] = await movesOf(site, free.eventId)
  await announce(site.admin, free.eventId, other.id, { giveBack: { days: 14 } })
  await done(site, free.eventId)
  const mails = (await mailsAbout(site)).map(({ text }) => String(text))
  expect(mails.filter((text) => text.includes('so that others can come'))).toHaveLength(1)
})

test('a holder of a transferred ticket gives it back within the term once, and the money goes to its buyer', async () => {
  const site = await cardSite()
  await jobsOf(site)
  const { eventId, ticketDefinitionId, buyer, orderId, first, move } = await moved(site)
  const to = { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com' }
  expect((await buyer.call('POST', `/fairground/v1/held-tickets/${first.id}/transfer`, { to })).status).toBe(200)
  const [mail] = await site.query(`select text from mails where to_address = $1`, [to.email])
  const [, path = '', token = ''] = /\/tickets\/([\w-]+)\?token=([\w.-]+)/.exec(String(mail?.text)) ?? []
  const grace = await site.visitor()
  const look = async () => (await grace.call('GET', `/fairground/v1/held-tickets/${path}?token=${token}`)).body
  const giveBack = (by: TestCaller, more: object = { token }) =>
    by.call('POST', `/fairground/v1/held-tickets/${path}/give-back`, more)
  expect((await look()).giveBackUntil).toBeUndefined()
  const early = await giveBack(grace)
  expect([early.status, codeOf(early)]).toEqual([409, 'TICKET_CANCELLATION_DISABLED'])

  expect((await announce(site.admin, eventId, move.id, { giveBack: { days: 14 } })).status).toBe(200)
  await done(site, eventId)
  const [movedNotice] = (await mailsAbout(site)).filter(({ recipient }) => recipient === to.email)
  expect(movedNotice?.text).toContain('What was paid for it goes back to its buyer.')
  expect((await look()).giveBackUntil).toBeTruthy()
  expect((await giveBack(await site.visitor(), {})).status).toBe(404)
  const both = await Promise.all([giveBack(grace), giveBack(grace)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(codeOf(both.find(({ status }) => status === 409)!)).toBe('TICKET_CANCELED')
  expect((await look()).ticket.valid).toBe(false)
  const listed = (await buyer.call('GET', cancellations(orderId))).body.cancellations
  expect(listed).toMatchObject([{ refund: '35.00' }])
  const { activities } = (await site.admin.call('GET', `/ecom/v1/orders/${orderId}`)).body.order
  expect(activities).toContainEqual(
    expect.objectContaining({
      customActivity: expect.objectContaining({
        type: 'TICKETS_CANCELED',
        additionalData: expect.objectContaining({ by: 'HOLDER' }),
      }),
    }),
  )
  const [left] = await site.query(
    'select p.used::int as used from pools p join ticket_definitions d on d.pool_id = p.id where d.id = $1',
    [ticketDefinitionId],
  )
  expect(left?.used).toBe(1)
  expect(await site.query(`select text from mails where template = 'ticketsCanceled'`)).toEqual([])
  const notices = await site.query(`select to_address as "to", text from mails where template = 'ticketGivenBack'`)
  expect(notices.map((one) => one.to)).toEqual(['ines@example.com'])
  const notice = String(notices[0]?.text)
  expect(notice).toContain('Grace Hopper, who holds this ticket of your order')
  expect(notice).toContain('What was paid for it goes back to you, as you bought it. We are refunding £35.00')
  await agrees(site)
})
