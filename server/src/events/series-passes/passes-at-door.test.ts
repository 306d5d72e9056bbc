import { expect, test } from 'vitest'
import { type Reply, type TestCaller, type TestSite, testSite } from '../../../test/fixture.ts'
import { placedOrder } from '../../../test/shop.ts'
import { agrees, bought, cardSite, codeOf } from '../../sales/payments/payments.fixture.ts'
import { done, makePass, passLine, series } from './series-passes.fixture.ts'

const refused = (reply: Reply) => [reply.status, codeOf(reply)]

interface Ticket {
  readonly id: string
  readonly number: string
  readonly code: string
  readonly eventId: string
  readonly transferable: boolean
  readonly pass?: { readonly id: string }
}

/** A device of the door staff. */
async function device(site: TestSite) {
  const STAFF = '/events/v1/staff-members'
  const staffMember = { name: 'Mina Holt', permissions: ['CHECK_IN_GUESTS'], allEvents: {} }
  const { id } = done(await site.admin.call('POST', STAFF, { staffMember })).staffMember
  const link = done(await site.admin.call('GET', `${STAFF}/${id}?fieldsets=LOGIN_LINK`)).staffMember.loginLink
  const loginToken = new URL(link).searchParams.get('token')
  const { accessToken } = done(await site.nobody.call('POST', `${STAFF}/login`, { loginToken }))
  const door = await site.visitor()
  const at = (eventId: string, path: string, more: object) =>
    door.call('POST', `/fairground/v1/door/${eventId}/${path}`, { accessToken, eventId, ...more })
  return {
    find: (eventId: string, search: string) => at(eventId, 'guests', { search }),
    admit: (eventId: string, ticketNumber: string) => at(eventId, 'check-ins', { ticketNumber }),
  }
}

const ticketsOf = async (buyer: Parameters<typeof placedOrder>[0], orderId: string): Promise<Ticket[]> =>
  (await placedOrder(buyer, orderId)).tickets

test('the code of a pass admits once on each of its dates, and on no other', async () => {
  const site = await testSite()
  const made = await series(site, { dates: 3 })
  const [first, second, third] = made.dates.map(({ id }) => id)
  const { pass } = await makePass(site, made, { eventIds: [first, second] })
  const { buyer, orderId } = await bought(site, [passLine(pass.id)])
  const { code } = (await ticketsOf(buyer, orderId))[0]!
  const door = await device(site)
  for (const eventId of [first!, second!]) {
    const { guests } = done(await door.find(eventId, code))
    expect(guests).toMatchObject([{ about: 'Season pass', state: 'EXPECTED', people: 1 }])
    expect(done(await door.admit(eventId, guests[0].ticketNumber)).guest.state).toBe('INSIDE')
    expect(done(await door.find(eventId, code)).guests[0].state).toBe('INSIDE')
    // The list of a date has the ticket of that date alone.
    expect(done(await door.find(eventId, '')).guests).toHaveLength(1)
  }
  expect(refused(await door.find(third!, code))).toEqual([409, 'WRONG_EVENT'])
  const other = await series(site, { dates: 2 })
  expect(refused(await door.find(other.id, code))).toEqual([409, 'WRONG_EVENT'])
  expect(await site.query(`select count(*)::int as n from tickets where checked_in_at is not null`)).toEqual([{ n: 2 }])
  await agrees(site)
})

test('two passes of one order have codes of their own, and two devices admit each once', async () => {
  const site = await testSite()
  const made = await series(site, { dates: 2 })
  const { pass } = await makePass(site, made)
  const { buyer, orderId } = await bought(site, [passLine(pass.id, 2)])
  const codes = [...new Set((await ticketsOf(buyer, orderId)).map(({ code }) => code))]
  expect(codes).toHaveLength(2)
  const doors = [await device(site), await device(site)]
  const numbers = await Promise.all(
    codes.map(async (code) => done(await doors[0]!.find(made.id, code)).guests[0].ticketNumber as string),
  )
  expect(new Set(numbers).size).toBe(2)
  await Promise.all(numbers.flatMap((number) => doors.map((door) => door.admit(made.id, number))))
  const scans = await site.query('select count(*)::int as n from tickets where checked_in_at is not null')
  expect(scans).toEqual([{ n: 2 }])
})

