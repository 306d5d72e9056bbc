import { ALL_PRODUCTS_CATEGORY_ID } from '@fairground/contract/stores/category.ts'
import { present } from '@fairground/domain/present.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite, type TestCaller, type TestVisitor } from '../../../../test/fixture.ts'
import { STORE_APP } from '../../../../test/shop.ts'

const AT = '/categories/v1/categories'
const FIELDS = ['DIRECT_CATEGORIES_INFO', 'ALL_CATEGORIES_INFO', 'BREADCRUMBS_INFO']
const ALL_FIELDS = FIELDS.map((field) => `fields=${field}`).join('&')
const treeReference = { appNamespace: '@wix/stores', treeKey: null }
const ALL = { id: ALL_PRODUCTS_CATEGORY_ID }

let shop: Awaited<ReturnType<typeof sharedSite>>
let visitor: TestVisitor
beforeAll(async () => {
  shop = await sharedSite()
  visitor = await shop.visitor()
})
afterAll(() => shop.close())

const admin = async (method: 'POST' | 'PATCH', path: string, body: object) => {
  const reply = await shop.admin.call(method, path, body)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply
}
const category = async (name: string, parent?: { id: string }) =>
  (
    await admin('POST', AT, {
      category: { name, ...present({ parentCategory: parent ? { id: parent.id } : undefined }) },
      treeReference,
    })
  ).body.category as { id: string; slug: string; revision: string }
const product = (name: string, mainCategoryId?: string) =>
  admin('POST', '/stores/v3/products', {
    product: {
      productType: 'PHYSICAL',
      name,
      ...present({ mainCategoryId: mainCategoryId || undefined }),
      variantsInfo: { variants: [{ price: { actualPrice: { amount: '10' } } }] },
    },
    fields: FIELDS,
  })
const read = async (id: string, caller: TestCaller = visitor) =>
  (await caller.call('GET', `/stores/v3/products/${id}?productId=${id}&${ALL_FIELDS}`)).body.product
const crumb = ({ id, slug }: { id: string; slug: string }, categoryName: string) => ({
  categoryId: id,
  categoryName,
  categorySlug: slug,
})
const put = (id: string, ...products: string[]) =>
  admin('POST', `/categories/v1/bulk/categories/${id}/add-items`, {
    categoryId: id,
    items: products.map((catalogItemId) => ({ catalogItemId, appId: STORE_APP })),
    treeReference,
  })
const arrange = (id: string, ...products: string[]) =>
  admin('POST', `${AT}/${id}/set-arranged-items`, {
    categoryId: id,
    items: products.map((catalogItemId) => ({ catalogItemId, appId: STORE_APP })),
    treeReference,
  })

test('a product says where it stands in its categories, and the way to its main one', async () => {
  const home = await category('Home')
  const kitchen = await category('Kitchen', home)
  const mugs = await category('Mugs', kitchen)
  const gifts = await category('Gifts')
  const made = (await product('Harbour mug', mugs.id)).body.product
  const way = [crumb(home, 'Home'), crumb(kitchen, 'Kitchen'), crumb(mugs, 'Mugs')]
  expect(made.breadcrumbsInfo).toEqual({ breadcrumbs: way })
  const other = (await product('Other mug')).body.product
  expect(other.breadcrumbsInfo).toEqual({ breadcrumbs: [] })

  await put(mugs.id, made.id, other.id)
  await put(gifts.id, made.id)
  expect(await read(made.id)).toMatchObject({
    directCategoriesInfo: { categories: [ALL, { id: mugs.id }, { id: gifts.id }] },
    breadcrumbsInfo: { breadcrumbs: way },
  })
  await arrange(mugs.id, other.id, made.id)
  const arranged = await read(made.id)
  const direct = [ALL, { id: mugs.id, index: 1 }, { id: gifts.id }]
  expect(arranged.directCategoriesInfo.categories).toEqual(direct)
  expect(arranged.allCategoriesInfo.categories).toEqual([...direct, { id: home.id }, { id: kitchen.id }])
  await arrange(mugs.id, made.id)
  expect((await read(made.id)).directCategoriesInfo.categories[1]).toEqual({ id: mugs.id, index: 0 })
  expect((await read(other.id)).directCategoriesInfo.categories[1]).toEqual({ id: mugs.id })

  // Nothing of the product changes when a category is renamed, hidden or moved.
  await admin('PATCH', `${AT}/${kitchen.id}`, {
    category: { id: kitchen.id, revision: kitchen.revision, name: 'Cooking' },
    treeReference,
  })
  expect((await read(made.id)).breadcrumbsInfo.breadcrumbs[1].categoryName).toBe('Cooking')
  await admin('POST', `${AT}/${kitchen.id}/move`, { categoryId: kitchen.id, position: 'FIRST', treeReference })
  expect((await read(made.id)).breadcrumbsInfo.breadcrumbs.map((c: { categoryId: string }) => c.categoryId)).toEqual([
    kitchen.id,
    mugs.id,
  ])
  const bySlug = await visitor.call('GET', `/stores/v3/products/slug/${made.slug}?slug=${made.slug}&${ALL_FIELDS}`)
  expect(bySlug.body.product.breadcrumbsInfo).toEqual((await read(made.id)).breadcrumbsInfo)
})

