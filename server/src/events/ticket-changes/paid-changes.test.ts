import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import type { TestSite } from '../../../test/fixture.ts'
import { chooseAtBank, ticketLine } from '../../../test/shop.ts'
import { startJobs } from '../../jobs/jobs.ts'
import { expireReservations } from '../../sales/held-tickets/expire-reservations.ts'
import { agrees, bought, cardSite, orderOf, transactionsOf } from '../../sales/payments/payments.fixture.ts'
import { begin, payAtBank, payRequest, priced, soldToChange } from './paid-changes.fixture.ts'
import { answerOf, change, kind, path, ticketsOf, usedOf } from './ticket-changes.fixture.ts'

const checkIn = (site: TestSite, eventId: string, number: string) =>
  site.admin.call('POST', '/events/v1/tickets/check-in', { eventId, ticketNumber: [number] })

/** Runs the jobs until the test ends. */
async function working(site: TestSite): Promise<void> {
  const jobs = await startJobs(site.assembly, pino({ level: 'silent' }))
  onTestFinished(() => jobs.stop())
}

const refundedOf = async (site: TestSite, orderId: string) =>
  (await orderOf(site, orderId)).balanceSummary.refunded?.amount ?? '0.00'

test('a dearer kind is held while its difference is unpaid, and the payment makes the change', async () => {
  const site = await cardSite()
  const { buyer, orderId, eventId, ticketDefinitionId, boxId, tickets } = await soldToChange(site)
  const [first, second] = tickets
  const { options } = (await buyer.call('GET', path(orderId, first.id, 'change-options'))).body
  expect(options).toMatchObject([
    { ticketDefinitionId: boxId, price: '50.00', surcharge: '15.00', formattedSurcharge: '£15.00' },
  ])
  const waiting = await begin(buyer, orderId, first.id, boxId)
  expect(waiting).toMatchObject({ amount: '15.00', ticketName: 'Box' })
  // Both places are taken, and the former ticket is valid.
  expect([await usedOf(site, ticketDefinitionId), await usedOf(site, boxId)]).toEqual([2, 1])
  expect((await ticketsOf(buyer, orderId)).map(({ ticketName }: { ticketName: string }) => ticketName)).toEqual([
    'Standing',
    'Standing',
  ])
  expect((await begin(buyer, orderId, first.id, boxId)).paymentRequestId).toBe(waiting.paymentRequestId)
  const { pending } = (await buyer.call('GET', path(orderId, first.id, 'change-options'))).body
  expect(pending).toMatchObject({ paymentRequestId: waiting.paymentRequestId, ticketName: 'Box' })
  await agrees(site)

  const paid = await payAtBank(buyer, orderId, waiting.paymentRequestId)
  expect(paid.body.status).toBe('PAID')
  expect([await usedOf(site, ticketDefinitionId), await usedOf(site, boxId)]).toEqual([1, 1])
  const order = await orderOf(site, orderId)
  expect(order).toMatchObject({
    paymentStatus: 'PAID',
    priceSummary: { total: { amount: '85.00' } },
    balanceSummary: { balance: { amount: '0.00' }, paid: { amount: '85.00' } },
  })
  const now = await ticketsOf(buyer, orderId)
  const box = now.find(({ ticketName }: { ticketName: string }) => ticketName === 'Box')
  expect(answerOf(await checkIn(site, eventId, first.number))).toEqual([409, 'TICKET_CHANGED'])
  expect((await checkIn(site, eventId, box.number)).status).toBe(200)
  expect((await checkIn(site, eventId, second.number)).status).toBe(200)
  const mails = await site.query(`select text from mails where template = 'ticketChanged'`)
  expect(mails).toEqual([{ text: expect.stringContaining(box.number) }])
  // The change once more answers as the first, and its request is paid.
  expect((await change(buyer, orderId, first.id, boxId)).body.ticket.id).toBe(box.id)
  expect((await payRequest(buyer, orderId, waiting.paymentRequestId)).body.status).toBe('PAID')
  expect((await transactionsOf(site, orderId)).payments).toHaveLength(2)
  await agrees(site)
})

