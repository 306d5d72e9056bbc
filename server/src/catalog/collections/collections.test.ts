import { ALL_PRODUCTS_ID } from '@fairground/contract/stores/collection.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite, type TestVisitor } from '../../../test/fixture.ts'

let shop: Awaited<ReturnType<typeof sharedSite>>
let visitor: TestVisitor
beforeAll(async () => {
  shop = await sharedSite()
  visitor = await shop.visitor()
})
afterAll(() => shop.close())

const product = async (name: string) =>
  (await shop.admin.call('POST', '/stores/v1/products', { product: { name, priceData: { price: 3 } } })).body.product.id
const collection = async (fields: Record<string, unknown>) =>
  (await shop.admin.call('POST', '/stores/v1/collections', { collection: fields })).body.collection
const packed = (message: unknown) => Buffer.from(JSON.stringify(message)).toString('base64url')
const names = async (collectionId: string) => {
  const query = { filter: { collectionIds: { $hasSome: [collectionId] } }, sort: [{ fieldName: 'name' }] }
  const { body } = await visitor.call('GET', `/stores-reader/v1/products/query-platformized?.r=${packed({ query })}`)
  return body.products.map((p: { name: string }) => p.name)
}

test('a collection holds what is put in, until it is taken out; deleting it leaves the products', async () => {
  const made = await collection({ name: 'Summer', description: 'Light things' })
  expect(made).toMatchObject({
    name: 'Summer',
    slug: 'summer',
    visible: true,
    numberOfProducts: 0,
    media: { items: [] },
  })
  const [a, b] = [await product('Awning'), await product('Beach ball')]
  const add = (productIds: string[]) =>
    shop.admin.call('POST', `/stores/v1/collections/${made.id}/productIds`, { id: made.id, productIds })
  expect((await add([a, b])).body).toEqual({})
  await add([a])
  expect(await names(made.id)).toEqual(['Awning', 'Beach ball'])
  const read = (await visitor.call('GET', `/v2/collections/${made.id}?id=${made.id}`)).body.collection
  expect(read.numberOfProducts).toBe(2)
  await shop.admin.call('POST', `/stores/v1/collections/${made.id}/productIds/delete`, { id: made.id, productIds: [a] })
  expect(await names(made.id)).toEqual(['Beach ball'])
  await shop.admin.call('DELETE', `/stores/v1/collections/${made.id}?id=${made.id}`)
  expect((await visitor.call('GET', '/v2/collections/slug/summer')).status).toBe(404)
  expect((await visitor.call('GET', `/stores-reader/v1/products/${b}`)).body.product.collectionIds).toEqual([
    ALL_PRODUCTS_ID,
  ])
})

test('adding a product that does not exist adds none', async () => {
  const { id } = await collection({ name: 'Whole' })
  const productIds = [await product('Cup'), '00000000-0000-7000-8000-000000000000']
  const { status } = await shop.admin.call('POST', `/stores/v1/collections/${id}/productIds`, { id, productIds })
  expect(status).toBe(404)
  expect(await names(id)).toEqual([])
})

test('the category of all products is there, counts, and cannot be changed', async () => {
  await product('Doormat')
  const { body } = await visitor.call('GET', '/stores-reader/v1/collections/slug/all-products')
  expect(body.collection).toMatchObject({ id: ALL_PRODUCTS_ID, name: 'All Products' })
  expect(body.collection.numberOfProducts).toBe((await names(ALL_PRODUCTS_ID)).length)
  const change = { collection: { id: ALL_PRODUCTS_ID, name: 'Mine' } }
  expect((await shop.admin.call('PATCH', `/stores/v1/collections/${ALL_PRODUCTS_ID}`, change)).status).toBe(400)
  expect((await shop.admin.call('DELETE', `/stores/v1/collections/${ALL_PRODUCTS_ID}`)).status).toBe(400)
})

test('a hidden collection is for administrators; a change keeps what it does not name', async () => {
  const { id, slug } = await collection({ name: 'Secret', description: 'Sh', visible: false })
  expect((await visitor.call('GET', `/v2/collections/slug/${slug}`)).status).toBe(404)
  const query = packed({ query: { filter: { name: 'Secret' } } })
  expect((await visitor.call('GET', `/v2/collections/query?.r=${query}`)).body.metadata.total).toBe(0)
  expect((await shop.admin.call('GET', `/v2/collections/query?.r=${query}`)).body.metadata.total).toBe(1)
  const { body } = await shop.admin.call('PATCH', `/stores/v1/collections/${id}`, { collection: { id, visible: true } })
  expect(body.collection).toMatchObject({ name: 'Secret', description: 'Sh', slug, visible: true })
  expect((await visitor.call('GET', `/v2/collections/${id}`)).status).toBe(200)
})

test('slugs follow names and stay apart', async () => {
  expect((await collection({ name: 'Prints' })).slug).toBe('prints')
  expect((await collection({ name: 'Prints' })).slug).toBe('prints-1')
  const taken = await shop.admin.call('POST', '/stores/v1/collections', { collection: { name: 'X', slug: 'prints' } })
  expect(taken.status).toBe(409)
})
