import { expect, test } from 'vitest'
import { admin, lastSent, mark, refusal, visitor } from './clients.mjs'
import { newProduct } from './goods.mjs'

const someone = visitor()
const newCollection = async (fields = {}) =>
  (await admin.products.createCollection({ name: `Summer ${mark()}`, ...fields })).collection

test('a collection as it is created and read in each way', async () => {
  const name = `Spring ${mark()}`
  const collection = await newCollection({ name, description: 'Light things', visible: true })
  expect(collection).toMatchObject({
    name,
    description: 'Light things',
    slug: name.toLowerCase().replaceAll(' ', '-'),
    visible: true,
    numberOfProducts: 0,
    media: { items: [] },
  })
  const read = await someone.collections.getCollection(collection._id)
  expect(lastSent().path).toBe(`/v2/collections/${collection._id}`)
  expect(read).toMatchObject({ _id: collection._id, name })
  expect((await someone.collections.getCollectionBySlug(collection.slug)).collection._id).toBe(collection._id)
  expect((await someone.products.getCollectionBySlug(collection.slug)).collection._id).toBe(collection._id)
})

test('products come and go, and are counted', async () => {
  const collection = await newCollection()
  const [a, b] = [await newProduct(), await newProduct()]
  await admin.products.addProductsToCollection(collection._id, [a._id, b._id])
  await admin.products.addProductsToCollection(collection._id, [a._id])
  expect((await someone.collections.getCollection(collection._id)).numberOfProducts).toBe(2)
  expect((await someone.products.getProduct(a._id)).product.collectionIds).toContain(collection._id)
  const inside = await someone.products.queryProducts().hasSome('collectionIds', [collection._id]).find()
  expect(inside.totalCount).toBe(2)
  await admin.products.removeProductsFromCollection(collection._id, [a._id])
  expect((await someone.collections.getCollection(collection._id)).numberOfProducts).toBe(1)
  expect((await someone.products.getProduct(a._id)).product.collectionIds).not.toContain(collection._id)
  await admin.products.updateProduct(b._id, { visible: false })
  expect((await someone.collections.getCollection(collection._id)).numberOfProducts).toBe(0)
})

test('a changed one, a hidden one, a deleted one', async () => {
  const collection = await newCollection()
  const { collection: changed } = await admin.products.updateCollection(collection._id, {
    name: `Autumn ${mark()}`,
    visible: false,
  })
  expect(changed).toMatchObject({ visible: false, slug: collection.slug })
  expect(await refusal(someone.collections.getCollection(collection._id))).toMatchObject({
    status: 404,
    code: 'COLLECTION_NOT_FOUND',
  })
  expect((await someone.collections.queryCollections().eq('_id', collection._id).find()).items).toEqual([])
  expect((await admin.collections.getCollection(collection._id)).visible).toBe(false)
  const product = await newProduct()
  await admin.products.addProductsToCollection(collection._id, [product._id])
  await admin.products.deleteCollection(collection._id)
  expect(await refusal(admin.collections.getCollection(collection._id))).toMatchObject({ status: 404 })
  expect((await someone.products.getProduct(product._id)).product.collectionIds).not.toContain(collection._id)
})

test('queries filter, sort and page', async () => {
  const word = mark()
  for (const letter of ['b', 'a', 'c']) await newCollection({ name: `Kq${word} ${letter}` })
  const found = await someone.collections.queryCollections().startsWith('name', `Kq${word}`).ascending('name').find()
  expect(found.items.map((collection) => collection.name.at(-1))).toEqual(['a', 'b', 'c'])
  expect(found.totalCount).toBe(3)
  const page = await someone.collections
    .queryCollections()
    .startsWith('name', `Kq${word}`)
    .descending('name')
    .limit(2)
    .find()
  expect(page.hasNext()).toBe(true)
  expect((await page.next()).items.map((collection) => collection.name.at(-1))).toEqual(['a'])
  expect((await someone.collections.queryCollections().eq('slug', found.items[0].slug).find()).items).toHaveLength(1)
})

test('there is a collection of all products', async () => {
  const all = await someone.collections.getCollectionBySlug('all-products')
  expect(all.collection._id).toBe('00000000-000000-000000-000000000001')
  expect(all.collection.numberOfProducts).toBeGreaterThan(0)
  expect((await refusal(admin.products.deleteCollection(all.collection._id))).status).toBeOneOf([400, 403, 404, 409])
})

test('a violation names its field', async () => {
  expect((await refusal(newCollection({ name: '' }))).rules).toEqual({ 'collection.name': 'MIN_LENGTH' })
  expect((await refusal(newCollection({ name: 'x'.repeat(51) }))).rules).toEqual({ 'collection.name': 'MAX_LENGTH' })
  const { slug } = await newCollection()
  expect(await refusal(newCollection({ slug }))).toMatchObject({ status: 409, code: 'SLUG_TAKEN' })
})
