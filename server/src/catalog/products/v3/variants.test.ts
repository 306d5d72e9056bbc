import { present } from '@fairground/domain/present.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite, type TestVisitor } from '../../../../test/fixture.ts'

let shop: Awaited<ReturnType<typeof sharedSite>>
let visitor: TestVisitor
const shirts: { id: string; variantsInfo: { variants: { id: string }[] } }[] = []
type Body = Record<string, unknown>
interface Shown {
  readonly variantId: string
  readonly sku?: string
  readonly optionChoices: { optionChoiceNames: { choiceName: string } }[]
}

const sizes = {
  name: 'Size',
  optionRenderType: 'TEXT_CHOICES',
  choicesSettings: { choices: ['S', 'M', 'L'].map((name) => ({ name, choiceType: 'CHOICE_TEXT' })) },
}
const shirt = (name: string, amounts: readonly [string, string?][], more: Body = {}) => ({
  productType: 'PHYSICAL',
  name,
  brand: { name: 'Loom' },
  options: [sizes],
  variantsInfo: {
    variants: amounts.map(([amount, compareAt], i) => ({
      sku: `${name.toUpperCase().replaceAll(' ', '-')}-${i}`,
      barcode: `${name}-${i}`,
      price: { actualPrice: { amount }, ...present({ compareAtPrice: compareAt ? { amount: compareAt } : undefined }) },
      choices: [{ optionChoiceNames: { optionName: 'Size', choiceName: 'SML'[i] } }],
      physicalProperties: { weight: 0.1 * (i + 1) },
      inventoryItem: { quantity: i },
    })),
  },
  ...more,
})

beforeAll(async () => {
  shop = await sharedSite()
  visitor = await shop.visitor()
  const made = [
    shirt('Harbour shirt', [['10'], ['20', '25'], ['30']]),
    shirt('Évening shirt', [['15'], ['5']], { tags: { publicTags: { tagIds: ['night'] } } }),
    shirt('Hidden shirt', [['99']], { visible: false }),
  ]
  for (const product of made) {
    const reply = await shop.admin.call('POST', '/stores/v3/products-with-inventory', { product })
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    shirts.push(reply.body.product)
  }
})
afterAll(() => shop.close())

const query = async (message: Body, caller: Pick<TestVisitor, 'call'> = visitor) => {
  const reply = await caller.call('POST', '/stores/v3/products/query-variants', message)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body
}
const search = async (message: Body) =>
  (await visitor.call('POST', '/stores/v3/products/search-variants', { search: message })).body
const skus = ({ variants }: { variants: Shown[] }) => variants.map(({ sku }) => sku)

test('a variant stands beside its product', async () => {
  const [product] = shirts
  const filter = { 'productData.productId': product?.id }
  const { variants } = await query({ query: { filter }, fields: ['CURRENCY'] })
  expect(variants).toHaveLength(3)
  const second = variants.find((v: Shown) => v.sku === 'HARBOUR-SHIRT-1')
  expect(second).toMatchObject({
    id: product?.variantsInfo.variants[1]?.id,
    variantId: product?.variantsInfo.variants[1]?.id,
    visible: true,
    barcode: 'Harbour shirt-1',
    price: { actualPrice: { amount: '20.00' }, compareAtPrice: { amount: '25.00' } },
    optionChoices: [{ optionChoiceNames: { optionName: 'Size', choiceName: 'M', renderType: 'TEXT_CHOICES' } }],
    physicalProperties: { weight: 0.2 },
    inventoryStatus: { inStock: true, preorderEnabled: false },
    productData: {
      name: 'Harbour shirt',
      slug: 'harbour-shirt',
      productType: 'PHYSICAL',
      currency: 'GBP',
      visible: true,
      brand: { name: 'Loom' },
    },
  })
  expect(second.revenueDetails).toBeUndefined()
})

test('visitors see visible variants of visible products, administrators all', async () => {
  expect((await query({})).variants).toHaveLength(5)
  expect((await query({}, shop.admin)).variants).toHaveLength(6)
  const costs = await visitor.call('POST', '/stores/v3/products/query-variants', { fields: ['MERCHANT_DATA'] })
  expect([costs.status, costs.body.details.applicationError.code]).toEqual([403, 'NO_PERMISSION_TO_READ_MERCHANT_DATA'])
})

