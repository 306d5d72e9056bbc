import pino from 'pino'
import { expect, test } from 'vitest'
import {
  beginPayment,
  checkPayment,
  chooseAtBank,
  placeOrder,
  productLine,
  sellShirts,
  sellTickets,
  ticketLine,
} from '../../../test/shop.ts'
import { STAND_IN_KEYS } from '../../../test/stripe-stand-in.ts'
import { startJobs } from '../../jobs/jobs.ts'
import { signedIn } from '../../members/members.fixture.ts'
import { ACCOUNT, otherAccount, refund, working } from '../../providers/payment/stripe.fixture.ts'
import { agrees, transactionsOf } from '../payments/payments.fixture.ts'
import { saveCard } from '../payments/saved/saved.fixture.ts'
import { type AutomaticSite, automaticSite, CHECKOUTS, checkoutTo, LONDON, NEW_YORK, ok } from './automatic.fixture.ts'
import { automaticTaxJobs } from './jobs.ts'

const REQUESTS = '/ecom/v1/order-payment-requests'
const SOON = { timeout: 15_000, interval: 50 }

/** An order that its buyer has paid, or reserved, with a card. */
async function paidOrder(shop: AutomaticSite, lines?: object[], status = 'PAID') {
  const { site, stripe, visitor } = shop
  const orderId = await unpaidOrder(shop, lines)
  await beginPayment(visitor, orderId, { method: 'stripe-test' })
  const paymentId: string = (await transactionsOf(site, orderId)).payments.at(-1).id
  stripe.confirm(paymentId, 'succeed')
  expect((await checkPayment(visitor, orderId)).body.status).toBe(status)
  return { orderId, paymentId }
}

async function unpaidOrder(shop: AutomaticSite, lines?: object[]): Promise<string> {
  const checkout = await checkoutTo(shop, NEW_YORK, lines ? { lines } : {})
  return (await placeOrder(shop.visitor, checkout.id)).body.orderId
}

const markPaid = ({ site }: AutomaticSite, orderId: string) =>
  ok(site.admin, 'POST', `/ecom/v1/payments-collector/orders/${orderId}/mark-as-paid`, { ecomOrderId: orderId })
const takeDeposit = ({ site }: AutomaticSite, productId: string) =>
  ok(site.admin, 'PUT', `/fairground/v1/products/${productId}/deposit`, { productId, deposit: { percentage: '25' } })

const recordedAt = ({ stripe }: AutomaticSite, type = 'transaction') =>
  [...stripe.taxes.transactions.values()].filter((one) => one.type === type)
/** Amounts and taxes of each part that was taken back. */
const reversedAt = (shop: AutomaticSite) =>
  recordedAt(shop, 'reversal').map(({ amounts }) => amounts.map(({ amount, tax }) => [amount, tax]))

/** Runs a job that follows from a domain event, as the queue does. */
async function followed({ site: { assembly, siteId } }: AutomaticSite, name: string, payload: object): Promise<void> {
  const { jobs, pool, directory } = assembly
  const [job] = jobs.flatMap(({ followUps = {} }) => followUps[name] ?? [])
  const db = pool.forSite(siteId)
  const site = directory.site(siteId)! // the test's own
  await job?.run({ db, site, now: directory.nowOf(site), newId: () => crypto.randomUUID(), dbOf: () => db }, payload)
}
const record = (shop: AutomaticSite, orderId: string) => followed(shop, 'record-taxes', { orderId })

const refundNamed = (
  { site }: AutomaticSite,
  { orderId, paymentId }: { orderId: string; paymentId: string },
  { id: lineItemId }: { id: string },
  amount: string,
) =>
  site.admin.call('POST', '/ecom/v1/order-billing/refund-payments', {
    orderId,
    paymentRefunds: [{ paymentId, amount: { amount } }],
    refundItems: { lineItems: [{ lineItemId, quantity: 1, amount: { amount } }] },
  })

