import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { type TestCaller, type TestSite, type TestVisitor, testSettings, testSite } from '../../../test/fixture.ts'
import {
  beginPayment,
  checkOut,
  checkPayment,
  chooseAtBank,
  pay,
  placedOrder,
  placeOrder,
  productLine,
  sellShirts,
  sellTickets,
  ticketLine,
} from '../../../test/shop.ts'
import { type ToyMessage, type ToyService, toyProvider } from '../../../test/toy-provider.ts'
import { startJobs } from '../../jobs/jobs.ts'
import { expireUnpaid } from '../purchase/expire-unpaid.ts'
import { agrees, cardSite, codeOf, orderOf, transactionsOf } from './payments.fixture.ts'

interface ToySite {
  readonly site: TestSite
  readonly toy: ToyService
}

/** A site whose buyers pay by the toy provider. */
async function toySite(): Promise<ToySite> {
  const { provider, service } = toyProvider()
  const { providers } = testSettings('')
  return { site: await testSite({ providers: { ...providers, payments: () => [provider] } }), toy: service }
}

interface Ordered {
  readonly buyer: TestVisitor
  readonly orderId: string
}

async function ordered(site: TestSite, lines?: readonly unknown[]): Promise<Ordered> {
  const bought = lines ?? [productLine((await sellShirts(site, 10)).productId, 1)]
  const buyer = await site.visitor()
  const { orderId } = (await placeOrder(buyer, await checkOut(buyer, bought))).body
  return { buyer, orderId }
}

const payByToy = (buyer: TestCaller, orderId: string) => beginPayment(buyer, orderId, { method: 'toy' })
const paymentsOf = async (site: TestSite, orderId: string) => (await transactionsOf(site, orderId)).payments
const paymentIdOf = async (site: TestSite, orderId: string): Promise<string> =>
  (await paymentsOf(site, orderId)).at(-1).id

const send = ({ nobody, siteId }: TestSite, { body, headers }: ToyMessage, path = `/_payments/toy/${siteId}`) =>
  nobody.call('POST', path, body, headers)

async function working(site: TestSite): Promise<void> {
  const jobs = await startJobs(site.assembly, pino({ level: 'silent' }))
  onTestFinished(() => jobs.stop())
}

const MINUTE_MS = 60_000
const at = (minutes: number) => ({
  now: new Date(Date.now() + minutes * MINUTE_MS),
  newId: () => crypto.randomUUID(),
})

test('a provider that the program does not know sells, reports states, sends a message and refunds', async () => {
  const { site, toy } = await toySite()
  await working(site)
  const { buyer, orderId } = await ordered(site)
  const { methods } = (await buyer.call('GET', '/fairground/v1/payment-methods')).body
  expect(methods).toMatchObject([{ method: 'toy', title: 'Toy money', test: false }, { method: 'manual' }])

  const begun = await payByToy(buyer, orderId)
  const paymentId = await paymentIdOf(site, orderId)
  const next = { method: 'toy', clientSecret: `toy_${paymentId}_secret`, publicKey: 'pk_toy' }
  expect(begun.body).toEqual({ orderId, status: 'OPEN', next })
  expect([...toy.payments.values()]).toMatchObject([
    { amount: 2000n, returnUrl: `http://localhost:8080/orders/${orderId}?returned=1` },
  ])
  expect((await checkPayment(buyer, orderId)).body).toEqual(begun.body)

  toy.decide('paid')
  expect((await send(site, toy.message(paymentId))).body).toEqual({ received: true })
  await expect.poll(async () => (await placedOrder(buyer, orderId)).paymentStatus).toBe('PAID')
  expect((await checkPayment(buyer, orderId)).body).toEqual({ orderId, status: 'PAID' })
  expect(await paymentsOf(site, orderId)).toMatchObject([
    {
      status: 'APPROVED',
      regularPaymentDetails: { paymentMethod: 'Toy money', providerTransactionId: `toy_${paymentId}` },
    },
  ])

  const refund = await site.admin.call('POST', '/ecom/v1/order-billing/refund-payments', {
    orderId,
    paymentRefunds: [{ paymentId, amount: { amount: '5.00' } }],
  })
  expect(refund.body.refund).toMatchObject({ transactions: [{ refundStatus: 'SUCCEEDED' }] })
  expect([...(toy.payments.get(`toy_${paymentId}`)?.refunded.values() ?? [])]).toEqual([500n])
  await agrees(site)
})

