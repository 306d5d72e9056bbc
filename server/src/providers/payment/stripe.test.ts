import { expect, test } from 'vitest'
import { beginPayment, checkOut, checkPayment, placeOrder, productLine, sellShirts } from '../../../test/shop.ts'
import { STAND_IN_KEYS } from '../../../test/stripe-stand-in.ts'
import { agrees, codeOf, orderOf, transactionsOf } from '../../sales/payments/payments.fixture.ts'
import {
  ACCOUNT,
  type Begun,
  begun,
  byClock,
  otherAccount,
  refund,
  send,
  stripeSite,
  working,
} from './stripe.fixture.ts'
import { fromStripe, toStripe } from './stripe-amount.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

test('an owner enters keys, which the provider confirms; the secrets are sealed and never shown', async () => {
  const { site, stripe, logged } = await stripeSite()
  const methods = async () =>
    (await site.admin.call('GET', '/fairground/v1/payment-methods')).body.methods.map(
      ({ method }: { method: string }) => method,
    )
  expect(await methods()).toEqual(['stripe-test', 'test', 'manual'])
  const { accounts } = (await site.admin.call('GET', '/fairground/v1/payment-accounts')).body
  expect(accounts).toMatchObject([
    { method: 'stripe', test: false },
    { method: 'stripe-test', test: true, publicKey: 'pk_test_standin', secretKeyEnd: 'ndin' },
  ])
  expect(accounts[0].publicKey).toBeUndefined()
  expect(JSON.stringify(accounts)).not.toMatch(/sk_test_standin|whsec_standin/)
  const [row] = await site.query('select secret_key, messages_secret from payment_accounts')
  expect(JSON.stringify(row)).not.toContain('standin')
  expect(await site.query(`select 1 from audit_log where before::text || after::text ~ 'sk_|whsec'`)).toEqual([])
  expect((await site.admin.call('POST', `${ACCOUNT}/test`)).body).toEqual({
    name: 'Stand-in Ltd',
    takesPayments: true,
  })

  const set = (keys: object) => site.admin.call('PUT', ACCOUNT, { keys: { ...STAND_IN_KEYS, ...keys } })
  expect((await set({ secretKey: 'sk_live_other' })).body.details.validationError.fieldViolations).toMatchObject([
    { field: 'keys.secretKey', violatedRule: 'FORMAT' },
  ])
  expect(codeOf(await set({ secretKey: 'sk_test_wrong' }))).toBe('PAYMENT_KEYS_REFUSED')
  expect((await site.admin.call('PUT', ACCOUNT, { keys: { publicKey: 'pk_test_1' } })).status).toBe(400)
  expect(codeOf(await site.admin.call('PUT', `${ACCOUNT}-2`, {}))).toBe('PAYMENT_METHOD_NOT_AVAILABLE')
  await stripe.close()
  expect(codeOf(await set({}))).toBe('PAYMENT_PROVIDER_UNREACHABLE')
  expect(logged.join()).toContain('ECONNREFUSED')

  const reader = await site.keyWith(['settings.read'])
  expect((await reader.call('PUT', ACCOUNT, { keys: STAND_IN_KEYS })).status).toBe(403)
  expect((await site.admin.call('DELETE', ACCOUNT)).status).toBe(200)
  expect(await methods()).toEqual(['test', 'manual'])
  // Messages of the account that was left are read, and change nothing without a payment.
  expect((await send(site, stripe.event('payment_intent.succeeded', {}))).status).toBe(200)
  await site.query('delete from former_payment_accounts')
  expect((await send(site, stripe.event('payment_intent.succeeded', {}))).status).toBe(404)
})

test('keys that were sealed with another secret are entered again', async () => {
  const { site } = await stripeSite()
  await site.query(`update payment_accounts set secret_key = overlay(secret_key placing 'xxxx' from 10)`)
  const list = await site.admin.call('GET', '/fairground/v1/payment-accounts')
  expect([list.status, list.body.accounts[1].publicKey]).toEqual([200, 'pk_test_standin'])
  expect(list.body.accounts[1].secretKeyEnd).toBeUndefined()
  expect((await site.admin.call('PUT', ACCOUNT, { keys: STAND_IN_KEYS })).body.account.secretKeyEnd).toBe('ndin')
})

