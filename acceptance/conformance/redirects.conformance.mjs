import { redirects } from '@wix/redirects'
import { describe, expect, test } from 'vitest'
import { apiKey, clientId, mark, NOWHERE, refusal, siteId, url } from './clients.mjs'
import { line, newProduct } from './goods.mjs'
import { browse, HOME, person } from './people.mjs'

const callbacks = {
  postFlowUrl: `${HOME}after`,
  thankYouPageUrl: `${HOME}thanks`,
  cartPageUrl: `${HOME}cart`,
  loginUrl: `${HOME}sign-in`,
  bookingsServiceListUrl: `${HOME}services`,
  planListUrl: `${HOME}plans`,
}
const ask = async (someone, request) => (await someone.redirects.createRedirectSession(request)).redirectSession
const follow = async (session, headers) => {
  const reply = await browse(session.fullUrl, headers)
  return { status: reply.status, location: reply.headers.get('location'), cookies: reply.headers.getSetCookie() }
}

describe('to our pages', () => {
  test('a checkout, as the requesting visitor', async () => {
    const someone = person()
    await someone.currentCart.addToCurrentCart({ lineItems: [line(await newProduct())] })
    const { checkoutId } = await someone.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' })
    const session = await ask(someone, { ecomCheckout: { checkoutId }, callbacks, origin: HOME })
    expect(session).toMatchObject({
      _id: expect.any(String),
      urlDetails: { endpoint: `${url}/checkout/${checkoutId}` },
    })
    const { status, location, cookies } = await follow(session)
    expect([status, location]).toEqual([303, `/checkout/${checkoutId}`])
    const cookie = cookies.map((text) => text.split(';')[0]).join('; ')
    const page = await browse(`/checkout/${checkoutId}`, { cookie })
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Checkout')])
    expect((await follow(session)).cookies.some((text) => text.startsWith('fg_visitor'))).toBe(false)
  })

  test('a product page, with what the site adds to the address', async () => {
    const { slug } = await newProduct({ name: `Lamp ${mark()}` })
    const session = await ask(person(), {
      storesProduct: { productSlug: slug },
      preferences: { additionalQueryParameters: { utm_source: 'site' } },
    })
    const { location } = await follow(session)
    expect(location).toBe(`/products/${slug}?utm_source=site`)
    expect((await browse(location)).status).toBe(200)
  })

  test('tickets of an event, with what is held', async () => {
    const session = await ask(person(), { eventsCheckout: { eventSlug: 'gala', reservationId: NOWHERE }, callbacks })
    expect((await follow(session)).location).toBe(`/events/gala/checkout/${NOWHERE}`)
  })

  test('the login, and the page of it is there', async () => {
    const { location } = await follow(await ask(person(), { login: {} }))
    expect(location).toBe('/login')
    const page = await browse(location)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('type="password"')])
  })

  test('a new visitor where the identity is not to be carried', async () => {
    const session = await ask(person(), {
      storesProduct: { productSlug: 'x' },
      preferences: { maintainIdentity: false },
    })
    expect((await follow(session)).cookies).toEqual([])
  })
})

describe('to the site’s own pages', () => {
  test.for([
    [
      'bookings',
      {
        bookingsCheckout: {
          timezone: 'Europe/London',
          slotAvailability: { slot: { serviceId: NOWHERE }, bookable: true },
        },
      },
      `${HOME}services?serviceId=${NOWHERE}&timezone=Europe%2FLondon`,
    ],
    ['a resource', { bookingsBook: { resourceId: NOWHERE } }, `${HOME}services?resourceId=${NOWHERE}`],
    [
      'a plan',
      { paidPlansCheckout: { planId: NOWHERE, checkoutData: 'abc' } },
      `${HOME}plans?planIds=${NOWHERE}&checkoutData=abc`,
    ],
    [
      'a payment that was requested',
      { ecomOrderPaymentRequest: { paymentRequestId: NOWHERE } },
      `${HOME}after?paymentRequestId=${NOWHERE}`,
    ],
    ['a log-out', { logout: { clientId } }, `${HOME}after`],
  ])('%s', async ([, request, expected]) => {
    const { status, location } = await follow(await ask(person(), { ...request, callbacks }))
    expect([status, location]).toEqual([302, expected])
  })

  test.for(['thankYouPageUrl', 'postFlowUrl', 'cartPageUrl', 'loginUrl', 'planListUrl', 'bookingsServiceListUrl'])(
    'never to one that is not registered: %s',
    async (name) => {
      const session = await ask(person(), {
        ecomCheckout: { checkoutId: NOWHERE },
        callbacks: { [name]: 'https://evil.example/' },
      })
      const { status, location } = await follow(session)
      expect([status, location]).toEqual([400, null])
    },
  )
})

test('signing in: the authorize address and its request', async () => {
  const someone = person()
  const data = someone.auth.generateOAuthData(`${HOME}login-callback`)
  const session = await ask(someone, {
    auth: {
      authRequest: {
        redirectUri: data.redirectUri,
        clientId,
        codeChallenge: data.codeChallenge,
        codeChallengeMethod: 'S256',
        responseMode: 'query',
        responseType: 'code',
        scope: 'offline_access',
        state: data.state,
        sessionToken: 'fgt_x',
      },
      prompt: redirects.Prompt.none,
    },
  })
  expect(session.sessionToken).toBe('fgt_x')
  expect(session.urlDetails.endpoint).toBe(`${url}/oauth2/authorize`)
  expect(session.urlDetails.searchParams).toMatchObject({ client_id: clientId, state: data.state, prompt: 'none' })
})

test('none of the flows is a field violation; the owner’s key may ask, too', async () => {
  expect((await refusal(person().redirects.createRedirectSession({ callbacks }))).rules).toEqual({
    intent: 'REQUIRED_ONE_OF_FIELD',
  })
  const reply = await fetch(`${url}/v1/redirect-session`, {
    method: 'POST',
    headers: { authorization: apiKey, 'wix-site-id': siteId, 'content-type': 'application/json' },
    body: JSON.stringify({ storesProduct: { productSlug: 'x' } }),
  })
  expect(reply.status).toBe(200)
})
