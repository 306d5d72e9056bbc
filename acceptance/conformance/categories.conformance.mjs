import { expect, test } from 'vitest'
import { admin, lastSent, mark, refusal, visitor } from './clients.mjs'
import { newProduct } from './goods.mjs'

const someone = visitor()
const treeReference = { appNamespace: '@wix/stores', treeKey: null }
const STORE = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const item = (product) => ({ catalogItemId: product._id, appId: STORE })
const tree = { treeReference }

const make = (fields = {}, options = {}) =>
  admin.categories.createCategory({ name: `Shelf ${mark()}`, ...fields }, { ...tree, ...options })
const read = (id, options = {}) => someone.categories.getCategory(id, treeReference, options)

test('a category as it is made and read', async () => {
  const name = `Shelf ${mark()}`
  const made = await make({ name, description: 'High' })
  expect(lastSent().path).toBe('/categories/v1/categories')
  expect(made).toMatchObject({ revision: '1', name, visible: true, itemCounter: 0, treeReference })
  expect(made._createdDate).toBeInstanceOf(Date)
  expect((await read(made._id, { fields: ['DESCRIPTION'] })).description).toBe('High')
  const bySlug = await someone.categories.getCategoryBySlug(made.slug, treeReference)
  expect((bySlug.category ?? bySlug)._id).toBe(made._id)
  const { trees } = await someone.categories.listTrees()
  expect(trees[0].appNamespace).toBe('@wix/stores')
})

test('changed, moved, hidden, deleted', async () => {
  const parent = await make()
  const child = await make({ parentCategory: { _id: parent._id } })
  const changed = await admin.categories.updateCategory(child._id, { revision: '1', name: 'Changed' }, tree)
  expect(changed).toMatchObject({ revision: '2', name: 'Changed' })
  expect(await refusal(admin.categories.updateCategory(child._id, { revision: '1', name: 'X' }, tree))).toMatchObject({
    status: 409,
  })
  const above = await read(child._id, { fields: ['BREADCRUMBS_INFO'] })
  expect(above.breadcrumbsInfo.breadcrumbs[0].categoryId).toBe(parent._id)
  const moved = await admin.categories.moveCategory(child._id, treeReference, { position: 'FIRST' })
  expect(moved.categoriesAfterMove[0]).toBe(child._id)
  expect(
    await refusal(
      admin.categories.moveCategory(child._id, treeReference, { position: 'LAST', parentCategoryId: child._id }),
    ),
  ).toMatchObject({ code: 'TREE_CYCLE_DETECTED' })
  await admin.categories
    .updateCategoryVisibility(parent._id, '1', { treeReference, visible: false })
    .catch(() => undefined)
  await admin.categories.deleteCategory(child._id, treeReference)
  expect(await refusal(read(child._id))).toMatchObject({ status: 404 })
})

test('products come, are arranged and go', async () => {
  const category = await make()
  const [a, b] = [await newProduct(), await newProduct()]
  const added = await admin.categories.bulkAddItemsToCategory(category._id, [item(a), item(b)], tree)
  expect(added.bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 0, undetailedFailures: 0 })
  expect((await read(category._id)).itemCounter).toBe(2)
  await admin.categories.setArrangedItems(category._id, treeReference, { items: [item(b)] })
  const { items } = await someone.categories.listItemsInCategory(category._id, treeReference, {
    useCategoryArrangement: true,
  })
  expect(items.map(({ catalogItemId }) => catalogItemId)).toEqual([b._id, a._id])
  expect((await someone.categories.getArrangedItems(category._id, treeReference)).items).toEqual([item(b)])
  const of = await someone.categories.listCategoriesForItem(item(a), tree)
  expect(of.directCategoryIds).toContain(category._id)
  // The client leaves lists of objects out of a query string: it is answered about no items.
  expect((await someone.categories.listCategoriesForItems([item(a)], tree)).categoriesForItems).toEqual([])
  const out = await admin.categories.bulkRemoveItemsFromCategory(category._id, [item(a)], tree)
  expect(out.results[0].itemMetadata.success).toBe(true)
  const other = await make()
  const both = await admin.categories.bulkAddItemToCategories(item(a), {
    categoryIds: [category._id, other._id],
    ...tree,
  })
  expect(both.bulkActionMetadata.totalSuccesses).toBe(2)
  await admin.categories.bulkRemoveItemFromCategories(item(a), { categoryIds: [other._id], ...tree })
  const { collection } = await someone.products.getCollectionBySlug(category.slug)
  expect(collection.numberOfProducts).toBe(2)
})

test('found, searched and counted', async () => {
  const word = mark()
  for (const letter of ['a', 'b']) await make({ name: `${word} ${letter}` })
  const found = await someone.categories.queryCategories(tree).startsWith('name', word).descending('name').find()
  expect(found.items.map(({ name }) => name)).toEqual([`${word} b`, `${word} a`])
  const search = { search: { expression: word } }
  const searched = await someone.categories.searchCategories(search, tree)
  expect(searched.categories).toHaveLength(2)
  const counted = await someone.categories.countCategories({ ...tree, filter: { name: { $startsWith: word } } })
  expect(counted.count).toBe(2)
})

test('the category of all products', async () => {
  const { categoryId } = await someone.productsV3.getAllProductsCategory()
  expect(await read(categoryId)).toMatchObject({ slug: 'all-products', visible: true })
})

test('many, each by itself', async () => {
  const [a, b] = [await make(), await make({ visible: false })]
  const changed = await admin.categories.bulkUpdateCategories(
    [
      { category: { _id: a._id, revision: '1', name: 'Many' } },
      { category: { _id: b._id, revision: '5', name: 'Many' } },
    ],
    tree,
  )
  expect(changed.results.map(({ itemMetadata }) => itemMetadata.success)).toEqual([true, false])
  const shown = await admin.categories.bulkShowCategories([b._id], { ...tree, returnEntity: true })
  expect(shown.results[0].category.visible).toBe(true)
})

test('many are changed one by one; what has a call of its own is taken only as it is', async () => {
  const [one, two, three] = [await make(), await make(), await make()]
  const { results, bulkActionMetadata } = await admin.categories.bulkUpdateCategories(
    [
      { category: { ...one, name: `Shelf ${mark()}` } },
      { category: { _id: two._id, revision: two.revision, visible: false } },
      { category: { _id: three._id, revision: three.revision, parentCategory: { _id: one._id } } },
      { category: { _id: three._id, revision: three.revision, slug: ' ' } },
      { category: { _id: three._id, revision: '9', name: 'Stale' } },
    ],
    { ...tree, returnEntity: true },
  )
  expect(results.map(({ itemMetadata: { error } }) => error?.code)).toEqual([
    undefined,
    'UPDATE_OF_FIELD_NOT_ALLOWED',
    'UPDATE_OF_FIELD_NOT_ALLOWED',
    'REMOVED_SLUG',
    'STALE_REVISION',
  ])
  expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 4 })
  expect(await read(two._id)).toMatchObject({ visible: true, revision: '1' })
})