test('a cursor of variants keeps filter, sort and words', async () => {
  const sort = [{ fieldName: 'price.actualPrice.amount', order: 'DESC' }]
  const first = await query({ query: { sort, cursorPaging: { limit: 2 } } })
  expect(skus(first)).toEqual(['HARBOUR-SHIRT-2', 'HARBOUR-SHIRT-1'])
  const second = await query({ query: { cursorPaging: { limit: 2, cursor: first.pagingMetadata.cursors.next } } })
  expect(skus(second)).toEqual(['ÉVENING-SHIRT-0', 'HARBOUR-SHIRT-0'])
  const words = { search: { expression: 'harbour shirt' }, sort: [{ fieldName: 'sku' }], cursorPaging: { limit: 2 } }
  const found = await search(words)
  const more = await search({ cursorPaging: { cursor: found.pagingMetadata.cursors.next } })
  expect([...skus(found), ...skus(more)]).toEqual(['HARBOUR-SHIRT-0', 'HARBOUR-SHIRT-1', 'HARBOUR-SHIRT-2'])
})

test.each<[string, Body, string[]]>([
  ['words without accents', { search: { expression: 'evening' } }, ['ÉVENING-SHIRT-0', 'ÉVENING-SHIRT-1']],
  [
    'any of the words',
    { search: { expression: 'evening nothing', mode: 'OR' } },
    ['ÉVENING-SHIRT-0', 'ÉVENING-SHIRT-1'],
  ],
  ['words nearly so', { search: { expression: 'evenign', fuzzy: true } }, ['ÉVENING-SHIRT-0', 'ÉVENING-SHIRT-1']],
  ['words nearly so, only on request', { search: { expression: 'evenign' } }, []],
  ['words in one field', { search: { expression: 'shirt-2', fields: ['sku'] } }, ['HARBOUR-SHIRT-2']],
  ['words in another field alone', { search: { expression: 'harbour', fields: ['productData.brand.name'] } }, []],
  ['all of the words', { search: { expression: 'evening nothing' } }, []],
  ['a price', { filter: { 'price.actualPrice.amount': { $lte: '10' } } }, ['HARBOUR-SHIRT-0', 'ÉVENING-SHIRT-1']],
  ['a struck-through price', { filter: { 'price.compareAtPrice.amount': { $gt: 0 } } }, ['HARBOUR-SHIRT-1']],
  ['stock', { filter: { 'inventoryStatus.inStock': false } }, ['HARBOUR-SHIRT-0', 'ÉVENING-SHIRT-0']],
  ['a barcode', { filter: { barcode: { $endsWith: '-2' } } }, ['HARBOUR-SHIRT-2']],
  ['a SKU', { filter: { sku: { $in: ['HARBOUR-SHIRT-2'] } } }, ['HARBOUR-SHIRT-2']],
])('a variant is found by %s', async (_, message, expected) => {
  expect(skus(await search({ ...message, sort: [{ fieldName: 'sku' }] }))).toEqual(expected)
})

test('a variant is found by a choice', async () => {
  const [harbour] = (await query({ query: { filter: { sku: 'HARBOUR-SHIRT-2' } } })).variants
  const { optionId, choiceId } = harbour.optionChoices[0].optionChoiceIds
  const by = async (field: string, ids: string[]) =>
    skus(
      await search({
        filter: { [`optionChoices.optionChoiceIds.${field}`]: { $hasSome: ids } },
        sort: [{ fieldName: 'sku' }],
      }),
    )
  expect(await by('choiceId', [choiceId])).toEqual(['HARBOUR-SHIRT-2'])
  expect(await by('optionId', [optionId])).toHaveLength(5)
})

test('a count of variants covers everything that matches', async () => {
  const { aggregationData } = await search({
    cursorPaging: { limit: 1 },
    aggregations: [
      { name: 'stock', type: 'VALUE', fieldPath: 'inventoryStatus.inStock', value: {} },
      { name: 'dearest', type: 'SCALAR', fieldPath: 'price.actualPrice.amount', scalar: { type: 'MAX' } },
    ],
  })
  expect(aggregationData.results[0].values.results).toEqual(
    expect.arrayContaining([
      { value: 'true', count: 3 },
      { value: 'false', count: 2 },
    ]),
  )
  expect(aggregationData.results[1].scalar.value).toBe(30)
})

