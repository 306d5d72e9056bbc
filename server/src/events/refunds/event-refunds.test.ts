import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { type TestSite, testSettings } from '../../../test/fixture.ts'
import {
  type ConcertForSale,
  checkOut,
  placeOrder,
  productLine,
  sellShirts,
  sellTickets,
  type TestChoice,
  ticketLine,
} from '../../../test/shop.ts'
import { sealer } from '../../ground/sealer.ts'
import { startJobs } from '../../jobs/jobs.ts'
import { testProvider } from '../../providers/payment/test-provider.ts'
import { agrees, bought, cardSite, codeOf, orderOf, transactionsOf } from '../../sales/payments/payments.fixture.ts'
import type { PaymentProvider, ProviderNeeds } from '../../sales/payments/provider.ts'
import { settleRefund } from '../../sales/payments/refunds/settle-refund.ts'
import { copyOrder } from './event-refunds.fixture.ts'
import { PIECE, refundPiece } from './jobs.ts'

const pathOf = ({ eventId }: ConcertForSale, more = '') => `/fairground/v1/events/${eventId}/refund${more}`
const request = ({ admin }: TestSite, concert: ConcertForSale, body: object = { cancel: true }) =>
  admin.call('POST', pathOf(concert), { eventId: concert.eventId, ...body })
const progressOf = async ({ admin }: TestSite, concert: ConcertForSale) =>
  (await admin.call('GET', pathOf(concert))).body.refund
const ordersOf = async ({ admin }: TestSite, concert: ConcertForSale) =>
  (await admin.call('GET', pathOf(concert, '/orders'))).body.orders

/** Runs the job's pieces until none is left, as the queue does. Their number. */
async function runJob(site: TestSite, { eventId }: ConcertForSale): Promise<number> {
  const { directory, pool, methods } = site.assembly
  const db = pool.forSite(site.siteId)
  const at = {
    db,
    site: directory.site(site.siteId)!,
    now: new Date(),
    newId: () => crypto.randomUUID(),
    dbOf: () => db,
  }
  for (let pieces = 1; ; pieces++)
    if (!(await refundPiece(at, { methods, sealer: sealer(['test']) }, eventId))) return pieces
}

const buy = async (site: TestSite, lines: readonly unknown[], choice: TestChoice = 'approve') =>
  (await bought(site, lines, choice)).orderId
const buyUnpaid = async (site: TestSite, lines: readonly unknown[]) => (await bought(site, lines)).orderId

/** The test bank with every refund on record by its key; once 60 have moved, `breaks` answers are lost on their way. */
async function watchedSite() {
  const moved = new Map<string, bigint>()
  const state = { breaks: 0 }
  const payments = (needs: ProviderNeeds): PaymentProvider[] => {
    const bank = testProvider(needs)
    return [
      {
        ...bank,
        refund: async (refund) => {
          const answer = await bank.refund(refund)
          if (answer.status === 'SUCCEEDED') moved.set(refund.id, refund.amount)
          if (moved.size > 60 && state.breaks-- > 0) throw new Error('The line broke')
          return answer
        },
      },
    ]
  }
  const { providers } = testSettings('')
  return { site: await cardSite({ providers: { ...providers, payments } }), moved, state }
}

const settleAll = async (site: TestSite) => {
  const db = site.assembly.pool.forSite(site.siteId)
  for (const { id } of await site.query(`select id from refunds where status = 'PENDING'`))
    await settleRefund(db, { now: new Date(), newId: () => crypto.randomUUID() }, site.assembly.methods, String(id))
}

test('cancelling with a refund gives every order its money back once, and one mail says so', async () => {
  const site = await cardSite()
  const jobs = await startJobs(site.assembly, pino({ level: 'silent' }))
  onTestFinished(() => jobs.stop())
  const concert = await sellTickets(site, 10)
  const orders = [await buy(site, [ticketLine(concert.ticketDefinitionId, 2)])]
  orders.push(await buy(site, [ticketLine(concert.ticketDefinitionId, 1)]))
  expect((await site.admin.call('GET', pathOf(concert))).body).toEqual({ paidOrders: 2 })
  const reply = await request(site, concert)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  expect(reply.body.refund).toMatchObject({ total: 2, done: false, waiting: 2 })
  await expect.poll(async () => (await progressOf(site, concert)).done, { timeout: 60_000, interval: 200 }).toBe(true)
  expect(await progressOf(site, concert)).toMatchObject({
    refunded: 2,
    failed: 0,
    refundedAmount: { amount: '105.00' },
    byHandAmount: { amount: '0.00' },
  })
  for (const id of orders)
    expect(await orderOf(site, id)).toMatchObject({ status: 'APPROVED', paymentStatus: 'FULLY_REFUNDED' })
  const mails = () => site.query(`select text from mails where template in ('eventCanceled', 'orderRefunded')`)
  await expect.poll(mails, { timeout: 60_000, interval: 200 }).toHaveLength(1)
  expect(String((await mails())[0]?.text)).toContain('We are refunding £105.00 to the card or account')
  expect(await site.query(`select action, after from audit_log where action like 'event.%'`)).toEqual([
    { action: 'event.refunded', after: { orders: 2 } },
  ])
  await agrees(site)
})

