import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedSite, type TestCaller } from '../../../test/fixture.ts'
import { checkOut, placeOrder, productLine, sellShirts, sellTickets, ticketLine } from '../../../test/shop.ts'
import { codeOf, newMember } from '../sign-in/sign-in.fixture.ts'
import { cookiesOf, open as openAt, session } from './redirects.fixture.ts'

let site: Awaited<ReturnType<typeof sharedSite>>
beforeAll(async () => {
  site = await sharedSite()
})
afterAll(() => site.close())

const OURS = 'http://localhost:8080'
const open = (url: string, headers = {}) => openAt(site, url, headers)
const CHECKOUT = '0190aaaa-0000-7000-8000-000000000001'
const callbacks = { postFlowUrl: 'http://localhost:3000/after', thankYouPageUrl: 'http://localhost:3000/thanks' }

test('a checkout: our page, where the browser is the visitor that made the request', async () => {
  const visitor = await site.visitor()
  const { fullUrl, urlDetails, id } = await session(visitor, {
    ecomCheckout: { checkoutId: CHECKOUT },
    callbacks,
    preferences: { additionalQueryParameters: { lang: 'de' } },
  })
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
  expect(urlDetails.endpoint).toBe(`${OURS}/checkout/${CHECKOUT}`)
  const entered = await open(fullUrl)
  expect([entered.status, entered.headers.location]).toEqual([303, `/checkout/${CHECKOUT}?lang=de`])

  const cookie = cookiesOf(entered.headers)
  const own = { cookie, authorization: 'session visitor', 'sec-fetch-site': 'same-origin' }
  const subject = async (token: string) =>
    (await site.nobody.call('POST', '/oauth2/token-info', { token })).body.subjectId
  const inBrowser = /fg_visitor=([^;]+)/.exec(cookie)![1]!
  expect(await subject(inBrowser)).toBe(await subject(visitor.accessToken))
  expect(codeOf(await site.nobody.call('GET', '/ecom/v1/carts/current', undefined, own))).toBe('OWNED_CART_NOT_FOUND')

  // The token works once; the page itself is not refused.
  const again = await open(fullUrl)
  expect([again.status, again.headers['set-cookie']]).toEqual([303, undefined])
})

test('identity that is not to be stored is not handed over', async () => {
  const { fullUrl } = await session(await site.visitor(), {
    ecomCheckout: { checkoutId: CHECKOUT },
    preferences: { maintainIdentity: false },
  })
  expect((await open(fullUrl)).headers['set-cookie']).toBeUndefined()
})

test.for([
  ['another host', { thankYouPageUrl: 'https://evil.example/' }],
  ['another port', { postFlowUrl: 'http://localhost:3001/' }],
  ['a script', { cartPageUrl: 'javascript:alert(1)' }],
] as const)('a callback to %s: an error page', async ([, more]) => {
  const { fullUrl } = await session(await site.visitor(), { ecomCheckout: { checkoutId: CHECKOUT }, callbacks: more })
  const reply = await open(fullUrl)
  expect([reply.status, reply.headers.location, reply.headers['set-cookie']]).toEqual([400, undefined, undefined])
})