const sourceOf = async ({ site }: AutomaticSite, orderId: string) =>
  (await ok(site.admin, 'GET', `/fairground/v1/orders/${orderId}/automatic-tax`)).automaticTax

test('a paid order is recorded once, also where the answer was lost and the process that waited for it', async () => {
  const shop = await automaticSite()
  const { site, stripe } = shop
  // Jobs are away while the order is paid, as those of a process that was killed.
  await (await startJobs(site.assembly, pino({ level: 'silent' }))).stop()
  const { orderId } = await paidOrder(shop)
  expect(recordedAt(shop)).toEqual([])
  expect(await sourceOf(shop, orderId)).toEqual({ calculators: ['Stripe Tax, test mode'], recordedSales: [] })
  stripe.loseAfter = { method: 'POST', path: '/v1/tax/transactions/create_from_calculation', times: 1 }
  await working(site)
  await expect.poll(async () => (await sourceOf(shop, orderId)).recordedSales.length, SOON).toBe(1)
  expect(recordedAt(shop)).toMatchObject([
    {
      reference: orderId,
      amounts: [
        { amount: 2000, tax: 178 },
        { amount: 500, tax: 45 },
      ],
    },
  ])
  // An order that nobody paid is not recorded.
  await placeOrder(shop.visitor, (await checkoutTo(shop, NEW_YORK)).id)
  expect(recordedAt(shop)).toHaveLength(1)
}, 30_000)

test('refunds take back what they name, then a share of what is left, and in the end all of it, each once', async () => {
  const shop = await automaticSite()
  const { site, stripe } = shop
  const { productId } = await sellShirts(site, 9, 10, 'Cup')
  const { orderId, paymentId } = await paidOrder(shop, [productLine(shop.productId, 1), productLine(productId, 2)])
  await record(shop, orderId)
  const { order } = await ok(site.admin, 'GET', `/ecom/v1/orders/${orderId}`)
  // 20.00, 20.00 and 5.00 of delivery, with 8.875 %.
  expect(order.priceSummary.total.amount).toBe('49.01')
  stripe.loseAfter = { method: 'POST', path: '/v1/tax/transactions/create_reversal', times: 9 }
  expect((await refundNamed(shop, { orderId, paymentId }, order.lineItems[1], '10.89')).status).toBe(200)
  // A process that ended before the answer came.
  await expect(record(shop, orderId)).rejects.toThrow()
  expect(await site.query('select 1 from tax_reversals where reversal is null')).toHaveLength(1)
  stripe.loseAfter = undefined
  await record(shop, orderId)
  expect(reversedAt(shop)).toEqual([[[-1000, -89]]])
  for (const amount of ['8.12', '30.00']) {
    expect((await refund(site, orderId, paymentId, amount)).status).toBe(200)
    await Promise.all([record(shop, orderId), record(shop, orderId)])
  }
  expect(reversedAt(shop)).toEqual([
    [[-1000, -89]],
    [
      [-426, -38],
      [-213, -19],
      [-106, -10],
    ],
    [
      [-1574, -140],
      [-787, -70],
      [-394, -35],
    ],
  ])
  expect(await site.query('select 1 from tax_reversals where reversal is null')).toEqual([])
})

