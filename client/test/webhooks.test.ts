import { createSign, generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Clock } from '../src/clock.ts'
import { type EntityEvent, WebhookError, webhooks } from '../src/happenings/webhooks.ts'

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

const approved: EntityEvent<{ id: string }> = {
  id: 'e1',
  entityFqdn: 'wix.ecom.v1.order',
  slug: 'approved',
  entityId: 'o1',
  eventTime: '2030-06-01T12:00:00Z',
  actionEvent: { body: { order: { id: 'o1' } } },
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
  const heard: unknown[] = []
  hooks.on<EntityEvent<{ id: string }>>(
    'wix.ecom.v1.order_approved',
    ({ payload }) => void heard.push(payload.entityId),
  )
  hooks.on('wix.ecom.v1.order_canceled', () => void heard.push('wrong'))
  hooks.on('*', ({ eventType }) => void heard.push(eventType))
  expect(await hooks.process(signed(event()))).toEqual({
    eventType: 'wix.ecom.v1.order_approved',
    instanceId: 'i1',
    identity: { identityType: 'MEMBER', memberId: 'm1' },
    payload: approved,
  })
  expect(heard).toEqual(['o1', 'wix.ecom.v1.order_approved'])
})

test('a listener that was removed hears nothing', async () => {
  const hooks = webhooks({ publicKey, clock })
  const remove = hooks.on('*', () => {
    throw new Error('heard')
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
  ['heard', signed(event()), () => {}, 200],
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
