import { expect, test } from 'vitest'
import type { TestCaller } from '../../../test/fixture.ts'
import { type Fair, fair } from '../events.fixture.ts'

const CHECKOUT = '/events/v1/checkout'
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