describe('the other flows', () => {
  test.for([
    ['a product page', { storesProduct: { productSlug: 'linen shirt' } }, '/products/linen%20shirt'],
    [
      'tickets of an event',
      { eventsCheckout: { eventSlug: 'gala', reservationId: CHECKOUT } },
      `/events/gala/checkout/${CHECKOUT}`,
    ],
  ] as const)('%s', async ([, request, path]) => {
    const { fullUrl } = await session(await site.visitor(), request)
    const reply = await open(fullUrl)
    expect([reply.status, reply.headers.location]).toEqual([303, path])
  })

  test.for([
    [
      'bookings',
      {
        bookingsCheckout: { timezone: 'Europe/London' },
        callbacks: { bookingsServiceListUrl: 'http://localhost:3000/book' },
      },
      'http://localhost:3000/book?timezone=Europe%2FLondon',
    ],
    [
      'a slot to book',
      {
        bookingsCheckout: { slotAvailability: { slot: { serviceId: 'cut', timezone: 'Europe/Paris' } } },
        callbacks: { bookingsServiceListUrl: 'http://localhost:3000/book' },
      },
      'http://localhost:3000/book?serviceId=cut&timezone=Europe%2FParis',
    ],
    [
      'a plan',
      { paidPlansCheckout: { planId: CHECKOUT, checkoutData: 'x=1' }, callbacks },
      `http://localhost:3000/after?planIds=${CHECKOUT}&checkoutData=x%3D1`,
    ],
    ['a resource to book', { bookingsBook: {}, callbacks }, 'http://localhost:3000/after'],
    [
      'a payment that was requested',
      { ecomOrderPaymentRequest: { paymentRequestId: CHECKOUT }, callbacks },
      `http://localhost:3000/after?paymentRequestId=${CHECKOUT}`,
    ],
  ] as const)('%s: the site’s own registered page', async ([, request, to]) => {
    const { fullUrl } = await session(await site.visitor(), request)
    const reply = await open(fullUrl)
    expect([reply.status, reply.headers.location]).toEqual([302, to])
  })

  test('a page that is not registered is not gone to', async () => {
    const { fullUrl } = await session(await site.visitor(), {
      paidPlansCheckout: { planId: CHECKOUT },
      callbacks: { planListUrl: 'https://evil.example/' },
    })
    const reply = await open(fullUrl)
    expect([reply.status, reply.headers.location]).toEqual([400, undefined])
  })

  test('signing in: our page as the visitor that made the request, and then the site’s own', async () => {
    const visitor = await site.visitor()
    const { fullUrl } = await session(visitor, { login: {}, callbacks })
    const entered = await open(fullUrl)
    const page = new URL(String(entered.headers.location), OURS)
    expect([entered.status, page.pathname]).toEqual([303, '/login'])
    expect(cookiesOf(entered.headers)).toContain('fg_visitor=')
    const between = await open(page.searchParams.get('returnTo') ?? '')
    const next = /content="0;url=([^"]+)"/.exec(String(between.body))![1]!.replaceAll('&amp;', '&')
    const { status, headers } = await open(next)
    expect([status, headers.location]).toEqual([302, callbacks.postFlowUrl])
    const plain = await open((await session(visitor, { login: {} })).fullUrl)
    expect(plain.headers.location).toBe('/login')
  })

  test.for([
    [undefined, '/account'],
    ['ORDERS', '/account/orders'],
    ['EVENTS', '/account/tickets'],
  ] as const)('the member’s account, section %s', async ([section, path]) => {
    const { fullUrl } = await session(await site.visitor(), { memberAccountPage: section ? { section } : {} })
    expect((await open(fullUrl)).headers.location).toBe(path)
  })

  test('a redirect session without any flow is refused', async () => {
    const reply = await (await site.visitor()).call('POST', '/v1/redirect-session', { callbacks })
    expect(reply.body.details.validationError.fieldViolations[0].violatedRule).toBe('REQUIRED_ONE_OF_FIELD')
  })
})

describe('callbacks', () => {
  const onwards = (body: unknown) => /content="0;url=([^"]+)"/.exec(String(body))?.[1]?.replaceAll('&amp;', '&')
  const enter = async (by: TestCaller, flow: object, more: object) => {
    const { fullUrl } = await session(by, { ...flow, callbacks: { ...callbacks, ...more } })
    return cookiesOf((await open(fullUrl)).headers)
  }
  const checkout = { ecomCheckout: { checkoutId: CHECKOUT } }

  test('a purchase ends at the site’s thank-you page, once, and reveals itself to its buyer alone', async () => {
    const visitor = await site.visitor()
    const shirts = await sellShirts(site, 10)
    const checkoutId = await checkOut(visitor, [productLine(shirts.productId, 1)])
    const { orderId } = (await placeOrder(visitor, checkoutId)).body
    const cookie = await enter(visitor, { ecomCheckout: { checkoutId } }, {})
    const stranger = await enter(await site.visitor(), checkout, {})
    const thanks = (by: string) => open(`/orders/${orderId}/thanks`, { cookie: by })
    expect(onwards((await thanks(stranger)).body)).toBeUndefined()
    const reply = await thanks(cookie)
    expect([reply.status, onwards(reply.body)]).toEqual([
      200,
      `http://localhost:3000/thanks?orderId=${orderId}&wixMemberLoggedIn=false`,
    ])
    expect(String(reply.headers['set-cookie'])).toMatch(/fg_flow=; .*Max-Age=0/)
  })

  test('tickets end there with the number that the ticketing calls know them by', async () => {
    const visitor = await site.visitor()
    const gala = await sellTickets(site, 10)
    const checkoutId = await checkOut(visitor, [ticketLine(gala.ticketDefinitionId, 1)])
    const { orderId } = (await placeOrder(visitor, checkoutId)).body
    const cookie = await enter(visitor, { eventsCheckout: { eventSlug: 'gala' } }, {})
    const to = new URL(onwards((await open(`/orders/${orderId}/thanks`, { cookie })).body) ?? '')
    expect(Object.fromEntries(to.searchParams)).toEqual({
      orderNumber: expect.stringMatching(/./),
      eventId: gala.eventId,
      wixMemberLoggedIn: 'false',
    })
  })

  test('the site’s own cart and login stand in for ours; leaving leads to the post-flow address', async () => {
    const cookie = await enter(await site.visitor(), checkout, {
      cartPageUrl: 'http://localhost:3000/cart?a=1',
      loginUrl: 'http://localhost:3000/sign-in',
    })
    const at = async (path: string) => onwards((await open(path, { cookie })).body)
    expect(await at('/cart')).toBe('http://localhost:3000/cart?a=1&wixMemberLoggedIn=false')
    expect(await at('/login')).toBe('http://localhost:3000/sign-in?wixMemberLoggedIn=false')
    expect(await at('/login?returnTo=/account')).toBeUndefined()
    expect(await at('/_flow/leave')).toBe('http://localhost:3000/after?wixMemberLoggedIn=false')
    expect((await open('/_flow/leave')).headers.location).toBe('/')
  })

  test('none is followed that was not registered, nor by a name that nobody gave', async () => {
    const refusedCookie = await enter(await site.visitor(), checkout, { cartPageUrl: 'https://evil.example/' })
    for (const cookie of [refusedCookie, `fg_flow=${CHECKOUT}`, 'fg_flow=x'])
      expect(onwards((await open('/cart', { cookie })).body)).toBeUndefined()
  })
})

