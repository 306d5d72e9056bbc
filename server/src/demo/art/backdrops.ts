import { hexOf } from './oklch.ts'

/** Twelve quiet grounds, 30 degrees of hue apart, as `#rrggbb`. Index 0 is a soft rose, 4 a soft green, 8 a soft blue. */
export const backdrops: readonly string[] = Array.from({ length: 12 }, (_, step) =>
  hexOf({ l: step % 2 === 0 ? 0.94 : 0.925, c: step % 3 === 0 ? 0.022 : 0.03, h: 20 + step * 30 }),
)

export type Backdrop = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11
