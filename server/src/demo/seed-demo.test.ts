import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calendarAt } from './content/events.ts'
import { nextSwap } from './content/polls.ts'
import { type DemoSite, demoSite } from './demo.fixture.ts'

type Dated = { createdDate: string }
const DAY_MS = 86_400_000

let site: DemoSite
beforeAll(async () => {
  site = await demoSite()
  await site.seed()
}, 120_000)
afterAll(() => site.close())

/** Everything that the seeding writes, counted, with a digest that shows a change of it. */
const everything = () =>
  site.query(`
    select (select count(*)::int from products) as products, (select sum(revision)::int from products) as product_revisions,
           (select count(*)::int from variants) as variants, (select count(*)::int from collections) as collections,
           (select count(*)::int from events) as events, (select sum(revision)::int from events) as event_revisions,
           (select count(*)::int from ticket_definitions) as definitions, (select count(*)::int from orders) as orders,
           (select count(*)::int from tickets) as tickets, (select count(*)::int from media) as media,
           (select sum(used)::int from pools) as used, (select sum(p.capacity)::int from variants v join pools p on p.site_id = v.site_id and p.id = v.pool_id) as capacity,
           (select count(*)::int from members) as members, (select count(*)::int from happenings) as happenings,
           (select count(*)::int from inventory_items) as items, (select count(*)::int from back_in_stock_requests) as waiting,
           (select count(*)::int from customizations) as customizations, (select count(*)::int from info_sections) as sections,
           (select count(*)::int from promotions) as promotions, (select count(*)::int from subscription_options) as subscriptions,
           (select sum(guests)::int from rsvps) as guests,
           (select count(*)::int from ticket_waiting_entries) as queue, (select count(*)::int from series_passes) as passes, (select count(*)::int from event_add_ons) as add_ons, (select count(*)::int from ticket_bundles) as bundles, (select count(*)::int from mails) as mails`)

test('an empty site becomes a shop with its products, a full calendar and past orders', async () => {
  const visitor = await site.visitor()
  const { products } = (
    await visitor.call('POST', '/stores-reader/v1/products/query-platformized', { query: { paging: { limit: 100 } } })
  ).body
  expect(products).toHaveLength(64)
  const named = (name: string) => products.find((product: { name: string }) => product.name === name)
  expect(named('Harbour Mug')).toMatchObject({
    brand: 'Harbour & Kiln',
    priceData: { formatted: { price: '£18.00' } },
    stock: { inventoryStatus: 'IN_STOCK' },
  })
  expect(named('Harbour Mug').productOptions[0].choices[0]).toMatchObject({
    value: '#e0a526',
    description: 'Marigold',
    media: { items: expect.arrayContaining([expect.anything()]) },
  })
  expect(named('Reading Lamp')).toMatchObject({
    ribbon: 'Sale',
    priceData: { price: 48, discountedPrice: 36 },
  })
  expect(named('Workbench Lamp').stock).toMatchObject({ inStock: false, inventoryStatus: 'OUT_OF_STOCK' })
  expect(named('Closing Time Tee').variants).toHaveLength(12)
  for (const { media } of products) expect(media.items.length).toBeGreaterThanOrEqual(3)

  const { events } = (
    await visitor.call('POST', '/events/v3/events/query', {
      query: { paging: { limit: 100 } },
      fields: ['DETAILS', 'REGISTRATION'],
    })
  ).body
  expect(events).toHaveLength(39) // 29, and two of them on five more dates
  const calendar = calendarAt(new Date())
  const titled = (start: string) => {
    const entry = calendar.find(({ known }) => known.startsWith(start))
    return events.find(({ slug }: { slug: string }) => slug === entry?.slug)
  }
  expect(titled('Bandstand Sunday').status).toBe('ENDED')
  expect(titled('Moonlit').status).toBe('CANCELED')
  expect(titled('Open-air cinema: Local').registration.type).toBe('RSVP')
  expect(titled('Harbour rowing').registration.status).toBe('OPEN_RSVP_WAITLIST_ONLY')
  expect(titled('Candle pouring').registration.tickets.soldOut).toBe(true)
  expect(titled('Bind your own').registration.tickets.soldOut).toBe(true)
  expect(titled('Night Market').registration.tickets).toMatchObject({ soldOut: false })

  const rowing = titled('Harbour rowing').id
  const { rsvps } = (await site.admin.call('GET', `/events/v1/rsvp?eventId=${rowing}&status=WAITING&fieldset=DETAILS`))
    .body
  expect(rsvps.length).toBeGreaterThanOrEqual(3)

  const { orders } = (
    await site.admin.call('POST', '/ecom/v1/orders/search', { search: { cursorPaging: { limit: 100 } } })
  ).body
  expect(orders).toHaveLength(54)
  const perStatus = (key: string) =>
    Object.fromEntries(
      [...Map.groupBy(orders, (order: Record<string, string>) => order[key])].map(([k, v]) => [k, v.length]),
    )
  expect(perStatus('paymentStatus')).toEqual({ NOT_PAID: 3, PAID: 47, PARTIALLY_REFUNDED: 2, FULLY_REFUNDED: 2 })
  expect(perStatus('status')).toEqual({ APPROVED: 53, CANCELED: 1 })
  expect(perStatus('fulfillmentStatus').FULFILLED).toBeGreaterThan(20)
  expect(perStatus('fulfillmentStatus').NOT_FULFILLED).toBeGreaterThan(3)
  const numbersByDate = orders
    .toSorted((a: Dated, b: Dated) => a.createdDate.localeCompare(b.createdDate))
    .map(({ number }: { number: string }) => Number(number))
  expect(numbersByDate).toEqual(numbersByDate.toSorted((a: number, b: number) => a - b))
  const oldest = Math.min(...orders.map(({ createdDate }: Dated) => Date.parse(createdDate)))
  expect(Date.now() - oldest).toBeGreaterThan(28 * DAY_MS)
  const left = await site.query(
    `select (p.capacity - p.used)::int as left from ticket_definitions d join pools p on p.site_id = d.site_id and p.id = d.pool_id
      join events e on e.site_id = d.site_id and e.id = d.event_id and e.deleted_at is null
      where d.name = 'A wheel for two days'`,
  )
  expect(left).toEqual([{ left: 6 }])
  expect(readdirSync(join(site.dataDir, 'media', 'originals', site.siteId))).toHaveLength(
    Number((await everything())[0]?.media),
  )
})

