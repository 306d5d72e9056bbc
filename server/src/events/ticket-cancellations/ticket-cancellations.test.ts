import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import type { Reply, TestCaller, TestSite } from '../../../test/fixture.ts'
import { productLine, sellShirts, sellTickets, ticketLine } from '../../../test/shop.ts'
import { startJobs } from '../../jobs/jobs.ts'
import { agrees, bought, cardSite, orderOf } from '../../sales/payments/payments.fixture.ts'
import { settleRefund } from '../../sales/payments/refunds/settle-refund.ts'

const HOUR_MS = 3_600_000
const codeOf = ({ status, body }: Reply) => [status, body.details?.applicationError?.code] as const
const path = (orderId: string, more = '') => `/fairground/v1/placed-orders/${orderId}/ticket-cancellations${more}`

interface Ticket {
  readonly id: string
  readonly number: string
  readonly valid: boolean
  readonly cancellation?: { readonly possible: boolean; readonly percent: number; readonly formattedFee?: string }
}

const ticketsOf = async (caller: TestCaller, orderId: string): Promise<Ticket[]> =>
  (await caller.call('GET', `/fairground/v1/placed-orders/${orderId}`)).body.order.tickets

const allow = async (site: TestSite, eventId: string, cancellation: object) => {
  const event = { id: eventId, registration: { tickets: { cancellation } } }
  const reply = await site.admin.call('PATCH', `/events/v3/events/${eventId}`, { event })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
}

/** A buyer with a paid order of so many tickets of a concert, bought on these terms. */
async function sold(
  site: TestSite,
  terms: object | null = { allowed: true },
  { quantity = 2, quota = 10, price = '35.00' } = {},
) {
  const concert = await sellTickets(site, quota, price)
  if (terms) await allow(site, concert.eventId, terms)
  const { buyer, orderId } = await bought(site, [ticketLine(concert.ticketDefinitionId, quantity)], 'approve')
  return { ...concert, buyer, orderId, tickets: await ticketsOf(buyer, orderId) }
}

const cancel = (caller: TestCaller, orderId: string, ticketIds: readonly string[], more: object = {}): Promise<Reply> =>
  caller.call('POST', path(orderId), { ticketIds, ...more })
const preview = (caller: TestCaller, orderId: string, ticketIds: readonly string[], more: object = {}) =>
  caller.call('POST', path(orderId, '/preview'), { ticketIds, ...more })
const soldOf = async (site: TestSite, definitionId: string) => {
  const [row] = await site.query(`select used from pools where kind = 'tickets' and ref_id = $1`, [definitionId])
  return Number(row?.used)
}
const settleAll = async (site: TestSite) => {
  const db = site.assembly.pool.forSite(site.siteId)
  for (const { id } of await site.query(`select id from refunds where status = 'PENDING'`))
    await settleRefund(db, { now: new Date(), newId: () => crypto.randomUUID() }, site.assembly.methods, String(id))
}

