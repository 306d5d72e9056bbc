// @vitest-environment node
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { plan, postPaths } from './entry-server.tsx'
import { ask } from './testing/ask.ts'
import { mug, mugsInCart, nightMarket, refuse } from './testing/fake-api.ts'

const PRODUCTS = 'GET /stores-reader/v1/products/query-platformized'
const COLLECTIONS = 'GET /v2/collections/query'
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

test.for([
  ['a product that is not there', '/products/no-mug', { [PRODUCTS]: shelf() }],
  ['an address that no page has', '/nowhere', {}],
  [
    'an event that is not there',
    '/events/no-market',
    { ...programme, 'GET /events/v3/events/slug/no-market': refuse(404, 'EVENT_NOT_FOUND', 'There is no such event.') },
  ],
] as const)('%s is 404 within the shop’s frame', async ([, path, answers]) => {
  const { status, document, errors } = await ask(path, answers)
  expect({ status, errors }).toEqual({ status: 404, errors: [] })
  expect(text(document, 'h1')).toBe('Nothing stands here')
  expect(document.querySelector('header nav')).not.toBeNull()
})

test('an API that fails leaves the frame, and tells nobody why but the log', async () => {
  const { status, document, html, errors } = await ask('/shop', {
    [COLLECTIONS]: { collections: [], metadata: {} },
    [PRODUCTS]: refuse(500, 'SYSTEM_ERROR', 'secret'),
  })
  expect(status).toBe(500)
  expect(errors).toHaveLength(1)
  expect(text(document, 'h1')).toBe('This page could not be shown')
  expect(html).not.toContain('secret')
})

test('an API that is too busy is passed on as such', async () => {
  const { status, document } = await ask('/search?q=mug', {
    ...programme,
    [PRODUCTS]: refuse(429, 'TOO_MANY_REQUESTS', ''),
  })
  expect([status, text(document, 'h1')]).toEqual([429, 'One moment, please'])
})

test('a product is a form that posts what is chosen', async () => {
  const { document } = await ask('/products/harbour-mug', { [PRODUCTS]: shelf(mug()) })
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

test('a refusal comes back with the page, in words', async () => {
  const refusal = refuse(409, 'INSUFFICIENT_INVENTORY', 'There is not that much in stock.')
  const form = { product: mug().id, quantity: '9' }
  const { status, document } = await ask('/products/harbour-mug', { [PRODUCTS]: shelf(mug()), [ADD]: refusal }, form)
  expect(status).toBe(409)
  expect(document.body.textContent).toContain('There is not that much in stock.')
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

test('which pages the server may keep, and which take forms', () => {
  expect(plan('/shop').keeping).toEqual({
    shared: { sort: /^(new|price|price-down|name|name-down)$/, page: /^[1-9]\d{0,2}$/ },
  })
  expect(plan('/search').keeping).toEqual({ shared: {}, asked: ['q'] })
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
    '/account/profile',
    '/account/security',
    '/cart',
    '/checkout/:checkoutId',
    '/events/:slug/tickets',
    '/forgot-password',
    '/login',
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
  const { html } = await ask('/shop', { [PRODUCTS]: shelf(...many), [COLLECTIONS]: { collections: [], metadata: {} } })
  expect(gzipSync(html, { level: 9 }).length).toBeLessThanOrEqual(20_000)
})
