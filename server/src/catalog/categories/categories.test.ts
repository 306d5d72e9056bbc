import { ALL_PRODUCTS_CATEGORY_ID } from '@fairground/contract/stores/category.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Reply, sharedSite, type TestCaller, type TestVisitor } from '../../../test/fixture.ts'
import { STORE_APP } from '../../../test/shop.ts'

const AT = '/categories/v1/categories'
const NOBODY = '00000000-0000-7000-8000-000000000000'
const treeReference = { appNamespace: '@wix/stores', treeKey: null }
const TREE = 'treeReference.appNamespace=%40wix%2Fstores'

let shop: Awaited<ReturnType<typeof sharedSite>>
let visitor: TestVisitor
beforeAll(async () => {
  shop = await sharedSite()
  visitor = await shop.visitor()
})
afterAll(() => shop.close())

const refused = ({ status, body }: Reply) => [status, body.details.applicationError.code]
let made = 0
const create = (fields: Record<string, unknown> = {}, more = {}) =>
  shop.admin.call('POST', AT, { category: { name: `Category ${++made}`, ...fields }, treeReference, ...more })
const make = async (fields?: Record<string, unknown>) => {
  const reply = await create(fields)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body.category
}
const under = (id: string, fields: Record<string, unknown> = {}) => make({ parentCategory: { id }, ...fields })
const get = (caller: TestCaller, id: string, fields = '') => caller.call('GET', `${AT}/${id}?${TREE}${fields}`)
const update = (category: { id: string } & Record<string, unknown>) =>
  shop.admin.call('PATCH', `${AT}/${category.id}`, { category, treeReference })
const move = (categoryId: string, to: Record<string, unknown>) =>
  shop.admin.call('POST', `${AT}/${categoryId}/move`, { categoryId, treeReference, ...to })
const show = (categoryId: string, visible: boolean, revision: string) =>
  shop.admin.call('PATCH', `${AT}/visibility`, { categoryId, visible, revision, treeReference })
const query = async (caller: TestCaller, body: Record<string, unknown>) =>
  (await caller.call('POST', `${AT}/query`, { treeReference, ...body })).body
const bulk = (path: string, body: Record<string, unknown>) =>
  shop.admin.call('POST', `/categories/v1/bulk/categories/${path}`, { treeReference, ...body })
const product = async (name = 'Cup', fields: Record<string, unknown> = {}) =>
  (await shop.admin.call('POST', '/stores/v1/products', { product: { name, priceData: { price: 3 }, ...fields } })).body
    .product.id as string
const item = (catalogItemId: string) => ({ catalogItemId, appId: STORE_APP })
const add = (categoryId: string, ...ids: string[]) =>
  bulk(`${categoryId}/add-items`, { categoryId, items: ids.map(item) })
const itemsOf = async (caller: TestCaller, categoryId: string, more = '') =>
  (await caller.call('GET', `${AT}/${categoryId}/list-items?${TREE}${more}`)).body.items.map(
    ({ catalogItemId }: { catalogItemId: string }) => catalogItemId,
  )
const names = (body: { categories: { name: string }[] }) => body.categories.map(({ name }) => name)

test('a category as it is made, read and changed', async () => {
  const seoData = { tags: [{ type: 'title', children: 'Mugs' }] }
  const image = { url: 'https://example.com/mug.png', altText: 'A mug' }
  const richContentDescription = { nodes: [{ type: 'PARAGRAPH', id: 'a', nodes: [] }] }
  const extendedFields = { namespaces: { '@owner/app': { shelf: 7 } } }
  const category = await make({
    name: 'Mugs',
    description: 'To drink from',
    image,
    seoData,
    richContentDescription,
    extendedFields,
  })
  expect(category).toMatchObject({
    revision: '1',
    name: 'Mugs',
    slug: 'mugs',
    visible: true,
    itemCounter: 0,
    image,
    treeReference,
    extendedFields,
    parentCategory: { index: expect.any(Number) },
    seoData: { tags: [{ type: 'title', children: 'Mugs' }] },
  })
  expect(category).not.toHaveProperty('description')
  const whole = (
    await get(visitor, category.id, '&fields=DESCRIPTION&fields=RICH_CONTENT_DESCRIPTION&fields=BREADCRUMBS_INFO')
  ).body.category
  expect(whole).toMatchObject({
    description: 'To drink from',
    richContentDescription,
    breadcrumbsInfo: { breadcrumbs: [] },
  })

  const changed = (await update({ id: category.id, revision: '1', name: 'Cups', image: null })).body.category
  expect(changed).toMatchObject({ revision: '2', name: 'Cups', slug: 'mugs' })
  expect(changed).not.toHaveProperty('image')
  expect(refused(await update({ id: category.id, revision: '1', name: 'Lost' }))).toEqual([409, 'STALE_REVISION'])
  expect(refused(await update({ id: category.id, revision: '2', slug: '' }))).toEqual([409, 'REMOVED_SLUG'])
  expect((await visitor.call('GET', `${AT}/slug/mugs?${TREE}`)).body.category.name).toBe('Cups')
  expect((await visitor.call('POST', AT, { category: { name: 'X' }, treeReference })).status).toBe(403)
})

