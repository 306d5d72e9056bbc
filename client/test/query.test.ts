import { expect, test } from 'vitest'
import { tokenAuth } from '../src/auth/token.ts'
import { createClient } from '../src/create-client.ts'
import { orders } from '../src/generated/ecom.orders.ts'
import { eventsOrders } from '../src/generated/events.orders.ts'
import { wixEventsV2 } from '../src/generated/events.wix-events-v-2.ts'
import { inventory } from '../src/generated/stores.inventory.ts'
import { products } from '../src/generated/stores.products.ts'
import { type Query, query } from '../src/query.ts'
import { type Answer, answeringServer, type Received } from './answering-server.ts'

const modules = { orders, eventsOrders, wixEventsV2, inventory, products }
const clientOf = (url: string) => createClient({ url, auth: tokenAuth(() => 't'), modules })
const offline = clientOf('http://localhost')
const start = query(offline.wixEventsV2.queryEvents)
const filterOf = (built: typeof start): unknown => (built.message().query as { filter: unknown }).filter

test.for<[string, (start: Query<{ title: string; slug: string }>) => Query<{ title: string; slug: string }>, unknown]>([
  ['no condition', (q) => q, {}],
  ['eq', (q) => q.eq('title', 'Fair'), { title: 'Fair' }],
  ['eq nothing', (q) => q.eq('title', undefined), { title: null }],
  ['ne', (q) => q.ne('title', 'Fair'), { title: { $ne: 'Fair' } }],
  ['gt', (q) => q.gt('title', 1), { title: { $gt: 1 } }],
  ['ge', (q) => q.ge('title', 1), { title: { $gte: 1 } }],
  ['lt', (q) => q.lt('title', 1), { title: { $lt: 1 } }],
  ['le', (q) => q.le('title', 1), { title: { $lte: 1 } }],
  ['startsWith', (q) => q.startsWith('title', 'F'), { title: { $startsWith: 'F' } }],
  ['endsWith', (q) => q.endsWith('title', 'r'), { title: { $endsWith: 'r' } }],
  ['contains', (q) => q.contains('title', 'ai'), { title: { $contains: 'ai' } }],
  ['hasSome', (q) => q.hasSome('title', ['a']), { title: { $hasSome: ['a'] } }],
  ['hasAll', (q) => q.hasAll('title', ['a']), { title: { $hasAll: ['a'] } }],
  ['in', (q) => q.in('title', ['a', 'b']), { title: { $in: ['a', 'b'] } }],
  ['exists', (q) => q.exists('title'), { title: { $exists: true } }],
  ['exists not', (q) => q.exists('title', false), { title: { $exists: false } }],
  ['two conditions', (q) => q.eq('title', 'a').eq('slug', 'b'), { $and: [{ title: 'a' }, { slug: 'b' }] }],
  ['and', (q) => q.eq('title', 'a').and(q.eq('slug', 'b')), { $and: [{ title: 'a' }, { slug: 'b' }] }],
  ['or', (q) => q.eq('title', 'a').or(q.eq('slug', 'b')), { $or: [{ title: 'a' }, { slug: 'b' }] }],
  [
    'or of several',
    (q) => q.eq('title', 'a').ne('slug', 'x').or(q.eq('slug', 'b')),
    { $or: [{ $and: [{ title: 'a' }, { slug: { $ne: 'x' } }] }, { slug: 'b' }] },
  ],
  ['not', (q) => q.not(q.eq('slug', 'b')), { $not: { slug: 'b' } }],
  ['where', (q) => q.where({ 'location.type': 'VENUE' }), { 'location.type': 'VENUE' }],
] as const)('filter: %s', ([, build, expected]) => {
  expect(filterOf(build(start as never) as never)).toEqual(expected) // the row shows the two fields that it uses
})

test.for([
  [
    'offsets',
    start.ascending('title').descending('slug', 'createdDate').message(),
    {
      query: {
        filter: {},
        sort: [
          { fieldName: 'title', order: 'ASC' },
          { fieldName: 'slug', order: 'DESC' },
          { fieldName: 'createdDate', order: 'DESC' },
        ],
        paging: { limit: 50, offset: 0 },
      },
    },
  ],
  [
    'fields beside the query',
    start
      .with({ fields: ['URLS'] })
      .limit(5)
      .skip(10)
      .message(),
    { fields: ['URLS'], query: { filter: {}, paging: { limit: 5, offset: 10 } } },
  ],
  ['an offset below 0', start.skip(-3).message(), { query: { filter: {}, paging: { limit: 50, offset: 0 } } }],
  [
    'cursors',
    query(offline.orders.searchOrders).eq('archived', false).message(),
    { search: { filter: { archived: false }, cursorPaging: { limit: 50 } } },
  ],
  [
    'a cursor holds filter and order',
    query(offline.orders.searchOrders).eq('archived', false).skipTo('c1').message(),
    { search: { cursorPaging: { limit: 50, cursor: 'c1' } } },
  ],
  [
    'filter and sort as texts',
    query(offline.inventory.queryInventory).eq('productId', 'p').descending('lastUpdated').message(),
    {
      query: {
        filter: '{"productId":"p"}',
        sort: '[{"lastUpdated":"desc"}]',
        paging: { limit: 50, offset: 0 },
      },
    },
  ],
  [
    'flat',
    query(offline.eventsOrders.listOrders)
      .with({ eventId: ['e'] })
      .skip(2)
      .message(),
    { eventId: ['e'], limit: 50, offset: 2 },
  ],
] as const)('message: %s', ([, message, expected]) => {
  expect(message).toEqual(expected)
})