test('forms may lead to the pages of a provider; its scripts are for the page where buyers pay', async () => {
  const { site } = await toySite()
  const csp = String((await site.nobody.call('GET', '/healthz')).headers['content-security-policy'])
  expect(csp).not.toContain('js.toy.example')
  const { methods, directory } = site.assembly
  expect(methods.originsOf(directory.defaultSite()!).scripts).toEqual(['https://js.toy.example']) // the test's own
  expect(csp).toContain("form-action 'self' https://pay.toy.example")
})

test('an answer that is lost between the provider and us begins nothing twice', async () => {
  const { site, toy } = await toySite()
  const { buyer, orderId } = await ordered(site)
  toy.isDeaf = true
  const away = await payByToy(buyer, orderId)
  expect([away.status, codeOf(away), away.headers['retry-after']]).toEqual([503, 'PAYMENT_PROVIDER_UNREACHABLE', '30'])
  expect(away.body.message).toContain('Your order is saved')
  expect((await checkPayment(buyer, orderId)).body).toEqual({ orderId, status: 'PENDING' })
  expect(await orderOf(site, orderId)).toMatchObject({ status: 'INITIALIZED', paymentStatus: 'PENDING' })
  toy.isDeaf = false
  const replies = await Promise.all([1, 2, 3].map(() => payByToy(buyer, orderId)))
  expect(replies.map(({ body }) => body.status)).toEqual(['OPEN', 'OPEN', 'OPEN'])
  expect(toy.payments.size).toBe(1)
  toy.decide('paid')
  await working(site)
  await expect.poll(async () => (await checkPayment(buyer, orderId)).body.status).toBe('PAID')
  expect(await paymentsOf(site, orderId)).toHaveLength(1)
  await agrees(site)
})

test('a provider that is away keeps nobody from paying outside, and its payment ends once it is back', async () => {
  const { site, toy } = await toySite()
  const { buyer, orderId } = await ordered(site)
  await payByToy(buyer, orderId)
  toy.isDeaf = true
  expect((await beginPayment(buyer, orderId, { method: 'manual' })).body).toEqual({ orderId, status: 'OFFLINE' })
  toy.isDeaf = false
  await working(site)
  await send(site, toy.message(await paymentIdOf(site, orderId)))
  await expect.poll(async () => (await orderOf(site, orderId)).paymentStatus).toBe('NOT_PAID')
  expect([...toy.payments.values()].map(({ standing }) => standing)).toEqual(['canceled'])
  expect((await orderOf(site, orderId)).status).toBe('APPROVED')
  await agrees(site)
})

test('after five failures in a row a provider is left alone; its order is paid once it is back', async () => {
  const { site, toy } = await toySite()
  const { buyer, orderId } = await ordered(site)
  toy.isDeaf = true
  for (let i = 0; i < 7; i += 1) expect((await payByToy(buyer, orderId)).status).toBe(503)
  expect(toy.calls).toHaveLength(5)
  expect((await checkPayment(buyer, orderId)).body.status).toBe('PENDING')
  expect(toy.calls).toHaveLength(5)
})