test('a buyer who cancels one of two tickets sees the amount first and gets it back, and the code admits nobody', async () => {
  const site = await cardSite()
  const jobs = await startJobs(site.assembly, pino({ level: 'silent' }))
  onTestFinished(() => jobs.stop())
  const { buyer, orderId, eventId, ticketDefinitionId, tickets } = await sold(site, {
    allowed: true,
    percent: 80,
    fee: '2.50',
  })
  const [first, second] = tickets
  expect(first?.cancellation).toMatchObject({ possible: true, percent: 80, formattedFee: '£2.50', orderId })
  const seen = await preview(buyer, orderId, [first!.id])
  expect(seen.body.preview).toEqual({
    refund: '25.50',
    formattedRefund: '£25.50',
    byHand: '0.00',
    formattedByHand: '£0.00',
    formattedPrice: '£35.00',
  })
  const done = await cancel(buyer, orderId, [first!.id], { refund: '25.50' })
  expect(done.status, JSON.stringify(done.body)).toBe(200)
  expect(done.body.cancellation).toMatchObject({ ticketNumbers: [first!.number], refund: '25.50' })
  const checkIn = (number: string) =>
    site.admin.call('POST', '/events/v1/tickets/check-in', { eventId, ticketNumber: [number] })
  expect(codeOf(await checkIn(first!.number))).toEqual([409, 'TICKET_CANCELED'])
  expect((await ticketsOf(buyer, orderId)).map(({ valid }) => valid).toSorted()).toEqual([false, true])
  expect(await soldOf(site, ticketDefinitionId)).toBe(1)
  await expect
    .poll(async () => (await orderOf(site, orderId)).paymentStatus, { timeout: 60_000, interval: 200 })
    .toBe('PARTIALLY_REFUNDED')
  const { order } = (await buyer.call('GET', `/fairground/v1/placed-orders/${orderId}`)).body
  expect(order).toMatchObject({ formattedRefunded: '£25.50', refundWay: 'PAYMENT' })
  expect((await buyer.call('GET', path(orderId))).body.cancellations).toMatchObject([{ state: 'REFUNDED' }])
  const mails = await site.query(`select text from mails where template in ('ticketsCanceled', 'orderRefunded')`)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain(first!.number)
  expect(mails[0]?.text).toContain('We are refunding £25.50')
  const { activities } = (await site.admin.call('GET', `/ecom/v1/orders/${orderId}`)).body.order
  expect(activities.filter(({ type }: { type: string }) => type === 'CUSTOM_ACTIVITY')).toMatchObject([
    {
      customActivity: {
        type: 'TICKETS_CANCELED',
        additionalData: { ticketNumbers: first!.number, refund: '£25.50', by: 'BUYER' },
      },
    },
  ])
  expect((await checkIn(second!.number)).status).toBe(200)
  await agrees(site)
  const sales = await site.admin.call('GET', `/events/v1/orders/summary?eventId=${eventId}`)
  expect(sales.body.sales).toMatchObject([{ total: { value: '35.00' }, totalOrders: 1, totalTickets: 1 }])
})

test('tickets that were given back are no sales of their event', async () => {
  const site = await cardSite()
  const { buyer, orderId, eventId, tickets } = await sold(site)
  const ids = tickets.map(({ id }) => id)
  const soldBefore = { ticketsSold: 2, totalOrders: 1, totalSales: { value: '70.00' }, currencyLocked: true }
  const read = async () =>
    (await site.admin.call('GET', `/events/v3/events/${eventId}?fields=DASHBOARD`)).body.event.summaries.tickets
  expect(await read()).toMatchObject(soldBefore)
  expect((await cancel(buyer, orderId, ids)).status).toBe(200)
  expect(await read()).toMatchObject({
    ...soldBefore,
    ticketsSold: 0,
    totalOrders: 0,
    totalSales: { value: '0.00' },
  })
})

test('terms are those of the purchase: later changes of the event leave sold tickets as they were', async () => {
  const site = await cardSite()
  const before = await sold(site, { allowed: true })
  await allow(site, before.eventId, { allowed: false })
  const line = [ticketLine(before.ticketDefinitionId, 1)]
  const { buyer, orderId } = await bought(site, line, 'approve')
  const [later] = await ticketsOf(buyer, orderId)
  expect(later?.cancellation).toBeUndefined()
  expect(codeOf(await cancel(buyer, orderId, [later!.id]))).toEqual([409, 'TICKET_CANCELLATION_DISABLED'])
  expect((await cancel(before.buyer, before.orderId, [before.tickets[0]!.id])).status).toBe(200)
  await agrees(site)
})

test('an event without terms of its own has those of the site', async () => {
  const site = await cardSite()
  const settings = await site.admin.call('PATCH', '/fairground/v1/site-settings', {
    ticketCancellation: { allowed: true, hoursBefore: 48, percent: 50 },
  })
  expect(settings.body.ticketCancellation).toEqual({ allowed: true, hoursBefore: 48, percent: 50 })
  const { buyer, orderId, eventId, tickets } = await sold(site, null)
  const read = await site.admin.call('GET', `/events/v3/events/${eventId}?fields=REGISTRATION`)
  expect(read.body.event.registration.tickets.cancellation).toEqual({
    allowed: true,
    hoursBefore: 48,
    percent: 50,
    fee: '0',
  })
  expect((await preview(buyer, orderId, [tickets[0]!.id])).body.preview.refund).toBe('17.50')
})