test('a refund takes back the taxed goods of its credit note: none for a ticket, and none for what nobody owed', async () => {
  const shop = await automaticSite()
  const { site } = shop
  const { ticketDefinitionId } = await sellTickets(site, 5)
  const lines = [productLine(shop.productId, 1), ticketLine(ticketDefinitionId, 1)]
  const { orderId, paymentId } = await paidOrder(shop, lines)
  await record(shop, orderId)
  await ok(site.admin, 'POST', `/ecom/v1/invoices/orders/${orderId}`, { orderId })
  const { order } = await ok(site.admin, 'GET', `/ecom/v1/orders/${orderId}`)
  expect((await refund(site, orderId, paymentId, '5.00')).status).toBe(200)
  expect((await refundNamed(shop, { orderId, paymentId }, order.lineItems[1], '30.00')).status).toBe(200)
  await record(shop, orderId)
  const inAll = () =>
    reversedAt(shop)
      .flat(2)
      .reduce((sum, part) => sum + part, 0)
  // 27.23 of 62.23 are goods and delivery.
  expect([reversedAt(shop).length, inAll()]).toEqual([1, -219])
  await ok(site.admin, 'POST', `/fairground/v1/orders/${orderId}/credit-notes`)
  const notes = await site.query(
    `select sum((c ->> 'amount')::int)::int as goods from order_documents, jsonb_array_elements(doc -> 'charges') c
     where kind = 'CREDIT_NOTE' and (c ->> 'taxRate')::int > 0`,
  )
  expect(notes).toEqual([{ goods: 219 }])

  // A deposit that goes back before the rest is paid is no sale.
  const { productId } = await sellShirts(site, 9, 80, 'Bike')
  await takeDeposit(shop, productId)
  const deposit = await paidOrder(shop, [productLine(productId, 1)])
  expect((await refund(site, deposit.orderId, deposit.paymentId)).status).toBe(200)
  await record(shop, deposit.orderId)
  expect(recordedAt(shop)).toHaveLength(1)

  // Money that came beyond what an order costs goes back, and the sale stands.
  const beyond = await paidOrder(shop)
  await site.query(`update transactions set amount = amount + 500 where id = $1`, [beyond.paymentId])
  await site.query('update orders set paid = paid + 500, returned = 500 where id = $1', [beyond.orderId])
  expect((await refund(site, beyond.orderId, beyond.paymentId, '5.00')).status).toBe(200)
  await record(shop, beyond.orderId)
  expect([recordedAt(shop).length, reversedAt(shop).length]).toEqual([2, 1])
  await agrees(site)
})

test('a sale is recorded by whatever way it is paid, once all of it is', async () => {
  const shop = await automaticSite()
  const { site } = shop
  const recorded = async (orderId: string): Promise<boolean> => {
    await Promise.all([record(shop, orderId), record(shop, orderId)])
    return recordedAt(shop).some(({ reference }) => reference === orderId)
  }
  const byStaff = await unpaidOrder(shop)
  expect(await recorded(byStaff)).toBe(false)
  await markPaid(shop, byStaff)
  expect(await recorded(byStaff)).toBe(true)

  const member = await signedIn(site)
  const paymentToken: string = (await saveCard(site, member)).id
  const { id } = await checkoutTo({ visitor: member, productId: shop.productId }, NEW_YORK)
  const charged = await ok(member, 'POST', `${CHECKOUTS}/${id}/create-order-and-charge`, { id, paymentToken })
  expect(await recorded(charged.orderId)).toBe(true)

  await takeDeposit(shop, shop.productId)
  const { orderId } = await paidOrder(shop)
  // 10.45 of 27.23 were the deposit; the rest comes by two links.
  for (const amount of ['3.00', '13.78']) {
    expect(await recorded(orderId)).toBe(false)
    const { orderPaymentRequest, orderPaymentRequestUrl } = await ok(site.admin, 'POST', REQUESTS, {
      orderPaymentRequest: { orderId, amount: { amount }, title: 'Rest' },
    })
    const token = new URL(orderPaymentRequestUrl).searchParams.get('token')
    const pay = { orderId, method: 'test', token, paymentRequestId: orderPaymentRequest.id }
    const payer = await site.visitor()
    const { next } = await ok(payer, 'POST', `/fairground/v1/orders/${orderId}/pay`, pay)
    await chooseAtBank(payer, next.redirectUrl, 'approve')
    await ok(payer, 'POST', `/fairground/v1/orders/${orderId}/check-payment`, { orderId, token })
  }
  expect(await recorded(orderId)).toBe(true)
  await agrees(site)
})