test('keys of test mode are offered while test payments are on', async () => {
  const { site } = await stripeSite()
  await site.query(`update sites set settings = settings || '{"testPayments": false}'`)
  await site.assembly.directory.reload()
  const { methods } = (await site.admin.call('GET', '/fairground/v1/payment-methods')).body
  expect(methods).toMatchObject([{ method: 'manual' }])
})

test('a buyer pays in the component, also after a decline and a check by their bank; refunds follow in parts', async () => {
  const { site, stripe } = await stripeSite()
  const { buyer, orderId, paymentId, reply } = await begun(site)
  const intent = stripe.intentOf(paymentId)
  const next = { method: 'stripe-test', clientSecret: intent.client_secret, publicKey: 'pk_test_standin' }
  expect(reply.body).toEqual({ orderId, status: 'OPEN', next })
  expect(intent).toMatchObject({ amount: 2000, currency: 'gbp', capture_method: 'automatic' })
  for (const outcome of ['decline', 'challenge'] as const) {
    stripe.confirm(paymentId, outcome)
    expect((await checkPayment(buyer, orderId)).body.status).toBe('OPEN')
  }
  stripe.finish(paymentId, 'succeed')
  expect((await checkPayment(buyer, orderId)).body).toEqual({ orderId, status: 'PAID' })

  expect((await refund(site, orderId, paymentId, '5.00')).body.refund.summary.refunded.amount).toBe('5.00')
  expect((await refund(site, orderId, paymentId)).body.refund.summary.refunded.amount).toBe('15.00')
  expect([...stripe.refunds.values()].map(({ amount }) => amount)).toEqual([500, 1500])
  expect((await orderOf(site, orderId)).paymentStatus).toBe('FULLY_REFUNDED')
  await agrees(site)
})

test('a refund that waits at the provider for days is not begun again, and one that fails gives its amount free', async () => {
  const { site, stripe } = await stripeSite()
  const { buyer, orderId, paymentId } = await begun(site)
  stripe.confirm(paymentId, 'succeed')
  await checkPayment(buyer, orderId)
  stripe.refundsBegin = 'pending'
  stripe.lose = 2
  expect((await refund(site, orderId, paymentId, '5.00')).body.refund.transactions[0].refundStatus).toBe('PENDING')
  for (let run = 0; run < 3; run++) await byClock(site, 'settle-payments')
  expect(stripe.refunds.size).toBe(1)
  await working(site)
  const [waiting] = [...stripe.refunds.values()]
  waiting!.status = 'failed' // there is one
  await send(site, stripe.event('refund.failed', waiting))
  const statusOf = async () => (await transactionsOf(site, orderId)).refunds[0].transactions[0].refundStatus
  await expect.poll(statusOf).toBe('FAILED')
  expect(stripe.refunds.size).toBe(1)
  stripe.refundsBegin = 'succeeded'
  expect((await refund(site, orderId, paymentId)).body.refund.summary.refunded.amount).toBe('20.00')
  await agrees(site)
})

test('events that are lost, doubled, late, forged and out of order end in one payment', async () => {
  const { site, stripe } = await stripeSite()
  await working(site)
  const { orderId, paymentId } = await begun(site)
  const intent = stripe.intentOf(paymentId)
  const created = stripe.event('payment_intent.created', { ...intent })
  stripe.confirm(paymentId, 'decline')
  const failed = stripe.event('payment_intent.payment_failed', { ...intent })
  stripe.finish(paymentId, 'succeed')
  const succeeded = stripe.event('payment_intent.succeeded', { ...intent })
  const charge = stripe.event('charge.succeeded', { object: 'charge', id: 'ch_1', payment_intent: intent.id })

  const forged = [
    stripe.event('payment_intent.succeeded', intent, { secret: 'whsec_guessed' }),
    stripe.event('payment_intent.succeeded', intent, { at: new Date(Date.now() - 6 * MINUTE_MS) }),
    { ...succeeded, body: succeeded.body.replace('succeeded', 'canceled') },
    { ...succeeded, headers: { 'content-type': 'application/json' } },
  ]
  for (const one of forged) expect((await send(site, one)).status).toBe(403)
  const replies = await Promise.all(
    [succeeded, charge, succeeded, failed, created, failed].map((one) => send(site, one)),
  )
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
  await expect.poll(async () => (await orderOf(site, orderId)).paymentStatus).toBe('PAID')
  expect(await site.query('select count(*)::int as n from payment_events')).toEqual([{ n: 4 }])
  const stranger = stripe.event('payment_intent.succeeded', { object: 'payment_intent', id: 'pi_other', metadata: {} })
  expect((await send(site, stranger)).body).toEqual({ received: true })
  expect(stripe.intents.size).toBe(1)
  await agrees(site)
})