test('a change that is not paid in time gives its place back, and money that comes later goes back', async () => {
  const site = await cardSite()
  const { buyer, orderId, ticketDefinitionId, boxId, tickets } = await soldToChange(site, { box: { initialLimit: 1 } })
  const waiting = await begin(buyer, orderId, tickets[0].id, boxId)
  const open = await payRequest(buyer, orderId, waiting.paymentRequestId)
  const later = new Date(new Date(waiting.expires).getTime() + 1000)
  expect(await expireReservations(site.assembly.pool.forSite(site.siteId), later)).toBe(1)
  expect([await usedOf(site, ticketDefinitionId), await usedOf(site, boxId)]).toEqual([2, 0])
  expect(answerOf(await payRequest(buyer, orderId, waiting.paymentRequestId))[0]).toBe(200) // the payment under way goes on
  await working(site)
  await chooseAtBank(buyer, open.body.next.redirectUrl, 'approve')
  await buyer.call('POST', `/fairground/v1/orders/${orderId}/check-payment`, { orderId })
  await expect.poll(() => refundedOf(site, orderId), { timeout: 30_000 }).toBe('15.00')
  expect((await orderOf(site, orderId)).priceSummary.total.amount).toBe('70.00')
  expect((await ticketsOf(buyer, orderId)).map(({ ticketName }: { ticketName: string }) => ticketName)).toEqual([
    'Standing',
    'Standing',
  ])
  const { activities } = (await site.admin.call('GET', `/ecom/v1/orders/${orderId}`)).body.order
  expect(activities).toContainEqual(
    expect.objectContaining({ customActivity: expect.objectContaining({ type: 'TICKET_CHANGE_NOT_MADE' }) }),
  )
  expect(answerOf(await payRequest(buyer, orderId, waiting.paymentRequestId))).toEqual([
    409,
    'PAYMENT_REQUEST_NOT_PAYABLE',
  ])
  await agrees(site)
})