test('two hundred orders are refunded once each, also by two workers and with answers that are lost', {
  timeout: 240_000,
}, async () => {
  const { site, moved, state } = await watchedSite()
  const concert = await sellTickets(site, 1000)
  await copyOrder(site, await buy(site, [ticketLine(concert.ticketDefinitionId, 2)]), 199)
  await agrees(site)
  expect((await request(site, concert)).body.refund).toMatchObject({ total: 200 })
  state.breaks = 4
  // Two workers: one took over a job that was thought to be dead.
  await Promise.all([runJob(site, concert), runJob(site, concert)])
  expect(await progressOf(site, concert)).toMatchObject({ done: false, waiting: 0, failed: 0, pending: 4 })
  await Promise.all([settleAll(site), settleAll(site)])
  expect(await runJob(site, concert)).toBe(1)
  expect(await progressOf(site, concert)).toMatchObject({
    done: true,
    refunded: 200,
    refundedAmount: { amount: '14000.00' },
  })
  expect(moved.size).toBe(200)
  expect([...moved.values()].every((amount) => amount === 7000n)).toBe(true)
  const [sums] = await site.query(
    `select count(*)::int as orders, sum(refunded)::text as refunded, count(*) filter (where refunded = paid)::int as whole from orders`,
  )
  expect(sums).toEqual({ orders: 200, refunded: '1400000', whole: 200 })
  expect(await site.query(`select 1 from tickets where status = 'ISSUED'`)).toEqual([])
  await agrees(site)
})

test('a request that comes twice, and at once, begins one refund in pieces', async () => {
  const site = await cardSite()
  const concert = await sellTickets(site, 100)
  await copyOrder(site, await buy(site, [ticketLine(concert.ticketDefinitionId, 1)]), PIECE)
  const replies = await Promise.all([request(site, concert), request(site, concert), request(site, concert)])
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await runJob(site, concert)).toBe(2)
  expect((await request(site, concert)).body.refund).toMatchObject({ done: true, refunded: PIECE + 1 })
  expect(await site.query(`select 1 from audit_log where action = 'event.refunded'`)).toHaveLength(1)
  await agrees(site)
})

test('a mixed order gets its tickets with their fee, a partly refunded one the rest', async () => {
  const site = await cardSite()
  const shirt = await sellShirts(site, 10)
  const concert = await sellTickets(site, 10)
  const other = await sellTickets(site, 20, '12.00')
  await site.query(`update ticket_definitions set fee_type = 'FEE_ADDED_AT_CHECKOUT' where id = $1`, [
    concert.ticketDefinitionId,
  ])
  const mixed = await buy(site, [
    productLine(shirt.productId, 1),
    ticketLine(concert.ticketDefinitionId, 2),
    ticketLine(other.ticketDefinitionId, 1),
  ])
  const partly = await buy(site, [ticketLine(concert.ticketDefinitionId, 2)])
  const [line] = (await orderOf(site, partly)).lineItems
  const [payment] = (await transactionsOf(site, partly)).payments
  const part = await site.admin.call('POST', '/ecom/v1/order-billing/refund-payments', {
    orderId: partly,
    paymentRefunds: [{ paymentId: payment.id, amount: { amount: '35.88' } }],
    refundItems: { lineItems: [{ lineItemId: line.id, quantity: 1 }] },
  })
  expect(part.status, JSON.stringify(part.body)).toBe(200)
  await request(site, concert)
  await runJob(site, concert)
  // 2.5 % of £35.00 is £0.875 a ticket.
  expect((await orderOf(site, mixed)).balanceSummary.refunded.amount).toBe('71.75')
  expect(await orderOf(site, mixed)).toMatchObject({
    paymentStatus: 'PARTIALLY_REFUNDED',
  })
  const quantities = (await orderOf(site, mixed)).lineItems.map(
    ({ price, refundQuantity = 0 }: { price: { amount: string }; refundQuantity?: number }) => [
      price.amount,
      refundQuantity,
    ],
  )
  expect(quantities).toEqual([
    ['20.00', 0],
    ['35.00', 2],
    ['12.00', 0],
  ])
  expect(await orderOf(site, partly)).toMatchObject({
    paymentStatus: 'FULLY_REFUNDED',
    balanceSummary: { refunded: { amount: '71.75' } },
  })
  await agrees(site)
})

