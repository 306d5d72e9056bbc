import { Readable } from 'node:stream'
import { tokenAuth } from '@fairground/client/auth/token.ts'
import { createClient } from '@fairground/client/create-client.ts'
import { wixEventsV2 } from '@fairground/client/generated/events.wix-events-v-2.ts'
import {
  type ListPublicPagesRequest,
  type ListPublicPagesResponse,
  publicPages,
} from '@fairground/client/generated/fairground.public-pages.ts'
import { products } from '@fairground/client/generated/stores.products.ts'
import type { SiteFacts } from '@fairground/contract/rendered-pages.ts'
import { ALL_PRODUCTS_SLUG } from '@fairground/contract/stores/collection.ts'
import { present } from '@fairground/domain/present.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { textsIn } from '../ground/texts/catalogues.ts'
import { fetchAdmitted, inProcessFetch } from '../http/in-process-fetch.ts'
import { bytesOf } from '../http/written.ts'
import type { PagesWorld } from './answer-page.ts'
import { atomFeed, eventEntry, PRODUCT_FEED_END, productEntry, productFeedHead, productFeedItems } from './feeds.ts'
import { type Address, mostPages, sitemapIndex, urlset } from './sitemap.ts'

const LIFE_MS = 10 * 60_000
const IN_A_FEED = 50

const FOLDERS = {
  collections: '/collections/',
  brands: '/brands/',
  events: '/events/',
  products: '/products/',
} as const

/** Pages for crawlers, feed readers and merchants' centres: addresses of all pages, news, and products with prices and stock. */
export function machinePages(app: FastifyInstance, world: PagesWorld): void {
  const { cache, overload, site, sessions, now } = world
  const client = () =>
    clientOf(
      site().origin,
      tokenAuth(() => sessions.pageToken()),
      fetchAdmitted(overload, inProcessFetch(app)),
    )
  const admit = () =>
    overload.admit(
      () => 'read',
      () => 'passerBy',
    )
  /** Cached until something of what it shows changes, and no longer than ten minutes. */
  const sendCached: SendCached = async (reply, { name, type, tags }, write) => {
    const { id, languages = [] } = site()
    const key = `${name} ${id} ${languages.join(' ')}`
    const written = () =>
      cache.share(key, async (began) => {
        admit()
        return cache.put(key, await write(), { tags, began, lifeMs: LIFE_MS })
      })
    const read = cache.get(key) ?? (await written())
    return reply.header('cache-control', 'public, max-age=600').type(`${type}; charset=utf-8`).send(bytesOf(read.body))
  }
  sitemaps(app, { site, client, sendCached })
  feeds(app, { site, client, sendCached, admit, now })
}

const clientOf = (url: string, auth: ReturnType<typeof tokenAuth>, fetch: typeof globalThis.fetch) =>
  createClient({ url, auth, fetch, modules: { products, publicPages, wixEventsV2 } })

interface Needs extends Pick<PagesWorld, 'site'> {
  readonly client: () => ReturnType<typeof clientOf>
  readonly sendCached: SendCached
}

/** Answers with the text stored under a name, or writes and stores it with the tags that drop it. */
type SendCached = (reply: FastifyReply, stored: Stored, write: () => Promise<string>) => Promise<FastifyReply>

interface Stored {
  readonly name: string
  readonly type: string
  readonly tags: readonly string[]
}

const PAGES = ['products', 'collections', 'events', 'brands']

function sitemaps(app: FastifyInstance, { site, client, sendCached }: Needs): void {
  app.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(robots(site())),
  )
  app.get('/sitemap.xml', (_request, reply) =>
    sendCached(reply, { name: 'sitemap', type: 'application/xml', tags: PAGES }, async () => {
      const most = mostPages(site())
      const places = (await placesOf(client(), site().foot)).slice(0, most)
      const { pages, total } = await client().publicPages.listPublicPages({
        kind: 'products',
        limit: Math.max(1, most - places.length),
      })
      if (places.length + total <= most) return urlset(site(), [...places, ...addresses('products', pages)])
      const files = Array.from({ length: Math.ceil(total / most) }, (_, i) => `/sitemaps/products-${i + 1}.xml`)
      return sitemapIndex(site().origin, ['/sitemaps/places.xml', ...files])
    }),
  )
  app.get('/sitemaps/places.xml', (_request, reply) =>
    sendCached(reply, { name: 'sitemap places', type: 'application/xml', tags: PAGES }, async () =>
      urlset(site(), (await placesOf(client(), site().foot)).slice(0, mostPages(site()))),
    ),
  )
  app.get('/sitemaps/products-:n([1-9][0-9]{0,2}).xml', (request, reply) => {
    const n = Number((request.params as { n: string }).n)
    return sendCached(reply, { name: `sitemap ${n}`, type: 'application/xml', tags: ['products'] }, async () => {
      const { pages } = await client().publicPages.listPublicPages({
        kind: 'products',
        limit: mostPages(site()),
        offset: (n - 1) * mostPages(site()),
      })
      return urlset(site(), addresses('products', pages))
    })
  })
}

