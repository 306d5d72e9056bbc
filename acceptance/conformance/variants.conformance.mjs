import { beforeAll, describe, expect, test } from 'vitest'
import { admin, mark, NOWHERE, refusal, STORES, visitor } from './clients.mjs'
import { newProduct, newShirt, stock } from './goods.mjs'

const someone = visitor()
let shirt
const variantOf = (product, Size, Color) =>
  product.variants.find((variant) => variant.choices.Size === Size && variant.choices.Color === Color)

beforeAll(async () => {
  shirt = await newShirt()
})

test('all variants, those of a choice, those named', async () => {
  const all = await someone.products.queryProductVariants(shirt._id, {})
  expect(all.variants).toHaveLength(4)
  expect(all.totalResults).toBe(4)
  const blue = await someone.products.queryProductVariants(shirt._id, { choices: { Color: 'Blue' } })
  expect(blue.variants.map((variant) => variant.choices.Size).sort()).toEqual(['M', 'S'])
  const ids = [shirt.variants[0]._id, shirt.variants[2]._id]
  const named = await someone.products.queryProductVariants(shirt._id, { variantIds: ids })
  expect(named.variants.map((variant) => variant._id).sort()).toEqual(ids.sort())
  const none = await someone.products.queryProductVariants(shirt._id, { choices: { Color: 'Green' } })
  expect(none.variants).toEqual([])
})

test('variants are paged', async () => {
  const page = await someone.products.queryProductVariants(shirt._id, { paging: { limit: 3, offset: 3 } })
  expect(page.variants).toHaveLength(1)
  expect(page.totalResults).toBe(4)
  expect(page.metadata).toMatchObject({ items: 1, offset: 3 })
})

test('a variant has its own price, weight and SKU until it is reset', async () => {
  const product = await newShirt()
  const sku = `MR-${mark()}`
  const { variants } = await admin.products.updateProductVariants(product._id, [
    { choices: { Size: 'M', Color: 'Red' }, price: 60, weight: 0.8, sku, visible: true },
  ])
  expect(variantOf({ variants }, 'M', 'Red').variant).toMatchObject({ priceData: { price: 60 }, weight: 0.8, sku })
  const { product: read } = await someone.products.getProduct(product._id)
  expect(variantOf(read, 'M', 'Red').variant.priceData).toMatchObject({ price: 60, formatted: { price: '£60.00' } })
  expect(variantOf(read, 'S', 'Red').variant.priceData.price).toBe(40)
  expect(read.priceRange).toEqual({ minValue: 40, maxValue: 60 })
  await admin.products.resetAllProductVariantData(product._id)
  const { product: reset } = await someone.products.getProduct(product._id)
  expect(variantOf(reset, 'M', 'Red').variant).toMatchObject({ priceData: { price: 40 } })
  expect(reset.priceRange).toEqual({ minValue: 40, maxValue: 40 })
})

test('variants are changed by id, and unknown ones are refused', async () => {
  const product = await newShirt()
  const [first] = product.variants
  await admin.products.updateProductVariants(product._id, [{ variantIds: [first._id], price: 41 }])
  const { variants } = await someone.products.queryProductVariants(product._id, { variantIds: [first._id] })
  expect(variants[0].variant.priceData.price).toBe(41)
  expect(
    await refusal(admin.products.updateProductVariants(product._id, [{ choices: { Size: 'XXL' }, price: 1 }])),
  ).toMatchObject({ status: expect.toBeOneOf([400, 404]) })
  expect(
    await refusal(admin.products.updateProductVariants(product._id, [{ variantIds: [NOWHERE], price: 1 }])),
  ).toMatchObject({ status: expect.toBeOneOf([400, 404]) })
})

test('choices follow stock', async () => {
  const product = await newShirt()
  await stock(product, 5)
  const { variants } = product
  const gone = variantOf(product, 'S', 'Blue')
  await admin.inventory.updateInventoryVariants(product._id, {
    variants: [{ variantId: gone._id, quantity: 0 }],
  })
  const partly = await someone.products.getProductOptionsAvailability(product._id, { Size: 'S' })
  const colours = partly.productOptions.find((option) => option.name === 'Color').choices
  expect(colours.find((choice) => choice.description === 'Blue').inStock).toBe(false)
  expect(colours.find((choice) => choice.description === 'Red').inStock).toBe(true)
  expect(partly).toMatchObject({ managedProduct: true })
  const full = await someone.products.getProductOptionsAvailability(product._id, { Size: 'S', Color: 'Red' })
  expect(full).toMatchObject({
    availableForPurchase: true,
    selectedVariant: { price: { price: 40 }, inStock: true, quantity: 5, visible: true },
  })
  const out = await someone.products.getProductOptionsAvailability(product._id, { Size: 'S', Color: 'Blue' })
  expect(out).toMatchObject({ availableForPurchase: false, selectedVariant: { inStock: false } })
  expect(variants).toHaveLength(4)
})