test.for(['check-in', 'transfer', 'cancellation', 'refund of the event'] as const)(
  'a payment that meets a %s keeps either the ticket or the change, and the money follows',
  async (meanwhile) => {
    const site = await cardSite()
    await working(site)
    const { buyer, orderId, eventId, boxId, tickets } = await soldToChange(site, { quantity: 1 })
    const cancellation = { id: eventId, registration: { tickets: { cancellation: { allowed: true } } } }
    await site.admin.call('PATCH', `/events/v3/events/${eventId}`, { event: cancellation })
    const [ticket] = tickets
    const { paymentRequestId } = await begin(buyer, orderId, ticket.id, boxId)
    const begun = await payRequest(buyer, orderId, paymentRequestId)
    const to = { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com' }
    const acts = {
      'check-in': () => checkIn(site, eventId, ticket.number),
      transfer: () => buyer.call('POST', `/fairground/v1/held-tickets/${ticket.id}/transfer`, { to }),
      cancellation: () =>
        buyer.call('POST', `/fairground/v1/placed-orders/${orderId}/ticket-cancellations`, { ticketIds: [ticket.id] }),
      'refund of the event': () => site.admin.call('POST', `/events/v3/events/${eventId}/cancel`, {}),
    }
    await Promise.all([chooseAtBank(buyer, begun.body.next.redirectUrl, 'approve'), acts[meanwhile]()])
    await buyer.call('POST', `/fairground/v1/orders/${orderId}/check-payment`, { orderId })
    const order = await orderOf(site, orderId)
    const made = order.priceSummary.total.amount === '50.00'
    if (!made) await expect.poll(() => refundedOf(site, orderId), { timeout: 10_000 }).not.toBe('0.00')
    expect(order.priceSummary.total.amount).toBe(made ? '50.00' : '35.00')
    expect(await usedOf(site, boxId)).toBe(made ? 1 : 0)
    await agrees(site)
  },
)

test('two changes of one ticket at once leave one that waits, and two buyers of the last place one that holds it', async () => {
  const site = await cardSite()
  const first = await soldToChange(site, { box: { initialLimit: 1 } })
  const { buyer, orderId, eventId, boxId, tickets } = first
  const lodge = await kind(site, eventId, { name: 'Lodge', ...priced('60.00') })
  const other = await bought(site, [ticketLine(first.ticketDefinitionId, 1)], 'approve')
  const [theirs] = await ticketsOf(other.buyer, other.orderId)
  const replies = await Promise.all([
    change(buyer, orderId, tickets[0].id, boxId),
    change(buyer, orderId, tickets[0].id, boxId),
    change(other.buyer, other.orderId, theirs.id, boxId),
  ])
  const held = replies.filter(({ status }) => status === 200).map(({ body }) => body.payment.paymentRequestId)
  expect(new Set(held).size).toBe(1)
  // The same change twice answers alike.
  expect([1, 2]).toContain(held.length)
  expect(replies[0]?.status).toBe(replies[1]?.status)
  expect(await usedOf(site, boxId)).toBe(1)
  // Another wish of the same ticket ends the one that waits.
  const [who, order, ticket] = held.length === 2 ? [buyer, orderId, tickets[0]] : [other.buyer, other.orderId, theirs]
  const next = await begin(who, order, ticket.id, lodge)
  expect([await usedOf(site, boxId), await usedOf(site, lodge)]).toEqual([0, 1])
  expect(answerOf(await payRequest(who, order, held[0]))).toEqual([409, 'PAYMENT_REQUEST_NOT_PAYABLE'])
  await payAtBank(who, order, next.paymentRequestId)
  expect(await usedOf(site, lodge)).toBe(1)
  await agrees(site)
})

test('a payment that is reported twice, checked at once and sent by a message changes the ticket once', async () => {
  const site = await cardSite()
  const { buyer, orderId, boxId, tickets } = await soldToChange(site)
  const { paymentRequestId } = await begin(buyer, orderId, tickets[0].id, boxId)
  const begun = await Promise.all([0, 1].map(() => payRequest(buyer, orderId, paymentRequestId)))
  expect(new Set(begun.map(({ body }) => body.next.redirectUrl)).size).toBe(1)
  await working(site)
  await chooseAtBank(buyer, begun[0]!.body.next.redirectUrl, 'approve')
  await Promise.all(
    [0, 1, 2].map(() => buyer.call('POST', `/fairground/v1/orders/${orderId}/check-payment`, { orderId })),
  )
  expect((await orderOf(site, orderId)).priceSummary.total.amount).toBe('85.00')
  expect(await site.query(`select count(*)::int as n from ticket_changes`)).toEqual([{ n: 1 }])
  await agrees(site)
})

test('a declined card leaves the change to be paid, and staff who take the request back free its place', async () => {
  const site = await cardSite()
  const { buyer, orderId, boxId, tickets } = await soldToChange(site)
  const { paymentRequestId: id } = await begin(buyer, orderId, tickets[0].id, boxId)
  expect((await payAtBank(buyer, orderId, id, 'decline')).body.status).toBe('DECLINED')
  expect(await usedOf(site, boxId)).toBe(1)
  const expirationDate = new Date(Date.now() + 86_400_000).toISOString()
  const extended = await site.admin.call('PATCH', `/ecom/v1/order-payment-requests/${id}`, {
    orderPaymentRequest: { id, expirationDate },
  })
  expect(extended.status).toBe(400)
  const voided = await site.admin.call('POST', '/ecom/v1/order-payment-requests/void', { orderPaymentRequestId: id })
  expect(voided.status, JSON.stringify(voided.body)).toBe(200)
  expect(await usedOf(site, boxId)).toBe(0)
  expect(answerOf(await payRequest(buyer, orderId, id))).toEqual([409, 'PAYMENT_REQUEST_NOT_PAYABLE'])
  await agrees(site)
})

test('a cheaper kind gives the difference back where the terms of the purchase allow it', async () => {
  const site = await cardSite()
  await working(site)
  const { buyer, orderId, eventId, tickets } = await soldToChange(site)
  const back = await kind(site, eventId, { name: 'Back row', ...priced('20.00') })
  const { options } = (await buyer.call('GET', path(orderId, tickets[0].id, 'change-options'))).body
  expect(options.find(({ name }: { name: string }) => name === 'Back row')).toMatchObject({ refund: '15.00' })
  expect(answerOf(await change(buyer, orderId, tickets[0].id, back, { price: '19.00' }))).toEqual([
    409,
    'TICKET_CHANGE_PRICE_CHANGED',
  ])
  const done = await change(buyer, orderId, tickets[0].id, back, { price: '20.00' })
  expect(done.body.ticket.ticketName).toBe('Back row')
  await expect.poll(() => refundedOf(site, orderId), { timeout: 30_000 }).toBe('15.00')
  expect((await orderOf(site, orderId)).priceSummary.total.amount).toBe('55.00')
  const listed = (await buyer.call('GET', `/fairground/v1/placed-orders/${orderId}/ticket-cancellations`)).body
  await expect
    .poll(async () => (await buyer.call('GET', `/fairground/v1/placed-orders/${orderId}/ticket-cancellations`)).body)
    .toMatchObject({ cancellations: [{ changedTo: 'Back row', refund: '15.00', state: 'REFUNDED' }] })
  expect(listed.cancellations[0].ticketNumbers).toEqual([tickets[0].number])
  const mails = await site.query(`select text from mails where template = 'ticketChanged'`)
  expect(mails[0]?.text).toContain('We are refunding £15.00')
  const order = await orderOf(site, orderId)
  const line = order.lineItems.find(({ price }: { price: { amount: string } }) => price.amount === '20.00')
  const computed = await site.admin.call('POST', '/ecom/v1/order-billing/calculate-refund', {
    ecomOrderId: orderId,
    refundItems: { lineItems: [{ lineItemId: line.id, quantity: 1 }] },
  })
  if (computed.status === 200) expect(JSON.stringify(computed.body)).toContain('20.00')
  await agrees(site)
})

test('a dearer date is paid and made with its own answers, and money for one that asks more by then goes back', async () => {
  const site = await cardSite()
  await working(site)
  const asks = async (eventId: string, label: string) => {
    const added = await site.admin.call('POST', `/events/v1/events/${eventId}/form/control`, {
      eventId,
      text: { label, mandatory: true },
    })
    expect(added.status, JSON.stringify(added.body)).toBe(200)
    await site.admin.call('POST', `/events/v1/events/${eventId}/form/publish`, { eventId })
  }
  const later = await soldToChange(site)
  await asks(later.eventId, 'Which dish?')
  const { buyer, orderId, eventId, tickets } = await soldToChange(site, { terms: { eventIds: [later.eventId] } })
  const { form, options } = (
    await buyer.call('GET', `${path(orderId, tickets[0].id, 'change-options')}?eventId=${later.eventId}`)
  ).body
  expect(options.map(({ surcharge }: { surcharge?: string }) => surcharge)).toContain('15.00')
  const inputValues = [{ inputName: form.controls[0].inputs[0].name, value: 'Soup' }]
  const wanted = (ticketId: string) => change(buyer, orderId, ticketId, later.boxId, { form: { inputValues } })
  const first = await wanted(tickets[0].id)
  await payAtBank(buyer, orderId, first.body.payment.paymentRequestId)
  expect((await ticketsOf(buyer, orderId)).map((one: { eventId: string }) => one.eventId).toSorted()).toEqual(
    [eventId, later.eventId].toSorted(),
  )
  const second = await wanted(tickets[1].id)
  expect(second.status, JSON.stringify(second.body)).toBe(200)
  await asks(later.eventId, 'Which drink?')
  await payAtBank(buyer, orderId, second.body.payment.paymentRequestId)
  await expect.poll(() => refundedOf(site, orderId), { timeout: 30_000 }).toBe('15.00')
  expect(await usedOf(site, later.boxId)).toBe(1)
  const stored = await site.query(
    `select doc #> '{change,form}' as form from order_payment_requests where order_id = $1`,
    [orderId],
  )
  expect(stored).toEqual([{ form: null }, { form: null }])
  await agrees(site)
})

test('a kind that one person has too many of is refused before anything is paid', async () => {
  const site = await cardSite()
  const { buyer, orderId, boxId, tickets } = await soldToChange(site, { box: { limitPerPerson: 1 } })
  const first = await begin(buyer, orderId, tickets[0].id, boxId)
  await payAtBank(buyer, orderId, first.paymentRequestId)
  expect(answerOf(await change(buyer, orderId, tickets[1].id, boxId))).toEqual([409, 'TICKET_KIND_NOT_AVAILABLE'])
  expect(await usedOf(site, boxId)).toBe(1)
  await agrees(site)
})

test('terms without dearer kinds, shops without online payments and strangers begin nothing', async () => {
  const site = await cardSite()
  const off = await soldToChange(site, { terms: { toDearer: false } })
  expect(answerOf(await change(off.buyer, off.orderId, off.tickets[0].id, off.boxId))).toEqual([
    409,
    'TICKET_CHANGE_PRICE_DIFFERS',
  ])
  const { buyer, orderId, boxId, tickets } = await soldToChange(site)
  expect(answerOf(await change(await site.visitor(), orderId, tickets[0].id, boxId))).toEqual([404, 'ORDER_NOT_FOUND'])
  await site.query(`update sites set settings = settings || '{"testPayments": false}'`)
  await site.assembly.directory.reload()
  const { options } = (await buyer.call('GET', path(orderId, tickets[0].id, 'change-options'))).body
  expect(options).toEqual([])
  expect(answerOf(await change(buyer, orderId, tickets[0].id, boxId))).toEqual([409, 'PAYMENT_METHODS_NOT_FOUND'])
  expect(await usedOf(site, boxId)).toBe(0)
  await agrees(site)
})

test('a ticket that goes down and up again, and up and down, costs what it is worth each time', async () => {
  const site = await cardSite()
  const { buyer, orderId, eventId, ticketDefinitionId, boxId } = await soldToChange(site, { quantity: 1 })
  const lowId = await kind(site, eventId, { name: 'Low', ...priced('5.00') })
  await working(site)
  const only = async () =>
    (await ticketsOf(buyer, orderId)).find((one: { status?: string }) => one.status !== 'CANCELED')
  const goesTo = async (kindId: string, { total, paid, back }: { total: string; paid: string; back: string }) => {
    const { payment } = (await change(buyer, orderId, (await only()).id, kindId)).body
    if (payment) expect((await payAtBank(buyer, orderId, payment.paymentRequestId)).body.status).toBe('PAID')
    await expect.poll(() => refundedOf(site, orderId), { timeout: 30_000 }).toBe(back)
    const { priceSummary, balanceSummary, paymentStatus } = await orderOf(site, orderId)
    expect([priceSummary.total.amount, paymentStatus]).toEqual([total, 'PARTIALLY_REFUNDED'])
    const { balance, paid: taken, refunded } = balanceSummary
    expect([balance.amount, taken.amount, refunded.amount]).toEqual(['0.00', paid, back])
    await agrees(site)
  }
  await goesTo(lowId, { total: '5.00', paid: '35.00', back: '30.00' })
  await goesTo(boxId, { total: '50.00', paid: '80.00', back: '30.00' })
  await goesTo(lowId, { total: '5.00', paid: '80.00', back: '75.00' })
  await goesTo(ticketDefinitionId, { total: '35.00', paid: '110.00', back: '75.00' })
  await goesTo(boxId, { total: '50.00', paid: '125.00', back: '75.00' })
})

test.for(['ticket', 'order'] as const)('a cancelled %s frees the place of the change that waits', async (gone) => {
  const site = await cardSite()
  const more = { cancellation: { allowed: true } }
  const { buyer, orderId, boxId, tickets } = await soldToChange(site, { box: { initialLimit: 1 }, more })
  const waiting = await begin(buyer, orderId, tickets[0].id, boxId)
  await working(site)
  const canceled =
    gone === 'ticket'
      ? await buyer.call('POST', `/fairground/v1/placed-orders/${orderId}/ticket-cancellations`, {
          orderId,
          ticketIds: [tickets[0].id],
        })
      : await site.admin.call('POST', `/ecom/v1/orders/${orderId}/cancel`, { restockAllItems: true })
  expect(canceled.status, JSON.stringify(canceled.body)).toBe(200)
  await expect.poll(() => usedOf(site, boxId), { timeout: 30_000 }).toBe(0)
  const { body } = await site.admin.call('GET', `/ecom/v1/order-payment-requests/${waiting.paymentRequestId}`)
  expect(body.orderPaymentRequest.status).toBe('EXPIRED')
  await agrees(site)
})
