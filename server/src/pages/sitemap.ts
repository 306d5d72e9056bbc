import { element, XML_HEAD, xmlText } from './xml.ts'

/** Addresses that the protocol allows in one file (sitemaps.org). */
export const MOST_ADDRESSES = 50_000

export interface Address {
  readonly path: string
  readonly changed?: Date
}

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

export const urlset = (origin: string, addresses: readonly Address[]): string =>
  `${XML_HEAD}<urlset ${NAMESPACE}>\n${addresses
    .map(
      ({ path, changed }) =>
        `<url><loc>${xmlText(origin + path)}</loc>${element('lastmod', changed?.toISOString())}</url>`,
    )
    .join('\n')}\n</urlset>\n`

export const sitemapIndex = (origin: string, paths: readonly string[]): string =>
  `${XML_HEAD}<sitemapindex ${NAMESPACE}>\n${paths
    .map((path) => `<sitemap><loc>${xmlText(origin + path)}</loc></sitemap>`)
    .join('\n')}\n</sitemapindex>\n`
