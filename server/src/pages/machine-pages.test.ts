import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite } from '../../test/fixture.ts'
import { sellTickets } from '../../test/shop.ts'
import { productFeedHead } from './feeds.ts'
import { ORIGIN as origin, pagesApp } from './pages-app.fixture.ts'
import { sitemapIndex, urlset } from './sitemap.ts'

let shop: Awaited<ReturnType<typeof sharedSite>>
let app: FastifyInstance
let now = new Date('2026-03-01T12:00:00Z')
/** Reads that the pages made. */
const reads: string[] = []
/** Read of products, counted from 1, from which on all are refused as too many. */
let refusedFrom = Number.POSITIVE_INFINITY
let readsOfProducts = 0
const ANOTHER_PAGE = { cursors: { next: 'another' } }

/** Another answer to a read of products while some are refused: a page before them promises another one. */
function answerRead(url: string, body: () => object) {
  if (!url.includes('/products/query') || refusedFrom === Number.POSITIVE_INFINITY) return undefined
  return ++readsOfProducts >= refusedFrom
    ? { code: 429, body: { message: 'Too many', details: {} } }
    : { code: 200, body: { ...body(), metadata: ANOTHER_PAGE } }
}

beforeAll(async () => {
  shop = await sharedSite()
  const product = async (fields: Record<string, unknown>) =>
    (await shop.admin.call('POST', '/stores/v1/products', { product: { productType: 'physical', ...fields } })).body
      .product
  await product({
    name: 'Mug & <Saucer>',
    brand: 'Oak & Co',
    sku: 'M-1',
    priceData: { price: 20 },
    description: '<p>For tea &amp; cake</p>',
    discount: { type: 'AMOUNT', value: 5 },
    pricePerUnitData: {
      totalQuantity: 320,
      totalMeasurementUnit: 'ML',
      baseQuantity: 1,
      baseMeasurementUnit: 'L',
    },
  })
  await product({
    name: 'Shirt',
    manageVariants: true,
    priceData: { price: 30 },
    productOptions: [
      { name: 'Size', choices: [{ value: 'S' }, { value: 'M' }] },
      { name: 'Colour', optionType: 'color', choices: [{ value: '#a00000', description: 'Red' }] },
    ],
  })
  await product({ name: 'Hidden', visible: false, priceData: { price: 1 } })
  await shop.admin.call('POST', '/stores/v1/collections', { collection: { name: 'Kitchen' } })
  await sellTickets(shop, 5)
  app = await pagesApp(shop, { now: () => now, onRead: (read) => reads.push(read), answerRead })
})
afterAll(async () => {
  await app.close()
  await shop.close()
})

const read = async (url: string) => {
  const { statusCode, body, headers } = await app.inject(url)
  expect(statusCode, body).toBe(200)
  return { body, type: headers['content-type'] }
}
const all = (body: string, name: string) =>
  [...body.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text]) => text)

test('the sitemap names every page that is there for everybody, with its last change', async () => {
  const { body, type } = await read('/sitemap.xml')
  expect(type).toBe('application/xml; charset=utf-8')
  expect(all(body, 'loc').map((address) => address?.replace(origin, ''))).toEqual([
    ...['/', '/shop', '/events', '/collections/kitchen', '/brands/Oak%20%26%20Co', '/events/concert-5'],
    ...['/products/mug-saucer', '/products/shirt'],
  ])
  expect(all(body, 'lastmod')).toHaveLength(5)
})

test('its parts are there for shops that have more pages than one file may name', async () => {
  expect(all((await read('/sitemaps/places.xml')).body, 'loc')).toHaveLength(6)
  expect(all((await read('/sitemaps/products-1.xml')).body, 'loc')).toHaveLength(2)
  expect(all((await read('/sitemaps/products-2.xml')).body, 'loc')).toEqual([])
  expect(sitemapIndex(origin, ['/sitemaps/a&b.xml'])).toContain('<loc>https://fair.example/sitemaps/a&amp;b.xml</loc>')
  expect(urlset({ origin }, [{ path: '/x' }])).toContain('<url><loc>https://fair.example/x</loc></url>')
})

test('a shop in several languages names each page in each of them, with the others', () => {
  const body = urlset({ origin, languages: ['en', 'de', 'fr'] }, [{ path: '/' }, { path: '/shop' }])
  expect(all(body, 'loc').map((address) => address?.replace(origin, ''))).toEqual([
    ...['/', '/de', '/fr'],
    ...['/shop', '/de/shop', '/fr/shop'],
  ])
  const links = [...body.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, link]) => [language, link])
  const ofShop = ['', '/de', '/fr'].map((prefix) => `${origin}${prefix}/shop`)
  const alternates = [...['en', 'de', 'fr'].map((language, i) => [language, ofShop[i]]), ['x-default', ofShop[0]]]
  expect(links.slice(-12)).toEqual([...alternates, ...alternates, ...alternates])
})

test.for(['/sitemaps/products-0.xml', '/sitemaps/products-9999.xml'])('%s is no part of it', async (path) => {
  const { headers } = await app.inject(path)
  expect(headers['content-type']).not.toContain('xml')
})

test.for(['%00', 'x'.repeat(200), '..'])('a calendar file of %s is not found', async (slug) => {
  expect((await app.inject(`/events/${slug}.ics`)).statusCode).toBe(404)
})

