import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Reply, sharedSite } from '../../../test/fixture.ts'
import { checkSite } from '../../check/check-site.ts'
import { everything } from '../../db/selects-all.fixture.ts'

let shop: Awaited<ReturnType<typeof sharedSite>>
beforeAll(async () => {
  shop = await sharedSite()
})
afterAll(async () => {
  expect(await checkSite(shop.assembly.pool.forSite(shop.siteId))).toEqual([])
  await shop.close()
})

const ITEMS = '/stores/v3/inventory-items'
const BULK = '/stores/v3/bulk/inventory-items'
const NOWHERE = '00000000-0000-7000-8000-000000000000'
const code = ({ status, body }: Reply) => [status, body.details?.applicationError?.code]

/** A product of catalogue v1, counted, in these sizes. */
async function sizes(name = 'Jumper', quantity?: number): Promise<{ id: string; variants: string[] }> {
  const { body } = await shop.admin.call('POST', '/stores/v1/products', {
    product: {
      name,
      manageVariants: true,
      priceData: { price: 3 },
      productOptions: [
        { name: 'Size', optionType: 'drop_down', choices: ['S', 'M'].map((s) => ({ value: s, description: s })) },
      ],
    },
  })
  const variants = body.product.variants.map(({ id }: { id: string }) => id)
  if (quantity !== undefined)
    await shop.admin.call('PATCH', `/stores/v2/inventoryItems/product/${body.product.id}`, {
      inventoryItem: {
        productId: body.product.id,
        trackQuantity: true,
        variants: variants.map((variantId: string) => ({ variantId, quantity })),
      },
    })
  return { id: body.product.id, variants }
}
const query = async (filter: unknown, more = {}) =>
  (await shop.admin.call('POST', `${ITEMS}/query`, { query: { filter, ...more } })).body
const itemsOf = async (productId: string) =>
  (await query({ productId }, { sort: [{ fieldName: 'id' }] })).inventoryItems
const patch = (item: { id: string; revision: string }, change: object, more = {}) =>
  shop.admin.call('PATCH', `${ITEMS}/${item.id}`, {
    inventoryItem: { id: item.id, revision: item.revision, ...change },
    ...more,
  })
const payloads = async (id: string): Promise<unknown[]> =>
  (await shop.query('select slug from happenings where entity_id = $1 order by sequence', [id])).map(({ slug }) => slug)

test('each variant has an item at the default location, and every field can be read', async () => {
  const { id, variants } = await sizes('Cardigan', 4)
  const items = await itemsOf(id)
  expect(items.map((i: { variantId: string }) => i.variantId).sort()).toEqual(variants.sort())
  const { body } = await shop.admin.call('GET', '/stores/v3/locations/default')
  expect(items[0]).toMatchObject({
    productId: id,
    locationId: body.storesLocation.id,
    trackQuantity: true,
    quantity: 4,
    availabilityStatus: 'IN_STOCK',
    preorderInfo: { enabled: false, counter: 0 },
    product: { name: 'Cardigan', variantName: expect.stringMatching(/^[SM]$/), variantVisible: true },
  })
  expect((await shop.admin.call('GET', `${ITEMS}/${items[0].id}`)).body.inventoryItem).toEqual(items[0])
  expect(code(await shop.admin.call('GET', `${ITEMS}/${NOWHERE}`))).toEqual([404, 'INVENTORY_ITEM_NOT_FOUND'])
})

test('a visitor reads the units of what is for sale, and changes none', async () => {
  const { id, variants } = await sizes('Scarf', 4)
  const hidden = await sizes('Shawl', 4)
  await shop.admin.call('PATCH', `/stores/v1/products/${hidden.id}`, { product: { visible: false } })
  const visitor = await shop.visitor()
  const read = async (query: object) => (await visitor.call('POST', `${ITEMS}/query`, { query })).body.inventoryItems
  for (const paging of [{ cursorPaging: { limit: 50 } }, { paging: { limit: 50 } }]) {
    expect(await read({ filter: { productId: id }, ...paging })).toHaveLength(2)
    expect(await read({ filter: { productId: hidden.id }, ...paging })).toEqual([])
  }
  const [item] = await read({ filter: { variantId: variants[0] } })
  expect(item).toMatchObject({ variantId: variants[0], trackQuantity: true, quantity: 4 })
  const levels = await visitor.call('POST', `${ITEMS}/query`, { query: { filter: { level: 'IN' } } })
  expect(levels.status).toBe(400)
  for (const [method, path] of [
    ['GET', `${ITEMS}/${item.id}`],
    ['DELETE', `${ITEMS}/${item.id}`],
  ] as const)
    expect(code(await visitor.call(method, path))).toEqual([403, 'PERMISSION_DENIED'])
})