test('presses, messages and checks at once are one payment', async () => {
  const { site, toy } = await toySite()
  const { buyer, orderId } = await ordered(site)
  await Promise.all([1, 2, 3, 4].map(() => payByToy(buyer, orderId)))
  const paymentId = await paymentIdOf(site, orderId)
  expect(toy.payments.size).toBe(1)
  toy.decide('paid')
  await working(site)
  const replies = await Promise.all([
    ...[1, 2, 3].map(() => send(site, toy.message(paymentId))),
    ...[1, 2, 3].map(() => checkPayment(buyer, orderId)),
    ...[1, 2].map(() => payByToy(buyer, orderId)),
  ])
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
  expect(
    await site.query(
      `select slug, count(*)::int as n from happenings where entity = 'order' and slug = 'approved' group by 1`,
    ),
  ).toEqual([{ slug: 'approved', n: 1 }])
  expect(await site.query('select event_id from payment_events')).toEqual([{ event_id: `evt_${paymentId}` }])
  expect(await site.query(`select count(*)::int as n from happenings where slug = 'reported'`)).toEqual([{ n: 1 }])
  await agrees(site)
})

test('a message that nobody signed, an old one and a changed one are refused; one about a stranger changes nothing', async () => {
  const { site, toy } = await toySite()
  const { buyer, orderId } = await ordered(site)
  await payByToy(buyer, orderId)
  const paymentId = await paymentIdOf(site, orderId)
  toy.decide('paid')
  const genuine = toy.message(paymentId)
  for (const forged of [
    toy.message(paymentId, { secret: 'guessed' }),
    toy.message(paymentId, { at: new Date(Date.now() - 6 * MINUTE_MS) }),
    { ...genuine, body: genuine.body.replace('payment.updated', 'payment.paid') },
    { ...genuine, headers: { 'content-type': 'application/json' } },
    { ...genuine, headers: { ...genuine.headers, 'toy-signature': 't=1,v1=00' } },
  ])
    expect([(await send(site, forged)).status, (await orderOf(site, orderId)).paymentStatus]).toEqual([403, 'PENDING'])
  expect((await send(site, genuine, `/_payments/toy/${orderId}`)).status).toBe(404)
  expect((await send(site, genuine, `/_payments/manual/${site.siteId}`)).status).toBe(404)
  expect((await send(site, genuine, `/_payments/none/${site.siteId}`)).status).toBe(404)
  for (const stranger of [orderId, 'not an id'])
    expect((await send(site, toy.message(stranger))).body).toEqual({ received: true })
  expect(await site.query('select 1 from payment_events')).toEqual([])
  expect((await send(site, { ...genuine, body: 'x'.repeat(300 * 1024) })).status).toBe(413)
})

test('an open payment ends with its order; money that comes all the same goes back', async () => {
  const { site, toy } = await toySite()
  await working(site)
  const concert = await sellTickets(site, 2)
  const db = site.assembly.pool.forSite(site.siteId)
  const late = await ordered(site, [ticketLine(concert.ticketDefinitionId, 1)])
  await payByToy(late.buyer, late.orderId)
  toy.decide('processing')
  expect((await checkPayment(late.buyer, late.orderId)).body.status).toBe('PENDING')
  const open = await ordered(site, [ticketLine(concert.ticketDefinitionId, 1)])
  await payByToy(open.buyer, open.orderId)

  await site.advance(31 * MINUTE_MS)
  expect(await expireUnpaid(db, at(31))).toBeLessThanOrEqual(2) // the job may have been there first
  const standingOf = async ({ orderId }: Ordered) =>
    toy.payments.get(`toy_${await paymentIdOf(site, orderId)}`)?.standing
  await expect.poll(() => standingOf(open)).toBe('canceled')
  expect((await checkPayment(open.buyer, open.orderId)).body).toEqual({ orderId: open.orderId, status: 'CANCELED' })
  expect(await standingOf(late)).toBe('processing')
  expect(await site.query('select used::int from pools where used > 0')).toEqual([])

  const lateId = await paymentIdOf(site, late.orderId)
  const payment = toy.payments.get(`toy_${lateId}`)!
  payment.standing = 'paid'
  await send(site, toy.message(lateId))
  await expect.poll(() => [...payment.refunded.values()]).toEqual([3500n])
  await expect.poll(async () => (await orderOf(site, late.orderId)).paymentStatus).toBe('FULLY_REFUNDED')
  expect((await checkPayment(late.buyer, late.orderId)).body.status).toBe('CANCELED')
  await agrees(site)
})

