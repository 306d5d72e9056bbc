import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import { edgeGlobals } from '../src/testing/edge-globals.ts'
import { shopScenario } from '../src/testing/shop-scenario.ts'
import { type Answer, answeringServer, type Received, refusal } from './answering-server.ts'
import { bundled, SOURCE } from './bundled.ts'

async function shop() {
  let hasCart = false
  let role = 'visitor'
  let state = ''
  const goods = { products: [{ id: 'p1' }], metadata: { count: 1, cursors: {} } }
  const cart = { cart: { id: 'c1', createdDate: '2030-06-01T12:00:00.000Z', lineItems: [{ quantity: 1 }] } }
  const answer = ({ method, url, body }: Received): Answer => {
    const path = url.split('?')[0] ?? ''
    const message = method === 'POST' && body ? JSON.parse(body) : {}
    if (path === '/oauth2/token') {
      role = message.grantType === 'authorization_code' ? 'member' : 'visitor'
      hasCart &&= role === 'member'
      return { body: { access_token: role, refresh_token: role, expires_in: 14_400 } }
    }
    if (path.endsWith('/register')) return { body: { state: 'SUCCESS', sessionToken: 's1' } }
    if (path.endsWith('/login')) return refusal(400, '-19976')
    if (path.endsWith('/redirect-session')) {
      state = message.auth?.authRequest.state ?? ''
      return { body: { redirectSession: { fullUrl: `${server.url}/authorize` } } }
    }
    if (path === '/authorize') return { status: 302, headers: { location: `${server.url}/back?code=c&state=${state}` } }
    if (path.startsWith('/stores-reader')) return { body: goods }
    hasCart ||= method === 'POST'
    return hasCart ? { body: cart } : refusal(404, 'OWNED_CART_NOT_FOUND')
  }
  const server = await answeringServer(answer)
  return server
}

const expected = {
  startsWithoutCart: true,
  role: 'visitor',
  lines: [1],
  datesAreDates: true,
  foundByPost: 1,
  registered: 'SUCCESS',
  loggedIn: true,
  cartFollowed: [1],
  wrongPassword: { loginState: 'FAILURE', errorCode: 'invalidPassword', error: '-19976: -19976.' },
  loggedInAfter: false,
  cartAfter: false,
}
const scenarioAt = (url: string) => ({
  url,
  clientId: 'app-1',
  member: { email: 'ada@example.com', password: 'correct horse', redirectUri: `${url}/back` },
})

test('a visitor shops and signs in, in Node', async () => {
  const { url } = await shop()
  expect(await shopScenario(scenarioAt(url))).toEqual(expected)
})

test('a visitor shops and signs in, in a runtime with the web’s standards alone', async () => {
  const { url, requests } = await shop()
  const program = await bundled(
    [`import { shopScenario } from '${SOURCE}/testing/shop-scenario.ts'`, 'globalThis.scenario = shopScenario'],
    'iife',
  )
  const context = createContext({ ...edgeGlobals })
  runInContext(program, context)
  const seen = runInContext(`scenario(${JSON.stringify(scenarioAt(url))}).then(JSON.stringify)`, context)
  expect(JSON.parse(await seen)).toEqual(expected)
  expect(requests.some(({ method, url }) => method === 'POST' && url.startsWith('/stores-reader'))).toBe(true)
  for (const absent of ['window', 'document', 'process', 'Buffer', 'require', 'navigator'])
    expect(runInContext(`typeof ${absent}`, context)).toBe('undefined')
})
