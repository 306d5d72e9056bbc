import { ZERO_VARIANT_ID } from '@fairground/domain/catalog/variant-id.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedSite } from '../../../test/fixture.ts'

let shop: Awaited<ReturnType<typeof sharedSite>>
beforeAll(async () => {
  shop = await sharedSite()
})
afterAll(() => shop.close())

const product = async () =>
  (await shop.admin.call('POST', '/stores/v1/products', { product: { name: 'Jar', priceData: { price: 3 } } })).body
    .product.id
const stock = async (inventoryId: string) =>
  (await shop.admin.call('POST', `/stores-reader/v2/inventoryItems/${inventoryId}/getVariants`, { inventoryId })).body
    .inventoryItem
const set = (productId: string, change: Record<string, unknown>) =>
  shop.admin.call('PATCH', `/stores/v2/inventoryItems/product/${productId}`, {
    inventoryItem: { productId, ...change },
  })
const step = (kind: 'increment' | 'decrement', productId: string, by: number) =>
  shop.admin.call('POST', `/stores/v2/inventoryItems/${kind}`, {
    [`${kind}Data`]: [{ productId, variantId: ZERO_VARIANT_ID, [`${kind}By`]: by }],
  })

test('stock that is not counted is a switch', async () => {
  const id = await product()
  expect(await stock(id)).toMatchObject({ productId: id, trackQuantity: false, variants: [{ inStock: true }] })
  expect((await set(id, { variants: [{ inStock: false }] })).body).toEqual({})
  expect((await stock(id)).variants[0]).toEqual({
    variantId: ZERO_VARIANT_ID,
    inStock: false,
    availableForPreorder: false,
  })
})

test('counted stock rises and falls, and never below nothing', async () => {
  const id = await product()
  await set(id, { trackQuantity: true, variants: [{ variantId: ZERO_VARIANT_ID, quantity: 5 }] })
  await step('increment', id, 4)
  expect((await stock(id)).variants[0]).toMatchObject({ quantity: 9, inStock: true })
  const tooMany = await step('decrement', id, 99)
  expect([tooMany.status, tooMany.body.details.applicationError.code]).toEqual([409, 'INSUFFICIENT_INVENTORY'])
  await step('decrement', id, 9)
  expect((await stock(id)).variants[0]).toMatchObject({ quantity: 0, inStock: false })
})

test('twenty callers who take the last ten units one by one get ten', async () => {
  const id = await product()
  await set(id, { trackQuantity: true, variants: [{ quantity: 10 }] })
  const replies = await Promise.all(Array.from({ length: 20 }, () => step('decrement', id, 1)))
  expect(replies.filter((r) => r.status === 200)).toHaveLength(10)
  expect((await stock(id)).variants[0].quantity).toBe(0)
})

test('pre-orders are set for every variant, sold up to the limit, and refused where none is there', async () => {
  const id = await product()
  await set(id, {
    trackQuantity: true,
    variants: [{ quantity: 0 }],
    preorderInfo: { enabled: true, message: 'May', limit: 3 },
  })
  expect(await stock(id)).toMatchObject({
    variants: [{ quantity: 0, inStock: false, availableForPreorder: true }],
    preorderInfo: { enabled: true, message: 'May', limit: 3 },
  })
  const ahead = (decrementBy: number) =>
    shop.admin.call('POST', '/stores/v2/inventoryItems/decrement', {
      decrementData: [{ productId: id, decrementBy, preorderRequest: true }],
    })
  expect((await ahead(2)).status).toBe(200)
  const tooMany = await ahead(2)
  expect([tooMany.status, tooMany.body.details.applicationError.code]).toEqual([409, 'INSUFFICIENT_INVENTORY'])
  await ahead(1)
  expect((await stock(id)).variants[0]).toMatchObject({ quantity: 0, availableForPreorder: false })
  const below = await set(id, { preorderInfo: { limit: 2 } })
  expect([below.status, below.body.details.applicationError.code]).toEqual([409, 'PRE_ORDER_VALIDATION'])
  await set(id, { preorderInfo: { enabled: false } })
  expect((await stock(id)).preorderInfo).toEqual({ enabled: false })
})

test('the list takes its filter as a JSON text', async () => {
  const ids = [await product(), await product()]
  const query = { filter: JSON.stringify({ productId: { $hasSome: ids } }) }
  const { body } = await shop.admin.call('POST', '/stores-reader/v2/inventoryItems/query', { query })
  expect(body.totalResults).toBe(2)
  expect(
    (await shop.admin.call('POST', '/stores-reader/v2/inventoryItems/query', { query: { filter: '{' } })).status,
  ).toBe(400)
})

