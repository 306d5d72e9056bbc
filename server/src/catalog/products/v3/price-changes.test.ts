import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite, type TestVisitor } from '../../../../test/fixture.ts'
import { price, v3Products } from './products.fixture.ts'

let shop: Awaited<ReturnType<typeof sharedSite>>
let visitor: TestVisitor
beforeAll(async () => {
  shop = await sharedSite()
  visitor = await shop.visitor()
})
afterAll(() => shop.close())
const { created, readV3 } = v3Products(() => ({ shop, visitor }))

const lamp = (name: string, actual: string, compareAt?: string) =>
  created({ name, variantsInfo: { variants: [price(actual, compareAt)] } })
const change = (body: object) => shop.admin.call('POST', '/fairground/v1/price-changes', body)
const restore = (changes: unknown) => shop.admin.call('POST', '/fairground/v1/price-changes/restore', { changes })
const pricesOf = async (id: string) => {
  const { actualPriceRange, compareAtPriceRange } = await readV3(id)
  return [actualPriceRange.minValue.amount, compareAtPriceRange?.minValue?.amount]
}

test.for([
  ['10 per cent more', { percentage: 10 }, '37.80', '41.58'],
  ['7.5 per cent more', { percentage: 7.5 }, '37.80', '40.64'],
  ['12.25 per cent less', { percentage: -12.25 }, '40.00', '35.10'],
  ['10 per cent more, to .99', { percentage: 10, ending: '99' }, '37.80', '41.99'],
  ['an amount less, to .00', { amount: '-1', ending: '00' }, '37.80', '37.00'],
  ['one price for all', { price: '20', ending: '95' }, '37.80', '19.95'],
] as const)('%s', async ([name, body, before, after]) => {
  const { id } = await lamp(name, before)
  const { status, body: answer } = await change({ productIds: [id], ...body })
  expect(status).toBe(200)
  expect(answer.bulkActionMetadata.totalSuccesses).toBe(1)
  expect(answer.changes).toMatchObject([
    { productId: id, before: { actualPrice: before }, after: { actualPrice: after } },
  ])
  expect((await pricesOf(id))[0]).toBe(after)

  expect((await restore(answer.changes)).body).toEqual({ restored: 1, left: 0, leftProductIds: [] })
  expect((await pricesOf(id))[0]).toBe(before)
})

test('a percentage with three digits after the point is refused', async () => {
  const { id } = await lamp('Too fine', '10')
  const { status, body } = await change({ productIds: [id], percentage: 7.125 })
  expect([status, body.details.validationError.fieldViolations]).toMatchObject([
    400,
    [{ field: 'percentage', violatedRule: 'DECIMAL_MAX_SCALE' }],
  ])
})

test('prices of several products without variants go back, each to its own', async () => {
  const lamps = [await lamp('First', '11.95'), await lamp('Second', '10.00')]
  const { body } = await change({ productIds: lamps.map(({ id }) => id), percentage: 10 })
  expect((await restore(body.changes)).body).toEqual({ restored: 2, left: 0, leftProductIds: [] })
  expect(await Promise.all(lamps.map(async ({ id }) => (await pricesOf(id))[0]))).toEqual(['11.95', '10.00'])
})

test('restoring twice, or two at once, restores once and leaves nothing', async () => {
  const { id } = await lamp('Restored twice', '10')
  const { body } = await change({ productIds: [id], percentage: 10 })
  const both = await Promise.all([restore(body.changes), restore(body.changes)])
  for (const reply of [...both, await restore(body.changes)])
    expect([reply.status, reply.body]).toEqual([200, { restored: 1, left: 0, leftProductIds: [] }])
  expect((await pricesOf(id))[0]).toBe('10.00')
})

test('restoring names the products whose prices changed since and those that are gone', async () => {
  const [same, dearer, gone] = [await lamp('Same', '10'), await lamp('Dearer', '20'), await lamp('Gone', '30')]
  const productIds = [same.id, dearer.id, gone.id]
  const { body } = await change({ productIds, percentage: 10 })
  await change({ productIds: [dearer.id], price: '90' })
  expect((await shop.admin.call('DELETE', `/stores/v3/products/${gone.id}`)).status).toBe(200)
  const { restored, left, leftProductIds } = (await restore(body.changes)).body
  expect([restored, left, leftProductIds.toSorted()]).toEqual([1, 2, [dearer.id, gone.id].toSorted()])
  expect((await pricesOf(same.id))[0]).toBe('10.00')
})

test('a product that is named in two spellings of its id is changed once, and restored by either', async () => {
  const { id } = await lamp('Twice', '10')
  const { body } = await change({ productIds: [id, id.toUpperCase()], percentage: 10 })
  expect([body.changes.length, await pricesOf(id)]).toEqual([1, ['11.00', undefined]])
  const spelled = body.changes.map((one: { productId: string }) => ({ ...one, productId: one.productId.toUpperCase() }))
  expect((await restore(spelled)).body).toMatchObject({ restored: 1, left: 0 })
  expect((await pricesOf(id))[0]).toBe('10.00')
})

test('a sale that a set price ended begins again', async () => {
  const { id } = await lamp('On sale', '15', '20')
  const { body } = await change({ productIds: [id], price: '18' })
  expect(await pricesOf(id)).toEqual(['18.00', undefined])
  await restore(body.changes)
  expect(await pricesOf(id)).toEqual(['15.00', '20.00'])
})

test('a price that somebody changed since stays', async () => {
  const { id } = await lamp('Changed again', '30')
  const { body } = await change({ productIds: [id], percentage: 10 })
  await change({ productIds: [id], price: '50' })
  expect((await restore(body.changes)).body).toEqual({ restored: 0, left: 1, leftProductIds: [id] })
  expect((await pricesOf(id))[0]).toBe('50.00')
})

test('each product is changed or refused by itself', async () => {
  const [cheap, dear] = [await lamp('Cheap', '2'), await lamp('Dear', '200')]
  const { body } = await change({ productIds: [cheap.id, dear.id], amount: '-10' })
  expect(body.results.map(({ itemMetadata }: { itemMetadata: { success: boolean } }) => itemMetadata.success)).toEqual([
    false,
    true,
  ])
  expect(body.changes).toHaveLength(1)
  expect((await pricesOf(cheap.id))[0]).toBe('2.00')
})

test.for([
  ['two ways at once', { amount: '1', percentage: 1 }],
  ['an ending that is none', { percentage: 1, ending: '49' }],
  ['too many decimals', { amount: '1.234' }],
] as const)('%s is refused', async ([, body]) => {
  const { id } = await lamp('Refused', '10')
  expect((await change({ productIds: [id], ...body })).status).toBe(400)
  expect((await pricesOf(id))[0]).toBe('10.00')
})

test('a product of nobody is refused by itself, and visitors may not', async () => {
  const { id } = await lamp('Not theirs', '10')
  expect((await visitor.call('POST', '/fairground/v1/price-changes', { productIds: [id], percentage: 1 })).status).toBe(
    403,
  )
  const { body } = await change({ productIds: ['00000000-0000-4000-8000-000000000000'], percentage: 1 })
  expect(body.results[0].itemMetadata.error.code).toBe('PRODUCT_NOT_FOUND')
})
