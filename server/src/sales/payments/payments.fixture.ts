import { expect } from 'vitest'
import { type TestSite, type TestVisitor, testSite } from '../../../test/fixture.ts'
import { checkOut, pay, placeOrder, type TestChoice } from '../../../test/shop.ts'
import type { AssemblySettings } from '../../assembly.ts'
import { checkSite } from '../../check/check-site.ts'

/** A site that takes test payments. */
export async function cardSite(options: Partial<AssemblySettings> = {}): Promise<TestSite> {
  const site = await testSite(options)
  await site.query(`update sites set settings = settings || '{"testPayments": true}'`)
  await site.assembly.directory.reload()
  return site
}

export interface Bought {
  readonly orderId: string
  readonly buyer: TestVisitor
}

/** Ordered, and paid where the test bank is set to it. */
export async function bought(site: TestSite, lines: readonly unknown[], choice?: TestChoice): Promise<Bought> {
  const buyer = await site.visitor()
  const placed = await placeOrder(buyer, await checkOut(buyer, lines))
  expect(placed.status, JSON.stringify(placed.body)).toBe(200)
  const { orderId } = placed.body
  if (choice) expect((await pay(buyer, orderId, choice)).body.status).toBe('PAID')
  return { orderId, buyer }
}

export const orderOf = async ({ admin }: TestSite, orderId: string) =>
  (await admin.call('GET', `/ecom/v1/orders/${orderId}`)).body.order

export const transactionsOf = async ({ admin }: TestSite, orderId: string) => {
  const reply = await admin.call('GET', `/ecom/v1/payments/orders/${orderId}`)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body.orderTransactions
}

/** Stock, tickets, orders and payments agree. */
export const agrees = async (site: TestSite) =>
  expect(await checkSite(site.assembly.pool.forSite(site.siteId))).toEqual([])

export const codeOf = (reply: { body: { details?: { applicationError?: { code: string } } } }) =>
  reply.body.details?.applicationError?.code