test('slugs are chosen or follow the name, and stay apart', async () => {
  const first = await make({ name: 'Prints' })
  expect((await make({ name: 'Prints' })).slug).toBe('prints-1')
  expect(refused(await create({ name: 'X', slug: 'prints' }))).toEqual([409, 'DUPLICATE_SLUG'])
  const other = await make({ name: 'Other' })
  expect(refused(await update({ id: other.id, revision: '1', slug: 'prints' }))).toEqual([409, 'DUPLICATE_SLUG'])
  expect((await update({ id: first.id, revision: '1', slug: 'prints' })).body.category.slug).toBe('prints')
  const raced = await Promise.all(Array.from({ length: 8 }, () => create({ name: 'Raced prints' })))
  expect(new Set(raced.map(({ status, body }) => (status === 200 ? body.category.slug : status))).size).toBe(8)
})

test('a store has one tree', async () => {
  const elsewhere = (tree: object) => shop.admin.call('POST', AT, { category: { name: 'X' }, treeReference: tree })
  expect(refused(await elsewhere({ appNamespace: '@wix/bookings' }))).toEqual([
    404,
    'NAMESPACE_NOT_FOUND_IN_DEV_CENTER',
  ])
  expect(refused(await elsewhere({ appNamespace: '@wix/stores', treeKey: 'second' }))).toEqual([
    409,
    'TREES_LIMIT_EXCEEDED',
  ])
  expect((await visitor.call('GET', `${AT}/list-trees`)).body).toEqual({ trees: [treeReference] })
})

test('a category stands under a parent, six deep at most, with breadcrumbs', async () => {
  const chain = [await make({ name: 'Level 1' })]
  for (let level = 2; level <= 6; level++) chain.push(await under(chain.at(-1).id, { name: `Level ${level}` }))
  const deepest = chain.at(-1).id
  expect(refused(await create({ parentCategory: { id: deepest } }))).toEqual([409, 'CATEGORY_DEPTH_LIMIT_EXCEEDED'])
  expect(refused(await create({ parentCategory: { id: NOBODY } }))).toEqual([409, 'PARENT_CATEGORY_NOT_IN_TREE'])
  const { category } = (await get(visitor, deepest, '&fields=BREADCRUMBS_INFO')).body
  expect(category.parentCategory).toEqual({ id: chain[4].id, index: 0 })
  expect(category.breadcrumbsInfo.breadcrumbs).toEqual(
    chain.slice(0, 5).map(({ id, name, slug }) => ({ categoryId: id, categoryName: name, categorySlug: slug })),
  )
  expect(refused(await move(chain[0].id, { parentCategoryId: deepest, position: 'LAST' }))).toEqual([
    409,
    'TREE_CYCLE_DETECTED',
  ])
  await shop.admin.call('DELETE', `${AT}/${chain[1].id}?${TREE}`)
  expect((await get(shop.admin, deepest)).status).toBe(404)
  expect((await get(visitor, chain[0].id)).status).toBe(200)
})

