import { expect, test } from 'vitest'
import { apiKeyAuth } from '../src/auth/api-key.ts'
import { sessionAuth } from '../src/auth/session.ts'
import { tokenAuth } from '../src/auth/token.ts'
import { visitorAuth } from '../src/auth/visitor.ts'
import type { Clock } from '../src/clock.ts'
import { createClient } from '../src/create-client.ts'
import { elevate } from '../src/elevate.ts'
import { ApiError, ConnectionError, errorOf as errorOfAnswer, isRefusal, ValidationError } from '../src/errors.ts'
import { currentCart } from '../src/generated/ecom.current-cart.ts'
import { orders } from '../src/generated/ecom.orders.ts'
import { type Answer, answeringServer, type Received, refusal } from './answering-server.ts'

async function shop(answer: (request: Received, nth: number) => Answer, retries?: number) {
  const server = await answeringServer(answer)
  const options = retries === undefined ? {} : { retries }
  const client = createClient({ url: server.url, auth: tokenAuth(() => 't'), modules: { currentCart }, ...options })
  return { ...server, cart: client.currentCart }
}

const now = { 'retry-after': '0' }
const errorOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  )

test('a refusal says status, code, data and request id', async () => {
  const { cart } = await shop(() => refusal(409, 'INSUFFICIENT_INVENTORY'))
  const error = await errorOf(cart.addToCurrentCart({}))
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({
    status: 409,
    code: 'INSUFFICIENT_INVENTORY',
    data: { left: 2 },
    requestId: 'r-1',
    fieldViolations: [],
  })
  expect(isRefusal(error, 'INSUFFICIENT_INVENTORY')).toBe(true)
  expect(isRefusal(error, 'SALE_CLOSED', 'NOT_FOUND')).toBe(false)
})

test('wrong fields come as violations', async () => {
  const violation = { field: 'lineItems[0].quantity', description: 'must be at least 1', violatedRule: 'MIN' }
  const body = { message: 'INVALID_ARGUMENT: …', details: { validationError: { fieldViolations: [violation] } } }
  const { cart } = await shop(() => ({ status: 400, body }))
  expect(await errorOf(cart.addToCurrentCart({}))).toMatchObject({
    status: 400,
    code: 'INVALID_ARGUMENT',
    fieldViolations: [violation],
  })
})

const application = (code: string, description = 'No.') => ({ applicationError: { code, description, data: {} } })

test.for([
  {
    what: 'a refusal says its message and its description',
    status: 409,
    body: { message: 'Out of luck', details: application('SALE_CLOSED', 'The sale has ended.') },
    expected: { name: 'ApplicationError', code: 'SALE_CLOSED', message: 'Out of luck: The sale has ended.' },
  },
  {
    what: 'a sentence is not repeated',
    status: 409,
    body: { message: 'The sale has ended.', details: application('SALE_CLOSED', 'The sale has ended.') },
    expected: { message: 'The sale has ended.', description: 'The sale has ended.' },
  },
  {
    what: 'a busy server refuses, and says so',
    status: 503,
    body: { message: 'Busy.', details: application('BUSY', 'Busy.') },
    expected: { name: 'ApplicationError', code: 'BUSY', retryAfter: undefined },
  },
  {
    what: 'another 4xx has the status text as its code',
    status: 404,
    body: { message: 'nothing here' },
    expected: { name: 'ApplicationError', code: 'NOT_FOUND', message: 'nothing here' },
  },
  {
    what: 'a 4xx of some proxy likewise',
    status: 413,
    body: '<h1>Request Entity Too Large</h1>',
    expected: { name: 'ApplicationError', code: 'PAYLOAD_TOO_LARGE', message: 'Payload Too Large' },
  },
  {
    what: 'a failure of the server is a system error with the request id',
    status: 500,
    body: { message: 'System error occurred', details: application('SYSTEM_ERROR') },
    expected: { name: 'SystemError', code: 'SYSTEM_ERROR', message: 'System error occurred', requestId: 'r-9' },
  },
  {
    what: 'an answer of some proxy is a system error, too',
    status: 502,
    body: '<h1>Bad gateway</h1>',
    expected: {
      name: 'SystemError',
      code: 'BAD_GATEWAY',
      message: 'System error occurred',
      body: '<h1>Bad gateway</h1>',
    },
  },
])('$what', async ({ status, body, expected }) => {
  const { cart } = await shop(() => ({ status, body, headers: { 'x-wix-request-id': 'r-9' } }), 0)
  const error = await errorOf(cart.getCurrentCart())
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status, requestId: 'r-9', ...expected })
})