test('a variant is named by its choices in the order of the options', async () => {
  const { body } = await shop.admin.call('POST', '/stores/v1/products', {
    product: {
      name: 'Trousers',
      manageVariants: true,
      priceData: { price: 3 },
      productOptions: [
        ['Waist', ['30']],
        ['Colour', ['Moss', 'Sand']],
        ['Leg', ['Short']],
      ].map(([name, choices]) => ({
        name,
        optionType: 'drop_down',
        choices: (choices as string[]).map((value) => ({ value, description: value })),
      })),
    },
  })
  const { inventoryItems } = await query(
    { productId: body.product.id },
    { sort: [{ fieldName: 'product.variantName', order: 'DESC' }] },
  )
  const names = (inventoryItems as { product: { variantName: string } }[]).map(({ product }) => product.variantName)
  expect(names).toEqual(['30 | Sand | Short', '30 | Moss | Short'])
  const found = await query({ 'product.variantName': '30 | Moss | Short' })
  expect(found.inventoryItems).toHaveLength(1)
})

describe('an item', () => {
  test('is set, its revision rises, and a stale one is refused', async () => {
    const [item] = await itemsOf((await sizes('Set', 4)).id)
    const set = await patch(item, { quantity: 6 }, { reason: 'ORDER' })
    expect(set.body.inventoryItem).toMatchObject({ quantity: 6, revision: String(Number(item.revision) + 1) })
    expect(code(await patch(item, { quantity: 7 }))).toEqual([409, 'STALE_REVISION'])
    expect((await payloads(item.id)).slice(-2)).toEqual(['updated', 'updated_with_reason'])
    const [event] = await shop.query(
      `select payload from happenings where entity_id = $1 and slug = 'updated_with_reason' order by sequence desc limit 1`,
      [item.id],
    )
    expect(event?.payload).toMatchObject({ reason: 'ORDER', currentEntity: { id: item.id, quantity: 6 } })
    const [older] = await shop.query(
      `select payload from happenings where entity_id = $1 and slug = 'inventory_variants_changed' order by sequence desc limit 1`,
      [item.productId],
    )
    expect(older?.payload).toMatchObject({
      inventoryItemId: item.productId,
      variants: [{ id: item.variantId, oldValue: { quantity: 4 }, newValue: { quantity: 6 } }],
    })
    const off = await patch(set.body.inventoryItem, { inStock: false })
    expect(off.body.inventoryItem).toMatchObject({
      trackQuantity: false,
      inStock: false,
      availabilityStatus: 'OUT_OF_STOCK',
    })
    expect(off.body.inventoryItem).not.toHaveProperty('quantity')
  })

  test('with a mask only what it names is set', async () => {
    const [item] = await itemsOf((await sizes('Masked', 4)).id)
    const { body } = await patch(
      item,
      { quantity: 9, preorderInfo: { enabled: true, message: 'May', limit: 5 } },
      { fieldMask: 'preorderInfo.enabled,preorderInfo.limit' },
    )
    expect(body.inventoryItem).toMatchObject({
      quantity: 4,
      preorderInfo: { enabled: true, limit: 5, counter: 0, quantity: 5 },
    })
    expect(body.inventoryItem.preorderInfo).not.toHaveProperty('message')
  })

  test('ends, and begins again with revision 1', async () => {
    const { id, variants } = await sizes('Again', 4)
    const [item] = await itemsOf(id)
    expect((await shop.admin.call('DELETE', `${ITEMS}/${item.id}?inventoryItemId=${item.id}`)).body).toEqual({})
    expect(await itemsOf(id)).toHaveLength(1)
    const product = (await (await shop.visitor()).call('GET', `/stores-reader/v1/products/${id}`)).body.product
    expect(product.variants.find((v: { id: string }) => v.id === item.variantId).stock).toMatchObject({
      trackQuantity: false,
      inStock: false,
    })
    const create = (more: object) =>
      shop.admin.call('POST', ITEMS, { inventoryItem: { productId: id, variantId: item.variantId, ...more } })
    expect((await create({})).body.details.validationError.fieldViolations[0]).toMatchObject({
      violatedRule: 'REQUIRED_ONE_OF_FIELD',
    })
    expect((await create({ quantity: -1 })).body.details.validationError.fieldViolations[0]).toMatchObject({
      field: 'inventoryItem.quantity',
      violatedRule: 'MIN',
      ruleName: 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE',
      data: { threshold: 0 },
    })
    const made = await create({ quantity: 2 })
    expect(made.body.inventoryItem).toMatchObject({ revision: '1', quantity: 2 })
    expect(code(await create({ quantity: 2 }))).toEqual([409, 'ITEM_ALREADY_EXISTS'])
    expect(code(await create({ variantId: NOWHERE, quantity: 1 }))).toEqual([404, 'VARIANT_NOT_FOUND'])
    expect(code(await create({ locationId: NOWHERE, quantity: 1 }))).toEqual([404, 'LOCATION_NOT_FOUND'])
    expect(variants).toContain(made.body.inventoryItem.variantId)
  })
})