test('an answer that is lost, to the first call or to all of them, charges nothing twice', async () => {
  const { site, stripe } = await stripeSite()
  stripe.lose = 2
  const { buyer, orderId, paymentId, reply } = await begun(site)
  expect(reply.status).toBe(503)
  expect((await beginPayment(buyer, orderId, { method: 'stripe-test' })).body.status).toBe('OPEN')
  expect(stripe.intents.size).toBe(1)
  // The message comes before any answer about the payment did.
  await site.query(`update transactions set provider_ref = null`)
  stripe.confirm(paymentId, 'succeed')
  await working(site)
  await send(site, stripe.event('payment_intent.succeeded', stripe.intentOf(paymentId)))
  await expect.poll(async () => (await orderOf(site, orderId)).paymentStatus).toBe('PAID')
  expect(stripe.intents.size).toBe(1)
  await agrees(site)
})

test('an account that reserves first: the merchant takes or releases, and the clock decides what is left', async () => {
  const { site, stripe } = await stripeSite({ reserve: { hours: 2, end: 'VOID' } })
  const billing = (path: string, body: object) => site.admin.call('POST', `/ecom/v1/order-billing/${path}`, body)
  const reserved = async () => {
    const order = await begun(site)
    expect(stripe.intentOf(order.paymentId).capture_method).toBe('manual')
    stripe.confirm(order.paymentId, 'succeed')
    expect((await checkPayment(order.buyer, order.orderId)).body.status).toBe('AUTHORIZED')
    return order
  }
  const [taken, released, left] = [await reserved(), await reserved(), await reserved()]
  await billing('capture-authorized-payments', { orderId: taken.orderId, payments: [{ paymentId: taken.paymentId }] })
  await billing('void-authorized-payments', { orderId: released.orderId, paymentIds: [released.paymentId] })
  const statusOf = async ({ orderId }: Begun) => (await transactionsOf(site, orderId)).payments[0].status
  expect([await statusOf(taken), await statusOf(released)]).toEqual(['APPROVED', 'VOIDED'])
  await site.advance(3 * HOUR_MS)
  await byClock(site, 'settle-payments')
  expect(await statusOf(left)).toBe('VOIDED')
  expect(stripe.intentOf(left.paymentId).status).toBe('canceled')
  const removed = await site.admin.call('DELETE', ACCOUNT)
  expect(removed.status).toBe(200)
  expect(codeOf(await refund(site, taken.orderId, taken.paymentId))).toBe('EXTERNAL_REFUND_EXPECTED')
  await agrees(site)
})

test('keys stay while a payment is under way, but for others of the same account', async () => {
  const { site, stripe } = await stripeSite()
  await begun(site)
  expect(codeOf(await site.admin.call('DELETE', ACCOUNT))).toBe('PAYMENTS_UNDER_WAY')
  const replace = () => site.admin.call('PUT', ACCOUNT, { keys: { ...STAND_IN_KEYS, publicKey: 'pk_test_next' } })
  expect((await replace()).body.account.publicKey).toBe('pk_test_next')
  // An account that does not know the payment.
  stripe.intents.clear()
  expect(codeOf(await replace())).toBe('PAYMENTS_UNDER_WAY')
})