function feeds(
  app: FastifyInstance,
  { site, client, sendCached, admit, now }: Needs & Pick<PagesWorld, 'now'> & { admit: () => void },
): void {
  app.get('/feeds/products.atom', (_request, reply) =>
    sendCached(reply, { name: 'new products', type: 'application/atom+xml', tags: ['products'] }, async () => {
      const found = await client().products.queryProducts({
        query: { sort: [{ fieldName: 'createdDate', order: 'DESC' }], paging: { limit: IN_A_FEED } },
      })
      const entries = found.products.map(productEntry)
      return atomFeed(site(), {
        title: textsIn(site().locale)('pages.newInTheShop'),
        self: '/feeds/products.atom',
        page: '/shop',
        entries,
        now: now(),
      })
    }),
  )
  app.get('/feeds/events.atom', (_request, reply) =>
    sendCached(reply, { name: 'events to come', type: 'application/atom+xml', tags: ['events'] }, async () => {
      const { events } = await client().wixEventsV2.queryEvents({
        query: {
          filter: { status: { $in: ['UPCOMING', 'STARTED'] } },
          sort: [{ fieldName: 'createdDate', order: 'DESC' }],
          paging: { limit: IN_A_FEED },
        },
        fields: ['DETAILS'],
      })
      const entries = events.map(eventEntry)
      return atomFeed(site(), {
        title: textsIn(site().locale)('pages.events'),
        self: '/feeds/events.atom',
        page: '/events',
        entries,
        now: now(),
      })
    }),
  )
  // As many products as there are, written as they are read. The first page is read before the head, so that a refusal is an answer of its
  // own; a later one breaks the answer off, and what is broken off is stored nowhere.
  app.get('/feeds/products.xml', async (_request, reply) => {
    admit()
    const all = client().products.queryProducts.each({ query: { cursorPaging: { limit: 100 } } })
    const first = await all.next()
    async function* feed() {
      yield productFeedHead(site())
      if (!first.done) yield productFeedItems(first.value, site())
      for await (const product of all) yield productFeedItems(product, site())
      yield PRODUCT_FEED_END
    }
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/xml; charset=utf-8')
      .send(Readable.from(feed()))
  })
}

type Pages = ListPublicPagesResponse['pages']
interface PagesClient {
  readonly publicPages: { listPublicPages(request: ListPublicPagesRequest): Promise<ListPublicPagesResponse> }
}

/** The fixed pages, the shop's own, and those of collections, brands and events. */
async function placesOf(client: PagesClient, foot: SiteFacts['foot'] = []): Promise<Address[]> {
  const kinds = ['collections', 'brands', 'events'] as const
  const found = await Promise.all(kinds.map((kind) => client.publicPages.listPublicPages({ kind })))
  const places = kinds.flatMap((kind, i) => addresses(kind, found[i]?.pages ?? []))
  const pages = foot.flatMap(([, href]) => (href.startsWith('/') ? [{ path: href }] : []))
  return [{ path: '/' }, { path: '/shop' }, { path: '/events' }, ...pages, ...places]
}

const addresses = (kind: keyof typeof FOLDERS, pages: Pages): Address[] =>
  pages
    .filter(({ slug }) => kind !== 'collections' || slug !== ALL_PRODUCTS_SLUG)
    .map(({ slug, updatedDate }) => ({
      path: FOLDERS[kind] + encodeURIComponent(slug),
      ...present({ changed: updatedDate }),
    }))

/** Pages of one visitor, in every language. */
const PERSONAL = ['/buy/', '/cart', '/checkout/', '/orders/', '/search']

function robots({ origin, languages = [] }: Pick<SiteFacts, 'origin' | 'languages'>): string {
  const prefixes = ['', ...languages.slice(1).map((language) => `/${language}`)]
  const paths = [...prefixes.flatMap((prefix) => PERSONAL.map((path) => prefix + path)), '/admin/']
  const lines = ['User-agent: *', ...paths.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`]
  return `${lines.join('\n')}\n`
}
