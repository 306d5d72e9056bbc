import { once } from 'node:events'
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedSite } from '../../test/fixture.ts'
import { listening } from '../../test/over-http.ts'
import { sellShirts } from '../../test/shop.ts'
import { hasEncodedBody, hasManyHosts } from './request-headers.ts'

let site: Awaited<ReturnType<typeof sharedSite>>
let url: string
beforeAll(async () => {
  site = await sharedSite()
  url = await listening(site.assembly)
})
afterAll(() => site.close())

test.for([
  [['Host', 'a'], false],
  [['Host', 'a', 'X-Forwarded-Host', 'b'], false],
  [['Host', 'a', 'Accept', '*/*', 'host', 'b'], true],
  [['HOST', 'a', 'host', 'a'], true],
] as const)('%j has many hosts: %s', ([rawHeaders, many]) => {
  expect(hasManyHosts({ rawHeaders: [...rawHeaders] })).toBe(many)
})

const long = { 'content-length': '5' }
test.for([
  [{ ...long }, false],
  [{ ...long, 'content-encoding': 'identity' }, false],
  [{ ...long, 'content-encoding': ' Identity ' }, false],
  [{ ...long, 'content-encoding': 'gzip' }, true],
  [{ ...long, 'content-encoding': 'identity, br' }, true],
  [{ 'transfer-encoding': 'chunked', 'content-encoding': 'zstd' }, true],
  [{ 'content-encoding': 'gzip' }, false],
  [{ 'content-length': '0', 'content-encoding': 'gzip' }, false],
] as const)('%j has an encoded body: %s', ([headers, encoded]) => {
  expect(hasEncodedBody({ headers })).toBe(encoded)
})

async function answerTo(head: readonly string[]): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  let answer = ''
  socket.on('data', (bytes) => (answer += bytes))
  socket.write(`${[...head, 'connection: close'].join('\r\n')}\r\n\r\n`)
  await once(socket, 'close')
  return answer
}

describe('a request with two Host headers is refused', () => {
  test.for([
    ['the same twice', ['host: localhost', 'host: localhost']],
    ['a known and a foreign one', ['host: localhost', 'Host: elsewhere.example']],
  ] as const)('%s', async ([, hosts]) => {
    const answer = await answerTo(['GET /healthz HTTP/1.1', ...hosts])
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain('several Host headers')
  })

  test('for a cached read, too', async () => {
    const { productId } = await sellShirts(site, 5)
    const { accessToken } = await site.visitor()
    const head = [`GET /stores-reader/v1/products/${productId} HTTP/1.1`, `authorization: ${accessToken}`]
    const plain = () => answerTo([...head, 'host: localhost'])
    for (const answer of [await plain(), await plain()]) expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(await answerTo([...head, 'host: localhost', 'host: x'])).toMatch(/^HTTP\/1\.1 400 /)
  })
})

describe('a compressed body is refused with 415, whatever takes it', () => {
  const call = (path: string, type: string, method = 'POST') => [path, type, method] as const
  test.for([
    call('/stores/v3/products/query', 'application/json'),
    call('/oauth2/token', 'application/json'),
    call('/graphql', 'application/json'),
    call('/admin/sign-in', 'application/x-www-form-urlencoded'),
    call('/media?name=a.png', 'image/png'),
    call('/media/uploads/00000000-0000-4000-8000-000000000000?offset=0', 'application/octet-stream', 'PUT'),
    call('/fairground/v1/product-imports?name=a.csv', 'text/csv'),
    call('/nothing/here', 'application/json'),
  ])('%s as %s', async ([path, type, method]) => {
    const headers = { 'content-type': type, authorization: site.apiKey, 'wix-site-id': site.siteId }
    const reply = await fetch(url + path, {
      method,
      headers: { ...headers, 'content-encoding': 'gzip' },
      body: gzipSync('{}'),
    })
    expect([reply.status, reply.headers.get('accept-encoding')]).toEqual([415, 'identity'])
    const { message, details } = (await reply.json()) as {
      message: string
      details: { applicationError: { code: string } }
    }
    expect([details.applicationError.code, message]).toEqual([
      'UNSUPPORTED_MEDIA_TYPE',
      'Send the body uncompressed, without Content-Encoding.',
    ])
  })

  test('while identity is none', async () => {
    const reply = await site.admin.call('POST', '/stores/v3/products/query', {}, { 'content-encoding': 'identity' })
    expect(reply.status).toBe(200)
  })
})
