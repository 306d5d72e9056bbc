/** The colours of mails: `ui/src/tokens.css` in hexadecimal, because mail programs know nothing else. */
export interface Palette {
  readonly canvas: string
  readonly surface: string
  readonly sunken: string
  readonly border: string
  readonly borderStrong: string
  readonly ink: string
  readonly ink2: string
  readonly ink3: string
  readonly brand: string
  readonly marigold: string
  readonly onMarigold: string
}

export const light: Palette = {
  canvas: '#eff4f1',
  surface: '#ffffff',
  sunken: '#eff4f1',
  border: '#dae0db',
  borderStrong: '#828c86',
  ink: '#121f19',
  ink2: '#45524b',
  ink3: '#626e67',
  brand: '#10593e',
  marigold: '#fabc32',
  onMarigold: '#121f19',
}

export const dark: Palette = {
  canvas: '#0a110e',
  surface: '#121b17',
  sunken: '#060c09',
  border: '#28322d',
  borderStrong: '#69756e',
  ink: '#edf2ed',
  ink2: '#b5bdb7',
  ink3: '#959e98',
  brand: '#69d39f',
  marigold: '#fac547',
  onMarigold: '#1d1406',
}

/** The band at the top and what stands on it: the same in both themes. */
export const BAND = '#10593e'
export const ON_BAND = '#fafdfb'

export const SANS =
  "'Instrument Sans', -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
export const DISPLAY =
  "'Bricolage Grotesque', -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
export const MONO = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace"

/** Every class has a light style in its element and this one where the reader prefers dark. */
const darkRules = (brand: string): readonly (readonly [string, string])[] => [
  ['body, body > div, .fg-canvas', `background: ${dark.canvas} !important`],
  ['.fg-canvas-cell', `background: ${dark.canvas} !important`],
  ['.fg-card, .fg-card > table, .fg-card > table > tbody > tr > td', `background: ${dark.surface} !important`],
  ['.fg-ink, .fg-ink div, .fg-ink a', `color: ${dark.ink} !important`],
  ['.fg-ink-2, .fg-ink-2 div', `color: ${dark.ink2} !important`],
  ['.fg-ink-3, .fg-ink-3 div', `color: ${dark.ink3} !important`],
  ['.fg-link', `color: ${brand} !important`],
  ['.fg-line', `border-color: ${dark.border} !important`],
  ['.fg-perforation', `border-color: ${dark.borderStrong} !important`],
  [
    '.fg-code',
    `background: ${dark.sunken} !important; border-color: ${dark.borderStrong} !important; color: ${dark.ink} !important`,
  ],
  ['.fg-button td, .fg-button a', `background: ${dark.marigold} !important; color: ${dark.onMarigold} !important`],
]

/** Dark for programs that know the media query, and for Outlook's own pages, which mark what they turned dark; links are of `brand`. */
export function darkStyle(brand: string): string {
  const rules = darkRules(brand)
  return [
    `@media (prefers-color-scheme: dark) { ${rules.map(([selector, style]) => `${selector} { ${style} }`).join(' ')} }`,
    ...rules.map(
      ([selector, style]) =>
        `${selector
          .split(', ')
          .map((one) => `[data-ogsc] ${one}`)
          .join(', ')} { ${style} }`,
    ),
  ].join('\n')
}
