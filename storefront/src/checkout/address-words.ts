import { isCnpj, isCpf } from '@fairground/domain/tax/tax-id.ts'
import { hasPostcodes } from '@fairground/ui/countries.ts'
import { t } from '../texts.ts'

type PostalCode = 'postcode' | 'eircode' | 'zip' | 'postal' | 'cep' | 'pin'
type Region = 'county' | 'state' | 'province' | 'provinceAlone' | 'territory' | 'prefecture' | 'emirate' | 'region'

/** Names of the parts of an address in one country, and what its codes look like. */
interface AddressParts {
  readonly postalCode: PostalCode
  /** The part above the town; undefined where addresses do without it. */
  readonly region: Region | undefined
  /** No post arrives without that part, and its code does not tell it. */
  readonly regionRequired?: true
  readonly format?: { readonly pattern: RegExp; readonly example: string }
  /** Written from the greatest part to the smallest, the postcode first. */
  readonly postcodeFirst?: true
}

const UK_POSTCODE = { pattern: /^(GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/i, example: 'SW1A 1AA' }
const EIRCODE = { pattern: /^(D6W|[AC-FHKNPRTV-Y]\d{2}) ?[\dAC-FHKNPRTV-Y]{4}$/i, example: 'D02 AF30' }
const CANADIAN = { pattern: /^[ABCEGHJ-NPR-TVXY]\d[A-Z] ?\d[A-Z]\d$/i, example: 'K1A 0B1' }
const digits = (count: number, example: string) => ({ pattern: new RegExp(`^\\d{${count}}$`), example })
/** Digits in two groups, with a hyphen, a space or nothing between them. */
const groups = (first: number, second: number, example: string) => ({
  pattern: new RegExp(`^\\d{${first}}[ -]?\\d{${second}}$`),
  example,
})
const without = (format: NonNullable<AddressParts['format']>): AddressParts => ({
  postalCode: 'postcode',
  region: undefined,
  format,
})

const parts: Readonly<Record<string, AddressParts>> = {
  AE: { postalCode: 'postcode', region: 'emirate', regionRequired: true },
  AT: without(digits(4, '1010')),
  AU: { postalCode: 'postcode', region: 'territory', format: digits(4, '2000') },
  BE: without(digits(4, '1000')),
  BR: { postalCode: 'cep', region: 'state', regionRequired: true, format: groups(5, 3, '01310-100') },
  CA: { postalCode: 'postal', region: 'province', format: CANADIAN },
  CH: without(digits(4, '8001')),
  DE: without(digits(5, '10115')),
  DK: without(digits(4, '1050')),
  ES: { postalCode: 'postcode', region: 'provinceAlone', format: digits(5, '28001') },
  FI: without(digits(5, '00100')),
  FR: without(digits(5, '75001')),
  GB: { postalCode: 'postcode', region: 'county', format: UK_POSTCODE },
  IE: { postalCode: 'eircode', region: 'county', format: EIRCODE },
  IN: { postalCode: 'pin', region: 'state', regionRequired: true, format: groups(3, 3, '110001') },
  IT: { postalCode: 'postcode', region: 'provinceAlone', format: digits(5, '00184') },
  JP: {
    postalCode: 'postal',
    region: 'prefecture',
    regionRequired: true,
    format: groups(3, 4, '100-0001'),
    postcodeFirst: true,
  },
  NL: { postalCode: 'postcode', region: undefined, format: { pattern: /^\d{4} ?[A-Z]{2}$/i, example: '1012 JS' } },
  NO: without(digits(4, '0150')),
  SE: without(groups(3, 2, '111 22')),
  US: { postalCode: 'zip', region: 'state', format: { pattern: /^\d{5}(-\d{4})?$/, example: '94103' } },
}
const elsewhere: AddressParts = { postalCode: 'postcode', region: 'region' }

const partsIn = (country: string): AddressParts => parts[country] ?? elsewhere

const postalCodes: Readonly<Record<PostalCode, () => string>> = {
  postcode: () => t('checkout.postcode'),
  eircode: () => t('checkout.eircode'),
  zip: () => t('checkout.zip'),
  postal: () => t('checkout.postalCode'),
  cep: () => t('checkout.cep'),
  pin: () => t('checkout.pin'),
}

const regions: Readonly<Record<Region, () => string>> = {
  county: () => t('checkout.county'),
  state: () => t('checkout.state'),
  province: () => t('checkout.provinceOrTerritory'),
  provinceAlone: () => t('checkout.province'),
  territory: () => t('checkout.stateOrTerritory'),
  prefecture: () => t('checkout.prefecture'),
  emirate: () => t('checkout.emirate'),
  region: () => t('checkout.stateOrRegion'),
}

/** Labels of the fields of a country's addresses; one without a label is no field of them. */
export interface AddressWords {
  readonly postalCode: string | false
  readonly region: string | undefined
  readonly regionRequired: boolean
  readonly postcodeFirst: boolean
  /** Label of the tax id that nothing is sent there without, and an example. */
  readonly taxId?: { readonly label: string; readonly help: string }
}

export function addressWords(country = ''): AddressWords {
  const { postalCode, region, regionRequired = false, postcodeFirst = false } = partsIn(country)
  return {
    postalCode: hasPostcodes(country) && postalCodes[postalCode](),
    region: region && regions[region](),
    regionRequired,
    postcodeFirst,
    ...(country === 'BR' ? { taxId: { label: t('checkout.cpfOrCnpj'), help: t('checkout.cpfOrCnpjHelp') } } : {}),
  }
}

/** A postcode as post writes it everywhere: in capitals, with the letters, digits and dashes of a plain keyboard, and without the mark of Japan's. */
export const postcodeOf = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212\u30fc]/g, '-')
    .replace(/^〒/, '')
    .trim()
    .toUpperCase()

/** Reason why a postcode cannot be one of the country; undefined when it can. */
export function postalCodeMistake(postalCode: string, country: string): string | undefined {
  const { postalCode: named, format } = partsIn(country)
  const kind = named === 'postcode' ? 'other' : named
  if (!postalCode) return hasPostcodes(country) ? t('checkout.enterPostalCode', { kind }) : undefined
  return format && !format.pattern.test(postalCode)
    ? t('checkout.wholePostalCode', { kind, example: format.example })
    : undefined
}

/** Reason why an address of the country needs its part above the town; undefined when it has it, or needs none. */
export const regionMistake = (subdivision: string, country: string): string | undefined =>
  partsIn(country).regionRequired && !subdivision ? t('checkout.fillThisIn') : undefined

/** Reason why nothing can be sent to the country with this tax id; undefined when it can. */
export const taxIdMistake = (taxId: string, country: string): string | undefined =>
  country === 'BR' && !isCpf(taxId) && !isCnpj(taxId) ? t('checkout.enterCpfOrCnpj') : undefined
