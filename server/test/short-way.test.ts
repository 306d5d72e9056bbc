import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { type IncomingHttpHeaders, request } from 'node:http'
import type { Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { visitorSessions } from '../src/identity/sessions/visitor-session.ts'
import { accessTokens } from '../src/identity/tokens/access-tokens.ts'
import { openSigningKeys } from '../src/identity/tokens/signing-keys.ts'
import { type TestSite, testSite } from './fixture.ts'
import { anotherProcess, listening, relayCaughtUp } from './over-http.ts'
import { sellShirts } from './shop.ts'

interface Raw {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
  /** Fastify saw the request. */
  readonly whole: boolean
}

/** Requests one after another, each with its own connection. */
async function reader(site: TestSite) {
  const url = await listening(site.assembly)
  let whole = 0
  const count = () => whole++
  subscribe('tracing:fastify.request.handler:start', count)
  onTestFinished(() => void unsubscribe('tracing:fastify.request.handler:start', count))
  return (path: string, headers: Record<string, string>, method = 'GET') =>
    new Promise<Raw>((resolve, reject) => {
      const before = whole
      request(url + path, { method, headers: { host: 'localhost', ...headers }, agent: false }, (reply) => {
        const parts: Buffer[] = []
        reply.on('data', (part) => parts.push(part))
        reply.on('end', () => {
          const body = Buffer.concat(parts).toString()
          resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body, whole: whole > before })
        })
      })
        .on('error', reject)
        .end()
    })
}

const withoutOwn = ({
  'x-wix-request-id': _id,
  date: _date,
  'x-fairground-statements': _n,
  'x-fairground-flushes': _f,
  ...rest
}: Raw['headers']) => rest

async function shirt() {
  const site = await testSite()
  const { productId } = await sellShirts(site, 5)
  const authorization = (await site.visitor()).accessToken
  const read = await reader(site)
  const path = `/stores-reader/v1/products/${productId}`
  /** After what was committed until now: the first answer from the cache, by the whole way, and the next. */
  const twice = async () => {
    await relayCaughtUp(site.assembly)
    await read(path, { authorization })
    return { first: await read(path, { authorization }), short: await read(path, { authorization }) }
  }
  return { site, productId, read, twice, path, authorization }
}

test('the same answer as by the whole way, headers and bytes', async () => {
  const { site, productId, twice } = await shirt()
  const name = 'Größe “L” – 衣 '.repeat(3).trim()
  await site.admin.call('PATCH', `/stores/v1/products/${productId}`, { product: { id: productId, name } })
  const { first, short } = await twice()
  expect([first.whole, short.whole]).toEqual([true, false])
  expect(withoutOwn(short.headers)).toEqual(withoutOwn(first.headers))
  expect(short.body).toBe(first.body)
  expect(JSON.parse(short.body).product.name).toBe(name)
  expect(short.headers['x-wix-request-id']).toMatch(/^[\da-f-]{36}$/)
  expect(short.headers['x-wix-request-id']).not.toBe(first.headers['x-wix-request-id'])
})

test('an answer of many bytes, too', async () => {
  const { site, productId, twice } = await shirt()
  const description = `<p>${'Für Größe 衣. '.repeat(600)}</p>`
  await site.admin.call('PATCH', `/stores/v1/products/${productId}`, { product: { id: productId, description } })
  const { first, short } = await twice()
  expect([first.whole, short.whole]).toEqual([true, false])
  expect(short.body).toBe(first.body)
  expect(withoutOwn(short.headers)).toEqual(withoutOwn(first.headers))
})

test('an unchanged answer is not sent again', async () => {
  const { read, twice, path, authorization } = await shirt()
  const { headers } = (await twice()).short
  const known = { authorization, 'if-none-match': String(headers.etag) }
  const [same, short] = [await read(`${path}?includeMerchantSpecificData=false`, known), await read(path, known)]
  expect([same.status, same.whole, short.status, short.whole, short.body]).toEqual([304, true, 304, false, ''])
  expect(withoutOwn(short.headers)).toEqual(withoutOwn(same.headers))
  // As a proxy hands it on that has compressed the answer.
  const weak = await read(path, { authorization, 'if-none-match': `W/${headers.etag}` })
  expect([weak.status, weak.whole]).toEqual([304, false])
})

test('HEAD answers with the headers of the same read, short or long', async () => {
  const { site, read, authorization } = await shirt()
  for (let i = 0; i < 12; i++) await sellShirts(site, 5, 20, `Shirt ${i}`)
  for (const limit of [2, 12]) {
    const query = Buffer.from(JSON.stringify({ query: { paging: { limit } } })).toString('base64url')
    const path = `/stores-reader/v1/products/query-platformized?.r=${query}`
    const { body, headers } = await read(path, { authorization })
    const head = await read(path, { authorization }, 'HEAD')
    expect([head.status, head.body, JSON.parse(body).products.length]).toEqual([200, '', limit])
    expect(withoutOwn(head.headers)).toEqual(withoutOwn(headers))
  }
})

