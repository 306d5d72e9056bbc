// @vitest-environment node
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { plan, postPaths } from './entry-server.tsx'
import { ask } from './testing/ask.ts'
import { mug, mugsInCart, nightMarket, price, refuse } from './testing/fake-api.ts'

const PRODUCTS = 'GET /stores-reader/v1/products/query-platformized'
const VARIANTS = 'POST /stores-reader/v1/variants/query'
const DETAILS = `GET /stores/v3/products/${mug().id}`
const TELL = 'POST /back-in-stock-service/v1/back-in-stock-notification-requests'
const COLLECTIONS = 'POST /categories/v1/categories/query'
const EVENTS = 'POST /events/v3/events/query'
const TICKETS = 'POST /events-ticket-definitions/v3/ticket-definitions/available/query'
const CART = 'GET /ecom/v1/carts/current'
const ADD = 'POST /ecom/v1/carts/current/add-to-cart'
const CHECKOUT = 'POST /ecom/v1/carts/current/create-checkout'

const shelf = (...products: unknown[]) => ({ products, metadata: { count: products.length, total: products.length } })
const programme = {
  [EVENTS]: { events: [nightMarket()], pagingMetadata: {} },
  [TICKETS]: {
    ticketDefinitions: [{ eventId: nightMarket().id, salesDetails: { unsoldCount: 6, soldOut: false } }],
    metadata: { count: 1 },
  },
}
const text = (document: Document, selector: string) => document.querySelector(selector)?.textContent

test('the first page shows what is on and what is new, and says what it shows', async () => {
  const { status, document, tags, errors } = await ask('/', { ...programme, [PRODUCTS]: shelf(mug()) })
  expect({ status, errors }).toEqual({ status: 200, errors: [] })
  expect(text(document, 'h1')).toBe('Things to keep, nights to remember.')
  expect(text(document, 'title')).toBe('Fairground')
  expect(document.body.textContent).toContain('From £12.00')
  expect(document.body.textContent).toContain('6 left')
  expect(document.querySelector('a[href="/products/harbour-mug"]')?.textContent).toBe('Harbour Mug')
  expect(tags).toEqual(expect.arrayContaining(['products', 'events']))
})

test('no script runs in the page itself, and data cannot end its script element', async () => {
  const { html, document } = await ask('/', { ...programme, [PRODUCTS]: shelf(mug({ name: '</script><b>Mug' })) })
  const inline = [...document.querySelectorAll('script:not([src])')].map((script) => script.getAttribute('type'))
  expect(new Set(inline)).toEqual(new Set(['application/json', 'application/ld+json']))
  expect(html).not.toContain('</script><b>')
})

test('an address that a product had before leads to its present one for good', async () => {
  const product = { id: mug().id, slug: 'harbour-mug', name: 'Harbour Mug' }
  const { status, headers } = await ask('/products/old-mug', {
    [PRODUCTS]: shelf(),
    'GET /stores/v3/products/slug/old-mug': { product },
  })
  expect([status, headers.get('location')]).toEqual([301, '/products/harbour-mug'])
})

test.for([
  [
    'a product that is not there',
    '/products/no-mug',
    {
      [PRODUCTS]: shelf(),
      'GET /stores/v3/products/slug/no-mug': refuse(404, 'PRODUCT_NOT_FOUND', 'There is no such product.'),
    },
  ],
  ['an address that no page has', '/nowhere', {}],
  [
    'an event that is not there',
    '/events/no-market',
    { ...programme, 'GET /events/v3/events/slug/no-market': refuse(404, 'EVENT_NOT_FOUND', 'There is no such event.') },
  ],
] as const)('%s is 404 within the shop’s frame', async ([, path, answers]) => {
  const { status, document, errors } = await ask(path, answers)
  expect({ status, errors }).toEqual({ status: 404, errors: [] })
  expect(text(document, 'h1')).toBe('This page is not here')
  expect(document.querySelector('header nav')).not.toBeNull()
})