test('calendar programs subscribe to all events, or to those of a category', async () => {
  const events = '/events/v3/events'
  const { body } = await shop.admin.call('POST', `${events}/query`, { query: {} })
  const [{ id, title }] = body.events
  const { category } = (await shop.admin.call('POST', '/events/v1/categories', { category: { name: 'Music; loud' } }))
    .body
  const list = async (query = '') => {
    const { statusCode, headers, body: text } = await app.inject(`/events.ics${query}`)
    return {
      statusCode,
      type: headers['content-type'],
      titles: [...text.matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, t]) => t),
      text,
    }
  }
  const all = await list()
  expect([all.statusCode, all.type]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(all.titles).toContain(title)
  expect((await list(`?category=${category.id}`)).titles).toEqual([])
  await shop.admin.call('POST', `/events/v1/categories/${category.id}/events`, {
    categoryId: category.id,
    eventId: [id],
  })
  const narrowed = await list(`?category=${category.id}`)
  expect(narrowed.titles).toEqual([title])
  expect(narrowed.text).toContain('X-WR-CALNAME:Music\\; loud · Fair & Square')
  for (const stranger of ['x', crypto.randomUUID(), ''])
    expect((await list(`?category=${stranger}`)).statusCode).toBe(404)
})

test('calendar programs that come within an hour make the same reads, which are cached', async () => {
  const readsAt = async (time: string) => {
    now = new Date(time)
    reads.length = 0
    await read('/events.ics')
    return [...reads]
  }
  const first = await readsAt('2026-03-01T12:00:00.123Z')
  expect(first).not.toEqual([])
  expect(await readsAt('2026-03-01T12:59:58.456Z')).toEqual(first)
  expect(await readsAt('2026-03-01T13:00:00Z')).not.toEqual(first)
})

test('the feed of new products', async () => {
  const { body, type } = await read('/feeds/products.atom')
  expect(type).toBe('application/atom+xml; charset=utf-8')
  expect(all(body, 'title')).toEqual(['New in the shop · Fair &amp; Square', 'Shirt', 'Mug &amp; &lt;Saucer&gt;'])
  expect(all(body, 'summary')[1]).toBe('£15.00. For tea &amp; cake')
  expect(all(body, 'id')).toContain(`${origin}/products/shirt`)
})

test('a product feed is described in the language of the shop', () => {
  expect(productFeedHead({ name: 'Messe', locale: 'de-DE', origin })).toContain(
    '<description>Produkte von Messe</description>',
  )
})

test('the feed of events', async () => {
  const { body } = await read('/feeds/events.atom')
  expect(all(body, 'title')[1]).toBe('Concert 5')
  expect(all(body, 'summary')[0]).toContain('Bandstand')
})

test('the product feed: an item for each variant, with price, sale and stock', async () => {
  const { body } = await read('/feeds/products.xml')
  expect(all(body, 'g:id')).toHaveLength(3)
  expect(all(body, 'g:size').toSorted()).toEqual(['M', 'S'])
  expect(all(body, 'g:color')).toEqual(['Red', 'Red'])
  expect(new Set(all(body, 'g:item_group_id')).size).toBe(1)
  expect([all(body, 'g:price').toSorted(), all(body, 'g:sale_price')]).toEqual([
    ['20 GBP', '30 GBP', '30 GBP'],
    ['15 GBP'],
  ])
  expect([all(body, 'g:unit_pricing_measure'), all(body, 'g:unit_pricing_base_measure')]).toEqual([['320 ml'], ['1 l']])
  expect([all(body, 'g:brand'), all(body, 'g:mpn')]).toEqual([['Oak &amp; Co'], ['M-1']])
  expect(all(body, 'description')[1]).toBe('Shirt')
  expect(body.trimEnd().endsWith('</rss>')).toBe(true)
})

test('a product feed whose first read is refused is that refusal, which nobody stores, and one that breaks off is no whole answer', async () => {
  readsOfProducts = 0
  refusedFrom = 1
  const refused = await app.inject('/feeds/products.xml')
  expect(refused.statusCode).toBeGreaterThanOrEqual(429)
  expect(refused.headers['cache-control']).toBe('no-store')
  expect(refused.body).not.toContain('<rss')
  readsOfProducts = 0
  refusedFrom = 2
  await expect(app.inject('/feeds/products.xml')).rejects.toThrow()
  refusedFrom = Number.POSITIVE_INFINITY
  expect((await read('/feeds/products.xml')).body.trimEnd().endsWith('</rss>')).toBe(true)
})

test('each date of an event that repeats is an entry of its own, in its file and in the list', async () => {
  const dateAndTimeSettings = {
    startDate: '2032-03-20T18:00:00Z',
    endDate: '2032-03-20T20:00:00Z',
    timeZoneId: 'Europe/Berlin',
    recurringEvents: { rule: 'FREQ=WEEKLY;COUNT=3', exceptDays: ['2032-03-27'] },
  }
  const event = {
    title: 'Cider tasting',
    location: { type: 'VENUE', name: 'Mill' },
    registration: { initialType: 'RSVP' },
    dateAndTimeSettings,
  }
  expect((await shop.admin.call('POST', '/events/v3/events', { event })).status).toBe(200)
  const { body: listed } = await app.inject('/events.ics')
  const entries = listed.split('BEGIN:VEVENT').filter((entry) => entry.includes('SUMMARY:Cider tasting'))
  expect(entries.map((entry) => /DTSTART:(\w+)/.exec(entry)?.[1])).toEqual(['20320320T180000Z', '20320403T170000Z'])
  expect(new Set(entries.map((entry) => /UID:(\S+)/.exec(entry)?.[1])).size).toBe(2)
  expect(listed).not.toContain('RRULE')
  const { body: one } = await app.inject('/events/cider-tasting-2032-04-03-19-00.ics')
  expect([one.match(/BEGIN:VEVENT/g)?.length, /DTSTART:(\w+)/.exec(one)?.[1]]).toEqual([1, '20320403T170000Z'])
})
