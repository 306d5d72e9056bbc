import pino from 'pino'
import { expect, test } from 'vitest'
import { beginPayment, checkPayment, placeOrder, productLine, sellShirts } from '../../../test/shop.ts'
import { startJobs } from '../../jobs/jobs.ts'
import { refund, working } from '../../providers/payment/stripe.fixture.ts'
import { transactionsOf } from '../payments/payments.fixture.ts'
import { type AutomaticSite, automaticSite, checkoutTo, NEW_YORK, ok } from './automatic.fixture.ts'
import { automaticTaxJobs } from './jobs.ts'

const SOON = { timeout: 15_000, interval: 50 }

/** An order that its buyer has paid with a card. */
async function paidOrder(shop: AutomaticSite, lines?: object[]) {
  const { site, stripe, visitor } = shop
  const checkout = await checkoutTo(shop, NEW_YORK, lines ? { lines } : {})
  const { orderId } = (await placeOrder(visitor, checkout.id)).body
  await beginPayment(visitor, orderId, { method: 'stripe-test' })
  const paymentId: string = (await transactionsOf(site, orderId)).payments.at(-1).id
  stripe.confirm(paymentId, 'succeed')
  expect((await checkPayment(visitor, orderId)).body.status).toBe('PAID')
  return { orderId: orderId as string, paymentId }
}

const recordedAt = ({ stripe }: AutomaticSite, type = 'transaction') =>
  [...stripe.taxes.transactions.values()].filter((one) => one.type === type)
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

test('refunds take back what they name, then a share, and in the end all of it, each once', async () => {
  const shop = await automaticSite()
  const { site, stripe } = shop
  const { productId } = await sellShirts(site, 9, 10, 'Cup')
  await working(site)
  const { orderId, paymentId } = await paidOrder(shop, [productLine(shop.productId, 1), productLine(productId, 2)])
  await expect.poll(() => recordedAt(shop).length, SOON).toBe(1)
  const { order } = await ok(site.admin, 'GET', `/ecom/v1/orders/${orderId}`)
  // 20.00, 20.00 and 5.00 of delivery, with 8.875 %.
  expect(order.priceSummary.total.amount).toBe('49.01')
  stripe.loseAfter = { method: 'POST', path: '/v1/tax/transactions/create_reversal', times: 1 }
  const cup = order.lineItems[1]
  const named = await site.admin.call('POST', '/ecom/v1/order-billing/refund-payments', {
    orderId,
    paymentRefunds: [{ paymentId, amount: { amount: '10.89' } }],
    refundItems: { lineItems: [{ lineItemId: cup.id, quantity: 1, amount: { amount: '10.89' } }] },
  })
  expect(named.status, JSON.stringify(named.body)).toBe(200)
  await expect
    .poll(() => recordedAt(shop, 'reversal').map(({ amounts }) => amounts), SOON)
    .toEqual([[{ amount: -1000, tax: -89 }]])
  expect((await refund(site, orderId, paymentId, '8.12')).status).toBe(200)
  await expect.poll(() => recordedAt(shop, 'reversal').at(-1)?.amounts, SOON).toEqual([{ amount: -812, tax: 0 }])
  expect((await refund(site, orderId, paymentId, '30.00')).status).toBe(200)
  await expect.poll(() => recordedAt(shop, 'reversal').length, SOON).toBe(3)
  const back = recordedAt(shop, 'reversal').flatMap(({ amounts }) => amounts)
  expect(back.reduce((sum, { amount, tax }) => sum + amount + tax, 0)).toBe(-4901)
  await expect
    .poll(async () => (await site.query('select 1 from tax_reversals where reversal is null')).length, SOON)
    .toBe(0)
}, 40_000)

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
