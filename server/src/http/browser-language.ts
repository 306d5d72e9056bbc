import type { IncomingHttpHeaders } from 'node:http'
import type { Site, Sites } from '../ground/site.ts'
import { languageOf, languagesOf, siteInLanguage } from '../ground/site-languages.ts'
import { parseCookies } from './cookies.ts'

/** The language that a visitor picked in the shop's footer. */
export const LANGUAGE_COOKIE = 'fairground-language'

/** Languages that a browser wants, the best first: the one that was picked, else those that it asks for, without their regions. */
export function wantedLanguages(headers: Pick<IncomingHttpHeaders, 'cookie' | 'accept-language'>): string[] {
  const picked = headers.cookie === undefined ? undefined : parseCookies(headers.cookie)[LANGUAGE_COOKIE]
  return picked ? [picked] : acceptedLanguages(headers['accept-language'])
}

/** The site as somebody reads it who comes to a page that stands in no language: the first wanted one that its shop is shown in. */
export function siteForBrowser<S extends Pick<Site, 'locale' | 'settings'>>(
  site: S,
  headers: Pick<IncomingHttpHeaders, 'cookie' | 'accept-language'>,
): S {
  const offered = languagesOf(site)
  return siteInLanguage(
    site,
    wantedLanguages(headers).find((language) => offered.includes(language)),
  )
}

/** Locale of a small page of the server for the browser that opens it. */
export function browserLocale(
  sites: Pick<Sites, 'defaultSite'>,
  { headers }: { readonly headers: Pick<IncomingHttpHeaders, 'cookie' | 'accept-language'> },
): string {
  const site = sites.defaultSite()
  return site ? siteForBrowser(site, headers).locale : 'en'
}

/** The site in the language of an address of its shop: `/de/cart`. */
export function siteAtPath<S extends Pick<Site, 'locale' | 'settings'>>(site: S, path: string): S {
  return siteInLanguage(site, /^\/([a-z]{2,3})(?=[/?]|$)/.exec(path)?.[1])
}

function acceptedLanguages(header = ''): string[] {
  const weighed = header
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...settings] = part.trim().split(';')
      const weight = Number(
        settings
          .find((one) => one.trim().startsWith('q='))
          ?.trim()
          .slice(2) ?? 1,
      )
      return { language: languageOf(tag), weight: Number.isNaN(weight) ? 0 : weight }
    })
  return weighed
    .filter(({ language, weight }) => /^[a-z]{2,3}$/.test(language) && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ language }) => language)
}
