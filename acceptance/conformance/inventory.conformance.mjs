import { expect, test } from 'vitest'
import { admin, NOWHERE, refusal, visitor } from './clients.mjs'
import { newProduct, newShirt, stock } from './goods.mjs'

const someone = visitor()
const itemOf = async (product) => (await admin.inventory.getInventoryVariants(product.inventoryItemId)).inventoryItem
const ZERO = '00000000-0000-0000-0000-000000000000'

test('stock that is not counted is there', async () => {
  const product = await newProduct()
  expect(await itemOf(product)).toMatchObject({
    _id: product.inventoryItemId,
    productId: product._id,
    trackQuantity: false,
    variants: [{ variantId: ZERO, inStock: true }],
  })
})

test('counted stock shows in inventory, product and variant', async () => {
  const shirt = await newShirt()
  await stock(shirt, 3)
  expect(await itemOf(shirt)).toMatchObject({ trackQuantity: true })
  expect((await itemOf(shirt)).variants.map((variant) => variant.quantity)).toEqual([3, 3, 3, 3])
  const { product } = await someone.products.getProduct(shirt._id)
  expect(product.stock).toMatchObject({
    trackInventory: true,
    quantity: 12,
    inStock: true,
    inventoryStatus: 'IN_STOCK',
  })
  expect(product.variants[0].stock).toEqual({ trackQuantity: true, quantity: 3, inStock: true })
})

test('status follows the variants', async () => {
  const shirt = await newShirt()
  await stock(shirt, 1)
  const statusOf = async () => (await someone.products.getProduct(shirt._id)).product.stock.inventoryStatus
  await admin.inventory.decrementInventory([{ productId: shirt._id, variantId: shirt.variants[0]._id, decrementBy: 1 }])
  expect(await statusOf()).toBe('PARTIALLY_OUT_OF_STOCK')
  await stock(shirt, 0)
  expect(await statusOf()).toBe('OUT_OF_STOCK')
})

test('increment and decrement', async () => {
  const product = await newProduct()
  await stock(product, 5)
  await admin.inventory.incrementInventory([{ productId: product._id, variantId: ZERO, incrementBy: 4 }])
  expect((await itemOf(product)).variants[0].quantity).toBe(9)
  await admin.inventory.decrementInventory([{ inventoryId: product.inventoryItemId, variantId: ZERO, decrementBy: 2 }])
  expect((await itemOf(product)).variants[0].quantity).toBe(7)
  expect(
    await refusal(admin.inventory.decrementInventory([{ productId: product._id, variantId: ZERO, decrementBy: 99 }])),
  ).toMatchObject({ status: 409, code: 'INSUFFICIENT_INVENTORY' })
  expect((await itemOf(product)).variants[0].quantity).toBe(7)
})

test('a decrement of several is all or nothing', async () => {
  const [a, b] = [await newProduct(), await newProduct()]
  await stock(a, 5)
  await stock(b, 1)
  await refusal(
    admin.inventory.decrementInventory([
      { productId: a._id, variantId: ZERO, decrementBy: 2 },
      { productId: b._id, variantId: ZERO, decrementBy: 2 },
    ]),
  )
  expect((await itemOf(a)).variants[0].quantity).toBe(5)
})

test('in stock or not, without a count', async () => {
  const product = await newProduct()
  await admin.inventory.updateInventoryVariants(product._id, {
    trackQuantity: false,
    variants: [{ variantId: ZERO, inStock: false }],
  })
  const { product: out } = await someone.products.getProduct(product._id)
  expect(out.stock).toMatchObject({ trackInventory: false, inStock: false, inventoryStatus: 'OUT_OF_STOCK' })
  await admin.inventory.updateInventoryVariants(product._id, { variants: [{ variantId: ZERO, inStock: true }] })
  expect((await someone.products.getProduct(product._id)).product.stock.inStock).toBe(true)
})

test('the query takes filter and sort as texts', async () => {
  const [a, b] = [await newProduct(), await newProduct()]
  const found = await admin.inventory.queryInventory({
    query: {
      filter: JSON.stringify({ productId: { $hasSome: [a._id, b._id] } }),
      sort: JSON.stringify({ numericId: 'desc' }),
      paging: { limit: 10, offset: 0 },
    },
  })
  expect(found.inventoryItems.map((item) => item.productId)).toEqual([b._id, a._id])
  expect(found).toMatchObject({ totalResults: 2, metadata: { items: 2, offset: 0 } })
  expect((await refusal(admin.inventory.queryInventory({ query: { filter: '{no json' } }))).status).toBe(400)
})

test('an unknown variant is 404', async () => {
  const product = await newProduct()
  expect(
    await refusal(
      admin.inventory.updateInventoryVariants(product._id, { variants: [{ variantId: NOWHERE, quantity: 1 }] }),
    ),
  ).toMatchObject({ status: 404, code: 'VARIANT_NOT_FOUND' })
})

test('negative and fractional quantities are violations', async () => {
  const product = await newProduct()
  for (const quantity of [-1, 1.5]) {
    expect(
      (
        await refusal(
          admin.inventory.updateInventoryVariants(product._id, { variants: [{ variantId: ZERO, quantity }] }),
        )
      ).status,
    ).toBe(400)
  }
})

test('stock is found by its variants and by what is sold ahead', async () => {
  const [shirt, mug] = [await newShirt(), await newProduct()]
  await admin.inventory.updateInventoryVariants(mug._id, {
    trackQuantity: true,
    variants: [{ variantId: ZERO, quantity: 0 }],
    preorderInfo: { enabled: true },
  })
  const found = async (filter) => {
    const ours = JSON.stringify({ $and: [{ productId: { $hasSome: [shirt._id, mug._id] } }, filter] })
    const { inventoryItems } = await admin.inventory.queryInventory({ query: { filter: ours } })
    return inventoryItems.map(({ productId }) => productId)
  }
  expect(await found({ 'variants.variantId': shirt.variants[1]._id })).toEqual([shirt._id])
  expect(await found({ 'preorderInfo.enabled': true })).toEqual([mug._id])
  expect(await found({ 'preorderInfo.enabled': false })).toEqual([shirt._id])
  expect(await found({ 'variants.availableForPreorder': true })).toEqual([mug._id])
  expect(await found({ 'variants.quantity': 0 })).toEqual([mug._id])
  expect(await found({ 'variants.quantity': { $exists: false } })).toEqual([shirt._id])
})