test('a buyer who left a payment open pays otherwise, or takes the order back', async () => {
  const { site, toy } = await toySite()
  const first = await ordered(site)
  await payByToy(first.buyer, first.orderId)
  const inPerson = await beginPayment(first.buyer, first.orderId, { method: 'manual' })
  expect(inPerson.body.status).toBe('OFFLINE')
  expect((await paymentsOf(site, first.orderId)).map(({ status }: { status: string }) => status)).toEqual(['CANCELED'])

  const second = await ordered(site)
  await payByToy(second.buyer, second.orderId)
  const back = (by: Ordered) =>
    by.buyer.call('POST', `/fairground/v1/placed-orders/${by.orderId}/back-to-cart`, { orderId: by.orderId })
  expect((await back(second)).status).toBe(200)
  expect([...toy.payments.values()].map(({ standing }) => standing)).toEqual(['canceled', 'canceled'])

  const third = await ordered(site)
  await payByToy(third.buyer, third.orderId)
  toy.decide('processing')
  expect(codeOf(await back(third))).toBe('PAYMENT_UNDER_WAY')
  toy.decide('paid')
  expect(codeOf(await back(third))).toBe('ORDER_STATUS_IS_NOT_SUPPORTED')
  expect(await orderOf(site, third.orderId)).toMatchObject({ paymentStatus: 'PAID' })
  await agrees(site)
})

test('an order that staff mark as paid is not paid twice: what the buyer has open ends, what comes late goes back', async () => {
  const { site, toy } = await toySite()
  await working(site)
  const mark = ({ orderId }: Ordered) =>
    site.admin.call('POST', `/ecom/v1/payments-collector/orders/${orderId}/mark-as-paid`, { ecomOrderId: orderId })
  const open = await ordered(site)
  await payByToy(open.buyer, open.orderId)
  const openId = await paymentIdOf(site, open.orderId)
  expect((await mark(open)).status).toBe(200)
  expect((await checkPayment(open.buyer, open.orderId)).body.status).toBe('PAID')
  await send(site, toy.message(openId))
  await expect.poll(() => toy.payments.get(`toy_${openId}`)?.standing).toBe('canceled')

  const late = await ordered(site)
  await payByToy(late.buyer, late.orderId)
  toy.decide('processing')
  await checkPayment(late.buyer, late.orderId)
  const lateId = await paymentIdOf(site, late.orderId)
  expect((await mark(late)).status).toBe(200)
  toy.decide('paid')
  await send(site, toy.message(lateId))
  await expect.poll(() => [...(toy.payments.get(`toy_${lateId}`)?.refunded.values() ?? [])]).toEqual([2000n])
  await expect
    .poll(async () => (await orderOf(site, late.orderId)).balanceSummary)
    .toMatchObject({
      paid: { amount: '40.00' },
      refunded: { amount: '20.00' },
    })
  await agrees(site)
})

test('a declined payment leaves the order open for another', async () => {
  const { site, toy } = await toySite()
  const { buyer, orderId } = await ordered(site)
  await payByToy(buyer, orderId)
  toy.decide('declined')
  expect((await checkPayment(buyer, orderId)).body).toEqual({ orderId, status: 'DECLINED' })
  expect((await payByToy(buyer, orderId)).body.status).toBe('OPEN')
  expect(toy.payments.size).toBe(2)
  toy.decide('paid')
  expect((await payByToy(buyer, orderId)).body.status).toBe('PAID')
  await agrees(site)
})

