import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encode, encodeCached, encodingFor, encodingOnce } from './page-body.ts'

test.for([
  ['the header of browsers', 'gzip, deflate, br, zstd', 'br'],
  ['gzip alone', 'gzip', 'gzip'],
  ['br refused', 'br;q=0, gzip;q=0.5', 'gzip'],
  ['br refused with digits', 'br;q=0.000', 'identity'],
  ['nothing', undefined, 'identity'],
  ['something else', 'deflate', 'identity'],
] as const)('%s', ([, accepted, expected]) => {
  expect(encodingFor(accepted)).toBe(expected)
})

test.for([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['gzip, zstd;q=0', 'gzip'],
  [undefined, 'identity'],
] as const)('a page for one reader who takes %s is sent as %s', ([accepted, expected]) => {
  expect(encodingOnce(accepted)).toBe(expected)
})

const page = `<!DOCTYPE html>${'<p>Harbour Mug</p>'.repeat(200)}`

test('a body is what it was', async () => {
  const [br, gzip] = [await encode(page, 'br', 'once'), await encode(page, 'gzip', 'cached')]
  expect(brotliDecompressSync(br.body).toString()).toBe(page)
  expect(gunzipSync(gzip.body).toString()).toBe(page)
  const [once, long] = [await encode(page, 'zstd', 'once'), await encode(page.repeat(100), 'zstd', 'once')]
  expect(zstdDecompressSync(once.body).toString()).toBe(page)
  expect(zstdDecompressSync(long.body).toString()).toBe(page.repeat(100))
  expect(br.body.length).toBeLessThan(page.length / 4)
})

test('a short one stays as it is, and says so', async () => {
  expect(await encode('<p>short</p>', 'br', 'cached')).toEqual({
    body: Buffer.from('<p>short</p>'),
    encoding: 'identity',
  })
})

test('a cached page is compressed once', async () => {
  const cached = { body: page, etag: '"1"', length: page.length, tags: [], until: 0 }
  expect(await encodeCached(cached, 'br')).toBe(await encodeCached(cached, 'br'))
})
