import type { SiteFacts } from '@fairground/contract/rendered-pages.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../ground/api-error.ts'
import { languageOf } from '../ground/site-languages.ts'
import { LANGUAGE_COOKIE, wantedLanguages } from '../http/browser-language.ts'
import { cookie } from '../http/cookies.ts'
import { formOf } from '../http/forms.ts'
import { localPath } from '../http/local-path.ts'
import { isSameOrigin } from '../http/same-origin.ts'

const YEAR_S = 365 * 24 * 60 * 60

/** Prefix of the pages of a language: the site's own have none. */
export interface PageLanguage {
  /** `/de`, or nothing. */
  readonly prefix: string
  /** The address without the prefix. */
  readonly path: string
  readonly locale: string
}

/** Languages of tests, which no site offers and only their builds have: they are made from English, longer or from right to left. */
const OF_TESTS = ['en-XA', 'ar-XB']

/** Prefix of an address that may name a language. */
const PREFIX = /^\/([a-z]{2,3}(?:-[A-Z]{2})?)(?=[/?]|$)/

/** The language of an address; one that the site does not offer is part of the path, where no page stands. */
export function languageOfPath(
  path: string,
  { locale, languages = [] }: SiteFacts,
  built: readonly string[] = [],
): PageLanguage {
  const [, first = ''] = PREFIX.exec(path) ?? []
  const isThere = languages.includes(first) || (OF_TESTS.includes(first) && built.includes(first))
  if (!isThere || first === languageOf(locale)) return { prefix: '', path, locale }
  const rest = path.slice(first.length + 1)
  return { prefix: `/${first}`, path: rest.startsWith('/') ? rest : `/${rest}`, locale: first }
}

/**
 * The same page in the site's own language, for an address in another that the shop is not shown in: links in mails, bookmarks and payments
 * under way name one that was offered before. Undefined for every other address.
 */
export function inOwnLanguage(
  { pathname, search }: URL,
  site: SiteFacts,
  built: readonly string[],
): string | undefined {
  const [prefix = '', first = ''] = PREFIX.exec(pathname) ?? []
  if (!built.includes(first) || OF_TESTS.includes(first) || languageOfPath(pathname, site, built).prefix !== '')
    return undefined
  return pathname.slice(prefix.length).replace(/^[/\\]*/, '/') + search
}

/** Site as the pages of one language show it. */
export const siteIn = (site: SiteFacts, { prefix, locale }: PageLanguage): SiteFacts =>
  prefix === '' ? site : { ...site, locale, prefix }

const prefixOf = (language: string, { locale }: SiteFacts): string =>
  language === languageOf(locale) ? '' : `/${language}`

/**
 * Page to which the home page leads a reader of another language: the one that they picked, else the first that their browser prefers and
 * the site offers. Only there: every other address says its language itself, and crawlers ask for none.
 */
export function homeFor(
  request: Pick<FastifyRequest, 'headers'> & { readonly url?: string | undefined },
  site: SiteFacts,
): string | undefined {
  const { languages = [] } = site
  if (request.url !== '/' || languages.length < 2) return undefined
  const language = wantedLanguages(request.headers).find((one) => languages.includes(one))
  return language && prefixOf(language, site) ? `${prefixOf(language, site)}/` : undefined
}

/** The footer's form, without scripts too: it goes to the same page in the language that was picked. */
export function languageRoute(app: FastifyInstance, { site }: { readonly site: () => SiteFacts }): void {
  app.post('/_language', { bodyLimit: 4096 }, async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isSameOrigin(request.headers)) throw new ApiError({ code: 'PERMISSION_DENIED' })
    const facts = site()
    const { language: wanted = '', returnTo } = formOf(request)
    const language = facts.languages?.includes(wanted) ? wanted : languageOf(facts.locale)
    const settings = { maxAgeSeconds: YEAR_S, secure: facts.origin.startsWith('https:') }
    return reply
      .code(303)
      .header('set-cookie', cookie(LANGUAGE_COOKIE, language, settings))
      .header('cache-control', 'no-store')
      .header('location', prefixOf(language, facts) + (localPath(returnTo) ?? '/'))
      .send()
  })
}