test('an authorized payment waits for the merchant past the order’s term, is captured once, or released', async () => {
  const site = await cardSite()
  const billing = (act: string, request: object) =>
    site.admin.call('POST', `/ecom/v1/order-billing/${act}-authorized-payments`, request)
  const { buyer, orderId } = await ordered(site)
  expect((await pay(buyer, orderId, 'authorize')).body).toEqual({ orderId, status: 'AUTHORIZED' })
  expect(await placedOrder(buyer, orderId)).toMatchObject({ paymentStatus: 'PENDING_MERCHANT', canTakeBack: false })
  expect((await beginPayment(buyer, orderId)).body.status).toBe('AUTHORIZED')
  const db = site.assembly.pool.forSite(site.siteId)
  expect(await expireUnpaid(db, at(60))).toBe(0)
  await agrees(site)

  const paymentId = await paymentIdOf(site, orderId)
  for (const amount of ['20.01', '0.00']) {
    const other = { orderId, payments: [{ paymentId, amount: { amount } }] }
    expect(codeOf(await billing('capture', other))).toBe('INVALID_AMOUNT')
  }
  const whole = { orderId, payments: [{ paymentId, amount: { amount: '20.00' } }] }
  const replies = await Promise.all([1, 2, 3].map(() => billing('capture', whole)))
  expect(replies.map(({ status }) => status)).toContain(200)
  expect(codeOf(await billing('capture', whole))).toBe('PAYMENT_ALREADY_CAPTURED')
  expect(codeOf(await billing('void', { orderId, paymentIds: [paymentId] }))).toBe('PAYMENT_ALREADY_CAPTURED')
  const paid = await orderOf(site, orderId)
  expect(paid).toMatchObject({ status: 'APPROVED', paymentStatus: 'PAID' })
  expect(paid.activities.map(({ type }: { type: string }) => type).sort()).toEqual([
    'AUTHORIZED_PAYMENT_CAPTURED',
    'AUTHORIZED_PAYMENT_CREATED',
    'ORDER_PAID',
    'ORDER_PLACED',
  ])

  const other = await ordered(site)
  await pay(other.buyer, other.orderId, 'authorize')
  const otherId = await paymentIdOf(site, other.orderId)
  const release = { orderId: other.orderId, paymentIds: [otherId] }
  expect((await billing('void', { ...release, orderId })).status).toBe(404)
  expect((await billing('void', release)).body.orderTransactions.payments).toMatchObject([{ status: 'VOIDED' }])
  expect(codeOf(await billing('void', release))).toBe('PAYMENT_ALREADY_VOIDED')
  expect((await other.buyer.call('POST', '/ecom/v1/order-billing/void-authorized-payments', release)).status).toBe(403)
  expect((await pay(other.buyer, other.orderId)).body.status).toBe('PAID')
  await agrees(site)
})

test('an authorization that runs out at its provider is found by the clock, and the order waits for its payment again', async () => {
  const { site, toy } = await toySite()
  const { buyer, orderId } = await ordered(site)
  await payByToy(buyer, orderId)
  toy.decide('authorized')
  expect((await checkPayment(buyer, orderId)).body.status).toBe('AUTHORIZED')
  toy.decide('canceled')
  await working(site)
  await site.query(`select graphile_worker.add_job('check-authorizations')`)
  await expect.poll(async () => (await paymentsOf(site, orderId))[0].status).toBe('VOIDED')
  expect((await payByToy(buyer, orderId)).body.status).toBe('OPEN')
  await agrees(site)
})

