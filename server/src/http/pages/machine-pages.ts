import { tokenAuth } from '@fairground/client/auth/token.ts'
import { createClient } from '@fairground/client/create-client.ts'
import { wixEventsV2 } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { collections } from '@fairground/client/generated/stores.collections.ts'
import { products } from '@fairground/client/generated/stores.products.ts'
import { ALL_PRODUCTS_SLUG } from '@fairground/contract/stores/collection.ts'
import type { FastifyInstance } from 'fastify'
import type { PagesWorld } from './answer-page.ts'
import { inProcessFetch } from './in-process-fetch.ts'

/** What the protocol allows in one file. */
const MOST_ADDRESSES = 50_000
const SITEMAP_LIFE_MS = 10 * 60_000

/** What crawlers may read, and the addresses of all products, collections and events. */
export function machinePages(app: FastifyInstance, world: PagesWorld): void {
  const { cache, site } = world
  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          'Disallow: /cart',
          'Disallow: /checkout/',
          'Disallow: /orders/',
          'Disallow: /search',
          'Disallow: /admin/',
          '',
          `Sitemap: ${site().origin}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  )
  app.get('/sitemap.xml', async (_request, reply) => {
    const key = `sitemap ${site().id}`
    const kept = cache.get(key)
    const began = cache.begin()
    const read =
      kept ??
      cache.put(
        key,
        sitemap(await addresses(app, world)),
        ['products', 'collections', 'events'],
        began,
        SITEMAP_LIFE_MS,
      )
    return reply.header('cache-control', 'public, max-age=600').type('application/xml; charset=utf-8').send(read.body)
  })
}

async function addresses(app: FastifyInstance, { sessions, site }: PagesWorld): Promise<string[]> {
  const { origin } = site()
  const client = createClient({
    url: origin,
    auth: tokenAuth(() => sessions.pageToken()),
    fetch: inProcessFetch(app),
    modules: { products, collections, wixEventsV2 },
  })
  const found = ['/', '/shop', '/events']
  const add = async (items: AsyncIterable<{ slug: string }>, folder: string) => {
    for await (const { slug } of items) {
      if (slug === ALL_PRODUCTS_SLUG) continue
      if (found.length >= MOST_ADDRESSES) return
      found.push(`${folder}/${encodeURIComponent(slug)}`)
    }
  }
  await add(client.collections.queryCollections.each({ query: { cursorPaging: { limit: 100 } } }), '/collections')
  await add(client.wixEventsV2.queryEvents.each({ query: { paging: { limit: 100 } } }), '/events')
  await add(client.products.queryProducts.each({ query: { cursorPaging: { limit: 100 } } }), '/products')
  return found.map((path) => origin + path)
}

const sitemap = (locations: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${locations
    .map((location) => `<url><loc>${location.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</loc></url>`)
    .join('\n')}\n</urlset>\n`
