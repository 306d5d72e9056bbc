import { expect, test } from 'vitest'
import { pay, productLine, sellShirts } from '../../../test/shop.ts'
import { refused } from '../../members/members.fixture.ts'
import { agrees, bought, cardSite, orderOf, transactionsOf } from './payments.fixture.ts'

/** A site whose buyers reserve an amount, and the calls of a merchant who decides about it. */
async function reserving() {
  const site = await cardSite()
  const { productId } = await sellShirts(site, 20)
  const act = (orderId: string, name: string, more: object, by = site.admin) =>
    by.call('POST', `/ecom/v1/payments-collector/orders/${orderId}/${name}-authorized-payments`, {
      ecomOrderId: orderId,
      ...more,
    })
  const reserved = async () => {
    const { orderId, buyer } = await bought(site, [productLine(productId, 1)])
    expect((await pay(buyer, orderId, 'authorize')).body.status).toBe('AUTHORIZED')
    const [payment] = (await transactionsOf(site, orderId)).payments
    return { orderId, buyer, paymentId: payment.id as string }
  }
  return { site, act, reserved }
}

test('a reserved amount is taken or given up by the calls of orders, too', async () => {
  const { site, act, reserved } = await reserving()
  const taken = await reserved()
  expect(
    (await act(taken.orderId, 'capture', { payments: [{ paymentId: taken.paymentId }] }, taken.buyer)).status,
  ).toBe(403)
  const captured = await act(taken.orderId, 'capture', { payments: [{ paymentId: taken.paymentId }] })
  expect(captured.body.orderTransactions.payments).toMatchObject([{ id: taken.paymentId, status: 'APPROVED' }])
  expect(await orderOf(site, taken.orderId)).toMatchObject({ status: 'APPROVED', paymentStatus: 'PAID' })
  expect(refused(await act(taken.orderId, 'void', { paymentIds: [taken.paymentId] }))).toEqual([
    409,
    'PAYMENT_ALREADY_CAPTURED',
  ])

  const released = await reserved()
  const given = await act(released.orderId, 'void', { paymentIds: [released.paymentId] })
  expect(given.body.orderTransactions.payments).toMatchObject([{ status: 'VOIDED' }])
  expect(refused(await act(crypto.randomUUID(), 'void', { paymentIds: [released.paymentId] }))[0]).toBe(404)
})

test('an order with a reserved amount is found by its payment, and left out of a search that names no status', async () => {
  const { site, act, reserved } = await reserving()
  const { orderId, paymentId } = await reserved()
  const { productId } = await sellShirts(site, 20)
  await bought(site, [productLine(productId, 1)])
  const found = async (filter: object): Promise<string[]> => {
    const { body } = await site.admin.call('POST', '/ecom/v1/orders/search', { search: { filter } })
    return body.orders.map(({ id }: { id: string }) => id)
  }
  // Filters of the lists of the admin.
  const all = { archived: false, $or: [{ status: { $ne: 'INITIALIZED' } }, { paymentStatus: 'PENDING_MERCHANT' }] }
  const toCapture = { archived: false, status: { $in: ['INITIALIZED', 'APPROVED'] }, paymentStatus: 'PENDING_MERCHANT' }
  expect(await found({ archived: false })).toEqual([])
  expect(await found(all)).toEqual([orderId])
  expect(await found(toCapture)).toEqual([orderId])
  const { number } = await orderOf(site, orderId)
  expect(await found({ $and: [all, { number }] })).toEqual([orderId])
  await act(orderId, 'capture', { payments: [{ paymentId }] })
  expect(await found(toCapture)).toEqual([])
  expect(await found(all)).toEqual([orderId])
})

test('an amount that is taken and given up at once is one of the two, and the order agrees', async () => {
  const { site, act, reserved } = await reserving()
  for (let i = 0; i < 6; i++) {
    const { orderId, paymentId } = await reserved()
    const [taken, given] = await Promise.all([
      act(orderId, 'capture', { payments: [{ paymentId }] }),
      act(orderId, 'void', { paymentIds: [paymentId] }),
    ])
    expect([taken.status, given.status].sort()).toEqual([200, 409])
    const isTaken = taken.status === 200
    const [payment] = (await transactionsOf(site, orderId)).payments
    expect(payment.status).toBe(isTaken ? 'APPROVED' : 'VOIDED')
    expect((await orderOf(site, orderId)).paymentStatus).toBe(isTaken ? 'PAID' : 'CANCELED')
    const again = await act(
      orderId,
      isTaken ? 'void' : 'capture',
      isTaken ? { paymentIds: [paymentId] } : { payments: [{ paymentId }] },
    )
    expect(refused(again)).toEqual([409, isTaken ? 'PAYMENT_ALREADY_CAPTURED' : 'PAYMENT_ALREADY_VOIDED'])
  }
  await agrees(site)
}, 90_000)
