// @vitest-environment node
import { expect, test } from 'vitest'
import { HYDRATION_ID } from './document.tsx'
import { plan, postPaths } from './entry-server.tsx'
import type { Hydration } from './hydration.ts'
import { unpacked } from './packed.ts'
import { ask, text } from './testing/ask.ts'
import { mug, refuse, soldOut } from './testing/fake-api.ts'
import { COLLECTIONS, PRODUCTS, programme, shelf } from './testing/shop-answers.ts'

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

test.for([
  [
    'a product that is not there',
    '/products/no-mug',
    {
      'GET /stores/v3/products/slug/no-mug': refuse(404, 'PRODUCT_NOT_FOUND', 'There is no such product.'),
      'GET /fairground/v1/product-pages/no-mug': refuse(404, 'PRODUCT_NOT_FOUND', 'There is no such product.'),
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
  expect(text(document, 'h1')).toBe('Page not found')
  expect(document.querySelector('header nav')).not.toBeNull()
})

test('an address that shows nothing offers new products in stock, requested at once', async () => {
  const answers = {
    [PRODUCTS]: shelf(mug(), mug({ id: 'p-2', name: 'Gone Bowl', slug: 'gone-bowl', inventory: soldOut })),
    'GET /categories/v1/categories/slug/none': refuse(404, 'CATEGORY_NOT_FOUND', 'There is no such category.'),
  }
  for (const path of ['/nowhere', '/collections/none']) {
    const { status, document, requests, errors } = await ask(path, answers)
    expect({ path, status, errors }).toEqual({ path, status: 404, errors: [] })
    const offers = [...document.querySelectorAll('main ul article a')].map((link) => link.getAttribute('href'))
    expect(offers, path).toEqual(['/products/harbour-mug'])
    expect(requests.filter(({ call }) => call === PRODUCTS)).toHaveLength(1)
  }
})

test('in a closed shop an address that shows nothing leads to no goods', async () => {
  const answers = {
    [PRODUCTS]: shelf(mug()),
    'GET /fairground/v1/pages/nowhere': refuse(404, 'CONTENT_PAGE_NOT_FOUND', 'There is no such page.'),
  }
  const { status, document, requests } = await ask('/pages/nowhere', answers, undefined, { closed: 'DISABLED' })
  expect([status, text(document, 'h1')]).toEqual([404, 'Page not found'])
  expect(document.querySelector('main a, main form')).toBeNull()
  expect(requests.map(({ call }) => call)).not.toContain(PRODUCTS)
})

test('the data of a page names its route, so that no browser ranks all of them to find it', async () => {
  const { document } = await ask('/', { ...programme, [PRODUCTS]: shelf(mug()) })
  const { state } = unpacked(JSON.parse(text(document, `#${HYDRATION_ID}`) ?? '')) as Hydration
  expect(Object.keys(state.loaderData ?? {})).toEqual(['home'])
})

test('an API that fails leaves the frame, and tells nobody why but the log', async () => {
  const failed = refuse(500, 'SYSTEM_ERROR', 'secret')
  failed.headers.set('x-wix-request-id', 'r-17')
  const { status, document, html, errors } = await ask('/shop', {
    [COLLECTIONS]: { categories: [], pagingMetadata: {} },
    'GET /fairground/v1/product-finder': failed,
  })
  expect(status).toBe(500)
  expect(errors).toHaveLength(1)
  expect(text(document, 'h1')).toBe('This page could not be shown')
  expect(html).not.toContain('secret')
  // The browser draws the page as the server did, with the id that the log has.
  expect(text(document, 'main')).toContain('r-17')
  const { state } = unpacked(JSON.parse(text(document, `#${HYDRATION_ID}`) ?? '')) as Hydration
  expect(Object.values(state.errors ?? {})).toMatchObject([{ data: { requestId: 'r-17' } }])
})

test.for([
  ['a text of the address that is none', '/search?q=%00', 400, 'INVALID_ARGUMENT'],
  ['an address that is too long', '/search?q=mug', 414, 'URI_TOO_LONG'],
] as const)('%s is not found', async ([, path, refused, code]) => {
  const { status, document } = await ask(path, {
    ...programme,
    'GET /fairground/v1/product-finder': refuse(refused, code, ''),
    [COLLECTIONS]: { categories: [], pagingMetadata: {} },
  })
  expect([status, text(document, 'h1')]).toEqual([404, 'Page not found'])
})

test('the collection of all products is the shop', async () => {
  const { status, headers, requests } = await ask('/collections/all-products?sort=price', {})
  expect([status, headers.get('location')]).toEqual([301, '/shop?sort=price'])
  expect(requests).toEqual([])
})

test('an API that is too busy is passed on as such', async () => {
  const { status, document } = await ask('/search?q=mug', {
    ...programme,
    'GET /fairground/v1/product-finder': refuse(429, 'TOO_MANY_REQUESTS', ''),
    [COLLECTIONS]: { categories: [], pagingMetadata: {} },
  })
  expect([status, text(document, 'h1')]).toEqual([429, 'One moment, please'])
})

test('the server caches the listed pages, and accepts forms on the listed ones', () => {
  expect(plan('/shop').caching).toEqual({
    shared: { sort: /^(new|price|price-down|name|name-down)$/, page: /^[1-9]\d{0,2}$/, stock: /^1$/, sale: /^1$/ },
    uncached: ['in', 'brand', 'o', 'min', 'max', 'cur'],
  })
  expect(plan('/brands/oak').caching).toEqual(plan('/shop').caching)
  expect(plan('/search').caching).toMatchObject({ uncached: ['q', 'in', 'brand', 'o', 'min', 'max', 'cur'] })
  expect([plan('/cart').caching, plan('/checkout/c').caching, plan('/orders/o/thanks').caching]).toEqual([
    'personal',
    'personal',
    'personal',
  ])
  expect(['/login', '/account', '/account/orders/o-1'].map((path) => plan(path).caching)).toEqual([
    'personal',
    'personal',
    'personal',
  ])
  expect([plan('/').found, plan('/nowhere').found]).toEqual([true, false])
  expect([...postPaths].sort()).toEqual([
    '/account/addresses',
    '/account/payment-methods',
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
    '/buy/:checkoutTemplateId',
    '/cart',
    '/checkout/:checkoutId',
    '/door',
    '/events/:slug',
    '/events/:slug/checkout/:reservationId',
    '/events/:slug/queue',
    '/events/:slug/rsvp',
    '/events/:slug/tickets',
    '/events/:slug/waiting-list',
    '/forgot-password',
    '/login',
    '/login/code',
    '/logout',
    '/orders/:orderId',
    '/orders/:orderId/cancel-tickets',
    '/orders/:orderId/change-ticket/:ticketId',
    '/polls/:placeType/:placeId/:pollId',
    '/products/:slug',
    '/reset-password',
    '/rsvp/:key',
    '/signup',
    '/tickets/:ticketId',
    '/verify-email',
    '/waiting/:token',
  ])
})

test('an address that no route takes, for it has a line break, is 404 like any other', async () => {
  const path = '/none/a%0d%0ab'
  expect(plan(path)).toEqual(plan('/nowhere'))
  const { status, document, errors } = await ask(path, { [PRODUCTS]: shelf() })
  expect({ status, errors, title: text(document, 'h1') }).toEqual({ status: 404, errors: [], title: 'Page not found' })
})
