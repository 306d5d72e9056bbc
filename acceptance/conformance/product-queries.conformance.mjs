import { beforeAll, expect, test } from 'vitest'
import { admin, lastSent, mark, refusal, visitor } from './clients.mjs'
import { newProduct } from './goods.mjs'

const word = mark()
const prices = [10, 20, 30, 40, 50]
let made
let collection
const someone = visitor()
const ours = () => someone.products.queryProducts().startsWith('name', `Zq${word}`)
const numbers = (result) => result.items.map((product) => product.price.price)

beforeAll(async () => {
  made = []
  for (const price of prices) made.push(await newProduct({ name: `Zq${word} ${price}`, priceData: { price } }))
  collection = (await admin.products.createCollection({ name: `Queried ${word}` })).collection
  await admin.products.addProductsToCollection(collection._id, [made[0]._id, made[1]._id])
})

test.for([
  ['eq', (q) => q.eq('name', `Zq${word} 20`), [20]],
  ['ne', (q) => q.ne('name', `Zq${word} 20`), [10, 30, 40, 50]],
  ['gt', (q) => q.gt('priceData.price', 30), [40, 50]],
  ['ge', (q) => q.ge('priceData.price', 30), [30, 40, 50]],
  ['lt', (q) => q.lt('priceData.price', 30), [10, 20]],
  ['le', (q) => q.le('priceData.price', 30), [10, 20, 30]],
  ['price', (q) => q.gt('price', 30), [40, 50]],
  ['startsWith', (q) => q.startsWith('name', `Zq${word} 4`), [40]],
  ['in', (q) => q.in('_id', [made[1]._id, made[3]._id]), [20, 40]],
  ['hasSome over an id', (q) => q.hasSome('_id', [made[1]._id, made[3]._id]), [20, 40]],
  ['hasSome over a list', (q) => q.hasSome('collectionIds', [collection._id]), [10, 20]],
  ['hasAll over a list', (q) => q.hasAll('collectionIds', [collection._id]), [10, 20]],
  ['hasAll with one it lacks', (q) => q.hasAll('collectionIds', [collection._id, 'none']), []],
  ['exists', (q) => q.exists('slug', true), prices],
  ['eq on slug', (q) => q.eq('slug', made[2].slug), [30]],
  ['eq on a boolean', (q) => q.eq('visible', true), prices],
  ['eq on numericId', (q) => q.eq('numericId', made[4].numericId), [50]],
  [
    'not',
    (q) =>
      someone.products
        .queryProducts()
        .not(someone.products.queryProducts().eq('name', `Zq${word} 20`))
        .and(q),
    [10, 30, 40, 50],
  ],
  ['description', (q) => q.eq('description', ''), prices],
  [
    'or',
    (q) =>
      q.and(
        someone.products
          .queryProducts()
          .eq('name', `Zq${word} 20`)
          .or(someone.products.queryProducts().eq('name', `Zq${word} 50`)),
      ),
    [20, 50],
  ],
  ['several conditions', (q) => q.ge('priceData.price', 15).lt('priceData.price', 45), [20, 30, 40]],
])('%s', async ([, narrow, expected]) => {
  const found = await narrow(ours()).ascending('priceData.price').find()
  expect(numbers(found)).toEqual(expected)
  expect(found.totalCount).toBe(expected.length)
})

test('endsWith and contains', async () => {
  expect(numbers(await ours().endsWith('name', ' 20').find())).toEqual([20])
  expect(numbers(await ours().contains('name', `${word} 3`).find())).toEqual([30])
})

test('a wildcard in a value is only a character', async () => {
  for (const value of ['%', '_', '\\', "'", '100%_\\']) {
    expect((await someone.products.queryProducts().startsWith('name', value).find()).items).toEqual([])
  }
})

