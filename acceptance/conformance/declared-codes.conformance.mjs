import { expect, test } from 'vitest'
import { admin, mark, refusal, visitor } from './clients.mjs'
import { line, newProduct } from './goods.mjs'

const digital = () => newProduct({ productType: 'digital' })
const checkoutOf = async (someone, more = {}) =>
  someone.checkout.createCheckout({ lineItems: [line(await digital())], channelType: 'WEB', ...more })

test('gift cards and delivery options that are not there are refused by their codes', async () => {
  expect(await refusal(checkoutOf(visitor(), { giftCardCode: 'GIFT' }))).toMatchObject({ code: 'GIFT_CARD_NOT_FOUND' })
  const shippingInfo = { selectedCarrierServiceOption: { code: 'drone' } }
  expect(await refusal(checkoutOf(visitor(), { checkoutInfo: { shippingInfo } }))).toMatchObject({
    code: 'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND',
  })
})

test('a checkout leads to the page that overrides ours', async () => {
  const someone = visitor()
  const overrideCheckoutUrl = 'https://shop.example/pay'
  const made = await checkoutOf(someone, { overrideCheckoutUrl })
  expect((await someone.checkout.getCheckoutUrl(made._id)).checkoutUrl).toBe(overrideCheckoutUrl)
})

test('orders of one address have one contact, and are found by it', async () => {
  const email = `contact-${mark()}@example.com`
  const ids = []
  for (const someone of [visitor(), visitor()]) {
    const made = await checkoutOf(someone, { checkoutInfo: { buyerInfo: { email } } })
    ids.push((await someone.checkout.createOrder(made._id)).orderId)
  }
  const { buyerInfo } = await admin.orders.getOrder(ids[0])
  const { orders } = await admin.orders.searchOrders({
    filter: { 'buyerInfo.contactId': buyerInfo.contactId, status: { $exists: true } },
  })
  expect(orders.map((order) => order._id).sort()).toEqual(ids.sort())
})

test('an entered order keeps its purchase date, which is never in the future', async () => {
  const entered = (purchasedDate) =>
    admin.orders.createOrder({
      channelInfo: { type: 'OTHER_PLATFORM' },
      lineItems: [{ productName: { original: 'Mug' }, quantity: 1, price: { amount: '5' } }],
      purchasedDate,
    })
  const then = new Date('2019-05-04T10:00:00Z')
  expect((await entered(then)).purchasedDate).toEqual(then)
  expect(await refusal(entered(new Date('2999-01-01T00:00:00Z')))).toMatchObject({
    code: 'PURCHASED_DATE_CANNOT_BE_IN_FUTURE',
  })
})
