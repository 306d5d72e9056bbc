import { beforeAll, expect, test } from 'vitest'
import { admin, lastSent, mark, refusal, visitor } from './clients.mjs'
import { newProduct, newShirt, stock } from './goods.mjs'

const someone = visitor()
const word = mark()
let shirt
const mugs = []

beforeAll(async () => {
  shirt = await newShirt({
    name: `Vq${word} shirt`,
    description: '<p>Linen</p>',
    discount: { type: 'PERCENT', value: 25 },
  })
  await stock(shirt, 2)
  for (const price of [5, 15, 10]) mugs.push(await newProduct({ name: `Vq${word} mug ${price}`, priceData: { price } }))
})

test('the same product as v1 shows it', async () => {
  const product = await someone.productsV3.getProduct(shirt._id, {
    fields: ['CURRENCY', 'URL', 'PLAIN_DESCRIPTION', 'VARIANT_OPTION_CHOICE_NAMES'],
  })
  expect(product).toMatchObject({
    _id: shirt._id,
    revision: expect.stringMatching(/^\d+$/),
    name: shirt.name,
    slug: shirt.slug,
    visible: true,
    productType: 'PHYSICAL',
    currency: 'GBP',
    plainDescription: expect.stringContaining('Linen'),
    actualPriceRange: { minValue: { amount: expect.stringMatching(/^30/) } },
    compareAtPriceRange: { minValue: { amount: expect.stringMatching(/^40/) } },
    inventory: { availabilityStatus: 'IN_STOCK', preorderStatus: 'DISABLED' },
    variantSummary: { variantCount: 4 },
  })
  expect(product._createdDate).toBeInstanceOf(Date)
  expect(product.url).toContain(shirt.slug)
  expect(product.options.map((option) => [option.name, option.optionRenderType])).toEqual([
    ['Size', 'TEXT_CHOICES'],
    ['Color', 'SWATCH_CHOICES'],
  ])
  expect(product.variantsInfo.variants).toHaveLength(4)
  expect(new Set(product.variantsInfo.variants.map((variant) => variant._id))).toEqual(
    new Set(shirt.variants.map((variant) => variant._id)),
  )
  expect(product.variantsInfo.variants[0].choices[0].optionChoiceNames.optionName).toBe('Size')
})

test('fields come on request', async () => {
  const plain = await someone.productsV3.getProduct(shirt._id)
  expect(plain.currency).toBeUndefined()
  expect(plain.plainDescription).toBeUndefined()
  expect(plain.url).toBeUndefined()
})

test('a product is read by its slug', async () => {
  const { product } = await someone.productsV3.getProductBySlug(shirt.slug)
  expect(product._id).toBe(shirt._id)
})

test('a change is a new revision', async () => {
  const before = await someone.productsV3.getProduct(mugs[0]._id)
  await admin.products.updateProduct(mugs[0]._id, { description: '<p>Blue</p>' })
  const after = await someone.productsV3.getProduct(mugs[0]._id)
  expect(Number(after.revision)).toBe(Number(before.revision) + 1)
})

test('queries page by cursor', async () => {
  const first = await someone.productsV3
    .queryProducts()
    .in(
      '_id',
      mugs.map((mug) => mug._id),
    )
    .ascending('slug')
    .limit(2)
    .find()
  expect(lastSent()).toMatchObject({ method: 'GET', path: '/stores/v3/products/query' })
  expect(first.items).toHaveLength(2)
  expect(first.hasNext()).toBe(true)
  expect(first.hasPrev()).toBe(false)
  const second = await first.next()
  expect(second.items).toHaveLength(1)
  expect(second.hasNext()).toBe(false)
  expect(second.hasPrev()).toBe(true)
  const back = await second.prev()
  expect(back.items.map((product) => product._id)).toEqual(first.items.map((product) => product._id))
  expect(new Set([...first.items, ...second.items].map((product) => product._id)).size).toBe(3)
})

test('a search finds words, filters and sorts', async () => {
  const found = await someone.productsV3.searchProducts(
    {
      search: { expression: `Vq${word}` },
      sort: [{ fieldName: 'actualPriceRange.minValue.amount', order: 'DESC' }],
      cursorPaging: { limit: 10 },
    },
    { fields: ['CURRENCY'] },
  )
  expect(found.products.map((product) => Number(product.actualPriceRange.minValue.amount))).toEqual([30, 15, 10, 5])
  expect(found.products[0].currency).toBe('GBP')
  const cheap = await someone.productsV3.searchProducts({
    search: { expression: `Vq${word}` },
    filter: { 'actualPriceRange.minValue.amount': { $lte: '10' } },
  })
  expect(cheap.products).toHaveLength(2)
})