test('tickets that are in, transferred, cancelled, too late or not paid are refused, with nothing half done', async () => {
  const site = await cardSite()
  const { buyer, orderId, eventId, ticketDefinitionId, tickets } = await sold(
    site,
    { allowed: true, hoursBefore: 24 },
    { quantity: 4 },
  )
  const [inside, passed, canceled, late] = tickets.map(({ id }) => id)
  const ticketNumber = [tickets[0]!.number]
  expect((await site.admin.call('POST', '/events/v1/tickets/check-in', { eventId, ticketNumber })).status).toBe(200)
  const to = { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com' }
  const moved = await buyer.call('POST', `/fairground/v1/held-tickets/${passed}/transfer`, { to })
  expect(moved.status).toBe(200)
  const gone = (await ticketsOf(site.admin, orderId)).find(({ id }) => !tickets.some((one) => one.id === id))
  expect((await cancel(buyer, orderId, [canceled!])).status).toBe(200)
  expect(codeOf(await cancel(buyer, orderId, [inside!]))).toEqual([409, 'TICKET_CHECKED_IN'])
  expect(codeOf(await cancel(buyer, orderId, [passed!]))).toEqual([404, 'TICKET_NOT_FOUND'])
  expect(codeOf(await cancel(buyer, orderId, [gone!.id]))).toEqual([409, 'TICKET_TRANSFERRED'])
  expect(codeOf(await cancel(buyer, orderId, [canceled!]))).toEqual([409, 'TICKET_CANCELED'])
  // One that may not be cancelled leaves the other as it is.
  expect(codeOf(await cancel(buyer, orderId, [late!, inside!]))).toEqual([409, 'TICKET_CHECKED_IN'])
  expect(codeOf(await cancel(buyer, orderId, [late!], { refund: '34.99' }))).toEqual([
    409,
    'TICKET_CANCELLATION_CHANGED',
  ])
  await site.query('update events set start_at = $2, end_at = $3 where id = $1', [
    eventId,
    new Date(Date.now() + 24 * HOUR_MS - 1000),
    new Date(Date.now() + 30 * HOUR_MS),
  ])
  expect(codeOf(await cancel(buyer, orderId, [late!]))).toEqual([409, 'TICKET_CANCELLATION_OVER'])
  expect(await soldOf(site, ticketDefinitionId)).toBe(3)

  const unpaid = await sellTickets(site, 5)
  await allow(site, unpaid.eventId, { allowed: true })
  const { buyer: debtor, orderId: owed } = await bought(site, [ticketLine(unpaid.ticketDefinitionId, 1)])
  const paid = await debtor.call('POST', `/fairground/v1/orders/${owed}/pay`, { orderId: owed, method: 'manual' })
  expect(paid.status, JSON.stringify(paid.body)).toBe(200)
  const [open] = await ticketsOf(debtor, owed)
  expect(codeOf(await cancel(debtor, owed, [open!.id]))).toEqual([409, 'TICKET_NOT_PAID'])
  await settleAll(site)
  await agrees(site)
})

test('strangers find no order, and the link to it cancels on any device', async () => {
  const site = await cardSite()
  const { buyer, orderId, tickets } = await sold(site)
  const other = await sold(site)
  const stranger = await site.visitor()
  const ids = [tickets[0]!.id]
  for (const caller of [stranger, other.buyer]) {
    expect(codeOf(await cancel(caller, orderId, ids))).toEqual([404, 'ORDER_NOT_FOUND'])
    expect(codeOf(await preview(caller, orderId, ids))).toEqual([404, 'ORDER_NOT_FOUND'])
    expect(codeOf(await caller.call('GET', path(orderId)))).toEqual([404, 'ORDER_NOT_FOUND'])
  }
  expect(codeOf(await cancel(buyer, orderId, [other.tickets[0]!.id]))).toEqual([404, 'TICKET_NOT_FOUND'])
  const order = { id: orderId, buyerEmail: 'ines@example.com' }
  const token = new URL(site.assembly.orderLinks.linkTo(site.siteId, order, new Date())).searchParams.get('token')
  expect(codeOf(await cancel(stranger, orderId, ids, { token: 'nothing' }))).toEqual([404, 'ORDER_NOT_FOUND'])
  expect((await cancel(stranger, orderId, ids, { token })).status).toBe(200)
})

test('eight presses at once cancel once, and a check-in at the same time leaves one outcome', async () => {
  const site = await cardSite()
  const { buyer, orderId, ticketDefinitionId, tickets } = await sold(site)
  const replies = await Promise.all(Array.from({ length: 8 }, () => cancel(buyer, orderId, [tickets[0]!.id])))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.filter((reply) => codeOf(reply)[1] === 'TICKET_CANCELED')).toHaveLength(7)
  expect(await soldOf(site, ticketDefinitionId)).toBe(1)
  expect(await site.query('select count(*)::int as n from refunds')).toEqual([{ n: 1 }])
  for (let i = 0; i < 5; i++) {
    const one = await sold(site, { allowed: true }, { quantity: 1 })
    const { eventId } = one
    const ticketNumber = [one.tickets[0]!.number]
    const both = await Promise.all([
      cancel(one.buyer, one.orderId, [one.tickets[0]!.id]),
      site.admin.call('POST', '/events/v1/tickets/check-in', { eventId, ticketNumber }),
    ])
    expect([
      [200, 409],
      [409, 200],
    ]).toContainEqual(both.map(({ status }) => status))
  }
  await settleAll(site)
  await agrees(site)
})

