import { Readable } from 'node:stream'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openProducts } from '../src/catalog/imports/read-file.ts'
import { freshDatabase, sharedSite } from '../test/fixture.ts'
import { addToCeiling, fillCeiling } from './ceiling/fill.ts'
import { fillEvents } from './ceiling/fill-events.ts'
import { LEANEST_SCHEMA, leanestServer } from './ceiling/leanest.ts'
import { CEILING_SCHEMA } from './ceiling/schema.ts'
import { ceilingServer } from './ceiling/server.ts'
import { eventPath, eventsQuery, LISTS, OFFERS, ticketsQuery } from './event-scenarios.ts'
import { prepareRace, prepareRound } from './load.ts'
import { figuresTable, isReached } from './measurements/measurement.ts'
import { measurements } from './measurements/measurements.ts'
import { readOptions } from './options.ts'
import { holdEvents } from './our-events.ts'
import { type Merchant, merchantOf, sell, stockShop } from './our-shop.ts'
import { pages, scenarios } from './scenarios.ts'
import { listOfCollectionPath, listPath, type Shop, slugPath } from './shop.ts'
import { shopifyFile } from './shopify-file.ts'
import { addLine, checkOut, newVisitor, orderTickets, query, read, reserveTicket } from './visitor.ts'
import { type Connection, openConnection } from './wire-connection.ts'

const STOCK = 1000

let ours: Shop
let ceiling: Shop
let leanest: Shop
let merchant: Merchant
let ceilingDb: pg.Client
const closing: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  const site = await sharedSite()
  closing.push(() => site.close())
  await site.assembly.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = site.assembly.app.server.address() as { port: number } // listening on TCP
  merchant = merchantOf(`http://localhost:${port}`, site.apiKey)
  ours = {
    port,
    clientId: site.clientId,
    items: await stockShop(merchant, 30, STOCK),
    events: await holdEvents(merchant, 3),
  }

  const { connectionString, drop } = await freshDatabase()
  closing.push(drop)
  ceilingDb = new pg.Client({ connectionString })
  await ceilingDb.connect()
  closing.push(() => ceilingDb.end())
  await ceilingDb.query('drop schema public cascade; create schema public')
  await ceilingDb.query(CEILING_SCHEMA)
  await ceilingDb.query(LEANEST_SCHEMA)
  await fillCeiling(ceilingDb, ours, STOCK)
  await fillEvents(ceilingDb, ours, STOCK)
  const shopOf = async (server: typeof ceilingServer): Promise<Shop> => {
    const app = await server({ connectionString, poolSize: 4 })
    closing.push(() => app.close())
    await app.listen({ port: 0, host: '127.0.0.1' })
    return { ...ours, port: (app.server.address() as { port: number }).port } // listening on TCP
  }
  ceiling = await shopOf(ceilingServer)
  leanest = await shopOf(leanestServer)
})
afterAll(async () => {
  for (const close of closing.reverse()) await close()
})

async function onBoth<T>(ask: (connection: Connection, shop: Shop) => Promise<T>): Promise<[T, T]> {
  const answer = async (shop: Shop) => {
    const connection = await openConnection(shop.port)
    try {
      return await ask(connection, shop)
    } finally {
      connection.end()
    }
  }
  return [await answer(ours), await answer(ceiling)]
}

/** Ids and times differ from answer to answer. */
const masked = (body: string): string =>
  body.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id').replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')

test.for([
  ['a list', (shop: Shop) => listPath(shop.items.length > 24 ? 1 : 0)],
  ['a product', (shop: Shop) => slugPath(shop.items[3]!.slug)],
] as const)('%s has the same bytes on both sides', async ([, path]) => {
  const [mine, least] = await onBoth(async (c, shop) => read(c, await newVisitor(c, shop), path(shop)))
  expect(least).toBe(mine)
})

test('events, their tickets, a reservation and an order of them have the same bytes on both sides', async () => {
  const event = ours.events![1]! // three were made
  const [mine, least] = await onBoth(async (c, shop) => {
    const token = await newVisitor(c, shop)
    const sale = { ...event, repeated: () => {} }
    const reads = [
      await query(c, token, { path: LISTS, request: eventsQuery({ limit: 2, offset: 1 }) }),
      await read(c, token, eventPath(event)),
      await query(c, token, { path: OFFERS, request: ticketsQuery(event) }),
    ]
    const held = (await reserveTicket(c, token, sale, 1)) ?? ''
    const { ticketReservation } = JSON.parse(held) as { ticketReservation: { id: string } }
    const ordered = await orderTickets(c, token, sale, ticketReservation.id)
    return [...reads, masked(held), masked(ordered).replace(/[A-Z0-9]{4}-[A-Z0-9]{5}|token=[\w.-]+/g, 'code')]
  })
  expect(least).toEqual(mine)
})

