import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encode, encodeCached, encodingFor } from './page-body.ts'

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

const page = `<!DOCTYPE html>${'<p>Harbour Mug</p>'.repeat(200)}`

test('a body is what it was', async () => {
  const [br, gzip] = [await encode(page, 'br', 'once'), await encode(page, 'gzip', 'cached')]
  expect(brotliDecompressSync(br.body).toString()).toBe(page)
  expect(gunzipSync(gzip.body).toString()).toBe(page)
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
