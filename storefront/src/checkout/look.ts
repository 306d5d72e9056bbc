import type { CheckoutBrand } from '@fairground/client/generated/fairground.checkout-page.ts'
import { isDark } from '@fairground/domain/formatting/contrast.ts'
import type { CSSProperties } from 'react'
import { pictureSource } from '../picture-source.ts'

/** Design tokens that a part of the page has of its own. */
type Look = CSSProperties & Readonly<Record<`--${string}`, string>>
type Color = string | null | undefined

const LOGO_HEIGHTS = { SMALL: 28, MEDIUM: 40, LARGE: 56 } as const

/** A background decides if what stands on it is dark or light: every token follows `color-scheme`. */
const on = (color: Color): Look =>
  color ? { backgroundColor: color, colorScheme: isDark(color) ? 'dark' : 'light' } : {}
const token = (name: string, value: Color): Look => (value ? { [`--${name}`]: value } : {})

const headerLook = ({ header }: CheckoutBrand): Look => ({
  ...on(header?.backgroundFill?.color),
  ...token('color-border', header?.dividerColor),
  ...token('color-ink', header?.textColor),
  ...(header?.textColor ? { color: header.textColor } : {}),
})

/** Tokens of form and summary together. */
function mainLook({ mainSection, global }: CheckoutBrand): Look {
  const { placeOrderButtonColor: button, selectionColor } = global ?? {}
  const radius = mainSection?.cornerRadius
  return {
    ...on(mainSection?.formBackgroundFill?.color),
    ...token('color-border', mainSection?.dividerColor),
    ...token('color-brand-soft', mainSection?.tintedBoxColor),
    ...token('color-brand', selectionColor),
    ...(button
      ? {
          ...token('color-marigold', button),
          ...token('color-marigold-hover', `color-mix(in oklab, ${button} 88%, black)`),
          ...token('color-on-marigold', isDark(button) ? '#ffffff' : '#000000'),
        }
      : {}),
    ...(typeof radius === 'number'
      ? { ...token('radius-control', `${radius}px`), ...token('radius-card', `${radius}px`) }
      : {}),
  }
}

function summaryLook({ mainSection }: CheckoutBrand): Look {
  const color = mainSection?.summaryBackgroundFill?.color
  return color ? { ...on(color), ...token('color-sunken', color) } : {}
}

const footerLook = ({ footer }: CheckoutBrand): Look => ({
  ...on(footer?.backgroundFill?.color),
  ...token('color-border', footer?.dividerColor),
})

/** The merchant's look as the page has it, worked out where its data is read. */
export interface ShownBrand extends Pick<CheckoutBrand, 'header'> {
  /** Address of the logo. */
  readonly logo?: string | undefined
  readonly logoHeight: number
  readonly looks: { readonly header: Look; readonly main: Look; readonly summary: Look; readonly footer: Look }
}

/** `origin` is that of the shop. */
export const shownBrand = (brand: CheckoutBrand, origin: string): ShownBrand => ({
  header: brand.header,
  logo: pictureSource(brand.header?.logo?.image?.url, origin),
  logoHeight: LOGO_HEIGHTS[brand.header?.logo?.size ?? 'MEDIUM'],
  looks: {
    header: headerLook(brand),
    main: mainLook(brand),
    summary: summaryLook(brand),
    footer: footerLook(brand),
  },
})