test('a cart of three lines looks the same on both sides', async () => {
  const [mine, least] = await onBoth(async (c, shop) => {
    const token = await newVisitor(c, shop)
    for (const item of shop.items.slice(0, 2)) await addLine(c, token, item)
    return masked(await addLine(c, token, shop.items[29]!))
  })
  expect(least).toBe(mine)
})

test('strangers reach nothing private on either side', async () => {
  const [mine, least] = await onBoth(async (c) => {
    const { status } = await c.call('POST', '/ecom/v1/carts/current/add-to-cart', 'authorization: nobody\r\n', '{}')
    return status
  })
  expect([mine >= 400, least >= 400]).toEqual([true, true])
})

test('everybody wants the last five: five are sold and three refused, on all sides', async () => {
  const item = await sell(merchant, 1000, 5)
  await addToCeiling(ceilingDb, ours, item, { stock: 5, place: 1000 })
  for (const shop of [ours, ceiling, leanest]) {
    const race = await prepareRace(shop, item, 8)
    const { sold, refused } = await race.run()
    race.end()
    expect([sold, refused]).toEqual([5, 3])
  }
})

test('one checkout is bought once on both sides', async () => {
  const [mine, least] = await onBoth(async (c, shop) => {
    const token = await newVisitor(c, shop)
    await addLine(c, token, shop.items[5]!)
    const id = await checkOut(c, token)
    const order = () =>
      c.call('POST', `/ecom/v1/checkouts/${id}/create-order`, `authorization: ${token}\r\n`, `{"id":"${id}"}`)
    const first = await order()
    const again = await order()
    return [first.status, again.status === 409 || again.body === first.body]
  })
  expect([mine, least]).toEqual([
    [200, true],
    [200, true],
  ])
})

test.for(scenarios.map((scenario) => [scenario.name, scenario] as const))(
  'the scenario %s runs on all sides',
  async ([, scenario]) => {
    for (const shop of [ours, ceiling, leanest]) {
      const round = await prepareRound(scenario, shop, { callers: 2, seconds: 0.1, operations: 8, seed: 1 })
      const { operations, p50, p99 } = await round.run()
      round.end()
      expect(operations).toBeGreaterThan(0)
      expect(p99).toBeGreaterThanOrEqual(p50)
    }
  },
)

test.for([
  ['an unknown scenario', ['--only', 'lst'], /There is no scenario lst/],
  ['no whole number of callers', ['--callers', '1,x'], /whole numbers/],
  ['an unknown option', ['--fast'], /fast/],
] as const)('%s is refused in a sentence', ([, args, sentence]) => {
  expect(() => readOptions(args)).toThrow(sentence)
})

test('options name scenarios, callers and a quick run', () => {
  expect(readOptions(['--quick', '--only', 'list,race', '--callers', '16'])).toMatchObject({
    only: ['list', 'race'],
    callers: [16],
    quick: true,
  })
})

test('the large measurements are taken by name, or by the whole run', () => {
  const names = measurements.map(({ name }) => name)
  expect(readOptions(['--only', names.join(',')]).only).toEqual(names)
  expect(readOptions([]).only).toEqual(expect.arrayContaining(names))
  expect(readOptions(['--quick']).only).toEqual([...scenarios.map(({ name }) => name), 'race'])
})

test('the file of an import has as many products and rows as it says, and every one comes over', async () => {
  const file = shopifyFile(23)
  const { products } = await openProducts(Readable.from([Buffer.from(file.text)]), 'GBP')
  const read = []
  for await (const product of products) read.push(product)
  expect(read.filter(({ read }) => !read.ok)).toEqual([])
  expect([read.length, read.reduce((sum, { rows }) => sum + rows, 0)]).toEqual([23, file.rows])
  expect(new Set(read.map(({ handle }) => handle)).size).toBe(23)
})

test('pages of a collection and of products are read from both sides with our tokens', async () => {
  const [first, second] = [slugPath(ours.items[0]!.slug), slugPath(ours.items[1]!.slug)]
  const shop: Shop = {
    ...ours,
    paths: [first, second, listOfCollectionPath('00000000-0000-4000-8000-000000000001', 0)],
  }
  for (const side of [shop, { ...shop, port: ceiling.port, tokenPort: ours.port }]) {
    const round = await prepareRound(pages, side, { callers: 2, seconds: 0.1, operations: 8, seed: 1 })
    expect((await round.run()).operations).toBeGreaterThan(0)
    round.end()
  }
})

test('a figure says whether its goal is reached', () => {
  const figures = [
    { what: 'ratio', value: 0.61, unit: '', goal: { least: 0.6 } },
    { what: 'delay', value: 101, unit: 'ms', goal: { most: 100 } },
    { what: 'time', value: 5, unit: 'ms' },
  ]
  expect(figures.map(isReached)).toEqual([true, false, true])
  expect(figuresTable(figures).split('\n').slice(2)).toEqual([
    '| ratio | 0.61  | at least 0.6  | reached |',
    '| delay | 101 ms | at most 100 ms | MISSED |',
    '| time | 5 ms |  |  |',
  ])
})
