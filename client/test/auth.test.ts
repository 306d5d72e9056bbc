import { expect, test } from 'vitest'
import { apiKeyAuth } from '../src/auth/api-key.ts'
import type { Auth } from '../src/auth/auth.ts'
import { sessionAuth } from '../src/auth/session.ts'
import { type TokenStorage, type VisitorTokens, visitorAuth } from '../src/auth/visitor.ts'
import { createClient } from '../src/create-client.ts'
import { currentCart } from '../src/generated/ecom.current-cart.ts'
import { type Answer, answeringServer, type Received, refusal } from './answering-server.ts'

const cartOf = (url: string, auth: Auth) => createClient({ url, auth, modules: { currentCart } }).currentCart
const isToken = ({ url }: Received) => url === '/oauth2/token'
const HOUR_MS = 3_600_000

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

function storageOf(tokens: VisitorTokens | undefined): TokenStorage & { kept: VisitorTokens | undefined } {
  return {
    kept: tokens,
    load() {
      return this.kept
    },
    save(given) {
      this.kept = given
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
  const storage = storageOf({ accessToken: 'old', refreshToken: 'r0', expiresAt: Date.now() + HOUR_MS })
  const cart = cartOf(url, visitorAuth({ clientId: 'app-1', storage }))
  await Promise.all([cart.getCurrentCart(), cart.addToCurrentCart({})])
  expect(requests.filter(isToken).map(({ body }) => JSON.parse(body))).toEqual([
    { clientId: 'app-1', refreshToken: 'r0', grantType: 'refresh_token' },
  ])
  expect(storage.kept).toMatchObject({ accessToken: 'a1', refreshToken: 'r1' })
})

test('a token about to expire is renewed before it is used', async () => {
  const { url, requests } = await answeringServer(issuing(() => true))
  const storage = storageOf({ accessToken: 'old', refreshToken: 'r0', expiresAt: Date.now() + 30_000 })
  await cartOf(url, visitorAuth({ clientId: 'app-1', storage })).getCurrentCart()
  expect(requests.map(({ headers }) => headers.authorization)).toEqual([undefined, 'a1'])
})

test('when the refresh token is refused the visitor starts anew', async () => {
  const { url, requests } = await answeringServer(issuing((token) => token === 'a1', true))
  const storage = storageOf({ accessToken: 'old', refreshToken: 'r0', expiresAt: Date.now() + HOUR_MS })
  await cartOf(url, visitorAuth({ clientId: 'app-1', storage })).getCurrentCart()
  expect(requests.filter(isToken).map(({ body }) => JSON.parse(body).grantType)).toEqual(['refresh_token', 'anonymous'])
})

test('a busy token endpoint does not make the visitor somebody else', async () => {
  const { url, requests } = await answeringServer(() => refusal(503, 'BUSY', { 'retry-after': '3600' }))
  const storage = storageOf({ accessToken: 'old', refreshToken: 'r0', expiresAt: 0 })
  await expect(cartOf(url, visitorAuth({ clientId: 'app-1', storage })).getCurrentCart()).rejects.toMatchObject({
    code: 'BUSY',
  })
  expect(requests.map(({ body }) => JSON.parse(body).grantType)).toEqual(['refresh_token'])
  expect(storage.kept?.refreshToken).toBe('r0')
})

test('a call that stays refused after renewal fails', async () => {
  const { url, requests } = await answeringServer(issuing(() => false))
  const auth = visitorAuth({ clientId: 'app-1' })
  await expect(cartOf(url, auth).getCurrentCart()).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
  expect(requests.filter((r) => !isToken(r))).toHaveLength(2)
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

test('staff without a session are told so', async () => {
  const { url, requests } = await answeringServer(() => refusal(401, 'UNAUTHENTICATED'))
  await expect(cartOf(url, sessionAuth('staff')).getCurrentCart()).rejects.toMatchObject({ status: 401 })
  expect(requests.map(({ headers }) => headers.authorization)).toEqual(['session staff'])
})

test('an API key names its site', async () => {
  const { url, requests } = await answeringServer(() => ({}))
  await cartOf(url, apiKeyAuth({ apiKey: 'key-1', siteId: 'site-1' })).getCurrentCart()
  expect(requests[0]?.headers).toMatchObject({ authorization: 'key-1', 'wix-site-id': 'site-1' })
})
