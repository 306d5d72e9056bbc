import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite, type TestSite } from '../../../../test/fixture.ts'
import { beginPayment, checkPayment, chooseAtBank, type TestChoice, takeTestPayments } from '../../../../test/shop.ts'
import { refused, signedIn, type TestMember } from '../../../members/members.fixture.ts'
import { byClock, working } from '../../../providers/payment/stripe.fixture.ts'
import { agrees, orderOf, transactionsOf } from '../payments.fixture.ts'
import { orderOfShirt, saveCard, savedOf } from '../saved/saved.fixture.ts'

const BILLING = '/ecom/v1/order-billing'
const REQUESTS = '/ecom/v1/order-payment-requests'

let site: Awaited<ReturnType<typeof sharedSite>>
beforeAll(async () => {
  site = await sharedSite()
  await takeTestPayments(site.admin)
})
afterAll(() => site.close())

interface Owed {
  readonly site: TestSite
  readonly member: TestMember
  /** Saved payment method of the member. */
  readonly savedId: string
  /** An order of 20.00 that stands, unpaid. */
  readonly orderId: string
}

async function owed(choice: TestChoice = 'approve'): Promise<Owed> {
  const member = await signedIn(site)
  const { id: savedId } = await saveCard(site, member, choice)
  return { site, member, savedId, orderId: await owes(site, member) }
}

async function owes(site: TestSite, buyer: TestMember): Promise<string> {
  const orderId = await orderOfShirt(site, buyer)
  expect((await beginPayment(buyer, orderId, { method: 'manual' })).body.status).toBe('OFFLINE')
  return orderId
}

const chargeSaved = ({ site: { admin } }: Pick<Owed, 'site'>, orderId: string, body: object = {}, key?: string) =>
  admin.call(
    'POST',
    `/fairground/v1/orders/${orderId}/charge-saved-payment-method`,
    body,
    key === undefined ? {} : { 'idempotency-key': key },
  )
const chargeOrder = ({ site: { admin } }: Pick<Owed, 'site'>, orderId: string, more: object = {}) =>
  admin.call('POST', `${BILLING}/charge-order`, { orderId, regularCharge: {}, merchantInitiated: true, ...more })
const authorize = ({ site: { admin }, orderId }: Owed, amount: string, key = crypto.randomUUID() as string) =>
  admin.call(
    'POST',
    `${BILLING}/authorize-charge-with-saved-payment-method`,
    { orderId, amount: { amount }, currency: 'GBP', delayedCaptureSettings: { scheduledAction: 'CAPTURE' } },
    { 'idempotency-key': key },
  )
const request = async ({ site: { admin }, orderId }: Owed, amount: string, more: object = {}) =>
  (
    await admin.call('POST', REQUESTS, {
      orderPaymentRequest: { orderId, amount: { amount }, title: 'Rest', ...more },
    })
  ).body.orderPaymentRequest

test('staff charge what the buyer saved in parts, never more than is owed, and the log has who did', async () => {
  const at = await owed()
  const { site, orderId, savedId } = at
  const { savedPaymentMethods } = (await site.admin.call('GET', `/fairground/v1/orders/${orderId}/chargeable-methods`))
    .body
  expect(savedPaymentMethods).toMatchObject([{ id: savedId, brand: 'Visa', isDefault: true }])
  for (const amount of ['0.00', '20.01', '-1.00'])
    expect((await chargeSaved(at, orderId, { amount })).status, amount).toBeGreaterThanOrEqual(400)
  expect((await transactionsOf(site, orderId)).payments).toEqual([])

  const part = await chargeSaved(at, orderId, { amount: '5.00', savedPaymentMethodId: savedId })
  expect([part.status, part.body.status]).toEqual([200, 'APPROVED'])
  expect((await orderOf(site, orderId)).paymentStatus).toBe('PARTIALLY_PAID')
  expect((await chargeSaved(at, orderId)).body.orderTransactions.payments).toMatchObject([
    { amount: { amount: '5.00' } },
    { amount: { amount: '15.00' }, regularPaymentDetails: { savedPaymentMethod: true } },
  ])
  expect((await orderOf(site, orderId)).paymentStatus).toBe('PAID')
  expect(refused(await chargeSaved(at, orderId))).toEqual([409, 'ORDER_PAID'])
  const log = await site.admin.call('POST', '/fairground/v1/audit-log/query', {
    query: { filter: { 'target.id': orderId } },
  })
  expect(log.body.entries).toMatchObject([
    { action: 'order.charged', after: { amount: '15.00', currency: 'GBP', card: 'Visa 4242' } },
    { action: 'order.charged', after: { amount: '5.00' } },
  ])
  await agrees(site)
})