test('a write is seen by the next read', async () => {
  const { site, productId, read, twice, path, authorization } = await shirt()
  await twice()
  await site.admin.call('PATCH', `/stores/v1/products/${productId}`, { product: { id: productId, name: 'Renamed' } })
  const next = await read(path, { authorization })
  expect([next.whole, JSON.parse(next.body).product.name]).toEqual([true, 'Renamed'])
})

test('the short way refuses readers without the permission', async () => {
  const { read, twice, path, authorization } = await shirt()
  await twice()
  const forged = `${authorization.slice(0, -3)}AAA`
  for (const [headers, status] of [
    [{}, 401],
    [{ authorization: forged }, 401],
    [{ authorization, host: 'elsewhere.example' }, 421],
    [{ authorization, 'x-forwarded-host': 'elsewhere.example' }, 421],
  ] as const) {
    const refused = await read(path, headers as Record<string, string>)
    expect([headers, refused.status]).toEqual([headers, status])
  }
})

test('an administrator, another method and another address take the whole way', async () => {
  const { site, read, twice, path, authorization } = await shirt()
  await twice()
  expect((await read(path, { authorization: site.apiKey })).whole).toBe(true)
  expect((await read(path, { authorization }, 'HEAD')).whole).toBe(true)
  expect((await read(`${path}?includeMerchantSpecificData=false`, { authorization })).whole).toBe(true)
})

test('the short way answers a reader after a write once it has read what was written, and hands over what changed', async () => {
  const { site, productId, read, twice, path, authorization } = await shirt()
  const other = await anotherProcess(site)
  await twice()
  const afterWrite = { authorization, 'x-wix-consistent': '9000000000000000000' }
  expect((await read(path, afterWrite)).whole).toBe(false)
  const renamed = await other.app.inject({
    method: 'PATCH',
    url: `/stores/v1/products/${productId}`,
    headers: { authorization: site.apiKey },
    payload: { product: { id: productId, name: 'Renamed elsewhere' } },
  })
  expect(renamed.statusCode).toBe(200)
  const next = await read(path, afterWrite)
  expect([next.whole, JSON.parse(next.body).product.name]).toEqual([true, 'Renamed elsewhere'])
})

test('it counts as a request', async () => {
  const site = await testSite({ rateLimitFactor: 0.05 })
  const { productId } = await sellShirts(site, 5)
  const authorization = (await site.visitor()).accessToken
  const read = await reader(site)
  const statuses: number[] = []
  // 15 a minute; twice that is over in whichever minute it began.
  for (let i = 0; i < 31; i++)
    statuses.push((await read(`/stores-reader/v1/products/${productId}`, { authorization })).status)
  expect(statuses[0]).toBe(200)
  expect(statuses).toContain(429)
})

/** Reads as the pages do, whose readers count by address; the peer of every connection is this one. */
async function readBehind(peer: string) {
  const site = await testSite({ rateLimitFactor: 0.05, trustedProxies: ['10.0.0.0/8'] })
  const { productId } = await sellShirts(site, 5)
  const tokens = accessTokens(await openSigningKeys(site.assembly.pool))
  const authorization = await visitorSessions({
    ...site.assembly,
    limits: site.assembly.world.limits,
    tokens,
    secure: false,
  }).pageToken()
  const read = await reader(site)
  site.assembly.app.server.prependListener('connection', (socket: Socket) =>
    Object.defineProperty(socket, 'remoteAddress', { value: peer }),
  )
  const path = `/stores-reader/v1/products/${productId}`
  await relayCaughtUp(site.assembly)
  for (let i = 0; i < 2; i++) await read(path, { authorization, 'x-forwarded-for': '203.0.113.250' })
  /** 15 a minute are allowed; twice that is over in whichever minute it began. */
  return async (addressOf: (i: number) => string) => {
    const replies: Raw[] = []
    for (let i = 0; i < 31; i++) replies.push(await read(path, { authorization, 'x-forwarded-for': addressOf(i) }))
    return { replies, isLimited: replies.some(({ status }) => status === 429) }
  }
}

test('readers behind a trusted proxy are counted by their own addresses', async () => {
  const readAs = await readBehind('10.0.0.5')
  const others = await readAs((i) => `203.0.113.${i}`)
  expect([others.isLimited, others.replies.some(({ whole }) => whole)]).toEqual([false, false])
  // Text that a reader writes in front of its own address does not count.
  expect((await readAs((i) => `198.51.100.${i}, 203.0.113.99`)).isLimited).toBe(true)
})

test('a reader that says it is a proxy is counted by the address it comes from', async () => {
  const readAs = await readBehind('198.51.100.20')
  expect((await readAs((i) => `203.0.113.${i}`)).isLimited).toBe(true)
})
