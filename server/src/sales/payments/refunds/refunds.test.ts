import { present } from '@fairground/domain/present.ts'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { type TestCaller, type TestSite, testSettings } from '../../../../test/fixture.ts'
import {
  pay,
  placedOrder,
  productLine,
  sellShirts,
  sellTickets,
  type TestChoice,
  ticketLine,
} from '../../../../test/shop.ts'
import { startJobs } from '../../../jobs/jobs.ts'
import { testProvider } from '../../../providers/payment/test-provider.ts'
import { agrees, bought, cardSite, codeOf, orderOf, transactionsOf } from '../payments.fixture.ts'
import type { PaymentProvider, ProviderNeeds } from '../provider.ts'
import { notifyRefunded } from './notify-refunded.ts'
import { settleRefund } from './settle-refund.ts'

const BILLING = '/ecom/v1/order-billing'

interface Paid {
  readonly orderId: string
  readonly paymentId: string
  /** In the order of what was bought. */
  readonly lineIds: readonly string[]
}

/** Bought and paid online. */
async function paid(site: TestSite, lines: readonly unknown[], choice: TestChoice = 'approve'): Promise<Paid> {
  const { orderId } = await bought(site, lines, choice)
  const { payments } = await transactionsOf(site, orderId)
  const { lineItems } = await orderOf(site, orderId)
  return { orderId, paymentId: payments[0].id, lineIds: lineItems.map(({ id }: { id: string }) => id) }
}

const refund = (caller: TestCaller, request: { orderId: string } & Record<string, unknown>, key?: string) =>
  caller.call('POST', `${BILLING}/refund-payments`, request, key ? { 'idempotency-key': key } : {})
const some = ({ orderId, paymentId }: Paid, amount?: string, more: Record<string, unknown> = {}) => ({
  orderId,
  paymentRefunds: [{ paymentId, ...present({ amount: amount ? { amount } : undefined }) }],
  ...more,
})
const refundability = async (site: TestSite, orderId: string) =>
  (await site.admin.call('POST', `${BILLING}/get-order-refundability`, { orderId })).body
const used = async (site: TestSite) =>
  Object.fromEntries(
    (await site.query('select kind, used::int from pools where used > 0')).map((pool) => [pool.kind, pool.used]),
  )

/** The test bank, with what moved on record by key; `fault` is thrown after the money has moved, while it says so. */
function watched() {
  const moved = new Map<string, bigint>()
  const state = { fault: false, requests: 0 }
  const payments = (needs: ProviderNeeds): PaymentProvider[] => {
    const bank = testProvider(needs)
    return [
      {
        ...bank,
        refund: async (request) => {
          state.requests++
          const answer = await bank.refund(request)
          if (answer.status === 'SUCCEEDED') moved.set(request.id, request.amount)
          if (state.fault) throw new Error('The line broke')
          return answer
        },
      },
    ]
  }
  return { moved, state, payments }
}
const watchedSite = async () => {
  const watch = watched()
  const { providers } = testSettings('')
  const site = await cardSite({ providers: { ...providers, payments: watch.payments } })
  return { site, ...watch, total: () => [...watch.moved.values()].reduce((sum, amount) => sum + amount, 0n) }
}

