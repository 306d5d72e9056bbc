import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedSite, type TestCaller, type TestVisitor } from '../../../test/fixture.ts'

let shop: Awaited<ReturnType<typeof sharedSite>>
let visitor: TestVisitor
let kitchen: string

const products = [
  { name: 'Blue mug', brand: 'Kiln', sku: 'MUG-1', price: 10, description: '<p>Hand-made stoneware</p>' },
  { name: 'Mug', brand: 'Kiln', sku: 'MUG-2', price: 15, description: '<p>Plain</p>' },
  { name: 'Tray', brand: 'Oak & Co', sku: 'TRAY-9', price: 40, description: '<p>Holds a mug and a plate</p>' },
  { name: 'Café candle', brand: 'Kiln', sku: 'C-77', price: 25, description: '<p>Smells of coffee</p>', ribbon: 'New' },
  { name: 'Linen shirt', sku: 'SH', price: 50, description: '' },
  { name: 'Secret mug', sku: 'S', price: 5, description: '', visible: false },
]

beforeAll(async () => {
  shop = await sharedSite()
  visitor = await shop.visitor()
  for (const { price, ...product } of products) {
    const options =
      product.name === 'Linen shirt'
        ? {
            manageVariants: true,
            productOptions: [{ name: 'Pattern', choices: [{ value: 'Herringbone' }, { value: 'Plain' }] }],
          }
        : {}
    const { status, body } = await shop.admin.call('POST', '/stores/v1/products', {
      product: { productType: 'physical', priceData: { price }, ...product, ...options },
    })
    expect(status, JSON.stringify(body)).toBe(200)
  }
  const { body } = await shop.admin.call('POST', '/stores/v1/collections', { collection: { name: 'Kitchen things' } })
  kitchen = body.collection.id
  const ids = await shop.query(`select id from products where name in ('Blue mug', 'Tray')`)
  await shop.admin.call('POST', `/stores/v1/collections/${kitchen}/productIds`, { productIds: ids.map(({ id }) => id) })
  await shop.query(`update products set created_at = timestamptz '2026-01-31 23:30Z' where name = 'Tray'`)
  await shop.query(`update products set created_at = timestamptz '2026-02-10 12:00Z' where name <> 'Tray'`)
})
afterAll(() => shop.close())

const post = (search: unknown, caller: TestCaller = visitor) =>
  caller.call('POST', '/stores/v3/products/search', { search })