test('a failed refund is named and tried again, one that waits for its bank is not', async () => {
  const site = await cardSite()
  const concert = await sellTickets(site, 10)
  const failing = await buy(site, [ticketLine(concert.ticketDefinitionId, 1)], 'refundFails')
  await buy(site, [ticketLine(concert.ticketDefinitionId, 1)], 'refundLate')
  await request(site, concert)
  await runJob(site, concert)
  expect(await progressOf(site, concert)).toMatchObject({ done: false, failed: 1, pending: 1 })
  const failed = (await site.admin.call('GET', pathOf(concert, '/orders?state=FAILED'))).body
  expect(failed).toMatchObject({
    total: 1,
    orders: [{ orderId: failing, amount: { amount: '35.00' }, reason: 'The account was closed' }],
  })
  await site.query(`update test_payments set doc = jsonb_set(doc, '{choice}', '"approve"')`)
  const retried = await Promise.all(
    [1, 2].map(() => site.admin.call('POST', pathOf(concert, '/retry'), { eventId: concert.eventId })),
  )
  expect(retried.map(({ status }) => status)).toEqual([200, 200])
  await runJob(site, concert)
  await settleAll(site)
  expect(await progressOf(site, concert)).toMatchObject({
    done: true,
    refunded: 2,
    refundedAmount: { amount: '70.00' },
  })
  await agrees(site)
})

test('money that was paid in person is returned by hand, and recorded once', async () => {
  const site = await cardSite()
  const concert = await sellTickets(site, 10)
  const orderId = await buyUnpaid(site, [ticketLine(concert.ticketDefinitionId, 1)])
  const paid = await site.admin.call('POST', `/ecom/v1/payments-collector/orders/${orderId}/mark-as-paid`, {
    ecomOrderId: orderId,
  })
  expect(paid.status, JSON.stringify(paid.body)).toBe(200)
  await request(site, concert)
  await runJob(site, concert)
  expect(await progressOf(site, concert)).toMatchObject({ done: true, byHand: 1, byHandAmount: { amount: '35.00' } })
  const record = () => site.admin.call('POST', pathOf(concert, '/by-hand'), { eventId: concert.eventId, orderId })
  const replies = [...(await Promise.all([record(), record()])), await record()]
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await progressOf(site, concert)).toMatchObject({ byHand: 0, refunded: 1, refundedAmount: { amount: '35.00' } })
  expect((await orderOf(site, orderId)).paymentStatus).toBe('FULLY_REFUNDED')
  await agrees(site)
})

test('bad requests change nothing', async () => {
  const site = await cardSite()
  const concert = await sellTickets(site, 10)
  await buy(site, [ticketLine(concert.ticketDefinitionId, 1)])
  const [waits, unknown] = [
    await request(site, concert, {}),
    await request(site, { ...concert, eventId: crypto.randomUUID() }),
  ]
  expect([waits.status, codeOf(waits)]).toEqual([409, 'INVALID_EVENT_STATUS_TRANSITION'])
  expect([unknown.status, codeOf(unknown)]).toEqual([404, 'EVENT_NOT_FOUND'])
  const retry = await site.admin.call('POST', pathOf(concert, '/retry'), { eventId: concert.eventId })
  expect([retry.status, codeOf(retry)]).toEqual([404, 'EVENT_REFUND_NOT_FOUND'])
  const orders = await site.keyWith(['orders.write'])
  const body = { eventId: concert.eventId, cancel: true }
  expect((await orders.call('POST', pathOf(concert), body)).status).toBe(403)
  expect((await (await site.keyWith(['events.write'])).call('POST', pathOf(concert), body)).status).toBe(403)
  expect((await site.admin.call('GET', `/events/v3/events/${concert.eventId}`)).body.event.status).toBe('UPCOMING')
  await site.admin.call('POST', `/events/v3/events/${concert.eventId}/cancel`, {})
  expect((await orders.call('POST', pathOf(concert), { eventId: concert.eventId })).status).toBe(200)
  await runJob(site, concert)
  expect(await ordersOf(site, concert)).toMatchObject([{ state: 'REFUNDED' }])
  const stranger = await site.admin.call('POST', pathOf(concert, '/by-hand'), {
    eventId: concert.eventId,
    orderId: crypto.randomUUID(),
  })
  expect([stranger.status, codeOf(stranger)]).toEqual([404, 'ORDER_NOT_FOUND'])
})

