import { plainPaletteOf } from '@fairground/domain/formatting/palette.ts'
import { present } from '@fairground/domain/present.ts'
import type { SiteLook } from '../ground/site.ts'
import { BAND, dark, light, ON_BAND } from './palette.ts'

/** Part of a site's look that its mails follow; stored with each of them. */
export type StoredLook = Pick<SiteLook, 'accent' | 'logo'>

/** Colours `#rrggbb` and logo of a mail. */
export interface MailLook {
  readonly brand: string
  readonly brandInDark: string
  readonly band: string
  readonly onBand: string
  readonly logo?: {
    readonly src: string
    /** Pixels on the page. */
    readonly width: number
    /** Absent where that of the file is not known. */
    readonly height?: number
  }
}

const PLAIN: MailLook = { brand: light.brand, brandInDark: dark.brand, band: BAND, onBand: ON_BAND }

/** Pixels: most that a logo takes, and the width of the file that is fetched, for screens of a high density. */
const LOGO = { height: 48, width: 240, fetched: 480 }

export const storedLook = ({ accent, logo }: SiteLook): StoredLook =>
  present({ accent: accent || undefined, logo: logo || undefined })

/** `publicUrl` is where the shop's pictures are: mail programs know no other address. */
export function mailLook({ accent, logo }: StoredLook = {}, publicUrl = ''): MailLook {
  const colors = accent ? plainPaletteOf(accent.toLowerCase()) : {}
  if (!logo || publicUrl === '') return { ...PLAIN, ...colors }
  const { href } = new URL(logo.url, publicUrl)
  return { ...PLAIN, ...colors, logo: { src: `${href}?w=${LOGO.fetched}`, ...sizeOf(logo) } }
}

function sizeOf({ width, height }: NonNullable<StoredLook['logo']>) {
  if (!width || !height) return { width: LOGO.width / 2 }
  const scale = Math.min(LOGO.height / height, LOGO.width / width)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
