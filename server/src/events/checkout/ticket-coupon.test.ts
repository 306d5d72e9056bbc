import { expect, test } from 'vitest'
import type { TestCaller } from '../../../test/fixture.ts'
import { agrees } from '../../sales/payments/payments.fixture.ts'
import { expireUnpaid } from '../../sales/purchase/expire-unpaid.ts'
import { type Fair, fair } from '../events.fixture.ts'

const CHECKOUT = '/events/v1/checkout'
const HOUR = 60 * 60_000
const codeOf = ({ body }: { body: { details?: { applicationError?: { code: string } } } }) =>
  body.details?.applicationError?.code

const coupon = async ({ admin }: Fair, specification: Record<string, unknown>) => {
  const { status, body } = await admin.call('POST', '/stores/v2/coupons', {
    specification: { name: 'Bring friends', ...specification },
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.id as string
}

async function hold(shop: Fair, buyer: TestCaller, quantity: number) {
  const { id: eventId } = await shop.event()
  const { id: ticketDefinitionId } = await shop.definition(eventId, { limitPerCheckout: 6 })
  const { body } = await buyer.call('POST', `${CHECKOUT}/reservations`, {
    eventId,
    ticketQuantities: [{ ticketDefinitionId, quantity }],
  })
  return { eventId, ticketDefinitionId, reservationId: body.id as string }
}

const invoice = (
  buyer: TestCaller,
  { eventId, reservationId }: { eventId: string; reservationId: string },
  code: string,
) =>
  buyer.call('POST', `${CHECKOUT}/invoices/${reservationId}`, {
    reservationId,
    eventId,
    withDiscount: { couponCode: code },
  })

const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }
const guests = [{ form: { inputValues: Object.entries(ada).map(([inputName, value]) => ({ inputName, value })) } }]
const buy = (buyer: TestCaller, held: { eventId: string; reservationId: string }, couponCode: string) =>
  buyer.call('POST', CHECKOUT, { ...held, buyer: ada, guests, discount: { couponCode } })

test('a code lowers the invoice, and the order keeps what it took off', async () => {
  const shop = await fair()
  const buyer = await shop.visitor()
  const id = await coupon(shop, { code: 'FRIENDS', buyXGetY: { x: 2, y: 1 }, scope: { namespace: 'events' } })
  const held = await hold(shop, buyer, 3)
  const discount = {
    amount: { value: '10.00' },
    afterDiscount: { value: '20.00' },
    code: 'FRIENDS',
    name: 'Bring friends',
    couponId: id,
    discounts: [{ coupon: { code: 'FRIENDS', couponId: id }, amount: { value: '10.00' } }],
  }
  const priced = (await invoice(buyer, held, 'friends')).body
  expect(priced.invoice).toMatchObject({ subTotal: { value: '30.00' }, discount })
  expect(priced.discountErrors).toBeUndefined()

  const { order } = (await buy(buyer, held, 'FRIENDS')).body
  expect(order.invoice).toMatchObject({ subTotal: { value: '30.00' }, discount })
  expect(order.invoice.grandTotal).toEqual(priced.invoice.grandTotal)
  expect((await shop.admin.call('GET', `/stores/v2/coupons/${id}`)).body.coupon.numberOfUsages).toBe(1)
})

test('one that does not apply changes nothing and stops a purchase', async () => {
  const shop = await fair()
  const buyer = await shop.visitor()
  await coupon(shop, { code: 'GOODS', moneyOffAmount: 5, scope: { namespace: 'stores' } })
  await coupon(shop, { code: 'OVER', moneyOffAmount: 5, startTime: '1000', expirationTime: '2000' })
  const held = await hold(shop, buyer, 1)
  const errors = async (code: string) => (await invoice(buyer, held, code)).body.discountErrors.error[0].code
  expect([await errors('GOODS'), await errors('OVER'), await errors('NONE')]).toEqual([
    'COUPON_NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS',
    'ERROR_COUPON_HAS_EXPIRED',
    'ERROR_COUPON_DOES_NOT_EXIST',
  ])
  const answers = await Promise.all(['GOODS', 'OVER', 'NONE'].map((code) => buy(buyer, held, code)))
  expect(answers.map(codeOf)).toEqual(['CALCULATION_ERROR', 'ERROR_COUPON_HAS_EXPIRED', 'ERROR_COUPON_DOES_NOT_EXIST'])
  expect((await shop.site.query('select id from orders')).length).toBe(0)
})

test('a limit holds among reservations that are bought at once', async () => {
  const shop = await fair()
  const id = await coupon(shop, { code: 'TWICE', moneyOffAmount: 1, usageLimit: 2 })
  const { id: eventId } = await shop.event()
  const { id: ticketDefinitionId } = await shop.definition(eventId)
  const buyers = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const buyer = await shop.visitor()
      const ticketQuantities = [{ ticketDefinitionId, quantity: 1 }]
      const { body } = await buyer.call('POST', `${CHECKOUT}/reservations`, { eventId, ticketQuantities })
      return (code: string) => buy(buyer, { eventId, reservationId: body.id }, code)
    }),
  )
  const replies = await Promise.all(buyers.map((order) => order('TWICE')))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(2)
  expect((await shop.admin.call('GET', `/stores/v2/coupons/${id}`)).body.coupon.numberOfUsages).toBe(2)
  // A refused buyer still holds their tickets.
  const refused = buyers.filter((_, i) => replies[i]?.status !== 200)
  expect((await Promise.all(refused.map((order) => order('')))).map(({ status }) => status)).toEqual([
    200, 200, 200, 200,
  ])
})