test('a query is left as it was by what is made of it', () => {
  const base = start.eq('title', 'a')
  base.eq('slug', 'b').limit(3)
  expect(base.message()).toEqual({ query: { filter: { title: 'a' }, paging: { limit: 50, offset: 0 } } })
})

test('a list whose conditions are fields of the message says so', () => {
  expect(() => query(offline.eventsOrders.listOrders).eq('status', 'PAID').message()).toThrow('fields of the message')
})

async function events(all: readonly string[], counted = true) {
  const { url, requests } = await answeringServer(({ body }: Received): Answer => {
    const { limit, offset } = JSON.parse(body).query.paging
    const page = all.slice(offset, offset + limit).map((id) => ({ id }))
    const total = counted ? { total: all.length } : { tooManyToCount: true }
    return { body: { events: page, pagingMetadata: { count: page.length, offset, ...total } } }
  })
  return { requests, query: query(clientOf(url).wixEventsV2.queryEvents) }
}

test('pages of a list with offsets, forth and back', async () => {
  const { query } = await events(['a', 'b', 'c', 'd', 'e'])
  const first = await query.limit(2).find()
  expect(first).toMatchObject({ length: 2, pageSize: 2, totalCount: 5, totalPages: 3, currentPage: 0 })
  expect([first.hasNext(), first.hasPrev()]).toEqual([true, false])
  const last = await (await first.next()).next()
  expect(last.items.map(({ id }) => id)).toEqual(['e'])
  expect([last.hasNext(), last.hasPrev(), last.currentPage]).toEqual([false, true, 2])
  await expect(last.next()).rejects.toThrow('No next page to fetch')
  await expect(first.prev()).rejects.toThrow('No previous page to fetch')
  const middle = await last.prev()
  expect(middle.items.map(({ id }) => id)).toEqual(['c', 'd'])
})

test('the offset of a previous page is never below 0', async () => {
  const { query, requests } = await events(['a', 'b', 'c'])
  const page = await (await query.limit(2).skip(1).find()).prev()
  expect(page.items.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(requests.map(({ body }) => JSON.parse(body).query.paging.offset)).toEqual([1, 0])
})

test('a full page without a count may have a next one', async () => {
  const { query } = await events(['a', 'b', 'c'], false)
  const first = await query.limit(2).find()
  expect([first.totalCount, first.totalPages, first.hasNext()]).toEqual([undefined, undefined, true])
  expect((await first.next()).hasNext()).toBe(false)
})

test('a loop over a query sees every item', async () => {
  const { query, requests } = await events(['a', 'b', 'c', 'd', 'e'])
  const ids: (string | undefined)[] = []
  for await (const { id } of query.limit(2)) ids.push(id)
  expect(ids).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(requests).toHaveLength(3)
})

test('pages of a list with cursors, forth and back', async () => {
  const { url, requests } = await answeringServer(({ body }) => {
    const at = Number(JSON.parse(body).search.cursorPaging.cursor ?? 0)
    const cursors = { ...(at < 2 ? { next: `${at + 1}` } : {}), ...(at > 0 ? { prev: `${at - 1}` } : {}) }
    return { body: { orders: [{ id: `o${at}` }], metadata: { count: 1, cursors } } }
  })
  const first = await query(clientOf(url).orders.searchOrders).eq('archived', false).limit(1).find()
  await expect(first.prev()).rejects.toThrow('No previous page to fetch')
  const last = await (await first.next()).next()
  await expect(last.next()).rejects.toThrow('No next page to fetch')
  expect((await last.prev()).items).toEqual([{ id: 'o1' }])
  expect(requests.map(({ body }) => JSON.parse(body).search)).toEqual([
    { filter: { archived: false }, cursorPaging: { limit: 1 } },
    { cursorPaging: { limit: 1, cursor: '1' } },
    { cursorPaging: { limit: 1, cursor: '2' } },
    { cursorPaging: { limit: 1, cursor: '1' } },
  ])
})