test('an amount that is reserved is no sale, nor is a part that is taken of it', async () => {
  const shop = await automaticSite()
  const { site } = shop
  await ok(site.admin, 'PUT', ACCOUNT, { keys: STAND_IN_KEYS, reserve: { hours: 24, end: 'VOID' } })
  const billing = (path: string, request: object) => ok(site.admin, 'POST', `/ecom/v1/order-billing/${path}`, request)
  const ended = await paidOrder(shop, undefined, 'AUTHORIZED')
  const taken = await paidOrder(shop, undefined, 'AUTHORIZED')
  await billing('void-authorized-payments', { orderId: ended.orderId, paymentIds: [ended.paymentId] })
  await billing('capture-authorized-payments', {
    orderId: taken.orderId,
    payments: [{ paymentId: taken.paymentId, amount: { amount: '10.00' } }],
  })
  for (const { orderId } of [ended, taken]) await record(shop, orderId)
  expect(recordedAt(shop)).toEqual([])
  await agrees(site)
})

test('an order that is placed while its address changes is taxed, and recorded, by the address that it bears', async () => {
  const shop = await automaticSite()
  const { visitor, site } = shop
  const checkout = await checkoutTo(shop, NEW_YORK)
  const chicago = { country: 'US', subdivision: 'US-IL', city: 'Chicago', postalCode: '60601', addressLine: '3 Lake' }
  const sendTo = (address: object) => {
    const contact = { address, contactDetails: { firstName: 'Ada', lastName: 'King', phone: '+44 117 496 0001' } }
    return visitor.call('PATCH', `${CHECKOUTS}/${checkout.id}`, {
      checkout: { id: checkout.id, billingInfo: contact, shippingInfo: { shippingDestination: contact } },
    })
  }
  await Promise.all([sendTo(chicago), placeOrder(visitor, checkout.id), sendTo(LONDON), sendTo(chicago)])
  const { orderId } = (await placeOrder(visitor, checkout.id)).body
  const { order } = await ok(site.admin, 'GET', `/ecom/v1/orders/${orderId}`)
  const { subdivision } = order.shippingInfo.logistics.shippingDestination.address
  const tax = { 'US-NY': '2.23', 'US-IL': '2.56' }[subdivision as 'US-NY' | 'US-IL'] ?? '0.00'
  expect(order.priceSummary.tax.amount).toBe(tax)
  await markPaid(shop, orderId)
  await record(shop, orderId)
  const taxes = recordedAt(shop).flatMap(({ amounts }) => amounts.map((one) => one.tax))
  expect(taxes.reduce((sum, one) => sum + one, 0)).toBe(Math.round(Number(tax) * 100))
  await agrees(site)
})

test('orders that are paid while the keys are away are recorded once they are back', async () => {
  const shop = await automaticSite()
  const { site } = shop
  const { orderId, paymentId } = await paidOrder(shop)
  await ok(site.admin, 'DELETE', ACCOUNT)
  await record(shop, orderId)
  expect(recordedAt(shop)).toEqual([])
  await ok(site.admin, 'PUT', ACCOUNT, { keys: STAND_IN_KEYS })
  await followed(shop, 'record-late-taxes', {})
  expect(recordedAt(shop)).toMatchObject([{ reference: orderId }])
  expect((await refund(site, orderId, paymentId, '5.00')).status).toBe(200)
  await followed(shop, 'record-late-taxes', {})
  await followed(shop, 'record-late-taxes', {})
  expect([recordedAt(shop).length, reversedAt(shop).length]).toEqual([1, 1])
})

test('taxes are recorded in the account that calculated them, by whichever of its keys, and in no other', async () => {
  const shop = await automaticSite()
  const { site, stripe } = shop
  const enter = (publicKey: string) => ok(site.admin, 'PUT', ACCOUNT, { keys: { ...STAND_IN_KEYS, publicKey } })
  const before = await paidOrder(shop)
  const recorded = await paidOrder(shop)
  await record(shop, recorded.orderId)
  expect((await refund(site, recorded.orderId, recorded.paymentId, '5.00')).status).toBe(200)
  const back = otherAccount(stripe)
  await enter('pk_test_other')
  for (const { orderId } of [before, recorded]) await record(shop, orderId)
  await followed(shop, 'record-late-taxes', {})
  expect(recordedAt(shop)).toEqual([])
  // Orders of now are of the other account.
  const after = await paidOrder(shop)
  await record(shop, after.orderId)
  expect(recordedAt(shop)).toMatchObject([{ reference: after.orderId }])
  back()
  // Another public key of the account before.
  await enter('pk_test_rolled')
  await followed(shop, 'record-late-taxes', {})
  await record(shop, before.orderId)
  expect(recordedAt(shop)).toMatchObject([{ reference: recorded.orderId }, { reference: before.orderId }])
  expect(recordedAt(shop, 'reversal')).toHaveLength(1)
  await agrees(site)
})

