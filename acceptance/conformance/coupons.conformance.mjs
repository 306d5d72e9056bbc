import { expect, test } from 'vitest'
import { admin, mark, NOWHERE, refusal, visitor } from './clients.mjs'
import { line, newProduct, shipTo } from './goods.mjs'

const coupon = (specification) =>
  admin.coupons.createCoupon({
    name: 'A coupon',
    code: `C${mark()}`,
    startTime: String(Date.now() - 1000),
    ...specification,
  })

test('a coupon is made, read, changed and deleted', async () => {
  const code = `C${mark()}`
  const { _id: id } = await coupon({ code, moneyOffAmount: 5.5, minimumSubtotal: 20, usageLimit: 3 })
  const { specification, numberOfUsages, expired } = await admin.coupons.getCoupon(id)
  expect(specification).toMatchObject({ code, moneyOffAmount: 5.5, minimumSubtotal: 20, usageLimit: 3, active: true })
  expect([specification.type, numberOfUsages, expired]).toEqual(['moneyOffAmount', 0, false])
  await admin.coupons.updateCoupon(id, { moneyOffAmount: 7, usageLimit: null })
  const changed = (await admin.coupons.getCoupon(id)).specification
  expect([changed.moneyOffAmount, changed.minimumSubtotal, changed.usageLimit]).toEqual([7, 20, undefined])
  await admin.coupons.deleteCoupon(id)
  expect(await refusal(admin.coupons.getCoupon(id))).toMatchObject({ status: 404, code: 'COUPON_NOT_FOUND' })
})

test('coupons are queried by filter and sort as texts', async () => {
  const name = `Named ${mark()}`
  for (const percentOffRate of [10, 20]) await coupon({ name, percentOffRate, scope: { namespace: 'stores' } })
  const { coupons, totalResults } = await admin.coupons.queryCoupons({
    filter: JSON.stringify({ 'specification.name': name }),
    sort: JSON.stringify({ dateCreated: 'desc' }),
    paging: { limit: 1, offset: 0 },
  })
  expect([coupons.map((one) => one.specification.percentOffRate), totalResults]).toEqual([[20], 2])
})

test('coupons are made in bulk, each by itself', async () => {
  const code = `C${mark()}`
  const made = await admin.coupons.bulkCreateCoupons(
    [
      { name: 'One', code, moneyOffAmount: 1 },
      { name: 'Again', code, moneyOffAmount: 1 },
    ],
    { returnFullEntity: true },
  )
  expect(made.results.map(({ itemMetadata, coupon: one }) => [itemMetadata.success, one?.specification.code])).toEqual([
    [true, code],
    [false, undefined],
  ])
  const gone = await admin.coupons.bulkDeleteCoupons([made.results[0].coupon._id, NOWHERE])
  expect(gone.results.map(({ success }) => success)).toEqual([true, false])
})

test('callers who are no administrators are refused', async () => {
  expect(await refusal(visitor().coupons.queryCoupons({}))).toMatchObject({ status: 403 })
})

test('a visitor enters a code in the cart and at the checkout, and the order keeps it', async () => {
  const someone = visitor()
  const product = await newProduct({ priceData: { price: 40 } })
  await someone.currentCart.addToCurrentCart({ lineItems: [line(product, 2)] })
  const code = `C${mark()}`
  await coupon({ code, percentOffRate: 25, limitPerCustomer: 1 })
  const cart = await someone.currentCart.updateCurrentCart({ couponCode: code.toLowerCase() })
  expect([cart.discount.amount, cart.subtotalAfterDiscounts.amount]).toEqual(['20.00', '60.00'])
  expect(cart.appliedDiscounts[0]).toMatchObject({
    discountType: 'GLOBAL',
    coupon: { code, amount: { amount: '20.00' } },
  })
  const { priceSummary } = await someone.currentCart.estimateCurrentCartTotals({ calculateShipping: false })
  expect(priceSummary.discount.amount).toBe('20.00')
  const { cart: without } = await someone.currentCart.removeCouponFromCurrentCart()
  expect(without.appliedDiscounts).toEqual([])

  const made = await admin.checkout.createCheckout({
    lineItems: [line(product, 1)],
    channelType: 'WEB',
    couponCode: code,
    checkoutInfo: { buyerInfo: { email: `${mark()}@example.com` }, shippingInfo: shipTo() },
  })
  expect(made.appliedDiscounts[0].coupon.code).toBe(code)
  const { orderId } = await admin.checkout.createOrder(made._id)
  const order = await admin.orders.getOrder(orderId)
  expect([order.priceSummary.discount.amount, order.appliedDiscounts[0].coupon]).toMatchObject(['10.00', { code }])
})

test('unusable codes are refused with the published codes; one that another cart earns stays', async () => {
  const product = await newProduct({ priceData: { price: 10 } })
  const over = `C${mark()}`
  await coupon({ code: over, moneyOffAmount: 1, startTime: '1000', expirationTime: '2000' })
  const ahead = `C${mark()}`
  await coupon({ code: ahead, moneyOffAmount: 1, startTime: String(Date.now() + 1_000_000) })
  const large = `C${mark()}`
  await coupon({ code: large, moneyOffAmount: 1, minimumSubtotal: 100 })
  const withCode = (couponCode) =>
    visitor().checkout.createCheckout({ lineItems: [line(product)], channelType: 'WEB', couponCode })
  expect(await refusal(withCode('NOBODYS'))).toMatchObject({ status: 404, code: 'ERROR_COUPON_DOES_NOT_EXIST' })
  expect(await refusal(withCode(over))).toMatchObject({ status: 409, code: 'ERROR_COUPON_HAS_EXPIRED' })
  expect(await refusal(withCode(ahead))).toMatchObject({ status: 409, code: 'ERROR_COUPON_IS_NOT_ACTIVE_YET' })
  const { calculationErrors, appliedDiscounts } = await withCode(large)
  expect(appliedDiscounts[0].coupon).toMatchObject({ code: large, amount: { amount: '0.00' } })
  expect(calculationErrors.couponCalculationError.applicationError.data.reason).toBe('MIN_SUBTOTAL_NOT_REACHED')
})
