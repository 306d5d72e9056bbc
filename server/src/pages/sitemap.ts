import { element, XML_HEAD, xmlText } from './xml.ts'

/** Addresses that the protocol allows in one file (sitemaps.org). */
const MOST_ADDRESSES = 50_000

export interface Address {
  readonly path: string
  readonly changed?: Date
}

interface SitemapSite {
  readonly origin: string
  /** Languages of the shop, the site's own first; absent: that one alone. */
  readonly languages?: readonly string[]
}

/** Pages that fit one file: each has an address in every language. */
export const mostPages = ({ languages = [] }: SitemapSite): number =>
  Math.floor(MOST_ADDRESSES / Math.max(1, languages.length))

const NAMESPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'

/** Every page in every language, each with its addresses in all of them, as `hreflang` on the page has it. */
export function urlset({ origin, languages = [] }: SitemapSite, addresses: readonly Address[]): string {
  const prefixes = languages.length > 1 ? languages.map((language, i) => (i === 0 ? '' : `/${language}`)) : ['']
  const written = addresses.flatMap(({ path, changed }) => {
    const links = prefixes.map((prefix) => xmlText(origin + (path === '/' && prefix ? prefix : prefix + path)))
    const alternates =
      links.length > 1
        ? links.map((link, i) => alternate(languages[i] ?? '', link)).join('') + alternate('x-default', links[0] ?? '')
        : ''
    return links.map(
      (link) => `<url><loc>${link}</loc>${element('lastmod', changed?.toISOString())}${alternates}</url>`,
    )
  })
  return `${XML_HEAD}<urlset ${NAMESPACES}>\n${written.join('\n')}\n</urlset>\n`
}

const alternate = (language: string, link: string): string =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${link}"/>`

export const sitemapIndex = (origin: string, paths: readonly string[]): string =>
  `${XML_HEAD}<sitemapindex ${NAMESPACES}>\n${paths
    .map((path) => `<sitemap><loc>${xmlText(origin + path)}</loc></sitemap>`)
    .join('\n')}\n</sitemapindex>\n`