test('orders by fallback rates, and orders without a calculator, are recorded nowhere, and say so', async () => {
  const shop = await automaticSite()
  shop.stripe.taxes.state.fault = 'refused'
  const { orderId } = await paidOrder(shop)
  expect(await sourceOf(shop, orderId)).toEqual({
    fallbackReason: 'AUTO_TAX_FAILED',
    calculators: [],
    recordedSales: [],
  })
  const stranger = await shop.site.admin.call('GET', `/fairground/v1/orders/${crypto.randomUUID()}/automatic-tax`)
  expect([stranger.status, stranger.body.details.applicationError.code]).toEqual([404, 'ORDER_NOT_FOUND'])
})

test('the button of the admin shows what the calculator finds, or why it finds nothing', async () => {
  const { site, stripe } = await automaticSite()
  const { calculators } = await ok(site.admin, 'GET', '/fairground/v1/automatic-tax-calculators')
  expect(calculators.map(({ title, isSetUp }: { title: string; isSetUp: boolean }) => [title, isSetUp])).toEqual([
    ['Stripe Tax', false],
    ['Stripe Tax, test mode', true],
  ])
  const [live, inTest] = calculators
  const path = (appId: string) => `/fairground/v1/automatic-tax-calculators/${appId}/test`
  const found = await ok(site.admin, 'POST', path(inTest.appId), {
    country: 'US',
    subdivision: 'IL',
    postalCode: '60601',
  })
  expect([
    found.amount,
    found.tax,
    found.taxes.map((tax: { jurisdictionType: string; taxAmount: string }) => [tax.jurisdictionType, tax.taxAmount]),
  ]).toEqual([
    '100.00',
    '10.25',
    [
      ['STATE', '6.25'],
      ['COUNTY', '1.75'],
      ['CITY', '1.25'],
      ['SPECIAL', '1.00'],
    ],
  ])
  const refusal = async (appId: string) => {
    const { status, body } = await site.admin.call('POST', path(appId), { country: 'US', postalCode: '60601' })
    return [status, body.details.applicationError.code, body.message]
  }
  expect(await refusal(live.appId)).toEqual([400, 'CALCULATOR_ID_NOT_FOUND', expect.any(String)])
  stripe.taxes.state.fault = 'refused'
  expect(await refusal(inTest.appId)).toEqual([
    409,
    'TAX_CALCULATOR_FAILED',
    expect.stringContaining('The address is not known'),
  ])
  expect(
    (await (await site.keyWith(['settings.read'])).call('POST', path(inTest.appId), { country: 'US' })).status,
  ).toBe(403)
})

test('answers that nobody needs any more are forgotten', async () => {
  const shop = await automaticSite()
  await checkoutTo(shop, NEW_YORK)
  const { site } = shop
  const { pool, directory } = site.assembly
  const db = pool.forSite(site.siteId)
  const cleaned = async (days: number) => {
    const now = new Date(Date.now() + days * 24 * 60 * 60_000)
    const at = { db, site: directory.site(site.siteId)!, now, newId: () => crypto.randomUUID(), dbOf: () => db } // the test's own
    for (const clean of automaticTaxJobs({ calculators: new Map(), directory }).cleanUps ?? []) await clean(at)
    return (await site.query('select 1 from tax_calculations')).length
  }
  expect([await cleaned(1), await cleaned(3)]).toEqual([1, 0])
})
