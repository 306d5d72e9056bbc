import { expect, test } from 'vitest'
import { admin, mark, NOWHERE, own, refusal, visitor } from './clients.mjs'
import { line, newProduct, newShirt, stock } from './goods.mjs'

const { inventoryItemsV3: items, storesLocationsV3: locations } = admin
const itemsOf = async (product) => (await items.queryInventoryItems().eq('productId', product._id).find()).items

/** A counted product with one variant, and its item at the default location. */
async function counted(quantity) {
  const product = await newProduct()
  await stock(product, quantity)
  return { product, item: (await itemsOf(product))[0] }
}

test('an item says what it is an item of', async () => {
  const { product, item } = await counted(4)
  expect(item).toMatchObject({
    productId: product._id,
    trackQuantity: true,
    quantity: 4,
    availabilityStatus: 'IN_STOCK',
    preorderInfo: { enabled: false },
    product: { name: product.name, variantVisible: true },
  })
  expect(item._createdDate).toBeInstanceOf(Date)
  expect(await items.getInventoryItem(item._id)).toEqual(item)
  expect(await refusal(items.getInventoryItem(NOWHERE))).toMatchObject({
    status: 404,
    code: 'INVENTORY_ITEM_NOT_FOUND',
  })
})

test('it is deleted, made again, and not twice', async () => {
  const { product, item } = await counted(4)
  await items.deleteInventoryItem(item._id)
  expect(await itemsOf(product)).toEqual([])
  const fields = { productId: product._id, variantId: item.variantId, quantity: 2 }
  const made = await items.createInventoryItem({ ...fields })
  expect(made).toMatchObject({ revision: '1', quantity: 2, trackQuantity: true })
  expect(await refusal(items.createInventoryItem({ ...fields }))).toMatchObject({
    status: 409,
    code: 'ITEM_ALREADY_EXISTS',
  })
  const { results, bulkActionMetadata } = await items.bulkCreateInventoryItems([{ ...fields }])
  expect(results[0].itemMetadata).toMatchObject({ success: false, error: { code: 'ITEM_ALREADY_EXISTS' } })
  expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 0, totalFailures: 1 })
})

test('a variant of catalogue 3 has no stock until somebody tracks it', async () => {
  const loose = await admin.productsV3.createProduct({
    name: `Loose ${mark()}`,
    productType: 'PHYSICAL',
    physicalProperties: {},
    options: [
      {
        name: 'Size',
        optionRenderType: 'TEXT_CHOICES',
        choicesSettings: { choices: [{ name: 'S', choiceType: 'CHOICE_TEXT' }] },
      },
    ],
    variantsInfo: {
      variants: [
        {
          price: { actualPrice: { amount: '10' } },
          physicalProperties: {},
          choices: [{ optionChoiceNames: { optionName: 'Size', choiceName: 'S' } }],
        },
      ],
    },
  })
  expect(await itemsOf(loose)).toEqual([])
  const [variant] = loose.variantsInfo.variants
  const fields = { productId: loose._id, variantId: variant._id }
  const made = await items.createInventoryItem({ ...fields, quantity: 2 })
  expect(made).toMatchObject({ ...fields, revision: '1', quantity: 2, product: { variantName: 'S' } })
  const { inventory } = await admin.productsV3.getProduct(loose._id)
  expect(inventory.availabilityStatus).toBe('IN_STOCK')
  const fewer = await items.bulkDecrementInventoryItemsByVariantAndLocation(
    [{ variantId: variant._id, decrementBy: 2 }],
    { returnEntity: true },
  )
  expect(fewer.results[0].item).toMatchObject({ quantity: 0, availabilityStatus: 'OUT_OF_STOCK' })
})

test('it is set by its revision, in v1 and v3 alike', async () => {
  const { product, item } = await counted(4)
  const set = await items.updateInventoryItem(item._id, { revision: item.revision, quantity: 6 })
  expect(set.quantity).toBe(6)
  expect(Number(set.revision)).toBe(Number(item.revision) + 1)
  expect(await refusal(items.updateInventoryItem(item._id, { revision: item.revision, quantity: 7 }))).toMatchObject({
    status: 409,
  })
  const { inventoryItem } = await admin.inventory.getInventoryVariants(product.inventoryItemId)
  expect(inventoryItem.variants[0].quantity).toBe(6)
  const off = await items.updateInventoryItem(item._id, { revision: set.revision, inStock: false })
  expect(off).toMatchObject({ trackQuantity: false, inStock: false, availabilityStatus: 'OUT_OF_STOCK' })
})

test('apps keep fields of their own with it, by namespace', async () => {
  const { product, item } = await counted(4)
  const extendedFields = { namespaces: { '@shelves/app': { aisle: '7b' } } }
  const updated = await items.updateInventoryItem(item._id, { revision: item.revision, extendedFields })
  expect(updated).toMatchObject({ quantity: 4, extendedFields })
  await items.bulkIncrementInventoryItems([{ inventoryItemId: item._id, incrementBy: 1 }])
  const read = await items.getInventoryItem(item._id)
  expect(read).toMatchObject({ quantity: 5, extendedFields })
  const emptied = await items.updateInventoryItem(item._id, { revision: read.revision, extendedFields: null })
  expect(emptied.extendedFields).toBeUndefined()
  await items.deleteInventoryItem(item._id)
  const fields = { productId: product._id, variantId: item.variantId, quantity: 1 }
  expect(await items.createInventoryItem({ ...fields, extendedFields })).toMatchObject({ quantity: 1, extendedFields })
})