test('a provider that takes whole amounts alone leaves a payment of which a part is wanted reserved', async () => {
  const { site, toy } = await toySite()
  const { buyer, orderId } = await ordered(site)
  await payByToy(buyer, orderId)
  toy.decide('authorized')
  expect((await checkPayment(buyer, orderId)).body.status).toBe('AUTHORIZED')
  const capture = async (more: object) =>
    site.admin.call('POST', '/ecom/v1/order-billing/capture-authorized-payments', {
      orderId,
      payments: [{ paymentId: await paymentIdOf(site, orderId), ...more }],
    })
  expect(codeOf(await capture({ amount: { amount: '5.00' } }))).toBe('INVALID_AMOUNT')
  expect(await paymentsOf(site, orderId)).toMatchObject([{ status: 'AUTHORIZED', amount: { amount: '20.00' } }])
  expect((await capture({})).status).toBe(200)
  expect([...toy.payments.values()].map(({ standing }) => standing)).toEqual(['paid'])
  await agrees(site)
})

test('the authorized payment of tickets is captured by the ticketing order, which then has its tickets', async () => {
  const site = await cardSite()
  const concert = await sellTickets(site, 5)
  const { buyer, orderId } = await ordered(site, [ticketLine(concert.ticketDefinitionId, 2)])
  await pay(buyer, orderId, 'authorize')
  const list = async () =>
    (await site.admin.call('GET', `/events/v1/orders?eventId=${concert.eventId}&fieldset=DETAILS&fieldset=TICKETS`))
      .body.orders
  const [authorized] = await list()
  expect(authorized).toMatchObject({ status: 'AUTHORIZED', availableActions: ['CAPTURE', 'VOID', 'ARCHIVE'] })
  const act = (what: 'capture' | 'void') =>
    site.admin.call('POST', `/events/v1/events/orders/${authorized.orderNumber}/${what}`, {
      eventId: concert.eventId,
      orderNumber: authorized.orderNumber,
    })
  expect((await act('capture')).status).toBe(200)
  expect(await list()).toMatchObject([{ status: 'PAID', tickets: [{}, {}] }])
  for (const what of ['capture', 'void'] as const) expect(codeOf(await act(what))).toBe('ORDER_STATUS_NOT_AUTHORIZED')

  const other = await ordered(site, [ticketLine(concert.ticketDefinitionId, 1)])
  await pay(other.buyer, other.orderId, 'authorize')
  const waiting = (await list()).find(({ status }: { status: string }) => status === 'AUTHORIZED')
  const released = await site.admin.call('POST', `/events/v1/events/orders/${waiting.orderNumber}/void`, {
    eventId: concert.eventId,
    orderNumber: waiting.orderNumber,
  })
  expect([released.status, (await paymentsOf(site, other.orderId))[0].status]).toEqual([200, 'VOIDED'])
  await agrees(site)
})

test('nobody checks another’s payment, and an order without one is unpaid', async () => {
  const { site } = await toySite()
  const { buyer, orderId } = await ordered(site)
  expect((await checkPayment(buyer, orderId)).body).toEqual({ orderId, status: 'UNPAID' })
  expect((await checkPayment(await site.visitor(), orderId)).status).toBe(404)
  expect((await payByToy(await site.visitor(), orderId)).status).toBe(404)
  expect(codeOf(await beginPayment(buyer, orderId, { method: 'stripe' }))).toBe('PAYMENT_METHOD_NOT_AVAILABLE')
  expect((await beginPayment(buyer, orderId, { method: '../toy' })).status).toBe(400)
})

