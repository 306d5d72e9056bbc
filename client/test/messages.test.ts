import { expect, test } from 'vitest'
import { tokenAuth } from '../src/auth/token.ts'
import { createClient } from '../src/create-client.ts'
import { currentCart } from '../src/generated/ecom.current-cart.ts'
import { orders } from '../src/generated/ecom.orders.ts'
import { eventsOrders } from '../src/generated/events.orders.ts'
import { wixEventsV2 } from '../src/generated/events.wix-events-v-2.ts'
import { products } from '../src/generated/stores.products.ts'
import { type Answer, answeringServer, type Received } from './answering-server.ts'

async function shop(answer: (request: Received, nth: number) => Answer = () => ({})) {
  const server = await answeringServer(answer)
  const modules = { currentCart, eventsOrders, orders, products, wixEventsV2 }
  const client = createClient({ url: `${server.url}/`, auth: tokenAuth(() => 'token-1'), modules })
  return { ...server, client }
}

const line = { catalogReference: { appId: 'a', catalogItemId: 'b' }, quantity: 2 }
const packed = (url: string) =>
  JSON.parse(Buffer.from(new URL(url, 'http://x').searchParams.get('.r') ?? '', 'base64url').toString())

test('a POST carries the message as JSON, with bare credentials', async () => {
  const { client, requests } = await shop()
  await client.currentCart.addToCurrentCart({ lineItems: [line] })
  expect(requests[0]).toMatchObject({ method: 'POST', url: '/ecom/v1/carts/current/add-to-cart' })
  expect(requests[0]?.headers).toMatchObject({ authorization: 'token-1', 'content-type': 'application/json' })
  expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ lineItems: [line] })
})

test('a GET without a message sends neither body nor query', async () => {
  const { client, requests } = await shop()
  await client.currentCart.getCurrentCart()
  expect(requests[0]).toMatchObject({ method: 'GET', url: '/ecom/v1/carts/current', body: '' })
  expect(requests[0]?.headers['content-type']).toBeUndefined()
})

test('path fields are encoded and repeated in the query', async () => {
  const { client, requests } = await shop()
  await client.products.getProduct({ id: 'a/b c', includeMerchantSpecificData: true })
  expect(requests[0]?.url).toBe('/stores-reader/v1/products/a%2Fb%20c?id=a%2Fb+c&includeMerchantSpecificData=true')
})

test('nested path fields are repeated in the body', async () => {
  const { client, requests } = await shop()
  await client.orders.updateOrder({ order: { id: 'o1', archived: true } })
  expect(requests[0]).toMatchObject({ method: 'PATCH', url: '/ecom/v1/orders/o1' })
  expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ order: { id: 'o1', archived: true } })
})

test('a missing path field is refused before anything is sent', async () => {
  const { client, requests } = await shop()
  await expect(client.products.getProduct({ id: '' })).rejects.toThrow(TypeError)
  expect(requests).toEqual([])
})

test('lists become repeated keys; null and undefined are left out', async () => {
  const { client, requests } = await shop()
  await client.eventsOrders.listOrders({ eventId: ['e1', 'e2'], limit: 5, facet: undefined })
  const { searchParams } = new URL(requests[0]?.url ?? '', 'http://x')
  expect([...searchParams]).toEqual([
    ['eventId', 'e1'],
    ['eventId', 'e2'],
    ['limit', '5'],
  ])
})

test('a message that nests goes whole as .r', async () => {
  const { client, requests } = await shop()
  const message = { query: { filter: { name: { $startsWith: 'Blåbær' } }, paging: { limit: 3 } } }
  await client.products.queryProducts(message)
  expect(requests[0]?.url).toMatch(/\?\.r=[\w-]+$/)
  expect(packed(requests[0]?.url ?? '')).toEqual(message)
})

test('a query above 4,000 characters goes as POST', async () => {
  const { client, requests } = await shop()
  const message = {
    query: {
      filter: { id: { $in: Array.from({ length: 100 }, (_, i) => `product-number-${i}-of-many-in-the-shop`) } },
    },
  }
  await client.products.queryProducts(message)
  expect(requests[0]).toMatchObject({ method: 'POST', url: '/stores-reader/v1/products/query-platformized' })
  expect(JSON.parse(requests[0]?.body ?? '')).toEqual(message)
})

test('dates arrive as Date, also inside lists, and missing ones stay missing', async () => {
  const at = '2030-06-01T12:00:00.000Z'
  const { client } = await shop(() => ({
    body: { products: [{ createdDate: at, lastUpdated: null }, {}], metadata: {} },
  }))
  const { products: found } = await client.products.queryProducts()
  expect(found).toEqual([{ createdDate: new Date(at), lastUpdated: null }, {}])
})

test('dates may be given as Date; numbers that JSON lacks travel as text', async () => {
  const { client, requests } = await shop()
  const at = new Date('2030-06-01T12:00:00.000Z')
  await client.products.queryProducts({
    query: { filter: { lastUpdated: { $gt: at }, price: { $lt: Number.POSITIVE_INFINITY } } },
  })
  expect(packed(requests[0]?.url ?? '')).toEqual({
    query: { filter: { lastUpdated: { $gt: '2030-06-01T12:00:00.000Z' }, price: { $lt: 'Infinity' } } },
  })
})

test('the position of the last write is echoed, and never goes back', async () => {
  const { client, requests } = await shop((_, nth) => ({
    headers: { 'x-wix-consistent': ['99', '100', '98', '98'][nth - 1]! },
  })) // four calls
  for (let i = 0; i < 4; i += 1) await client.currentCart.getCurrentCart()
  expect(requests.map(({ headers }) => headers['x-wix-consistent'])).toEqual([undefined, '99', '100', '100'])
})

test('offset lists iterate until a page is short', async () => {
  const all = ['a', 'b', 'c', 'd', 'e'].map((orderNumber) => ({ orderNumber }))
  const { client, requests } = await shop(({ url }) => {
    const { searchParams } = new URL(url, 'http://x')
    const offset = Number(searchParams.get('offset'))
    return { body: { orders: all.slice(offset, offset + Number(searchParams.get('limit'))), total: all.length } }
  })
  const numbers: unknown[] = []
  for await (const { orderNumber } of client.eventsOrders.listOrders.each({ limit: 2 })) numbers.push(orderNumber)
  expect(numbers).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(requests).toHaveLength(3)
})

test('cursor lists follow the cursor and drop filter and sort', async () => {
  const { client, requests } = await shop((_, nth) => ({
    body: { orders: [{ id: `o${nth}` }], metadata: { cursors: nth < 3 ? { next: `c${nth}` } : {} } },
  }))
  const ids: string[] = []
  for await (const { id } of client.orders.searchOrders.each({
    search: { filter: { archived: false }, cursorPaging: { limit: 1 } },
  }))
    ids.push(id)
  expect(ids).toEqual(['o1', 'o2', 'o3'])
  expect(requests.map(({ body }) => JSON.parse(body).search)).toEqual([
    { filter: { archived: false }, cursorPaging: { limit: 1 } },
    { cursorPaging: { limit: 1, cursor: 'c1' } },
    { cursorPaging: { limit: 1, cursor: 'c2' } },
  ])
})

test('leaving the loop fetches no further page', async () => {
  const { client, requests } = await shop(() => ({
    body: { orders: [{ id: 'o' }], metadata: { cursors: { next: 'more' } } },
  }))
  for await (const { id } of client.orders.searchOrders.each()) {
    expect(id).toBe('o')
    break
  }
  expect(requests).toHaveLength(1)
})
