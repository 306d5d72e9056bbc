import { expect, test } from 'vitest'
import { testSite } from '../../../../test/fixture.ts'
import { STORE_APP } from '../../../../test/shop.ts'
import { oneCollection } from './collection-order.ts'

const a = '01890000-0000-7000-8000-00000000000a'
const b = '01890000-0000-7000-8000-00000000000b'

test.for([
  ['a value', { 'collections.id': a }, a],
  ['one of one', { 'collections.id': { $hasSome: [a] }, visible: true }, a],
  ['the older name', { collectionIds: { $hasAll: [a] } }, a],
  ['one of two', { 'collections.id': { $hasSome: [a, b] } }, undefined],
  ['any other', { 'collections.id': { $nin: [a] } }, undefined],
  ['both names', { 'collections.id': a, collectionIds: b }, undefined],
  ['all products', { 'collections.id': '00000000-0000-0000-0000-000000000001' }, undefined],
  ['a text that is no id', { 'collections.id': 'mugs' }, undefined],
  ['nothing', undefined, undefined],
] as const)('%s', ([, filter, expected]) => {
  expect(oneCollection(filter)).toBe(expected)
})

test('a collection without a sort is listed as it was arranged, page by page, in one statement', async () => {
  const site = await testSite()
  const make = async (path: string, body: object) => {
    const reply = await site.admin.call('POST', path, body)
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    return reply.body
  }
  const ids: Record<string, string> = {}
  const { collection } = await make('/stores/v1/collections', { collection: { name: 'Shelf' } })
  for (const name of ['A', 'B', 'C', 'D']) {
    ids[name] = (await make('/stores/v1/products', { product: { name, priceData: { price: 3 } } })).product.id
    await site.advance(1000)
    await make(`/stores/v1/collections/${collection.id}/productIds`, { id: collection.id, productIds: [ids[name]] })
  }
  const arrange = (...names: string[]) =>
    make(`/categories/v1/categories/${collection.id}/set-arranged-items`, {
      categoryId: collection.id,
      items: names.map((name) => ({ catalogItemId: ids[name], appId: STORE_APP })),
      treeReference: { appNamespace: '@wix/stores', treeKey: null },
    })
  const visitor = await site.visitor()
  const list = (query: object) =>
    visitor.call('POST', '/stores-reader/v1/products/query-platformized', {
      query: { filter: { 'collections.id': { $hasSome: [collection.id] } }, ...query },
    })
  const namesOf = (reply: { body: { products: { name: string }[] } }) => reply.body.products.map(({ name }) => name)

  expect(namesOf(await list({}))).toEqual(['D', 'C', 'B', 'A'])
  await arrange('B', 'A')
  expect(namesOf(await list({}))).toEqual(['B', 'A', 'D', 'C'])
  const second = await list({ paging: { limit: 2, offset: 1 } })
  expect([namesOf(second), second.body.metadata.total]).toEqual([['A', 'D'], 4])
  expect(second.statements).toBe(1)
  expect(namesOf(await list({ sort: [{ fieldName: 'name', order: 'DESC' }] }))).toEqual(['D', 'C', 'B', 'A'])

  const first = await list({ cursorPaging: { limit: 3 } })
  expect(namesOf(first)).toEqual(['B', 'A', 'D'])
  const { next } = first.body.metadata.cursors
  const rest = await visitor.call('POST', '/stores-reader/v1/products/query-platformized', {
    query: { cursorPaging: { cursor: next } },
  })
  expect(namesOf(rest)).toEqual(['C'])
})
