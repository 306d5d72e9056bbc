import type { SiteFacts } from '@fairground/contract/rendered-pages.ts'

/** By what they depend on: settings and languages of the site, which no visitor chooses. */
const known = new Map<string, SiteFacts['names']>()

/**
 * Names of the languages and currencies that the shop is shown in: each language in itself, currencies as the page writes them. The server
 * looks them up once; a browser's table of names takes a slow telephone a quarter of a second to open.
 */
export function pickNames({ locale, currency, languages = [], currencies = [] }: SiteFacts): Pick<SiteFacts, 'names'> {
  if (languages.length < 2 && currencies.length === 0) return {}
  const key = [locale, currency, languages, currencies].join(' ')
  const names = known.get(key) ?? {
    ...Object.fromEntries(languages.map((code) => [code, nameOf(code, code, 'language')])),
    ...(currencies.length > 0 &&
      Object.fromEntries([currency, ...currencies].map((code) => [code, nameOf(code, locale, 'currency')]))),
  }
  known.set(key, names)
  return { names }
}

const nameOf = (code: string, locale: string, type: 'language' | 'currency'): string =>
  new Intl.DisplayNames(locale, { type }).of(code) ?? code