test('units are added and taken, item by item', async () => {
  const { item } = await counted(4)
  const tooMany = await items.bulkDecrementInventoryItems([{ inventoryItemId: item._id, decrementBy: 500 }], {
    restrictInventory: true,
  })
  expect(tooMany.results[0].itemMetadata.error.code).toBe('INSUFFICIENT_INVENTORY')
  const more = await items.bulkIncrementInventoryItems(
    [
      { inventoryItemId: item._id, incrementBy: 7 },
      { inventoryItemId: NOWHERE, incrementBy: 1 },
    ],
    { reason: 'MANUAL', returnEntity: true },
  )
  expect(more.results[0].item.quantity).toBe(11)
  expect(more.bulkActionMetadata).toEqual({ totalSuccesses: 1, totalFailures: 1, undetailedFailures: 0 })
  const fewer = await items.bulkDecrementInventoryItemsByVariantAndLocation(
    [{ variantId: item.variantId, decrementBy: 1 }],
    { restrictInventory: true, returnEntity: true, reason: 'ORDER' },
  )
  expect(fewer.results[0].item.quantity).toBe(10)
  const owed = await items.bulkDecrementInventoryItems([{ inventoryItemId: item._id, decrementBy: 12 }], {
    restrictInventory: false,
    returnEntity: true,
  })
  expect(owed.results[0].item).toMatchObject({ quantity: -2, availabilityStatus: 'OUT_OF_STOCK' })
})

test('several are set at once, each by its own revision', async () => {
  const shirt = await newShirt()
  await stock(shirt, 1)
  const [a, b] = await itemsOf(shirt)
  const { results } = await items.bulkUpdateInventoryItems(
    [
      { inventoryItem: { _id: a._id, revision: a.revision, quantity: 9 } },
      { inventoryItem: { _id: b._id, revision: '99', quantity: 9 } },
    ],
    { returnEntity: true },
  )
  expect(results.map(({ itemMetadata }) => itemMetadata.success)).toEqual([true, false])
  expect(results[0].item.quantity).toBe(9)
})

test('pre-orders sell what is not there, up to the limit', async () => {
  const { product, item } = await counted(0)
  const info = { enabled: true, message: 'Ships in May', limit: 3 }
  const set = await items.updateInventoryItem(item._id, { revision: item.revision, preorderInfo: { ...info } })
  expect(set).toMatchObject({ availabilityStatus: 'PREORDER', preorderInfo: { ...info, counter: 0, quantity: 3 } })
  const someone = visitor()
  await someone.currentCart.addToCurrentCart({ lineItems: [line(product, 2)] })
  expect((await someone.currentCart.getCurrentCart()).lineItems[0].availability).toMatchObject({ status: 'AVAILABLE' })
  expect(await refusal(someone.currentCart.addToCurrentCart({ lineItems: [line(product, 2)] }))).toMatchObject({
    code: 'INSUFFICIENT_INVENTORY',
  })
  const taken = await items.bulkDecrementInventoryItems(
    [{ inventoryItemId: item._id, decrementBy: 2, preorderRequest: true }],
    { returnEntity: true },
  )
  expect(taken.results[0].item).toMatchObject({ quantity: 0, preorderInfo: { counter: 2, quantity: 1 } })
  const below = { revision: taken.results[0].item.revision, preorderInfo: { limit: 1 } }
  expect(await refusal(items.updateInventoryItem(item._id, below))).toMatchObject({ code: 'PRE_ORDER_VALIDATION' })
})

test('queries page by cursor, searches find words', async () => {
  const name = `Scarf ${mark()}`
  const shirt = await newShirt({ name })
  await stock(shirt, 2)
  const first = await items.queryInventoryItems().eq('productId', shirt._id).limit(3).find()
  expect(first.items).toHaveLength(3)
  expect(first.hasNext()).toBe(true)
  expect((await first.next()).items).toHaveLength(1)
  const found = await items.searchInventoryItems({ search: { expression: name }, filter: { trackQuantity: true } })
  expect(found.inventoryItems).toHaveLength(4)
  const seen = await visitor().inventoryItemsV3.queryInventoryItems().eq('productId', shirt._id).find()
  expect(seen.items).toHaveLength(4)
  expect(await refusal(visitor().inventoryItemsV3.searchInventoryItems({}))).toMatchObject({ status: 403 })
})

test('locations of stock are found by the client', async () => {
  const found = await locations.queryStoresLocations().find()
  const [first] = found.items
  expect(first).toMatchObject({ defaultLocation: true, locationType: expect.stringMatching(/^(VIRTUAL|PHYSICAL)$/) })
  expect(await locations.getStoresLocation(first._id)).toEqual(first)
  const name = `Attic ${mark()}`
  const { location } = await own('POST', '/fairground/v1/locations', { name })
  const { product, item } = await counted(4)
  const there = await items.createInventoryItem({
    productId: product._id,
    variantId: item.variantId,
    locationId: location.id,
    quantity: 50,
  })
  expect(there).toMatchObject({ locationId: location.id, quantity: 50 })
  // Online sales draw on the default location alone.
  expect((await admin.products.getProduct(product._id)).product.stock.quantity).toBe(4)
  expect(await refusal(locations.getStoresLocation(NOWHERE))).toMatchObject({ status: 404 })
})