describe('adding and taking', () => {
  const decrement = (data: object[], more = {}) =>
    shop.admin.call('POST', `${BULK}/decrement`, { decrementData: data, returnEntity: true, ...more })

  test('is answered item by item, and an item named twice counts twice', async () => {
    const [a, b] = await itemsOf((await sizes('Bulk', 7)).id)
    await patch(b, { inStock: true })
    const { body } = await decrement([
      { inventoryItemId: a.id, decrementBy: 500 },
      { inventoryItemId: b.id, decrementBy: 1 },
      { inventoryItemId: a.id, decrementBy: 3 },
      { inventoryItemId: a.id, decrementBy: 4 },
      { inventoryItemId: NOWHERE, decrementBy: 1 },
    ])
    expect(body.bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 3, undetailedFailures: 0 })
    expect(
      body.results.map(({ itemMetadata }: { itemMetadata: { error?: { code: string } } }) => itemMetadata.error?.code),
    ).toEqual([
      'INSUFFICIENT_INVENTORY',
      'INVENTORY_QUANTITY_NOT_TRACKED',
      undefined,
      undefined,
      'INVENTORY_ITEM_NOT_FOUND',
    ])
    expect(body.results[3].item).toMatchObject({ quantity: 0, availabilityStatus: 'OUT_OF_STOCK' })
  })

  test('unrestricted, units are owed, and nothing is sold until they are made up for', async () => {
    const { id } = await sizes('Owed', 2)
    const [item] = await itemsOf(id)
    const { body } = await decrement([{ inventoryItemId: item.id, decrementBy: 5 }], { restrictInventory: false })
    expect(body.results[0].item).toMatchObject({ quantity: -3, availabilityStatus: 'OUT_OF_STOCK' })
    expect(code(await patch(body.results[0].item, { quantity: -4 }))).toEqual([
      409,
      'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING',
    ])
    const more = await shop.admin.call('POST', `${BULK}/increment`, {
      incrementData: [{ inventoryItemId: item.id, incrementBy: 4 }],
      returnEntity: true,
    })
    expect(more.body.results[0].item.quantity).toBe(1)
    expect(await payloads(item.id)).toEqual(
      expect.arrayContaining(['stock_status_updated', 'back_in_stock', 'low_stock']),
    )
  })

  test('finds items by variant and location', async () => {
    const { id, variants } = await sizes('Placed', 5)
    const { body } = await shop.admin.call('POST', `${BULK}/decrement-by-variant-and-location`, {
      decrementData: [
        { variantId: variants[0], decrementBy: 2 },
        { variantId: NOWHERE, decrementBy: 2 },
      ],
      restrictInventory: true,
      returnEntity: true,
    })
    expect(body.results[0].item).toMatchObject({ quantity: 3, productId: id })
    expect(body.results[1].itemMetadata).toMatchObject({ success: false, error: { code: 'NOT_FOUND' } })
  })
})