const ticketingOrder = async (buyer: TestCaller, held: { eventId: string; reservationId: string }, code = '') => {
  const { status, body } = await buyer.call('POST', CHECKOUT, {
    ...held,
    buyer: ada,
    guests,
    ...(code ? { discount: { couponCode: code } } : {}),
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.order.orderNumber as string
}

const usages = async ({ admin }: Fair, id: string) =>
  (await admin.call('GET', `/stores/v2/coupons/${id}`)).body.coupon.numberOfUsages

test('a buyer enters, changes and takes off a code while the order waits for its payment', async () => {
  const shop = await fair()
  const buyer = await shop.visitor()
  const five = await coupon(shop, { code: 'FIVE', moneyOffAmount: 5, limitPerCustomer: 1 })
  const tenth = await coupon(shop, { code: 'TENTH', percentOffRate: 10 })
  const held = await hold(shop, buyer, 2)
  const plain = await ticketingOrder(buyer, held)
  const enter = (discount: object, more = {}) =>
    buyer.call('PATCH', `${CHECKOUT}/${plain}`, { eventId: held.eventId, discount, ...more })
  const totals = async (answer: ReturnType<typeof enter>) => {
    const { status, body } = await answer
    expect(status, JSON.stringify(body)).toBe(200)
    const { discount, grandTotal } = body.order.invoice
    return [discount?.code, discount?.amount.value, grandTotal.value, body.order.totalPrice.value]
  }
  expect(await totals(enter({ couponCode: 'five' }))).toEqual(['FIVE', '5.00', '15.00', '15.00'])
  // Entered again, by somebody who is written otherwise: still one use.
  expect(await totals(enter({ couponCode: 'FIVE' }, { buyer: { lastName: 'Lovelace' } }))).toEqual([
    'FIVE',
    '5.00',
    '15.00',
    '15.00',
  ])
  expect([await usages(shop, five), await usages(shop, tenth)]).toEqual([1, 0])
  expect(await totals(enter({ couponCode: 'TENTH' }))).toEqual(['TENTH', '2.00', '18.00', '18.00'])
  expect([await usages(shop, five), await usages(shop, tenth)]).toEqual([0, 1])
  expect(codeOf(await enter({ couponCode: 'NONE' }, { buyer: { lastName: 'King' } }))).toBe(
    'ERROR_COUPON_DOES_NOT_EXIST',
  )
  expect(await totals(enter({}))).toEqual([undefined, undefined, '20.00', '20.00'])
  expect([await usages(shop, five), await usages(shop, tenth)]).toEqual([0, 0])
  const [order] = await shop.site.query('select total, due, buyer_name from orders')
  expect(order).toMatchObject({ total: 2000n, due: 2000n, buyer_name: 'Ada Lovelace' })
})

test('a code that leaves nothing to pay issues the tickets, and a paid order takes none', async () => {
  const shop = await fair()
  const buyer = await shop.visitor()
  await coupon(shop, { code: 'GIFT', percentOffRate: 100 })
  const held = await hold(shop, buyer, 2)
  const number = await ticketingOrder(buyer, held)
  const enter = (by: TestCaller, couponCode: string) =>
    by.call('PATCH', `${CHECKOUT}/${number}`, { eventId: held.eventId, discount: { couponCode } })
  expect((await enter(await shop.visitor(), 'GIFT')).status).toBe(404)
  // The payment is open at its provider, with the price as it is.
  await shop.site.query(`update orders set payment_status = 'PENDING'`)
  expect(codeOf(await enter(buyer, 'GIFT'))).toBe('PAYMENT_UNDER_WAY')
  await shop.site.query(`update orders set payment_status = 'NOT_PAID'`)
  const { order } = (await enter(buyer, 'GIFT')).body
  expect(order).toMatchObject({ status: 'FREE', confirmed: true, totalPrice: { value: '0.00' } })
  expect(order.tickets).toHaveLength(2)
  await agrees(shop.site)
  expect(codeOf(await enter(buyer, ''))).toBe('ORDER_ACTION_NOT_AVAILABLE')
})

test('the last use of a code goes to one of the orders that enter it at once, and comes back with an order that is cancelled', async () => {
  const shop = await fair()
  const id = await coupon(shop, { code: 'LAST', moneyOffAmount: 1, usageLimit: 1 })
  const orders = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const buyer = await shop.visitor()
      const held = await hold(shop, buyer, 1)
      return { buyer, held, number: await ticketingOrder(buyer, held) }
    }),
  )
  const enter = ({ buyer, held, number }: (typeof orders)[number]) =>
    buyer.call('PATCH', `${CHECKOUT}/${number}`, { eventId: held.eventId, discount: { couponCode: 'LAST' } })
  const answers = await Promise.all(orders.map(enter))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await usages(shop, id)).toBe(1)
  const { site } = shop
  await agrees(site)
  const ctx = { now: new Date(Date.now() + HOUR), newId: () => crypto.randomUUID() }
  await expireUnpaid(site.assembly.pool.forSite(site.siteId), ctx)
  expect(await usages(shop, id)).toBe(0)
})
