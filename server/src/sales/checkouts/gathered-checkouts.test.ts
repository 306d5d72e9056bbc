import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { shelfShop } from '../carts/shelf.fixture.ts'
import { findCheckoutToOrder } from './queries.ts'

const CART = '/ecom/v1/carts/current'

test('checkouts that are read together are those that are read one by one', async () => {
  const { site, shelf, visitor, line } = await shelfShop()
  for (const id of ['mug', 'poster']) shelf.put(id)
  const checkouts = await Promise.all(
    [1, 2, 3].map(async () => {
      const buyer = await visitor()
      await buyer.call('POST', `${CART}/add-to-cart`, { lineItems: [line('mug')] })
      const { body } = await buyer.call('POST', `${CART}/create-checkout`, {})
      return { buyer, id: body.checkoutId as string }
    }),
  )
  await checkouts[1]!.buyer.call('POST', `${CART}/add-to-cart`, { lineItems: [line('poster')] })
  const owners = new Map(
    (await site.query('select id, owner_id from checkouts')).map(({ id, owner_id }) => [id, owner_id as string]),
  )
  const [first, changed, last] = checkouts.map(({ id }) => id) as [string, string, string]
  const calls = [
    { id: first, ownerId: owners.get(first)! },
    { id: changed, ownerId: owners.get(changed)! },
    { id: last, ownerId: null },
    { id: last, ownerId: owners.get(first)! },
    { id: randomUUID(), ownerId: null },
    { id: first, ownerId: null },
  ]
  const db = site.assembly.pool.forSite(site.siteId)
  const together = await Promise.all(calls.map((call) => db.row(findCheckoutToOrder, call)))
  const alone = await db.inTx((tx) => Promise.all(calls.map((call) => tx.row(findCheckoutToOrder, call))))
  expect(together).toEqual(alone)
  expect(together.map((row) => row?.cartChanged)).toEqual([false, true, false, undefined, undefined, false])
  expect(together[5]).toMatchObject({ id: first, ownerId: owners.get(first) })
})