test('a date that is transferred leaves the pass: its new holder has a code of their own, the pass admits to the others', async () => {
  const site = await cardSite()
  const made = await series(site, { dates: 2 })
  const { pass } = await makePass(site, made)
  const { buyer, orderId } = await bought(site, [passLine(pass.id)], 'approve')
  const tickets = await ticketsOf(buyer, orderId)
  const given = tickets.find(({ eventId }) => eventId === made.id)!
  const other = tickets.find(({ eventId }) => eventId !== made.id)!
  expect(given.transferable).toBe(true)
  const to = { firstName: 'Noor', lastName: 'Aziz', email: 'noor@example.com' }
  done(await buyer.call('POST', `/fairground/v1/held-tickets/${given.id}/transfer`, { ticketId: given.id, to }))
  const door = await device(site)
  expect(refused(await door.find(made.id, given.code))).toEqual([409, 'TICKET_TRANSFERRED'])
  expect(done(await door.find(other.eventId, other.code)).guests[0]).toMatchObject({ state: 'EXPECTED' })
  expect(done(await door.find(made.id, 'Noor')).guests).toMatchObject([{ name: 'Noor Aziz', state: 'EXPECTED' }])
  const { tickets: listed } = done(
    await site.admin.call('GET', `/events/v1/tickets?eventId=${made.id}&fieldset=TICKET_DETAILS`),
  )
  expect(done(await door.find(made.id, listed[0].qrCode)).guests).toMatchObject([{ name: 'Noor Aziz' }])
  await agrees(site)
})

test('mails about one date of a pass name it, and call the code void only once no other date is left', async () => {
  const site = await cardSite()
  const made = await series(site, { dates: 2 })
  for (const { id } of made.dates) {
    const event = { id, registration: { tickets: { cancellation: { allowed: true } } } }
    done(await site.admin.call('PATCH', `/events/v3/events/${id}`, { event }))
  }
  const { pass } = await makePass(site, made)
  const whens = made.dates.map(({ startsAt }) =>
    new Date(startsAt).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' }),
  )
  const mailOf = async (template: string) => {
    const [mail] = await site.query(
      `select text, draft::text as html from mails where template = $1 order by created_at desc limit 1`,
      [template],
    )
    return { text: String(mail?.text), html: String(mail?.html) }
  }
  const to = { firstName: 'Noor', lastName: 'Aziz', email: 'noor@example.com' }
  const ways = {
    ticketGiven: (buyer: TestCaller, { id }: Ticket) =>
      buyer.call('POST', `/fairground/v1/held-tickets/${id}/transfer`, { ticketId: id, to }),
    ticketsCanceled: (buyer: TestCaller, { id }: Ticket, orderId: string) =>
      buyer.call('POST', `/fairground/v1/placed-orders/${orderId}/ticket-cancellations`, { orderId, ticketIds: [id] }),
  }
  for (const [template, leave] of Object.entries(ways)) {
    const { buyer, orderId } = await bought(site, [passLine(pass.id)], 'approve')
    const tickets = await ticketsOf(buyer, orderId)
    const [first, last] = made.dates.map(({ id }) => tickets.find(({ eventId }) => eventId === id)!)
    done(await leave(buyer, first!, orderId))
    for (const mail of Object.values(await mailOf(template))) {
      expect(mail).toContain(whens[0])
      expect(mail).not.toContain(whens[1])
      expect(mail).toMatch(/stays valid on (its other dates|the other dates of your pass)/)
    }
    done(await leave(buyer, last!, orderId))
    const { text } = await mailOf(template)
    expect(text).toContain(whens[1])
    expect(text).toMatch(/no longer admits? anybody\./)
    expect(text).not.toContain('stays valid')
  }
})

test('a pass that was refunded for one date is refused there and admitted on the next', async () => {
  const site = await cardSite()
  const made = await series(site, { dates: 2 })
  const { pass } = await makePass(site, made)
  const { buyer, orderId } = await bought(site, [passLine(pass.id)], 'approve')
  const [{ code }] = (await ticketsOf(buyer, orderId)) as [Ticket]
  const { lineItems } = done(await site.admin.call('GET', `/ecom/v1/orders/${orderId}`)).order
  const [payment] = done(await site.admin.call('GET', `/ecom/v1/payments/orders/${orderId}`)).orderTransactions.payments
  done(
    await site.admin.call('POST', '/ecom/v1/order-billing/refund-payments', {
      orderId,
      paymentRefunds: [{ paymentId: payment.id, amount: { amount: '12.50' }, externalRefund: true }],
      refundItems: { lineItems: [{ lineItemId: lineItems[0].id, quantity: 1 }] },
    }),
  )
  const door = await device(site)
  expect(done(await door.find(made.dates[0]!.id, code)).guests[0].state).toBe('CANCELED')
  expect(done(await door.find(made.dates[1]!.id, code)).guests[0].state).toBe('EXPECTED')
})
