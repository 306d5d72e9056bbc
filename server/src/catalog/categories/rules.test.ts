import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Reply, sharedSite } from '../../../test/fixture.ts'
import { STORE_APP } from '../../../test/shop.ts'
import { updateAutomaticCategories } from './operations.ts'

const treeReference = { appNamespace: '@wix/stores', treeKey: null }

let shop: Awaited<ReturnType<typeof sharedSite>>
beforeAll(async () => {
  shop = await sharedSite()
})
afterAll(() => shop.close())

let made = 0
const category = async () =>
  (await shop.admin.call('POST', '/categories/v1/categories', { category: { name: `Rules ${++made}` }, treeReference }))
    .body.category.id as string
const at = (id: string) => `/fairground/v1/categories/${id}/rules`
const setRules = (id: string, ...conditions: object[]) =>
  shop.admin.call('PUT', at(id), { categoryId: id, rules: { match: 'ALL', conditions } })
const preview = (rules: object) => shop.admin.call('POST', '/fairground/v1/categories/rules/preview', { rules })
const conditionOf = (field: string, operator: string, value: string) => ({ field, operator, value })
const refused = ({ status, body }: Reply) => [status, body.details.applicationError.code]

/** A word that only the products of one test have. */
let word = ''
const product = async (name: string, fields: Record<string, unknown> = {}) =>
  (
    await shop.admin.call('POST', '/stores/v1/products', {
      product: { name: `${word} ${name}`, priceData: { price: 10 }, ...fields },
    })
  ).body.product.id as string
const change = (id: string, fields: Record<string, unknown>) =>
  shop.admin.call('PATCH', `/stores/v1/products/${id}`, { product: { id, ...fields } })
const held = async (id: string) => {
  const { body } = await shop.admin.call(
    'GET',
    `/categories/v1/categories/${id}/list-items?treeReference.appNamespace=%40wix%2Fstores`,
  )
  return body.items.map((item: { catalogItemId: string }) => item.catalogItemId).sort()
}

test.for([
  ['a name that contains', conditionOf('NAME', 'CONTAINS', 'GARDEN')],
  ['a name that ends', conditionOf('NAME', 'ENDS_WITH', 'chair')],
  ['a name that does not contain', conditionOf('NAME', 'NOT_CONTAINS', 'sofa')],
  ['a brand, accents aside', conditionOf('BRAND', 'EQUALS', 'acme')],
  ['a brand that is another', conditionOf('BRAND', 'NOT_EQUALS', 'Other')],
  ['a ribbon', conditionOf('RIBBON', 'STARTS_WITH', 'Sal')],
  ['a SKU', conditionOf('SKU', 'STARTS_WITH', 'gc-')],
  ['a lower price', conditionOf('PRICE', 'LESS_THAN', '15.50')],
  ['a price', conditionOf('PRICE', 'EQUALS', '12')],
  ['a kind', conditionOf('PRODUCT_TYPE', 'NOT_EQUALS', 'DIGITAL')],
] as const)('an automatic category holds what fits %s, now and later', async ([, condition]) => {
  word = `Fit${++made}`
  const [first, second] = [conditionOf('NAME', 'STARTS_WITH', word), condition]
  const fits = {
    brand: 'Ácme',
    ribbon: 'Sale',
    sku: 'GC-1',
    priceData: { price: 12 },
    productType: 'physical',
  }
  const misses = {
    brand: 'Other',
    ribbon: 'New',
    sku: 'X',
    priceData: { price: 99 },
    productType: 'digital',
    stock: { inStock: false },
  }
  const [before, not] = [await product('garden chair', fits), await product('sofa', misses)]
  const id = await category()
  expect((await setRules(id, first, second)).body).toMatchObject({ itemCounter: 1, revision: '2' })
  expect(await held(id)).toEqual([before])
  const after = await product('green garden chair', fits)
  expect(await held(id)).toEqual([before, after].sort())
  expect(await held(id)).not.toContain(not)
})

test('a changed product comes and goes', async () => {
  word = 'Going'
  const id = await category()
  await setRules(id, conditionOf('NAME', 'STARTS_WITH', 'Going'), conditionOf('PRICE', 'LESS_THAN', '20'))
  const one = await product('one')
  expect(await held(id)).toEqual([one])
  await change(one, { priceData: { price: 25 } })
  expect(await held(id)).toEqual([])
  await change(one, { priceData: { price: 5 } })
  expect(await held(id)).toEqual([one])
})

