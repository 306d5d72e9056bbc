import { expect, test } from 'vitest'
import { checkSite } from '../src/check/check-site.ts'
import { type TestSite, testSite } from './fixture.ts'
import {
  checkOut,
  pay,
  placedOrder,
  placeOrder,
  productLine,
  sellShirts,
  takeTestPayments,
  ticketLine,
} from './shop.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const ok = async (site: TestSite, ...[method, path, body]: Parameters<TestSite['admin']['call']>) => {
  const reply = await site.admin.call(method, path, body)
  expect(reply.status, `${method} ${path}: ${JSON.stringify(reply.body)}`).toBe(200)
  return reply.body
}

const faultyField = async (site: TestSite, path: string, body: object) => {
  const reply = await site.admin.call('POST', path, body)
  return [reply.status, reply.body.details?.validationError?.fieldViolations?.[0]?.field]
}

async function concertIn(site: TestSite, currency: string) {
  const start = Date.now() + 10 * DAY_MS
  const { event } = await ok(site, 'POST', '/events/v3/events', {
    event: {
      title: 'Concert',
      location: { type: 'VENUE', name: 'Bandstand' },
      dateAndTimeSettings: {
        startDate: new Date(start).toISOString(),
        endDate: new Date(start + DAY_MS / 12).toISOString(),
        timeZoneId: 'Europe/London',
      },
      registration: { initialType: 'TICKETING' },
    },
    draft: false,
  })
  return (value: string) => ({
    ticketDefinition: {
      eventId: event.id,
      name: 'Standing',
      initialLimit: 10,
      pricingMethod: { fixedPrice: { value, currency } },
      feeType: 'FEE_ADDED_AT_CHECKOUT',
    },
  })
}

const coupon = (moneyOffAmount: number, code: string) => ({
  specification: { name: code, code, startTime: '1700000000000', moneyOffAmount, scope: { namespace: 'stores' } },
})
const product = (price: number) => ({ product: { name: 'Cup', productType: 'physical', priceData: { price } } })

/** Two cups less a coupon, and a ticket with its fee of 2.5 %, rounded half up to the smallest unit. */
test.for([
  {
    currency: 'JPY',
    finer: 1.5,
    cup: 1980,
    off: 333,
    ticket: '3525',
    sums: { subtotal: '7485', discount: '333', totalAdditionalFees: '88', total: '7240' },
    part: '333',
    refunded: 'JP¥333',
  },
  {
    currency: 'KWD',
    finer: 1.0005,
    cup: 1.005,
    off: 0.333,
    ticket: '3.505',
    sums: { subtotal: '5.515', discount: '0.333', totalAdditionalFees: '0.088', total: '5.270' },
    part: '0.333',
    refunded: 'KWD\u00a00.333',
  },
])('a shop in $currency sells, charges and refunds in its own digits', async (shop) => {
  const { currency, finer, cup, off, ticket, sums, part } = shop
  const site = await testSite()
  await ok(site, 'PATCH', '/fairground/v1/site-settings', { currency })
  await takeTestPayments(site.admin)
  const kindAt = await concertIn(site, currency)
  const definitions = '/events-ticket-definitions/v3/ticket-definitions'
  expect(await faultyField(site, '/stores/v1/products', product(finer))).toEqual([400, 'product.priceData.price'])
  expect(await faultyField(site, '/v2/coupons', coupon(finer, 'FINE'))).toEqual([400, 'specification.moneyOffAmount'])
  expect(await faultyField(site, definitions, kindAt(String(finer)))).toEqual([
    400,
    'ticketDefinition.pricingMethod.fixedPrice.value',
  ])

  const { productId } = await sellShirts(site, 5, cup)
  await ok(site, 'POST', '/v2/coupons', coupon(off, 'OFF'))
  const { ticketDefinition } = await ok(site, 'POST', definitions, kindAt(ticket))
  const buyer = await site.visitor()
  await buyer.call('POST', '/ecom/v1/carts/current/add-to-cart', { lineItems: [productLine(productId, 1)] })
  await buyer.call('PATCH', '/ecom/v1/carts/current', { couponCode: 'OFF' })
  const lines = [productLine(productId, 1), ticketLine(ticketDefinition.id, 1)]
  const { orderId } = (await placeOrder(buyer, await checkOut(buyer, lines))).body
  expect((await pay(buyer, orderId)).body.status).toBe('PAID')
  const { order } = await ok(site, 'GET', `/ecom/v1/orders/${orderId}`)
  expect([order.currency, order.paymentStatus]).toEqual([currency, 'PAID'])
  for (const [name, amount] of Object.entries(sums))
    expect([name, order.priceSummary[name].amount]).toEqual([name, amount])
  expect((await placedOrder(buyer, orderId)).formattedTotal).toBe(order.priceSummary.total.formattedAmount)

  const { orderTransactions } = await ok(site, 'GET', `/ecom/v1/payments/orders/${orderId}`)
  const [payment] = orderTransactions.payments
  const refundOf = (amount: string) => ({ orderId, paymentRefunds: [{ paymentId: payment.id, amount: { amount } }] })
  const refunds = '/ecom/v1/order-billing/refund-payments'
  expect(await faultyField(site, refunds, refundOf(String(finer)))).toEqual([400, 'paymentRefunds[0].amount.amount'])
  const { refund } = await ok(site, 'POST', refunds, refundOf(part))
  expect(refund.transactions[0].amount).toEqual({ amount: part, formattedAmount: shop.refunded })
  expect(await checkSite(site.assembly.pool.forSite(site.siteId))).toEqual([])
})