test('a server that dies after a press is followed by one that finishes the refund, once', async () => {
  const site = await cardSite()
  const { buyer, orderId, tickets } = await sold(site)
  expect((await cancel(buyer, orderId, [tickets[0]!.id])).body.cancellation).toMatchObject({ state: 'PENDING' })
  expect((await ticketsOf(buyer, orderId)).filter(({ valid }) => valid)).toHaveLength(1)
  // Nothing ran since: the jobs of a server that starts now find the refund, and so do two at once.
  const db = site.assembly.pool.forSite(site.siteId)
  const [refund] = await site.query('select id from refunds')
  const both = [0, 1].map(() =>
    settleRefund(db, { now: new Date(), newId: () => crypto.randomUUID() }, site.assembly.methods, String(refund?.id)),
  )
  const jobs = await startJobs(site.assembly, pino({ level: 'silent' }))
  onTestFinished(() => jobs.stop())
  await Promise.all(both)
  await expect
    .poll(async () => (await buyer.call('GET', path(orderId))).body.cancellations, { timeout: 60_000, interval: 200 })
    .toMatchObject([{ state: 'REFUNDED', refund: '35.00' }])
  const paidBack = await site.query(
    `select amount::int as amount from transactions where kind = 'refund' and status = 'SUCCEEDED'`,
  )
  expect(paidBack).toEqual([{ amount: 3500 }])
  await agrees(site)
})

test('cancelled one by one, all tickets of an order give back exactly what they cost', async () => {
  const site = await cardSite()
  const { buyer, orderId, tickets } = await sold(site, { allowed: true }, { quantity: 3, price: '33.33' })
  for (const { id } of tickets) {
    expect((await cancel(buyer, orderId, [id])).status).toBe(200)
    await settleAll(site)
  }
  expect(await orderOf(site, orderId)).toMatchObject({ status: 'APPROVED', paymentStatus: 'FULLY_REFUNDED' })
  await agrees(site)
})

test('a cancellation and a refund by staff at once give back no more than was paid', async () => {
  const site = await cardSite()
  for (let i = 0; i < 4; i++) {
    const { buyer, orderId, tickets } = await sold(site)
    const [payment] = await site.query(`select id from transactions where order_id = $1 and kind = 'payment'`, [
      orderId,
    ])
    const { order } = (await site.admin.call('GET', `/ecom/v1/orders/${orderId}`)).body
    const lineItems = [{ lineItemId: order.lineItems[0].id, quantity: 2 }]
    await Promise.all([
      cancel(
        buyer,
        orderId,
        tickets.map(({ id }) => id),
      ),
      site.admin.call('POST', '/ecom/v1/order-billing/refund-payments', {
        orderId,
        paymentRefunds: [{ paymentId: payment?.id, amount: { amount: '70.00' } }],
        refundItems: { lineItems },
      }),
    ])
    await settleAll(site)
    expect(await orderOf(site, orderId)).toMatchObject({ paymentStatus: 'FULLY_REFUNDED' })
    expect((await ticketsOf(buyer, orderId)).map(({ valid }) => valid)).toEqual([false, false])
  }
  await agrees(site)
})

