import { expect, test } from 'vitest'
import { apiKeyAuth } from '../src/auth/api-key.ts'
import type { Auth } from '../src/auth/auth.ts'
import { sessionAuth } from '../src/auth/session.ts'
import { emptyTokens, type TokenStorage, type Tokens } from '../src/auth/tokens.ts'
import { visitorAuth } from '../src/auth/visitor.ts'
import type { Clock } from '../src/clock.ts'
import { createClient } from '../src/create-client.ts'
import { currentCart } from '../src/generated/ecom.current-cart.ts'
import { orders } from '../src/generated/ecom.orders.ts'
import { type Answer, answeringServer, type Received, refusal } from './answering-server.ts'

const cartOf = (url: string, auth: Auth) =>
  createClient({ url, auth, modules: { currentCart }, clock: atNoon }).currentCart
const isToken = ({ url }: Received) => url === '/oauth2/token'
const HOUR = 3_600

/** Issues access tokens `a1`, `a2`, … and calls those that `valid` accepts. */
function issuing(valid: (token: string) => boolean, refuseRefresh = false) {
  let issued = 0
  return (request: Received): Answer => {
    if (isToken(request)) {
      const { grantType } = JSON.parse(request.body)
      if (grantType === 'refresh_token' && refuseRefresh) return refusal(401, 'INVALID_GRANT')
      issued += 1
      return { body: { access_token: `a${issued}`, refresh_token: `r${issued}`, expires_in: 14_400 } }
    }
    return valid(String(request.headers.authorization)) ? {} : refusal(401, 'TOKEN_EXPIRED')
  }
}

const NOON_MS = Date.UTC(2030, 5, 1, 12)
const NOON = NOON_MS / 1000
const atNoon: Clock = { now: () => NOON_MS, wait: async () => {} }
const tokensUntil = (expiresAt: number, role: 'visitor' | 'member' = 'visitor'): Tokens => ({
  accessToken: { value: 'old', expiresAt },
  refreshToken: { value: 'r0', role },
})

function storageOf(tokens: Tokens): TokenStorage & { saved: Tokens } {
  return {
    saved: tokens,
    load() {
      return this.saved
    },
    save(given) {
      this.saved = given
    },
  }
}

test('a visitor becomes one at the first call, once for calls that start together', async () => {
  const { url, requests } = await answeringServer(issuing(() => true))
  const cart = cartOf(url, visitorAuth({ clientId: 'app-1' }))
  await Promise.all([cart.getCurrentCart(), cart.getCurrentCart(), cart.getCurrentCart()])
  expect(requests.filter(isToken).map(({ body }) => JSON.parse(body))).toEqual([
    { clientId: 'app-1', grantType: 'anonymous' },
  ])
  expect(requests.filter((r) => !isToken(r)).map(({ headers }) => headers.authorization)).toEqual(['a1', 'a1', 'a1'])
})

test('a refused token is renewed once for all calls, and they are repeated', async () => {
  const { url, requests } = await answeringServer(issuing((token) => token === 'a1'))
  const storage = storageOf(tokensUntil(NOON + HOUR))
  const cart = cartOf(url, visitorAuth({ clientId: 'app-1', storage }))
  await Promise.all([cart.getCurrentCart(), cart.addToCurrentCart({})])
  expect(requests.filter(isToken).map(({ body }) => JSON.parse(body))).toEqual([
    { clientId: 'app-1', refreshToken: 'r0', grantType: 'refresh_token' },
  ])
  expect(storage.saved).toEqual({
    accessToken: { value: 'a1', expiresAt: NOON + 14_400 },
    refreshToken: { value: 'r1', role: 'visitor' },
  })
})

test('a token about to expire is renewed before it is used', async () => {
  const { url, requests } = await answeringServer(issuing(() => true))
  const storage = storageOf(tokensUntil(NOON + 30))
  await cartOf(url, visitorAuth({ clientId: 'app-1', storage })).getCurrentCart()
  expect(requests.map(({ headers }) => headers.authorization)).toEqual([undefined, 'a1'])
})