test('seeding again changes nothing', async () => {
  const before = await everything()
  await site.seed()
  expect(await everything()).toEqual(before)
})

test('an interrupted seeding goes on where it stopped', async () => {
  const [whole] = await everything()
  // As if the process had died in the middle: one order, an event, its tickets and some products never came.
  await site.query(`delete from demo_parts`)
  await site.query(`delete from rsvps`)
  for (const table of ['allocations', 'pool_changes'])
    await site.query(`delete from ${table} where pool_id in (select id from pools where kind = 'places')`)
  await site.query(`delete from pools where kind = 'places'`)
  const count = (key: string) => Number(whole?.[key])
  const gone = await site.query(`
    with gone as (
      delete from events e where not exists (select from ticket_definitions d where d.event_id = e.id) returning id
    ) select count(*)::int as n from gone`)
  expect(Number(gone[0]?.n)).toBeGreaterThan(0)
  await site.query(`update events set published_at = null where title like 'Kiln opening%'`)
  await site.query(`delete from products where name like 'Small %'`)
  await site.seed()
  const [after] = await everything()
  const remaining = [
    'products',
    'variants',
    'collections',
    'events',
    'definitions',
    'orders',
    'tickets',
    'media',
    'capacity',
  ]
  const made = [
    'members',
    'items',
    'waiting',
    'customizations',
    'sections',
    'promotions',
    'subscriptions',
    'guests',
    'passes',
  ]
  for (const key of [...remaining, ...made]) {
    expect([key, Number(after?.[key])]).toEqual([key, count(key)])
  }
  expect(
    await site.query(`select count(*)::int as drafts from events where published_at is null and deleted_at is null`),
  ).toEqual([{ drafts: 1 }])
})

test('a shop whose owner has deleted what a new part is about stays without that part', async () => {
  const [event] = await site.query('select id from events where title = $1 and deleted_at is null', [
    nextSwap.eventTitle,
  ])
  expect((await site.admin.call('DELETE', `/events/v3/events/${event?.id}`)).status).toBe(200)
  await site.query(`delete from demo_parts where part = 'polls'`)
  await site.seed()
  expect(await site.query(`select part from demo_parts where part = 'polls'`)).toHaveLength(1)
})
