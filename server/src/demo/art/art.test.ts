import { createHash } from 'node:crypto'
import { crc32, inflateRawSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { backdrops } from './backdrops.ts'
import { compositions, eventArt } from './event-art.ts'
import { palettes } from './events/palettes.ts'
import { hexOf, oklchOf } from './oklch.ts'
import { posterZip } from './poster-zip.ts'
import { archetypes, productArt, shots } from './product-art.ts'
import { rampOf } from './ramp.ts'

const thumbnail = async (drawing: string) =>
  sharp(Buffer.from(drawing)).resize(64).raw().toBuffer({ resolveWithObject: true })

const fingerprint = async (drawing: string) =>
  createHash('sha256')
    .update((await thumbnail(drawing)).data)
    .digest('hex')

const keysOf = <T extends object>(record: T) => Object.keys(record) as (keyof T)[] // a constant has no other keys

const product = { slug: 'harbour-mug', archetype: 'mug', colour: '#e0a526', shot: 'front' } as const
const event = { slug: 'night-market', composition: 'lights', palette: 'tent' } as const

test('the same arguments give the same text', () => {
  expect(productArt(product)).toBe(productArt({ ...product }))
  expect(eventArt(event)).toBe(eventArt({ ...event }))
})

test('every archetype and every shot of it renders, 4:5, and looks different', async () => {
  const pictures = keysOf(archetypes).flatMap((archetype) =>
    shots.map((shot) => productArt({ ...product, backdrop: 4, archetype, shot })),
  )
  const first = await sharp(Buffer.from(pictures[0] ?? '')).metadata()
  expect([first.width, first.height]).toEqual([1200, 1500])
  expect(new Set(await Promise.all(pictures.map(fingerprint))).size).toBe(33)
})

test('every composition renders, 16:9, in every palette, and looks different', async () => {
  const pictures = keysOf(compositions).flatMap((composition) =>
    keysOf(palettes).map((palette) => eventArt({ ...event, composition, palette })),
  )
  const first = await sharp(Buffer.from(pictures[0] ?? '')).metadata()
  expect([first.width, first.height]).toEqual([1600, 900])
  expect(new Set(await Promise.all(pictures.map(fingerprint))).size).toBe(96)
})

test('another colour recolours the material, another slug changes the pattern', async () => {
  const base = { ...product, backdrop: 2 } as const
  const seen = [base, { ...base, colour: '#3b62ab' }, { ...base, slug: 'quarry-mug' }].map(productArt).map(fingerprint)
  expect(new Set(await Promise.all(seen)).size).toBe(3)
})

test('pictures hold no words and no colour the rasteriser does not know', () => {
  const pictures = [
    ...keysOf(archetypes).map((archetype) => productArt({ ...product, archetype })),
    ...keysOf(compositions).map((composition) => eventArt({ ...event, composition })),
  ]
  for (const picture of pictures) {
    expect(picture).not.toMatch(/<text|oklch|NaN|undefined|Infinity/)
    for (const [, fill] of picture.matchAll(/(?:fill|stroke)="([^"]+)"/g))
      expect(fill).toMatch(/^(#[0-9a-f]{3}|#[0-9a-f]{6}|none)$/)
  }
})

test.for(['#e0a526', '#3b62ab', '#5a5f63', '#000000', '#ffffff', '#b92d55'])(
  'the tones of %s step from light to deep',
  (colour) => {
    const { pale, light, mid, dark, deep } = rampOf(colour)
    const lightness = [pale, light, mid, dark, deep].map((tone) => oklchOf(tone).l)
    for (const [index, tone] of lightness.slice(1).entries()) expect(tone).toBeLessThan((lightness[index] ?? 0) - 0.01)
  },
)

test('twelve backdrops, all different, all quiet and light', () => {
  expect(new Set(backdrops).size).toBe(12)
  for (const backdrop of backdrops) {
    const { l, c } = oklchOf(backdrop)
    expect(l).toBeGreaterThanOrEqual(0.9)
    expect(l).toBeLessThanOrEqual(0.945)
    expect(c).toBeLessThan(0.06)
  }
})

test.for(['#e0a526', '#0e3a2b', '#ffffff', '#123456'])('%s survives the way to OKLCH and back', (colour) => {
  expect(hexOf(oklchOf(colour))).toBe(colour)
})

test('the poster for sale is an archive of four files that unpack to their bytes', () => {
  const zip = posterZip()
  expect(posterZip().equals(zip)).toBe(true)
  const files = new Map<string, Buffer>()
  for (let at = 0; zip.readUInt32LE(at) === 0x04034b50; ) {
    const [packed, named] = [zip.readUInt32LE(at + 18), zip.readUInt16LE(at + 26)]
    const name = zip.toString('ascii', at + 30, at + 30 + named)
    const bytes = inflateRawSync(zip.subarray(at + 30 + named, at + 30 + named + packed))
    expect([crc32(bytes), bytes.length]).toEqual([zip.readUInt32LE(at + 14), zip.readUInt32LE(at + 22)])
    files.set(name, bytes)
    at += 30 + named + packed
  }
  expect([...files.keys()]).toEqual(['README.txt', 'fair-poster.pdf', 'bunting.pdf', 'organ-waltz.wav'])
  for (const [name, words] of [
    ['fair-poster.pdf', '(Fairground) Tj'],
    ['bunting.pdf', '(Cut along the edges'],
  ] as const) {
    const page = files.get(name)!.toString('latin1')
    const before = page.slice(0, page.indexOf(words))
    expect([name, before.slice(before.lastIndexOf(' rg') - 17, before.lastIndexOf(' rg'))]).toEqual([
      name,
      '0.114 0.149 0.133',
    ])
  }
  const wave = files.get('organ-waltz.wav')!
  expect(wave.toString('latin1', 0, 4) + wave.toString('latin1', 8, 12)).toBe('RIFFWAVE')
  expect(wave.readUInt32LE(40)).toBe(wave.length - 44)
  expect(zip.length).toBeLessThan(500_000)
})
