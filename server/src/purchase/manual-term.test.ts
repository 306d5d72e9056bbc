import { expect, test } from 'vitest'
import { testSite } from '../../test/fixture.ts'
import { checkOut, placeOrder, productLine, sellShirts } from '../../test/shop.ts'
import { agrees, orderOf } from '../payments/payments.fixture.ts'
import { expireUnpaid } from './expire-unpaid.ts'

const DAY_MS = 24 * 60 * 60 * 1000

test('an order that a visitor pays outside gives its units back after its term, unless it was paid', async () => {
  const site = await testSite()
  const { productId } = await sellShirts(site, 2)
  const order = async () => {
    const buyer = await site.visitor()
    return placeOrder(buyer, await checkOut(buyer, [productLine(productId, 1)]))
  }
  const [unpaid, paid] = [(await order()).body.orderId, (await order()).body.orderId]
  const markPaid = `/ecom/v1/payments-collector/orders/${paid}/mark-as-paid`
  expect((await site.admin.call('POST', markPaid, { ecomOrderId: paid })).status).toBe(200)
  const sweep = async () => {
    const { directory, pool } = site.assembly
    const now = directory.nowOf(directory.defaultSite()!) // made by testSite
    return expireUnpaid(pool.forSite(site.siteId), { now, newId: crypto.randomUUID.bind(crypto) })
  }
  await site.advance(6 * DAY_MS)
  expect(await sweep()).toBe(0)
  await site.advance(2 * DAY_MS)
  expect(await sweep()).toBe(1)
  expect([(await orderOf(site, unpaid)).status, (await orderOf(site, paid)).status]).toEqual(['CANCELED', 'APPROVED'])
  expect((await order()).status).toBe(200)
  await agrees(site)
})

test('an order that cannot be cancelled does not keep the units of the next', async () => {
  const site = await testSite()
  const { productId } = await sellShirts(site, 2)
  const order = async (): Promise<string> => {
    const buyer = await site.visitor()
    return (await placeOrder(buyer, await checkOut(buyer, [productLine(productId, 1)]))).body.orderId
  }
  const [broken, next] = [await order(), await order()]
  await site.query(`create function refuse() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`)
  await site.query(
    `create trigger refuse before update on orders for each row when (old.id = '${broken}') execute function refuse()`,
  )
  await site.advance(8 * DAY_MS)
  const { directory, pool } = site.assembly
  const moment = { now: directory.nowOf(directory.defaultSite()!), newId: crypto.randomUUID.bind(crypto) } // made by testSite
  await expect(expireUnpaid(pool.forSite(site.siteId), moment)).rejects.toThrow('broken')
  expect([(await orderOf(site, broken)).status, (await orderOf(site, next)).status]).toEqual(['APPROVED', 'CANCELED'])
})
