import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite, type TestCaller } from '../../../test/fixture.ts'
import { checkOut, placeOrder, productLine, sellShirts, takeTestPayments } from '../../../test/shop.ts'
import { refused } from '../../members/members.fixture.ts'
import { agrees, orderOf } from '../payments/payments.fixture.ts'

const APP = '0d8b8e4c-6f7b-4a55-9df8-0c2f6e1a9b10'
let site: Awaited<ReturnType<typeof sharedSite>>
let productId: string
beforeAll(async () => {
  site = await sharedSite()
  await takeTestPayments(site.admin)
  productId = (await sellShirts(site, 100)).productId
})
afterAll(() => site.close())

const make = (by: TestCaller, lineItems: readonly object[], checkoutInfo: object = {}) =>
  by.call('POST', '/ecom/v1/checkouts', { channelType: 'WEB', lineItems, checkoutInfo })
const overridden = (catalogOverrideFields: object, quantity = 1) => ({
  ...productLine(productId, quantity),
  catalogOverrideFields,
})

test('a program with permission sets name, price and words of a line, and its order has them', async () => {
  const { status, body } = await make(site.admin, [
    overridden({
      productName: { original: 'Engraved shirt' },
      price: '12.5',
      fullPrice: '20',
      descriptionLines: [{ name: { original: 'Engraving' }, plainText: { original: 'Ada' } }],
    }),
    productLine(productId, 2),
  ])
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.checkout.lineItems).toMatchObject([
    {
      quantity: 1,
      productName: { original: 'Engraved shirt' },
      price: { amount: '12.50' },
      fullPrice: { amount: '20.00' },
      catalogReference: { catalogItemId: productId },
      descriptionLines: [{ name: { original: 'Engraving' }, plainText: { original: 'Ada' } }],
      catalogOverrideFields: { price: '12.50', productName: { original: 'Engraved shirt' } },
    },
    { quantity: 2, price: { amount: '20.00' } },
  ])
  expect(body.checkout.lineItems[1].catalogOverrideFields).toBeUndefined()
  const engraved = overridden({ productName: { original: 'Engraved shirt' }, price: '12.5' })
  const checkoutId = await checkOut(site.admin, [engraved, productLine(productId, 2)])
  const { orderId } = (await placeOrder(site.admin, checkoutId)).body
  expect((await orderOf(site, orderId)).lineItems).toMatchObject([
    { productName: { original: 'Engraved shirt' }, price: { amount: '12.50' } },
    { price: { amount: '20.00' } },
  ])
  await agrees(site)
})

test('a visitor sets no price and no name, in a checkout or a cart', async () => {
  const visitor = await site.visitor()
  const sent = overridden({ price: '0.01', productName: { original: 'Free' } })
  const asListed = [{ price: { amount: '20.00' }, productName: { original: 'Harbour shirt' } }]
  const { checkout } = (await make(visitor, [sent])).body
  expect(checkout.lineItems).toMatchObject(asListed)
  expect(checkout.lineItems[0].catalogOverrideFields).toBeUndefined()
  const { cart } = (await visitor.call('POST', '/ecom/v1/carts/current/add-to-cart', { lineItems: [sent] })).body
  expect(cart.lineItems).toMatchObject(asListed)
  const more = await visitor.call('POST', `/ecom/v1/checkouts/${checkout.id}/add-to-checkout`, {
    id: checkout.id,
    lineItems: [sent],
    pricedByStaff: true,
  })
  expect(more.body.checkout.lineItems).toMatchObject([{ quantity: 2, ...asListed[0] }])
  for (const price of ['-1', '1.234', 'x'])
    expect((await make(site.admin, [overridden({ price })])).status, price).toBe(400)
})

test('a checkout names what it is of, and never changes that', async () => {
  const externalReference = { appId: APP, resourceId: 'invoice-7' }
  const { checkout } = (await make(site.admin, [productLine(productId, 1)], { externalReference })).body
  expect(checkout.externalReference).toEqual(externalReference)
  const { body } = await site.admin.call('PATCH', `/ecom/v1/checkouts/${checkout.id}`, {
    checkout: { id: checkout.id, buyerNote: 'Soon', externalReference: { appId: APP, resourceId: 'other' } },
  })
  expect(body.checkout ?? { externalReference }).toMatchObject({ externalReference })
})