test('an address that shows nothing has new products in stock to go on with, asked for at once', async () => {
  const out = { trackInventory: true, quantity: 0, inStock: false, inventoryStatus: 'OUT_OF_STOCK' as const }
  const answers = {
    [PRODUCTS]: shelf(mug(), mug({ id: 'p-2', name: 'Gone Bowl', slug: 'gone-bowl', stock: out })),
    'GET /v2/collections/slug/none': refuse(404, 'COLLECTION_NOT_FOUND', 'There is no such collection.'),
    'GET /fairground/v1/payment-methods': { methods: [] },
    'GET /ecom/v1/checkouts/none': refuse(404, 'CHECKOUT_NOT_FOUND', 'There is no such checkout.'),
  }
  for (const path of ['/nowhere', '/collections/none', '/checkout/none']) {
    const { status, document, asked, errors } = await ask(path, answers)
    expect({ path, status, errors }).toEqual({ path, status: 404, errors: [] })
    const offers = [...document.querySelectorAll('main ul article a')].map((link) => link.getAttribute('href'))
    expect(offers, path).toEqual(['/products/harbour-mug'])
    expect(asked.filter(({ call }) => call === PRODUCTS)).toHaveLength(1)
  }
})

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
    'GET /v2/collections/slug/kitchen': { collection: { id: 'c-1', name: 'Kitchen', slug: 'kitchen' } },
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

test('cards and facets show both colours of a choice, and its picture', async () => {
  const choices = [
    { name: 'Tent green', choiceType: 'MULTIPLE_COLORS', colorCodes: { colorCodes: ['#2e7d5b', '#123'] } },
    { name: 'Marigold', choiceType: 'IMAGE', image: { url: '/media/oak.webp' } },
  ]
  const counted = (name: string) => ({ name, count: 1, selected: false, colorCode: '#2e7d5b' })
  const { document } = await ask('/shop', {
    [COLLECTIONS]: { categories: [], pagingMetadata: {} },
    [PRODUCTS]: shelf(mug()),
    'GET /stores/v3/customizations/query': { customizations: [{ name: 'Colour', choicesSettings: { choices } }] },
    'GET /fairground/v1/product-finder': {
      productIds: [mug().id],
      total: 1,
      facets: {
        ...{ brands: [], collections: [] },
        options: [{ name: 'Colour', choices: [counted('Tent green')] }],
        inStock: { count: 1, selected: false },
        onSale: { count: 0, selected: false },
      },
    },
  })
  const fills = (within: string) =>
    [...document.querySelectorAll(`${within} span[style*="background"]`)].map((one) => one.getAttribute('style'))
  const both = 'background:linear-gradient(135deg, #2e7d5b 50%, #123 50%)'
  expect(fills('ul.product-grid p')).toEqual([both, 'background:center / cover url("/media/oak.webp")'])
  expect(fills('form')).toContain(both)
})

test('a card says what is sold ahead, what asks for more than a press, and what a unit costs', async () => {
  const out = { trackInventory: true, quantity: 0, inStock: false, inventoryStatus: 'OUT_OF_STOCK' as const }
  const plain = (id: string, name: string, change = {}) =>
    mug({ id, name, productOptions: [], variants: [], ...change })
  const perUnit = { ...mug().convertedPriceData, formatted: { ...price(18).formatted, pricePerUnit: '£1.20 / 100 g' } }
  const told = (id: string, preorderStatus: string, availabilityStatus: string, mandatory = false) => ({
    ...{ id, inventory: { preorderStatus, availabilityStatus }, modifiers: [{ mandatory }] },
  })
  const { document, asked } = await ask('/', {
    ...programme,
    [PRODUCTS]: shelf(
      mug(),
      plain('p-1', 'Tea', { stock: out }),
      plain('p-2', 'Lamp', { stock: out }),
      plain('p-3', 'Candle', { convertedPriceData: perUnit }),
      plain('p-4', 'Bell'),
      plain('p-5', 'Sold ahead, all of it', { stock: out }),
    ),
    'GET /stores/v3/products/query': {
      products: [
        told('p-1', 'ENABLED', 'IN_STOCK'),
        told('p-2', 'DISABLED', 'OUT_OF_STOCK'),
        told('p-3', 'DISABLED', 'IN_STOCK'),
        told('p-4', 'DISABLED', 'IN_STOCK', true),
        told('p-5', 'ENABLED', 'OUT_OF_STOCK'),
      ],
      pagingMetadata: {},
    },
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
    ['Sold ahead, all of it', 'Sold out', null],
  ])
  // One question for those of which it is not known, and none for each of them.
  expect(asked.filter(({ call }) => call === 'GET /stores/v3/products/query')).toHaveLength(1)
})

