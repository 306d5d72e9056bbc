import { apiKeyAuth } from '@fairground/client/auth/api-key.ts'
import { visitorAuth } from '@fairground/client/auth/visitor.ts'
import { createClient } from '@fairground/client/create-client.ts'
import { ApiError, isRefusal } from '@fairground/client/errors.ts'
import { currentCart } from '@fairground/client/generated/ecom.current-cart.ts'
import { products } from '@fairground/client/generated/stores.products.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite } from '../../test/fixture.ts'

/** Our client and our server over a real socket: what one writes the other reads. */
const STORE = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const modules = { currentCart, products }

let site: Awaited<ReturnType<typeof sharedSite>>
let url = ''
beforeAll(async () => {
  site = await sharedSite()
  url = await site.assembly.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => site.close())

const owner = () => createClient({ url, auth: apiKeyAuth({ apiKey: site.apiKey, siteId: site.siteId }), modules })
const visitor = () => createClient({ url, auth: visitorAuth({ clientId: site.clientId }), modules })

const made = async (name: string): Promise<string> => {
  const { product } = await owner().products.createProduct({
    product: { name, productType: 'physical', priceData: { price: 12.5 } },
  })
  return product.id
}

test('a visitor puts a product into a cart and reads it back', async () => {
  const id = await made('Ink pot')
  const shop = visitor()
  const catalogReference = { appId: STORE, catalogItemId: id }
  const { cart } = await shop.currentCart.addToCurrentCart({ lineItems: [{ catalogReference, quantity: 2 }] })
  expect(cart.lineItems).toMatchObject([{ quantity: 2, price: { amount: '12.50' } }])
  expect(cart.createdDate).toBeInstanceOf(Date)
  expect((await shop.currentCart.getCurrentCart()).cart).toEqual(cart)
})

test('a key makes two posts one', async () => {
  const shop = visitor()
  const line = { catalogReference: { appId: STORE, catalogItemId: await made('Blotter') }, quantity: 1 }
  await shop.currentCart.addToCurrentCart({ lineItems: [line] }, { idempotencyKey: 'twice' })
  const { cart } = await shop.currentCart.addToCurrentCart({ lineItems: [line] }, { idempotencyKey: 'twice' })
  expect(cart.lineItems.map(({ quantity }) => quantity)).toEqual([1])
})

test('a list iterates over all pages, with a filter on dates', async () => {
  const before = new Date()
  const names = ['Nib 1', 'Nib 2', 'Nib 3', 'Nib 4', 'Nib 5']
  for (const name of names) await made(name)
  const query = {
    filter: { name: { $startsWith: 'Nib' }, lastUpdated: { $gte: new Date(before.getTime() - 60_000) } },
    sort: [{ fieldName: 'name', order: 'ASC' as const }],
    cursorPaging: { limit: 2 },
  }
  const found: (string | undefined)[] = []
  for await (const { name } of owner().products.queryProducts.each({ query })) found.push(name)
  expect(found).toEqual(names)
})

test('a list too long for an address goes as POST and finds the same', async () => {
  const id = await made('Paper')
  const ids = [id, ...Array.from({ length: 90 }, (_, i) => `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`)]
  const { products: found } = await owner().products.queryProducts({ query: { filter: { id: { $in: ids } } } })
  expect(found.map((product) => product.id)).toEqual([id])
})

test('a reader sees the latest write, also where reads are cached', async () => {
  const id = await made('Quill')
  const [shop, admin] = [visitor(), owner()]
  await shop.products.getProduct({ id })
  await admin.products.updateProduct({ product: { id, name: 'Goose quill' } })
  expect((await shop.products.getProduct({ id })).product.name).toBe('Goose quill')
})

test('refusals arrive with code and request id', async () => {
  const error = await visitor()
    .products.getProduct({ id: '00000000-0000-4000-8000-000000000000' })
    .catch((thrown: unknown) => thrown)
  expect(isRefusal(error, 'PRODUCT_NOT_FOUND')).toBe(true)
  expect(error).toMatchObject({ status: 404, requestId: expect.stringMatching(/^[\w-]{10,}$/) })
})

test('wrong fields arrive as violations', async () => {
  const error = await owner()
    .products.createProduct({ product: { name: 'x'.repeat(500), productType: 'physical', priceData: { price: 1 } } })
    .catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({
    status: 400,
    code: 'INVALID_ARGUMENT',
    fieldViolations: [{ field: 'product.name', violatedRule: 'MAX_LENGTH' }],
  })
})

test('a visitor may not write the catalogue', async () => {
  const call = visitor().products.deleteProduct({ id: await made('Lamp') })
  await expect(call).rejects.toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
})
