import { contrast } from './contrast.ts'

/** Contrast of text on its ground that every pair of a palette has at least. */
const READABLE = 4.5
const STEPS = 50

const channelsOf = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** The colour with a share of another mixed in, from 0 to 1. */
export function mixed(color: string, other: string, share: number): string {
  const others = channelsOf(other)
  const channels = channelsOf(color).map((channel, i) => Math.round(channel + ((others[i] ?? 0) - channel) * share))
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** The first colour on the way to `goal` that satisfies `fits`; `goal` where none before it does. */
function towards(color: string, goal: string, fits: (color: string) => boolean): string {
  for (let step = 0; step < STEPS; step += 1) {
    const candidate = mixed(color, goal, step / STEPS)
    if (fits(candidate)) return candidate
  }
  return goal
}

const [WHITE, BLACK] = ['#ffffff', '#000000']
/** Grounds of text: of the light theme the darkest, of the dark theme the lightest. */
const [LIGHT_GROUND, DARK_GROUND] = ['#eff4f1', '#121b17']

/** Second text on the band: the band's own colour with so much white. */
const onBand2 = (band: string): string => mixed(band, WHITE, 0.84)

function brandOf(accent: string) {
  const soft = [mixed(accent, WHITE, 0.88), mixed(mixed(accent, BLACK, 0.72), DARK_GROUND, 0.5)] as const
  const reads =
    (...grounds: string[]) =>
    (color: string) =>
      grounds.every((ground) => contrast(color, ground) >= READABLE)
  const light = towards(accent, BLACK, reads(LIGHT_GROUND, soft[0], WHITE))
  const dark = towards(accent, WHITE, reads(DARK_GROUND, soft[1]))
  return { soft, light, dark }
}

const pair = (light: string, dark: string): string => `light-dark(${light},${dark})`

const bandOf = (accent: string): string =>
  towards(accent, BLACK, (color) => contrast(onBand2(color), color) >= READABLE)

/**
 * Colours for an accent where there are no tokens, as in mails: of text in the light and the dark theme, and of the band, which is the
 * same in both.
 */
export function plainPaletteOf(accent: string) {
  const { light, dark } = brandOf(accent)
  return { brand: light, brandInDark: dark, band: bandOf(accent), onBand: WHITE }
}

/**
 * Design tokens of the storefront for an accent, `#rrggbb`: the accent itself where text is readable in it and on it, else the nearest
 * darker colour in the light theme, and the nearest lighter one in the dark theme.
 */
export function paletteOf(accent: string): Readonly<Record<`--color-${string}`, string>> {
  const { soft, light, dark } = brandOf(accent)
  const band = bandOf(accent)
  return {
    '--color-brand': pair(light, dark),
    '--color-brand-hover': pair(mixed(light, BLACK, 0.25), mixed(dark, WHITE, 0.3)),
    '--color-brand-soft': pair(...soft),
    '--color-on-brand': pair(WHITE, '#06100b'),
    '--color-band': pair(band, mixed(band, BLACK, 0.2)),
    '--color-on-band': pair(WHITE, WHITE),
    '--color-on-band-2': pair(onBand2(band), onBand2(band)),
  }
}
