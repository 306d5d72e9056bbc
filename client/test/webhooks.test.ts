import { createSign, generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Clock } from '../src/clock.ts'
import { ordersEvents } from '../src/generated/ecom.orders.events.ts'
import { productsEvents } from '../src/generated/stores.products.events.ts'
import { WebhookError, webhooks } from '../src/happenings/webhooks.ts'

const NOON = Date.UTC(2030, 5, 1, 12) / 1000
const clock: Clock = { now: () => NOON * 1000, wait: async () => {} }
function keyPair() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(), privateKey }
}
const { publicKey, privateKey } = keyPair()
const stranger = keyPair()

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

function signed(claims: unknown, { key = privateKey, alg = 'RS256' } = {}): string {
  const text = `${part({ alg, typ: 'JWT' })}.${part(claims)}`
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key, 'base64url')}`
}

const approved = {
  id: 'e1',
  entityFqdn: 'wix.ecom.v1.order',
  slug: 'approved',
  entityId: 'o1',
  eventTime: '2030-06-01T12:00:00Z',
  actionEvent: { body: { order: { id: 'o1', createdDate: '2030-06-01T11:00:00Z' } } },
}
const event = (eventType = 'wix.ecom.v1.order_approved') => ({
  data: JSON.stringify({
    eventType,
    instanceId: 'i1',
    identity: JSON.stringify({ identityType: 'MEMBER', memberId: 'm1' }),
    data: JSON.stringify(approved),
  }),
})

test('a signed event reaches its listener, its texts read', async () => {
  const hooks = webhooks({ publicKey, clock })
  const received: unknown[] = []
  hooks.on<typeof approved>('wix.ecom.v1.order_approved', ({ payload }) => void received.push(payload.entityId))
  hooks.on('wix.ecom.v1.order_canceled', () => void received.push('wrong'))
  hooks.on('*', ({ eventType }) => void received.push(eventType))
  expect(await hooks.process(signed(event()))).toEqual({
    eventType: 'wix.ecom.v1.order_approved',
    instanceId: 'i1',
    identity: { identityType: 'MEMBER', memberId: 'm1' },
    payload: approved,
  })
  expect(received).toEqual(['o1', 'wix.ecom.v1.order_approved'])
})

test('a kind of event says what it carries, with its instants read; others still get the texts', async () => {
  const hooks = webhooks({ publicKey, clock })
  const received: unknown[] = []
  hooks.on(ordersEvents.orderApproved, ({ payload: { eventTime, actionEvent } }) => {
    received.push(eventTime, actionEvent.body.order?.id, actionEvent.body.order?.createdDate)
  })
  hooks.on<typeof approved>('*', ({ payload }) => void received.push(payload.eventTime))
  await hooks.process(signed(event()))
  expect(received).toEqual([
    new Date('2030-06-01T12:00:00Z'),
    'o1',
    new Date('2030-06-01T11:00:00Z'),
    '2030-06-01T12:00:00Z',
  ])
})

test('an event of the older kind is its own payload', async () => {
  const hooks = webhooks({ publicKey, clock })
  const received: unknown[] = []
  hooks.on(productsEvents.productCreated, ({ payload: { productId, name } }) => void received.push(productId, name))
  const { eventType } = productsEvents.productCreated
  const data = JSON.stringify({ productId: 'p1', name: 'Lamp' })
  await hooks.process(signed({ data: JSON.stringify({ eventType, instanceId: 'i1', data }) }))
  expect(received).toEqual(['p1', 'Lamp'])
})

test('a removed listener receives nothing', async () => {
  const hooks = webhooks({ publicKey, clock })
  const remove = hooks.on('*', () => {
    throw new Error('received')
  })
  remove()
  await hooks.process(signed(event()))
})

const unsigned = `${part({ alg: 'none' })}.${part(event())}.`
test.for([
  ['a stranger signed it', signed(event(), { key: stranger.privateKey }), 'the signature is wrong'],
  ['a changed claim', signed(event()).replace(/\.[^.]+\./, `.${part(event('other'))}.`), 'the signature is wrong'],
  ['no signature', unsigned, 'the body is not a signed token'],
  ['alg none', `${unsigned}AAAA`, 'the token is not signed with RS256'],
  ['alg HS256', signed(event(), { alg: 'HS256' }), 'the token is not signed with RS256'],
  ['too old', signed({ ...event(), exp: NOON - 61 }), 'the token has expired'],
  ['no event', signed({ data: '{}' }), 'the token holds no event'],
  ['no token', '{"eventType":"x"}', 'the body is not a signed token'],
  ['no base64', 'ä.ö.ü', 'the body is not a signed token'],
  ['empty', '', 'the body is not a signed token'],
] as const)('refused: %s', async ([, body, message]) => {
  const hooks = webhooks({ publicKey, clock })
  await expect(hooks.parse(body)).rejects.toThrow(new WebhookError(message))
})

test('an end not long ago is within the difference of clocks', async () => {
  await webhooks({ publicKey, clock }).parse(signed({ ...event(), exp: NOON - 59 }))
})

test('a key that is none is the program’s mistake', async () => {
  await expect(webhooks({ publicKey: 'x', clock }).parse(signed(event()))).rejects.toThrow(TypeError)
})

test.for([
  ['received', signed(event()), () => {}, 200],
  ['forged', unsigned, () => {}, 400],
  [
    'a listener failed, so that it comes again',
    signed(event()),
    () => {
      throw new Error('database away')
    },
    500,
  ],
] as const)('a request is answered: %s', async ([, body, listener, status]) => {
  const hooks = webhooks({ publicKey, clock })
  hooks.on('*', listener)
  const response = await hooks.respond(new Request('https://shop.example/hook', { method: 'POST', body }))
  expect(response.status).toBe(status)
  expect(await response.text()).not.toContain('database')
})