test.each([
  ['PERCENT', 12.5, 33.33],
  ['AMOUNT', 4.01, 19.99],
  ['NONE', 0, 5],
] as const)('after a discount of %s the filter compares the charged price', async (type, value, full) => {
  const product = { name: `Discounted ${type}`, priceData: { price: full }, discount: { type, value } }
  const { id } = (await shop.admin.call('POST', '/stores/v1/products', { product })).body.product
  const of = { 'productData.productId': id }
  const [{ price }] = (await query({ query: { filter: of } })).variants
  const wanted = { 'price.actualPrice.amount': price.actualPrice.amount }
  const struck = { 'price.compareAtPrice.amount': price.compareAtPrice?.amount ?? null }
  expect((await query({ query: { filter: { ...of, ...wanted, ...struck } } })).variants).toHaveLength(1)
  await shop.admin.call('DELETE', `/stores/v1/products/${id}?id=${id}`)
})

const packed = (message: unknown) => Buffer.from(JSON.stringify(message)).toString('base64url')
const products = async (q: Body) => {
  const reply = await visitor.call('GET', `/stores/v3/products/query?.r=${packed({ query: q })}`)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body.products.map((p: Body) => p.name)
}

test.each<[string, Body, string[]]>([
  ['brand', { 'brand.name': 'Loom' }, ['Évening shirt', 'Harbour shirt']],
  ['tag', { 'tags.publicTags.tagIds': { $hasSome: ['night'] } }, ['Évening shirt']],
  ['SKU of a variant', { 'variantsInfo.variants.sku': { $hasSome: ['HARBOUR-SHIRT-1'] } }, ['Harbour shirt']],
  ['barcode of a variant', { 'variantsInfo.variants.barcode': 'Harbour shirt-0' }, ['Harbour shirt']],
  ['choice', { 'options.choicesSettings.choices.name': { $hasAll: ['S', 'L'] } }, ['Évening shirt', 'Harbour shirt']],
  ['option', { 'options.name': { $hasSome: ['Size'] } }, ['Évening shirt', 'Harbour shirt']],
  ['weight', { 'physicalProperties.shippingWeightRange.maxValue': { $gte: 0.25 } }, ['Harbour shirt']],
  ['compare-at price', { 'compareAtPriceRange.maxValue.amount': { $gte: '30' } }, ['Harbour shirt']],
  ['SKU of the cheapest variant', { 'minVariantPriceInfo.sku': 'ÉVENING-SHIRT-1' }, ['Évening shirt']],
  ['handle', { handle: 'harbour-shirt' }, ['Harbour shirt']],
  ['pre-orders', { 'inventory.preorderStatus': 'DISABLED' }, ['Évening shirt', 'Harbour shirt']],
  ['the counter', { visibleInPos: true }, ['Évening shirt', 'Harbour shirt']],
  ['stock', { 'inventory.availabilityStatus': 'PARTIALLY_OUT_OF_STOCK' }, ['Évening shirt', 'Harbour shirt']],
])('a product is found by its %s', async (_, filter, expected) => {
  expect(await products({ filter, sort: [{ fieldName: 'slug' }] })).toEqual(expected)
})

test('a list with sections, and a product by its slug, take three statements at first and one after', async () => {
  const ask = async (path: string) => (await shop.admin.call('GET', path)).statements
  const list = `/stores/v3/products/query?.r=${packed({ query: { cursorPaging: { limit: 24 } }, fields: ['INFO_SECTION_DESCRIPTION'] })}`
  const bySlug = '/stores/v3/products/slug/harbour-shirt?slug=harbour-shirt&fields=INFO_SECTION&fields=DESCRIPTION'
  for (const path of [list, bySlug]) {
    const first = await ask(path)
    expect(first).toBeGreaterThan(0)
    expect(first).toBeLessThanOrEqual(3)
    expect(await ask(path)).toBe(1)
  }
})

test('the catalogue that the site keeps is the newer one', async () => {
  const { body } = await visitor.call('GET', '/stores/v3/provision/version')
  expect(body).toEqual({ catalogVersion: 'V3_CATALOG' })
})
