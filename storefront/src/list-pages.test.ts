// @vitest-environment node
import { gzipSync } from 'node:zlib'
import type { V3Product, Variant } from '@fairground/client/generated/stores.products-v-3.ts'
import { expect, test } from 'vitest'
import { ask, text } from './testing/ask.ts'
import { mug, mugVariant, soldOut } from './testing/fake-api.ts'
import { COLLECTIONS, category, EVENTS, PRODUCTS, programme, shelf } from './testing/shop-answers.ts'

const VARIANTS = 'POST /stores/v3/products/query-variants'
/** A mug without pictures takes 990, 110 of them data; with all utilities spelled out it took 3,050. */
const MOST_BYTES_OF_A_CARD = 1_050
const KITCHEN = 'GET /categories/v1/categories/slug/kitchen'

test('promotions stand among the products of a collection, each tile one link', async () => {
  const tile = (id: string, position: number, more: object = {}) => ({
    promotion: {
      id,
      name: `Promotion ${id}`,
      media: { image: { url: `https://pictures.example/${id}.webp` } },
      ...more,
    },
    position,
  })
  const answers = {
    [KITCHEN]: { category: { id: 'c-1', name: 'Kitchen', slug: 'kitchen' } },
    [COLLECTIONS]: { categories: [], pagingMetadata: {} },
    'GET /fairground/v1/product-finder': { productIds: [mug().id], total: 1 },
    [PRODUCTS]: shelf(mug()),
    'GET /stores/v3/promotions/resolve': {
      promotions: [
        tile('p-1', 1, { destinationUrl: 'https://example.org/sale' }),
        tile('p-2', 40, { media: { altText: 'New bowls', image: { url: 'https://pictures.example/p-2.webp' } } }),
      ],
    },
  }
  const { status, document, tags } = await ask('/collections/kitchen', answers)
  expect(status).toBe(200)
  const shown = [...document.querySelectorAll('ul.product-grid > li')].map(
    (item) => item.querySelector('h2')?.textContent ?? item.querySelector('img')?.getAttribute('alt'),
  )
  expect(shown).toEqual(['Promotion p-1', 'Harbour Mug', 'New bowls'])
  expect(document.querySelector('a[href="https://example.org/sale"] img')).not.toBeNull()
  expect(document.querySelectorAll('ul.product-grid > li:last-child a')).toHaveLength(0)
  expect(tags).toContain('promotions')
  const sorted = await ask('/collections/kitchen?sort=name', answers)
  expect(sorted.document.querySelectorAll('ul.product-grid > li')).toHaveLength(1)
})

test('a product of a list takes few bytes, of the page and of its data', async () => {
  const pageOf = async (count: number) => {
    const mugs = Array.from({ length: count }, (_, i) => mug({ id: `p-${i}`, slug: `mug-${i}`, name: `Mug ${i}` }))
    const { html } = await ask('/shop', {
      [COLLECTIONS]: { categories: [], pagingMetadata: {} },
      [PRODUCTS]: shelf(...mugs),
      'GET /fairground/v1/product-finder': { productIds: mugs.map(({ id }) => id), total: count },
    })
    return html
  }
  const [few, many] = [await pageOf(4), await pageOf(24)]
  expect((many.length - few.length) / 20).toBeLessThan(MOST_BYTES_OF_A_CARD)
  expect(many).not.toMatch(/"soldOut":false|"swatches":\[\]|"preorder":false/)
})

