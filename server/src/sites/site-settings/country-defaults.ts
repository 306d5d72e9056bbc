import {
  SHOP_LANGUAGES,
  type ShopLanguage,
  type SiteDistanceUnit,
  type SiteWeightUnit,
} from '@fairground/contract/enumerations/sites.ts'
import { pricesIncludeTax } from '@fairground/domain/tax/prices-before-tax.ts'
import currencies from 'cldr-core/supplemental/currencyData.json' with { type: 'json' }
import measures from 'cldr-core/supplemental/measurementData.json' with { type: 'json' }
import { languageOf } from '../../ground/site-languages.ts'

export interface CountryDefaults {
  readonly country: string
  readonly locale: string
  readonly timeZone: string
  readonly timeZones: string[]
  readonly currency: string
  readonly weightUnit: SiteWeightUnit
  readonly distanceUnit: SiteDistanceUnit
  readonly taxIncludedInPrices: boolean
  readonly language: ShopLanguage
}

type CurrencySpan = Readonly<
  Record<string, { readonly _from?: string; readonly _to?: string; readonly _tender?: string }>
>
const currenciesOf = currencies.supplemental.currencyData.region as unknown as Readonly<
  Record<string, readonly CurrencySpan[]>
>
const measuresOf = measures.supplemental.measurementData.measurementSystem as Readonly<Record<string, string>>

/** The currency that was introduced last and is still legal tender. */
function currencyOf(country: string): string | undefined {
  const current = (currenciesOf[country] ?? []).flatMap((spans) =>
    Object.entries(spans).filter(([, { _to, _tender }]) => _to === undefined && _tender !== 'false'),
  )
  return current.sort(([, a], [, b]) => (b._from ?? '').localeCompare(a._from ?? ''))[0]?.[0]
}

const isShopLanguage = (language: string): language is ShopLanguage =>
  (SHOP_LANGUAGES as readonly string[]).includes(language)

/** The zone of the country's largest place comes first in no list of ICU's; these countries have several and one that most live in. */
const MAIN_ZONES: Readonly<Record<string, string>> = {
  AR: 'America/Argentina/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CD: 'Africa/Kinshasa',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  CY: 'Asia/Nicosia',
  DE: 'Europe/Berlin',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  ID: 'Asia/Jakarta',
  KZ: 'Asia/Almaty',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  MY: 'Asia/Kuala_Lumpur',
  NZ: 'Pacific/Auckland',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  UA: 'Europe/Kyiv',
  US: 'America/New_York',
  UZ: 'Asia/Tashkent',
}

/** Undefined for a locale without a country. TypeScript's library does not have it yet. */
const zonesOf = (locale: Intl.Locale & { getTimeZones?: () => string[] | undefined }) => locale.getTimeZones?.()

/** Zones by the names that people know them by today, where ICU still has an older one. */
const RENAMED: Readonly<Record<string, string>> = { 'Europe/Kiev': 'Europe/Kyiv', 'Asia/Calcutta': 'Asia/Kolkata' }

/** Undefined where there is no such country. */
export function countryDefaults(country: string): CountryDefaults | undefined {
  const currency = currencyOf(country)
  const likely = new Intl.Locale(`und-${country}`)
  const timeZones = (zonesOf(likely) ?? []).map((zone) => RENAMED[zone] ?? zone)
  if (currency === undefined || timeZones.length === 0) return undefined
  const own = likely.maximize().language
  const language = isShopLanguage(own) ? own : 'en'
  const system = measuresOf[country] ?? 'metric'
  return {
    country,
    locale: `${language}-${country}`,
    timeZone: MAIN_ZONES[country] ?? (timeZones[0] as string), // there is one
    timeZones,
    currency,
    // The United Kingdom drives in miles and weighs in kilograms.
    weightUnit: system === 'US' ? 'LB' : 'KG',
    distanceUnit: system === 'metric' ? 'KM' : 'MI',
    taxIncludedInPrices: pricesIncludeTax(country),
    language,
  }
}

/** True for locales whose language the shop's own texts are in and whose country exists. */
export function isShopLocale(locale: string): boolean {
  const country = locale.split('-')[1]
  return isShopLanguage(languageOf(locale)) && country !== undefined && currencyOf(country) !== undefined
}
