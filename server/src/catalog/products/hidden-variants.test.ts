import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedSite, type TestCaller, type TestVisitor } from '../../../test/fixture.ts'
import { STORE_APP_ID } from './sellable/sellable.ts'
import { type Body, chosen, options, price } from './v3/products.fixture.ts'

let shop: Awaited<ReturnType<typeof sharedSite>>
let visitor: TestVisitor
let coat: { readonly id: string; readonly slug: string }
let hidden: { readonly id: string }
let hiddenOnly: { readonly id: string }

const created = async (name: string, variants: readonly Body[]) => {
  const product = {
    name,
    productType: 'PHYSICAL',
    physicalProperties: {},
    options,
    variantsInfo: { variants: variants.map((variant) => ({ ...variant, inventoryItem: { quantity: 3 } })) },
  }
  const reply = await shop.admin.call('POST', '/stores/v3/products-with-inventory', { product })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body.product
}

beforeAll(async () => {
  shop = await sharedSite()
  visitor = await shop.visitor()
  const made = await created('Coat', [
    { ...chosen('S', 'Red'), ...price('80'), sku: 'COAT-SR' },
    { ...chosen('M', 'Blue'), ...price('5'), sku: 'COAT-SECRET', barcode: '4006381333931', visible: false },
    { ...chosen('S', 'Blue'), ...price('70'), sku: 'COAT-SB' },
  ])
  coat = made
  hidden = made.variantsInfo.variants.find((one: { visible: boolean }) => !one.visible)
  hiddenOnly = await created('Cloak', [{ ...chosen('S', 'Red'), ...price('60'), sku: 'CLOAK-SECRET', visible: false }])
})
afterAll(() => shop.close())

const V3 = '/stores/v3/products'
const reads: readonly [string, (by: TestCaller) => ReturnType<TestCaller['call']>][] = [
  ['v3 get', (by) => by.call('GET', `${V3}/${coat.id}`)],
  ['v3 get by slug', (by) => by.call('GET', `${V3}/slug/${coat.slug}?slug=${coat.slug}`)],
  ['v3 query of variants', (by) => by.call('POST', `${V3}/query-variants`, {})],
  [
    'v3 search of variants',
    (by) => by.call('POST', `${V3}/search-variants`, { search: { search: { expression: 'coat' } } }),
  ],
  ['v3 query of stock', (by) => by.call('POST', '/stores/v3/inventory-items/query', {})],
  [
    'v3 query of stock by pages',
    (by) => by.call('POST', '/stores/v3/inventory-items/query', { query: { paging: { limit: 50 } } }),
  ],
  ['v1 get', (by) => by.call('GET', `/stores-reader/v1/products/${coat.id}`)],
  ['v1 query', (by) => by.call('POST', '/stores-reader/v1/products/query-platformized', { includeVariants: true })],
  ['v1 variants of a product', (by) => by.call('POST', `/stores-reader/v1/products/${coat.id}/variants/query`, {})],
  ['v1 variants of the store', (by) => by.call('POST', '/stores-reader/v1/variants/query', {})],
  [
    'v1 availability of options',
    (by) =>
      by.call('POST', `/stores-reader/v1/products/${coat.id}/productOptionsAvailability`, {
        options: { Size: 'M', Color: 'Blue' },
      }),
  ],
]

describe('a hidden variant', () => {
  test.for(reads)('%s: shown with the scope alone', async ([, read]) => {
    const [all, few] = [await read(shop.admin), await read(visitor)]
    expect([all.status, few.status], JSON.stringify([all.body, few.body])).toEqual([200, 200])
    expect(JSON.stringify(all.body)).toContain(hidden.id)
    for (const secret of [hidden.id, 'COAT-SECRET', 'CLOAK-SECRET', '4006381333931'])
      expect(JSON.stringify(few.body)).not.toContain(secret)
  })

  test('has no page of its own without the scope', async () => {
    const read = (by: TestCaller) => by.call('GET', `/stores-reader/v1/variants/${coat.id}-${hidden.id}`)
    const reply = await read(visitor)
    expect([reply.status, reply.body.details.applicationError.code]).toEqual([404, 'VARIANT_NOT_FOUND'])
    expect((await read(shop.admin)).body.variant.sku).toBe('COAT-SECRET')
  })

  test('is not the one with the lowest price, nor counted', async () => {
    const summary = async (by: TestCaller, id: string) =>
      (await by.call('GET', `${V3}/${id}?fields=MIN_PRICE_VARIANT`)).body.product.variantSummary
    expect(await summary(visitor, coat.id)).toMatchObject({ variantCount: 2, minPriceVariant: { sku: 'COAT-SB' } })
    expect(await summary(shop.admin, coat.id)).toMatchObject({ variantCount: 3, minPriceVariant: { sku: 'COAT-SB' } })
    expect(await summary(visitor, hiddenOnly.id)).toEqual({ variantCount: 0 })
    expect(await summary(shop.admin, hiddenOnly.id)).toMatchObject({ minPriceVariant: { sku: 'CLOAK-SECRET' } })
  })

  test.for<Body>([
    { 'variantsInfo.variants.sku': { $hasSome: ['COAT-SECRET'] } },
    { 'variantsInfo.variants': { $matchItems: [{ sku: 'COAT-SECRET' }] } },
    { 'variantsInfo.variants.visible': { $hasSome: ['false'] } },
  ])('a filter by %j finds its product with the scope alone', async (filter) => {
    const found = async (by: TestCaller) =>
      (await by.call('POST', `${V3}/query`, { query: { filter } })).body.products.map(({ id }: { id: string }) => id)
    expect(await found(shop.admin)).toContain(coat.id)
    expect(await found(visitor)).toEqual([])
  })

  test('cannot be put in a cart, by its id or its choices', async () => {
    for (const named of [{ variantId: hidden.id }, { options: { Size: 'M', Color: 'Blue' } }]) {
      const reference = { appId: STORE_APP_ID, catalogItemId: coat.id, options: named }
      const reply = await visitor.call('POST', '/ecom/v1/carts/current/add-to-cart', {
        lineItems: [{ quantity: 1, catalogReference: reference }],
      })
      expect([reply.status, reply.body.details?.applicationError?.code]).toEqual([404, 'ITEM_NOT_FOUND_IN_CATALOG'])
    }
  })

  test('leaves the cart that it was put in before it was hidden', async () => {
    const variant = { ...chosen('S', 'Red'), ...price('80'), sku: 'CAPE-SR' }
    const made = await created('Cape', [variant])
    const [{ id }] = made.variantsInfo.variants
    const added = await visitor.call('POST', '/ecom/v1/carts/current/add-to-cart', {
      lineItems: [
        { quantity: 1, catalogReference: { appId: STORE_APP_ID, catalogItemId: made.id, options: { variantId: id } } },
      ],
    })
    expect(added.status, JSON.stringify(added.body)).toBe(200)
    const product = {
      id: made.id,
      revision: made.revision,
      options: made.options,
      variantsInfo: { variants: [{ ...variant, id, visible: false }] },
    }
    const changed = await shop.admin.call('PATCH', `${V3}/${made.id}`, { product })
    expect(changed.status, JSON.stringify(changed.body)).toBe(200)
    const { cart } = (await visitor.call('GET', '/ecom/v1/carts/current')).body
    expect(cart.lineItems.map((line: { availability: { status: string } }) => line.availability.status)).toEqual([
      'NOT_FOUND',
    ])
  })
})