test('free tickets are given back, and goods of the same order stay', async () => {
  const site = await cardSite()
  const concert = await sellTickets(site, 5, '10.00')
  await allow(site, concert.eventId, { allowed: true })
  const { productId } = await sellShirts(site, 5)
  const lines = [productLine(productId, 1), ticketLine(concert.ticketDefinitionId, 1)]
  const { buyer, orderId } = await bought(site, lines, 'approve')
  const [ticket] = await ticketsOf(buyer, orderId)
  expect((await cancel(buyer, orderId, [ticket!.id])).body.cancellation.refund).toBe('10.00')
  await settleAll(site)
  expect(await orderOf(site, orderId)).toMatchObject({ paymentStatus: 'PARTIALLY_REFUNDED' })

  const free = await sold(site, { allowed: true, fee: '3.00' }, { quantity: 1, price: '0.00' })
  const done = await cancel(free.buyer, free.orderId, [free.tickets[0]!.id])
  expect(done.body.cancellation).toMatchObject({ refund: '0.00', state: 'NOTHING' })
  expect(await soldOf(site, free.ticketDefinitionId)).toBe(0)
  await agrees(site)
})

test('an amount that no provider gives back waits for a person, who records it once', async () => {
  const site = await cardSite()
  const concert = await sellTickets(site, 5)
  await allow(site, concert.eventId, { allowed: true })
  const { buyer, orderId } = await bought(site, [ticketLine(concert.ticketDefinitionId, 2)])
  await buyer.call('POST', `/fairground/v1/orders/${orderId}/pay`, { orderId, method: 'manual' })
  expect((await site.admin.call('POST', `/ecom/v1/payments-collector/orders/${orderId}/mark-as-paid`, {})).status).toBe(
    200,
  )
  const [ticket] = await ticketsOf(buyer, orderId)
  const { cancellation } = (await cancel(buyer, orderId, [ticket!.id])).body
  expect(cancellation).toMatchObject({ refund: '35.00', byHand: '35.00', state: 'BY_HAND' })
  const byHand = path(orderId, `/${cancellation.id}/by-hand`)
  expect((await buyer.call('POST', byHand, {})).status).toBe(403)
  const other = path(orderId, `/${crypto.randomUUID()}/by-hand`)
  expect(codeOf(await site.admin.call('POST', other, {}))).toEqual([404, 'TICKET_CANCELLATION_NOT_FOUND'])
  const both = await Promise.all([0, 1].map(() => site.admin.call('POST', byHand, {})))
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect((await site.admin.call('GET', path(orderId))).body.cancellations).toMatchObject([{ state: 'REFUNDED' }])
  expect(await orderOf(site, orderId)).toMatchObject({ paymentStatus: 'PARTIALLY_REFUNDED' })
  expect(await site.query(`select count(*)::int as n from refunds`)).toEqual([{ n: 1 }])
  await agrees(site)
})

test('a refund that failed is tried again by staff, once, and the buyer gets the amount', async () => {
  const site = await cardSite()
  const concert = await sellTickets(site, 5)
  await allow(site, concert.eventId, { allowed: true })
  const { buyer, orderId } = await bought(site, [ticketLine(concert.ticketDefinitionId, 2)], 'refundFails')
  const [ticket] = await ticketsOf(buyer, orderId)
  const { cancellation } = (await cancel(buyer, orderId, [ticket!.id])).body
  const again = path(orderId, `/${cancellation.id}/retry`)
  const state = async () => (await site.admin.call('GET', path(orderId))).body.cancellations[0].state
  const refunds = async () => (await site.query(`select id from refunds`)).length
  expect((await site.admin.call('POST', again, {})).body.cancellation.state).toBe('PENDING')
  expect(await refunds()).toBe(1)
  await settleAll(site)
  expect(await state()).toBe('FAILED')
  expect((await site.admin.call('POST', again, {})).body.cancellation).toMatchObject({
    state: 'FAILED',
    refund: '35.00',
    failed: '35.00',
  })
  await site.query(`update test_payments set doc = jsonb_set(doc, '{choice}', '"approve"')`)
  expect((await buyer.call('POST', again, {})).status).toBe(403)
  const other = path(orderId, `/${crypto.randomUUID()}/retry`)
  expect(codeOf(await site.admin.call('POST', other, {}))).toEqual([404, 'TICKET_CANCELLATION_NOT_FOUND'])
  const replies = await Promise.all([0, 1, 2].map(() => site.admin.call('POST', again, {})))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  await settleAll(site)
  expect(await state()).toBe('REFUNDED')
  expect(await refunds()).toBe(3)
  expect((await site.admin.call('POST', again, {})).body.cancellation).toMatchObject({
    state: 'REFUNDED',
    refund: '35.00',
  })
  expect(await refunds()).toBe(3)
  expect((await orderOf(site, orderId)).balanceSummary.refunded.amount).toBe('35.00')
  await agrees(site)
})

