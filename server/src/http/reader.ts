import type { FastifyRequest } from 'fastify'
import { isAdministrator } from '../ground/caller.ts'
import type { Sites } from '../ground/site.ts'
import { siteInLanguage } from '../ground/site-languages.ts'
import type { Identified } from './credentials.ts'
import { firstOf } from './presented.ts'

/** Staff and programs read English, as the admin and the reference are written. */
export const STAFF_LOCALE = 'en-GB'

/** The language that a caller asks for, where the site offers it. */
export const requestedLanguage = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  firstOf(headers['x-fairground-language'])

/** Locale of a caller's refusals: of the language that they ask for, else of the site; English for staff. */
export const readerLocale = ({ site, caller }: Identified, language: string | undefined): string =>
  isAdministrator(caller) && language === undefined ? STAFF_LOCALE : siteInLanguage(site, language).locale

/** Locale of a request that was refused before its caller was known. */
export function strangerLocale(sites: Pick<Sites, 'defaultSite'>, request: Pick<FastifyRequest, 'headers'>): string {
  const site = sites.defaultSite()
  return site ? siteInLanguage(site, requestedLanguage(request)).locale : STAFF_LOCALE
}