test('cards and facets show both colours of a choice, and its picture', async () => {
  const choices = [
    { name: 'Tent green', choiceType: 'MULTIPLE_COLORS', colorCodes: { colorCodes: ['#2e7d5b', '#123'] } },
    { name: 'Marigold', choiceType: 'IMAGE', image: { url: '/media/oak.webp' } },
  ] as const
  const [colour] = mug().options
  const connected = colour!.choicesSettings.choices.map(({ colorCode: _, ...choice }, at) => ({
    ...choice,
    ...choices[at],
  }))
  const options = [{ ...colour!, choicesSettings: { choices: connected } }]
  const counted = (name: string) => ({ name, count: 1, selected: false, colorCode: '#2e7d5b' })
  const { document } = await ask('/shop', {
    [COLLECTIONS]: { categories: [], pagingMetadata: {} },
    [PRODUCTS]: shelf({ ...mug(), options }),
    'GET /stores/v3/customizations/query': { customizations: [{ name: 'Colour', choicesSettings: { choices } }] },
    'GET /fairground/v1/product-finder': {
      productIds: [mug().id],
      total: 1,
      facets: {
        brands: [],
        collections: [],
        options: [{ name: 'Colour', choices: [counted('Tent green')] }],
        inStock: { count: 1, selected: false },
        onSale: { count: 0, selected: false },
      },
    },
  })
  const fills = (within: string) =>
    [...document.querySelectorAll(`${within} [style*="background"]`)].map((one) => one.getAttribute('style'))
  const both = 'background:linear-gradient(135deg, #2e7d5b 50%, #123 50%)'
  expect(fills('ul.product-grid p')).toEqual([both, 'background:center / cover url("/media/oak.webp")'])
  expect(fills('form')).toContain(both)
})

test('a card shows what is sold ahead, what must be chosen on its page, and what a unit costs', async () => {
  const plain = (id: string, name: string, change: Partial<V3Product> = {}) => mug({ id, name, options: [], ...change })
  const cheapest = (inStock: boolean, change: Partial<Variant> = {}) => ({
    variantSummary: { variantCount: 1, minPriceVariant: mugVariant('v', 'Marigold', inStock, change) },
  })
  const amount = { amount: '1.20', formattedAmount: '£1.20' }
  const pricePerUnit = {
    settings: { quantity: 100, measurementUnit: 'G' as const },
    value: '1.20',
    description: '£1.20 / 100 g',
    priceAfterDiscount: amount,
  }
  const asks = { name: 'Engraving', mandatory: true } as V3Product['modifiers'][number]
  const ahead: V3Product['inventory'] = {
    availabilityStatus: 'IN_STOCK',
    preorderStatus: 'ENABLED',
    preorderAvailability: 'ALL_VARIANTS',
  }
  const compareAtPrice = { amount: '20.00', formattedAmount: '£20.00' }
  const { price } = mugVariant('v', 'Marigold', true)
  const { document, requests } = await ask('/', {
    ...programme,
    [PRODUCTS]: shelf(
      mug(),
      plain('p-1', 'Tea', { inventory: ahead, ...cheapest(false) }),
      plain('p-2', 'Lamp', { inventory: soldOut, ...cheapest(false) }),
      plain('p-3', 'Candle', cheapest(true, { physicalProperties: { weight: 0, pricePerUnit } })),
      plain('p-4', 'Bell', { modifiers: [asks] }),
      plain('p-5', 'Another size is in stock', { inventory: ahead, ...cheapest(false) }),
      plain('p-6', 'Reduced', cheapest(true, { price: { ...price, compareAtPrice } })),
    ),
    [VARIANTS]: { variants: [{ productData: { productId: 'p-5' } }], pagingMetadata: {} },
  })
  const cards = [...document.querySelectorAll('ul.product-grid article')].map((card) => [
    card.querySelector('h3')?.textContent,
    card.querySelector('p')?.textContent,
    card.querySelector('button')?.getAttribute('aria-label') ?? null,
  ])
  expect(cards).toEqual([
    ['Harbour Mug', '£18.00Colours: Tent green, Marigold', null],
    ['Tea', '£18.00Pre-order', 'Add Tea to cart'],
    ['Lamp', 'Sold out', null],
    ['Candle', '£18.00£1.20 / 100 g', 'Add Candle to cart'],
    ['Bell', '£18.00', null],
    ['Another size is in stock', '£18.00', 'Add Another size is in stock to cart'],
    ['Reduced', 'Regular price £20.00Sale price £18.00', 'Add Reduced to cart'],
  ])
  // One call for those of which it is not known, and none for each of them.
  expect(requests.filter(({ call }) => call === VARIANTS)).toHaveLength(1)
})

