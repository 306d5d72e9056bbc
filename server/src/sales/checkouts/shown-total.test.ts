import { expect, test } from 'vitest'
import type { TestCaller } from '../../../test/fixture.ts'
import { address, CART, CHECKOUTS, fromCart, shop } from './checkouts.fixture.ts'

const order = async (by: TestCaller, id: string) => {
  const { status, body } = await by.call('POST', `${CHECKOUTS}/${id}/create-order`, { id })
  return [status, body.details?.applicationError?.code ?? 'ordered', body.details?.applicationError?.data?.total]
}
const ordered = [200, 'ordered', undefined]
const read = (by: TestCaller, id: string) => by.call('GET', `${CHECKOUTS}/${id}`)

async function withFile() {
  const made = await shop()
  const ada = await made.visitor()
  await ada.call('POST', `${CART}/add-to-cart`, { lineItems: [made.line('file', 2)] })
  const costs = (price: bigint) => made.shelf.put('file', { price, fullPrice: price })
  const total = async () => Number((await made.site.query('select total from orders'))[0]?.total)
  return { ...made, ada, costs, total, id: await fromCart(ada) }
}

test('a price that rose since the checkout was last shown is not charged before it is shown', async () => {
  const { site, ada, costs, total, id } = await withFile()
  await read(ada, id)
  costs(600n)
  for (let i = 0; i < 2; i++) expect(await order(ada, id)).toEqual([409, 'CHECKOUT_CHANGED', '12.00'])
  expect(await site.query('select count(*)::int as orders from orders')).toEqual([{ orders: 0 }])
  await read(ada, id)
  expect(await order(ada, id)).toEqual(ordered)
  expect(await total()).toBe(1200)
})

test('a checkout that was never shown is held to the prices that its cart showed', async () => {
  const { ada, costs, id } = await withFile()
  costs(500n)
  expect(await order(ada, id)).toEqual([409, 'CHECKOUT_CHANGED', '10.00'])
  await read(ada, id)
  expect(await order(ada, id)).toEqual(ordered)
})

test('lines that were taken over again are held to what the cart showed, not to the total before', async () => {
  const { ada, line, id } = await withFile()
  await read(ada, id)
  await ada.call('POST', `${CART}/add-to-cart`, { lineItems: [line('file', 3)] })
  expect(await fromCart(ada)).toBe(id)
  expect(await order(ada, id)).toEqual(ordered)
})

test('a lower price is charged without a question', async () => {
  const { ada, costs, total, id } = await withFile()
  await read(ada, id)
  costs(400n)
  expect(await order(ada, id)).toEqual(ordered)
  expect(await total()).toBe(800)
})

test('delivery and tax that rose count, too', async () => {
  const { site, visitor, line } = await shop()
  const change = async (settings: object) => {
    await site.query('update sites set settings = settings || $1', [JSON.stringify(settings)])
    await site.assembly.directory.reload()
  }
  const ada = await visitor()
  const checkoutInfo = {
    buyerInfo: { email: 'ada@example.com' },
    shippingInfo: {
      shippingDestination: { address },
      selectedCarrierServiceOption: { code: 'standard' },
    },
  }
  const request = { channelType: 'WEB', lineItems: [line('mug')], checkoutInfo }
  const made = await ada.call('POST', CHECKOUTS, request)
  const { id, priceSummary } = made.body.checkout
  await change({ taxRateBp: 2500, taxIncludedInPrices: false })
  const [status, code, total] = await order(ada, id)
  expect([status, code]).toEqual([409, 'CHECKOUT_CHANGED'])
  expect(Number(total)).toBeGreaterThan(Number(priceSummary.total.amount))
})

test('a look by staff is none by the buyer, and staff order for others at the price of now', async () => {
  const { ada, admin, costs, id } = await withFile()
  await read(ada, id)
  costs(600n)
  await read(admin, id)
  expect((await order(ada, id))[1]).toBe('CHECKOUT_CHANGED')
  expect(await order(admin, id)).toEqual(ordered)
})

test('a read writes nothing while the total is the one that was shown', async () => {
  const { ada, costs, id } = await withFile()
  await read(ada, id)
  const { statements } = await read(ada, id)
  costs(600n)
  expect((await read(ada, id)).statements).toBe(statements + 1)
  expect((await read(ada, id)).statements).toBe(statements)
})