test('a refunded line is computed, paid back, on sale again and in the history', async () => {
  const site = await cardSite()
  const shirt = await sellShirts(site, 10)
  const order = await paid(site, [productLine(shirt.productId, 3)])
  const refundItems = { lineItems: [{ lineItemId: order.lineIds[0], quantity: 2 }] }
  const computed = await site.admin.call('POST', `${BILLING}/calculate-refund`, { orderId: order.orderId, refundItems })
  expect(computed.body).toMatchObject({ available: true, summary: { total: { amount: '40.00' } } })

  const reply = await refund(
    site.admin,
    some(order, '40.00', {
      refundItems,
      sideEffects: { restock: { lineItems: [{ lineItemId: order.lineIds[0], quantity: 1 }] } },
      customerReason: 'Too small',
    }),
  )
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  expect(reply.body.refund).toMatchObject({
    transactions: [
      { paymentId: order.paymentId, amount: { amount: '40.00' }, refundStatus: 'SUCCEEDED', externalRefund: false },
    ],
    details: { lineItems: refundItems.lineItems, shippingIncluded: false, reason: 'Too small' },
    summary: {
      requestedRefund: { amount: '40.00' },
      refunded: { amount: '40.00' },
      pendingRefund: { amount: '0.00' },
      pending: false,
      breakdown: { lineItems: [{ totalRefundedAmount: { amount: '40.00' } }] },
    },
  })
  expect(reply.body.orderTransactions.payments[0].status).toBe('PARTIALLY_REFUNDED')
  const after = await orderOf(site, order.orderId)
  expect(after).toMatchObject({
    paymentStatus: 'PARTIALLY_REFUNDED',
    balanceSummary: { paid: { amount: '60.00' }, refunded: { amount: '40.00' } },
    lineItems: [{ quantity: 3, refundQuantity: 2, restockQuantity: 1 }],
  })
  expect(after.activities.map(({ type }: { type: string }) => type)).toEqual([
    'ORDER_PLACED',
    'ORDER_PAID',
    'REFUND_INITIATED',
    'PAYMENT_REFUNDED',
    'ORDER_REFUNDED',
  ])
  expect(await used(site)).toEqual({ stock: 2 })
  expect(await refundability(site, order.orderId)).toMatchObject({
    payments: [{ refundable: true, payment: { monetary: { maxRefund: { amount: '20.00' } } } }],
    paymentsSummary: { monetary: { paid: { amount: '60.00' }, refunded: { amount: '40.00' } } },
    lineItems: [{ originalQuantity: 3, refundedQuantity: 2, availableRefundQuantity: 1 }],
  })
  await refund(site.admin, some(order))
  expect((await orderOf(site, order.orderId)).paymentStatus).toBe('FULLY_REFUNDED')
  expect(await refundability(site, order.orderId)).toMatchObject({
    payments: [{ nonRefundable: { reason: 'ALREADY_REFUNDED' } }],
  })
  await agrees(site)
})

test('tickets of refunded units are void, those that were not used first, and their places are free', async () => {
  const site = await cardSite()
  const concert = await sellTickets(site, 10)
  const order = await paid(site, [ticketLine(concert.ticketDefinitionId, 3)])
  await site.query(
    `update tickets set checked_in_at = now() where id = (select id from tickets order by id desc limit 1)`,
  )
  await site.query(
    `insert into scans (site_id, id, event_id, ticket_id, act, done_at, recorded_at, actor_kind)
     select site_id, gen_random_uuid(), event_id, id, 'CHECK_IN', now(), now(), 'staff' from tickets where checked_in_at is not null`,
  )
  const units = (quantity: number) => ({ refundItems: { lineItems: [{ lineItemId: order.lineIds[0], quantity }] } })
  expect((await refund(site.admin, some(order, '70.00', units(2)))).status).toBe(200)
  expect(await site.query(`select status, checked_in_at is not null as used from tickets order by used`)).toEqual([
    { status: 'VOID', used: false },
    { status: 'VOID', used: false },
    { status: 'ISSUED', used: true },
  ])
  expect(await used(site)).toEqual({ tickets: 1 })
  expect((await orderOf(site, order.orderId)).lineItems[0].refundQuantity).toBe(2)
  await agrees(site)
  // Cancelling afterwards gives back the rest, and only the rest.
  await site.admin.call('POST', `/ecom/v1/orders/${order.orderId}/cancel`, { id: order.orderId, restockAllItems: true })
  expect(await used(site)).toEqual({})
  await agrees(site)
})

test('refunds never exceed the payment, by many at once', async () => {
  const { site, total } = await watchedSite()
  const shirt = await sellShirts(site, 10)
  const order = await paid(site, [productLine(shirt.productId, 5)])
  const replies = await Promise.all(Array.from({ length: 8 }, () => refund(site.admin, some(order, '30.00'))))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409, 409, 409])
  expect(new Set(replies.map(codeOf).filter(Boolean))).toEqual(new Set(['INVALID_PAYMENT_REFUND_AMOUNT']))
  expect(total()).toBe(9000n)
  expect(await orderOf(site, order.orderId)).toMatchObject({
    paymentStatus: 'PARTIALLY_REFUNDED',
    balanceSummary: { refunded: { amount: '90.00' }, pendingRefund: { amount: '0.00' } },
  })
  await agrees(site)
})

