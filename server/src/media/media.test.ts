import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { type TestSite, testSite } from '../../test/fixture.ts'
import { buildApp } from '../http/app.ts'
import { newApi } from '../http/mount.ts'
import { downloadLinks } from './download-links.ts'
import { internet, type Outside } from './fetch-picture.ts'
import { mediaFiles } from './files.ts'
import { openStorage } from './open-storage.ts'
import { registerMediaRoutes } from './routes.ts'
import { artworkId, storeArtworks } from './store-pictures.ts'
import { registerMediaUpload } from './upload.ts'

type Reply = Awaited<ReturnType<FastifyInstance['inject']>>

interface Gallery extends TestSite {
  readonly dataDir: string
  readonly pictures: FastifyInstance
  /** Gives a product of the shop a picture that lies at `url`. */
  show(url: string): Promise<void>
  get(path: string, headers?: Record<string, string>): Promise<Reply>
  ref(url: string): Promise<Reply>
}

async function gallery(outside: Outside = internet): Promise<Gallery> {
  const site = await testSite()
  const dataDir = mkdtempSync(join(tmpdir(), 'fairground-media-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const { world, settings, pool, directory } = site.assembly
  const pictures = await buildApp(newApi(), world, settings)
  const files = mediaFiles(openStorage({ dataDir }))
  const downloads = downloadLinks('secret', settings.publicUrl)
  const mayHave = async () => true
  registerMediaRoutes(pictures, { pool, directory, files, downloads, mayHave, logger: settings.logger, outside })
  registerMediaUpload(pictures, { pool, directory, files, identify: world.identify, publicUrl: settings.publicUrl })
  onTestFinished(() => pictures.close())
  const get = (url: string, headers: Record<string, string> = {}) => pictures.inject({ method: 'GET', url, headers })
  return {
    ...site,
    dataDir,
    pictures,
    get,
    ref: (url) => get(`/media/ref?${new URLSearchParams({ u: url, w: '320' })}`),
    async show(url) {
      const product = { name: `Shown ${randomUUID()}`, priceData: { price: 1 } }
      const { id } = (await site.admin.call('POST', '/stores/v1/products', { product })).body.product
      const reply = await site.admin.call('POST', `/stores/v1/products/${id}/media`, { media: [{ url }] })
      expect(reply.status).toBe(200)
    },
  }
}

const jpeg = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#10593e' } })
    .jpeg()
    .toBuffer()

/** Sends as staff would, with the site's key by default. */
const send = ({ pictures, apiKey }: Gallery, payload: Buffer, headers: Record<string, string> = {}): Promise<Reply> =>
  pictures.inject({
    method: 'POST',
    url: `/media?${new URLSearchParams({ name: 'a\u0000.jpg' })}`,
    headers: { authorization: apiKey, 'content-type': 'image/jpeg', ...headers },
    payload,
  })

async function upload(shop: Gallery, bytes: Buffer): Promise<string> {
  const reply = await send(shop, bytes)
  expect(reply.statusCode).toBe(200)
  return reply.json().media.id
}

const sizeOf = async (bytes: Buffer) => {
  const { format, width, height } = await sharp(bytes).metadata()
  return { format, width, height }
}

test('a picture is served as WebP at the next width, never enlarged', async () => {
  const shop = await gallery()
  const id = await upload(shop, await jpeg())
  for (const [requested, width, height] of [
    ['?w=300', 320, 213],
    ['?w=480', 480, 320],
    ['?w=641', 720, 480],
    ['?w=721', 900, 600],
    ['', 900, 600],
  ] as const) {
    const reply = await shop.get(`/media/${id}${requested}`)
    expect(reply.statusCode).toBe(200)
    expect(await sizeOf(reply.rawPayload)).toEqual({ format: 'webp', width, height })
  }
})

test('an upload answers with the address that shows it', async () => {
  const shop = await gallery()
  const { media } = (await send(shop, await jpeg())).json()
  expect(media).toMatchObject({ filename: 'a.jpg', mime: 'image/jpeg', width: 900, height: 600 })
  expect(media.url).toBe(`http://localhost:8080/media/${media.id}`)
  expect(media.placeholder).toMatch(/^data:image\/webp;base64,/)
  expect((await shop.get(new URL(media.url).pathname)).statusCode).toBe(200)
})

test('an upload is refused to visitors, and when it is no picture', async () => {
  const shop = await gallery()
  const bytes = await jpeg()
  const { accessToken } = await shop.visitor()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  for (const [what, reply, status] of [
    ['nobody', send(shop, bytes, { authorization: '' }), 401],
    ['a visitor', send(shop, bytes, { authorization: accessToken }), 403],
    ['an SVG', send(shop, svg, { 'content-type': 'image/svg+xml' }), 400],
    ['a broken picture', send(shop, bytes.subarray(0, 100)), 400],
    ['JSON', send(shop, Buffer.from('{}'), { 'content-type': 'application/json' }), 415],
    ['a page', send(shop, Buffer.from('<p>'), { 'content-type': 'text/html' }), 415],
    ['26 MB', send(shop, Buffer.alloc(26 * 1024 * 1024)), 413],
  ] as const) {
    expect([what, (await reply).statusCode]).toEqual([what, status])
  }
  expect(await shop.query('select id from media')).toEqual([])
})

test('a drawing is drawn at every width and leaves as WebP alone', async () => {
  const shop = await gallery()
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1500"><path d="M0 0h9v9z"/></svg>'
  const art = { name: 'Mug', svg, width: 1200, height: 1500 }
  const db = shop.assembly.pool.forSite(shop.siteId)
  await storeArtworks(db, mediaFiles(openStorage(shop)), [art, { ...art, name: 'Tote' }], { at: new Date() })
  await storeArtworks(db, mediaFiles(openStorage(shop)), [art], { at: new Date() })
  expect(await shop.query('select count(*)::int as n from media')).toEqual([{ n: 2 }])
  for (const width of [320, 1920]) {
    const reply = await shop.get(`/media/${artworkId('Mug')}?w=${width}`)
    expect(await sizeOf(reply.rawPayload)).toEqual({ format: 'webp', width, height: width * 1.25 })
  }
})

test('its headers let it be cached for ever, and nothing be run', async () => {
  const shop = await gallery()
  const id = await upload(shop, await jpeg())
  const reply = await shop.get(`/media/${id}?w=320`)
  expect(reply.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  for (const name of ['x-frame-options', 'cross-origin-opener-policy', 'x-wix-request-id'])
    expect(reply.headers, 'a picture needs no headers of documents').not.toHaveProperty(name)
  expect((await shop.get(`/media/${randomUUID()}`)).headers).toHaveProperty('x-frame-options')
  const again = await shop.get(`/media/${id}?w=320`, { 'if-none-match': String(reply.headers.etag) })
  expect([again.statusCode, again.rawPayload.length, again.headers.etag]).toEqual([304, 0, reply.headers.etag])
})

test('many simultaneous requests make it once', async () => {
  const shop = await gallery()
  const id = await upload(shop, await jpeg())
  const replies = await Promise.all(Array.from({ length: 20 }, () => shop.get(`/media/${id}?w=640`)))
  expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([200]))
  expect(new Set(replies.map((reply) => reply.rawPayload.toString('base64'))).size).toBe(1)
  expect(readdirSync(join(shop.dataDir, 'media', 'derived', shop.siteId))).toEqual([`${id}-640.webp`])
})

test('an unknown picture, or no width, is refused', async () => {
  const shop = await gallery()
  const unknown = '/media/00000000-0000-4000-8000-000000000000'
  for (const [path, status] of [
    [unknown, 404],
    ['/media/../../etc/passwd', 404],
    [`/media/${encodeURIComponent('../../credentials.json')}`, 404],
    [`${unknown}?w=big`, 400],
    [`${unknown}?w=320&w=640`, 400],
    ['/media/ref', 400],
    ['/media/ref?u=somewhere', 404],
    ['/media/ref?u=file%3A%2F%2F%2Fetc%2Fpasswd', 404],
    ['/media/ref?u=https%3A%2F%2Fexample.com%2F%00', 404],
    [`/media/ref?u=https%3A%2F%2Fexample.com%2F${'a'.repeat(3000)}`, 404],
  ] as const) {
    expect([path, (await shop.get(path)).statusCode]).toEqual([path, status])
  }
})

type Answer = (request: IncomingMessage, reply: ServerResponse) => void

/** A server outside, on this machine. `requests` holds the paths of its requests. */
async function neighbour(answer: Answer): Promise<{ origin: string; requests: string[]; outside: Outside }> {
  const requests: string[] = []
  const server = createServer((request, reply) => {
    requests.push(request.url ?? '')
    answer(request, reply)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as { port: number } // listening on TCP
  const outside: Outside = { addresses: async () => ['127.0.0.1'], permits: () => true }
  return { origin: `http://pictures.example:${port}`, requests, outside }
}

test('a picture elsewhere that a product shows is fetched once and then ours', async () => {
  const bytes = await jpeg()
  const next = await neighbour((_, reply) => reply.end(bytes))
  const shop = await gallery(next.outside)
  await shop.show(`${next.origin}/a b.jpg?v=1`)
  const replies = await Promise.all([1, 2, 3].map(() => shop.ref(`${next.origin}/a b.jpg?v=1`)))
  for (const reply of [...replies, await shop.ref(`${next.origin}/a b.jpg?v=1`)]) {
    expect(await sizeOf(reply.rawPayload)).toEqual({ format: 'webp', width: 320, height: 213 })
    expect(reply.headers['cache-control']).toBe('public, max-age=86400')
  }
  expect(next.requests).toEqual(['/a%20b.jpg?v=1'])
  const [row] = await shop.query('select origin, source_url, width, doc from media')
  expect(row).toMatchObject({ origin: 'reference', source_url: `${next.origin}/a b.jpg?v=1`, width: 900 })
  expect(row?.doc).toMatchObject({ placeholder: expect.stringMatching(/^data:image\/webp;base64,/) })
})

test('the cover of an event is fetched, too', async () => {
  const bytes = await jpeg()
  const next = await neighbour((_, reply) => reply.end(bytes))
  const shop = await gallery(next.outside)
  const reply = await shop.admin.call('POST', '/events/v3/events', {
    event: {
      title: 'Fair',
      location: { type: 'VENUE', name: 'Green' },
      dateAndTimeSettings: { startDate: '2031-05-01T10:00:00Z', endDate: '2031-05-01T12:00:00Z' },
      registration: { initialType: 'RSVP' },
      mainImage: { url: `${next.origin}/cover.jpg` },
    },
  })
  expect(reply.status).toBe(200)
  expect((await shop.ref(`${next.origin}/cover.jpg`)).statusCode).toBe(200)
})

test('an address that nothing here refers to is never fetched', async () => {
  const next = await neighbour((_, reply) => reply.end())
  const shop = await gallery(next.outside)
  await shop.show(`${next.origin}/mine.jpg`)
  expect((await shop.ref(`${next.origin}/other.jpg`)).statusCode).toBe(404)
  expect(next.requests).toEqual([])
})

test('our own picture under an earlier address of this server is served without asking anybody', async () => {
  const next = await neighbour((_, reply) => reply.end())
  const shop = await gallery(next.outside)
  const id = await upload(shop, await jpeg())
  expect((await shop.ref(`${next.origin}/media/${id}`)).statusCode).toBe(200)
  expect(next.requests).toEqual([])
})

test.for([
  ['an SVG', (r) => r.end('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a page that calls itself a picture', (r) => r.writeHead(200, { 'content-type': 'image/png' }).end('<script>')],
  ['a redirect', (r) => r.writeHead(302, { location: '/elsewhere.jpg' }).end()],
  ['a length above 20 MB', (r) => r.writeHead(200, { 'content-length': String(30 * 1024 * 1024) }).flushHeaders()],
  ['packed bytes', (r) => r.writeHead(200, { 'content-encoding': 'gzip' }).end('x')],
] as const satisfies [string, (reply: ServerResponse) => void][])(
  'elsewhere lies %s: 404, and not fetched again',
  async ([, answer]) => {
    const next = await neighbour((_, reply) => answer(reply))
    const shop = await gallery(next.outside)
    await shop.show(`${next.origin}/a.jpg`)
    expect((await shop.ref(`${next.origin}/a.jpg`)).statusCode).toBe(404)
    expect((await shop.ref(`${next.origin}/a.jpg`)).statusCode).toBe(404)
    expect(next.requests).toEqual(['/a.jpg'])
    expect(await shop.query('select id from media')).toEqual([])
  },
)

test('more than 20 MB without a length are cut off', async () => {
  const part = Buffer.alloc(1024 * 1024, 'x')
  const next = await neighbour((_, reply) => {
    const pour = () => {
      while (!reply.destroyed && reply.write(part));
    }
    reply.on('drain', pour)
    pour()
  })
  const shop = await gallery(next.outside)
  await shop.show(`${next.origin}/endless.jpg`)
  expect((await shop.ref(`${next.origin}/endless.jpg`)).statusCode).toBe(404)
})

test('a picture at a private address is refused before any request', async () => {
  const next = await neighbour((_, reply) => reply.end())
  const shop = await gallery()
  for (const host of [
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f.0.0.1',
    '10.0.0.7',
    '169.254.169.254',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[fe80::1]',
  ]) {
    const url = `http://${host}:${new URL(next.origin).port}/a.jpg`
    await shop.show(url)
    expect([host, (await shop.ref(url)).statusCode]).toEqual([host, 404])
  }
  expect(next.requests).toEqual([])
})

test('a public name with one private address is refused', async () => {
  const next = await neighbour((_, reply) => reply.end())
  const addresses = async () => ['93.184.216.34', '127.0.0.1']
  const shop = await gallery({ addresses, permits: (address) => internet.permits(address, 80) })
  await shop.show(`${next.origin}/a.jpg`)
  expect((await shop.ref(`${next.origin}/a.jpg`)).statusCode).toBe(404)
  expect(next.requests).toEqual([])
})

test('a host that cannot be reached is left alone for a while', async () => {
  let lookups = 0
  const addresses = async () => {
    lookups++
    return []
  }
  const shop = await gallery({ addresses, permits: internet.permits })
  await shop.show('https://gone.example/a.jpg')
  await shop.show('https://gone.example/b.jpg')
  for (const name of ['a', 'b', 'a']) {
    expect((await shop.ref(`https://gone.example/${name}.jpg`)).statusCode).toBe(404)
  }
  expect(lookups).toBe(1)
})
