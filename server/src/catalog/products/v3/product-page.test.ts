import { present } from '@fairground/domain/present.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedSite, type TestCaller, type TestVisitor } from '../../../../test/fixture.ts'
import { STORE_APP } from '../../../../test/shop.ts'
import { deepestWay } from './product-page.ts'
import { chosen, coat, price, v3Products } from './products.fixture.ts'

let shop: Awaited<ReturnType<typeof sharedSite>>
let visitor: TestVisitor
beforeAll(async () => {
  shop = await sharedSite()
  visitor = await shop.visitor()
})
afterAll(() => shop.close())
const { post, created, patch } = v3Products(() => ({ shop, visitor }))

const treeReference = { appNamespace: '@wix/stores', treeKey: null }
const category = async (name: string, parent?: string, visible = true) =>
  (
    await post('/categories/v1/categories', {
      category: { name, visible, ...present({ parentCategory: parent ? { id: parent } : undefined }) },
      treeReference,
    })
  ).body.category as { id: string; slug: string }
const put = (id: string, ...ids: string[]) =>
  post(`/categories/v1/bulk/categories/${id}/add-items`, {
    categoryId: id,
    items: ids.map((catalogItemId) => ({ catalogItemId, appId: STORE_APP })),
    treeReference,
  })
const pageOf = (slug: string, caller: TestCaller = visitor, headers: Record<string, string> = {}) =>
  caller.call('GET', `/fairground/v1/product-pages/${slug}?slug=${slug}`, undefined, headers)
const namesOf = ({ body }: Awaited<ReturnType<typeof pageOf>>) =>
  body.relatedProducts.map(({ name }: { name: string }) => name)

const place = (id: string, parentId: string | null, direct = false) => ({ id, parentId, name: id, slug: id, direct })
test.for([
  ['the deepest', [place('home', null), place('kitchen', 'home', true), place('garden', null, true)], 'home kitchen'],
  ['of two as deep the merchant’s first', [place('a', null, true), place('b', null, true)], 'a'],
  ['from the first visible one', [place('kitchen', 'hidden', true)], 'kitchen'],
  ['none', [], ''],
] as const)('the way to a product: %s', ([, places, way]) => {
  expect(
    deepestWay(places)
      .map(({ slug }) => slug)
      .join(' '),
  ).toBe(way)
})

describe('the page of a product', () => {
  test('shows its way, and its neighbours from the deepest category up, as many as fit', async () => {
    const home = await category('Home')
    const table = await category('Table', home.id)
    const hidden = await category('Hidden', table.id, false)
    const [jug, cup, lamp, sofa, rug, secret] = await Promise.all(
      ['Jug', 'Cup', 'Lamp', 'Sofa', 'Rug', 'Secret'].map((name) => created({ name, visible: name !== 'Secret' })),
    )
    await put(table.id, jug.id, cup.id, secret.id)
    await put(home.id, rug.id, sofa.id, lamp.id, cup.id)
    await put(hidden.id, jug.id)
    const page = await pageOf(jug.slug)
    expect(page.status, JSON.stringify(page.body)).toBe(200)
    expect(page.body).toMatchObject({
      productId: jug.id,
      breadcrumbs: [
        { categoryId: home.id, name: 'Home', slug: home.slug },
        { categoryId: table.id, name: 'Table', slug: table.slug },
      ],
      attachments: [],
      preorderProductIds: [],
    })
    const related = namesOf(page)
    expect(related[0]).toBe('Cup')
    expect(new Set(related)).toEqual(new Set(['Cup', 'Lamp', 'Sofa', 'Rug']))
    expect(page.statements).toBeLessThanOrEqual(8)
  })

  test('shows the newest where it is in no category, and never itself', async () => {
    const one = await created({ name: 'Alone' })
    await created({ name: 'Youngest' })
    const names = namesOf(await pageOf(one.slug))
    expect(names[0]).toBe('Youngest')
    expect(names).toHaveLength(4)
    expect(names).not.toContain('Alone')
  })

  test('tells what there is of each variant that is shown', async () => {
    const { body } = await post('/stores/v3/products-with-inventory', {
      product: {
        productType: 'PHYSICAL',
        ...coat('Supplied'),
        variantsInfo: {
          variants: [
            { ...chosen('S', 'Red'), ...price('80'), inventoryItem: { quantity: 3 } },
            { ...chosen('M', 'Blue'), ...price('90'), visible: false, inventoryItem: { quantity: 5 } },
            {
              ...chosen('S', 'Blue'),
              ...price('70'),
              inventoryItem: { quantity: 0, preorderInfo: { enabled: true, message: 'In May' } },
            },
          ],
        },
      },
    })
    const [red, hidden, blue] = body.product.variantsInfo.variants.map(({ id }: { id: string }) => id)
    const seen = (await pageOf(body.product.slug)).body.supplies
    expect(seen).toEqual([
      { variantId: red, quantity: 3 },
      { variantId: blue, quantity: 0, preorder: { message: 'In May' } },
    ])
    const all = (await pageOf(body.product.slug, shop.admin)).body.supplies
    expect(all).toContainEqual({ variantId: hidden, quantity: 5 })
  })

  test('answers under an address that the product has left, and for nobody where it is hidden', async () => {
    const product = await created({ name: 'Moving' })
    const moved = await patch({ id: product.id, revision: product.revision, slug: 'moved-on' })
    expect(moved.status).toBe(200)
    expect((await pageOf(product.slug)).body.productId).toBe(product.id)
    const { slug } = await created({ name: 'Unseen', visible: false })
    expect((await pageOf(slug)).body.details.applicationError.code).toBe('PRODUCT_NOT_FOUND')
    expect((await pageOf(slug, shop.admin)).status).toBe(200)
  })
})

test('price texts for people are in the currency that they see prices in; the amount is the site’s', async () => {
  const set = await shop.admin.call('PATCH', '/fairground/v1/currencies', { others: [{ code: 'EUR', rate: '1.2' }] })
  expect(set.status, JSON.stringify(set.body)).toBe(200)
  const { slug, id } = await created({
    name: 'Reader',
    physicalProperties: { pricePerUnit: { quantity: 100, measurementUnit: 'G' } },
    variantsInfo: {
      variants: [
        {
          ...price('8', '10'),
          physicalProperties: { pricePerUnit: { settings: { quantity: 200, measurementUnit: 'G' } } },
        },
      ],
    },
  })
  const read = (headers: Record<string, string>) =>
    visitor.call('GET', `/stores/v3/products/slug/${slug}?slug=${slug}&fields=CURRENCY`, undefined, headers)
  const { product } = (await read({ 'x-fairground-currency': 'EUR' })).body
  expect(product).toMatchObject({
    currency: 'GBP',
    actualPriceRange: { minValue: { amount: '8.00', formattedAmount: '€9.60' } },
    compareAtPriceRange: { maxValue: { amount: '10.00', formattedAmount: '€12.00' } },
  })
  const [variant] = product.variantsInfo.variants
  expect(variant).toMatchObject({
    price: { actualPrice: { amount: '8.00', formattedAmount: '€9.60' } },
    physicalProperties: { pricePerUnit: { value: '4.00', description: '€4.80 / 100 g' } },
  })
  expect((await read({})).body.product.actualPriceRange.minValue.formattedAmount).toBe('£8.00')
  const other = await created({ name: 'Beside the reader' })
  const related = (await pageOf(other.slug, visitor, { 'x-fairground-currency': 'EUR' })).body.relatedProducts
  expect(related.find((one: { id: string }) => one.id === id).actualPriceRange.minValue.formattedAmount).toBe('€9.60')
})
