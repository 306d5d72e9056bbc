import type { FastifyRequest } from 'fastify'
import { isAdministrator } from '../ground/caller.ts'
import type { Sites } from '../ground/site.ts'
import { siteInLanguage } from '../ground/site-languages.ts'
import type { Identified } from './credentials.ts'
import { firstOf } from './presented.ts'

/** Staff and programs read English, as the admin and the reference are written. */
export const STAFF_LOCALE = 'en-GB'

/** Reader of a refusal. Moments are written in the time zone of their site; without one they are left out. */
export interface Reader {
  readonly locale: string
  readonly timeZone?: string
}

/** The language that a caller asks for, where the site offers it. */
export const requestedLanguage = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  firstOf(headers['x-fairground-language'])

/** Locale of a caller's refusals: of the language that they ask for, else of the site; English for staff. */
export const readerLocale = ({ site, caller }: Identified, language: string | undefined): string =>
  isAdministrator(caller) && language === undefined ? STAFF_LOCALE : siteInLanguage(site, language).locale

/** Reader of a caller's refusals. */
export const readerOf = (identified: Identified, language: string | undefined): Reader => ({
  locale: readerLocale(identified, language),
  timeZone: identified.site.timeZone,
})

/** Reader of a request that was refused before its caller was known. */
export function strangerReader(sites: Pick<Sites, 'defaultSite'>, request: Pick<FastifyRequest, 'headers'>): Reader {
  const site = sites.defaultSite()
  if (!site) return { locale: STAFF_LOCALE }
  return { locale: siteInLanguage(site, requestedLanguage(request)).locale, timeZone: site.timeZone }
}
