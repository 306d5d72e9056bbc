import { present } from '@fairground/domain/present.ts'
import { expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../test/fixture.ts'
import { checkOut, placeOrder, productLine, sellShirts } from '../../../test/shop.ts'

const itemOf = async ({ admin }: TestSite, productId: string) =>
  (await admin.call('POST', '/stores/v3/inventory-items/query', { query: { filter: { productId } } })).body
    .inventoryItems[0]

test('the history lists who changed what, by how much and for which order, page by page', async () => {
  const site = await testSite()
  const { productId } = await sellShirts(site, 10)
  const item = await itemOf(site, productId)
  const buyer = await site.visitor()
  const { orderId } = (await placeOrder(buyer, await checkOut(buyer, [productLine(productId, 3)]))).body
  await site.admin.call('POST', '/stores/v3/bulk/inventory-items/increment', {
    incrementData: [{ inventoryItemId: item.id, incrementBy: 5 }],
  })
  await site.admin.call('POST', `/ecom/v1/orders/${orderId}/cancel`, { orderId, restockAllItems: true })

  const pages = []
  for (let cursor: string | undefined; ; ) {
    const { body } = await site.admin.call('POST', `/fairground/v1/inventory-items/${item.id}/history`, {
      inventoryItemId: item.id,
      cursorPaging: { limit: 2, ...present({ cursor: cursor || undefined }) },
    })
    expect(body).toHaveProperty('pagingMetadata')
    pages.push(body.changes)
    cursor = body.pagingMetadata.cursors.next
    if (!cursor) break
  }
  expect(pages.map((page) => page.length)).toEqual([2, 2, 1])
  const order = { id: orderId, number: expect.any(String) }
  const by = { kind: 'apiKey', name: 'Everything' }
  expect(pages.flat().map(({ id: _, at: __, preorder: ___, ...change }) => change)).toEqual([
    { reason: 'REVERT_INVENTORY_CHANGE', before: 12, after: 15, order },
    { reason: 'MANUAL', before: 7, after: 12, by },
    { reason: 'ORDER', before: 10, after: 7, order },
    { reason: 'MANUAL', after: 10, by },
    { reason: 'CREATED', by },
  ])
})

test('low stock is reported once, by the item’s threshold or the site’s', async () => {
  const site = await testSite()
  const { productId } = await sellShirts(site, 10)
  const item = await itemOf(site, productId)
  const lows = async () =>
    (
      await site.query(`select count(*)::int as n from happenings where entity_id = $1 and slug = 'low_stock'`, [
        item.id,
      ])
    )[0]!.n
  const take = (decrementBy: number) =>
    site.admin.call('POST', '/stores/v3/bulk/inventory-items/decrement', {
      decrementData: [{ inventoryItemId: item.id, decrementBy }],
    })
  await site.admin.call('PUT', '/fairground/v1/stock-settings', { settings: { lowStockThreshold: 6 } })
  expect((await site.admin.call('GET', '/fairground/v1/stock-settings')).body.settings).toEqual({
    lowStockThreshold: 6,
  })
  await take(3)
  expect(await lows()).toBe(0)
  await take(1)
  await take(1)
  expect(await lows()).toBe(1)
  await site.admin.call('PUT', `/fairground/v1/inventory-items/${item.id}/low-stock-threshold`, {
    inventoryItemId: item.id,
    threshold: 1,
  })
  const levels = async () =>
    (await site.admin.call('POST', '/fairground/v1/stock-levels', { inventoryItemIds: [item.id] })).body.levels
  expect(await levels()).toEqual([{ inventoryItemId: item.id, level: 'IN', threshold: 1 }])
  const nobody = '00000000-0000-7000-8000-000000000000'
  const several = await site.admin.call('PUT', '/fairground/v1/low-stock-thresholds', {
    thresholds: [
      { inventoryItemId: item.id, threshold: 9 },
      { inventoryItemId: nobody, threshold: 2 },
      { inventoryItemId: item.id.toUpperCase(), threshold: 1 },
    ],
  })
  expect(several.body).toMatchObject({
    results: [
      { itemMetadata: { id: item.id, originalIndex: 0, success: true } },
      { itemMetadata: { originalIndex: 1, success: false, error: { code: 'INVENTORY_ITEM_NOT_FOUND' } } },
      { itemMetadata: { originalIndex: 2, success: true } },
    ],
    bulkActionMetadata: { totalSuccesses: 2, totalFailures: 1 },
  })
  expect(await levels()).toEqual([{ inventoryItemId: item.id, level: 'IN', threshold: 1 }])
  await take(4)
  expect((await levels())[0].level).toBe('LOW')
  expect(await lows()).toBe(2)
})
