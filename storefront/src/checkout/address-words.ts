import { hasPostcodes } from '@fairground/ui/countries.ts'
import { t } from '../texts.ts'

type PostalCode = 'postcode' | 'eircode' | 'zip' | 'postal'
type Region = 'county' | 'state' | 'province' | 'territory' | 'prefecture' | 'region'

/** Names of the parts of an address in one country, and what its codes look like. */
interface AddressParts {
  readonly postalCode: PostalCode
  /** The part above the town; undefined where addresses do without it. */
  readonly region: Region | undefined
  readonly format?: { readonly pattern: RegExp; readonly example: string }
}

const UK_POSTCODE = { pattern: /^(GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/i, example: 'SW1A 1AA' }
const FIVE_DIGITS = { pattern: /^\d{5}$/, example: '10115' }

const parts: Readonly<Record<string, AddressParts>> = {
  GB: { postalCode: 'postcode', region: 'county', format: UK_POSTCODE },
  IE: { postalCode: 'eircode', region: 'county' },
  US: { postalCode: 'zip', region: 'state', format: { pattern: /^\d{5}(-\d{4})?$/, example: '94103' } },
  CA: { postalCode: 'postal', region: 'province' },
  AU: { postalCode: 'postcode', region: 'territory' },
  DE: { postalCode: 'postcode', region: undefined, format: FIVE_DIGITS },
  FR: { postalCode: 'postcode', region: undefined, format: FIVE_DIGITS },
  NL: { postalCode: 'postcode', region: undefined },
  JP: { postalCode: 'postal', region: 'prefecture' },
}
const elsewhere: AddressParts = { postalCode: 'postcode', region: 'region' }

const partsIn = (country: string): AddressParts => parts[country] ?? elsewhere

const postalCodes: Readonly<Record<PostalCode, () => string>> = {
  postcode: () => t('checkout.postcode'),
  eircode: () => t('checkout.eircode'),
  zip: () => t('checkout.zip'),
  postal: () => t('checkout.postalCode'),
}

const regions: Readonly<Record<Region, () => string>> = {
  county: () => t('checkout.county'),
  state: () => t('checkout.state'),
  province: () => t('checkout.provinceOrTerritory'),
  territory: () => t('checkout.stateOrTerritory'),
  prefecture: () => t('checkout.prefecture'),
  region: () => t('checkout.stateOrRegion'),
}

/** Labels of the fields of a country's addresses; one without a label is no field of them. */
export function addressWords(country = ''): { postalCode: string | false; region: string | undefined } {
  const { postalCode, region } = partsIn(country)
  return { postalCode: hasPostcodes(country) && postalCodes[postalCode](), region: region && regions[region]() }
}

/** Reason why a postcode cannot be one of the country; undefined when it can. */
export function postalCodeMistake(postalCode: string, country: string): string | undefined {
  const { postalCode: named, format } = partsIn(country)
  const kind = named === 'postcode' ? 'other' : named
  if (!postalCode) return hasPostcodes(country) ? t('checkout.enterPostalCode', { kind }) : undefined
  return format && !format.pattern.test(postalCode)
    ? t('checkout.wholePostalCode', { kind, example: format.example })
    : undefined
}
