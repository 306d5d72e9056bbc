import { expect, test } from 'vitest'
import type { TestCaller, TestSite } from '../../../test/fixture.ts'
import {
  ADDRESS,
  CONTACT,
  type ConcertForSale,
  checkOut,
  pay,
  placedOrder,
  placeOrder,
  productLine,
  sellShirts,
  sellTickets,
  ticketLine,
} from '../../../test/shop.ts'
import { agrees, cardSite, codeOf } from '../payments/payments.fixture.ts'
import { expireUnpaid } from '../purchase/expire-unpaid.ts'

const DECLINED = 'decline'
const LATE = 'late'
const CART = '/ecom/v1/carts/current'

const takeBack = (buyer: TestCaller, orderId: string) =>
  buyer.call('POST', `/fairground/v1/placed-orders/${orderId}/back-to-cart`, { orderId })

const used = async (site: TestSite) =>
  Object.fromEntries(
    (await site.query(`select kind, sum(used)::int as used from pools group by kind`)).map((row) => [
      row.kind,
      row.used,
    ]),
  )

/** An order of a shirt and two tickets with a coupon, delivered, whose card was declined. */
async function declined(site: TestSite) {
  const shirt = await sellShirts(site, 5)
  const concert = await sellTickets(site, 10)
  const specification = {
    name: 'Welcome',
    code: 'WELCOME',
    moneyOffAmount: 5,
    startTime: '1000',
    scope: { namespace: 'stores' },
  }
  expect((await site.admin.call('POST', '/stores/v2/coupons', { specification })).status).toBe(200)
  const buyer = await site.visitor()
  const checkoutId = await checkOut(buyer, [productLine(shirt.productId, 1), ticketLine(concert.ticketDefinitionId, 2)])
  const filled = await buyer.call('PATCH', `/ecom/v1/checkouts/${checkoutId}`, {
    checkout: {
      id: checkoutId,
      buyerNote: 'Ring twice',
      shippingInfo: { selectedCarrierServiceOption: { code: 'standard' } },
    },
    couponCode: 'WELCOME',
  })
  expect(filled.status, JSON.stringify(filled.body)).toBe(200)
  const { orderId } = (await placeOrder(buyer, checkoutId)).body
  expect((await pay(buyer, orderId, DECLINED)).body.status).toBe('DECLINED')
  return { buyer, orderId, checkoutId, total: filled.body.checkout.priceSummary.total.amount, shirt, concert }
}

test('an unpaid order goes back into the cart with lines, address, delivery choice, note and coupon', async () => {
  const site = await cardSite()
  const { buyer, orderId, checkoutId, total } = await declined(site)
  expect(await used(site)).toMatchObject({ stock: 1, tickets: 2, coupon: 1 })

  const taken = await takeBack(buyer, orderId)
  expect(taken.status, JSON.stringify(taken.body)).toBe(200)
  const { cart } = (await buyer.call('GET', CART)).body
  expect(cart.id).toBe(taken.body.cartId)
  expect(cart.lineItems.map(({ quantity }: { quantity: number }) => quantity)).toEqual([1, 2])
  expect(await placedOrder(buyer, orderId)).toMatchObject({ status: 'CANCELED', takenBack: true, tickets: [] })
  expect(await used(site)).toMatchObject({ stock: 0, tickets: 0, coupon: 0 })
  await agrees(site)

  const again = (await buyer.call('POST', `${CART}/create-checkout`, { channelType: 'WEB' })).body.checkoutId
  expect(again).not.toBe(checkoutId)
  const { checkout } = (await buyer.call('GET', `/ecom/v1/checkouts/${again}`)).body
  expect(checkout).toMatchObject({
    buyerInfo: { email: 'ines@example.com' },
    buyerNote: 'Ring twice',
    billingInfo: { contactDetails: CONTACT },
    shippingInfo: {
      shippingDestination: { address: ADDRESS, contactDetails: CONTACT },
      selectedCarrierServiceOption: { code: 'standard' },
    },
    appliedDiscounts: [{ coupon: { code: 'WELCOME' } }],
    priceSummary: { total: { amount: total } },
  })
  const next = (await placeOrder(buyer, again)).body.orderId
  expect((await pay(buyer, next)).body.status).toBe('PAID')
  expect(await used(site)).toMatchObject({ stock: 1, tickets: 2, coupon: 1 })
  await agrees(site)
})