test('a visitor whose refresh token is refused starts again', async () => {
  const { url, requests } = await answeringServer(issuing((token) => token === 'a1', true))
  const storage = storageOf(tokensUntil(NOON + HOUR))
  await cartOf(url, visitorAuth({ clientId: 'app-1', storage })).getCurrentCart()
  expect(requests.filter(isToken).map(({ body }) => JSON.parse(body).grantType)).toEqual(['refresh_token', 'anonymous'])
})

test('a busy token endpoint does not make the visitor somebody else', async () => {
  const { url, requests } = await answeringServer(() => refusal(503, 'BUSY', { 'retry-after': '3600' }))
  const storage = storageOf(tokensUntil(0))
  await expect(cartOf(url, visitorAuth({ clientId: 'app-1', storage })).getCurrentCart()).rejects.toMatchObject({
    code: 'BUSY',
  })
  expect(requests.map(({ body }) => JSON.parse(body).grantType)).toEqual(['refresh_token'])
  expect(storage.saved.refreshToken.value).toBe('r0')
})

test('a call that stays refused after renewal fails', async () => {
  const { url, requests } = await answeringServer(issuing(() => false))
  const auth = visitorAuth({ clientId: 'app-1' })
  await expect(cartOf(url, auth).getCurrentCart()).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
  expect(requests.filter((r) => !isToken(r))).toHaveLength(2)
})

test('tokens are empty at first, and a visitor is not logged in', () => {
  const auth = visitorAuth({ clientId: 'app-1' })
  expect(auth.getTokens()).toEqual(emptyTokens)
  expect(auth.getTokens().refreshToken.role).toBe('none')
  expect(auth.loggedIn()).toBe(false)
})

test('a renewed member stays a member; one whose refresh token is refused is a visitor again', async () => {
  for (const [refused, role] of [
    [false, 'member'],
    [true, 'visitor'],
  ] as const) {
    const { url } = await answeringServer(issuing(() => true, refused))
    const auth = visitorAuth({ clientId: 'app-1', storage: storageOf(tokensUntil(0, 'member')) })
    expect(auth.loggedIn()).toBe(true)
    await cartOf(url, auth).getCurrentCart()
    expect(auth.getTokens().refreshToken.role).toBe(role)
    expect(auth.loggedIn()).toBe(!refused)
  }
})

test('an answer without a refresh token leaves the one that was used', async () => {
  const { url } = await answeringServer((request) =>
    isToken(request) ? { body: { access_token: 'a1', expires_in: '14400' } } : {},
  )
  const auth = visitorAuth({ clientId: 'app-1', storage: storageOf(tokensUntil(0)) })
  await cartOf(url, auth).getCurrentCart()
  expect(auth.getTokens()).toEqual({
    accessToken: { value: 'a1', expiresAt: NOON + 14_400 },
    refreshToken: { value: 'r0', role: 'visitor' },
  })
})

test('a renewal under way does not log a visitor in again after log-out', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const issue = issuing(() => true)
  const { url, requests } = await answeringServer((request, nth) => ({
    ...issue(request),
    ...(nth === 1 ? { after: promise } : {}),
  }))
  const auth = visitorAuth({ clientId: 'app-1', storage: storageOf(tokensUntil(0, 'member')) })
  const call = cartOf(url, auth).getCurrentCart()
  await expect.poll(() => requests.length).toBe(1)
  auth.setTokens(emptyTokens)
  resolve()
  await call
  expect(auth.loggedIn()).toBe(false)
  expect(requests.map(({ headers, body }) => (body ? JSON.parse(body).grantType : headers.authorization))).toEqual([
    'refresh_token',
    'anonymous',
    'a2',
  ])
})

test('one of two tabs that share a storage renews, and the other takes its tokens', async () => {
  const { url, requests } = await answeringServer(issuing(() => true))
  const memory = storageOf(emptyTokens)
  const storage: TokenStorage = { shared: 'tabs', load: () => memory.load(), save: (tokens) => memory.save(tokens) }
  const [one, other] = [visitorAuth({ clientId: 'app-1', storage }), visitorAuth({ clientId: 'app-1', storage })]
  await Promise.all([cartOf(url, one).getCurrentCart(), cartOf(url, other).getCurrentCart()])
  expect(requests.filter(isToken)).toHaveLength(1)
  expect(requests.filter((r) => !isToken(r)).map(({ headers }) => headers.authorization)).toEqual(['a1', 'a1'])
})

