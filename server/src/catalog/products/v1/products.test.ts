import { ALL_PRODUCTS_ID } from '@fairground/contract/stores/collection.ts'
import { ZERO_VARIANT_ID } from '@fairground/domain/catalog/variant-id.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedSite, type TestVisitor } from '../../../../test/fixture.ts'

let shop: Awaited<ReturnType<typeof sharedSite>>
let visitor: TestVisitor
beforeAll(async () => {
  shop = await sharedSite()
  visitor = await shop.visitor()
})
afterAll(() => shop.close())

const created = async (product: Record<string, unknown>) => {
  const { status, body } = await shop.admin.call('POST', '/stores/v1/products', {
    product: { priceData: { price: 40 }, ...product },
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.product
}
const read = async (id: string) => (await visitor.call('GET', `/stores-reader/v1/products/${id}?id=${id}`)).body.product
const packed = (message: unknown) => Buffer.from(JSON.stringify(message)).toString('base64url')
const listed = async (query: unknown, caller: Pick<TestVisitor, 'call'> = visitor) =>
  (await caller.call('GET', `/stores-reader/v1/products/query-platformized?.r=${packed({ query })}`)).body

const shirt = {
  name: 'Linen Shirt',
  manageVariants: true,
  productOptions: [
    { name: 'Size', choices: [{ value: 'S' }, { value: 'M' }] },
    {
      name: 'Color',
      optionType: 'color',
      choices: [
        { value: '#aa0000', description: 'Red' },
        { value: '#0000aa', description: 'Blue' },
      ],
    },
  ],
}

describe('a product', () => {
  test('has one variant with the all-zero id, is visible and in stock, and reads the same for a visitor', async () => {
    const made = await created({ name: 'Tea Mug', sku: 'MUG', weight: 0.35, brand: 'Kiln', ribbon: 'New' })
    const product = await read(made.id)
    expect(product).toMatchObject({
      name: 'Tea Mug',
      slug: 'tea-mug',
      visible: true,
      sku: 'MUG',
      weight: 0.35,
      brand: 'Kiln',
      ribbon: 'New',
      manageVariants: false,
      productOptions: [],
      ribbons: [{ text: 'New' }],
      collectionIds: [ALL_PRODUCTS_ID],
      stock: { trackInventory: false, inStock: true, inventoryStatus: 'IN_STOCK' },
      priceData: { currency: 'GBP', price: 40, discountedPrice: 40, formatted: { price: '£40.00' } },
      discount: { type: 'NONE', value: 0 },
      productPageUrl: { base: 'http://localhost:8080', path: '/products/tea-mug' },
      inventoryItemId: made.id,
    })
    expect(product.variants).toHaveLength(1)
    expect(product.variants[0]).toMatchObject({ id: ZERO_VARIANT_ID, choices: {} })
    expect(product.numericId).toMatch(/^\d+$/)
  })

  test('gets the next free slug; a chosen slug that is taken is refused', async () => {
    expect((await created({ name: 'Ink' })).slug).toBe('ink')
    expect((await created({ name: 'Ink' })).slug).toBe('ink-1')
    const { status, body } = await shop.admin.call('POST', '/stores/v1/products', {
      product: { name: 'Other', slug: 'ink', priceData: { price: 1 } },
    })
    expect([status, body.details.applicationError.code]).toEqual([409, 'SLUG_TAKEN'])
  })

  test.for([
    ['no name', { priceData: { price: 1 } }, 'product.name', 'REQUIRED_FIELD'],
    ['a name too long', { name: 'x'.repeat(81), priceData: { price: 1 } }, 'product.name', 'MAX_LENGTH'],
    ['no price', { name: 'A' }, 'product.priceData', 'REQUIRED_FIELD'],
    ['a negative price', { name: 'A', priceData: { price: -1 } }, 'product.priceData.price', 'MIN'],
    ['too many digits', { name: 'A', priceData: { price: 1.005 } }, 'product.priceData.price', 'DECIMAL_MAX_SCALE'],
    [
      'an unknown discount',
      { name: 'A', priceData: { price: 1 }, discount: { type: 'HALF' } },
      'product.discount.type',
      'INVALID_ENUM_VALUE',
    ],
    [
      'a repeated choice',
      {
        name: 'A',
        priceData: { price: 1 },
        productOptions: [{ name: 'S', choices: [{ value: 'a' }, { value: 'a' }] }],
      },
      'product.productOptions',
      'VALIDATION',
    ],
  ] as const)('is refused with %s', async ([, product, field, violatedRule]) => {
    const { status, body } = await shop.admin.call('POST', '/stores/v1/products', { product })
    expect(status).toBe(400)
    expect(body.details.validationError.fieldViolations).toContainEqual(
      expect.objectContaining({ field, violatedRule }),
    )
  })

  test('keeps what a change does not name; null empties', async () => {
    const { id } = await created({ name: 'Poster', description: '<p>Big</p>', brand: 'House', sku: 'P1' })
    const patch = { product: { id, priceData: { price: 50 }, discount: { type: 'PERCENT', value: 12.5 }, brand: null } }
    const { body } = await shop.admin.call('PATCH', `/stores/v1/products/${id}`, patch)
    expect(body.product).toMatchObject({ name: 'Poster', description: '<p>Big</p>', sku: 'P1', slug: 'poster' })
    expect(body.product.priceData).toMatchObject({ price: 50, discountedPrice: 43.75 })
    expect(body.product.discount).toEqual({ type: 'PERCENT', value: 12.5 })
    expect(body.product).not.toHaveProperty('brand')
  })

  test('cannot carry a script', async () => {
    const description = '<p onclick="x()">Hi<script>alert(1)</script> <a href="javascript:x()">there</a></p>'
    const product = await created({ name: 'Scripted', description })
    expect(product.description).toBe('<p>Hi <a rel="noopener nofollow">there</a></p>')
  })

  test('a hidden product is 404 for visitors, absent from their lists, and shown to the administrator', async () => {
    const { id } = await created({ name: 'Hidden Thing', visible: false })
    expect((await visitor.call('GET', `/stores-reader/v1/products/${id}`)).status).toBe(404)
    expect((await shop.admin.call('GET', `/stores-reader/v1/products/${id}`)).status).toBe(200)
    const query = { filter: { id } }
    expect((await listed(query)).products).toEqual([])
    expect((await listed(query, shop.admin)).products).toHaveLength(1)
  })

  test('is gone after it is deleted', async () => {
    const { id } = await created({ name: 'Short-lived' })
    expect((await shop.admin.call('DELETE', `/stores/v1/products/${id}?id=${id}`)).body).toEqual({})
    expect((await visitor.call('GET', `/stores-reader/v1/products/${id}`)).status).toBe(404)
    expect((await shop.admin.call('DELETE', `/stores/v1/products/${id}`)).status).toBe(404)
  })

  test('an unknown id is 404, and visitors write nothing', async () => {
    expect((await visitor.call('GET', '/stores-reader/v1/products/not-a-guid')).status).toBe(404)
    expect((await visitor.call('POST', '/stores/v1/products', { product: shirt })).status).toBe(403)
  })

  test('shows its cost only to an administrator who asks', async () => {
    const { id } = await created({ name: 'Costly', costAndProfitData: { itemCost: 10 } })
    const path = `/stores-reader/v1/products/${id}?includeMerchantSpecificData=true`
    expect((await shop.admin.call('GET', path)).body.product.costAndProfitData).toMatchObject({
      profit: 30,
      profitMargin: 0.75,
    })
    expect((await visitor.call('GET', path)).body.product).not.toHaveProperty('costAndProfitData')
  })
})

describe('managed variants', () => {
  test('are every combination of choices, and follow the options', async () => {
    const product = await created(shirt)
    const choices = (p: { variants: { choices: unknown }[] }) => p.variants.map((v) => v.choices)
    expect(choices(product)).toEqual([
      { Size: 'S', Color: 'Red' },
      { Size: 'S', Color: 'Blue' },
      { Size: 'M', Color: 'Red' },
      { Size: 'M', Color: 'Blue' },
    ])
    const productOptions = [shirt.productOptions[0], { name: 'Color', choices: [{ value: 'Red' }] }]
    const { body } = await shop.admin.call('PATCH', `/stores/v1/products/${product.id}`, {
      product: { id: product.id, productOptions },
    })
    expect(body.product.variants.map((v: { id: string }) => v.id)).toEqual([
      product.variants[0].id,
      product.variants[2].id,
    ])
    await shop.admin.call('DELETE', `/stores/v1/products/${product.id}/options?id=${product.id}`)
    expect((await read(product.id)).variants).toMatchObject([{ id: ZERO_VARIANT_ID }])
  })

  test('have their own price, weight and SKU until they are reset, within the product’s price range', async () => {
    const { id } = await created({ ...shirt, discount: { type: 'AMOUNT', value: 5 } })
    const variants = [{ choices: { Size: 'M', Color: 'Red' }, price: 60, weight: 0.8, sku: 'MR' }]
    const { body } = await shop.admin.call('PATCH', `/stores/v1/products/${id}/variants`, { id, variants })
    expect(body.variants[2].variant).toMatchObject({
      priceData: { price: 60, discountedPrice: 55 },
      weight: 0.8,
      sku: 'MR',
    })
    expect((await read(id)).priceRange).toEqual({ minValue: 35, maxValue: 55 })
    await shop.admin.call('POST', `/stores/v1/products/${id}/variants/resetToDefault`, { id })
    expect((await read(id)).priceRange).toEqual({ minValue: 35, maxValue: 35 })
    const unknown = [{ choices: { Size: 'XL', Color: 'Red' }, price: 1 }]
    expect(
      (await shop.admin.call('PATCH', `/stores/v1/products/${id}/variants`, { id, variants: unknown })).status,
    ).toBe(404)
  })

  test('are queried by choices, and availability says what is left beside what is chosen', async () => {
    const { id, variants } = await created(shirt)
    const found = await visitor.call('POST', `/stores-reader/v1/products/${id}/variants/query`, {
      id,
      choices: { Size: 'M' },
    })
    expect(found.body).toMatchObject({ totalResults: 2, metadata: { items: 2, offset: 0 } })
    const stock = variants.map((v: { id: string }, i: number) => ({ variantId: v.id, quantity: i === 3 ? 0 : 2 }))
    await shop.admin.call('PATCH', `/stores/v2/inventoryItems/product/${id}`, {
      inventoryItem: { productId: id, trackQuantity: true, variants: stock },
    })
    const queryFor = (options: Record<string, string>) =>
      visitor.call('POST', `/stores-reader/v1/products/${id}/productOptionsAvailability`, { id, options })
    const blue = (await queryFor({ Size: 'M', Color: 'Blue' })).body
    expect(blue).toMatchObject({
      availableForPurchase: false,
      selectedVariant: { variantId: variants[3].id, quantity: 0 },
    })
    const medium = (await queryFor({ Size: 'M' })).body
    expect(medium).not.toHaveProperty('selectedVariant')
    expect(medium.productOptions[1].choices.map((c: { inStock: boolean }) => c.inStock)).toEqual([true, false])
    expect((await read(id)).stock).toEqual({
      trackInventory: true,
      quantity: 6,
      inStock: true,
      inventoryStatus: 'PARTIALLY_OUT_OF_STOCK',
    })
  })

  test('are listed across products by their joined id', async () => {
    const { id, variants } = await created(shirt)
    const joined = `${id}-${variants[1].id}`
    const { body } = await visitor.call('GET', `/stores-reader/v1/variants/${joined}?id=${joined}`)
    expect(body.variant).toMatchObject({ id: joined, variantName: 'S | Blue', managedVariant: true })
    const all = await visitor.call('POST', '/stores-reader/v1/variants/query', { query: { filter: { productId: id } } })
    expect(all.body.metadata.total).toBe(4)
    expect((await visitor.call('GET', `/stores-reader/v1/variants/${id}-${ZERO_VARIANT_ID}`)).status).toBe(404)
  })
})

describe('many products at once', () => {
  const bulk = async (what: string, message: Record<string, unknown>) =>
    (await shop.admin.call('POST', `/stores/v1/bulk/products/${what}`, message)).body
  const priceOf = async (id: string) => (await read(id)).priceData.price

  test('products take a new price; an unknown one is reported and stops no other', async () => {
    const [a, b] = [await created({ name: 'Bulk a' }), await created({ name: 'Bulk b' })]
    const body = await bulk('update', { ids: [a.id, 'nothing', b.id], set: { price: 33 } })
    expect(body.bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 1, undetailedFailures: 0 })
    expect(body.results[1].itemMetadata).toMatchObject({
      id: 'nothing',
      originalIndex: 1,
      success: false,
      error: { code: 'PRODUCT_NOT_FOUND' },
    })
    expect([await priceOf(a.id), await priceOf(b.id)]).toEqual([33, 33])
  })

  test.for([
    ['by an amount', { amount: -15 }, 25],
    ['by a percentage', { percentage: { rate: 12 } }, 44.8],
    ['by a part of a per cent', { percentage: { rate: 12.5 } }, 45],
    ['by a percentage, to whole units', { percentage: { rate: 12, roundToInt: true } }, 45],
    ['never below nothing', { amount: -41 }, 40],
  ] as const)('are adjusted %s', async ([, price, expected]) => {
    const { id } = await created({ name: 'Adjusted' })
    await bulk('adjust-properties', { ids: [id], adjust: { price } })
    expect(await priceOf(id)).toBe(expected)
  })
})

describe('lists', () => {
  beforeAll(async () => {
    for (const [name, price] of [
      ['Zq one', 10],
      ['Zq two', 20],
      ['Zq three', 40],
      ['Zq four', 50],
    ] as const) {
      await created({ name, priceData: { price } })
    }
  })

  test('filter, sort and page by offset, in at most three statements', async () => {
    const query = {
      filter: {
        $and: [
          { name: { $startsWith: 'Zq' } },
          { 'priceData.price': { $gte: 15 } },
          { 'priceData.price': { $lt: 45 } },
        ],
      },
      sort: [{ fieldName: 'priceData.price', order: 'DESC' }],
      paging: { limit: 1, offset: 0 },
    }
    const reply = await visitor.call('GET', `/stores-reader/v1/products/query-platformized?.r=${packed({ query })}`)
    expect(reply.body.products.map((p: { name: string }) => p.name)).toEqual(['Zq three'])
    expect(reply.body.metadata).toMatchObject({ count: 1, offset: 0, total: 2 })
    expect(reply.statements).toBeLessThanOrEqual(3)
  })

  test('take a long query as a POST', async () => {
    const query = { filter: { name: { $contains: 'q T' } } }
    const { body } = await visitor.call('POST', '/stores-reader/v1/products/query-platformized', { query })
    expect(body.metadata.total).toBe(2)
  })

  test('go on from a cursor', async () => {
    const first = await listed({
      filter: { name: { $startsWith: 'Zq' } },
      sort: [{ fieldName: 'name' }],
      cursorPaging: { limit: 3 },
    })
    const rest = await listed({ cursorPaging: { cursor: first.metadata.cursors.next, limit: 3 } })
    expect(rest.products.map((p: { name: string }) => p.name)).toEqual(['Zq two'])
  })

  test.for([
    ['an unknown field', { filter: { secret: 1 } }],
    ['a text as a price', { filter: { price: { $gt: 'a lot' } } }],
    ['an unsortable field', { sort: [{ fieldName: 'visible' }] }],
  ] as const)('refuse %s', async ([, query]) => {
    const body = await listed(query)
    expect(body.details.validationError.fieldViolations).toHaveLength(1)
  })
})

describe('pictures', () => {
  const url = 'https://pictures.example.com/red.jpg'
  test('keep their address, can stand for a choice, and go', async () => {
    const { id } = await created(shirt)
    const media = [
      { url, choice: { option: 'Color', choice: 'Red' } },
      { url: 'https://pictures.example.com/back.jpg' },
    ]
    expect((await shop.admin.call('POST', `/stores/v1/products/${id}/media`, { id, media })).body).toEqual({})
    const product = await read(id)
    expect(product.media.mainMedia.image.url).toBe(url)
    expect(product.productOptions[1].choices[0].media.items).toHaveLength(1)
    await shop.admin.call('POST', `/stores/v1/products/${id}/media/delete`, {
      id,
      mediaIds: [product.media.items[0].id],
    })
    expect((await read(id)).media.items).toHaveLength(1)
    await shop.admin.call('POST', `/stores/v1/products/${id}/media/delete`, { id, mediaIds: [] })
    expect((await read(id)).media).toEqual({ items: [] })
  })

  test('choices that the product lacks are refused', async () => {
    const { id } = await created(shirt)
    const media = [{ url, choice: { option: 'Color', choice: 'Green' } }]
    expect((await shop.admin.call('POST', `/stores/v1/products/${id}/media`, { id, media })).status).toBe(400)
  })
})

describe('catalogue v3', () => {
  test('shows the same product, with the requested fields', async () => {
    const { id } = await created({
      ...shirt,
      description: '<p>Soft</p>',
      discount: { type: 'AMOUNT', value: 10 },
      brand: 'House',
    })
    const bare = (await visitor.call('GET', `/stores/v3/products/${id}?productId=${id}`)).body.product
    expect(bare).toMatchObject({
      id,
      revision: '1',
      productType: 'PHYSICAL',
      visible: true,
      variantSummary: { variantCount: 4 },
      actualPriceRange: { minValue: { amount: '30.00', formattedAmount: '£30.00' } },
      compareAtPriceRange: { maxValue: { amount: '40.00' } },
      brand: { name: 'House' },
      inventory: { availabilityStatus: 'IN_STOCK' },
    })
    expect(bare).not.toHaveProperty('plainDescription')
    const path = `/stores/v3/products/slug/${bare.slug}?fields=PLAIN_DESCRIPTION&fields=URL&fields=VARIANT_OPTION_CHOICE_NAMES`
    const full = (await visitor.call('GET', path)).body.product
    expect(full).toMatchObject({ plainDescription: '<p>Soft</p>', url: { relativePath: `/products/${bare.slug}` } })
    expect(full.variantsInfo.variants[0].choices[1]).toEqual({
      optionChoiceIds: {
        optionId: bare.options[1].id,
        choiceId: bare.options[1].choicesSettings.choices[0].choiceId,
      },
      optionChoiceNames: { optionName: 'Color', choiceName: 'Red', renderType: 'SWATCH_CHOICES' },
    })
  })

  test('finds words without case or accents, page after page', async () => {
    for (const name of ['Café Crème', 'Cafe au lait', 'Café noir']) await created({ name })
    const search = { search: { expression: 'CAFE' }, sort: [{ fieldName: 'name' }], cursorPaging: { limit: 2 } }
    const first = (await visitor.call('GET', `/stores/v3/products/search?.r=${packed({ search })}`)).body
    expect(first.products).toHaveLength(2)
    const { next } = first.pagingMetadata.cursors
    const rest = await visitor.call(
      'GET',
      `/stores/v3/products/search?.r=${packed({ search: { cursorPaging: { cursor: next } } })}`,
    )
    expect(rest.body.products).toHaveLength(1)
    const count = await visitor.call(
      'GET',
      `/stores/v3/products/count?.r=${packed({ search: { expression: 'café lait' } })}`,
    )
    expect(count.body).toEqual({ count: 1 })
  })
})

test('prices are shown in another currency of the site beside its own', async () => {
  const set = await shop.admin.call('PATCH', '/fairground/v1/currencies', {
    others: [{ code: 'EUR', rate: '1.2' }],
  })
  expect(set.status, JSON.stringify(set.body)).toBe(200)
  const { id } = await created({ name: 'Converted', priceData: { price: 10 }, discount: { type: 'AMOUNT', value: 2 } })
  const reply = await visitor.call('GET', `/stores-reader/v1/products/${id}?id=${id}`, undefined, {
    'x-fairground-currency': 'EUR',
  })
  expect(reply.body.product).toMatchObject({
    priceData: { currency: 'GBP', price: 10, discountedPrice: 8 },
    convertedPriceData: { currency: 'EUR', price: 12, discountedPrice: 9.6, formatted: { discountedPrice: '€9.60' } },
    variants: [{ variant: { convertedPriceData: { currency: 'EUR', discountedPrice: 9.6 } } }],
  })
  expect((await read(id)).convertedPriceData).toMatchObject({ currency: 'GBP', discountedPrice: 8 })
})