test('violations are quoted and sorted by field', async () => {
  const fieldViolations = [
    { field: 'lineItems[1].quantity', description: 'must be at least 1', violatedRule: 'MIN' },
    { field: 'couponCode', description: 'must have at most 50 characters', violatedRule: 'MAX_LENGTH' },
  ]
  const { cart } = await shop(() => ({
    status: 400,
    body: { message: 'x', details: { validationError: { fieldViolations } } },
  }))
  const error = await errorOf(cart.addToCurrentCart({}))
  expect(error).toBeInstanceOf(ValidationError)
  expect(error).toMatchObject({
    name: 'ValidationError',
    message:
      'INVALID_ARGUMENT: "couponCode" must have at most 50 characters, "lineItems[1].quantity" must be at least 1',
    fieldViolations: [{ field: 'couponCode' }, { field: 'lineItems[1].quantity' }],
  })
})

test('the status text has a stand-in where the protocol carries none', () => {
  const error = errorOfAnswer(new Response('{}', { status: 422 }), {})
  expect(error).toMatchObject({ code: 'UNPROCESSABLE_ENTITY', message: 'Unprocessable Entity' })
})

test('an unreadable response reports its request id', async () => {
  const { cart } = await shop(() => ({ body: 'Welcome', headers: { 'x-wix-request-id': 'r-2' } }), 0)
  expect(await errorOf(cart.getCurrentCart())).toMatchObject({ name: 'ConnectionError', requestId: 'r-2' })
})

test('the seconds of Retry-After are waited for, on the clock of the client', async () => {
  const waits: number[] = []
  const clock: Clock = { now: () => 0, wait: async (milliseconds) => void waits.push(milliseconds) }
  const { url, requests } = await answeringServer((_, nth) =>
    nth === 1 ? refusal(503, 'BUSY', { 'retry-after': '7' }) : {},
  )
  const client = createClient({ url, auth: tokenAuth(() => 't'), modules: { currentCart }, clock })
  await client.currentCart.getCurrentCart()
  expect(waits).toEqual([7000])
  expect(requests).toHaveLength(2)
})

test('a list that goes as POST only reads, and is repeated', async () => {
  const { url, requests } = await answeringServer(() => refusal(503, 'BUSY', now))
  const client = createClient({ url, auth: tokenAuth(() => 't'), modules: { orders } })
  expect(await errorOf(client.orders.searchOrders())).toMatchObject({ code: 'BUSY' })
  expect(requests).toHaveLength(3)
})

test.for([
  { who: 'an API key', auth: apiKeyAuth({ apiKey: 'k', siteId: 's' }) },
  { who: 'a staff session', auth: sessionAuth('staff') },
])('$who has no cart of its own, and gets an error before anything is sent', async ({ who, auth }) => {
  const { url, requests } = await answeringServer(() => ({}))
  const { currentCart: cart } = createClient({ url, auth, modules: { currentCart } })
  const error = await errorOf(cart.addToCurrentCart({}))
  expect(error).toMatchObject({ name: 'SetupError', code: 'NOT_FOR_A_KEY' })
  expect(String(error)).toContain(`Called with ${who}, all visitors would share one cart`)
  expect(requests).toEqual([])
})

test('an operation called on its module reports that the platform context is missing', () => {
  const row = currentCart.getCurrentCart as unknown as () => void // as JavaScript sees it
  expect(row).toThrow('The platform context is missing: GET /ecom/v1/carts/current was called on its module')
  expect(() => elevate({ ...currentCart })).toThrow('The platform context is missing')
})

test('elevation calls with the other strategy, and says when there is none', async () => {
  const { url, requests } = await answeringServer(() => ({}))
  const options = { url, auth: tokenAuth(() => 'visitor'), modules: { orders } }
  const shop = createClient({ ...options, elevated: apiKeyAuth({ apiKey: 'key-1', siteId: 's' }) })
  await elevate(shop).orders.getOrder({ id: 'o1' })
  await shop.orders.getOrder({ id: 'o1' })
  expect(requests.map(({ headers }) => headers.authorization)).toEqual(['key-1', 'visitor'])
  expect(() => elevate(createClient(options))).toThrow('The elevated client is missing')
})