describe('several at once', () => {
  test('are made, set or both', async () => {
    const { id, variants } = await sizes('Many', 1)
    const { location } = (await shop.admin.call('POST', '/fairground/v1/locations', { name: 'Attic' })).body
    const at = (variantId: string | undefined, quantity: number) => ({
      inventoryItem: { productId: id, variantId, locationId: location.id, quantity },
    })
    const upsert = () =>
      shop.admin.call('POST', `${BULK}/upsert`, {
        inventoryItems: [at(variants[0], 3), at(variants[1], 4), at(variants[1], 5)],
        returnEntity: true,
      })
    const first = (await upsert()).body
    expect(first.results[0].item).toMatchObject({ quantity: 3, revision: '1' })
    expect(first.results[2].itemMetadata.error.code).toBe('DUPLICATE_BULK_UPSERT_KEY')
    expect((await upsert()).body.results[1].item).toMatchObject({ quantity: 4, revision: '2' })
    const counted = await shop.admin.call('POST', `${ITEMS}/count`, { filter: { locationId: location.id } })
    expect(counted.body).toEqual({ count: 2 })
    // Stock at another location is not sold online.
    const { product } = (await shop.admin.call('GET', `/stores-reader/v1/products/${id}`)).body
    expect(product.stock.quantity).toBe(2)
    expect(code(await shop.admin.call('POST', `/fairground/v1/locations/${location.id}/close`, {}))).toEqual([
      409,
      'LOCATION_HOLDS_STOCK',
    ])
  })

  test('are chosen by a filter, all or none', async () => {
    const [a, b] = [await sizes('Chosen one', 5), await sizes('Chosen two', 1)]
    const filter = { productId: { $in: [a.id, b.id] } }
    const adjust = (adjustment: object) => shop.admin.call('POST', `${BULK}/adjust-by-filter`, { filter, adjustment })
    expect(code(await adjust({ decrementBy: 2 }))).toEqual([409, 'INSUFFICIENT_INVENTORY'])
    expect((await adjust({ incrementBy: 2 })).body.jobId).toMatch(/-/)
    const { inventoryItems } = await query(filter, { sort: [{ fieldName: 'quantity', order: 'DESC' }] })
    expect(inventoryItems.map((i: { quantity: number }) => i.quantity)).toEqual([7, 7, 3, 3])
    await shop.admin.call('POST', `${BULK}/update-by-filter`, { filter, inventoryItem: { inStock: true } })
    expect((await query({ ...filter, trackQuantity: true })).inventoryItems).toEqual([])
    for (const all of [null, ...everything])
      expect((await shop.admin.call('POST', `${BULK}/delete-by-filter`, { filter: all })).status).toBe(400)
    expect((await query(filter)).inventoryItems).toHaveLength(4)
    await shop.admin.call('POST', `${BULK}/delete-by-filter`, { filter })
    expect((await query(filter)).inventoryItems).toEqual([])
    const { body } = await shop.admin.call('GET', '/stores/v3/locations/default')
    const create = () =>
      shop.admin.call('POST', `${BULK}/create-by-variant-filter`, {
        filter: { 'productData.productId': a.id },
        locationId: body.storesLocation.id,
        inventoryCreationData: { quantity: 9 },
      })
    await create()
    expect((await create()).status).toBe(200)
    expect((await itemsOf(a.id)).map((i: { quantity: number }) => i.quantity)).toEqual([9, 9])
  })
})