test('a charge that is requested again with its key is the first one, also in many requests at once', async () => {
  const at = await owed()
  const { site, member, orderId } = at
  const replies = await Promise.all([1, 2, 3].map(() => chargeSaved(at, orderId, { amount: '5.00' }, 'one')))
  expect(new Set(replies.map(({ status, body }) => `${status} ${body.paymentId}`)).size).toBe(1)
  expect(refused(await chargeSaved(at, orderId, { amount: '6.00' }, 'one'))).toEqual([409, 'IDEMPOTENCY_KEY_REUSED'])
  const other = await owes(site, member)
  expect(refused(await chargeSaved(at, other, { amount: '5.00' }, 'one'))).toEqual([409, 'IDEMPOTENCY_KEY_REUSED'])

  const idempotencyKey = crypto.randomUUID()
  const regularCharge = { amount: { amount: '5.00' } }
  for (let time = 0; time < 2; time++)
    expect((await chargeOrder(at, orderId, { idempotencyKey, regularCharge })).status).toBe(200)
  // Without a key, a press that meets another is refused or finds less to pay: nothing is charged beyond what is owed.
  await Promise.all([1, 2, 3].map(() => chargeSaved(at, orderId)))
  const { payments } = await transactionsOf(site, orderId)
  expect(payments.map(({ amount }: { amount: { amount: string } }) => amount.amount)).toEqual(['5.00', '5.00', '10.00'])
  await agrees(site)
})

test('a declined charge is on record and in the history, and a bank that asks needs the buyer', async () => {
  const at = await owed('saveDeclines')
  const { site, member, orderId } = at
  expect((await chargeSaved(at, orderId)).body).toMatchObject({ status: 'DECLINED', reason: 'INSUFFICIENT_FUNDS' })
  const asks = await saveCard(site, member, 'saveAsks')
  const absent = await chargeSaved(at, orderId, { savedPaymentMethodId: asks.id })
  expect(absent.body).toMatchObject({ status: 'DECLINED', reason: 'AUTHENTICATION_REQUIRED' })
  const { activities, paymentStatus } = await orderOf(site, orderId)
  const types = activities.map(({ activityType }: { activityType: string }) => activityType)
  expect(types.filter((type: string) => type === 'PAYMENT_DECLINED')).toHaveLength(2)
  expect(paymentStatus).toBe('NOT_PAID')

  // The buyer is there: they answer their bank with the token of the order.
  const there = await chargeOrder(at, orderId, { merchantInitiated: false })
  const token = there.body.regularChargeResponseToken
  expect([there.body.payments[0].status, typeof token]).toEqual(['PENDING', 'string'])
  const stranger = await site.visitor()
  const opened = await stranger.call('POST', `/fairground/v1/orders/${orderId}/check-payment`, { orderId, token })
  expect(opened.body.status).toBe('OPEN')
  await chooseAtBank(stranger, opened.body.next.redirectUrl, 'approve')
  expect((await checkPayment(member, orderId)).body.status).toBe('PAID')
  await agrees(site)
})

test('an amount is reserved on what the buyer saved, and captured, released or decided by the clock', async () => {
  const at = await owed()
  const { site, orderId } = at
  const authorize = (more: object = {}) =>
    site.admin.call('POST', `${BILLING}/authorize-charge-with-saved-payment-method`, {
      orderId,
      amount: { amount: '8.00' },
      currency: 'GBP',
      delayedCaptureSettings: { scheduledAction: 'CAPTURE', delayDuration: { count: 2, unit: 'HOURS' } },
      ...more,
    })
  expect(refused(await authorize({ currency: 'EUR' }))).toEqual([409, 'INVALID_CURRENCY'])
  const delayDuration = { count: 7, unit: 'DAYS' }
  expect((await authorize({ delayedCaptureSettings: { scheduledAction: 'VOID', delayDuration } })).status).toBe(400)
  const { payment } = (await authorize()).body
  expect(payment).toMatchObject({ status: 'AUTHORIZED', amount: { amount: '8.00' } })
  expect(refused(await chargeSaved(at, orderId))).not.toEqual([409, 'ORDER_PAID'])
  const captured = await site.admin.call('POST', `${BILLING}/capture-authorized-payments`, {
    orderId,
    payments: [{ paymentId: payment.id }],
  })
  expect(captured.body.orderTransactions.payments[0].status).toBe('APPROVED')
  await agrees(site)
})

