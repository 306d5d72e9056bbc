import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Scope } from '@fairground/contract/enumerations/staff.ts'
import { present } from '@fairground/domain/present.ts'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ApiError } from '../ground/api-error.ts'
import { sendError } from '../http/api-routes.ts'
import type { Identified, Identify } from '../http/credentials.ts'
import type { Happened } from '../outbox/relay.ts'
import { eventsFor, ownEventsFor } from './live-streams.ts'
import { type LiveDeps, liveRoutes } from './routes.ts'

const staff = (siteId: string, ...scopes: Scope[]) =>
  ({ site: { id: siteId }, caller: { kind: 'staff', id: 'u-1', scopes } }) as unknown as Identified // a site has more fields

/** Sessions by cookie: what the real `identify` looks up in the database. */
const sessions = new Map<string, Identified>()
const identify: Identify = async ({ authorization, cookies, sameOrigin }) => {
  if (authorization === undefined) return { ...visitor(''), caller: { kind: 'anonymous' } }
  if (authorization === 'session visitor' && sameOrigin && sessions.has(cookies.fg_visitor ?? ''))
    return sessions.get(cookies.fg_visitor ?? '')! // it is there
  const byToken = authorization === 'session staff' ? undefined : sessions.get(authorization ?? '')
  const found = byToken ?? (sameOrigin ? sessions.get(cookies.fg_staff ?? '') : undefined)
  if (!found) throw new ApiError({ code: 'UNAUTHENTICATED' })
  return found
}

const visitor = (id: string) =>
  ({ site: { id: 'site-1' }, caller: { kind: 'visitor', id, clientId: 'c' } }) as unknown as Identified // a site has more fields

/** Owners of objects, as the real pool reads them. */
const owned = new Map<string, string>()
const owners = {
  forSite: () => ({ rows: async () => [...owned].map(([id, owner]) => ({ id, owner })) }),
} as unknown as LiveDeps['pool'] // the only statement there is
const faults: unknown[] = []

const SEATS_OF = '01900000-0000-7000-8000-000000000001'

const change = (entity: string, siteId = 'site-1', slug = 'updated'): Happened => ({
  siteId,
  id: 'h-1',
  entity,
  entityId: `${entity}-1`,
  slug,
  sequence: 1n,
  payload: { secret: true },
  occurredAt: new Date(0),
  position: '1',
})

const listeners = new Set<(happened: readonly Happened[]) => void>()
const deliver = (...happened: Happened[]) => {
  for (const listener of listeners) listener(happened)
}
let app: FastifyInstance
let live: { open(): number }
let url: string

