import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedSite, type TestVisitor } from '../../../../test/fixture.ts'
import { type Body, price, v3Products } from './products.fixture.ts'

let shop: Awaited<ReturnType<typeof sharedSite>>
let visitor: TestVisitor
beforeAll(async () => {
  shop = await sharedSite()
  visitor = await shop.visitor()
})
afterAll(() => shop.close())
const { post, created, patch, readV1 } = v3Products(() => ({ shop, visitor }))

describe('with its stock', () => {
  const withStock = (name: string, more: Body = {}) => ({
    productType: 'PHYSICAL',
    name,
    variantsInfo: { variants: [{ ...price('10'), inventoryItem: { quantity: 3 }, ...more }] },
  })

  describe('by a key for products without stock', () => {
    const found = async () => (await shop.admin.call('POST', '/stores/v3/products/search', {})).body.products.length
    const bare = (name: string) => ({ ...withStock(name), variantsInfo: { variants: [price('10')] } })
    const barred = [403, { code: 'PERMISSION_DENIED', data: { scope: 'inventory.write' } }]

    test('nothing is written where stock is', async () => {
      const product = await created(bare('For the key'))
      const key = await shop.keyWith(['catalog.write'])
      const before = await found()
      const change = { id: product.id, revision: product.revision, ...withStock('Changed') }
      const one = `/stores/v3/products-with-inventory`
      const many = '/stores/v3/bulk/products-with-inventory'
      for (const [method, path, message] of [
        ['POST', one, { product: withStock('By a key') }],
        ['PATCH', `${one}/${product.id}`, { product: change }],
        ['POST', `${many}/create`, { products: [bare('Bare'), withStock('By a key')] }],
        ['POST', `${many}/update`, { products: [{ product: change }] }],
      ] as const) {
        const { status, body } = await key.call(method, path, message)
        expect([status, body.details?.applicationError], path).toMatchObject(barred)
      }
      expect(await found()).toBe(before)
    })

    test('products are stored', async () => {
      const key = await shop.keyWith(['catalog.write'])
      const { status } = await key.call('POST', '/stores/v3/products-with-inventory', { product: bare('Bare') })
      expect(status).toBe(200)
      const both = await shop.keyWith(['catalog.write', 'inventory.write'])
      const stocked = { product: withStock('By both') }
      expect((await both.call('POST', '/stores/v3/products-with-inventory', stocked)).status).toBe(200)
    })
  })

  test('a product is made and changed in one call', async () => {
    const { body } = await post('/stores/v3/products-with-inventory', {
      product: withStock('Stocked'),
      returnEntity: true,
    })
    expect(body.product.inventory.availabilityStatus).toBe('IN_STOCK')
    expect(body.inventoryResults).toMatchObject({
      results: [{ itemMetadata: { success: true }, item: { quantity: 3, trackQuantity: true } }],
      bulkActionMetadata: { totalSuccesses: 1 },
    })
    expect((await readV1(body.product.id)).stock).toMatchObject({ trackInventory: true, quantity: 3 })
    const [variant] = body.product.variantsInfo.variants
    const reply = await shop.admin.call('PATCH', `/stores/v3/products-with-inventory/${body.product.id}`, {
      product: {
        id: body.product.id,
        revision: body.product.revision,
        variantsInfo: { variants: [{ id: variant.id, ...price('11'), inventoryItem: { quantity: 0 } }] },
      },
    })
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    expect(reply.body.product).toMatchObject({
      inventory: { availabilityStatus: 'OUT_OF_STOCK' },
      actualPriceRange: { minValue: { amount: '11.00' } },
    })
  })

  test('less than nothing is refused', async () => {
    const reply = await shop.admin.call('POST', '/stores/v3/products-with-inventory', {
      product: withStock('Owing', { inventoryItem: { quantity: -1 } }),
    })
    expect(reply.body.details.validationError.fieldViolations).toEqual([
      {
        field: 'product.variantsInfo.variants[0].inventoryItem.quantity',
        description: 'must not be negative',
        violatedRule: 'MIN',
        ruleName: 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE',
        data: { threshold: 0 },
      },
    ])
  })

  test('many are made, each by itself', async () => {
    const { body } = await post('/stores/v3/bulk/products-with-inventory/create', {
      products: [
        withStock('Bulk one'),
        { ...withStock('Bulk two'), variantsInfo: { variants: [price('5', '4')] } },
        withStock('Bulk three', { inventoryItem: { inStock: true } }),
      ],
      returnEntity: true,
    })
    expect(
      body.productResults.results.map((r: { itemMetadata: Body }) => [
        r.itemMetadata.originalIndex,
        r.itemMetadata.success,
      ]),
    ).toEqual([
      [0, true],
      [1, false],
      [2, true],
    ])
    expect(body.productResults.results[1].itemMetadata.error.code).toBe('COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE')
    expect(body.productResults.bulkActionMetadata).toEqual({
      totalSuccesses: 2,
      totalFailures: 1,
      undetailedFailures: 0,
    })
    expect(body.inventoryResults.bulkActionMetadata.totalSuccesses).toBe(2)
    expect(body.productResults.results[2].item.name).toBe('Bulk three')
    const again = await shop.admin.call('POST', '/stores/v3/bulk/products/create', {
      products: [{ ...withStock('With id'), id: body.productResults.results[0].item.id }],
    })
    expect(again.body.details.validationError.fieldViolations[0].ruleName).toBe('ID_NOT_ALLOWED_IN_REQUEST')
  })

  test('many are changed and deleted, each by itself', async () => {
    const a = await created({ name: 'Change me' })
    const b = await created({ name: 'Stale me' })
    const { body } = await post('/stores/v3/bulk/products/update', {
      products: [
        { product: { id: a.id, revision: '1', name: 'Changed' } },
        { product: { id: b.id, revision: '7', name: 'No' } },
      ],
      returnEntity: true,
    })
    expect(body.results[0].item.name).toBe('Changed')
    expect(body.results[1].itemMetadata).toMatchObject({ success: false, error: { code: 'STALE_REVISION' } })
    const gone = await post('/stores/v3/bulk/products/delete', {
      productIds: [a.id, '11111111-1111-4111-8111-111111111111'],
    })
    expect(gone.body.results.map((r: { itemMetadata: Body }) => r.itemMetadata.success)).toEqual([true, false])
    expect((await visitor.call('GET', `/stores/v3/products/${a.id}?productId=${a.id}`)).status).toBe(404)
    expect((await shop.admin.call('DELETE', `/stores/v3/products/${b.id}?productId=${b.id}`)).body).toEqual({})
    expect((await shop.admin.call('DELETE', `/stores/v3/products/${b.id}?productId=${b.id}`)).status).toBe(404)
  })

  test('a thousand variants take as many statements as four', async () => {
    const choices = (n: number, name: string) => ({
      name,
      optionRenderType: 'TEXT_CHOICES',
      choicesSettings: {
        choices: Array.from({ length: n }, (_, i) => ({ name: `${name} ${i}`, choiceType: 'CHOICE_TEXT' })),
      },
    })
    const grid = (name: string, rows: number, columns: number) => ({
      productType: 'PHYSICAL',
      name,
      options: [choices(rows, `${name} row`), choices(columns, `${name} column`)],
      variantsInfo: {
        variants: Array.from({ length: rows * columns }, (_, i) => ({
          ...price('10'),
          inventoryItem: { quantity: 1 },
          choices: [
            { optionChoiceNames: { optionName: `${name} row`, choiceName: `${name} row ${Math.floor(i / columns)}` } },
            { optionChoiceNames: { optionName: `${name} column`, choiceName: `${name} column ${i % columns}` } },
          ],
        })),
      },
    })
    const small = await post('/stores/v3/products-with-inventory', { product: grid('Small grid', 2, 2) })
    const large = await post('/stores/v3/products-with-inventory', { product: grid('Large grid', 40, 25) })
    expect(large.body.product.variantSummary.variantCount).toBe(1000)
    expect(large.statements).toBe(small.statements)
    const { id, revision, options: made, variantsInfo } = large.body.product
    const variants = variantsInfo.variants.map((v: Body) => ({ id: v.id, ...price('12') }))
    const saved = await patch({ id, revision, options: made, variantsInfo: { variants } })
    expect(saved.status, JSON.stringify(saved.body).slice(0, 500)).toBe(200)
    const [few] = [small.body.product]
    const savedSmall = await patch({
      id: few.id,
      revision: few.revision,
      options: few.options,
      variantsInfo: { variants: few.variantsInfo.variants.map((v: Body) => ({ id: v.id, ...price('12') })) },
    })
    expect(saved.statements).toBe(savedSmall.statements)
  })
})
