import { hexOf, oklchOf } from './oklch.ts'

/** One material in its tones, lightest first: `pale` for marks, then lit, own and shaded side, `deep` for hollows. */
export type Ramp = { pale: string; light: string; mid: string; dark: string; deep: string }

/** The tones of a material of this colour. Very dark and very light colours keep a visible step between tones. */
export function rampOf(colour: string): Ramp {
  const base = oklchOf(colour)
  const l = Math.min(0.84, Math.max(0.34, base.l))
  const tone = (change: number, chroma: number) =>
    hexOf({ l: Math.min(0.97, l + change), c: base.c * chroma, h: base.h })
  return {
    pale: tone(Math.max(0.115, (0.95 - l) * 0.72), 0.45),
    light: tone(0.09, 0.82),
    mid: tone(0, 1),
    dark: tone(-0.15, 0.92),
    deep: tone(-0.23, 0.8),
  }
}

export const wood: Ramp = rampOf('#b98a5e')
export const leaf: Ramp = rampOf('#3f8a5f')
export const paper = { white: '#fffdf8', cream: '#f8edd8', edge: '#e2d5bd' } as const
export const ink = '#1d2622'
export const flame = { outer: '#fabc32', inner: '#fff1cc' } as const
