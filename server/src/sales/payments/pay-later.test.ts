import { expect, test } from 'vitest'
import { checkOut, pay, placeOrder, productLine, sellShirts } from '../../../test/shop.ts'
import { agrees, cardSite, orderOf, transactionsOf } from './payments.fixture.ts'

test('a line to be paid later is not charged now, and is owed afterwards', async () => {
  const site = await cardSite()
  const { productId } = await sellShirts(site, 5, 25)
  const buyer = await site.visitor()
  const id = await checkOut(buyer, [productLine(productId, 1)])
  const hemming = { quantity: 1, price: '30', productName: { original: 'Hemming' }, itemType: { preset: 'SERVICE' } }
  const added = await site.admin.call('POST', `/ecom/v1/checkouts/${id}/add-to-checkout`, {
    id,
    customLineItems: [{ ...hemming, paymentOption: 'FULL_PAYMENT_OFFLINE' }],
  })
  expect(added.status, JSON.stringify(added.body)).toBe(200)
  const { orderId } = (await placeOrder(buyer, id)).body
  const first = await pay(buyer, orderId)
  expect([first.body.status, (await pay(buyer, orderId)).body.status]).toEqual(['PAID', 'PAID'])

  expect(await orderOf(site, orderId)).toMatchObject({
    status: 'APPROVED',
    paymentStatus: 'PARTIALLY_PAID',
    priceSummary: { total: { amount: '55.00' } },
    balanceSummary: { paid: { amount: '25.00' }, balance: { amount: '30.00' } },
  })
  const collectable = `/ecom/v1/payments-collector/orders/${orderId}/payment-collectability-status`
  expect((await site.admin.call('GET', collectable)).body.amount.amount).toBe('30.00')

  const [payment] = (await transactionsOf(site, orderId)).payments
  expect(payment.amount.amount).toBe('25.00')
  const body = { orderId, paymentRefunds: [{ paymentId: payment.id }] }
  const refund = await site.admin.call('POST', '/ecom/v1/order-billing/refund-payments', body)
  expect(refund.status, JSON.stringify(refund.body)).toBe(200)
  expect((await orderOf(site, orderId)).balanceSummary).toMatchObject({
    paid: { amount: '25.00' },
    refunded: { amount: '25.00' },
  })
  const log = await site.admin.call('POST', '/fairground/v1/audit-log/query', {
    query: { filter: { 'target.id': orderId } },
  })
  expect(log.body.entries).toMatchObject([
    { action: 'order.refunded', actor: { kind: 'apiKey' }, after: { amount: '25.00', currency: 'GBP' } },
  ])
  await agrees(site)
})