const names = async (search: unknown, caller: TestCaller = visitor) => {
  const { status, body } = await post(search, caller)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.products.map((product: { name: string }) => product.name)
}
const words = (expression: string, more: Record<string, unknown> = {}) => ({ search: { expression, ...more } })
const aggregated = async (aggregation: Record<string, unknown>, more: Record<string, unknown> = {}) => {
  const { status, body } = await post({
    aggregations: [{ name: 'a', ...aggregation }],
    cursorPaging: { limit: 1 },
    ...more,
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.aggregationData.results[0]
}

describe('words', () => {
  test.for([
    ['the name that is the word, names that hold it, then texts', 'mug', ['Mug', 'Blue mug', 'Tray']],
    ['every word', 'blue mug', ['Blue mug']],
    ['the beginning of a word', 'stonew', ['Blue mug']],
    ['a brand', 'oak', ['Tray']],
    ['an SKU, however its hyphen is typed', 'tray9', ['Tray']],
    ['an SKU with its hyphen', 'C-77', ['Café candle']],
    ['without accents', 'cafe', ['Café candle']],
    ['with accents', 'CAFÉ', ['Café candle']],
    ['a choice of an option', 'herring', ['Linen shirt']],
    ['a collection', 'kitchen', ['Tray', 'Blue mug']],
    ['nothing', 'zeppelin', []],
    ['operators of other languages', `mug' & !:* | <-> ( "`, ['Mug', 'Blue mug', 'Tray']],
    ['a mistyped word, which is no match', 'shrit', []],
  ] as const)('%s', async ([, expression, expected]) => {
    const found = await names(words(expression))
    expect(expression === 'kitchen' ? found.toSorted() : found).toEqual(
      expression === 'kitchen' ? expected.toSorted() : expected,
    )
  })

  test('any of them in OR mode', async () => {
    expect((await names(words('blue linen', { mode: 'OR' }))).toSorted()).toEqual(['Blue mug', 'Linen shirt'])
  })
  test('with mistakes are found when the search is fuzzy', async () => {
    expect(await names(words('shrit', { fuzzy: true }))).toEqual(['Linen shirt'])
    expect(await names(words('candel', { fuzzy: true }))).toEqual(['Café candle'])
    expect(await names(words('blue mgu', { fuzzy: true }))).toEqual(['Blue mug'])
  })
  test('in the fields that are named', async () => {
    expect(await names(words('mug', { fields: ['description'] }))).toEqual(['Tray'])
    expect((await names(words('mug', { fields: ['variantsInfo.variants.sku'] }))).toSorted()).toEqual([
      'Blue mug',
      'Mug',
    ])
    const { status, body } = await post(words('mug', { fields: ['price'] }))
    expect([status, body.details.validationError.fieldViolations[0].field]).toEqual([400, 'search.search.fields[0]'])
  })
  test('in fields of ids, by one of them', async () => {
    const direct = { fields: ['directCategoryIdsInfo.categoryIds'] }
    expect((await names(words(kitchen, direct))).toSorted()).toEqual(['Blue mug', 'Tray'])
    expect(await names(words('tray', direct))).toEqual([])
    expect(await names(words('tray', { fields: ['name', ...direct.fields] }))).toEqual(['Tray'])
    for (const field of ['physicalProperties.deliveryProfileId', 'physicalProperties.shippingGroupId'])
      expect(await names(words(kitchen, { fields: [field] }))).toEqual([])
  })
  test('hidden products are for administrators', async () => {
    expect(await names(words('secret'))).toEqual([])
    expect(await names(words('secret'), shop.admin)).toEqual(['Secret mug'])
  })
  test('a renamed product is found by its new name', async () => {
    const { body } = await shop.admin.call('POST', '/stores/v1/products', {
      product: { name: 'Quill', productType: 'physical', priceData: { price: 1 } },
    })
    await shop.admin.call('PATCH', `/stores/v1/products/${body.product.id}`, { product: { name: 'Fountain pen' } })
    expect(await names(words('fountian', { fuzzy: true }))).toEqual(['Fountain pen'])
    expect(await names(words('quill'))).toEqual([])
    await shop.admin.call('DELETE', `/stores/v1/products/${body.product.id}`)
  })
  test('a product is found by what its brand is called now: in one word, and mistyped', async () => {
    const { body } = await shop.admin.call('POST', '/stores/v1/products', {
      product: { name: 'Kettle', brand: 'Plain', productType: 'physical', priceData: { price: 1 } },
    })
    const { brand } = (await shop.admin.call('POST', '/stores/v3/brands/get-or-create', { brandName: 'Plain' })).body
    const renamed = { id: brand.id, revision: brand.revision, name: 'Stovetop-Works' }
    expect((await shop.admin.call('PATCH', `/stores/v3/brands/${brand.id}`, { brand: renamed })).status).toBe(200)
    expect(await names(words('stovetopworks'))).toEqual(['Kettle'])
    expect(await names(words('stovteop', { fuzzy: true }))).toEqual(['Kettle'])
    await shop.admin.call('DELETE', `/stores/v1/products/${body.product.id}`)
  })
})

describe('pages', () => {
  test('go on by the cursor alone, in the order of the best match', async () => {
    const first = await post({ ...words('mug'), cursorPaging: { limit: 2 } })
    expect(first.body.pagingMetadata).toMatchObject({ count: 2, hasNext: true })
    const cursor = first.body.pagingMetadata.cursors.next
    const second = await post({ cursorPaging: { cursor } })
    expect(second.body.products.map((p: { name: string }) => p.name)).toEqual(['Tray'])
    const back = await post({ cursorPaging: { cursor: second.body.pagingMetadata.cursors.prev } })
    expect(back.body.products.map((p: { name: string }) => p.name)).toEqual(['Mug', 'Blue mug'])
  })
  test('are filtered and sorted', async () => {
    expect(
      await names({
        ...words('mug'),
        filter: { 'brand.name': 'Kiln' },
        sort: [{ fieldName: 'actualPriceRange.minValue.amount', order: 'DESC' }],
      }),
    ).toEqual(['Mug', 'Blue mug'])
  })
  test('take dates without a zone in the zone that is named', async () => {
    const filter = { createdDate: { $lt: '2026-02-01T00:00:00' } }
    expect(await names({ filter })).toEqual(['Tray'])
    expect(await names({ filter, timeZone: 'Europe/Berlin' })).toEqual([])
    expect(await names({ filter, timeZone: '-05:00' })).toEqual(['Tray'])
  })
  test('by the place of a category that an item selects', async () => {
    const sort = [
      {
        fieldName: 'allCategoriesInfo.categories.index',
        selectItemsBy: [{ 'allCategoriesInfo.categories.id': kitchen }],
      },
      { fieldName: 'name' },
    ]
    expect((await names({ sort })).slice(0, 2)).toEqual(['Blue mug', 'Tray'])
  })
  test.for([
    ['a sort by what nobody sorts by', { sort: [{ fieldName: 'description' }] }, 'search.sort[0].fieldName'],
    ['relevance without words', { sort: [{ fieldName: 'relevance' }] }, 'search.sort[0].fieldName'],
    [
      'an index without a category',
      { sort: [{ fieldName: 'allCategoriesInfo.categories.index' }] },
      'search.sort[0].selectItemsBy',
    ],
    ['an unknown zone', { timeZone: 'Mars/Base' }, 'search.timeZone'],
    ['a cursor of nobody', { cursorPaging: { cursor: 'x.y' } }, 'search.cursorPaging.cursor'],
    [
      'an unknown aggregation field',
      { aggregations: [{ fieldPath: 'password', value: {} }] },
      'search.aggregations[0].fieldPath',
    ],
    [
      'two kinds at once',
      { aggregations: [{ fieldPath: 'name', value: {}, scalar: { type: 'MIN' } }] },
      'search.aggregations[0]',
    ],
    [
      'the lowest text',
      { aggregations: [{ fieldPath: 'name', scalar: { type: 'MIN' } }] },
      'search.aggregations[0].scalar.type',
    ],
    [
      'one name twice',
      {
        aggregations: [
          { name: 'a', fieldPath: 'name', value: {} },
          { name: 'a', fieldPath: 'slug', value: {} },
        ],
      },
      'search.aggregations',
    ],
  ] as const)('%s is refused', async ([, search, field]) => {
    const { status, body } = await post(search)
    expect(status, JSON.stringify(body)).toBe(400)
    expect(body.details.validationError.fieldViolations[0].field).toBe(field)
  })
})

describe('aggregations', () => {
  test('count values, the most frequent first; missing ones on request', async () => {
    expect(await aggregated({ type: 'VALUE', fieldPath: 'brand.name', value: {} })).toEqual({
      name: 'a',
      type: 'VALUE',
      fieldPath: 'brand.name',
      values: {
        results: [
          { value: 'Kiln', count: 3 },
          { value: 'Oak & Co', count: 1 },
        ],
      },
    })
    const named = await aggregated({
      fieldPath: 'brand.name',
      value: { includeOptions: { addToBucket: 'None' }, sortType: 'VALUE', sortDirection: 'ASC', limit: 2 },
    })
    expect(named.values.results).toEqual([
      { value: 'Kiln', count: 3 },
      { value: 'None', count: 1 },
    ])
  })
  test('count a product in each of its categories', async () => {
    const { values } = await aggregated({ fieldPath: 'allCategoriesInfo.categories.id', value: {} })
    expect(values.results).toEqual([{ value: kitchen, count: 2 }])
  })
  test('count ranges of prices: from is inclusive, to exclusive', async () => {
    const buckets = [{ to: 15 }, { from: 15, to: 40 }, { from: 40 }, { from: 1000 }]
    const { ranges } = await aggregated({ fieldPath: 'actualPriceRange.minValue.amount', range: { buckets } })
    expect(ranges.results.map(({ count }: { count: number }) => count)).toEqual([1, 2, 2, 0])
    expect(ranges.results[1]).toEqual({ from: 15, to: 40, count: 2 })
  })
  test.for([
    ['MIN', 10],
    ['MAX', 50],
    ['COUNT_DISTINCT', 5],
  ] as const)('%s of prices', async ([type, value]) => {
    const result = await aggregated({ fieldPath: 'actualPriceRange.minValue.amount', scalar: { type } })
    expect(result).toMatchObject({ type: 'SCALAR', scalar: { type, value } })
  })
  test('over nothing are empty', async () => {
    const none = { filter: { name: 'no such thing' } }
    expect((await aggregated({ fieldPath: 'brand.name', value: {} }, none)).values.results).toEqual([])
    expect((await aggregated({ fieldPath: 'createdDate', scalar: { type: 'MAX' } }, none)).scalar).toEqual({
      type: 'MAX',
    })
  })
  test('count days and months in the zone that is named', async () => {
    const monthly = { fieldPath: 'createdDate', dateHistogram: { interval: 'MONTH' } }
    expect((await aggregated(monthly)).dateHistogram.results).toEqual([
      { value: '2026-01-01T00:00:00Z', count: 1 },
      { value: '2026-02-01T00:00:00Z', count: 4 },
    ])
    for (const timeZone of ['Europe/Berlin', '+01:00'])
      expect((await aggregated(monthly, { timeZone })).dateHistogram.results).toEqual([
        { value: '2026-01-31T23:00:00Z', count: 5 },
      ])
  })
  test('nested: each combination, each level with its own count', async () => {
    const { nested } = await aggregated({
      type: 'NESTED',
      nested: {
        nestedAggregations: [
          { name: 'brand', fieldPath: 'brand.name', value: {} },
          {
            name: 'price',
            fieldPath: 'actualPriceRange.minValue.amount',
            range: { buckets: [{ to: 20 }, { from: 20 }] },
          },
          { name: 'dearest', fieldPath: 'actualPriceRange.minValue.amount', scalar: { type: 'MAX' } },
        ],
      },
    })
    expect(nested.results.map(({ results }: { results: unknown }) => results)).toEqual([
      {
        brand: { value: { value: 'Kiln', count: 3 } },
        price: { range: { to: 20, count: 2 } },
        dearest: { scalar: { value: 15 } },
      },
      {
        brand: { value: { value: 'Kiln', count: 3 } },
        price: { range: { from: 20, count: 1 } },
        dearest: { scalar: { value: 25 } },
      },
      {
        brand: { value: { value: 'Oak & Co', count: 1 } },
        price: { range: { from: 20, count: 1 } },
        dearest: { scalar: { value: 40 } },
      },
    ])
  })
  test('are about what matches, never what is hidden, in as many statements for one as for ten', async () => {
    await post(words('mug'), shop.admin) // products are written out once
    const one = await post({ ...words('mug'), aggregations: [{ fieldPath: 'name', value: {} }] }, shop.admin)
    const aggregations = Array.from({ length: 10 }, (_, i) => ({ name: `n${i}`, fieldPath: 'name', value: {} }))
    const ten = await post({ ...words('mug'), aggregations }, shop.admin)
    expect(one.body.aggregationData.results[0].values.results).toHaveLength(4)
    expect(ten.statements).toBe(one.statements)
    expect((await aggregated({ fieldPath: 'name', value: {} }, words('mug'))).values.results).toHaveLength(3)
  })
})

describe('counted', () => {
  const count = async (request: unknown, caller: TestCaller) =>
    (await caller.call('POST', '/stores/v3/products/count', request)).body.count
  test('with words and a filter; hidden products on request', async () => {
    expect(await count(words('mug'), visitor)).toBe(3)
    expect(await count({ filter: { 'brand.name': 'Kiln' } }, visitor)).toBe(3)
    expect(await count({ ...words('mug'), returnNonVisibleProducts: true }, shop.admin)).toBe(4)
    const { status, body } = await visitor.call('POST', '/stores/v3/products/count', { returnNonVisibleProducts: true })
    expect([status, body.details.applicationError.code]).toEqual([403, 'NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS'])
  })
})