test('no unit is refunded or put back twice, by many at once', async () => {
  const site = await cardSite()
  const shirt = await sellShirts(site, 10)
  const order = await paid(site, [productLine(shirt.productId, 3)])
  const lineItems = [{ lineItemId: order.lineIds[0], quantity: 2 }]
  const request = some(order, '1.00', { refundItems: { lineItems }, sideEffects: { restock: { lineItems } } })
  const replies = await Promise.all(Array.from({ length: 5 }, () => refund(site.admin, request)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  expect(await used(site)).toEqual({ stock: 1 })
  const restock = { sideEffects: { restock: { lineItems } } }
  expect(codeOf(await refund(site.admin, some(order, '1.00', restock)))).toBe('INVALID_LINE_ITEM_RESTOCK_QUANTITY')
  await agrees(site)
})

test('refunded beside cancelled: whatever comes first, units come back once', async () => {
  const site = await cardSite()
  const shirt = await sellShirts(site, 100)
  const concert = await sellTickets(site, 100)
  for (let i = 0; i < 4; i++) {
    const order = await paid(site, [productLine(shirt.productId, 3), ticketLine(concert.ticketDefinitionId, 2)])
    const lineItems = [{ lineItemId: order.lineIds[0], quantity: 2 }]
    const refundItems = { lineItems: [...lineItems, { lineItemId: order.lineIds[1], quantity: 1 }] }
    const { orderId } = order
    const [given, canceled] = await Promise.all([
      refund(site.admin, some(order, '75.00', { refundItems, sideEffects: { restock: { lineItems } } })),
      site.admin.call('POST', `/ecom/v1/orders/${orderId}/cancel`, { id: orderId, restockAllItems: true }),
    ])
    expect([200, 409]).toContain(given.status)
    expect(canceled.status).toBe(200)
    expect(await used(site)).toEqual({})
    await agrees(site)
  }
})

test('a repeated request with the same key is the same refund, also at once and for another process', async () => {
  const { site, total } = await watchedSite()
  const shirt = await sellShirts(site, 10)
  const order = await paid(site, [productLine(shirt.productId, 2)])
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => refund(site.admin, some(order, '10.00'), 'refund-1')),
  )
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(new Set(replies.map(({ body }) => body.refund.id)).size).toBe(1)
  expect(total()).toBe(1000n)
  const another = await refund(site.admin, some(order, '11.00'), 'refund-1')
  expect([another.status, codeOf(another)]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED'])
  expect((await refund(site.admin, some(order, '10.00'), 'refund-2')).status).toBe(200)
  expect(total()).toBe(2000n)
  await agrees(site)
})

test('a crash between provider and commit loses and doubles nothing', async () => {
  const { site, state, moved, total } = await watchedSite()
  const shirt = await sellShirts(site, 10)
  const order = await paid(site, [productLine(shirt.productId, 2)])
  const units = { refundItems: { lineItems: [{ lineItemId: order.lineIds[0], quantity: 1 }] } }
  state.fault = true
  const broken = await refund(site.admin, some(order, '20.00', units), 'once')
  expect(broken.body.refund).toMatchObject({
    transactions: [{ refundStatus: 'PENDING' }],
    summary: { pending: true, pendingRefund: { amount: '20.00' } },
  })
  expect(await orderOf(site, order.orderId)).toMatchObject({
    paymentStatus: 'PAID',
    balanceSummary: { refunded: { amount: '0.00' }, pendingRefund: { amount: '20.00' } },
  })
  await agrees(site)
  // A pending amount is not refunded a second time.
  expect(codeOf(await refund(site.admin, some(order, '20.01')))).toBe('INVALID_PAYMENT_REFUND_AMOUNT')

  state.fault = false
  const db = site.assembly.pool.forSite(site.siteId)
  const moment = { now: new Date(), newId: () => crypto.randomUUID() }
  const settle = () => settleRefund(db, moment, site.assembly.methods, broken.body.refund.id)
  expect(await Promise.all([settle(), settle(), settle()])).toEqual(['DECIDED', 'DECIDED', 'DECIDED'])
  expect([moved.size, total()]).toEqual([1, 2000n])
  expect((await refund(site.admin, some(order, '20.00', units), 'once')).body.refund).toMatchObject({
    id: broken.body.refund.id,
    transactions: [{ refundStatus: 'SUCCEEDED' }],
  })
  expect(await orderOf(site, order.orderId)).toMatchObject({
    paymentStatus: 'PARTIALLY_REFUNDED',
    lineItems: [{ refundQuantity: 1 }],
    balanceSummary: { refunded: { amount: '20.00' }, pendingRefund: { amount: '0.00' } },
  })
  expect(total()).toBe(2000n)
  await agrees(site)
})

test('a refund that fails leaves everything as it was', async () => {
  const site = await cardSite()
  const concert = await sellTickets(site, 10)
  const order = await paid(site, [ticketLine(concert.ticketDefinitionId, 2)], 'refundFails')
  const units = { refundItems: { lineItems: [{ lineItemId: order.lineIds[0], quantity: 2 }] } }
  const reply = await refund(site.admin, some(order, undefined, units))
  expect(reply.body.refund).toMatchObject({
    transactions: [{ refundStatus: 'FAILED', refundStatusInfo: { description: 'The account was closed' } }],
    summary: { failedRefundAmount: { amount: '70.00' }, pending: false },
  })
  expect(await orderOf(site, order.orderId)).toMatchObject({ paymentStatus: 'PAID' })
  expect(await used(site)).toEqual({ tickets: 2 })
  expect((await refundability(site, order.orderId)).lineItems[0].availableRefundQuantity).toBe(2)
  await agrees(site)
})

test('a late provider is called again; the buyer gets a mail once it is done', async () => {
  const site = await cardSite()
  const jobs = await startJobs(site.assembly, pino({ level: 'silent' }))
  onTestFinished(() => jobs.stop())
  const shirt = await sellShirts(site, 10)
  const order = await paid(site, [productLine(shirt.productId, 2)], 'refundLate')
  const reply = await refund(
    site.admin,
    some(order, '20.00', {
      refundItems: { lineItems: [{ lineItemId: order.lineIds[0], quantity: 1 }] },
      sideEffects: { notifications: { sendCustomerEmail: true, customMessage: 'Sorry' } },
    }),
  )
  expect(reply.body.refund.transactions[0].refundStatus).toBe('PENDING')
  const mails = () => site.query(`select subject, text from mails where template = 'orderRefunded'`)
  expect(await mails()).toEqual([])
  await expect.poll(mails, { timeout: 20_000 }).toHaveLength(1)
  const [mail] = await mails()
  expect(mail?.subject).toMatch(/^We have refunded £20.00 of your order \d+$/)
  for (const words of ['Harbour shirt', 'Sorry']) expect(mail?.text).toContain(words)
  expect((await orderOf(site, order.orderId)).paymentStatus).toBe('PARTIALLY_REFUNDED')
  await agrees(site)
}, 30_000)

test('a payment by hand is refunded by hand, and recorded as such', async () => {
  const site = await cardSite()
  const shirt = await sellShirts(site, 10)
  const { orderId } = await bought(site, [productLine(shirt.productId, 1)])
  const none = await refundability(site, orderId)
  expect(none).toMatchObject({ payments: [], paymentsSummary: { monetary: { maxRefund: { amount: '0.00' } } } })
  await site.admin.call('POST', `/ecom/v1/payments-collector/orders/${orderId}/mark-as-paid`, { ecomOrderId: orderId })
  const [{ id: paymentId }] = (await transactionsOf(site, orderId)).payments
  expect(await refundability(site, orderId)).toMatchObject({
    payments: [{ manuallyRefundable: { reason: 'OFFLINE' }, payment: { offlinePayment: true } }],
  })
  const order = { orderId, paymentId, lineIds: [] }
  const wrong = await refund(site.admin, some(order, '5.00'))
  expect([wrong.status, codeOf(wrong)]).toEqual([409, 'EXTERNAL_REFUND_EXPECTED'])
  const given = await refund(site.admin, {
    orderId,
    paymentRefunds: [{ paymentId, amount: { amount: '5.00' }, externalRefund: true }],
  })
  expect(given.body.refund.transactions[0]).toMatchObject({ refundStatus: 'SUCCEEDED', externalRefund: true })
  await agrees(site)
})

test('the buyer reads how the money goes back: to the card, or by hand without a word of a card', async () => {
  const site = await cardSite()
  const shirt = await sellShirts(site, 10)
  const order = await paid(site, [productLine(shirt.productId, 2)])
  const given = async (amount: string, externalRefund: boolean) => {
    const reply = await refund(site.admin, {
      orderId: order.orderId,
      paymentRefunds: [{ paymentId: order.paymentId, amount: { amount }, externalRefund }],
      sideEffects: { notifications: { sendCustomerEmail: true } },
    })
    const { pool, directory, orderLinks } = site.assembly
    const own = directory.site(site.siteId)! // made by cardSite
    const needs = { db: pool.forSite(site.siteId), site: own, now: directory.nowOf(own), orderLinks }
    await notifyRefunded(needs, reply.body.refund.id)
    const viewed = await site.admin.call('GET', `/fairground/v1/placed-orders/${order.orderId}`)
    const query = `select text from mails where template = 'orderRefunded' order by created_at desc limit 1`
    return [String((await site.query(query))[0]?.text), viewed.body.order.refundWay]
  }
  const [byHand, handWay] = await given('15.00', true)
  expect(byHand).toContain('We have refunded £15.00')
  expect(byHand).toContain('We returned it to you directly')
  expect(byHand).not.toMatch(/card|bank|statement/)
  expect(handWay).toBe('BY_HAND')
  const [toCard, bothWays] = await given('25.00', false)
  expect(toCard).toContain('It goes back to the card or account that you paid with.')
  expect(bothWays).toBe('BOTH')
})

test('a refund stored by an earlier version notifies its buyer, too', async () => {
  const site = await cardSite()
  const shirt = await sellShirts(site, 10)
  const order = await paid(site, [productLine(shirt.productId, 1)])
  const { pool, directory, orderLinks } = site.assembly
  const own = directory.site(site.siteId)! // made by cardSite
  const reply = await refund(site.admin, some(order, '5.00'))
  const { id } = reply.body.refund
  const mails = () => site.query(`select text from mails where template = 'orderRefunded'`)
  const notify = () =>
    notifyRefunded({ db: pool.forSite(site.siteId), site: own, now: directory.nowOf(own), orderLinks }, id)
  await notify()
  expect(await mails()).toEqual([])
  await site.query(`update refunds set doc = doc - 'notifyBuyer' || '{"tellBuyer": true}'`)
  await notify()
  expect(await mails()).toHaveLength(1)
})

test('credit in place of a refund: one gift card of the amount, by its own mail, and no money', async () => {
  const { site, moved } = await watchedSite()
  const shirt = await sellShirts(site, 10)
  const order = await paid(site, [productLine(shirt.productId, 2)])
  const refundItems = { lineItems: [{ lineItemId: order.lineIds[0], quantity: 1 }] }
  const request = some(order, '20.00', { refundItems, credit: true })
  const replies = await Promise.all([1, 2, 3].map(() => refund(site.admin, request, 'credit')))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(replies[0]?.body.refund).toMatchObject({
    details: { credit: true },
    summary: { refunded: { amount: '20.00' } },
  })
  expect(moved.size).toBe(0)
  const cards = await site.query(
    `select initial::text as pence, recipient_email as "to", order_id as "orderId" from gift_cards`,
  )
  expect(cards).toEqual([{ pence: '2000', to: 'ines@example.com', orderId: order.orderId }])
  expect((await orderOf(site, order.orderId)).paymentStatus).toBe('PARTIALLY_REFUNDED')
  await site.query(`update orders set buyer_email = null where id = $1`, [order.orderId])
  expect(codeOf(await refund(site.admin, some(order, '1.00', { credit: true })))).toBe('ORDER_HAS_NO_EMAIL')
  expect(await site.query('select count(*)::int as n from refunds')).toEqual([{ n: 1 }])
  await agrees(site)
})

test('an impossible refund is refused, and the preview says so', async () => {
  const site = await cardSite()
  const shirt = await sellShirts(site, 10)
  const order = await paid(site, [productLine(shirt.productId, 2)])
  const [lineItemId] = order.lineIds
  const items = (refundItems: object) => some(order, '1.00', { refundItems })
  for (const [request, code] of [
    [some(order, '40.01'), 'INVALID_PAYMENT_REFUND_AMOUNT'],
    [some(order, '0.00'), 'INVALID_PAYMENT_REFUND_AMOUNT'],
    [some({ ...order, paymentId: site.siteId }), 'PAYMENT_NOT_FOUND'],
    [some({ ...order, orderId: site.siteId }), 'ORDER_NOT_FOUND'],
    [items({ lineItems: [{ lineItemId, quantity: 3 }] }), 'INVALID_LINE_ITEM_REFUND_QUANTITY'],
    [items({ lineItems: [{ lineItemId: site.siteId, quantity: 1 }] }), 'LINE_ITEM_NOT_FOUND'],
    [items({ shipping: { amount: { amount: '1.00' } } }), 'SHIPPING_NOT_FOUND'],
    [items({ additionalFees: [{ additionalFeeId: site.siteId }] }), 'ADDITIONAL_FEE_NOT_FOUND'],
  ] as const)
    expect(codeOf(await refund(site.admin, request))).toBe(code)
  const { body } = await refund(site.admin, some(order, '40.01'))
  expect(body.message).toBe('£40.00 is left of the payment. Enter an amount above 0, and no more than that.')
  const twice = {
    orderId: order.orderId,
    paymentRefunds: [30, 30].map((n) => ({ paymentId: order.paymentId, amount: { amount: `${n}.00` } })),
  }
  expect(codeOf(await refund(site.admin, twice))).toBe('INVALID_PAYMENT_REFUND_AMOUNT')
  const computed = await site.admin.call('POST', `${BILLING}/calculate-refund`, {
    orderId: order.orderId,
    refundItems: { lineItems: [{ lineItemId, quantity: 3 }] },
  })
  expect(computed.body.notAvailable.errors).toMatchObject([
    {
      lineItem: { lineItemId, quantity: 3 },
      error: { applicationError: { code: 'INVALID_LINE_ITEM_REFUND_QUANTITY', data: { left: 2 } } },
    },
  ])
  const { buyer } = await bought(site, [productLine(shirt.productId, 1)])
  expect((await refund(buyer, some(order, '1.00'))).status).toBe(403)
  expect(await site.query('select count(*)::int as n from refunds')).toEqual([{ n: 0 }])
  expect((await placedOrder(site.admin, order.orderId)).paymentStatus).toBe('PAID')
})

test('money that comes for an order that is cancelled goes back by itself', async () => {
  const site = await cardSite()
  const jobs = await startJobs(site.assembly, pino({ level: 'silent' }))
  onTestFinished(() => jobs.stop())
  const shirt = await sellShirts(site, 10)
  const { orderId, buyer } = await bought(site, [productLine(shirt.productId, 1)])
  await pay(buyer, orderId, 'late')
  await site.admin.call('POST', `/ecom/v1/orders/${orderId}/cancel`, { id: orderId })
  await expect
    .poll(async () => (await transactionsOf(site, orderId)).payments[0].status, { timeout: 20_000 })
    .toBe('REFUNDED')
  expect(await orderOf(site, orderId)).toMatchObject({
    status: 'CANCELED',
    paymentStatus: 'FULLY_REFUNDED',
    balanceSummary: { paid: { amount: '20.00' }, refunded: { amount: '20.00' } },
  })
  expect(await used(site)).toEqual({})
  await agrees(site)
}, 30_000)