test('the best match comes first; a typing mistake is forgiven on request', async () => {
  const exact = `Vq${word} mug 5`
  const found = await someone.productsV3.searchProducts({ search: { expression: exact } })
  expect(found.products[0].name).toBe(exact)
  const typo = { expression: `Vq${word} mgu` }
  expect((await someone.productsV3.searchProducts({ search: typo })).products).toEqual([])
  const forgiven = await someone.productsV3.searchProducts({ search: { ...typo, fuzzy: true } })
  expect(forgiven.products).toHaveLength(3)
  const either = await someone.productsV3.searchProducts({ search: { expression: `Vq${word} linen`, mode: 'OR' } })
  expect(either.products.filter(({ name }) => name.startsWith(`Vq${word}`))).toHaveLength(4)
  expect(
    (await someone.productsV3.searchProducts({ search: { expression: 'Linen', fields: ['name'] } })).products.map(
      (p) => p._id,
    ),
  ).not.toContain(shirt._id)
})

test('aggregations are about all that matches', async () => {
  const { aggregationData, pagingMetadata } = await someone.productsV3.searchProducts({
    search: { expression: `Vq${word}` },
    cursorPaging: { limit: 1 },
    timeZone: 'Europe/London',
    aggregations: [
      { name: 'kinds', type: 'VALUE', fieldPath: 'productType', value: { limit: 5 } },
      {
        name: 'prices',
        type: 'RANGE',
        fieldPath: 'actualPriceRange.minValue.amount',
        range: { buckets: [{ to: 10 }, { from: 10, to: 20 }, { from: 20 }] },
      },
      { name: 'cheapest', type: 'SCALAR', fieldPath: 'actualPriceRange.minValue.amount', scalar: { type: 'MIN' } },
      { name: 'years', type: 'DATE_HISTOGRAM', fieldPath: 'createdDate', dateHistogram: { interval: 'YEAR' } },
      {
        name: 'both',
        type: 'NESTED',
        nested: {
          nestedAggregations: [
            { name: 'kind', type: 'VALUE', fieldPath: 'productType', value: {} },
            { name: 'dearest', type: 'SCALAR', fieldPath: 'actualPriceRange.minValue.amount', scalar: { type: 'MAX' } },
          ],
        },
      },
    ],
  })
  expect(pagingMetadata).toMatchObject({ count: 1, hasNext: true })
  const [kinds, prices, cheapest, years, both] = aggregationData.results
  expect(kinds).toMatchObject({ name: 'kinds', type: 'VALUE', values: { results: [{ count: 4 }] } })
  expect(prices.ranges.results.map(({ count }) => count)).toEqual([1, 2, 1])
  expect(cheapest.scalar).toMatchObject({ type: 'MIN', value: 5 })
  expect(years.dateHistogram.results).toMatchObject([{ count: 4 }])
  expect(both.nested.results[0].results).toMatchObject({
    kind: { value: { count: 4 } },
    dearest: { scalar: { value: 30 } },
  })
})

test('a search goes on by its cursor alone', async () => {
  const first = await someone.productsV3.searchProducts({
    search: { expression: `Vq${word}` },
    cursorPaging: { limit: 3 },
  })
  const rest = await someone.productsV3.searchProducts({ cursorPaging: { cursor: first.pagingMetadata.cursors.next } })
  expect(new Set([...first.products, ...rest.products].map((product) => product._id)).size).toBe(4)
})

test('products are counted by filter and by words', async () => {
  expect(
    await someone.productsV3.countProducts({ filter: { _id: { $in: mugs.map((mug) => mug._id) } } }),
  ).toMatchObject({
    count: 3,
  })
  expect(await someone.productsV3.countProducts({ search: { expression: `Vq${word}` } })).toMatchObject({ count: 4 })
})

test('a cursor that nobody gave is refused', async () => {
  expect((await refusal(someone.productsV3.searchProducts({ cursorPaging: { cursor: 'made-up' } }))).status).toBe(400)
})
