import { expect, test } from 'vitest'
import type { Tokens } from '../src/auth/tokens.ts'
import { createClient } from '../src/create-client.ts'
import { currentCart } from '../src/generated/ecom.current-cart.ts'
import { publicUrl } from '../src/ssr/public-url.ts'
import { requestCookies } from '../src/ssr/request-cookies.ts'
import { respondAs } from '../src/ssr/respond-as.ts'
import { visitorOf } from '../src/ssr/visitor-of.ts'
import { cookieStorage } from '../src/storage/cookie-storage.ts'
import { answeringServer } from './answering-server.ts'

const modules = { currentCart }
const FAR = 4_000_000_000
const stored: Tokens = {
  accessToken: { value: 'a0', expiresAt: FAR },
  refreshToken: { value: 'r0', role: 'member' },
}
const page = { cookie: '' }
cookieStorage({ page }).save(stored)
const cookie = page.cookie.split(';')[0] ?? ''

const issuing = () =>
  answeringServer(({ url }) =>
    url === '/oauth2/token' ? { body: { access_token: 'a1', refresh_token: 'r1', expires_in: 14_400 } } : {},
  )

test.for([
  ['Fetch', new Request('http://shop.example/basket', { headers: { cookie } })],
  ['Node', { url: '/basket', headers: { cookie, host: 'shop.example' } }],
] as const)('%s: what the page wrote is read from the request', ([, request]) => {
  const storage = requestCookies(request)
  expect(storage.load()).toEqual(stored)
  expect(storage.setCookies()).toEqual([])
})

test('a member of the page is the member of the server', async () => {
  const { url, requests } = await issuing()
  const auth = visitorOf(new Request('https://shop.example/', { headers: { cookie } }), { clientId: 'app-1' })
  expect(auth.loggedIn()).toBe(true)
  await createClient({ url, auth, modules }).currentCart.getCurrentCart()
  expect(requests.map(({ headers }) => headers.authorization)).toEqual(['a0'])
})

test('tokens that were made meanwhile leave with the response, which is nobody else’s', async () => {
  const { url } = await issuing()
  const request = new Request('https://shop.example/')
  const response = await respondAs(request, { url, clientId: 'app-1', modules }, async (shop) => {
    await shop.currentCart.getCurrentCart()
    return new Response('page', { status: 201, headers: { 'content-type': 'text/html', 'set-cookie': 'theme=dark' } })
  })
  expect(response.status).toBe(201)
  expect(await response.text()).toBe('page')
  const [theme, tokens = '', ...more] = response.headers.getSetCookie()
  expect([theme, more]).toEqual(['theme=dark', []])
  expect(tokens).toMatch(/^fairground=.*; Path=\/; Expires=.*; SameSite=Lax; Secure$/)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const next = requestCookies(new Request(request, { headers: { cookie: tokens.split(';')[0] ?? '' } }))
  expect(next.load().accessToken.value).toBe('a1')
})

test('an answer for which nothing was renewed stays as it is', async () => {
  const answer = new Response('page')
  const request = new Request('https://shop.example/', { headers: { cookie } })
  expect(await respondAs(request, { url: 'http://localhost', clientId: 'app-1', modules }, () => answer)).toBe(answer)
})

test.for([
  ['no proxy', { url: 'http://shop.example/a?b=1', headers: {} }, 'http://shop.example/a?b=1'],
  [
    'TLS ended before',
    { url: 'http://shop.example/a', headers: { 'x-forwarded-proto': 'https' } },
    'https://shop.example/a',
  ],
  [
    'two proxies',
    { url: 'http://shop.example/a', headers: { 'x-forwarded-proto': 'https, http' } },
    'https://shop.example/a',
  ],
  [
    'the port inside is not the port outside',
    { url: 'http://127.0.0.1:3000/a', headers: { host: 'shop.example', 'x-forwarded-proto': 'https' } },
    'https://shop.example/a',
  ],
  [
    'a port outside stays',
    { url: 'http://127.0.0.1:3000/a', headers: { host: 'shop.example:8443', 'x-forwarded-proto': 'https' } },
    'https://shop.example:8443/a',
  ],
  [
    'a scheme that is none',
    { url: 'http://shop.example/a', headers: { 'x-forwarded-proto': 'javascript' } },
    'http://shop.example/a',
  ],
  [
    'a host that nobody vouches for',
    { url: 'http://shop.example/a', headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' } },
    'https://shop.example/a',
  ],
] as const)('Fetch behind a proxy: %s', ([, { url, headers }, expected]) => {
  // A Request object does not take a Host header; servers hand theirs over all the same.
  expect(publicUrl({ url, headers: new Headers(headers as HeadersInit) }).href).toBe(expected)
})

test.for([
  ['plain', { host: 'shop.example:3000' }, undefined, 'http://shop.example:3000/a'],
  ['TLS of its own', { host: 'shop.example' }, { encrypted: true }, 'https://shop.example/a'],
  ['TLS ended before', { host: 'shop.example', 'x-forwarded-proto': 'https' }, undefined, 'https://shop.example/a'],
] as const)('Node: %s', ([, headers, socket, expected]) => {
  expect(publicUrl({ url: '/a', headers, ...(socket ? { socket } : {}) }).href).toBe(expected)
})

test('a proxy that is trusted says the host, too', () => {
  const headers = { host: '127.0.0.1:3000', 'x-forwarded-host': 'shop.example', 'x-forwarded-proto': 'https' }
  expect(publicUrl({ url: '/a', headers }, { trustHost: true }).href).toBe('https://shop.example/a')
})