test('an order that is taken back ten times at once fills the cart once', async () => {
  const site = await cardSite()
  const { buyer, orderId } = await declined(site)
  const replies = await Promise.all(Array.from({ length: 10 }, () => takeBack(buyer, orderId)))
  expect(new Set(replies.map(({ status, body }) => `${status} ${body.cartId}`)).size).toBe(1)
  const { cart } = (await buyer.call('GET', CART)).body
  expect(cart.lineItems.map(({ quantity }: { quantity: number }) => quantity)).toEqual([1, 2])
  await agrees(site)
})

test('lines that the buyer put into the cart meanwhile stay, and equal ones are one line', async () => {
  const site = await cardSite()
  const { buyer, orderId, shirt } = await declined(site)
  const { productId } = await sellShirts(site, 3, 8, 'Mug')
  const lineItems = [productLine(productId, 1), productLine(shirt.productId, 1)]
  expect((await buyer.call('POST', `${CART}/add-to-cart`, { lineItems })).status).toBe(200)
  expect((await takeBack(buyer, orderId)).status).toBe(200)
  const { cart } = (await buyer.call('GET', CART)).body
  expect(cart.lineItems.map((line: { quantity: number }) => line.quantity)).toEqual([1, 2, 2])
})

test('strangers and staff find no order to take back; a paid one stays', async () => {
  const site = await cardSite()
  const { buyer, orderId } = await declined(site)
  for (const caller of [await site.visitor(), site.admin]) {
    const refused = await takeBack(caller, orderId)
    expect([refused.status, codeOf(refused)]).toEqual([404, 'ORDER_NOT_FOUND'])
  }
  expect((await takeBack(site.nobody, orderId)).status).toBe(401)
  expect((await pay(buyer, orderId)).body.status).toBe('PAID')
  const refused = await takeBack(buyer, orderId)
  expect([refused.status, codeOf(refused)]).toEqual([409, 'ORDER_STATUS_IS_NOT_SUPPORTED'])
  expect((await buyer.call('GET', CART)).status).toBe(404)
})

test('while a payment is being decided the order stays where it is', async () => {
  const site = await cardSite()
  const { buyer, orderId } = await declined(site)
  expect((await pay(buyer, orderId, LATE)).body.status).toBe('PENDING')
  const refused = await takeBack(buyer, orderId)
  expect([refused.status, codeOf(refused)]).toEqual([409, 'PAYMENT_UNDER_WAY'])
  expect((await buyer.call('GET', CART)).status).toBe(404)
  expect(await placedOrder(buyer, orderId)).toMatchObject({ status: 'INITIALIZED' })
})

test('paid and taken back at the same time, an order is one of both', async () => {
  const site = await cardSite()
  const shirt = await sellShirts(site, 40)
  for (let round = 0; round < 12; round++) {
    const buyer = await site.visitor()
    const { orderId } = (await placeOrder(buyer, await checkOut(buyer, [productLine(shirt.productId, 1)]))).body
    const calls = [() => pay(buyer, orderId), () => takeBack(buyer, orderId)]
    if (round % 2) calls.reverse()
    const replies = await Promise.all(calls.map((call) => call()))
    const [paid, taken] = round % 2 ? replies.toReversed() : replies
    const order = await placedOrder(buyer, orderId)
    const hasCart = (await buyer.call('GET', CART)).status === 200
    const outcome = `${order.status} ${order.paymentStatus} ${hasCart}`
    if (taken!.status === 409) expect([outcome, paid!.body.status]).toEqual(['APPROVED PAID false', 'PAID'])
    else expect([outcome, taken!.status]).toEqual([expect.stringMatching(/^CANCELED (NOT_PAID|CANCELED) true$/), 200])
  }
  expect(await site.query(`select 1 from happenings where slug = 'refundNeeded'`)).toEqual([])
  await agrees(site)
})

test('an order whose time ran out is taken back too, and frees nothing twice', async () => {
  const site = await cardSite()
  const { buyer, orderId } = await declined(site)
  const { directory, pool } = site.assembly
  await site.advance(31 * 60_000)
  const now = directory.nowOf(directory.defaultSite()!) // made by cardSite
  expect(await expireUnpaid(pool.forSite(site.siteId), { now, newId: crypto.randomUUID.bind(crypto) })).toBe(1)
  expect((await takeBack(buyer, orderId)).status).toBe(200)
  expect((await buyer.call('GET', CART)).body.cart.lineItems).toHaveLength(2)
  expect(await used(site)).toMatchObject({ stock: 0, tickets: 0, coupon: 0 })
  await agrees(site)
})