test('a requested amount is charged once, to what its buyer saved', async () => {
  const at = await owed()
  const { site, savedId, orderId } = at
  const charge = (orderPaymentRequestId: string, more: object = {}) =>
    site.admin.call('POST', `${REQUESTS}/charge`, { orderPaymentRequestId, ...more })
  const one = await request(at, '7.00')
  expect(refused(await charge(one.id, { paymentToken: 'tok_visa' }))).toEqual([409, 'PAYMENT_METHOD_UNAVAILABLE'])
  expect(refused(await charge(one.id, { paymentToken: orderId }))).toEqual([409, 'PAYMENT_METHOD_UNAVAILABLE'])
  const replies = await Promise.all([1, 2].map(() => charge(one.id, { paymentToken: savedId })))
  expect(replies.map(({ status }) => status).sort()[0]).toBe(200)
  expect(refused(await charge(one.id))).toEqual([409, 'CANNOT_CHARGE_PAID_ORDER_PAYMENT_REQUEST'])
  expect((await transactionsOf(site, orderId)).payments).toHaveLength(1)
  const gone = await request(at, '3.00')
  await site.admin.call('POST', `${REQUESTS}/void`, { orderPaymentRequestId: gone.id })
  expect(refused(await charge(gone.id))).toEqual([409, 'CANNOT_CHARGE_VOIDED_ORDER_PAYMENT_REQUEST'])
  expect(refused(await charge(orderId))).toEqual([404, 'ORDER_PAYMENT_REQUEST_NOT_FOUND'])
  await agrees(site)
})

test('six requests of all that is owed, charged at once to what the buyer saved, take it once', async () => {
  const at = await owed()
  const { site, orderId } = at
  const six = await Promise.all([...Array(6)].map(() => request(at, '20')))
  const charge = () =>
    Promise.all(
      six.map(({ id: orderPaymentRequestId }) =>
        site.admin.call('POST', `${REQUESTS}/charge`, { orderPaymentRequestId }),
      ),
    )
  const [first, again] = [await charge(), await charge()]
  expect(first.filter(({ status }) => status === 200)).toHaveLength(1)
  const codes = [...first, ...again].filter(({ status }) => status !== 200).map((reply) => refused(reply)[1])
  for (const code of codes)
    expect(['PAYMENT_ALREADY_IN_PROGRESS', 'ORDER_PAID', 'CANNOT_CHARGE_PAID_ORDER_PAYMENT_REQUEST']).toContain(code)
  expect(again.map(({ status }) => status)).toEqual(Array(6).fill(409))
  expect((await transactionsOf(site, orderId)).payments).toHaveLength(1)
  expect((await orderOf(site, orderId)).balanceSummary.paid.amount).toBe('20.00')
  await agrees(site)
})

test('a charge is answered again under its key, and the key is that of no other kind of charge', async () => {
  const at = await owed()
  const { site, orderId } = at
  const { id: orderPaymentRequestId } = await request(at, '7.00')
  const charge = () =>
    site.admin.call('POST', `${REQUESTS}/charge`, { orderPaymentRequestId }, { 'idempotency-key': 'requested' })
  for (const reply of [await charge(), await charge()]) expect(refused(reply)).toEqual([200, undefined])
  const { id: others } = await request(at, '7.00')
  const other = { orderPaymentRequestId: others }
  const reused = await site.admin.call('POST', `${REQUESTS}/charge`, other, { 'idempotency-key': 'requested' })
  expect(refused(reused)).toEqual([409, 'IDEMPOTENCY_KEY_REUSED'])

  const authorized = await authorize(at, '8.00', 'reserved')
  expect(authorized.body.payment.status).toBe('AUTHORIZED')
  expect((await authorize(at, '8.00', 'reserved')).body.payment.id).toBe(authorized.body.payment.id)
  expect(refused(await chargeSaved(at, orderId, { amount: '8.00' }, 'reserved'))).toEqual([
    409,
    'IDEMPOTENCY_KEY_REUSED',
  ])
  expect((await transactionsOf(site, orderId)).payments).toHaveLength(2)
})