test('stock takes as many statements for many items as for one', async () => {
  const few = await sizes('Few', 4)
  const many = await Promise.all(Array.from({ length: 12 }, (_, i) => sizes(`Many ${i}`, 4)))
  const update = async (productIds: readonly string[]) => {
    const items = (await query({ productId: { $in: productIds } }, { paging: { limit: 100 } })).inventoryItems
    const reply = await shop.admin.call('POST', `${BULK}/update`, {
      inventoryItems: items.map(({ id, revision }: { id: string; revision: string }) => ({
        inventoryItem: { id, revision, quantity: 9, preorderInfo: { enabled: true, limit: 3 } },
      })),
    })
    return [reply.body.bulkActionMetadata.totalSuccesses, reply.statements]
  }
  const [two, statements] = await update([few.id])
  expect(two).toBe(2)
  expect(await update(many.map(({ id }) => id))).toEqual([24, statements])
})

test('an inventory item is found by words, by filter and by page', async () => {
  const { id } = await sizes('Ångström scarf', 3)
  const search = (search: object) => shop.admin.call('POST', `${ITEMS}/search`, { search })
  const found = await search({ search: { expression: 'angstrom SCARF' }, cursorPaging: { limit: 1 } })
  expect(found.body.inventoryItems[0].productId).toBe(id)
  expect(found.body.pagingMetadata.hasNext).toBe(true)
  const next = await search({ cursorPaging: { cursor: found.body.pagingMetadata.cursors.next } })
  expect(next.body.inventoryItems.map((i: { productId: string }) => i.productId)).toEqual([id])
  expect(next.body.pagingMetadata.hasNext).toBe(false)
  const { body } = await search({
    filter: { productId: id },
    aggregations: [
      { name: 'levels', fieldPath: 'availabilityStatus', type: 'VALUE', value: {} },
      { name: 'most', fieldPath: 'quantity', type: 'SCALAR', scalar: { type: 'MAX' } },
    ],
  })
  expect(body.aggregationData.results).toMatchObject([
    { name: 'levels', values: { results: [{ value: 'IN_STOCK', count: 2 }] } },
    { name: 'most', scalar: { value: 3 } },
  ])
  expect((await search({ search: { expression: 'angstrom nonsense' } })).body.inventoryItems).toEqual([])
  const mistyped = { expression: 'angstorm scraf' }
  const fuzzy = await search({ search: { ...mistyped, fuzzy: true } })
  expect(fuzzy.body.inventoryItems.map((i: { productId: string }) => i.productId)).toEqual([id, id])
  expect((await search({ search: mistyped })).body.inventoryItems).toEqual([])
  expect((await query({ productId: id, quantity: { $lt: 3 } })).inventoryItems).toEqual([])
  expect((await query({ productId: id, availabilityStatus: 'IN_STOCK' })).inventoryItems).toHaveLength(2)
})

describe('locations', () => {
  test('are opened, renamed and closed; names are used once', async () => {
    const open = (name: string) => shop.admin.call('POST', '/fairground/v1/locations', { name })
    const { location } = (await open('Cellar')).body
    expect(location).toMatchObject({ name: 'Cellar', locationType: 'PHYSICAL', defaultLocation: false, revision: '1' })
    expect(code(await open('cellar'))).toEqual([409, 'LOCATION_NAME_TAKEN'])
    const rename = (revision: string, name: string) =>
      shop.admin.call('PATCH', `/fairground/v1/locations/${location.id}`, { id: location.id, revision, name })
    expect((await rename('1', 'Vault')).body.location).toMatchObject({ name: 'Vault', revision: '2' })
    expect(code(await rename('1', 'Other'))).toEqual([409, 'STALE_REVISION'])
    expect((await shop.admin.call('POST', `/fairground/v1/locations/${location.id}/close`, {})).status).toBe(200)
    const { body } = await shop.admin.call('POST', '/stores/v3/locations/query', {
      query: { filter: { name: 'Vault' } },
    })
    expect(body.storesLocations).toEqual([])
    expect((await shop.admin.call('GET', `/stores/v3/locations/${location.id}`)).body.storesLocation.name).toBe('Vault')
    const first = (await shop.admin.call('POST', '/stores/v3/locations/query', {})).body.storesLocations[0]
    expect(first.defaultLocation).toBe(true)
    expect(code(await shop.admin.call('POST', `/fairground/v1/locations/${first.id}/close`, {}))).toEqual([
      409,
      'LOCATION_IS_DEFAULT',
    ])
  })
})