/** An unpaid order that a buyer made of two reserved tickets. */
async function ticketOrder(site: TestSite, { eventId, ticketDefinitionId }: ConcertForSale) {
  const buyer = await site.visitor()
  const held = await buyer.call('POST', '/events/v1/checkout/reservations', {
    eventId,
    ticketQuantities: [{ ticketDefinitionId, quantity: 2 }],
  })
  const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }
  const guests = [{ form: { inputValues: Object.entries(ada).map(([inputName, value]) => ({ inputName, value })) } }]
  const bought = await buyer.call('POST', '/events/v1/checkout', {
    eventId,
    reservationId: held.body.id,
    buyer: ada,
    guests,
  })
  expect(bought.status, JSON.stringify(bought.body)).toBe(200)
  const [order] = await site.query(`select id from orders`)
  return { buyer, orderId: String(order?.id) }
}

test('tickets of a reservation go back into the cart with their buyer', async () => {
  const site = await cardSite()
  const { buyer, orderId } = await ticketOrder(site, await sellTickets(site, 10))
  expect((await placedOrder(buyer, orderId)).canTakeBack).toBe(true)
  expect((await takeBack(buyer, orderId)).status).toBe(200)
  const { cart } = (await buyer.call('GET', CART)).body
  expect(cart).toMatchObject({ buyerInfo: { email: 'ada@example.com' }, lineItems: [{ quantity: 2 }] })
  expect(await used(site)).toMatchObject({ tickets: 0 })
  await agrees(site)
})

test('tickets in a currency that no cart has stay ordered, and can be paid', async () => {
  const site = await cardSite()
  const concert = await sellTickets(site, 10)
  const currency = { eventId: concert.eventId, currency: 'EUR' }
  const changed = await site.admin.call('POST', '/events-ticket-definitions/v3/ticket-definitions/currency', currency)
  expect(changed.status, JSON.stringify(changed.body)).toBe(200)
  const { buyer, orderId } = await ticketOrder(site, concert)
  expect((await placedOrder(buyer, orderId)).canTakeBack).toBe(false)
  const refused = await takeBack(buyer, orderId)
  expect([refused.status, codeOf(refused)]).toEqual([409, 'TICKETS_IN_OTHER_CURRENCY'])
  expect((await buyer.call('GET', CART)).status).toBe(404)
  expect(await used(site)).toMatchObject({ tickets: 2 })
  expect((await pay(buyer, orderId)).body.status).toBe('PAID')
  await agrees(site)
})

test('an order and a cart that are full do not become one that is fuller', async () => {
  const site = await cardSite()
  const { product } = (
    await site.admin.call('POST', '/stores/v1/products', {
      product: {
        name: 'Name plate',
        productType: 'physical',
        priceData: { price: 5 },
        customTextFields: [{ title: 'Name', maxLength: 10, mandatory: false }],
      },
    })
  ).body
  const plates = (from: number) =>
    Array.from({ length: 100 }, (_, i) => ({
      quantity: 1,
      catalogReference: {
        ...productLine(product.id, 1).catalogReference,
        options: { customTextFields: { Name: String(from + i) } },
      },
    }))
  const buyer = await site.visitor()
  const { orderId } = (await placeOrder(buyer, await checkOut(buyer, plates(0)))).body
  expect((await buyer.call('POST', `${CART}/add-to-cart`, { lineItems: plates(100) })).status).toBe(200)

  const refused = await takeBack(buyer, orderId)
  expect([refused.status, codeOf(refused)]).toEqual([409, 'MAX_LINE_ITEMS_EXCEEDED'])
  expect((await buyer.call('GET', CART)).body.cart.lineItems).toHaveLength(100)
  expect(await placedOrder(buyer, orderId)).toMatchObject({ status: 'INITIALIZED' })

  expect((await buyer.call('DELETE', CART)).status).toBe(200)
  expect((await takeBack(buyer, orderId)).status).toBe(200)
  expect((await buyer.call('GET', CART)).body.cart.lineItems).toHaveLength(100)
  await agrees(site)
})
