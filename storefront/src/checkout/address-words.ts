import { postcodeForm } from '@fairground/domain/delivery/postcode-forms.ts'
import { isCnpj, isCpf } from '@fairground/domain/tax/tax-id.ts'
import { hasPostcodes } from '@fairground/ui/countries.ts'
import { t } from '../texts.ts'

type PostalCode = 'postcode' | 'eircode' | 'zip' | 'postal' | 'cep' | 'pin'
type Region = 'county' | 'state' | 'province' | 'provinceAlone' | 'territory' | 'prefecture' | 'emirate' | 'region'

/** Names of the parts of an address in one country. */
interface AddressParts {
  readonly postalCode: PostalCode
  /** The part above the town; undefined where addresses do without it. */
  readonly region: Region | undefined
  /** No post arrives without that part, and its code does not tell it. */
  readonly regionRequired?: true
  /** Written from the greatest part to the smallest, the postcode first. */
  readonly postcodeFirst?: true
}

const none: AddressParts = { postalCode: 'postcode', region: undefined }

const parts: Readonly<Record<string, AddressParts>> = {
  AE: { postalCode: 'postcode', region: 'emirate', regionRequired: true },
  AT: none,
  AU: { postalCode: 'postcode', region: 'territory' },
  BE: none,
  BR: { postalCode: 'cep', region: 'state', regionRequired: true },
  CA: { postalCode: 'postal', region: 'province' },
  CH: none,
  DE: none,
  DK: none,
  ES: { postalCode: 'postcode', region: 'provinceAlone' },
  FI: none,
  FR: none,
  GB: { postalCode: 'postcode', region: 'county' },
  IE: { postalCode: 'eircode', region: 'county' },
  IN: { postalCode: 'pin', region: 'state', regionRequired: true },
  IT: { postalCode: 'postcode', region: 'provinceAlone' },
  JP: { postalCode: 'postal', region: 'prefecture', regionRequired: true, postcodeFirst: true },
  NL: none,
  NO: none,
  SE: none,
  US: { postalCode: 'zip', region: 'state' },
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
  const { postalCode: named } = partsIn(country)
  const form = postcodeForm(country)
  const kind = named === 'postcode' ? 'other' : named
  if (!postalCode) return hasPostcodes(country) ? t('checkout.enterPostalCode', { kind }) : undefined
  return form && !form.pattern.test(postalCode)
    ? t('checkout.wholePostalCode', { kind, example: form.example })
    : undefined
}

/** Reason why an address of the country needs its part above the town; undefined when it has it, or needs none. */
export const regionMistake = (subdivision: string, country: string): string | undefined =>
  partsIn(country).regionRequired && !subdivision ? t('checkout.fillThisIn') : undefined

/** Reason why nothing can be sent to the country with this tax id; undefined when it can. */
export const taxIdMistake = (taxId: string, country: string): string | undefined =>
  country === 'BR' && !isCpf(taxId) && !isCnpj(taxId) ? t('checkout.enterCpfOrCnpj') : undefined