test('an unreachable server is named in the error', async () => {
  const url = 'http://127.0.0.1:1'
  const options = { url, modules: { currentCart }, retries: 0 }
  const signedIn = createClient({ ...options, auth: tokenAuth(() => 'visitor') })
  await expect(signedIn.currentCart.getCurrentCart()).rejects.toThrow(`GET ${url}/ecom/v1/carts/current: no answer`)
  const visitor = createClient({ ...options, auth: visitorAuth({ clientId: 'c' }) })
  await expect(visitor.currentCart.getCurrentCart()).rejects.toThrow(`POST ${url}/oauth2/token: no answer`)
})

test('a success that is not JSON is no answer', async () => {
  const { cart } = await shop(() => ({ body: '<h1>Welcome</h1>' }), 0)
  expect(await errorOf(cart.getCurrentCart())).toBeInstanceOf(ConnectionError)
})

test.for([
  { call: 'GET', busy: 503, expected: 3 },
  { call: 'GET', busy: 429, expected: 3 },
  { call: 'DELETE', busy: 503, expected: 3 },
  { call: 'GET', busy: 500, expected: 1 },
  { call: 'POST', busy: 503, expected: 1 },
  { call: 'PATCH', busy: 503, expected: 1 },
  { call: 'POST with key', busy: 503, expected: 3 },
] as const)('$call after $busy is sent $expected times', async ({ call, busy, expected }) => {
  const { cart, requests } = await shop(() => refusal(busy, 'BUSY', now))
  const calls = {
    GET: () => cart.getCurrentCart(),
    DELETE: () => cart.deleteCurrentCart(),
    POST: () => cart.addToCurrentCart({}),
    PATCH: () => cart.updateCurrentCart({}),
    'POST with key': () => cart.addToCurrentCart({}, { idempotencyKey: 'k-1' }),
  }
  expect(await errorOf(calls[call]())).toMatchObject({ status: busy })
  expect(requests).toHaveLength(expected)
})

test('one idempotency key goes with every attempt', async () => {
  const { cart, requests } = await shop((_, nth) => (nth < 3 ? refusal(503, 'BUSY', now) : {}))
  await cart.addToCurrentCart({}, { idempotencyKey: 'k-1' })
  expect(requests.map(({ headers }) => headers['idempotency-key'])).toEqual(['k-1', 'k-1', 'k-1'])
})

test('a lost connection is tried again', async () => {
  const { cart, requests } = await shop((_, nth) => (nth === 1 ? { hangUp: true } : { body: { cart: { id: 'c' } } }))
  expect(await cart.getCurrentCart()).toEqual({ cart: { id: 'c' } })
  expect(requests).toHaveLength(2)
})

test('a write whose connection is lost is not repeated', async () => {
  const { cart, requests } = await shop(() => ({ hangUp: true }))
  expect(await errorOf(cart.addToCurrentCart({}))).toMatchObject({ name: 'ConnectionError', cause: expect.any(Error) })
  expect(requests).toHaveLength(1)
})

test('a server that asks for a long wait is not waited for', async () => {
  const { cart, requests } = await shop(() => refusal(503, 'BUSY', { 'retry-after': '3600' }))
  expect(await errorOf(cart.getCurrentCart())).toMatchObject({ status: 503, retryAfter: 3600 })
  expect(requests).toHaveLength(1)
})

test('an abort ends a call under way with its reason', async () => {
  const controller = new AbortController()
  const { cart } = await shop(() => {
    controller.abort(new Error('enough'))
    return { after: new Promise(() => {}) }
  })
  await expect(cart.getCurrentCart({}, { signal: controller.signal })).rejects.toThrow('enough')
})

test('an abort ends the wait before a repetition', async () => {
  const controller = new AbortController()
  const { cart, requests } = await shop(() => refusal(503, 'BUSY', { 'retry-after': '20' }))
  const call = errorOf(cart.getCurrentCart({}, { signal: controller.signal }))
  await expect.poll(() => requests.length).toBe(1)
  controller.abort(new Error('enough'))
  expect(await call).toMatchObject({ message: 'enough' })
})

test('an aborted signal sends nothing', async () => {
  const { cart, requests } = await shop(() => ({}))
  await expect(cart.getCurrentCart({}, { signal: AbortSignal.abort(new Error('never')) })).rejects.toThrow('never')
  expect(requests).toEqual([])
})