beforeEach(async () => {
  sessions.set('owner', staff('site-1', 'orders.write', 'catalog.write', 'events.write'))
  sessions.set('stock', staff('site-1', 'catalog.read'))
  app = fastify()
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply, { locale: 'en-GB' }))
  live = liveRoutes(app, {
    relay: {
      subscribe: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    identify,
    pool: owners,
    onFault: (error) => faults.push(error),
    heartbeatMs: 20,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/_live`
})
afterEach(() => app.close())

const connect = async (cookie: string, signal?: AbortSignal) => {
  const headers = { cookie: `fg_staff=${cookie}`, 'sec-fetch-site': 'same-origin' }
  const response = await fetch(url, { headers, ...present({ signal: signal || undefined }) })
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader() // an answer of this route has a body
  return { response, reader }
}

/** Reads until `wanted` has come, and answers with everything so far. */
async function readUntil(reader: ReadableStreamDefaultReader<string>, wanted: string): Promise<string> {
  let text = ''
  while (!text.includes(wanted)) {
    const { value, done } = await reader.read()
    if (done) return `${text}[closed]`
    text += value
  }
  return text
}

test('a change of the site reaches the page without its payload, and heartbeats follow', async () => {
  const { response, reader } = await connect('owner')
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  await readUntil(reader, 'retry: 3000')
  deliver(change('order', 'site-2'), change('order', 'site-1', 'approved'))
  expect(await readUntil(reader, 'data')).toContain(
    'data: {"entity":"order","entityId":"order-1","slug":"approved"}\n\n',
  )
  expect(await readUntil(reader, ':\n\n')).not.toContain('site-2')
  await reader.cancel()
})

test.for([
  ['its own', 'owner', 'order', true],
  ['a scope that it does not hold', 'stock', 'order', false],
  ['a scope that it reads', 'stock', 'product', true],
  ['objects that goods share', 'stock', 'brand', true],
  ['people, without that scope', 'stock', 'member', false],
  ['an entity without live changes', 'owner', 'cart', false],
] as const)('%s', ([, cookie, entity, received]) => {
  const { site, caller } = sessions.get(cookie)!
  expect(eventsFor({ siteId: site.id, caller }, [change(entity)]) !== '').toBe(received)
})

test.for([
  ['without a session', {}],
  ['from another site’s page', { cookie: 'fg_staff=owner', 'sec-fetch-site': 'cross-site' }],
] as const)('refused %s', async ([, headers]) => {
  const response = await fetch(url, { headers })
  expect([response.status, live.open()]).toEqual([401, 0])
})

test('nothing is left of a page that went away', async () => {
  const leaving = new AbortController()
  const closed = new Promise((resolve) =>
    app.server.once('request', (_request, response) => response.once('close', resolve)),
  )
  const { reader } = await connect('owner', leaving.signal)
  await readUntil(reader, 'retry')
  expect(live.open()).toBe(1)
  leaving.abort()
  await closed
  expect(live.open()).toBe(0)
})

test('the stream ends when the session does', async () => {
  const { reader } = await connect('owner')
  await readUntil(reader, ':\n\n')
  sessions.delete('owner')
  expect(await readUntil(reader, 'never')).toContain('[closed]')
})

test('the server stops although pages listen', async () => {
  const { reader } = await connect('owner')
  await readUntil(reader, 'retry')
  const stopped = once(app.server, 'close')
  await app.close()
  await stopped
  expect(listeners.size).toBe(0)
})

test('a stream ends with its user’s session, and no other stream does', async () => {
  const { reader } = await connect('owner')
  await readUntil(reader, 'retry: 3000')
  const ended = { ...change('session'), slug: 'ended' }
  deliver({ ...ended, entityId: 'u-2' }, { ...ended, entityId: 'u-1', siteId: 'site-2' }, change('order'))
  expect(await readUntil(reader, 'order-1')).not.toContain('closed')
  deliver({ ...ended, entityId: 'u-1' })
  expect(await readUntil(reader, 'never sent')).toContain('[closed]')
})

describe('a visitor', () => {
  const listen = async (token: string) => {
    const response = await fetch(url, { headers: { authorization: token } })
    return { response, reader: response.body!.pipeThrough(new TextDecoderStream()).getReader() } // as above
  }

  test('a visitor is notified of their own objects, and of nothing else', async () => {
    sessions.set('token', visitor('v-1'))
    owned.set('order-1', 'v-1').set('ticketReservation-1', 'v-2')
    const { reader } = await listen('token')
    await readUntil(reader, 'retry')
    deliver(
      change('product'),
      change('ticketReservation'),
      change('order', 'site-2', 'other'),
      change('order', 'site-1', 'approved'),
    )
    const text = await readUntil(reader, 'approved')
    expect(text.match(/"entity":"\w+"/g)).toEqual(['"entity":"order"'])
    expect(faults).toEqual([])
    await reader.cancel()
  })

  test('a visitor who follows the seats of an event gets one note of all that changed, and of no other event', async () => {
    sessions.set('token', visitor('v-9'))
    const response = await fetch(`${url}?event=${SEATS_OF}`, { headers: { authorization: 'token' } })
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader() // as above
    await readUntil(reader, 'retry')
    const seats = (...ids: string[]) => ({ ...change('ticketReservation'), payload: { seatsOf: ids } })
    deliver({ ...change('event'), entityId: SEATS_OF }, seats('other'), { ...seats(SEATS_OF), siteId: 'site-2' })
    deliver(seats('other', SEATS_OF), seats(SEATS_OF), {
      ...change('order'),
      payload: { items: [{ kind: 'ticket', id: 'd', eventId: SEATS_OF }] },
    })
    deliver({ ...change('event', 'site-1', 'seatsChanged'), entityId: SEATS_OF })
    owned.set('order-1', 'v-9')
    deliver(change('order', 'site-1', 'approved'))
    const text = await readUntil(reader, 'approved')
    const note = `data: {"entity":"event","entityId":"${SEATS_OF}","slug":"seatsChanged"}\n\n`
    expect(text.split(note)).toHaveLength(3)
    await reader.cancel()
  })

  test('without a session follows the seats of an event, and hears of nothing else', async () => {
    const response = await fetch(`${url}?event=${SEATS_OF}`)
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader() // as above
    expect(response.status).toBe(200)
    await readUntil(reader, 'retry')
    deliver(change('order'), change('product'))
    deliver({ ...change('ticketReservation'), payload: { seatsOf: [SEATS_OF] } })
    const text = await readUntil(reader, 'seatsChanged')
    expect(text.match(/"entity":"\w+"/g)).toEqual(['"entity":"event"'])
    expect((await fetch(`${url}?event=${SEATS_OF}`, { headers: { authorization: 'wrong' } })).status).toBe(401)
    await reader.cancel()
  })

  test('a stream for seats ends with the session that it began with', async () => {
    sessions.set('token', visitor('v-9'))
    const response = await fetch(`${url}?event=${SEATS_OF}`, {
      headers: { cookie: 'fg_visitor=token', 'sec-fetch-site': 'same-origin' },
    })
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader() // as above
    await readUntil(reader, 'retry')
    sessions.delete('token')
    expect(await readUntil(reader, 'never sent')).toContain('[closed]')
  })

  test('keeps five streams at most', async () => {
    sessions.set('token', visitor('v-3'))
    const open = await Promise.all([1, 2, 3, 4, 5].map(() => listen('token')))
    expect((await fetch(url, { headers: { authorization: 'token' } })).status).toBe(429)
    for (const { reader } of open) await reader.cancel()
  })

  test('a network with twenty streams ends the oldest with the next', async () => {
    const open = []
    for (let i = 0; i < 21; i++) {
      sessions.set(`token-${i}`, visitor(`v-n${i}`))
      open.push(await listen(`token-${i}`))
    }
    const [oldest, ...others] = open
    for (;;) if ((await oldest!.reader.read()).done) break
    expect(live.open()).toBe(20)
    for (const { reader } of others) await reader.cancel()
  })

  test('only the owner reads whose change it is', () => {
    const { site, caller } = visitor('v-1')
    const listener = { siteId: site.id, caller }
    expect(ownEventsFor(listener, [change('order')], new Map([['order-1', 'v-2']]))).toBe('')
    expect(ownEventsFor(listener, [change('order')], new Map([['order-1', 'v-1']]))).toContain('order-1')
  })
})

test('an API key is notified as far as its scopes reach', async () => {
  sessions.set('key', {
    site: { id: 'site-1' },
    caller: { kind: 'apiKey', id: 'k-1', scopes: ['orders.read'] },
  } as unknown as Identified) // a site has more fields
  const response = await fetch(url, { headers: { authorization: 'key' } })
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader() // as above
  await readUntil(reader, 'retry')
  deliver(change('product'), change('order', 'site-1', 'approved'))
  expect(await readUntil(reader, 'approved')).not.toContain('product')
  await reader.cancel()
})

test('one key keeps fifty streams at most, so that others find room', async () => {
  sessions.set('key', {
    site: { id: 'site-1' },
    caller: { kind: 'apiKey', id: 'k-2', scopes: ['catalog.read'] },
  } as unknown as Identified) // a site has more fields
  const byKey = () => fetch(url, { headers: { authorization: 'key' } })
  const open = await Promise.all(Array.from({ length: 50 }, byKey))
  expect((await byKey()).status).toBe(429)
  const { response, reader } = await connect('owner')
  expect(response.status).toBe(200)
  for (const one of open) await one.body?.cancel()
  await reader.cancel()
})
