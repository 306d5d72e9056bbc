// @vitest-environment node
import type { Facets } from '@fairground/client/generated/fairground.product-finder.ts'
import type { ProductMedia } from '@fairground/client/generated/stores.products-v-3.ts'
import type { SiteFacts } from '@fairground/contract/rendered-pages.ts'
import { beforeAll, expect, test, vi } from 'vitest'
import { mug } from './testing/fake-api.ts'
import { COLLECTIONS, category, EVENTS, PRODUCTS, shelf } from './testing/shop-answers.ts'

const FINDER = 'GET /fairground/v1/product-finder'
const LOOKS = 'GET /stores/v3/customizations/query'
const ORIGIN = 'https://fair.example'
type Entry = typeof import('./entry-server.tsx')
type Answers = Readonly<Record<string, unknown>>

interface Visit {
  readonly path: string
  readonly answers: Answers
  readonly facts?: Partial<SiteFacts>
}

const picture = (i: number): ProductMedia => ({
  id: `picture-${i}`,
  mediaType: 'IMAGE',
  uploadId: `upload-${i}`,
  image: { url: `https://pictures.example/${i}.webp` },
})

const mugs = (count: number, word = 'Mug') =>
  Array.from({ length: count }, (_, i) =>
    mug({
      id: `p-${i}`,
      slug: `mug-${i}`,
      name: `${word} ${i} <&">`,
      media: { itemsInfo: { items: [picture(i)] } },
      ...(i % 3 === 0 ? { options: [] } : {}),
    }),
  )

const facets = (count: number): Facets => ({
  brands: [{ name: 'Tide & Co', count, selected: false }],
  collections: [],
  options: [{ name: 'Colour', choices: [{ name: 'Marigold', count, selected: true, colorCode: '#e0a526' }] }],
  price: {
    lowest: '4.00',
    highest: '90.00',
    formattedLowest: '£4.00',
    formattedHighest: '£90.00',
    ranges: [
      { minPrice: '0', maxPrice: '20', formattedFrom: '£0', formattedTo: '£20', count, selected: false },
      { minPrice: '20', formattedFrom: '£20', count: 2, selected: false },
    ],
  },
  inStock: { count, selected: false },
  onSale: { count: 0, selected: false },
})

const looks = (colorCode: string) => ({
  customizations: [{ name: 'Colour', choicesSettings: { choices: [{ name: 'Marigold', colorCode }] } }],
})

const shopOf = (products: readonly { id: string }[], count: number, colour = '#e0a526'): Answers => ({
  [COLLECTIONS]: { categories: [category('kitchen'), category('garden')], pagingMetadata: {} },
  [PRODUCTS]: shelf(...products),
  [FINDER]: { productIds: products.map(({ id }) => id), total: count, facets: facets(count) },
  [LOOKS]: looks(colour),
  [EVENTS]: { events: [], pagingMetadata: {} },
})

const SITE: SiteFacts = {
  name: 'Fairground',
  locale: 'en-GB',
  currency: 'GBP',
  timeZone: 'Europe/London',
  origin: ORIGIN,
}
const shop = shopOf(mugs(24), 64)
const abroad = { languages: ['en', 'de', 'fr'], currencies: ['EUR', 'USD'], rates: { EUR: '1.2', USD: '1.3' } }
const german = { ...abroad, locale: 'de', prefix: '/de' }
const visits: readonly Visit[] = [
  { path: '/shop', answers: shop },
  { path: '/shop?page=2&sort=price', answers: shop },
  { path: '/shop?o=Colour%3AMarigold&stock=1', answers: shop },
  { path: '/shop?brand=Tide+%26+Co&min=4&max=20', answers: shop },
  { path: '/shop?min=4&cur=EUR', answers: shop, facts: { ...abroad, shownIn: 'EUR' } },
  { path: '/shop?min=4&cur=EUR', answers: shop, facts: abroad },
  { path: '/de/shop?stock=1', answers: shop, facts: german },
  { path: '/de/shop?stock=1', answers: shop, facts: { ...german, shownIn: 'USD' } },
  { path: '/fr/shop', answers: shop, facts: { ...abroad, locale: 'fr', prefix: '/fr' } },
  {
    path: '/shop',
    answers: shop,
    facts: { name: 'Another <shop>', foot: [['Terms', '/pages/terms']], sells: 'GOODS' },
  },
  // A product, the colour of a choice and counts were changed; other products stand first.
  { path: '/shop', answers: shopOf(mugs(24, 'Renamed'), 64) },
  { path: '/shop', answers: shopOf(mugs(24), 63, '#123456') },
  { path: '/shop', answers: shopOf(mugs(24).reverse(), 64) },
  { path: '/search?q=mug', answers: shop },
  { path: '/brands/Tide', answers: shop },
]

async function pageOf({ render }: Entry, { path, answers, facts }: Visit): Promise<string> {
  const { html } = await render(new Request(ORIGIN + path), {
    site: { ...SITE, ...facts },
    now: new Date('2026-03-01T12:00:00Z'),
    assets: { scripts: ['/a.js'], later: [], styles: ['/a.css'], fonts: [] },
    fetch: () => Promise.reject(new Error('a page went over HTTP')),
    // As the server's cache: the same values for each call.
    direct: async ({ method, path: call }) => ({ status: 200, body: answers[`${method} ${call}`] ?? {}, headers: {} }),
    apiUrl: ORIGIN,
    accessToken: 'token',
    onError: (error) => {
      throw error
    },
  })
  return html
}

let warm: Entry
const renderedFresh: string[] = []

beforeAll(async () => {
  for (const visit of visits) {
    vi.resetModules()
    renderedFresh.push(await pageOf(await import('./entry-server.tsx'), visit))
  }
  vi.resetModules()
  warm = await import('./entry-server.tsx')
}, 120_000)

test('a page shows remembered parts with the very bytes of a page without any', async () => {
  for (const order of [visits, visits, visits.toReversed()])
    for (const visit of order) expect(await pageOf(warm, visit)).toBe(renderedFresh[visits.indexOf(visit)])
  const pages = await Promise.all(visits.map((visit) => pageOf(warm, visit)))
  expect(pages).toEqual(renderedFresh)
  expect(new Set(renderedFresh).size).toBe(renderedFresh.length)
})

test('the first pictures of a list are named in the head, once each and in their order', async () => {
  const named = (html: string) =>
    [
      ...html
        .slice(0, html.indexOf('</head>'))
        .matchAll(/<link rel="preload" as="image" [^>]*pictures\.example%2F(\d+)/g),
    ].map(([, name]) => name)
  expect(named(renderedFresh[0] ?? '')).toEqual(['0', '1', '2'])
  expect(named(await pageOf(warm, visits[0] as Visit))).toEqual(['0', '1', '2'])
  expect(named(renderedFresh[12] ?? '')).toEqual(['23', '22', '21'])
})