test('a category moves among its siblings and to other parents; places stay without gaps', async () => {
  const [a, b] = [await make(), await make()]
  const [x, y, z] = [await under(a.id), await under(a.id), await under(a.id)]
  const order = async (id: string) =>
    (
      await query(visitor, {
        query: { filter: { 'parentCategory.id': id }, sort: [{ fieldName: 'parentCategory.index' }] },
      })
    ).categories as { id: string; parentCategory: { index: number } }[]
  const first = (await move(z.id, { parentCategoryId: a.id, position: 'FIRST' })).body
  expect(first).toEqual({ parentCategoryId: a.id, categoriesAfterMove: [z.id, x.id, y.id] })
  await move(z.id, { parentCategoryId: a.id, position: 'AFTER', moveAfterCategoryId: x.id })
  expect((await order(a.id)).map(({ id }) => id)).toEqual([x.id, z.id, y.id])
  expect((await move(x.id, { parentCategoryId: b.id, position: 'LAST' })).body.categoriesAfterMove).toEqual([x.id])
  expect((await order(a.id)).map(({ id, parentCategory }) => [id, parentCategory.index])).toEqual([
    [z.id, 0],
    [y.id, 1],
  ])
  expect((await move(x.id, { position: 'FIRST' })).body.categoriesAfterMove[0]).toBe(x.id)
  expect(refused(await move(y.id, { position: 'AFTER' }))).toEqual([409, 'MISSING_AFTER_CATEGORY'])
  expect(refused(await move(y.id, { position: 'AFTER', moveAfterCategoryId: z.id }))).toEqual([
    409,
    'AFTER_CATEGORY_NOT_IN_PARENT',
  ])
  await Promise.all(
    [y, z].flatMap(({ id }) => [
      move(id, { parentCategoryId: b.id, position: 'FIRST' }),
      move(id, { parentCategoryId: a.id, position: 'LAST' }),
    ]),
  )
  const all = [...(await order(a.id)), ...(await order(b.id))]
  expect(all.map(({ id }) => id).sort()).toEqual([y.id, z.id].sort())
  const events = await shop.query(`select payload from happenings where slug = 'category_moved' and entity_id = $1`, [
    x.id,
  ])
  expect(events[0]!.payload).toMatchObject({ categoryId: x.id, parentCategory: { id: b.id, index: 0 } })
})

test('hiding hides all below; showing needs the parents shown', async () => {
  const parent = await make({ name: 'Shade' })
  const child = await under(parent.id, { name: 'Shadow' })
  expect((await show(parent.id, false, '1')).body.category).toMatchObject({ visible: false, revision: '2' })
  expect((await get(visitor, child.id)).status).toBe(404)
  expect((await get(shop.admin, child.id)).body.category).toMatchObject({ visible: false, revision: '2' })
  expect(refused(await show(child.id, true, '2'))).toEqual([409, 'PARENT_CATEGORY_HIDDEN'])
  expect(refused(await show(parent.id, true, '1'))).toEqual([409, 'STALE_REVISION'])
  expect(refused(await create({ parentCategory: { id: parent.id } }))).toEqual([409, 'PARENT_CATEGORY_HIDDEN'])
  const filter = { name: { $startsWith: 'Shad' } }
  expect(names(await query(shop.admin, { query: { filter } }))).toEqual([])
  expect(names(await query(visitor, { query: { filter }, returnNonVisibleCategories: true }))).toEqual([])
  expect(names(await query(shop.admin, { query: { filter }, returnNonVisibleCategories: true }))).toHaveLength(2)
  const shown = await bulk('show', { categoryIds: [parent.id, child.id, NOBODY], returnEntity: true })
  expect(
    shown.body.results.map((r: { category?: object; itemMetadata: object }) => r.category ?? r.itemMetadata),
  ).toMatchObject([{ visible: true }, { visible: true }, { success: false, error: { code: 'CATEGORY_NOT_FOUND' } }])
})

