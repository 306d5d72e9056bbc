import { expect, test } from 'vitest'
import { tokenAuth } from '../src/auth/token.ts'
import { createClient } from '../src/create-client.ts'
import { ApiError, ConnectionError, isRefusal } from '../src/errors.ts'
import { currentCart } from '../src/generated/ecom.current-cart.ts'
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

test('an answer of some proxy is an ApiError too', async () => {
  const { cart } = await shop(() => ({ status: 502, body: '<h1>Bad gateway</h1>' }))
  expect(await errorOf(cart.getCurrentCart())).toMatchObject({
    name: 'ApiError',
    status: 502,
    code: '502',
    message: 'HTTP 502',
  })
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
