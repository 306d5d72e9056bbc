import { beforeEach, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../test/fixture.ts'
import { newId } from '../../ground/ids.ts'
import { refused } from '../../members/members.fixture.ts'
import { carryOnImport } from './carry-on.ts'

const IMPORTS = '/stores/v3/catalog-imports'
const NOBODY = '00000000-0000-7000-8000-000000000000'

let site: TestSite
beforeEach(async () => {
  site = await testSite()
})

const post = async (path: string, message: object) => {
  const { status, body } = await site.admin.call('POST', path, message)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const open = async () => (await post(IMPORTS, { catalogImport: {} })).catalogImport.id as string
const add = (id: string, ...products: object[]) => post(`${IMPORTS}/${id}/add-products`, { products })
const submit = (id: string) => post(`${IMPORTS}/${id}/submit`, {})
/** Runs the job. */
const carriedOn = async (id: string) => {
  const at = site.assembly.directory.site(site.siteId)! // the fixture made it
  const needs = {
    db: site.assembly.pool.forSite(site.siteId),
    site: at,
    now: new Date(),
    newId: () => newId(new Date()),
    publicUrl: site.assembly.settings.publicUrl,
  }
  await carryOnImport(needs, id)
}
const written = async (...products: object[]) => {
  const id = await open()
  const added = await add(id, ...products)
  await submit(id)
  await carriedOn(id)
  return { id, added }
}
const tea = (handle: string, more: object = {}) => ({
  handle,
  name: `Tea ${handle}`,
  productType: 'PHYSICAL',
  variantsInfo: {
    variants: [{ sku: handle, price: { actualPrice: { amount: '4.50' } }, inventoryItem: { quantity: 7 } }],
  },
  ...more,
})
const byName = async (name: string) =>
  (
    await post('/stores/v3/products/query', {
      query: { filter: { name: { $startsWith: name } } },
      fields: ['DIRECT_CATEGORIES_INFO'],
    })
  ).products
const failuresOf = async (id: string) => {
  const sql = `select payload from happenings where entity_id = $1 and slug = 'completed'`
  return (await site.query(sql, [id]))[0]?.payload as { failures: { handle: string; error: { code: string } }[] }
}

test('an import makes products with stock and categories, and changes those that it finds by their handle', async () => {
  const treeReference = { appNamespace: '@wix/stores', treeKey: null }
  const { category } = await post('/categories/v1/categories', { category: { name: 'Teas' }, treeReference })
  const { id, added } = await written(
    { product: tea('SENCHA 1'), categoryIdsInfo: { categoryIds: [category.id] } },
    { product: tea('assam') },
  )
  expect(added.results.map(({ itemMetadata }: { itemMetadata: object }) => itemMetadata)).toMatchObject([
    { originalIndex: 0, success: true, id: expect.any(String) },
    { originalIndex: 1, success: true },
  ])
  expect(await failuresOf(id)).toMatchObject({
    created: 2,
    updated: 0,
    failed: 0,
    failures: [],
    jobId: expect.any(String),
  })
  const [sencha] = await byName('Tea SENCHA')
  expect(sencha).toMatchObject({ handle: 'SENCHA 1', inventory: { availabilityStatus: 'IN_STOCK' } })
  expect(sencha.directCategoriesInfo.categories).toContainEqual({ id: category.id })

  const again = await written({
    product: tea('SENCHA 1', { name: 'Tea renamed', visible: false }),
    fieldMask: 'name',
  })
  expect(await failuresOf(again.id)).toMatchObject({ created: 0, updated: 1 })
  const [renamed] = await byName('Tea renamed')
  expect(renamed).toMatchObject({ id: sencha.id, handle: 'SENCHA 1', visible: true })
  await written({ product: { handle: 'assam', visible: false } })
  expect((await byName('Tea assam'))[0]).toMatchObject({ name: 'Tea assam', visible: false })
})

test('an import answers item by item, replaces a handle that comes again and is submitted once', async () => {
  const id = await open()
  const { results, bulkActionMetadata } = await add(
    id,
    { product: { handle: 'bare' } },
    { product: tea('oolong'), fieldMask: 'name,colour' },
    { product: tea('oolong', { name: 'First' }) },
    { product: tea('oolong', { name: 'Second' }) },
  )
  expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 2 })
  expect(
    results.map(({ itemMetadata }: { itemMetadata: { error?: { code: string } } }) => itemMetadata.error?.code),
  ).toEqual([...['INVALID_ARGUMENT', 'FIELD_MASK_VALUE_NOT_SUPPORTED', undefined, undefined]])
  const nameless = await add(id, { product: { name: 'X' } })
  expect(nameless.results).toMatchObject([{ itemMetadata: { success: false, error: { code: 'INVALID_ARGUMENT' } } }])
  const { jobId, totalProductsCount } = await submit(id)
  expect(totalProductsCount).toBe(1)
  for (const [path, message] of [
    ['submit', {}],
    ['add-products', { products: [{ product: tea('late') }] }],
  ] as const) {
    const reply = await site.admin.call('POST', `${IMPORTS}/${id}/${path}`, message)
    expect(refused(reply)).toEqual([409, 'CATALOG_IMPORT_ALREADY_SUBMITTED'])
    expect(reply.body.details.applicationError.data).toMatchObject({ catalogImportId: id, asyncJobId: jobId })
  }
  expect(refused(await site.admin.call('POST', `${IMPORTS}/${NOBODY}/submit`, {}))).toEqual([
    404,
    'CATALOG_IMPORT_NOT_FOUND',
  ])
  await carriedOn(id)
  expect(await byName('Second')).toHaveLength(1)
})

test('an import goes on where it was cut off, and leaves one product at fault out', async () => {
  await post('/stores/v3/products-with-inventory', { product: { ...tea('x'), name: 'Taken', handle: undefined } })
  const id = await open()
  await add(
    id,
    ...Array.from({ length: 60 }, (_, n) => ({ product: tea(`bag-${n}`) })),
    { product: tea('clash', { variantsInfo: { variants: [{ sku: 'x', price: { actualPrice: { amount: '1' } } }] } }) },
    { product: tea('lost'), categoryIdsInfo: { categoryIds: [NOBODY] } },
  )
  await submit(id)
  // A process that ended after it had written two products and before it could say so.
  await carriedOn(id)
  await site.query(`update catalog_import_items set outcome = null where handle in ('bag-1', 'bag-58')`)
  await site.query(`update catalog_imports set status = 'SUBMITTED'`)
  await carriedOn(id)
  const products = await site.query(`select count(*)::int as n, count(distinct handle)::int as handles from products`)
  expect(products).toEqual([{ n: 62, handles: 62 }])
  const { failures } = await failuresOf(id)
  expect(failures.map(({ handle, error }) => [handle, error.code])).toEqual([
    ['clash', 'SKU_ALREADY_EXIST_ERROR'],
    ['lost', 'CATEGORY_NOT_FOUND'],
  ])
})

test('stock needs its own permission, and nothing of the call is added without it', async () => {
  const key = await site.keyWith(['catalog.write'])
  const id = await open()
  const bare = { ...tea('bare'), variantsInfo: { variants: [{ price: { actualPrice: { amount: '4.50' } } }] } }
  const added = (...products: object[]) =>
    key.call('POST', `${IMPORTS}/${id}/add-products`, { products: products.map((product) => ({ product })) })
  const { status, body } = await added(bare, tea('stocked'))
  expect([status, body.details.applicationError.data]).toEqual([403, { scope: 'inventory.write' }])
  expect((await added(bare)).status).toBe(200)
  expect((await submit(id)).totalProductsCount).toBe(1)
})