test('a collection shows its place in the tree, and what is in it', async () => {
  const { document } = await ask('/collections/kitchen', {
    [KITCHEN]: { category: { id: 'c-kitchen', name: 'kitchen', slug: 'kitchen' } },
    [COLLECTIONS]: {
      categories: [category('home'), category('kitchen', 'c-home'), category('mugs', 'c-kitchen'), category('garden')],
      pagingMetadata: {},
    },
    'GET /fairground/v1/product-finder': { productIds: [], total: 0 },
    'GET /stores/v3/promotions/resolve': { promotions: [] },
  })
  const rows = [...document.querySelectorAll('nav[aria-label="Collections"] ul')].map((row) =>
    [...row.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('aria-current')]),
  )
  expect(rows).toEqual([
    [
      ['Everything', null],
      ['home', 'true'],
      ['garden', null],
    ],
    [['kitchen', 'page']],
    [['mugs', null]],
  ])
})

test('lists that are narrowed down by more than one facet are not for search engines', async () => {
  const answers = {
    'GET /fairground/v1/product-finder': { productIds: [mug().id], total: 1 },
    [PRODUCTS]: shelf(mug()),
  }
  const robots = async (path: string) =>
    (await ask(path, answers)).document.querySelector('meta[name="robots"]')?.getAttribute('content')
  expect(await Promise.all(['/shop?page=1', '/shop?sale=1', '/shop?sale=1&stock=1'].map(robots))).toEqual([
    undefined,
    undefined,
    'noindex',
  ])
})

test('a search that finds nothing leads on', async () => {
  const { document } = await ask('/search?q=zebra', {
    ...programme,
    [EVENTS]: { events: [], pagingMetadata: {} },
    'GET /fairground/v1/product-finder': { productIds: [], total: 0 },
    [PRODUCTS]: shelf(mug()),
    [COLLECTIONS]: {
      categories: [{ id: 'c-1', name: 'Mugs', slug: 'mugs', visible: true, parentCategory: { index: 0 } }],
      pagingMetadata: {},
    },
  })
  expect(text(document, 'h2')).toBe('Nothing matches “zebra”')
  expect(document.querySelector('nav[aria-label="Collections"] a[href="/collections/mugs"]')).not.toBeNull()
  expect(document.querySelector('ul.product-grid a[href="/products/harbour-mug"]')).not.toBeNull()
})

test('a full page of products is at most 6 kB on the wire', async () => {
  const many = Array.from({ length: 24 }, (_, n) =>
    mug({ id: `${n}`, name: `Mug number ${n}`, slug: `mug-${n}-${(n * 7919).toString(36)}` }),
  )
  const { html, document } = await ask('/shop', {
    [PRODUCTS]: shelf(...many),
    [COLLECTIONS]: { categories: [], pagingMetadata: {} },
    'GET /fairground/v1/product-finder': { productIds: many.map(({ id }) => id), total: many.length },
  })
  expect(document.querySelectorAll('ul.product-grid > li')).toHaveLength(24)
  expect(gzipSync(html, { level: 9 }).length).toBeLessThanOrEqual(6_000)
})

test('events are narrowed down to a category, and one that is gone narrows nothing', async () => {
  const [markets, empty, gone] = [1, 2, 9].map((n) => `0000000${n}-0000-4000-8000-000000000000`)
  const answers = {
    ...programme,
    'POST /events/v1/categories/query': {
      categories: [
        { id: markets, name: 'Markets', createdDate: '2026-01-01T00:00:00Z', counts: { assignedEventsCount: 2 } },
        { id: empty, name: 'Nothing yet', createdDate: '2026-01-01T00:00:00Z', counts: { assignedEventsCount: 0 } },
      ],
      metaData: {},
    },
  }
  const links = async (path: string) => {
    const { document, tags } = await ask(path, answers)
    expect(tags).toContain('eventCategorys')
    const nav = [...document.querySelectorAll('nav[aria-label="Categories"] a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.getAttribute('aria-current'),
    ])
    return { title: text(document, 'h1'), nav }
  }
  expect(await links(`/events?category=${markets}&past=1`)).toEqual({
    title: 'Markets',
    nav: [
      ['All', '/events?past=1', null],
      ['Markets', `/events?past=1&category=${markets}`, 'page'],
    ],
  })
  expect((await links(`/events?category=${gone}`)).title).toBe('Events')
})