test('a collection shows its place in the tree, and what is in it', async () => {
  const category = (slug: string, id?: string) => ({
    ...{ id: `c-${slug}`, name: slug, slug, visible: true },
    parentCategory: { ...(id ? { id } : {}), index: 0 },
  })
  const { document } = await ask('/collections/kitchen', {
    'GET /v2/collections/slug/kitchen': { collection: { id: 'c-kitchen', name: 'kitchen', slug: 'kitchen' } },
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

test('a product says where it stands, whose it is and what its merchant wants searched', async () => {
  const category = (slug: string, id?: string) => ({
    ...{ id: `c-${slug}`, name: slug, slug, visible: true },
    parentCategory: { ...(id ? { id } : {}), index: 0 },
  })
  const seoData = {
    tags: [
      { type: 'title', children: 'A mug by hand' },
      { type: 'meta', props: { name: 'description', content: 'Stoneware, 320 ml' } },
    ],
  }
  const { document } = await ask('/products/harbour-mug', {
    ...out(),
    [PRODUCTS]: shelf(
      mug({
        seoData,
        brand: 'Harbour & Kiln',
        sku: 'HM',
        collectionIds: ['c-sale', 'c-mugs'],
        description: '<p>A &amp; B</p>',
      }),
    ),
    [COLLECTIONS]: {
      categories: [category('sale'), category('table'), category('mugs', 'c-table')],
      pagingMetadata: {},
    },
  })
  const crumbs = [...document.querySelectorAll('nav[aria-label="Breadcrumbs"] li')].map((one) => [
    one.querySelector('a')?.getAttribute('href'),
    one.textContent,
  ])
  expect(crumbs.map(([href]) => href)).toEqual(['/shop', '/collections/table', '/collections/mugs', undefined])
  expect(document.querySelector('main a[href="/brands/Harbour%20%26%20Kiln"]')?.textContent).toBe('Harbour & Kiln')
  expect(text(document, 'title')).toBe('A mug by hand')
  expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBe('Stoneware, 320 ml')
  const [facts, list] = [...document.querySelectorAll('script[type="application/ld+json"]')].map((one) =>
    JSON.parse(one.textContent),
  )
  expect(facts).toMatchObject({
    ...{ '@type': 'Product', sku: 'HM', description: 'Stoneware, 320 ml' },
    offers: [{ url: expect.stringMatching(/\?variant=v-green$/), availability: 'https://schema.org/OutOfStock' }, {}],
  })
  expect(list).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: [{}, {}, {}, { name: 'Harbour Mug' }] })
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

test('an API that fails leaves the frame, and tells nobody why but the log', async () => {
  const { status, document, html, errors } = await ask('/shop', {
    [COLLECTIONS]: { categories: [], pagingMetadata: {} },
    [PRODUCTS]: refuse(500, 'SYSTEM_ERROR', 'secret'),
  })
  expect(status).toBe(500)
  expect(errors).toHaveLength(1)
  expect(text(document, 'h1')).toBe('This page could not be shown')
  expect(html).not.toContain('secret')
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
  expect(text(document, 'h2')).toBe('Nothing has “zebra”')
  expect(document.querySelector('nav[aria-label="Collections"] a[href="/collections/mugs"]')).not.toBeNull()
  expect(document.querySelector('ul.product-grid a[href="/products/harbour-mug"]')).not.toBeNull()
})

test('an API that is too busy is passed on as such', async () => {
  const { status, document } = await ask('/search?q=mug', {
    ...programme,
    'GET /fairground/v1/product-finder': refuse(429, 'TOO_MANY_REQUESTS', ''),
    [COLLECTIONS]: { categories: [], pagingMetadata: {} },
  })
  expect([status, text(document, 'h1')]).toEqual([429, 'One moment, please'])
})

/** What catalogue 3 tells of the mug besides. */
const details = (change: object = {}) => ({
  [DETAILS]: { product: { options: [], modifiers: [], additionalRibbons: [], ...change } },
})

/** What is told of the mug's variants that are out. */
const out = (preorderInfo: object = { enabled: false }) => ({
  ...details(),
  [VARIANTS]: { variants: [{ variantId: 'v-green', preorderInfo }], metadata: { count: 1 } },
})

test('a product is seen in films, heard and read about from our own files alone', async () => {
  const own = (id: string) => `https://fair.example/media/${id}`
  const film = (id: string, url: string) => ({
    ...{ id, title: `Film ${id}`, mediaType: 'video' as const, thumbnail: { url: own('poster') } },
    video: { files: [{ url }], stillFrameMediaId: id },
  })
  const media = {
    items: [
      film('f1', own('f1')),
      film('f2', 'https://elsewhere.example/f2.mp4'),
      { id: 'a1', title: 'Bells', mediaType: 'audio' as const },
    ],
  }
  const attachments = [
    { id: 'a1', kind: 'audio', name: 'Bells', url: own('a1') },
    { id: 'a2', kind: 'audio', name: 'Elsewhere', url: 'https://elsewhere.example/a2.mp3' },
    { id: 'd1', kind: 'document', name: '', url: 'https://elsewhere.example/d1.pdf' },
  ]
  const { document, errors } = await ask('/products/harbour-mug', {
    ...{ [PRODUCTS]: shelf(mug({ media })), ...out() },
    [`GET /fairground/v1/products/${mug().id}/attachments`]: { attachments },
  })
  expect(errors).toEqual([])
  const sources = (selector: string, name: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name))
  expect(sources('video', 'src')).toEqual(['/media/f1'])
  expect(sources('video', 'poster')).toEqual(['/media/poster'])
  expect(sources('audio', 'src')).toEqual(['/media/a1'])
  expect(text(document, 'a[href="https://elsewhere.example/d1.pdf"]')).toBe('Document')
})

test('a product for members says so, and leads to the way in', async () => {
  const { document } = await ask('/products/harbour-mug', {
    ...{ [PRODUCTS]: shelf(mug()), ...out() },
    ...details({ purchaseEligibility: { userCriteria: 'MEMBERS_ONLY' } }),
  })
  const link = document.querySelector('main a[href^="/login"]')
  expect(link?.closest('p')?.textContent).toBe('Members alone buy this: sign in or join.')
  expect(link?.getAttribute('href')).toContain(encodeURIComponent('/products/harbour-mug'))
})

test('a product is a form that posts what is chosen', async () => {
  const { document } = await ask('/products/harbour-mug', { [PRODUCTS]: shelf(mug()), ...out() })
  const form = document.querySelector('main form[method="post"]')
  expect(form?.querySelector<HTMLInputElement>('[name="option.Colour"][checked]')?.value).toBe('Marigold')
  expect(form?.querySelector('[name="quantity"]')?.getAttribute('max')).toBe('7')
  expect(form?.textContent).toContain('7 left')
})

test('posting it fills the cart and leads there', async () => {
  const form = { product: mug().id, 'option.Colour': 'Marigold', 'text.Engraving': '', quantity: '2' }
  const { status, headers, asked } = await ask('/products/harbour-mug', { [ADD]: { cart: mugsInCart } }, form)
  expect([status, headers.get('location')]).toEqual([303, '/cart'])
  expect(asked).toEqual([
    {
      call: ADD,
      body: {
        lineItems: [
          {
            catalogReference: {
              appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
              catalogItemId: mug().id,
              options: { options: { Colour: 'Marigold' } },
            },
            quantity: 2,
          },
        ],
      },
    },
  ])
})

test('buying now leads to the checkout', async () => {
  const form = { product: mug().id, 'option.Colour': 'Marigold', quantity: '1', intent: 'buy-now' }
  const answers = { [ADD]: { cart: mugsInCart }, [CHECKOUT]: { checkoutId: 'checkout-1' } }
  const { status, headers, asked } = await ask('/products/harbour-mug', answers, form)
  expect([status, headers.get('location')]).toEqual([303, '/checkout/checkout-1'])
  expect(asked.map(({ call }) => call)).toEqual([ADD, CHECKOUT])
})

test('a refusal comes back with the page, in words', async () => {
  const refusal = refuse(409, 'INSUFFICIENT_INVENTORY', 'There is not that much in stock.')
  const form = { product: mug().id, quantity: '9' }
  const answers = { [PRODUCTS]: shelf(mug()), [ADD]: refusal, ...out() }
  const { status, document } = await ask('/products/harbour-mug', answers, form)
  expect(status).toBe(409)
  expect(document.body.textContent).toContain('There is not that much in stock.')
})

const asksFor = {
  modifiers: [
    {
      name: 'Gift wrap',
      mandatory: true,
      choicesSettings: {
        choices: [
          { name: 'Kraft', addedPrice: '0' },
          { name: 'Ribbons', addedPrice: '2', colorCodes: { colorCodes: ['#fff', '#c11e4d'] } },
        ],
      },
    },
    {
      name: 'engraving',
      mandatory: false,
      freeTextSettings: { title: 'Engraving', minCharCount: 2, maxCharCount: 12, defaultAddedPrice: '4.5' },
    },
  ],
  options: [
    {
      name: 'Colour',
      choicesSettings: { choices: [{ name: 'Marigold', colorCodes: { colorCodes: ['#e0a526', '#123'] } }] },
    },
  ],
  additionalRibbons: [{ id: 'r-2', name: 'Handmade' }],
  subscriptionDetails: {
    subscriptions: [{ visible: true, frequency: 'MONTH', interval: 1, discount: { type: 'PERCENT', percentOff: 10 } }],
  },
}

test('what a product asks for besides stands in its form, with what it costs', async () => {
  const answers = { [PRODUCTS]: shelf(mug()), ...out(), ...details(asksFor) }
  const { document } = await ask('/products/harbour-mug', answers)
  const wraps = [...document.querySelectorAll<HTMLInputElement>('[name="option.Gift wrap"]')]
  expect(wraps.map((one) => [one.value, one.required, one.hasAttribute('checked')])).toEqual([
    ['Kraft', true, false],
    ['Ribbons', true, false],
  ])
  expect(wraps[1]?.parentElement?.querySelector('span')?.getAttribute('style')).toContain('#fff 50%')
  const engraving = document.querySelector('[name="text.Engraving"]')
  expect(['minlength', 'maxlength', 'required'].map((one) => engraving?.getAttribute(one))).toEqual(['2', '12', null])
  expect(document.querySelector('main form')?.textContent).toContain('Engraving +£4.50 (optional)')
  // No cart carries a subscription, so none is offered.
  expect(document.body.textContent).not.toMatch(/monthly|subscription/i)
  const marigold = document.querySelector('[name="option.Colour"][value="Marigold"] + span')
  expect(marigold?.getAttribute('style')).toContain('linear-gradient(135deg, #e0a526 50%, #123 50%)')
  expect(document.body.textContent).toContain('Handmade')
})

test('what is missing is said at its field, and what was typed is kept', async () => {
  const [code, description] = ['MODIFIER_REQUIRED', 'Something must be chosen first.']
  const body = {
    message: description,
    details: { applicationError: { code, description, data: { missing: ['Gift wrap'] } } },
  }
  const answers = {
    [PRODUCTS]: shelf(mug()),
    ...out(),
    ...details(asksFor),
    [ADD]: new Response(JSON.stringify(body), { status: 409 }),
  }
  const form = { product: mug().id, 'text.Engraving': 'For Ada' }
  const { status, document } = await ask('/products/harbour-mug', answers, form)
  expect(status).toBe(409)
  const group = document.querySelector('[name="option.Gift wrap"]')?.closest('fieldset')
  const error = document.getElementById(group?.getAttribute('aria-describedby') ?? '')
  expect(error?.textContent).toBe('Choose one of these.')
  expect(document.querySelector('[name="text.Engraving"]')?.getAttribute('value')).toBe('For Ada')
  expect(document.querySelector('[name="text.Engraving"]')?.getAttribute('aria-invalid')).toBeNull()
})

test('what is sold out asks for an address, and says what follows', async () => {
  const sold = '/products/harbour-mug?variant=v-green'
  const { document } = await ask(sold, { [PRODUCTS]: shelf(mug()), ...out() })
  const form = document.querySelector('section[aria-label="Tell me when it is back"] form')
  expect(form?.querySelector('[name="variant"]')?.getAttribute('value')).toBe('v-green')
  expect(form?.querySelector('[name="email"]')?.getAttribute('type')).toBe('email')

  const fields = {
    intent: 'tell-me',
    product: mug().id,
    variant: 'v-green',
    name: 'Harbour Mug',
    price: '18',
    email: 'ada@example.com',
  }
  const answers = { [PRODUCTS]: shelf(mug()), ...out(), [TELL]: { request: {} } }
  const told = await ask(sold, answers, fields)
  expect(told.document.body.textContent).toContain('We write to ada@example.com once')
  expect(told.asked.find(({ call }) => call === TELL)?.body).toEqual({
    request: {
      catalogReference: {
        appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
        catalogItemId: mug().id,
        options: { variantId: 'v-green' },
      },
      email: 'ada@example.com',
    },
    itemDetails: { name: 'Harbour Mug', price: '18' },
  })
  const twice = refuse(409, 'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS', 'Already.')
  expect((await ask(sold, { ...answers, [TELL]: twice }, fields)).document.body.textContent).toContain('We write to')
  const wrong = await ask(sold, { ...answers, [TELL]: refuse(400, 'INVALID_ARGUMENT', 'No.') }, fields)
  expect(wrong.document.querySelector('[name="email"]')?.getAttribute('aria-invalid')).toBe('true')
})

test('what is sold ahead says so and can be bought', async () => {
  const answers = { [PRODUCTS]: shelf(mug()), ...out({ enabled: true, message: 'Ships in May' }) }
  const { document } = await ask('/products/harbour-mug?variant=v-green', answers)
  expect(document.body.textContent).toContain('Pre-order: Ships in May')
  const button = document.querySelector('main form button[type="submit"]')
  expect([button?.textContent, button?.getAttribute('aria-disabled')]).toEqual(['Pre-order', null])
  expect(document.querySelector('section[aria-label="Tell me when it is back"]')).toBeNull()
})

test('the cart shows its lines; one that nobody has begun is empty', async () => {
  const full = await ask('/cart', { [CART]: { cart: mugsInCart } })
  expect(text(full.document, 'section[aria-label="Total"]')).toContain('£36.00')
  expect(full.document.body.textContent).toContain('Colour: Marigold')
  const empty = await ask('/cart', { [CART]: refuse(404, 'OWNED_CART_NOT_FOUND', 'You have no cart yet.') })
  expect(empty.document.body.textContent).toContain('Your cart is empty')
})

test.for([
  ['checkout', { intent: 'checkout' }, { [CHECKOUT]: { checkoutId: 'c-1' } }, 303, '/checkout/c-1'],
  [
    'another quantity',
    { intent: 'quantity', line: 'line-1', quantity: '3' },
    { 'POST /ecom/v1/carts/current/update-line-items-quantity': { cart: mugsInCart } },
    303,
    '/cart',
  ],
  [
    'removing a line',
    { intent: 'remove', line: 'line-1' },
    { 'POST /ecom/v1/carts/current/remove-line-items': { cart: mugsInCart } },
    303,
    '/cart',
  ],
  ['an unknown form', { intent: 'burn' }, { [CART]: { cart: mugsInCart } }, 400, null],
] as const)('the cart’s form for %s', async ([, form, answers, status, location]) => {
  const answered = await ask('/cart', answers, form)
  expect([answered.status, answered.headers.get('location')]).toEqual([status, location])
})

test('tickets are chosen by number and go into the same cart', async () => {
  const answers = {
    'GET /events/v3/events/slug/night-market': { event: nightMarket() },
    [TICKETS]: {
      ticketDefinitions: [
        {
          id: 'd-1',
          eventId: nightMarket().id,
          name: 'General admission',
          saleStatus: 'SALE_STARTED',
          limitPerCheckout: 8,
          feeType: 'NO_FEE',
          pricingMethod: { fixedPrice: { value: '12.00', currency: 'GBP' }, free: false },
          salesDetails: { unsoldCount: 5, soldOut: false },
        },
      ],
      metadata: { count: 1 },
    },
  }
  const page = await ask('/events/night-market/tickets', answers)
  const field = page.document.querySelector('[name="quantity.d-1"]')
  expect([field?.getAttribute('max'), page.document.body.textContent?.includes('5 left')]).toEqual(['5', true])

  const none = await ask('/events/night-market/tickets', answers, { 'quantity.d-1': '0' })
  expect([none.status, none.document.body.textContent?.includes('Choose how many')]).toEqual([422, true])

  const two = await ask('/events/night-market/tickets', { [ADD]: { cart: mugsInCart } }, { 'quantity.d-1': '2' })
  expect([two.status, two.headers.get('location')]).toEqual([303, '/cart'])
})

test('who wants tickets that are sold out leaves an address, and is told in the form it was sent with', async () => {
  const kind = (id: string, name: string, soldOut: boolean) => ({
    ...{ id, name, eventId: nightMarket().id, saleStatus: 'SALE_STARTED', limitPerCheckout: 8, feeType: 'NO_FEE' },
    pricingMethod: { fixedPrice: { value: '12.00', currency: 'GBP' }, free: false },
    salesDetails: { unsoldCount: soldOut ? 0 : 5, soldOut },
  })
  const answers = {
    'GET /events/v3/events/slug/night-market': { event: nightMarket() },
    [TICKETS]: {
      ticketDefinitions: [kind('d-1', 'Standing', false), kind('d-2', 'Seated', true), kind('d-3', 'Box', true)],
      metadata: { count: 3 },
    },
    [TELL]: { request: { id: 'r-1' } },
  }
  const { document } = await ask('/events/night-market/tickets', answers)
  const forms = [...document.querySelectorAll('section[aria-label^="Waiting for"]')]
  expect(forms.map((form) => form.querySelector('h2')?.textContent)).toEqual([
    'Tell me when there are Seated tickets again',
    'Tell me when there are Box tickets again',
  ])
  const told = await ask('/events/night-market/tickets', answers, {
    intent: 'tell-me',
    product: 'd-3',
    name: 'Box, Night Market',
    price: '12.00',
    email: 'ines@example.com',
  })
  expect(told.status).toBe(200)
  expect(told.asked.find(({ call }) => call === TELL)?.body).toMatchObject({
    request: { catalogReference: { appId: '140603ad-af8d-84a5-2c80-a0f60cb47351', catalogItemId: 'd-3' } },
    itemDetails: { name: 'Box, Night Market', price: '12.00' },
  })
  const after = [...told.document.querySelectorAll('section[aria-label^="Waiting for"]')]
  expect(after.map((form) => form.textContent?.includes('ines@example.com'))).toEqual([false, true])
})

test('an order that is paid shows its downloads, and one that is not asks for none', async () => {
  const order = {
    ...{ id: 'o-1', number: '10024', createdDate: '2026-06-01T10:00:00.000Z', status: 'APPROVED' },
    ...{ paymentStatus: 'PAID', fulfillmentStatus: 'FULFILLED', formattedTotal: '£6.00' },
    ...{ lines: [], totals: [], tickets: [], eventNumbers: [] },
  }
  const url = 'http://shop.example/media/download/token'
  const file = { fileId: 'f-1', productName: 'Knitting pattern', fileName: 'Pattern.pdf', fileSize: '2449000' }
  const answers = {
    'GET /fairground/v1/placed-orders/o-1': { order },
    'GET /fairground/v1/placed-orders/o-1/downloads': {
      downloads: [{ ...file, fileType: 'SECURE_DOCUMENT', url, expiresDate: '2026-07-01T10:00:00.000Z' }],
    },
  }
  const { document } = await ask('/orders/o-1/thanks', answers)
  const downloads = document.querySelector('section[aria-labelledby="downloads"]')
  expect(downloads?.querySelector('a')?.getAttribute('href')).toBe(url)
  expect(downloads?.textContent).toContain('Pattern.pdf · 2.4 MB')

  const unpaid = { 'GET /fairground/v1/placed-orders/o-1': { order: { ...order, paymentStatus: 'NOT_PAID' } } }
  const waiting = await ask('/orders/o-1/thanks', unpaid)
  expect([waiting.status, waiting.document.querySelector('section[aria-labelledby="downloads"]')]).toEqual([200, null])
})

test('which pages the server may keep, and which take forms', () => {
  expect(plan('/shop').keeping).toEqual({
    shared: { sort: /^(new|price|price-down|name|name-down)$/, page: /^[1-9]\d{0,2}$/, stock: /^1$/, sale: /^1$/ },
    asked: ['in', 'brand', 'o', 'min', 'max'],
  })
  expect(plan('/brands/oak').keeping).toEqual(plan('/shop').keeping)
  expect(plan('/search').keeping).toMatchObject({ asked: ['q', 'in', 'brand', 'o', 'min', 'max'] })
  expect([plan('/cart').keeping, plan('/checkout/c').keeping, plan('/orders/o/thanks').keeping]).toEqual([
    'personal',
    'personal',
    'personal',
  ])
  expect(['/login', '/account', '/account/orders/o-1'].map((path) => plan(path).keeping)).toEqual([
    'personal',
    'personal',
    'personal',
  ])
  expect([plan('/').found, plan('/nowhere').found]).toEqual([true, false])
  expect([...postPaths].sort()).toEqual([
    '/account/addresses',
    '/account/privacy',
    '/account/profile',
    '/account/security',
    '/account/security/app',
    '/account/security/mail',
    '/account/security/new-passkey',
    '/account/security/passkey',
    '/account/security/recovery-codes',
    '/account/security/turn-off',
    '/account/wishlist',
    '/cart',
    '/checkout/:checkoutId',
    '/events/:slug/tickets',
    '/forgot-password',
    '/login',
    '/login/code',
    '/logout',
    '/products/:slug',
    '/reset-password',
    '/signup',
    '/verify-email',
  ])
})

test('a full page of products is at most 20 kB on the wire', async () => {
  const many = Array.from({ length: 24 }, (_, n) =>
    mug({ id: `${n}`, name: `Mug number ${n}`, slug: `mug-${n}-${(n * 7919).toString(36)}` }),
  )
  const { html } = await ask('/shop', {
    [PRODUCTS]: shelf(...many),
    [COLLECTIONS]: { categories: [], pagingMetadata: {} },
  })
  expect(gzipSync(html, { level: 9 }).length).toBeLessThanOrEqual(20_000)
})
