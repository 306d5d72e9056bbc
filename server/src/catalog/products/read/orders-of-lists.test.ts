import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite, type TestVisitor } from '../../../../test/fixture.ts'
import { checkOut, placeOrder, productLine, sellShirts } from '../../../../test/shop.ts'

const COUNT = 12
/** Position of a write that no process has reached: the database answers. */
const UNREAD = { 'x-wix-consistent': '9000000000000000000' }

interface Query {
  readonly filter?: object
  readonly sort?: readonly { readonly fieldName: string; readonly order?: string }[]
  readonly paging?: { readonly limit?: number; readonly offset?: number }
}

let shop: Awaited<ReturnType<typeof sharedSite>>
let visitor: TestVisitor
const ids: string[] = []
beforeAll(async () => {
  shop = await sharedSite()
  visitor = await shop.visitor()
  for (let i = 0; i < COUNT; i++)
    ids.push((await sellShirts(shop, 10, 10 + i, `Rope ${String(i).padStart(2, '0')}`)).productId)
})
afterAll(() => shop.close())

const pathOf = (query: Query): string =>
  `/stores-reader/v1/products/query-platformized?.r=${Buffer.from(JSON.stringify({ query })).toString('base64url')}`
const list = async (query: Query, headers?: Record<string, string>, reader: Pick<TestVisitor, 'call'> = visitor) => {
  const { status, body, statements } = await reader.call('GET', pathOf(query), undefined, headers)
  expect(status, JSON.stringify(body)).toBe(200)
  return { names: body.products.map(({ name }: { name: string }) => name), metadata: body.metadata, statements, body }
}
const NAMES = [{ fieldName: 'name' }]
const known = (query: Query) => list(query).then(({ statements }) => statements)
/** Has the order of a list remembered. */
const twoPages = async (query: Query) => {
  for (const limit of [20, 21]) await list({ ...query, paging: { limit } })
}
const change = async (id: string, fields: object) => {
  const { status, body } = await shop.admin.call('PATCH', `/stores/v1/products/${id}`, { product: { id, ...fields } })
  expect(status, JSON.stringify(body)).toBe(200)
}

test('a list takes no statement from its third page on, and any page is as the database has it', async () => {
  for (const query of [
    {},
    { sort: NAMES },
    { sort: [{ fieldName: 'price', order: 'DESC' }] },
    { filter: { name: { $startsWith: 'Rope 0' } } },
  ]) {
    await twoPages(query)
    for (const paging of [
      { limit: 4 },
      { limit: 5, offset: 3 },
      { offset: COUNT - 1 },
      { offset: 99 },
      { limit: 0 },
      { limit: 100 },
    ]) {
      const remembered = await list({ ...query, paging })
      expect({ paging, statements: remembered.statements }).toEqual({ paging, statements: 0 })
      expect(remembered.body).toEqual((await list({ ...query, paging }, UNREAD)).body)
    }
  }
})

test('a product that is renamed, hidden, made or deleted is where it belongs in the next answer', async () => {
  await twoPages({ sort: NAMES })
  const first = async (limit: number) => (await list({ sort: NAMES, paging: { limit } })).names.slice(0, 2)
  expect(await first(6)).toEqual(['Rope 00', 'Rope 01'])
  await change(ids[5]!, { name: 'Anchor' })
  expect(await first(7)).toEqual(['Anchor', 'Rope 00'])
  await twoPages({ sort: NAMES })
  await change(ids[0]!, { visible: false })
  expect(await first(8)).toEqual(['Anchor', 'Rope 01'])
  await change(ids[0]!, { visible: true })
  await change(ids[5]!, { name: 'Rope 05' })
  await twoPages({ sort: NAMES })
  const { productId } = await sellShirts(shop, 1, 9, 'Able')
  expect(await first(9)).toEqual(['Able', 'Rope 00'])
  await twoPages({ sort: NAMES })
  expect((await shop.admin.call('DELETE', `/stores/v1/products/${productId}`)).status).toBe(200)
  const after = await list({ sort: NAMES, paging: { limit: 11 } })
  expect([after.names[0], after.metadata.count]).toEqual(['Rope 00', 11])
})

test('a sale changes no order, and lists that are found by stock are read each time', async () => {
  const inStock = { filter: { 'stock.inStock': true }, sort: NAMES }
  await twoPages({ sort: NAMES })
  await twoPages(inStock)
  expect(await known({ ...inStock, paging: { limit: 4 } })).toBe(1)
  const { productId } = await sellShirts(shop, 1, 9, 'Aback')
  expect((await list({ ...inStock, paging: { limit: 5 } })).names[0]).toBe('Aback')
  const buyer = await shop.visitor()
  expect((await placeOrder(buyer, await checkOut(buyer, [productLine(productId, 1)]))).status).toBe(200)
  expect((await list({ ...inStock, paging: { limit: 6 } })).names[0]).toBe('Rope 00')
  expect((await list({ sort: NAMES, paging: { limit: 6 } })).names[0]).toBe('Aback')
})

test('hidden products are in the lists of staff alone, whatever visitors made be remembered', async () => {
  await twoPages({ sort: NAMES })
  await change(ids[1]!, { visible: false })
  await twoPages({ sort: NAMES })
  const shown = await list({ sort: NAMES, paging: { limit: 50 } })
  expect((await list({ sort: NAMES, paging: { limit: 50 } }, {}, shop.admin)).names).toContain('Rope 01')
  expect(shown.names).not.toContain('Rope 01')
  await change(ids[1]!, { visible: true })
})