test('an abort ends the wait of one call and leaves the renewal to the others', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const issue = issuing(() => true)
  const { url, requests } = await answeringServer((request) => ({
    ...issue(request),
    ...(isToken(request) ? { after: promise } : {}),
  }))
  const cart = cartOf(url, visitorAuth({ clientId: 'app-1' }))
  const controller = new AbortController()
  const ended = cart.getCurrentCart({}, { signal: controller.signal })
  const stays = cart.getCurrentCart()
  await expect.poll(() => requests.length).toBe(1)
  controller.abort(new Error('enough'))
  await expect(ended).rejects.toThrow('enough')
  resolve()
  expect(await stays).toEqual({})
})

test('the token endpoint says what it refused, with status text, request id and body', async () => {
  const { url } = await answeringServer(() => ({ ...refusal(401, 'UNKNOWN_CLIENT') }))
  const error = await cartOf(url, visitorAuth({ clientId: 'nobody' }))
    .getCurrentCart()
    .catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ name: 'TokenError', status: 401, code: 'UNKNOWN_CLIENT', requestId: 'r-1' })
  expect(String(error)).toBe(
    `TokenError: Failed to fetch tokens from OAuth API: Unauthorized. request id: r-1. Response: ${JSON.stringify(refusal(401, 'UNKNOWN_CLIENT').body)}`,
  )
})

test('the client requests tokens again after a failure, also for a call that must not be repeated', async () => {
  const issue = issuing(() => true)
  const { url, requests } = await answeringServer((request, nth) => (nth === 1 ? { hangUp: true } : issue(request)))
  await cartOf(url, visitorAuth({ clientId: 'app-1' })).addToCurrentCart({})
  expect(requests.map(({ url: path }) => path)).toEqual([
    '/oauth2/token',
    '/oauth2/token',
    '/ecom/v1/carts/current/add-to-cart',
  ])
})

test('a token endpoint that cannot be reached is a lost connection', async () => {
  const { url } = await answeringServer(() => ({ hangUp: true }))
  const call = cartOf(url, visitorAuth({ clientId: 'app-1' })).addToCurrentCart({})
  await expect(call).rejects.toMatchObject({ name: 'ConnectionError', cause: expect.any(Error) })
})

test('a page without a session opens one when refused and repeats the call', async () => {
  let open = false
  const { url, requests } = await answeringServer((request) => {
    if (request.url === '/_session/visitor') open = true
    return open ? {} : refusal(401, 'UNAUTHENTICATED')
  })
  await cartOf(url, sessionAuth('visitor')).getCurrentCart()
  expect(requests.map(({ method, url: path, headers }) => [method, path, headers.authorization])).toEqual([
    ['GET', '/ecom/v1/carts/current', 'session visitor'],
    ['POST', '/_session/visitor', undefined],
    ['GET', '/ecom/v1/carts/current', 'session visitor'],
  ])
})

test('the request that opens a session ends: its response is read', async () => {
  const { url } = await answeringServer(() => ({}))
  const responses: Response[] = []
  const recording: typeof fetch = async (...call) => {
    const response = await fetch(...call)
    responses.push(response)
    return response
  }
  expect(await sessionAuth('visitor').renew?.({ url, fetch: recording, clock: atNoon }, {})).toBe(true)
  expect(responses.map(({ bodyUsed }) => bodyUsed)).toEqual([true])
})

test('staff without a session get an error', async () => {
  const { url, requests } = await answeringServer(() => refusal(401, 'UNAUTHENTICATED'))
  const { orders: found } = createClient({ url, auth: sessionAuth('staff'), modules: { orders } })
  await expect(found.getOrder({ id: 'o1' })).rejects.toMatchObject({ status: 401 })
  expect(requests.map(({ headers }) => headers.authorization)).toEqual(['session staff'])
})

test('an API key names its site', async () => {
  const { url, requests } = await answeringServer(() => ({}))
  const auth = apiKeyAuth({ apiKey: 'key-1', siteId: 'site-1' })
  await createClient({ url, auth, modules: { orders } }).orders.getOrder({ id: 'o1' })
  expect(requests[0]?.headers).toMatchObject({ authorization: 'key-1', 'wix-site-id': 'site-1' })
})
