import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite, type TestVisitor } from '../../../../test/fixture.ts'
import { checkOut, placeOrder, productLine, sellShirts } from '../../../../test/shop.ts'

let shop: Awaited<ReturnType<typeof sharedSite>>
let visitor: TestVisitor
let productId: string
beforeAll(async () => {
  shop = await sharedSite()
  visitor = await shop.visitor()
  productId = (await sellShirts(shop, 10, 8, 'Oilskin')).productId
})
afterAll(() => shop.close())

let spelling = 0
/** Answer and statements of an address that nobody has requested before. */
async function readSpelling(headers?: Record<string, string>) {
  const fields = Array.from({ length: ++spelling }, () => 'fields=CURRENCY').join('&')
  const path = `/stores/v3/products/slug/oilskin?${fields}`
  const { status, body, statements } = await visitor.call('GET', path, undefined, headers)
  return { status, name: body.product?.name, statements }
}
const listSpelling = async () => {
  const message = { query: { paging: { limit: 50 + ++spelling } } }
  const packed = Buffer.from(JSON.stringify(message)).toString('base64url')
  const { body, statements } = await visitor.call('GET', `/stores-reader/v1/products/query-platformized?.r=${packed}`)
  const found = body.products.find(({ id }: { id: string }) => id === productId)
  return { name: found?.name, quantity: found?.stock.quantity, statements }
}
const change = async (fields: object) => {
  const reply = await shop.admin.call('PATCH', `/stores/v1/products/${productId}`, {
    product: { id: productId, ...fields },
  })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
}

test('a first request of an address needs no statement where the version of its product is known', async () => {
  await readSpelling()
  expect(await readSpelling()).toEqual({ status: 200, name: 'Oilskin', statements: 0 })
})

test('a change is in the next answer, whatever was remembered', async () => {
  await readSpelling()
  await change({ name: 'Oilskin of old' })
  expect(await readSpelling()).toMatchObject({ name: 'Oilskin of old' })
  await change({ visible: false })
  expect(await readSpelling()).toMatchObject({ status: 404 })
  await change({ visible: true, name: 'Oilskin' })
  expect(await readSpelling()).toMatchObject({ status: 200, name: 'Oilskin' })
})

test('a caller whose last write this process has not read gets the version that the database holds', async () => {
  await readSpelling()
  expect((await readSpelling({ 'x-wix-consistent': '9000000000000000000' })).statements).toBe(1)
})

test('a list of remembered products shows what a sale left', async () => {
  for (let i = 0; i < 3; i++) await listSpelling()
  const before = await listSpelling()
  expect(before).toMatchObject({ name: 'Oilskin', statements: 0 })
  const buyer = await shop.visitor()
  expect((await placeOrder(buyer, await checkOut(buyer, [productLine(productId, 1)]))).status).toBe(200)
  expect(await listSpelling()).toMatchObject({ name: 'Oilskin', quantity: before.quantity - 1 })
})