test('a locked coupon is changed by staff alone', async () => {
  const visitor = await site.visitor()
  const { checkout } = (await make(visitor, [productLine(productId, 1)], { customSettings: { lockCouponCode: true } }))
    .body
  const id = checkout.id
  expect(checkout.customSettings).toEqual({ lockCouponCode: true })
  const entered = { checkout: { id }, couponCode: 'ANY' }
  expect((await visitor.call('PATCH', `/ecom/v1/checkouts/${id}`, entered)).status).toBe(403)
  expect((await visitor.call('POST', `/ecom/v1/checkouts/${id}/remove-coupon`, { id })).status).toBe(403)
  expect((await visitor.call('PATCH', `/ecom/v1/checkouts/${id}`, { checkout: { id, buyerNote: 'x' } })).status).toBe(
    200,
  )
  expect((await site.admin.call('POST', `/ecom/v1/checkouts/${id}/remove-coupon`, { id })).status).toBe(200)
})

test('a buyer lets go of a locked coupon that has ended, and of none that applies', async () => {
  const visitor = await site.visitor()
  const specification = { name: 'Hello', code: 'LOCKED', moneyOffAmount: 5, startTime: '0' }
  const coupon = (await site.admin.call('POST', '/stores/v2/coupons', { specification })).body
  const lines = [productLine(productId, 1)]
  const { checkout } = (await make(visitor, lines, { customSettings: { lockCouponCode: true } })).body
  const { id } = checkout
  await site.admin.call('PATCH', `/ecom/v1/checkouts/${id}`, { checkout: { id }, couponCode: 'LOCKED' })
  const remove = () => visitor.call('POST', `/ecom/v1/checkouts/${id}/remove-coupon`, { id })
  expect((await remove()).status).toBe(403)
  await site.admin.call('DELETE', `/stores/v2/coupons/${coupon.id}`)
  const { status, body } = await remove()
  expect([status, body.checkout.appliedDiscounts]).toEqual([200, []])
})

test('a checkout that is paid online alone offers no method outside, and makes no order without one online', async () => {
  const visitor = await site.visitor()
  const contact = { buyerInfo: { email: 'ada@example.com' }, customSettings: { disabledManualPayment: true } }
  const ofTemplate = await site.admin.call('POST', '/ecom/v1/checkout-templates', {
    checkoutTemplate: {
      lineItems: [],
      customLineItems: [
        {
          quantity: 1,
          price: '5',
          productName: { original: 'Tour' },
          itemType: { preset: 'SERVICE' },
          descriptionLines: [],
        },
      ],
      externalReference: { appId: APP },
      customization: { disabledManualPayment: true },
    },
  })
  const { checkoutTemplate } = ofTemplate.body
  expect(checkoutTemplate.customization).toEqual({ disabledManualPayment: true })
  const made = await visitor.call(
    'POST',
    `/ecom/v1/checkout-templates/${checkoutTemplate.id}/create-checkout-from-template`,
    { checkoutTemplateId: checkoutTemplate.id },
  )
  const { checkoutId } = made.body
  const offered = async () =>
    (await visitor.call('GET', `/fairground/v1/payment-methods?checkoutId=${checkoutId}`)).body.methods.map(
      ({ method }: { method: string }) => method,
    )
  expect(await offered()).toEqual(['test'])
  const { checkout } = (await visitor.call('GET', `/ecom/v1/checkouts/${checkoutId}`)).body
  expect(checkout).toMatchObject({ customSettings: { disabledManualPayment: true }, externalReference: { appId: APP } })
  const { orderId } = (await placeOrder(visitor, checkoutId)).body
  const outside = await visitor.call('POST', `/fairground/v1/orders/${orderId}/pay`, { orderId, method: 'manual' })
  expect(refused(outside)).toEqual([409, 'PAYMENT_METHOD_NOT_AVAILABLE'])

  const other = (await make(visitor, [], contact)).status
  expect(other).toBeGreaterThanOrEqual(400)
})
