import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite } from '../../test/fixture.ts'

let shop: Awaited<ReturnType<typeof sharedSite>>
beforeAll(async () => {
  shop = await sharedSite()
})
afterAll(() => shop.close())

const bulk = async (path: string, body: object) => {
  const answer = await shop.admin.call('POST', `/stores/v3/bulk/${path}`, body)
  const { results, bulkActionMetadata } =
    (answer.body as never as { productResults?: Bulk } & Bulk).productResults ?? answer.body
  return {
    status: answer.status,
    outcomes: (results as never as Bulk['results'])?.map(({ itemMetadata: { originalIndex, success, error } }) => [
      originalIndex,
      success ? 'made' : error?.data?.fieldViolations?.map(({ field, ruleName }) => `${field} ${ruleName}`).join(),
    ]),
    counts: bulkActionMetadata,
  }
}
interface Bulk {
  readonly results: readonly {
    readonly itemMetadata: {
      readonly originalIndex: number
      readonly success: boolean
      readonly error?: { readonly data?: { readonly fieldViolations?: readonly { field: string; ruleName: string }[] } }
    }
  }[]
  readonly bulkActionMetadata: object
}

const counts = (totalSuccesses: number, totalFailures: number) => ({
  totalSuccesses,
  totalFailures,
  undetailedFailures: 0,
})
const product = (name: string, amount = '1') => ({
  name,
  productType: 'PHYSICAL',
  variantsInfo: { variants: [{ price: { actualPrice: { amount } }, inventoryItem: { quantity: 2 } }] },
})

test('an item that does not fit its schema is reported at its place; the others are done', async () => {
  expect(await bulk('brands/create', { brands: [{ name: '' }, { name: 'Acme' }, { name: 'x'.repeat(51) }] })).toEqual({
    status: 200,
    outcomes: [
      [0, 'brands[0].name MIN_LENGTH'],
      [1, 'made'],
      [2, 'brands[2].name MAX_LENGTH'],
    ],
    counts: counts(1, 2),
  })
})

test('an item cannot fill the answer: many are counted without details, none passes for a good one', async () => {
  const scopes = Array.from({ length: 20 }, () => ({ bad: 'x' }))
  const products = Array.from({ length: 100 }, () => ({
    name: 7,
    media: { itemsInfo: { items: scopes } },
    id: 'x'.repeat(5_000),
  }))
  const { body } = await shop.admin.call('POST', '/stores/v3/bulk/products/create', { products })
  expect(body.bulkActionMetadata).toMatchObject({ totalSuccesses: 0, totalFailures: 100 })
  const { undetailedFailures } = body.bulkActionMetadata
  expect(undetailedFailures).toBe(100 - body.results.length)
  expect(JSON.stringify(body).length).toBeLessThan(60_000)
})

test('a faulty item is reported by itself where the items answer in a block of their own', async () => {
  expect(
    await bulk('products-with-inventory/create', { products: [product(''), product('Mug', 'dear'), product('Cup')] }),
  ).toEqual({
    status: 200,
    outcomes: [
      [0, 'products[0].name MIN_LENGTH'],
      [1, 'products[1].variantsInfo.variants[0].price.actualPrice.amount FORMAT'],
      [2, 'made'],
    ],
    counts: counts(1, 2),
  })
})

test('a call whose items all misfit does nothing, and reports each', async () => {
  const { status, outcomes, counts: counted } = await bulk('ribbons/create', { ribbons: [{ name: '' }, {}] })
  expect({ status, outcomes, counted }).toEqual({
    status: 200,
    outcomes: [
      [0, 'ribbons[0].name MIN_LENGTH'],
      [1, 'ribbons[1].name REQUIRED_FIELD'],
    ],
    counted: counts(0, 2),
  })
})

test('an untouched block beside reports no items', async () => {
  const { body } = await shop.admin.call('POST', '/stores/v3/bulk/products-with-inventory/create', {
    products: [product('')],
  })
  expect(body.productResults.bulkActionMetadata).toEqual(counts(0, 1))
  expect(body.inventoryResults).toEqual({ results: [], bulkActionMetadata: counts(0, 0) })
})

test.for([
  ['no items', { brands: [] }],
  ['more than a call takes', { brands: Array.from({ length: 101 }, (_, i) => ({ name: `Brand ${i}` })) }],
  ['a fault elsewhere', { brands: [{ name: '' }], returnEntity: 'perhaps' }],
  ['no list', { brands: { name: 'Acme' } }],
] as const)('the call is refused as a whole for %s', async ([, body]) => {
  expect((await bulk('brands/create', body)).status).toBe(400)
})

test('a call with an idempotency key is another one when a faulty item is another', async () => {
  const create = (first: string) =>
    shop.admin.call(
      'POST',
      '/stores/v3/bulk/brands/create',
      { brands: [{ name: first }, { name: 'Second' }] },
      { 'idempotency-key': 'brands-once' },
    )
  const made = await create('')
  expect((await create('')).body).toEqual(made.body)
  expect((await create('x'.repeat(51))).body.details.applicationError.code).toBe('IDEMPOTENCY_KEY_REUSED')
})
