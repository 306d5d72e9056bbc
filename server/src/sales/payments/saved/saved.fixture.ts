import { expect } from 'vitest'
import type { Reply, TestCaller, TestSite } from '../../../../test/fixture.ts'
import {
  beginPayment,
  checkOut,
  checkPayment,
  chooseAtBank,
  placeOrder,
  productLine,
  sellShirts,
  type TestChoice,
} from '../../../../test/shop.ts'

export const SAVED = '/fairground/v1/saved-payment-methods'

/** An order of one shirt for 20.00, waiting for its payment. */
export async function orderOfShirt(site: TestSite, buyer: TestCaller): Promise<string> {
  const { productId } = await sellShirts(site, 10)
  const placed = await placeOrder(buyer, await checkOut(buyer, [productLine(productId, 1)]))
  expect(placed.status, JSON.stringify(placed.body)).toBe(200)
  return placed.body.orderId
}

export const savedOf = async (member: TestCaller) => {
  const reply = await member.call('GET', SAVED)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body.savedPaymentMethods
}

/** Pays an order by the test bank and saves the card. Returns the saved method. */
export async function saveCard(site: TestSite, member: TestCaller, choice: TestChoice = 'approve') {
  const orderId = await orderOfShirt(site, member)
  const begun = await beginPayment(member, orderId, { savePaymentMethod: true })
  expect(begun.body.status, JSON.stringify(begun.body)).toBe('OPEN')
  await chooseAtBank(member, begun.body.next.redirectUrl, choice)
  expect((await checkPayment(member, orderId)).body.status).toBe('PAID')
  const [newest] = [...(await savedOf(member))].sort((a, b) => b.savedDate.localeCompare(a.savedDate))
  return { ...newest, orderId }
}

export const payWithSaved = (buyer: TestCaller, orderId: string, savedPaymentMethodId: string): Promise<Reply> =>
  beginPayment(buyer, orderId, { savedPaymentMethodId })
