import sharp from 'sharp'
import { expect, test } from 'vitest'
import { atMost } from './at-most.ts'
import { checkPicture } from './check-picture.ts'
import { imageType } from './image-type.ts'
import { lapsingSet } from './lapsing-set.ts'
import { isPublicAddress } from './public-address.ts'
import { servedWidth } from './widths.ts'

test.for([
  ['none', undefined, 1280],
  ['empty', '', 1280],
  ['the least', '1', 320],
  ['exactly one of them', '640', 640],
  ['between two', '641', 720],
  ['wider than all', '100000', 1920],
  ['zero', '0', undefined],
  ['negative', '-5', undefined],
  ['a fraction', '320.5', undefined],
  ['a word', 'wide', undefined],
] as const)('width: %s', ([, requested, served]) => {
  expect(servedWidth(requested)).toBe(served)
})

test.for([
  ['8.8.8.8', true],
  ['172.15.255.255', true],
  ['172.32.0.1', true],
  ['2606:4700::1111', true],
  ['127.0.0.1', false],
  ['127.255.255.254', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['2001:db8::1', false],
  ['fe80::1', false],
  ['fc00::1', false],
  ['ff02::1', false],
  ['example.com', false],
] as const)('public address: %s is %s', ([address, isPublic]) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c11e4d' } })
    .png()
    .toBuffer()

test('a picture is what its bytes are', async () => {
  const made = sharp(await png(40, 50))
  for (const [type, bytes] of [
    ['image/png', await png(40, 50)],
    ['image/jpeg', await made.jpeg().toBuffer()],
    ['image/webp', await made.webp().toBuffer()],
    ['image/gif', await made.gif().toBuffer()],
    ['image/avif', await made.avif().toBuffer()],
  ] as const) {
    expect(imageType(bytes)).toBe(type)
    expect(await checkPicture(bytes)).toMatchObject({ mime: type, width: 40, height: 50 })
  }
})

test('the placeholder is a picture 16 pixels wide', async () => {
  const { placeholder = '' } = (await checkPicture(await png(400, 500))) ?? {}
  const bytes = Buffer.from(placeholder.replace('data:image/webp;base64,', ''), 'base64')
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 16, height: 20 })
})

test('a photograph taken sideways has the size that it is shown at', async () => {
  const sideways = await sharp(await png(40, 50))
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect(await checkPicture(sideways)).toMatchObject({ width: 50, height: 40 })
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
test.for([
  ['an SVG', async () => Buffer.from(svg)],
  ['an SVG behind white space', async () => Buffer.from(`\n  <?xml version="1.0"?>${svg}`)],
  ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a page that begins as a GIF', async () => Buffer.from('GIF89a/*<script>alert(1)</script>*/')],
  ['an SVG that begins as a PNG', async () => Buffer.from(`\x89PNG\r\n\x1a\n${svg}`, 'latin1')],
  ['a PNG that breaks off', async () => (await png(400, 500)).subarray(0, 90)],
  ['nothing', async () => Buffer.alloc(0)],
  ['a small file of 51 megapixels', () => png(10_000, 5_100)],
] as const)('refused as a picture: %s', async ([, bytes]) => {
  expect(await checkPicture(await bytes())).toBeUndefined()
})

test('at most so many work at once, and all are done', async () => {
  const turn = atMost(2)
  let [running, most] = [0, 0]
  const work = async (n: number) => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setImmediate(resolve))
    running--
    if (n === 3) throw new Error('one fails')
    return n
  }
  const done = await Promise.allSettled([0, 1, 2, 3, 4, 5, 6].map((n) => turn(() => work(n))))
  expect(most).toBe(2)
  expect(done.map(({ status }) => status).filter((status) => status === 'rejected')).toHaveLength(1)
  expect(await turn(() => work(7))).toBe(7)
})

test('an entry is forgotten when it lapses, and the oldest when there are too many', () => {
  let now = 0
  const set = lapsingSet(2, () => now)
  set.add('a', 10)
  now = 9
  expect(set.has('a')).toBe(true)
  now = 10
  expect(set.has('a')).toBe(false)
  for (const key of ['b', 'c', 'd']) set.add(key, 10)
  expect(['b', 'c', 'd'].map(set.has)).toEqual([false, true, true])
})
