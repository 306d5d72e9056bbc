import type { SiteLink } from '@fairground/contract/rendered-pages.ts'
import { paletteOf } from '@fairground/domain/formatting/palette.ts'
import { present } from '@fairground/domain/present.ts'
import type { AssemblySettings } from './assembly.ts'
import { closedOf } from './ground/closed.ts'
import { type Business, type Site, statusOf } from './ground/site.ts'
import { languagesOf } from './ground/site-languages.ts'
import { otherCurrencies, ratesOf } from './sites/currencies/rates.ts'

/** Facts of a site that the shop's pages and their cache go by. */
export function siteFacts(home: Site, { oidc, publicUrl }: Pick<AssemblySettings, 'oidc' | 'publicUrl'>) {
  const { id, name, locale, currency, timeZone, clockOffsetMs, settings: own } = home
  const others = otherCurrencies(home)
  const languages = languagesOf(home)
  const outsideSignIn = oidc?.members ? { outsideSignIn: oidc.name } : {}
  return {
    id,
    clockOffsetMs,
    revision: own.revision ?? 0,
    name,
    locale,
    currency,
    timeZone,
    origin: publicUrl,
    ...(others.length > 0 ? { currencies: others.map(({ code }) => code), rates: ratesOf(others) } : {}),
    ...outsideSignIn,
    ...present({
      languages: languages.length > 1 ? languages : undefined,
      closed: closedOf(home),
      demo: statusOf(home) === 'DEMO' || undefined,
      texts: own.texts,
      ...lookOf(own, publicUrl),
      contact: contactOf(own.business),
      sells: own.sells === 'BOTH' ? undefined : own.sells,
    }),
  }
}

/** Pixels of the file that is fetched, and of the page: a logo is 36 of them high unless it is wide. */
const FETCHED = { logo: 480, icon: 320 }
const LOGO = { height: 36, width: 220 }

/** The look as pages have it, and the links of their foot: first the shop's own pages. */
function lookOf({ look = {}, pages = [] }: Site['settings'], publicUrl: string) {
  const { logo, icon, accent, heroPicture, menu = [], socialLinks = [] } = look
  const own = (url: string) => (url.startsWith(publicUrl) ? url.slice(publicUrl.length) : url)
  const link = ({ title, url }: { title: string; url: string }): SiteLink => [title, url]
  const paths = pages.map(({ slug }) => `/pages/${encodeURIComponent(slug)}`)
  // A page that was deleted, hidden or moved since is not found; the link comes back with it.
  const leadsSomewhere = ({ url }: { url: string }): boolean => {
    const path = pathOf(own(url))
    return !path.startsWith('/pages/') || paths.includes(path)
  }
  return {
    logo: logo ? { src: `${own(logo.url)}?w=${FETCHED.logo}`, ...sizeOf(logo) } : undefined,
    icon: icon ? `${own(icon.url)}?w=${FETCHED.icon}` : undefined,
    palette: accent ? paletteOf(accent.toLowerCase()) : undefined,
    heroPicture: heroPicture ? own(heroPicture.url) : undefined,
    menu: filled(menu.filter(leadsSomewhere).map(link)),
    foot: filled([
      ...pages.map(({ slug, title }): SiteLink => [title, `/pages/${encodeURIComponent(slug)}`]),
      ...socialLinks.map(link),
    ]),
  }
}

/** Path of an address of ours, its letters written as in addresses; of one elsewhere the address. */
const pathOf = (url: string): string =>
  url.startsWith('/') ? new URL(url, 'http://shop.invalid').pathname.replace(/\/$/, '') : url

/** The place of a logo is reserved where its file's size is known. */
function sizeOf({ width, height }: { width?: number | null; height?: number | null }) {
  if (!width || !height) return { style: { height: LOGO.height } }
  const scale = Math.min(LOGO.height / height, LOGO.width / width)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** Undefined for a list without items. */
const filled = <T>(list: readonly T[] | undefined) => (list?.length ? list : undefined)

/** Ways to reach the business that pages show. */
const contactOf = ({ email, phone }: Business = {}) => (email || phone ? { ...present({ email, phone }) } : undefined)
