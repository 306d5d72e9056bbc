// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { Address } from './ecom.checkout.ts'

export type { Address, AddressLocation } from './ecom.checkout.ts'
export type { StreetAddress } from './shapes.ts'

export type GetCountryDefaultsRefusal = 'COUNTRY_NOT_FOUND'

export interface GetCountryDefaultsRequest {
  country: string
}

export interface GetCountryDefaultsResponse {
  country: string
  locale: string
  timeZone: string
  timeZones: string[]
  currency: string
  weightUnit: 'KG' | 'LB'
  distanceUnit: 'KM' | 'MI'
  taxIncludedInPrices: boolean
  language: 'en' | 'de' | 'fr'
}

export type GetSiteSettingsRefusal = never

export type GetSiteSettingsRequest = Record<never, never>

export interface GetSiteSettingsResponse {
  revision: string
  updatedDate?: Date
  business: SiteBusiness
  locale: string
  timeZone: string
  currency: string
  weightUnit: 'KG' | 'LB'
  distanceUnit: 'KM' | 'MI'
  sells: 'GOODS' | 'TICKETS' | 'BOTH'
  taxIncludedInPrices: boolean
  distanceSalesTax: 'DESTINATION' | 'HOME'
  reverseCharge: boolean
  vatIdCheck: boolean
  reservationMinutes: number
  unpaidOrderMinutes: number
  ticketCancellation: SiteTicketCancellation
  ticketChange: SiteTicketChange
  status: 'UNKNOWN' | 'ENABLED' | 'DISABLED' | 'PENDING' | 'DEMO'
  texts: SiteTexts
  look: SiteLook
  currencyChangeable: boolean
}

export type SetSiteSettingsRefusal = 'STALE_REVISION' | 'CURRENCY_IN_USE'

export interface SetSiteSettingsRequest {
  revision?: string
  business?: SiteBusinessChange
  locale?: string
  timeZone?: string
  currency?: string
  weightUnit?: 'KG' | 'LB'
  distanceUnit?: 'KM' | 'MI'
  sells?: 'GOODS' | 'TICKETS' | 'BOTH'
  taxIncludedInPrices?: boolean
  distanceSalesTax?: 'DESTINATION' | 'HOME'
  reverseCharge?: boolean
  vatIdCheck?: boolean
  reservationMinutes?: number
  unpaidOrderMinutes?: number
  ticketCancellation?: SiteTicketCancellation
  ticketChange?: SiteTicketChange
  texts?: SiteTexts
  look?: SiteLook
  status?: 'ENABLED' | 'DISABLED' | 'PENDING' | 'DEMO'
}

export interface SetSiteSettingsResponse {
  revision: string
  updatedDate?: Date
  business: SiteBusiness
  locale: string
  timeZone: string
  currency: string
  weightUnit: 'KG' | 'LB'
  distanceUnit: 'KM' | 'MI'
  sells: 'GOODS' | 'TICKETS' | 'BOTH'
  taxIncludedInPrices: boolean
  distanceSalesTax: 'DESTINATION' | 'HOME'
  reverseCharge: boolean
  vatIdCheck: boolean
  reservationMinutes: number
  unpaidOrderMinutes: number
  ticketCancellation: SiteTicketCancellation
  ticketChange: SiteTicketChange
  status: 'UNKNOWN' | 'ENABLED' | 'DISABLED' | 'PENDING' | 'DEMO'
  texts: SiteTexts
  look: SiteLook
  currencyChangeable: boolean
}

export interface SiteBusiness {
  name: string
  legalName?: string | null
  address?: Address | null
  email?: string | null
  phone?: string | null
  taxId?: string | null
}

export interface SiteBusinessChange {
  name?: string
  legalName?: string | null
  address?: Address | null
  email?: string | null
  phone?: string | null
  taxId?: string | null
}

export interface SiteLink {
  title: string
  url: string
}

export interface SiteLook {
  logo?: SitePicture | null
  icon?: SitePicture | null
  accent?: string | null
  heroPicture?: SitePicture | null
  menu?: SiteLink[]
  socialLinks?: SiteLink[]
}

export interface SitePicture {
  url: string
  width?: number | null
  height?: number | null
}

export interface SiteTexts {
  heroTitle?: string | null
  heroText?: string | null
  footer?: string | null
}

export interface SiteTicketCancellation {
  allowed: boolean
  hoursBefore?: number
  percent?: number
}

export interface SiteTicketChange {
  allowed: boolean
  hoursBefore?: number
  otherDates?: boolean
  toCheaper?: boolean
  refundsDifference?: boolean
  toDearer?: boolean
  atMost?: number
}

/** Module `fairground.site-settings`. */
export const siteSettings = {
  /** Settings of the site: the business, its language, zone, currency and units, and how long unpaid things are held. */
  getSiteSettings: call<GetSiteSettingsRequest, GetSiteSettingsResponse, GetSiteSettingsRefusal>('GET', '/fairground/v1/site-settings', { values: { updatedDate: 'date', business: { address: { geocode: { latitude: 'float', longitude: 'float' } } } } }),
  /** Changes settings of the site; what is not given stays. The currency cannot be changed once orders exist. With `revision` the change is refused where somebody else has changed the settings meanwhile. */
  setSiteSettings: call<SetSiteSettingsRequest, SetSiteSettingsResponse, SetSiteSettingsRefusal>('PATCH', '/fairground/v1/site-settings', { values: { updatedDate: 'date', business: { address: { geocode: { latitude: 'float', longitude: 'float' } } } } }),
  /** Starting values for a site in a country: language, zone, currency, units, and if prices include tax there. */
  getCountryDefaults: call<GetCountryDefaultsRequest, GetCountryDefaultsResponse, GetCountryDefaultsRefusal>('GET', '/fairground/v1/site-settings/defaults/{country}'),
}
