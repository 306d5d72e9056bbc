import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedSite, type TestCaller } from '../../../test/fixture.ts'
import { checkOut, placeOrder, productLine, sellShirts, sellTickets, ticketLine } from '../../../test/shop.ts'
import { checkSite } from '../../check/check-site.ts'
import { newMember } from '../../identity/sign-in/sign-in.fixture.ts'
import { refused, signedIn } from '../../members/members.fixture.ts'

const CART = '/ecom/v1/carts/current'
const CHECKOUTS = '/ecom/v1/checkouts'

let site: Awaited<ReturnType<typeof sharedSite>>
let shirt: string
beforeAll(async () => {
  site = await sharedSite()
  shirt = (await sellShirts(site, 1000, 20)).productId
})
afterAll(() => site.close())

let made = 0
async function coupon(specification: Record<string, unknown>): Promise<{ id: string; code: string }> {
  const code = `SAVE${++made}`
  const { status, body } = await site.admin.call('POST', '/stores/v2/coupons', {
    specification: { name: `Coupon ${made}`, code, ...specification },
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return { id: body.id, code }
}
const uses = async (id: string) => (await site.admin.call('GET', `/stores/v2/coupons/${id}`)).body.coupon.numberOfUsages

async function cartWith(lines: readonly unknown[]): Promise<TestCaller> {
  const buyer = await site.visitor()
  await buyer.call('POST', `${CART}/add-to-cart`, { lineItems: lines })
  return buyer
}
const enter = (buyer: TestCaller, code: string | null) => buyer.call('PATCH', CART, { couponCode: code })
const estimate = async (buyer: TestCaller, more: Record<string, unknown> = {}) =>
  (await buyer.call('POST', `${CART}/estimate-totals`, more)).body

describe('in a cart', () => {
  test('a code takes its part off, in whatever case it is entered, until it is removed', async () => {
    const buyer = await cartWith([productLine(shirt, 2)])
    const { id, code } = await coupon({ percentOffRate: 12.5 })
    const { body } = await enter(buyer, ` ${code.toLowerCase()} `)
    expect([body.cart.subtotal.amount, body.cart.discount.amount, body.cart.subtotalAfterDiscounts.amount]).toEqual([
      ...['40.00', '5.00', '35.00'],
    ])
    const [line] = body.cart.lineItems
    expect(body.cart.appliedDiscounts).toEqual([
      {
        discountType: 'GLOBAL',
        lineItemIds: [line.id],
        coupon: { id, code, name: expect.any(String), amount: expect.objectContaining({ amount: '5.00' }) },
      },
    ])
    const { priceSummary, calculationErrors } = await estimate(buyer)
    expect([priceSummary.discount.amount, calculationErrors.couponCalculationError]).toEqual(['5.00', undefined])
    const removed = (await buyer.call('POST', `${CART}/remove-coupon`, {})).body.cart
    expect([removed.appliedDiscounts, removed.discount.amount]).toEqual([[], '0.00'])
  })

  test('one that nobody has, or that is over, not begun or switched off, is refused', async () => {
    const buyer = await cartWith([productLine(shirt, 1)])
    const later = String(Date.now() + 1_000_000)
    const before = String(Date.now() - 1_000_000)
    const codes = await Promise.all([
      coupon({ moneyOffAmount: 1, expirationTime: before }),
      coupon({ moneyOffAmount: 1, startTime: later }),
      coupon({ moneyOffAmount: 1, active: false }),
    ])
    const answers = await Promise.all(['NONE', ...codes.map(({ code }) => code)].map((code) => enter(buyer, code)))
    expect(answers.map(refused)).toEqual([
      [404, 'ERROR_COUPON_DOES_NOT_EXIST'],
      [409, 'ERROR_COUPON_HAS_EXPIRED'],
      [409, 'ERROR_COUPON_IS_NOT_ACTIVE_YET'],
      [404, 'ERROR_COUPON_DOES_NOT_EXIST'],
    ])
  })

  test('one that another cart would earn stays, with its reason, and applies once it is earned', async () => {
    const buyer = await cartWith([productLine(shirt, 1)])
    const { code } = await coupon({ moneyOffAmount: 5, minimumSubtotal: 30 })
    const { body } = await enter(buyer, code)
    expect([body.cart.appliedDiscounts[0].coupon.amount.amount, body.cart.discount.amount]).toEqual(['0.00', '0.00'])
    expect((await estimate(buyer)).calculationErrors.couponCalculationError.applicationError).toMatchObject({
      code: 'COUPON_MIN_SUBTOTAL_NOT_REACHED',
      description: 'This code needs an order of at least £30.00. Add something, or try another code.',
      data: { reason: 'MIN_SUBTOTAL_NOT_REACHED', couponCode: code, minimumSubtotal: { amount: '30.00' } },
    })
    await buyer.call('POST', `${CART}/add-to-cart`, { lineItems: [productLine(shirt, 1)] })
    expect((await estimate(buyer)).priceSummary.discount.amount).toBe('5.00')
  })

  test('one that is switched off, or deleted, while a cart holds it says so', async () => {
    const buyer = await cartWith([productLine(shirt, 1)])
    const { id, code } = await coupon({ moneyOffAmount: 5 })
    await enter(buyer, code)
    const reason = async () => {
      const { calculationErrors, priceSummary } = await estimate(buyer)
      const { data } = calculationErrors.couponCalculationError?.applicationError ?? {}
      return [data?.reason, priceSummary.discount.amount]
    }
    expect(await reason()).toEqual([undefined, '5.00'])
    await site.admin.call('PATCH', `/stores/v2/coupons/${id}`, { id, specification: { active: false } })
    expect(await reason()).toEqual(['DISABLED', '0.00'])
    await site.admin.call('DELETE', `/stores/v2/coupons/${id}`)
    expect(await reason()).toEqual(['DISABLED', '0.00'])
  })

  test('a cart without a coupon takes no statement more', async () => {
    const plain = await cartWith([productLine(shirt, 1)])
    const holding = await cartWith([productLine(shirt, 1)])
    await enter(holding, (await coupon({ moneyOffAmount: 5 })).code)
    const statements = async (buyer: TestCaller) => (await buyer.call('GET', CART)).statements
    expect([await statements(plain), await statements(holding)]).toEqual([2, 3])
  })
})

describe('for some items', () => {
  const discounts = async (lines: readonly unknown[], specification: Record<string, unknown>) => {
    const buyer = await cartWith(lines)
    const { code } = await coupon(specification)
    const { status, body } = await enter(buyer, code)
    expect(status, JSON.stringify(body)).toBe(200)
    const { calculatedLineItems } = await estimate(buyer)
    return calculatedLineItems.map(
      (line: { pricesBreakdown: { totalDiscount: { amount: string } } }) => line.pricesBreakdown.totalDiscount.amount,
    )
  }

  test('goods or tickets, a product, a collection, an event, a kind of ticket', async () => {
    const mug = (await sellShirts(site, 50, 10, 'Mug')).productId
    const { eventId, ticketDefinitionId } = await sellTickets(site, 50, '30.00')
    const { body } = await site.admin.call('POST', '/stores/v1/collections', { collection: { name: 'Cups' } })
    const collectionId = body.collection.id
    await site.admin.call('POST', `/stores/v1/collections/${collectionId}/productIds`, { productIds: [mug] })
    const lines = [productLine(shirt, 1), productLine(mug, 1), ticketLine(ticketDefinitionId, 1)]
    const half = (scope: Record<string, unknown>) => discounts(lines, { percentOffRate: 50, scope })
    const group = (namespace: string, name: string, entityId: string) => half({ namespace, group: { name, entityId } })
    expect(await half({ namespace: 'stores' })).toEqual(['10.00', '5.00', '0.00'])
    expect(await half({ namespace: 'events' })).toEqual(['0.00', '0.00', '15.00'])
    expect(await group('stores', 'product', mug.toUpperCase())).toEqual(['0.00', '5.00', '0.00'])
    expect(await group('stores', 'collection', collectionId)).toEqual(['0.00', '5.00', '0.00'])
    expect(await group('events', 'event', eventId)).toEqual(['0.00', '0.00', '15.00'])
    expect(await group('events', 'ticket', ticketDefinitionId)).toEqual(['0.00', '0.00', '15.00'])
    expect(await discounts(lines, { moneyOffAmount: 6, limitedToOneItem: true })).toEqual(['0.00', '6.00', '0.00'])
  })

  test('every third free, or each at one price', async () => {
    const lines = [productLine(shirt, 3)]
    const scope = { namespace: 'stores' }
    expect(await discounts(lines, { buyXGetY: { x: 2, y: 1 }, scope })).toEqual(['20.00'])
    expect(await discounts(lines, { fixedPriceAmount: 15, scope })).toEqual(['15.00'])
  })

  test('a coupon of free delivery takes off the delivery alone', async () => {
    const buyer = await cartWith([productLine(shirt, 1)])
    const { code } = await coupon({ freeShipping: true })
    await enter(buyer, code)
    const { priceSummary, appliedDiscounts } = await estimate(buyer, {
      shippingAddress: { country: 'GB', city: 'Bristol', postalCode: 'BS1 4QA', addressLine: '1 Harbourside' },
    })
    expect([priceSummary.shipping.amount, priceSummary.total.amount]).toEqual(['0.00', '20.00'])
    expect(appliedDiscounts[0]).toMatchObject({ discountType: 'SHIPPING', coupon: { amount: { amount: '5.00' } } })
  })
})

describe('at the checkout', () => {
  test('the cart’s coupon comes along, the order keeps it, and cancelling gives the use back', async () => {
    const buyer = await site.visitor()
    const { id, code } = await coupon({ moneyOffAmount: 5, usageLimit: 1 })
    await buyer.call('POST', `${CART}/add-to-cart`, { lineItems: [productLine(shirt, 1)] })
    await enter(buyer, code)
    const checkoutId = await checkOut(buyer, [productLine(shirt, 1)])
    const { checkout } = (await buyer.call('GET', `${CHECKOUTS}/${checkoutId}`)).body
    expect([checkout.priceSummary.total.amount, checkout.appliedDiscounts[0].coupon.code]).toEqual(['35.00', code])

    const { orderId } = (await placeOrder(buyer, checkoutId)).body
    expect(await uses(id)).toBe(1)
    const { order } = (await site.admin.call('GET', `/ecom/v1/orders/${orderId}`)).body
    expect([order.priceSummary.discount.amount, order.priceSummary.total.amount]).toEqual(['5.00', '35.00'])
    expect(order.appliedDiscounts).toEqual([
      {
        discountType: 'GLOBAL',
        lineItemIds: [order.lineItems[0].id],
        coupon: { id, code, name: expect.any(String), amount: expect.objectContaining({ amount: '5.00' }) },
      },
    ])
    for (const shown of [checkout, order]) {
      const { price, lineItemPrice, totalPriceAfterTax } = shown.lineItems[0]
      expect([price.amount, lineItemPrice.amount, totalPriceAfterTax.amount]).toEqual(['20.00', '40.00', '35.00'])
      expect(shown.appliedDiscounts[0].discountType).toBe('GLOBAL')
    }
    const after = (await buyer.call('GET', `${CHECKOUTS}/${checkoutId}`)).body.checkout
    expect([after.priceSummary.total.amount, after.calculationErrors.couponCalculationError]).toEqual([
      '35.00',
      undefined,
    ])

    const other = await cartWith([productLine(shirt, 1)])
    expect(refused(await enter(other, code))).toEqual([409, 'ERROR_COUPON_USAGE_EXCEEDED'])
    await site.admin.call('POST', `/ecom/v1/orders/${orderId}/cancel`, { orderId, restockAllItems: false })
    expect(await uses(id)).toBe(0)
    expect((await enter(other, code)).status).toBe(200)
  })

  test('a code is entered and removed at the checkout itself', async () => {
    const buyer = await site.visitor()
    const checkoutId = await checkOut(buyer, [productLine(shirt, 1)])
    const { code } = await coupon({ moneyOffAmount: 5 })
    const change = (couponCode: string) =>
      buyer.call('PATCH', `${CHECKOUTS}/${checkoutId}`, { checkout: { id: checkoutId }, couponCode })
    expect(refused(await change('NONE'))).toEqual([404, 'ERROR_COUPON_DOES_NOT_EXIST'])
    expect((await change(code)).body.checkout.priceSummary.total.amount).toBe('15.00')
    const removed = await buyer.call('POST', `${CHECKOUTS}/${checkoutId}/remove-coupon`, { id: checkoutId })
    expect(removed.body.checkout.priceSummary.total.amount).toBe('20.00')
  })

  test('an order is never placed at another price than shown: a coupon that is over stops it', async () => {
    const buyer = await site.visitor()
    const { id, code } = await coupon({ moneyOffAmount: 5 })
    const checkoutId = await checkOut(buyer, [productLine(shirt, 1)])
    const at = `${CHECKOUTS}/${checkoutId}`
    await buyer.call('PATCH', at, { checkout: { id: checkoutId }, couponCode: code })
    await site.admin.call('PATCH', `/stores/v2/coupons/${id}`, { id, specification: { active: false } })
    const reply = await placeOrder(buyer, checkoutId)
    expect(refused(reply)).toEqual([409, 'CALCULATION_ERROR'])
    expect(reply.body.details.applicationError.data).toMatchObject({ reason: 'DISABLED', couponCode: code })
    await buyer.call('POST', `${at}/remove-coupon`, { id: checkoutId })
    expect((await placeOrder(buyer, checkoutId)).status).toBe(200)
  })

  test('a visitor who signs in keeps the code that they entered', async () => {
    const { code } = await coupon({ moneyOffAmount: 5 })
    const buyer = await cartWith([productLine(shirt, 1)])
    await enter(buyer, code)
    const member = await newMember(site, buyer)
    expect((await member.call('GET', CART)).body.cart.appliedDiscounts[0].coupon.code).toBe(code)
  })
})

describe('a limit', () => {
  const buy = async (code: string, email: string) => {
    const buyer = await site.visitor()
    const checkoutId = await checkOut(buyer, [productLine(shirt, 1)])
    await buyer.call('PATCH', `${CHECKOUTS}/${checkoutId}`, {
      checkout: { id: checkoutId, buyerInfo: { email } },
      couponCode: code,
    })
    return () => placeOrder(buyer, checkoutId)
  }

  const isUsedUp = async (id: string) => {
    const query = { filter: JSON.stringify({ id, usedUp: true }) }
    return (await site.admin.call('POST', '/stores/v2/coupons/query', { query })).body.totalResults === 1
  }

  test('holds however many buy at once: five uses among twelve buyers', async () => {
    const { id, code } = await coupon({ moneyOffAmount: 5, usageLimit: 5 })
    expect(await isUsedUp(id)).toBe(false)
    const orders = await Promise.all(Array.from({ length: 12 }, (_, i) => buy(code, `buyer-${i}@example.com`)))
    const replies = await Promise.all(orders.map((order) => order()))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5)
    const others = replies.filter(({ status }) => status !== 200)
    expect(others.map((reply) => [...refused(reply), reply.body.details.applicationError.data.reason])).toEqual(
      others.map(() => [409, 'CALCULATION_ERROR', 'MAX_USAGE_EXCEEDED']),
    )
    expect([await uses(id), await isUsedUp(id)]).toEqual([5, true])
  })

  test('per customer holds for one address from many visitors at once', async () => {
    const { id, code } = await coupon({ moneyOffAmount: 5, limitPerCustomer: 2 })
    const orders = await Promise.all(
      Array.from({ length: 6 }, (_, i) => buy(code, i % 2 ? 'one@example.com' : 'ONE@example.com')),
    )
    const replies = await Promise.all(orders.map((order) => order()))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(await uses(id)).toBe(2)
    expect((await (await buy(code, 'two@example.com'))()).status).toBe(200)

    const again = await site.visitor()
    await again.call('POST', `${CART}/add-to-cart`, { lineItems: [productLine(shirt, 1)] })
    await again.call('PATCH', CART, { cartInfo: { buyerInfo: { email: 'one@example.com' } } })
    expect(refused(await enter(again, code))).toEqual([409, 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED'])
  })

  test('a raised limit lets more in, and one that is lowered below what was used nobody', async () => {
    const { id, code } = await coupon({ moneyOffAmount: 5, usageLimit: 2, limitPerCustomer: 1 })
    const set = (specification: Record<string, unknown>) =>
      site.admin.call('PATCH', `/stores/v2/coupons/${id}`, { id, specification })
    const order = async (email: string) => (await (await buy(code, email))()).status
    expect([await order('a@example.com'), await order('b@example.com')]).toEqual([200, 200])
    expect((await set({ usageLimit: 1 })).status).toBe(200)
    expect((await site.admin.call('GET', `/stores/v2/coupons/${id}`)).body.coupon).toMatchObject({
      numberOfUsages: 2,
      specification: { usageLimit: 1 },
    })
    await set({ usageLimit: 4, limitPerCustomer: 2 })
    expect(await order('a@example.com')).toBe(200)
  })

  test('holds while it is edited during sales: 24 edits, and each that is read back is the one that was set', async () => {
    const { id, code } = await coupon({ moneyOffAmount: 5, usageLimit: 1 })
    const set = (usageLimit: number) =>
      site.admin.call('PATCH', `/stores/v2/coupons/${id}`, { id, specification: { usageLimit } })
    const orders = await Promise.all(Array.from({ length: 24 }, (_, i) => buy(code, `edited-${i}@example.com`)))
    const sales = orders.map((order) => order())
    for (let limit = 1; limit <= 24; limit++) {
      expect((await set(limit)).status).toBe(200)
      const { body } = await site.admin.call('GET', `/stores/v2/coupons/${id}`)
      expect(body.coupon.specification.usageLimit).toBe(limit)
      expect(body.coupon.numberOfUsages).toBeLessThanOrEqual(limit)
    }
    const sold = (await Promise.all(sales)).filter(({ status }) => status === 200).length
    expect(await uses(id)).toBe(sold)
  })

  test('per customer holds while it is edited: nobody uses it oftener than it says at the end', async () => {
    const { id, code } = await coupon({ moneyOffAmount: 5, limitPerCustomer: 2 })
    const set = (limitPerCustomer: number | null) =>
      site.admin.call('PATCH', `/stores/v2/coupons/${id}`, { id, specification: { limitPerCustomer } })
    const orders = await Promise.all(Array.from({ length: 20 }, () => buy(code, 'often@example.com')))
    const sales = orders.map((order) => order())
    for (let edit = 0; edit < 24; edit++) expect((await set(edit % 2 ? 2 : 1)).status).toBe(200)
    const replies = await Promise.all(sales)
    expect(replies.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(2)
    const late = await Promise.all([0, 1, 2].map(() => buy(code, 'often@example.com')))
    for (const order of late) await order()
    expect(await uses(id)).toBe(2)
  })

  test('per customer counts what a member used before, as a visitor and as the member who is joined into them', async () => {
    const { id, code } = await coupon({ moneyOffAmount: 5, limitPerCustomer: 2 })
    const order = async (by: TestCaller, email: string) => {
      await by.call('POST', `${CART}/add-to-cart`, { lineItems: [productLine(shirt, 1)] })
      expect((await enter(by, code)).status).toBe(200)
      return placeOrder(by, await checkOut(by, [productLine(shirt, 1)], email))
    }
    const [member, other] = [await signedIn(site), await signedIn(site)]
    const first = await order(member, 'first@example.com')
    expect([first.status, (await order(other, 'second@example.com')).status]).toEqual([200, 200])
    await site.admin.call('POST', `/fairground/v1/members/${member.id}/merge`, { from: other.id })
    await member.call('POST', `${CART}/add-to-cart`, { lineItems: [productLine(shirt, 1)] })
    expect(refused(await enter(member, code))).toEqual([409, 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED'])
    expect((await site.admin.call('POST', `/ecom/v1/orders/${first.body.orderId}/cancel`, {})).status).toBe(200)
    expect((await order(member, 'third@example.com')).status).toBe(200)
    expect(await uses(id)).toBe(2)
    expect(await checkSite(site.assembly.pool.forSite(site.siteId))).toEqual([])

    const once = await coupon({ moneyOffAmount: 5, limitPerCustomer: 1 })
    const guest = await cartWith([productLine(shirt, 1)])
    expect((await enter(guest, once.code)).status).toBe(200)
    expect((await placeOrder(guest, await checkOut(guest, [productLine(shirt, 1)], 'guest@example.com'))).status).toBe(
      200,
    )
    const signed = await newMember(site, guest)
    await signed.call('POST', `${CART}/add-to-cart`, { lineItems: [productLine(shirt, 1)] })
    expect(refused(await enter(signed, once.code))).toEqual([409, 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED'])
  })

  test('per customer asks guests for the address by which they are known', async () => {
    const { code } = await coupon({ moneyOffAmount: 5, limitPerCustomer: 1 })
    const buyer = await cartWith([productLine(shirt, 1)])
    const { body } = await buyer.call('POST', `${CART}/create-checkout`, { channelType: 'WEB' })
    const at = `${CHECKOUTS}/${body.checkoutId}`
    const { checkout } = (await buyer.call('GET', at)).body
    const [carrier] = checkout.shippingInfo.carrierServiceOptions
    const pickup = carrier.shippingOptions.find((one: { logistics: object }) => 'pickupDetails' in one.logistics)
    await buyer.call('PATCH', at, {
      checkout: { id: checkout.id, shippingInfo: { selectedCarrierServiceOption: { code: pickup.code } } },
      couponCode: code,
    })
    const reply = await placeOrder(buyer, checkout.id)
    expect(refused(reply)).toEqual([409, 'CHECKOUT_INCOMPLETE'])
    expect(reply.body.details.applicationError.data).toMatchObject({ missing: ['buyerInfo.email'] })
  })

  test('and the books agree afterwards', async () => {
    expect(await checkSite(site.assembly.pool.forSite(site.siteId))).toEqual([])
  })
})