describe('the list by what its variants have', () => {
  const ids: Record<string, string> = {}
  beforeAll(async () => {
    const sizes = ['S', 'M'].map((value) => ({ value, description: value }))
    const { body } = await shop.admin.call('POST', '/stores/v1/products', {
      product: {
        name: 'Shirt',
        priceData: { price: 9 },
        manageVariants: true,
        productOptions: [{ name: 'Size', choices: sizes }],
      },
    })
    const [small, medium] = body.product.variants
    Object.assign(ids, { shirt: body.product.id, jar: await product(), ahead: await product(), full: await product() })
    const preorderInfo = { enabled: true, limit: 2 }
    await set(ids.shirt!, {
      trackQuantity: true,
      variants: [
        { variantId: small.id, quantity: 2 },
        { variantId: medium.id, quantity: 9 },
      ],
      preorderInfo,
    })
    await set(ids.ahead!, { trackQuantity: true, variants: [{ quantity: 0 }], preorderInfo })
    await set(ids.full!, { trackQuantity: true, variants: [{ quantity: 0 }], preorderInfo })
    const bought = { decrementData: [{ productId: ids.full, decrementBy: 2, preorderRequest: true }] }
    expect((await shop.admin.call('POST', '/stores/v2/inventoryItems/decrement', bought)).status).toBe(200)
  })

  const list = (filter: object) => {
    const query = { filter: JSON.stringify({ productId: { $in: Object.values(ids) }, ...filter }) }
    return shop.admin.call('POST', '/stores-reader/v2/inventoryItems/query', { query })
  }
  test.for([
    [{ 'variants.quantity': 9 }, ['shirt']],
    [{ 'variants.quantity': { $lt: 3 } }, ['shirt', 'ahead', 'full']],
    [{ 'variants.quantity': { $gt: 2, $lt: 9 } }, []],
    [{ 'variants.quantity': { $gt: 2, $ne: 2 } }, []],
    [{ 'variants.quantity': { $in: [2, 0] } }, ['shirt', 'ahead', 'full']],
    [{ 'variants.quantity': { $ne: 2 } }, ['jar', 'ahead', 'full']],
    [{ 'variants.quantity': { $nin: [0, 5] } }, ['shirt', 'jar']],
    [{ 'variants.quantity': { $exists: true } }, ['shirt', 'ahead', 'full']],
    [{ 'variants.quantity': null }, ['jar']],
    [{ $not: { 'variants.quantity': { $gte: 0 } } }, ['jar']],
    [{ $or: [{ 'variants.quantity': { $gt: 5 } }, { 'variants.availableForPreorder': true }] }, ['shirt', 'ahead']],
    [{ 'variants.availableForPreorder': true }, ['ahead']],
    [{ 'variants.availableForPreorder': false }, ['shirt', 'jar', 'full']],
  ] as const)('%j', async ([filter, names]) => {
    const { body } = await list(filter)
    const found = body.inventoryItems.map((item: { id: string }) => item.id)
    expect(found.toSorted()).toEqual(names.map((name) => ids[name]).toSorted())
    expect(body.totalResults).toBe(names.length)
  })

  test('the list filters by the values that it shows', async () => {
    const { body } = await list({})
    const listed = (name: string) => {
      const { variants } = body.inventoryItems.find((item: { id: string }) => item.id === ids[name])
      return variants.map((one: Record<string, unknown>) => [one.quantity, one.availableForPreorder])
    }
    expect(Object.keys(ids).map(listed)).toEqual([
      [
        [2, false],
        [9, false],
      ],
      [[undefined, false]],
      [[0, true]],
      [[0, false]],
    ])
  })

  test.for([
    [{ 'variants.quantity': 'many' }, 'FORMAT', 'query.filter.variants.quantity.$eq'],
    [{ 'variants.quantity': { $ne: 1.5 } }, 'FORMAT', 'query.filter.variants.quantity.$ne'],
    [{ 'variants.quantity': { $near: 1 } }, 'VALIDATION', 'query.filter.variants.quantity.$near'],
    [{ 'variants.availableForPreorder': 1 }, 'FORMAT', 'query.filter.variants.availableForPreorder'],
  ] as const)('%j is refused', async ([filter, violatedRule, field]) => {
    const { status, body } = await list(filter)
    expect(status).toBe(400)
    expect(body.details.validationError.fieldViolations).toMatchObject([{ field, violatedRule }])
  })
})

test('an unknown product or variant is 404, and visitors see no stock figures', async () => {
  const id = await product()
  expect((await set('00000000-0000-7000-8000-000000000000', { trackQuantity: true })).status).toBe(404)
  expect((await set(id, { variants: [{ variantId: id, quantity: 1 }] })).status).toBe(404)
  const visitor = await shop.visitor()
  expect((await visitor.call('POST', '/stores-reader/v2/inventoryItems/query', {})).status).toBe(403)
})
