import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import type { Reply, TestSite } from '../../../test/fixture.ts'
import { placedOrder, sellTickets, ticketLine } from '../../../test/shop.ts'
import { startJobs } from '../../jobs/jobs.ts'
import { agrees, bought, cardSite, codeOf } from '../../sales/payments/payments.fixture.ts'
import { BUNDLES_APP_ID } from '../ticket-bundles/sellable.ts'

const DAY_MS = 24 * 3_600_000
const inDays = (days: number) => new Date(Math.floor(Date.now() / 1000) * 1000 + days * DAY_MS).toISOString()
const longDay = (at: string) =>
  new Date(at).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' })
const grace = { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com' }

interface Ticket {
  readonly id: string
  readonly transferred?: boolean
  readonly cancellation?: { readonly possible: boolean; readonly reason?: string }
}

function ok({ status, body }: Reply): Reply['body'] {
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

/** A family of four for 50.00, bought with a card by a buyer who reads the shop in English. */
async function family(site: TestSite) {
  const { eventId, ticketDefinitionId } = await sellTickets(site, 20, '20.00')
  const given = { name: 'Family', price: '50.00', contents: [{ ticketDefinitionId, quantity: 4 }] }
  const path = `/fairground/v1/events/${eventId}/ticket-bundles`
  const { bundles } = ok(await site.admin.call('PUT', path, { revision: '0', bundles: [given] }))
  const catalogReference = { appId: BUNDLES_APP_ID, catalogItemId: bundles[0].id }
  const { buyer, orderId } = await bought(site, [{ catalogReference, quantity: 1 }], 'approve')
  await site.query(`update orders set doc = jsonb_set(doc, '{facts,buyerLanguage}', '"en"') where id = $1`, [orderId])
  const ticketsOf = async (): Promise<Ticket[]> => (await placedOrder(buyer, orderId)).tickets
  return { eventId, buyer, orderId, ticketsOf, tickets: await ticketsOf() }
}

/** Moves the event, lets tickets be given back for ten days, and returns the mails about it. */
async function moved(site: TestSite, eventId: string) {
  const dateAndTimeSettings = { startDate: inDays(20), endDate: inDays(20.1) }
  ok(await site.admin.call('PATCH', `/events/v3/events/${eventId}`, { event: { id: eventId, dateAndTimeSettings } }))
  const jobs = await startJobs(site.assembly, pino({ level: 'silent' }))
  onTestFinished(() => jobs.stop())
  const path = `/fairground/v1/events/${eventId}/moves`
  const list = async () => (await site.admin.call('GET', path)).body.moves
  const [move] = await list()
  ok(await site.admin.call('POST', `${path}/${move.id}/announce`, { giveBack: { days: 10 } }))
  await expect.poll(async () => (await list())[0].done, { timeout: 30_000, interval: 100 }).toBe(true)
  const mails = await site.query(`select to_address as "to", text from mails where template = 'eventMoved'`)
  return (to: string) => String(mails.find((mail) => mail.to === to)?.text)
}

test('the rest of a bundle is offered back nowhere while a ticket of it is somebody else’s, and once that is given back it is', async () => {
  const site = await cardSite()
  const { eventId, buyer, orderId, ticketsOf, tickets } = await family(site)
  ok(await buyer.call('POST', `/fairground/v1/held-tickets/${tickets[0]!.id}/transfer`, { to: grace }))
  const mailTo = await moved(site, eventId)
  expect(mailTo('ines@example.com')).not.toContain('give your tickets back')
  expect(mailTo('ines@example.com')).not.toContain('cancel-tickets')
  expect(mailTo('ines@example.com')).toContain(
    'once the person to whom you transferred a ticket of it has given that back',
  )

  const own = (await ticketsOf()).filter(({ transferred }) => !transferred)
  const barred = { possible: false, reason: 'TICKET_BUNDLE_TRANSFERRED' }
  const offered = (of: readonly Ticket[]) => of.map(({ cancellation }) => cancellation)
  expect(offered(own)).toMatchObject([barred, barred, barred])
  const mine = ok(await buyer.call('GET', '/fairground/v1/my-tickets')).events
  expect(offered(mine.flatMap((one: { tickets: Ticket[] }) => one.tickets))).toMatchObject([barred, barred, barred])
  const path = `/fairground/v1/placed-orders/${orderId}/ticket-cancellations`
  const ticketIds = own.map(({ id }) => id)
  for (const reply of [
    await buyer.call('POST', path, { ticketIds }),
    await buyer.call('POST', `${path}/preview`, { ticketIds }),
  ])
    expect([reply.status, codeOf(reply)]).toEqual([409, 'TICKET_BUNDLE_TRANSFERRED'])

  const [, id, token] = /\/tickets\/([\w-]+)\?token=([\w.-]+)/.exec(mailTo(grace.email)) ?? []
  ok(await (await site.visitor()).call('POST', `/fairground/v1/held-tickets/${id}/give-back`, { token }))
  const free = (await ticketsOf()).filter(({ transferred }) => !transferred)
  expect(free.filter(({ cancellation }) => cancellation?.possible)).toHaveLength(3)
  expect(free.some(({ cancellation }) => cancellation?.reason)).toBe(false)
  ok(await buyer.call('POST', path, { ticketIds }))
  await agrees(site)
})

test('the rest of a bundle of which a ticket was used is not given back, for that reason', async () => {
  const site = await cardSite()
  const { eventId, buyer, orderId, ticketsOf, tickets } = await family(site)
  await moved(site, eventId)
  await site.query('update tickets set checked_in_at = now() where id = $1', [tickets[0]!.id])
  const rest = (await ticketsOf()).filter(({ id }) => id !== tickets[0]!.id)
  expect(rest.map(({ cancellation }) => cancellation?.reason)).toEqual(Array(3).fill('TICKET_BUNDLE_CHECKED_IN'))
  const path = `/fairground/v1/placed-orders/${orderId}/ticket-cancellations`
  const refused = await buyer.call('POST', path, { ticketIds: rest.map(({ id }) => id) })
  expect([refused.status, codeOf(refused)]).toEqual([409, 'TICKET_BUNDLE_CHECKED_IN'])
})

test('a mail about a move has one form of dates, that of the site, where its reader’s language names no region', async () => {
  const site = await cardSite()
  const { eventId } = await family(site)
  const mailTo = await moved(site, eventId)
  expect(mailTo('ines@example.com')).toMatch(/give your tickets back by \d{1,2} [A-Z][a-z]+ \d{4}, \d\d:\d\d /)
  expect(mailTo('ines@example.com')).not.toMatch(/[a-z] \d{1,2}, \d{4}/)
})

test('an order of a moved event has one date, the present one, for its buyer and for staff', async () => {
  const site = await cardSite()
  const { eventId, buyer, orderId } = await family(site)
  const dates = async () => {
    const [{ options }] = (await placedOrder(buyer, orderId)).lines
    const { lineItems } = ok(await site.admin.call('GET', `/ecom/v1/orders/${orderId}`)).order
    const when = lineItems[0].descriptionLines.find(
      ({ name }: { name: { original: string } }) => name.original === 'When',
    )
    return [options.find((option: string) => option.startsWith('When: ')), `When: ${when.plainText.original}`]
  }
  const before = await dates()
  expect(before[0]).toBe(before[1])
  await moved(site, eventId)
  for (const when of await dates()) {
    expect(when).toContain(longDay(inDays(20)))
    expect(when).not.toBe(before[0])
  }
})

test('a confirmation of an order that was placed before its event moved has the date of now', async () => {
  const site = await cardSite()
  const jobs = await startJobs(site.assembly, pino({ level: 'silent' }))
  onTestFinished(() => jobs.stop())
  const { eventId, ticketDefinitionId } = await sellTickets(site, 5)
  const { buyer, orderId } = await bought(site, [ticketLine(ticketDefinitionId, 1)])
  const dateAndTimeSettings = { startDate: inDays(20), endDate: inDays(20.1) }
  ok(await site.admin.call('PATCH', `/events/v3/events/${eventId}`, { event: { id: eventId, dateAndTimeSettings } }))
  ok(await buyer.call('POST', `/fairground/v1/orders/${orderId}/pay`, { orderId, method: 'manual' }))
  const mails = () => site.query(`select text from mails where template = 'orderConfirmation'`)
  await expect.poll(mails, { timeout: 20_000 }).toHaveLength(1)
  expect(String((await mails())[0]?.text)).toContain(`When: ${longDay(inDays(20))}`)
})
