import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast } from './contrast.ts'
import { mixed, paletteOf, plainPaletteOf } from './palette.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

/** Token of a palette in the light and in the dark theme. */
function themes(palette: Readonly<Record<string, string>>, token: string): string[] {
  const found = /^light-dark\((#[0-9a-f]{6}),(#[0-9a-f]{6})\)$/.exec(palette[`--color-${token}`] ?? '')
  return found ? found.slice(1) : []
}

const GROUNDS = [
  ['#f8fbf9', '#ffffff', '#eff4f1'],
  ['#0a110e', '#121b17', '#060c09'],
]
const INKS = ['#121f19', '#edf2ed']

test('text is readable in and on the colours of any accent, in both themes', () => {
  fc.assert(
    fc.property(color, (accent) => {
      const palette = paletteOf(accent)
      const of = (token: string, theme: number) => themes(palette, token)[theme] ?? ''
      for (const theme of [0, 1]) {
        const brand = of('brand', theme)
        const pairs = [
          ...(GROUNDS[theme] ?? []).map((ground) => [brand, ground] as const),
          [brand, of('brand-soft', theme)],
          [INKS[theme] ?? '', of('brand-soft', theme)],
          [of('on-brand', theme), brand],
          [of('on-brand', theme), of('brand-hover', theme)],
          [of('on-band', theme), of('band', theme)],
          [of('on-band-2', theme), of('band', theme)],
        ] as const
        for (const [front, back] of pairs) expect(contrast(front, back)).toBeGreaterThanOrEqual(4.5)
      }
    }),
    { numRuns: 2000 },
  )
})

test('a page without tokens has the same colours', () => {
  fc.assert(
    fc.property(color, (accent) => {
      const [palette, plain] = [paletteOf(accent), plainPaletteOf(accent)]
      expect([plain.brand, plain.brandInDark]).toEqual(themes(palette, 'brand'))
      expect(plain.band).toBe(themes(palette, 'band')[0])
      expect(contrast(plain.onBand, plain.band)).toBeGreaterThanOrEqual(4.5)
    }),
    { numRuns: 200 },
  )
})

test.for([
  ['a dark accent stands as it is in the light theme', '#7a1f5c', 0],
  ['a light accent stands as it is in the dark theme', '#ffb3d9', 1],
] as const)('%s', ([, accent, theme]) => {
  expect(themes(paletteOf(accent), 'brand')[theme]).toBe(accent)
})

test('a yellow accent is darkened where text is written in it', () => {
  const [light = ''] = themes(paletteOf('#ffd400'), 'brand')
  expect(light).not.toBe('#ffd400')
  expect(mixed('#ffd400', '#000000', 0)).toBe('#ffd400')
})