test('many are changed, each by itself', async () => {
  const [a, b] = [await make(), await make()]
  const changed = await bulk('update', {
    categories: [
      { category: { id: a.id, revision: '1', name: 'Bulk A' } },
      { category: { id: b.id, revision: '5', name: 'Bulk B' } },
      { category: { id: ALL_PRODUCTS_CATEGORY_ID, revision: '1', name: 'Mine' } },
    ],
    returnEntity: true,
  })
  expect(changed.body.bulkActionMetadata).toEqual({ totalSuccesses: 1, totalFailures: 2, undetailedFailures: 0 })
  expect(changed.body.results).toMatchObject([
    { itemMetadata: { id: a.id, success: true }, category: { name: 'Bulk A', revision: '2' } },
    { itemMetadata: { success: false, error: { code: 'STALE_REVISION' } } },
    { itemMetadata: { success: false, error: { code: 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED' } } },
  ])
})

test('products come and go, by category and by product, each by itself', async () => {
  const [a, b] = [await make(), await make()]
  const [cup, jug] = [await product('Cup'), await product('Jug')]
  const added = (await add(a.id, cup, NOBODY, jug)).body
  expect(added.results.map((r: { itemMetadata: { success: boolean } }) => r.itemMetadata.success)).toEqual([
    true,
    false,
    true,
  ])
  expect(added.results[1].itemMetadata).toMatchObject({
    item: item(NOBODY),
    error: { code: 'ITEM_NOT_FOUND_IN_CATALOG' },
  })
  expect((await get(visitor, a.id)).body.category.itemCounter).toBe(2)
  expect(await itemsOf(visitor, a.id)).toEqual(
    [jug, cup].sort().reverse().length ? expect.arrayContaining([cup, jug]) : [],
  )

  const both = (
    await bulk('add-item', { item: item(cup), categoryIds: [a.id, b.id, NOBODY, ALL_PRODUCTS_CATEGORY_ID] })
  ).body
  expect(
    both.results.map((r: { itemMetadata: { error?: { code: string } } }) => r.itemMetadata.error?.code ?? 'OK'),
  ).toEqual([...['OK', 'OK', 'CATEGORY_NOT_FOUND', 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED']])
  const v1 = (await visitor.call('GET', `/stores-reader/v1/products/${cup}`)).body.product
  expect(v1.collectionIds).toEqual(expect.arrayContaining([a.id, b.id]))

  await bulk(`${a.id}/remove-items`, { categoryId: a.id, items: [item(jug)] })
  expect(await itemsOf(visitor, a.id)).toEqual([cup])
  const set = (await bulk('set-item-categories', { item: item(cup), categoryIds: [b.id] })).body
  expect([set.addResults, set.removeResults]).toMatchObject([[], [{ itemMetadata: { id: a.id, success: true } }]])
  expect(await itemsOf(visitor, a.id)).toEqual([])
  await bulk('remove-item', { item: item(cup), categoryIds: [b.id] })
  expect(await itemsOf(visitor, b.id)).toEqual([])
  const events = await shop.query(
    `select slug from happenings where entity = 'category' and entity_id = $1 and slug like 'item%' order by sequence`,
    [b.id],
  )
  expect(events.map(({ slug }) => slug)).toEqual(['item_added_to_category', 'item_removed_from_category'])
})

test('adding a thousand products takes as many statements as adding one', async () => {
  const { id } = await make()
  const ids = [await product(), await product()]
  const one = await add(id, ids[0]!)
  const many = await add(id, ...ids, ...Array.from({ length: 998 }, () => NOBODY))
  expect(many.status).toBe(200)
  expect(many.statements).toBe(one.statements)
})

test('arranged by hand comes first, then the last added', async () => {
  const { id } = await make()
  const ids: string[] = []
  for (const name of ['A', 'B', 'C', 'D']) {
    ids.push(await product(name))
    await shop.advance(1000)
    await add(id, ids.at(-1)!)
  }
  const [a, b, c, d] = ids as [string, string, string, string]
  expect(await itemsOf(visitor, id)).toEqual([d, c, b, a])
  const arrange = (...items: string[]) =>
    shop.admin.call('POST', `${AT}/${id}/set-arranged-items`, { categoryId: id, treeReference, items: items.map(item) })
  expect((await arrange(b, a)).body.items).toEqual([item(b), item(a)])
  expect(await itemsOf(visitor, id, '&useCategoryArrangement=true')).toEqual([b, a, d, c])
  expect(await itemsOf(visitor, id)).toEqual([d, c, b, a])
  expect((await visitor.call('GET', `${AT}/${id}/arranged-items?${TREE}`)).body.items).toEqual([item(b), item(a)])
  await arrange(c)
  expect(await itemsOf(visitor, id, '&useCategoryArrangement=true')).toEqual([c, d, b, a])
  expect(refused(await arrange(c, await product('Elsewhere')))).toEqual([409, 'ITEM_NOT_IN_CATEGORY'])
  expect(await itemsOf(visitor, id, '&useCategoryArrangement=true')).toEqual([c, d, b, a])

  const first = (
    await visitor.call('GET', `${AT}/${id}/list-items?${TREE}&useCategoryArrangement=true&cursorPaging.limit=3`)
  ).body
  expect(first.items).toEqual([c, d, b].map(item))
  expect(first.pagingMetadata).toMatchObject({ count: 3, total: 4 })
  const next = encodeURIComponent(first.pagingMetadata.cursors.next)
  expect(await itemsOf(visitor, id, `&useCategoryArrangement=true&cursorPaging.cursor=${next}`)).toEqual([a])

  const finder = async (sort?: string) =>
    (await visitor.call('GET', `/fairground/v1/product-finder?collectionId=${id}${sort ? `&sort=${sort}` : ''}`)).body
      .productIds
  expect(await finder()).toEqual([c, d, b, a])
  expect(await finder('NAME_ASC')).toEqual([a, b, c, d])
  const sort = [
    { fieldName: 'allCategoriesInfo.categories.index', selectItemsBy: [{ 'allCategoriesInfo.categories.id': id }] },
  ]
  const search = { filter: { 'allCategoriesInfo.categories.id': id }, sort: [...sort, { fieldName: 'name' }] }
  const { products } = (await visitor.call('POST', '/stores/v3/products/search', { search })).body
  expect(products.map((p: { id: string }) => p.id)).toEqual([c, a, b, d])

  await shop.admin.call('DELETE', `/stores/v1/products/${c}`)
  expect(await itemsOf(visitor, id, '&useCategoryArrangement=true')).toEqual([d, b, a])
})

test('items of subcategories are listed once, hidden products for administrators alone', async () => {
  const parent = await make()
  const child = await under(parent.id)
  const [both, below, hidden] = [
    await product('Both'),
    await product('Below'),
    await product('Hidden', { visible: false }),
  ]
  await add(parent.id, both)
  await add(child.id, both, below, hidden)
  expect(await itemsOf(visitor, parent.id)).toEqual([both])
  const all = '&includeItemsFromSubcategories=true'
  expect((await itemsOf(visitor, parent.id, all)).sort()).toEqual([both, below].sort())
  expect((await itemsOf(shop.admin, parent.id, all)).sort()).toEqual([both, below, hidden].sort())
  const found = (
    await visitor.call(
      'GET',
      `${AT}/list-categories-for-item?${TREE}&item.catalogItemId=${below}&item.appId=${STORE_APP}`,
    )
  ).body
  expect(found).toEqual({
    directCategoryIds: [ALL_PRODUCTS_CATEGORY_ID, child.id],
    allCategoryIds: [ALL_PRODUCTS_CATEGORY_ID, child.id, parent.id],
  })
  const message = { items: [item(below), item(NOBODY)], treeReference }
  const several = await visitor.call('POST', `${AT}/list-categories-for-items`, message)
  expect(several.body.categoriesForItems).toEqual([
    { item: item(below), directCategoryIds: [ALL_PRODUCTS_CATEGORY_ID, child.id], indirectCategoryIds: [parent.id] },
    { item: item(NOBODY), directCategoryIds: [], indirectCategoryIds: [] },
  ])
  const ofHidden = async (caller: Pick<typeof visitor, 'call'>) => {
    const payload = { items: [item(hidden)], treeReference }
    const { body } = await caller.call('POST', `${AT}/list-categories-for-items`, payload)
    return body.categoriesForItems[0].directCategoryIds
  }
  expect(await ofHidden(shop.admin)).toContain(child.id)
  expect(await ofHidden(visitor)).toEqual([])
})

test('a category is found by filters and words, counted and aggregated', async () => {
  const parent = await make({ name: 'Qz garden', description: 'Spades' })
  await under(parent.id, { name: 'Qz zémail' })
  const mine = { name: { $startsWith: 'Qz' } }
  const search = async (what: Record<string, unknown>) =>
    (await visitor.call('POST', `${AT}/search`, { treeReference, search: { filter: mine, ...what } })).body
  expect(names(await search({ sort: [{ fieldName: 'name', order: 'DESC' }] }))).toEqual(['Qz zémail', 'Qz garden'])
  expect(names(await search({ search: { expression: 'ZEMAIL' } }))).toEqual(['Qz zémail'])
  expect(names(await search({ search: { expression: 'spades' } }))).toEqual(['Qz garden'])
  expect(names(await search({ search: { expression: 'spades', fields: ['name'] } }))).toEqual([])
  expect(names(await search({ search: { expression: 'spades zemail', mode: 'OR' } }))).toHaveLength(2)
  expect(names(await search({ search: { expression: 'gardne', fuzzy: true } }))).toEqual(['Qz garden'])
  const { aggregationData } = await search({
    aggregations: [{ name: 'seen', type: 'VALUE', fieldPath: 'visible', value: { limit: 5 } }],
  })
  expect(aggregationData.results[0].values.results).toEqual([{ value: 'true', count: 2 }])
  const count = { treeReference, filter: { $and: [mine, { 'parentCategory.id': parent.id }] } }
  expect((await visitor.call('POST', `${AT}/count`, count)).body).toEqual({ count: 1 })
  const top = { $and: [mine, { 'parentCategory.id': { $exists: false } }, { 'treeReference.treeKey': null }] }
  expect(names(await query(visitor, { query: { filter: top } }))).toEqual(['Qz garden'])
})

test('the category of all products is there for both catalogues', async () => {
  const { category } = (await get(visitor, ALL_PRODUCTS_CATEGORY_ID)).body
  expect(category).toMatchObject({
    name: 'All Products',
    slug: 'all-products',
    managingAppId: STORE_APP,
    visible: true,
  })
  expect(category.itemCounter).toBeGreaterThan(0)
  expect((await itemsOf(visitor, ALL_PRODUCTS_CATEGORY_ID, '&cursorPaging.limit=2')).length).toBe(2)
  expect(refused(await shop.admin.call('DELETE', `${AT}/${ALL_PRODUCTS_CATEGORY_ID}?${TREE}`))).toEqual([
    409,
    'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED',
  ])
  const read = (await visitor.call('GET', '/stores/v3/all-products-category')).body
  expect(read).toEqual({ categoryId: ALL_PRODUCTS_CATEGORY_ID, treeReference })
})

test('a filter of products moves them in and out at once', async () => {
  const { id } = await make()
  const [a, b] = [await product('Filter one'), await product('Filter two')]
  await product('Filtered not')
  const all = (what: string, body: object) =>
    shop.admin.call('POST', `/stores/v3/bulk/products/${what}-categories-by-filter`, body)
  const filter = { name: { $startsWith: 'Filter ' } }
  expect((await all('add-to', { filter, categoryIds: [id] })).body).toEqual({ jobId: expect.any(String) })
  expect((await itemsOf(visitor, id)).sort()).toEqual([a, b].sort())
  await all('remove-from', { filter: { name: 'Filter one' }, categoryIds: [id] })
  expect(await itemsOf(visitor, id)).toEqual([b])
  expect(refused(await all('add-to', { filter, categoryIds: [id, NOBODY] }))).toEqual([404, 'CATEGORY_NOT_FOUND'])
})

test('a collection of catalogue 1 is a category, and the other way round', async () => {
  const { collection } = (
    await shop.admin.call('POST', '/stores/v1/collections', { collection: { name: 'One thing' } })
  ).body
  expect((await get(visitor, collection.id)).body.category).toMatchObject({ name: 'One thing', slug: collection.slug })
  const category = await make({ name: 'Other thing' })
  const v1 = async () => (await visitor.call('GET', `/v2/collections/${category.id}`)).body.collection
  expect(await v1()).toMatchObject({ name: 'Other thing', numberOfProducts: 0 })
  await shop.admin.call('PATCH', `/stores/v1/collections/${category.id}`, {
    collection: { id: category.id, name: 'Renamed' },
  })
  expect((await get(visitor, category.id)).body.category).toMatchObject({ name: 'Renamed', revision: '2' })
})

test('an app’s category takes products from that app alone', async () => {
  const managed = await make({ managingAppId: NOBODY })
  expect(refused(await add(managed.id, await product()))).toEqual([409, 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED'])
})