test('a hidden variant cannot be chosen', async () => {
  const product = await newShirt()
  await admin.products.updateProductVariants(product._id, [{ choices: { Size: 'S', Color: 'Red' }, visible: false }])
  const answer = await someone.products.getProductOptionsAvailability(product._id, { Size: 'S', Color: 'Red' })
  expect(answer.availableForPurchase).toBe(false)
})

test('store variants are found by their product', async () => {
  const found = await someone.products.queryStoreVariants({
    filter: { productId: shirt._id },
    paging: { limit: 10 },
  })
  expect(found.variants).toHaveLength(4)
  expect(found.metadata.total ?? found.metadata.count).toBe(4)
  const [one] = found.variants
  expect(one).toMatchObject({
    _id: `${shirt._id}-${one.variantId}`,
    productId: shirt._id,
    productName: shirt.name,
    managedVariant: true,
    stock: { inStock: true, trackQuantity: false },
  })
  expect((await someone.products.getStoreVariant(one._id)).variant).toMatchObject({
    _id: one._id,
    choices: one.choices,
  })
})

describe('variants of all products', () => {
  let shirt
  let collection
  beforeAll(async () => {
    shirt = await newShirt()
    await stock(shirt, 3)
    collection = (await admin.products.createCollection({ name: `Variants ${mark()}` })).collection
    await admin.products.addProductsToCollection(collection._id, [shirt._id])
  })
  const find = (filter) =>
    admin.products.queryStoreVariants({ filter: { $and: [{ productId: shirt._id }, filter] }, paging: { limit: 10 } })

  test('are found by what they show', async () => {
    const [one] = (await find({})).variants
    expect(one.variantName).toBe(Object.values(one.choices).join(' | '))
    for (const [filter, count] of [
      [{ id: one._id }, 1],
      [{ variantId: one.variantId }, 1],
      [{ variantName: one.variantName }, 1],
      [{ variantName: { $startsWith: 'S | ' } }, 2],
      [{ productName: shirt.name }, 4],
      [{ managedVariant: true }, 4],
      [{ collectionIds: { $hasSome: [collection._id] } }, 4],
      [{ collectionIds: { $hasAll: [collection._id, STORES] } }, 0],
      [{ 'stock.trackQuantity': true }, 4],
      [{ 'stock.inStock': false }, 0],
      [{ 'stock.quantity': { $gte: 3 } }, 4],
      [{ 'stock.quantity': { $gt: 3 } }, 0],
      [{ 'preorderInfo.enabled': true }, 0],
    ])
      expect([filter, (await find(filter)).metadata.total]).toEqual([filter, count])
  })

  test.for([
    'id',
    'variantId',
    'variantName',
    'productId',
    'productName',
    'sku',
    'managedVariant',
    'stock.inStock',
    'stock.quantity',
    'stock.trackQuantity',
    'preorderInfo.enabled',
  ])('are sorted by %s, and paged', async (fieldName) => {
    const filter = { productId: shirt._id }
    const sort = [{ fieldName, order: 'DESC' }]
    const first = await admin.products.queryStoreVariants({ filter, sort, cursorPaging: { limit: 3 } })
    const { cursors } = first.metadata
    const rest = await admin.products.queryStoreVariants({ cursorPaging: { cursor: cursors.next } })
    const seen = [...first.variants, ...rest.variants].map(({ _id }) => _id)
    expect([seen.length, new Set(seen).size]).toEqual([4, 4])
  })
})

test('the variant of a product without managed variants', async () => {
  const mug = await newProduct()
  const { variants } = await someone.products.queryStoreVariants({ filter: { productId: mug._id } })
  expect(variants).toHaveLength(1)
  expect(variants[0]).toMatchObject({
    variantId: '00000000-0000-0000-0000-000000000000',
    managedVariant: false,
    productName: mug.name,
  })
})

test('removing the options leaves the one plain variant', async () => {
  const product = await newShirt()
  await admin.products.deleteProductOptions(product._id)
  const { product: plain } = await admin.products.getProduct(product._id)
  expect(plain).toMatchObject({ manageVariants: false, productOptions: [] })
  expect(plain.variants.map((variant) => variant._id)).toEqual(['00000000-0000-0000-0000-000000000000'])
})

test('a choice that goes takes its variants; the others keep their ids and prices', async () => {
  const product = await newShirt()
  await admin.products.updateProductVariants(product._id, [{ choices: { Size: 'M', Color: 'Red' }, price: 77 }])
  const sameId = variantOf(product, 'M', 'Red')._id
  const { product: less } = await admin.products.updateProduct(product._id, {
    productOptions: [
      { ...product.productOptions[0], choices: [{ value: 'M', description: 'M' }] },
      product.productOptions[1],
    ],
  })
  expect(less.variants).toHaveLength(2)
  expect(variantOf(less, 'M', 'Red')).toMatchObject({ _id: sameId, variant: { priceData: { price: 77 } } })
})
