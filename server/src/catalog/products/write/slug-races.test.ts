import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite } from '../../../../test/fixture.ts'

let shop: Awaited<ReturnType<typeof sharedSite>>
beforeAll(async () => {
  shop = await sharedSite()
})
afterAll(() => shop.close())

const AT_ONCE = 20
const atOnce = <T>(write: (i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, i) => write(i)))
const v1 = (fields: Record<string, unknown>) =>
  shop.admin.call('POST', '/stores/v1/products', { product: { priceData: { price: 1 }, ...fields } })
const v3 = (fields: Record<string, unknown>, variant: Record<string, unknown> = {}) =>
  shop.admin.call('POST', '/stores/v3/products', {
    product: {
      productType: 'PHYSICAL',
      variantsInfo: { variants: [{ price: { actualPrice: { amount: '1' } }, ...variant }] },
      ...fields,
    },
  })

test('products of one name that are made at once, in both generations, each get a slug', async () => {
  const name = 'Crowded mug'
  const replies = await atOnce((i) => (i % 2 === 0 ? v1({ name }) : v3({ name })))
  expect(replies.map(({ status }) => status)).toEqual(Array(AT_ONCE).fill(200))
  expect(new Set(replies.map(({ body }) => body.product.slug)).size).toBe(AT_ONCE)
})

test('a slug that several ask for at once is one’s', async () => {
  const replies = await atOnce((i) => v3({ name: `Wanted ${i}`, slug: 'wanted' }))
  const refused = replies.filter(({ status }) => status === 409)
  expect(refused).toHaveLength(AT_ONCE - 1)
  for (const { body } of refused) expect(body.details.applicationError.code).toBe('DUPLICATE_SLUG_ERROR')
})

test.for([
  ['sku', 'SKU_ALREADY_EXIST_ERROR'],
  ['barcode', 'BARCODE_ALREADY_EXIST_ERROR'],
] as const)('a new %s that several say at once is one’s', async ([kind, code]) => {
  const replies = await atOnce((i) => v3({ name: `Coded ${kind} ${i}` }, { [kind]: 'ONE-OF-A-KIND' }))
  const refused = replies.filter(({ status }) => status === 409)
  expect(refused).toHaveLength(AT_ONCE - 1)
  for (const { body } of refused) expect(body.details.applicationError.code).toBe(code)
})