test('one of several conditions can be enough', async () => {
  word = 'Either'
  const [a, b] = [await product('left'), await product('right')]
  await product('middle')
  const rules = {
    match: 'ANY',
    conditions: [conditionOf('NAME', 'EQUALS', 'either left'), conditionOf('NAME', 'EQUALS', 'either right')],
  }
  const { body } = await preview(rules)
  expect(body.total).toBe(2)
  expect(body.products.map((p: { id: string }) => p.id).sort()).toEqual([a, b].sort())
})

test('nobody puts anything in by hand, until the rules are gone', async () => {
  word = 'Hands'
  const id = await category()
  const [fits, other] = [await product('in'), await product('out')]
  await setRules(id, conditionOf('NAME', 'EQUALS', 'hands in'))
  const add = () =>
    shop.admin.call('POST', `/categories/v1/bulk/categories/${id}/add-items`, {
      categoryId: id,
      treeReference,
      items: [{ catalogItemId: other, appId: STORE_APP }],
    })
  expect(refused(await add())).toEqual([409, 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED'])
  const v1 = await shop.admin.call('POST', `/stores/v1/collections/${id}/productIds`, { id, productIds: [other] })
  expect(refused(v1)).toEqual([409, 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED'])
  const gone = await shop.admin.call('PUT', at(id), { categoryId: id, rules: null })
  expect(gone.body).toEqual({ revision: '3', itemCounter: 1 })
  expect(await held(id)).toEqual([fits])
  expect((await add()).status).toBe(200)
  expect(await held(id)).toEqual([fits, other].sort())
})

test('rules come back as they were written; wrong ones are reported by field', async () => {
  const id = await category()
  const conditions = [
    conditionOf('PRICE', 'LESS_THAN', '20.00'),
    conditionOf('TAG', 'EQUALS', 'sale'),
    conditionOf('CREATED', 'AFTER', '2026-01-31'),
  ]
  await setRules(id, ...conditions)
  expect((await shop.admin.call('GET', at(id))).body).toEqual({
    rules: { match: 'ALL', conditions },
    revision: '2',
    itemCounter: 0,
  })
  const wrong = await setRules(
    id,
    conditionOf('PRICE', 'CONTAINS', '2'),
    conditionOf('PRICE', 'EQUALS', 'cheap'),
    conditionOf('STOCK', 'EQUALS', 'SOME'),
  )
  expect(wrong.status).toBe(400)
  expect(wrong.body.details.validationError.fieldViolations.map((v: { field: string }) => v.field)).toEqual([
    'rules.conditions[0].operator',
    'rules.conditions[1].value',
    'rules.conditions[2].value',
  ])
  const stale = { categoryId: id, rules: null, revision: '1' }
  expect(refused(await shop.admin.call('PUT', at(id), stale))).toEqual([409, 'STALE_REVISION'])
})

test('age and stock move products that nobody touches', async () => {
  word = 'Aging'
  const [fresh, stocked] = [await category(), await category()]
  const first = conditionOf('NAME', 'STARTS_WITH', 'Aging')
  await setRules(fresh, first, conditionOf('CREATED', 'WITHIN_DAYS', '30'))
  await setRules(stocked, first, conditionOf('STOCK', 'EQUALS', 'IN_STOCK'))
  const one = await product('one')
  expect([await held(fresh), await held(stocked)]).toEqual([[one], [one]])

  await shop.query(`update pools set capacity = 0 where id in (select pool_id from variants where product_id = $1)`, [
    one,
  ])
  const db = shop.assembly.pool.forSite(shop.siteId)
  const moment = (now: Date) => ({ now, newId: () => crypto.randomUUID() })
  expect(await updateAutomaticCategories(db, moment(new Date()))).toBe(1)
  expect([await held(fresh), await held(stocked)]).toEqual([[one], []])
  expect(await updateAutomaticCategories(db, moment(new Date(Date.now() + 31 * 86_400_000)))).toBeGreaterThan(0)
  expect(await held(fresh)).toEqual([])
})
