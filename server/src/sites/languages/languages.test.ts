import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite, type TestCaller, type TestVisitor } from '../../../test/fixture.ts'

let site: Awaited<ReturnType<typeof sharedSite>>
let visitor: TestVisitor
beforeAll(async () => {
  site = await sharedSite()
  visitor = await site.visitor()
})
afterAll(() => site.close())

const PATH = '/fairground/v1/languages'
const set = (others: readonly string[], by: TestCaller = site.admin) => by.call('PATCH', PATH, { others })

test('a site offers languages beside its own', async () => {
  expect((await visitor.call('GET', PATH)).body).toEqual({ language: 'en', others: [], available: ['en', 'de', 'fr'] })
  const { body } = await set(['de', 'fr'])
  expect(body).toEqual({
    language: 'en',
    others: ['de', 'fr'],
    available: ['en', 'de', 'fr'],
    updatedDate: expect.any(String),
  })
  expect((await visitor.call('GET', PATH)).body).toEqual(body)
  const [entry] = await site.query(`select before, after from audit_log where action = 'languages.set'`)
  expect(entry).toEqual({ before: { others: [] }, after: { others: ['de', 'fr'] } })
})

test.for([[['en']], [['de', 'de']], [['es']], [['de', 'fr', 'en', 'de']]] as const)(
  '%o cannot be offered',
  async ([others]) => {
    const before = (await visitor.call('GET', PATH)).body
    expect((await set(others)).status).toBe(400)
    expect((await visitor.call('GET', PATH)).body).toEqual(before)
  },
)

test('visitors do not set them', async () => {
  expect((await set(['de'], visitor)).status).toBe(403)
})

test('a caller reads prices the way of the language that they ask for', async () => {
  await set(['de'])
  const { body } = await site.admin.call('POST', '/stores/v1/products', {
    product: { name: 'Bench', productType: 'physical', priceData: { price: 1234.5 } },
  })
  const price = async (language: string) => {
    const headers = { 'x-fairground-language': language }
    const read = await visitor.call('GET', `/stores-reader/v1/products/${body.product.id}`, undefined, headers)
    return read.body.product.priceData.formatted.price.replaceAll('\u00a0', ' ')
  }
  expect([await price('en'), await price('de'), await price('es')]).toEqual(['£1,234.50', '1.234,50 £', '£1,234.50'])
})
