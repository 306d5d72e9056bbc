// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export type GetSiteLanguagesRefusal = never

export type GetSiteLanguagesRequest = Record<never, never>

export interface GetSiteLanguagesResponse {
  language: string
  others: Array<'en' | 'de' | 'fr'>
  available: Array<'en' | 'de' | 'fr'>
  updatedDate?: Date
}

export type SetSiteLanguagesRefusal = never

export interface SetSiteLanguagesRequest {
  others: Array<'en' | 'de' | 'fr'>
}

export interface SetSiteLanguagesResponse {
  language: string
  others: Array<'en' | 'de' | 'fr'>
  available: Array<'en' | 'de' | 'fr'>
  updatedDate?: Date
}

/** Module `fairground.site-languages`. */
export const siteLanguages = {
  /** The site’s language and those that its shop is also shown in. */
  getSiteLanguages: call<GetSiteLanguagesRequest, GetSiteLanguagesResponse, GetSiteLanguagesRefusal>('GET', '/fairground/v1/languages', { values: { updatedDate: 'date' } }),
  /** Sets the languages that the shop is also shown in. A caller picks one with the header `x-fairground-language`: prices and dates in answers are written its way, and mails that follow are in it. */
  setSiteLanguages: call<SetSiteLanguagesRequest, SetSiteLanguagesResponse, SetSiteLanguagesRefusal>('PATCH', '/fairground/v1/languages', { values: { updatedDate: 'date' } }),
}