test('credit in place of money: every buyer gets one card of what they would have got, by one mail, and no money', {
  timeout: 120_000,
}, async () => {
  const { site, moved } = await watchedSite()
  const jobs = await startJobs(site.assembly, pino({ level: 'silent' }))
  onTestFinished(() => jobs.stop())
  const concert = await sellTickets(site, 1000)
  await copyOrder(site, await buy(site, [ticketLine(concert.ticketDefinitionId, 2)]), 48)
  const cash = await buyUnpaid(site, [ticketLine(concert.ticketDefinitionId, 1)])
  await site.admin.call('POST', `/ecom/v1/payments-collector/orders/${cash}/mark-as-paid`, { ecomOrderId: cash })
  const replies = await Promise.all([1, 2].map(() => request(site, concert, { cancel: true, credit: true })))
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect(replies[0]?.body.refund).toMatchObject({ total: 50, credit: true })
  expect(codeOf(await request(site, concert, {}))).toBe('EVENT_REFUND_REQUESTED_OTHERWISE')
  await expect.poll(async () => (await progressOf(site, concert)).done, { timeout: 90_000, interval: 200 }).toBe(true)
  expect(await progressOf(site, concert)).toMatchObject({
    refunded: 50,
    byHand: 0,
    failed: 0,
    refundedAmount: { amount: '3465.00' },
  })
  const cards = await site.query(`select g.initial::text as cents, o.buyer_email = g.recipient_email as is_buyers
     from gift_cards g join orders o on o.id = g.order_id order by 1`)
  expect(cards).toHaveLength(50)
  expect(new Set(cards.map(({ cents }) => cents))).toEqual(new Set(['3500', '7000']))
  expect(cards.every(({ is_buyers }) => is_buyers)).toBe(true)
  expect(moved.size).toBe(0)
  const [sums] = await site.query(
    `select count(*) filter (where refunded = paid)::int as whole, count(distinct payment_status)::int as statuses from orders`,
  )
  expect(sums).toEqual({ whole: 50, statuses: 1 })
  const mails = () => site.query(`select text from mails where template = 'orderCredited'`)
  await expect.poll(mails, { timeout: 60_000, interval: 200 }).toHaveLength(50)
  expect(await site.query(`select 1 from mails where template = 'orderRefunded'`)).toEqual([])
  await agrees(site)

  // The code of the mail pays.
  const shirt = await sellShirts(site, 10)
  const code = /([2-9A-HJKMNP-Z]{4}-){3}[2-9A-HJKMNP-Z]{4}/.exec(String((await mails())[0]?.text))?.[0]
  const buyer = await site.visitor()
  const checkoutId = await checkOut(buyer, [productLine(shirt.productId, 1)])
  await buyer.call('PATCH', `/ecom/v1/checkouts/${checkoutId}`, { checkout: { id: checkoutId }, giftCardCode: code })
  const { orderId } = (await placeOrder(buyer, checkoutId)).body
  expect((await orderOf(site, orderId)).paymentStatus).toBe('PAID')
  await agrees(site)
})

test('nobody gets credit that the shop does not take', async () => {
  const site = await cardSite()
  const concert = await sellTickets(site, 10)
  const credit = async () => codeOf(await request(site, concert, { cancel: true, credit: true }))
  const sellsIn = (currency: string) =>
    site.query(
      `update events set doc = doc || jsonb_build_object('tickets', jsonb_build_object('currency', $2::text)) where id = $1`,
      [concert.eventId, currency],
    )
  await sellsIn('EUR')
  expect(await credit()).toBe('INVALID_GIFT_CARD_CURRENCY')
  await sellsIn('GBP')
  const checkoutSettings = { checkoutFields: { giftCardRedeemEnabled: false } }
  await site.admin.call('PATCH', '/ecom/v1/checkout-settings', { checkoutSettings })
  expect(await credit()).toBe('GIFT_CARDS_NOT_ACCEPTED')
  expect(await progressOf(site, concert)).toBeUndefined()
  expect((await site.admin.call('GET', `/events/v3/events/${concert.eventId}`)).body.event.status).toBe('UPCOMING')
})

test('an order without an address gets no card that nobody could use', async () => {
  const site = await cardSite()
  const concert = await sellTickets(site, 10)
  const orderId = await buy(site, [ticketLine(concert.ticketDefinitionId, 1)])
  await site.query(`update orders set buyer_email = null where id = $1`, [orderId])
  await request(site, concert, { cancel: true, credit: true })
  await runJob(site, concert)
  expect(await ordersOf(site, concert)).toMatchObject([{ orderId, state: 'FAILED', reason: 'ORDER_HAS_NO_EMAIL' }])
  expect(await site.query('select 1 from gift_cards')).toEqual([])
  await agrees(site)
})