test.for([
  ['ascending price', (q) => q.ascending('priceData.price'), [10, 20, 30, 40, 50]],
  ['descending price', (q) => q.descending('priceData.price'), [50, 40, 30, 20, 10]],
  ['descending name', (q) => q.descending('name'), [50, 40, 30, 20, 10]],
  ['oldest first', (q) => q.ascending('_createdDate'), [10, 20, 30, 40, 50]],
  ['numericId', (q) => q.descending('numericId'), [50, 40, 30, 20, 10]],
])('sorted by %s', async ([, sort, expected]) => {
  expect(numbers(await sort(ours()).find())).toEqual(expected)
})

test('cursors lead to the next page and back', async () => {
  const first = await ours().ascending('priceData.price').limit(2).find()
  expect(first).toMatchObject({ totalCount: 5, totalPages: 3, currentPage: 0, pageSize: 2, length: 2 })
  expect(first.hasNext()).toBe(true)
  expect(first.hasPrev()).toBe(false)
  const second = await first.next()
  expect(numbers(second)).toEqual([30, 40])
  const third = await second.next()
  expect(numbers(third)).toEqual([50])
  expect(third.hasNext()).toBe(false)
  expect(numbers(await third.prev())).toEqual([30, 40])
  await expect(third.next()).rejects.toThrow('No next page to fetch')
  await expect(first.prev()).rejects.toThrow('No previous page to fetch')
})

test('skip starts later, beyond the end is empty', async () => {
  expect(numbers(await ours().ascending('priceData.price').skip(3).find())).toEqual([40, 50])
  const beyond = await ours().skip(9).find()
  expect(beyond.items).toEqual([])
  expect(beyond.totalCount).toBe(5)
})

test('the default page is 50', async () => {
  await someone.products.queryProducts().find()
  expect(JSON.parse(Buffer.from(lastSent().query.get('.r'), 'base64url').toString()).query.paging).toEqual({
    limit: 50,
    offset: 0,
  })
})

test('a query goes as .r, a long one as POST to the same path', async () => {
  await ours().find()
  expect(lastSent()).toMatchObject({ method: 'GET', path: '/stores-reader/v1/products/query-platformized' })
  expect(lastSent().query.has('.r')).toBe(true)
  const ids = Array.from({ length: 95 }, () => crypto.randomUUID())
  const found = await someone.products
    .queryProducts()
    .in('_id', [...ids, made[0]._id])
    .find()
  expect(lastSent()).toMatchObject({ method: 'POST', path: '/stores-reader/v1/products/query-platformized' })
  expect(numbers(found)).toEqual([10])
})

test('a field that cannot be filtered or sorted is named', async () => {
  const filtered = await refusal(someone.products.queryProducts().eq('nonsense', 1).find())
  expect(filtered.status).toBe(400)
  expect(JSON.stringify(filtered.violations)).toContain('nonsense')
  expect((await refusal(someone.products.queryProducts().ascending('nonsense').find())).status).toBe(400)
})

test('limits are checked', async () => {
  expect((await refusal(someone.products.queryProducts().limit(101).find())).status).toBe(400)
  expect((await refusal(someone.products.queryProducts().skip(-1).find())).status).toBe(400)
  expect((await someone.products.queryProducts().limit(100).find()).items.length).toBeLessThanOrEqual(100)
})

test('an operator that nobody knows is a violation', async () => {
  const refused = await refusal(someone.products.queryProducts().eq('name', { $near: 1 }).find())
  expect(refused.status).toBe(400)
})

test('the wrong kind of value is a violation or finds nothing', async () => {
  for (const query of [
    someone.products.queryProducts().eq('priceData.price', 'much'),
    someone.products.queryProducts().gt('_createdDate', 'yesterday'),
    someone.products.queryProducts().eq('visible', 'perhaps'),
  ]) {
    expect((await refusal(query.find())).status).toBe(400)
  }
  expect((await someone.products.queryProducts().eq('_id', 'no-guid').find()).items).toEqual([])
})

test('dates filter products', async () => {
  const before = made[0]._createdDate
  expect(numbers(await ours().ge('_createdDate', before).ascending('priceData.price').find())).toEqual(prices)
  expect(
    numbers(
      await ours()
        .gt('lastUpdated', new Date(Date.now() + 3_600_000))
        .find(),
    ),
  ).toEqual([])
})