describe('objects of a visitor', () => {
  const add = (by: TestCaller, ...lineItems: object[]) =>
    by.call('POST', '/ecom/v1/carts/current/add-to-cart', { lineItems })
  const quantities = async (by: TestCaller): Promise<number[]> =>
    (await by.call('GET', '/ecom/v1/carts/current')).body.cart.lineItems.map(
      (line: { quantity: number }) => line.quantity,
    )

  test('follows them into the member they register as: cart, held tickets, orders, what they wait for', async () => {
    const visitor = await site.visitor()
    const shirts = await sellShirts(site, 10)
    const gala = await sellTickets(site, 10)
    await add(visitor, productLine(shirts.productId, 2), ticketLine(gala.ticketDefinitionId, 1))
    const held = await visitor.call('POST', '/events/v1/ticket-reservations', {
      ticketReservation: { tickets: [{ ticketDefinitionId: gala.ticketDefinitionId, quantity: 1 }] },
    })
    const { id } = held.body.ticketReservation
    const bought = '0190bbbb-0000-7000-8000-000000000001'
    const subject = (await site.nobody.call('POST', '/oauth2/token-info', { token: visitor.accessToken })).body
      .subjectId
    const NEWS = '/back-in-stock-service/v1/back-in-stock-notification-requests'
    const gone = await sellShirts(site, 0)
    const reply = await visitor.call('POST', NEWS, {
      request: { catalogReference: productLine(gone.productId, 1).catalogReference, email: 'ines@example.com' },
      itemDetails: { name: 'Harbour shirt', price: '18.00' },
    })
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    const awaited = `${NEWS}/${reply.body.request.id}`
    await site.query(
      `insert into orders (site_id, id, number, source, source_id, owner_id, status, payment_status, fulfillment_status,
                           currency, total, item_count, created_at, updated_at, doc)
       values ($1, $2, 900001, 'checkout', $2, $3, 'APPROVED', 'PAID', 'NOT_FULFILLED', 'GBP', 0, 0, now(), now(), '{}')`,
      [site.siteId, bought, subject],
    )

    const member = await newMember(site, visitor)
    expect(await quantities(member)).toEqual([2, 1])
    expect((await visitor.call('GET', '/ecom/v1/carts/current')).status).toBe(404)
    expect((await member.call('GET', `/events/v1/ticket-reservations/${id}`)).status).toBe(200)
    expect((await visitor.call('GET', `/events/v1/ticket-reservations/${id}`)).status).toBe(404)
    expect((await member.call('GET', awaited)).status).toBe(200)
    expect((await visitor.call('GET', awaited)).status).toBe(404)
    const owners = await site.query('select owner_id from orders where id = $1', [bought])
    expect(owners).toEqual([{ owner_id: member.id }])
  })

  test('is joined to what the member has at the next log-in; no line is lost', async () => {
    const shirts = await sellShirts(site, 50)
    const other = await sellShirts(site, 50)
    const member = await newMember(site)
    await add(member, productLine(shirts.productId, 1))
    const later = await site.visitor()
    await add(later, productLine(shirts.productId, 2), productLine(other.productId, 4))
    await later.call('POST', '/v2/login', { loginId: { email: member.email }, password: 'correct horse battery' })
    expect((await quantities(member)).sort()).toEqual([3, 4])
  })
})
