import { expect } from 'vitest'
import type { TestCaller } from '../../../test/fixture.ts'
import { type ShelfShop, shelfShop } from '../carts/shelf.fixture.ts'

export const CART = '/ecom/v1/carts/current'
export const CHECKOUTS = '/ecom/v1/checkouts'
export const address = { country: 'GB', city: 'London', postalCode: 'N1 9GU', addressLine: '1 Wharf Road' }
const shippable = { itemType: 'PHYSICAL', physical: { weightGrams: 300, shippable: true } } as const

/** A shelf with a mug that is delivered and a file that is not. */
export async function shop(): Promise<ShelfShop> {
  const made = await shelfShop()
  made.shelf.put('mug', { ...shippable, price: 1250n, fullPrice: 1500n })
  made.shelf.put('file', { price: 499n, fullPrice: 499n })
  return made
}

/** Id of a checkout of the caller's cart. */
export async function fromCart(caller: TestCaller, body: object = {}): Promise<string> {
  const reply = await caller.call('POST', `${CART}/create-checkout`, {
    channelType: 'WEB',
    email: 'ada@example.com',
    ...body,
  })
  expect(reply.status).toBe(200)
  return reply.body.checkoutId
}
