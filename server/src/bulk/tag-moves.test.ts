import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type TestSite, testSite } from '../../test/fixture.ts'
import { checkOut, placeOrder, productLine, sellShirts, takeTestPayments } from '../../test/shop.ts'

const GROUPS = '/billing/v1/tax-exempt-groups'

/** Things that tags are moved on by their ids: the call, and the field of the ids. */
const kinds = {
  products: {
    path: '/stores/v3/bulk/products/update-tags',
    field: 'productIds',
    tag: (i: number) => `tag ${i}`,
    make: async (site: TestSite) => (await sellShirts(site, 5)).productId,
  },
  orders: {
    path: '/ecom/v1/bulk/orders/update-tags',
    field: 'orderIds',
    tag: () => randomUUID(),
    make: async (site: TestSite) => {
      await takeTestPayments(site.admin)
      const buyer = await site.visitor()
      const { productId } = await sellShirts(site, 5)
      return (await placeOrder(buyer, await checkOut(buyer, [productLine(productId, 1)]))).body.orderId as string
    },
  },
  'groups of exempt buyers': {
    path: '/billing/v1/bulk/tax-exempt-groups/update-tags',
    field: 'taxExemptGroupIds',
    tag: (i: number) => `t${i}`,
    make: async ({ admin }: TestSite) =>
      (await admin.call('POST', GROUPS, { taxExemptGroup: { name: 'Schools' } })).body.taxExemptGroup.id as string,
  },
}

test.for(Object.entries(kinds))('%s have at most a hundred tags, however many calls add some', async ([, kind]) => {
  const site = await testSite()
  const id = await kind.make(site)
  const move = async (moves: object) => {
    const { status, body } = await site.admin.call('POST', kind.path, { [kind.field]: [id], ...moves })
    expect(status, JSON.stringify(body)).toBe(200)
    return body.results[0].itemMetadata.error?.code
  }
  const tags = Array.from({ length: 101 }, (_, i) => kind.tag(i))
  const privateTags = (from: number, to: number) => ({ privateTags: { tagIds: tags.slice(from, to) } })
  expect(await move({ assignTags: privateTags(0, 100) })).toBeUndefined()
  expect(await move({ assignTags: privateTags(100, 101) })).toBe('LIMIT_REACHED')
  expect(await move({ assignTags: privateTags(100, 101), unassignTags: privateTags(0, 1) })).toBeUndefined()
})