test('staff switch a method off: it is offered to nobody, and what was begun by it ends', async () => {
  const { site, toy } = await toySite()
  const { buyer, orderId } = await ordered(site)
  await payByToy(buyer, orderId)
  const set = (methods: readonly object[]) => site.admin.call('PATCH', '/fairground/v1/payment-settings', { methods })
  expect((await set([{ method: 'toy', enabled: false }])).body.methods).toEqual([
    {
      method: 'toy',
      title: 'Toy money',
      test: false,
      enabled: false,
      messagesUrl: `http://localhost:8080/_payments/toy/${site.siteId}`,
    },
    { method: 'manual', title: 'Pay in person', test: false, enabled: true },
  ])
  expect((await buyer.call('GET', '/fairground/v1/payment-methods')).body.methods).toMatchObject([{ method: 'manual' }])
  expect(codeOf(await payByToy(buyer, orderId))).toBe('PAYMENT_METHOD_NOT_AVAILABLE')
  toy.decide('paid')
  expect((await checkPayment(buyer, orderId)).body.status).toBe('PAID')

  expect((await set([{ method: 'manual', enabled: false }])).body.manualPayments).toBe(false)
  const shirt = await sellShirts(site, 10)
  const refused = await placeOrder(buyer, await checkOut(buyer, [productLine(shirt.productId, 1)]))
  expect(codeOf(refused)).toBe('SITE_NOT_ACCEPTING_PAYMENTS')
  expect(codeOf(await set([{ method: 'stripe', enabled: true }]))).toBe('PAYMENT_METHOD_NOT_AVAILABLE')
  const { entries } = (
    await site.admin.call('POST', '/fairground/v1/audit-log/query', {
      query: { filter: { action: 'payments.settings' } },
    })
  ).body
  expect(entries).toMatchObject([
    { before: { manualPayments: true }, after: { manualPayments: false, methodsOff: ['toy'] } },
    { before: { methodsOff: [] }, after: { methodsOff: ['toy'] } },
  ])
})

test('the page of the test bank leads back whatever is chosen there, decides once, and is open only while test payments are', async () => {
  const site = await cardSite()
  const { buyer, orderId } = await ordered(site)
  const { redirectUrl } = (await beginPayment(buyer, orderId)).body.next
  const { pathname } = new URL(redirectUrl)
  const page = await site.nobody.call('GET', pathname)
  expect([page.status, page.body]).toEqual([200, expect.stringContaining('£20.00')])
  expect(page.body).not.toMatch(/card number/i)
  const left = await chooseAtBank(buyer, redirectUrl, 'leave')
  expect([left.status, left.headers.location]).toEqual([303, `/orders/${orderId}?returned=1`])
  expect((await checkPayment(buyer, orderId)).body).toMatchObject({ status: 'OPEN', next: { redirectUrl } })

  const crossSite = await site.nobody.call('POST', pathname, 'choice=approve', {
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'cross-site',
  })
  expect(crossSite.status).toBe(403)
  const step = await site.nobody.call('GET', `${pathname}?step=check`)
  expect(step.body).toContain('Is this you?')
  await Promise.all([chooseAtBank(buyer, redirectUrl, 'approve'), chooseAtBank(buyer, redirectUrl, 'approve')])
  await chooseAtBank(buyer, redirectUrl, 'decline')
  expect((await checkPayment(buyer, orderId)).body.status).toBe('PAID')
  expect((await site.nobody.call('GET', pathname)).body).toContain('This payment is decided')

  const other = await ordered(site)
  const second = (await beginPayment(other.buyer, other.orderId)).body.next.redirectUrl
  await site.admin.call('PATCH', '/fairground/v1/site-testing', { testPayments: false })
  expect((await site.nobody.call('GET', new URL(second).pathname)).status).toBe(404)
  expect((await chooseAtBank(other.buyer, second, 'approve')).status).toBe(404)
})

test('a late decision of the test bank comes by its message, also when the buyer stays away', async () => {
  const site = await cardSite()
  await working(site)
  const away = await ordered(site)
  const begun = await beginPayment(away.buyer, away.orderId)
  expect((await chooseAtBank(away.buyer, begun.body.next.redirectUrl, 'stay')).status).toBe(200)
  await expect.poll(async () => (await placedOrder(away.buyer, away.orderId)).paymentStatus).toBe('PAID')
  const late = await ordered(site)
  expect((await pay(late.buyer, late.orderId, 'late')).body.status).toBe('PENDING')
  await expect
    .poll(async () => (await placedOrder(late.buyer, late.orderId)).paymentStatus, { timeout: 10_000 })
    .toBe('PAID')
  await agrees(site)
})