test('keys of another account wait for a charge that was never answered, and for a payment that begins meanwhile', async () => {
  const { site, stripe } = await stripeSite()
  const others = { keys: { ...STAND_IN_KEYS, publicKey: 'pk_test_other', secretKey: 'sk_test_other' } }
  stripe.secretKeys.add('sk_test_other')
  const enter = () => site.admin.call('PUT', ACCOUNT, others)
  stripe.lose = 99
  const { buyer, orderId, paymentId, reply } = await begun(site)
  expect(reply.status).toBe(503)
  stripe.lose = 0
  const back = otherAccount(stripe)
  expect(codeOf(await enter())).toBe('PAYMENTS_UNDER_WAY')
  back()
  stripe.confirm(paymentId, 'succeed')
  expect((await checkPayment(buyer, orderId)).body.status).toBe('PAID')
  expect([...stripe.intents.keys()]).toEqual([stripe.intentOf(paymentId).id])

  // The buyer begins to pay while the provider confirms the keys.
  otherAccount(stripe)
  const { promise: isOver, resolve } = Promise.withResolvers<void>()
  const hold = {
    at: 'answer',
    isHeld: (call: string) => call === 'GET /v1/account',
    waiting: [] as string[],
    isOver,
  } as const
  stripe.hold = hold
  const entered = enter()
  await expect.poll(() => hold.waiting.length).toBe(1)
  const meanwhile = await begun(site)
  resolve()
  expect(codeOf(await entered)).toBe('PAYMENTS_UNDER_WAY')
  stripe.confirm(meanwhile.paymentId, 'succeed')
  expect((await checkPayment(meanwhile.buyer, meanwhile.orderId)).body.status).toBe('PAID')
  await agrees(site)
})

test('keys of another account give nothing back of payments before: the merchant reads why, and does it by hand', async () => {
  const { site, stripe } = await stripeSite()
  const { buyer, orderId, paymentId } = await begun(site)
  stripe.confirm(paymentId, 'succeed')
  await checkPayment(buyer, orderId)
  const message = stripe.event('payment_intent.succeeded', { ...stripe.intentOf(paymentId) })
  const back = otherAccount(stripe)
  const others = { publicKey: 'pk_test_other', secretKey: 'sk_test_other', messagesSecret: 'whsec_other' }
  stripe.secretKeys.add('sk_test_other')
  expect((await site.admin.call('PUT', ACCOUNT, { keys: others })).status).toBe(200)
  expect((await send(site, message)).status).toBe(200)
  expect((await refund(site, orderId, paymentId, '5.00')).body.refund.transactions).toMatchObject([
    { refundStatus: 'FAILED', refundStatusInfo: { description: 'resource_missing' } },
  ])
  const byHand = { orderId, paymentRefunds: [{ paymentId, amount: { amount: '4.00' }, externalRefund: true }] }
  expect((await site.admin.call('POST', '/ecom/v1/order-billing/refund-payments', byHand)).status).toBe(200)
  back()
  expect((await site.admin.call('PUT', ACCOUNT, { keys: STAND_IN_KEYS })).status).toBe(200)
  expect((await refund(site, orderId, paymentId)).body.refund.summary.refunded.amount).toBe('16.00')
  expect([...stripe.refunds.values()].map(({ amount }) => amount)).toEqual([1600])
  await agrees(site)
})

test('a purchase of an amount that the provider cannot take exactly is offered the other methods', async () => {
  const { site } = await stripeSite()
  await site.admin.call('PATCH', '/fairground/v1/site-settings', { currency: 'KWD' })
  const { productId } = await sellShirts(site, 10, 10.005)
  const offered = async (quantity: number) => {
    const buyer = await site.visitor()
    const checkoutId = await checkOut(buyer, [productLine(productId, quantity)])
    const { body } = await buyer.call('GET', `/fairground/v1/payment-methods?checkoutId=${checkoutId}`)
    return { buyer, checkoutId, methods: body.methods.map(({ method }: { method: string }) => method) }
  }
  const odd = await offered(1)
  expect(odd.methods).toEqual(['test', 'manual'])
  expect((await offered(2)).methods).toEqual(['stripe-test', 'test', 'manual'])
  const { orderId } = (await placeOrder(odd.buyer, odd.checkoutId)).body
  expect(codeOf(await beginPayment(odd.buyer, orderId, { method: 'stripe-test' }))).toBe('PAYMENT_METHOD_NOT_AVAILABLE')
})

test.for([
  ['GBP', 1050n, 1050],
  ['JPY', 1050n, 1050],
  ['KWD', 10500n, 10500],
  ['KWD', 10505n, undefined],
  ['ISK', 500n, 50_000],
] as const)('an amount in %s is written as the provider writes it, and read', ([currency, minor, amount]) => {
  expect(toStripe(minor, currency)).toBe(amount)
  if (amount !== undefined) expect(fromStripe(amount, currency)).toBe(minor)
})