test('a charge that is refused leaves what the buyer has open, and one that is made ends it', async () => {
  const at = await owed()
  const { site, member } = at
  const orderId = await orderOfShirt(site, member)
  const begun = await beginPayment(member, orderId)
  expect(refused(await chargeSaved(at, orderId, { amount: '20.01' }))).toEqual([409, 'INVALID_AMOUNT'])
  const unknown = { savedPaymentMethodId: crypto.randomUUID() }
  expect(refused(await chargeSaved(at, orderId, unknown))).toEqual([409, 'NO_SAVED_PAYMENT_METHOD'])
  expect((await checkPayment(member, orderId)).body.status).toBe('OPEN')
  expect((await chargeSaved(at, orderId)).body.status).toBe('APPROVED')
  await chooseAtBank(member, begun.body.next.redirectUrl, 'approve')
  const { payments } = await transactionsOf(site, orderId)
  expect(payments.map(({ status }: { status: string }) => status)).toEqual(['CANCELED', 'APPROVED'])
  await agrees(site)
})

test('an amount that is captured beyond what its order owes goes back, and no more than that', async () => {
  const at = await owed()
  await working(site)
  const { orderId } = at
  const { payment } = (await authorize(at, '8.00')).body
  const inCash = await site.admin.call('POST', `/ecom/v1/payments-collector/orders/${orderId}/manual-payment`, {
    orderId,
    amount: { amount: '15.00' },
  })
  expect(inCash.status).toBe(200)
  const payments = [{ paymentId: payment.id }]
  expect((await site.admin.call('POST', `${BILLING}/capture-authorized-payments`, { orderId, payments })).status).toBe(
    200,
  )
  await expect
    .poll(async () => (await orderOf(site, orderId)).balanceSummary)
    .toMatchObject({ paid: { amount: '23.00' }, refunded: { amount: '3.00' } })
  await agrees(site)
})

test('the clock takes a reserved amount, and releases it where the order was paid otherwise meanwhile', async () => {
  const [owing, paid] = [await owed(), await owed()]
  for (const at of [owing, paid]) expect((await authorize(at, '8.00')).body.payment.status).toBe('AUTHORIZED')
  const { orderId } = paid
  const marked = await site.admin.call('POST', `/ecom/v1/payments-collector/orders/${orderId}/mark-as-paid`, {
    ecomOrderId: orderId,
  })
  expect(marked.status, JSON.stringify(marked.body)).toBe(200)
  await site.advance(161 * 60 * 60_000)
  await byClock(site, 'settle-payments')
  const reserved = async (of: Owed) => (await transactionsOf(site, of.orderId)).payments[0].status
  expect([await reserved(owing), await reserved(paid)]).toEqual(['APPROVED', 'VOIDED'])
  await agrees(site)
})

test('nobody is charged for another, and nothing for an order that is gone', async () => {
  const at = await owed()
  const { site, member, savedId, orderId } = at
  const other = await signedIn(site)
  const theirs = await owes(site, other)
  const none = [409, 'NO_SAVED_PAYMENT_METHOD']
  expect(refused(await chargeSaved(at, theirs, { savedPaymentMethodId: savedId }))).toEqual(none)
  expect(refused(await chargeOrder(at, theirs, { memberId: member.id }))).toEqual(none)
  expect(refused(await chargeOrder(at, orderId, { memberId: other.id }))).toEqual(none)
  expect(refused(await chargeOrder(at, savedId))).toEqual([404, 'ORDER_NOT_FOUND'])
  for (const caller of [member, await site.keyWith(['orders.read'])])
    expect((await caller.call('POST', `${BILLING}/charge-order`, { orderId, regularCharge: {} })).status).toBe(403)
  expect((await site.admin.call('POST', `${BILLING}/charge-order`, { orderId })).status).toBe(400)
  await site.admin.call('POST', `/ecom/v1/orders/${orderId}/cancel`, {})
  expect(refused(await chargeSaved(at, orderId))).toEqual([409, 'ORDER_CANCELED'])
  expect(await savedOf(member)).toHaveLength(1)
  await agrees(site)
})