test('a list of them takes as many statements as one', async () => {
  const shelf = await category('Shelf')
  const ids: string[] = []
  for (const name of ['One', 'Two', 'Three']) ids.push((await product(name)).body.product.id)
  await put(shelf.id, ...ids)
  await arrange(shelf.id, ...ids)
  const query = { filter: { 'allCategoriesInfo.categories.id': shelf.id }, sort: [{ fieldName: 'name' }] }
  const ask = (limit: number) =>
    shop.admin.call('POST', '/stores/v3/products/query', {
      query: { ...query, cursorPaging: { limit } },
      fields: FIELDS,
    })
  const [one, all] = [await ask(1), await ask(3)]
  expect(all.statements).toBe(one.statements)
  expect(
    all.body.products.map((p: { allCategoriesInfo: { categories: object[] } }) => p.allCategoriesInfo.categories[1]),
  ).toEqual([
    { id: shelf.id, index: 0 },
    { id: shelf.id, index: 2 },
    { id: shelf.id, index: 1 },
  ])
  await arrange(shelf.id, ids[1]!, ids[0]!, ids[2]!)
  expect((await ask(1)).body.products[0].allCategoriesInfo.categories[1]).toEqual({ id: shelf.id, index: 1 })
})

test('a category finds the products below it, and cached lists go with the tree', async () => {
  const [above, below] = [await category('Above'), await category('Below')]
  const { id } = (await product('Deep')).body.product
  await put(below.id, id)
  const packed = (message: object) => Buffer.from(JSON.stringify(message)).toString('base64url')
  const byId = { filter: { 'allCategoriesInfo.categories.id': above.id } }
  const byItem = { filter: { 'allCategoriesInfo.categories': { $matchItems: [{ id: { $in: [above.id] } }] } } }
  const found = async () => {
    const replies = await Promise.all([
      visitor.call('GET', `/stores/v3/products/query?.r=${packed({ query: byId })}`),
      visitor.call('GET', `/stores/v3/products/search?.r=${packed({ search: byItem })}`),
    ])
    return replies.map(({ body, statements }) => ({
      ids: body.products.map((p: { id: string }) => p.id),
      cached: statements === 0,
    }))
  }
  await expect.poll(found).toEqual([
    { ids: [], cached: true },
    { ids: [], cached: true },
  ])
  const treeReference = { appNamespace: '@wix/stores', treeKey: null }
  const move = { categoryId: below.id, treeReference, parentCategoryId: above.id, position: 'LAST' }
  expect((await shop.admin.call('POST', `/categories/v1/categories/${below.id}/move`, move)).status).toBe(200)
  expect((await found()).map(({ ids }) => ids)).toEqual([[id], [id]])
})
