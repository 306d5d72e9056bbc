import { contrast, isDark, longColor } from '@fairground/domain/formatting/contrast.ts'
import { COLOR, type ColorField } from './checkout-entries.ts'

type Scheme = 'light' | 'dark'

/** Colours of the shop that stand where none is set. */
export const SHOP_COLORS = {
  light: { canvas: '#f8fbf9', surface: '#ffffff', 'ink-2': '#45524b' },
  dark: { canvas: '#0a110e', surface: '#121b17', 'ink-2': '#b5bdb7' },
} as const

/** Least contrast of text, by WCAG 2. */
const LEAST = 4.5

export interface LowContrast {
  readonly ratio: number
  /** Theme in which the text is hard to read, for a page that follows the theme of its reader. */
  readonly scheme?: Scheme
}

export type EnteredColors = Readonly<Partial<Record<ColorField, string>>>

/** Reason why text is hard to read with the colour of a field beside the others; undefined where it is not. Fields that are no colour count as empty. */
export function lowContrast(field: ColorField, entered: EnteredColors): LowContrast | undefined {
  const colorOf = (one: ColorField) => {
    const color = entered[one]?.trim() ?? ''
    return COLOR.test(color) ? longColor(color) : undefined
  }
  const own = colorOf(field)
  if (!own) return undefined
  switch (field) {
    case 'headText':
      return against(own, colorOf('headBackground'), 'surface')
    case 'selectionColor':
      return against(own, colorOf('formBackground'), 'canvas')
    case 'tintedBox':
      return textOn(own, colorOf('formBackground'))
    case 'headBackground':
      return colorOf('headText') ? undefined : textOn(own, own)
    case 'formBackground':
    case 'summaryBackground':
    case 'footBackground':
      return textOn(own, own)
    case 'headDivider':
    case 'mainDivider':
    case 'footDivider':
    case 'placeOrderButton':
      return undefined // no text stands on lines, and that of the button follows its colour
    default:
      return field satisfies never
  }
}

/** A colour of text on a background, or on what stands there in both themes. */
const against = (text: string, background: string | undefined, otherwise: 'surface' | 'canvas') =>
  lowest(background, (scheme) => contrast(text, background ?? SHOP_COLORS[scheme][otherwise]))

/** The text of the shop on a colour, within a part that is light or dark by its background. */
const textOn = (color: string, background: string | undefined) =>
  lowest(background, (scheme) => contrast(SHOP_COLORS[scheme]['ink-2'], color))

function lowest(background: string | undefined, ratioIn: (scheme: Scheme) => number): LowContrast | undefined {
  if (background) {
    const ratio = ratioIn(isDark(background) ? 'dark' : 'light')
    return ratio < LEAST ? { ratio } : undefined
  }
  const low = (['light', 'dark'] as const).map((scheme) => ({ scheme, ratio: ratioIn(scheme) }))
  return low.filter(({ ratio }) => ratio < LEAST).sort((a, b) => a.ratio - b.ratio)[0]
}