test('a retry gives no more than is left of the payment', async () => {
  const site = await cardSite()
  const { buyer, orderId, tickets } = await sold(site, { allowed: true }, { quantity: 1 })
  await site.query(`update test_payments set doc = jsonb_set(doc, '{choice}', '"refundFails"')`)
  const { cancellation } = (await cancel(buyer, orderId, [tickets[0]!.id])).body
  await settleAll(site)
  await site.query(`update test_payments set doc = jsonb_set(doc, '{choice}', '"approve"')`)
  const [payment] = await site.query(`select id from transactions where order_id = $1 and kind = 'payment'`, [orderId])
  const give = (amount: string) =>
    site.admin.call('POST', '/ecom/v1/order-billing/refund-payments', {
      orderId,
      paymentRefunds: [{ paymentId: payment?.id, amount: { amount } }],
    })
  expect((await give('30.00')).status).toBe(200)
  const retried = await site.admin.call('POST', path(orderId, `/${cancellation.id}/retry`), {})
  expect(retried.body.cancellation).toMatchObject({ state: 'REFUNDED', refund: '5.00' })
  expect(await orderOf(site, orderId)).toMatchObject({ paymentStatus: 'FULLY_REFUNDED' })
  await agrees(site)
})

test('staff who cancel tickets have an entry in the audit log, and buyers have none', async () => {
  const site = await cardSite()
  const { buyer, orderId, tickets } = await sold(site)
  expect((await cancel(buyer, orderId, [tickets[0]!.id])).status).toBe(200)
  expect((await cancel(site.admin, orderId, [tickets[1]!.id])).status).toBe(200)
  const { body } = await site.admin.call('POST', '/fairground/v1/audit-log/query', {
    query: { filter: { action: 'order.ticketsCanceled' } },
  })
  expect(body.entries).toMatchObject([
    { target: { id: orderId }, after: { ticketNumbers: tickets[1]?.number, amount: '35.00', currency: 'GBP' } },
  ])
  expect(body.entries).toHaveLength(1)
})

test.for([
  ['no ticket', { ticketIds: [] }, 'ticketIds'],
  ['a ticket that is no id', { ticketIds: ['one'] }, 'ticketIds[0]'],
  ['an amount with too many digits', { refund: '1.001' }, 'refund'],
])('a cancellation with %s is refused at the field', async ([, body, field]) => {
  const site = await cardSite()
  const { buyer, orderId, tickets } = await sold(site)
  const refused = await cancel(buyer, orderId, [tickets[0]!.id], body as object)
  expect(refused.status).toBe(400)
  expect(refused.body.details.validationError.fieldViolations).toMatchObject([{ field }])
  expect((await ticketsOf(buyer, orderId)).map(({ valid }) => valid)).toEqual([true, true])
})

test('a fee that is no amount in the currency of the event is refused', async () => {
  const site = await cardSite()
  const { eventId } = await sellTickets(site, 5)
  const event = { id: eventId, registration: { tickets: { cancellation: { allowed: true, fee: '1.005' } } } }
  const refused = await site.admin.call('PATCH', `/events/v3/events/${eventId}`, { event })
  expect(refused.status).toBe(400)
  expect(refused.body.details.validationError.fieldViolations).toMatchObject([
    { field: 'event.registration.tickets.cancellation.fee' },
  ])
})
