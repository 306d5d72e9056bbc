/** How one country names the parts of an address, and what its codes look like. */
interface AddressWords {
  readonly postalCode: string
  /** The part above the town; undefined where addresses do without it. */
  readonly region: string | undefined
  readonly format?: { readonly pattern: RegExp; readonly example: string }
}

const UK_POSTCODE = { pattern: /^(GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/i, example: 'SW1A 1AA' }
const FIVE_DIGITS = { pattern: /^\d{5}$/, example: '10115' }

const words: Readonly<Record<string, AddressWords>> = {
  GB: { postalCode: 'Postcode', region: 'County', format: UK_POSTCODE },
  IE: { postalCode: 'Eircode', region: 'County' },
  US: { postalCode: 'ZIP code', region: 'State', format: { pattern: /^\d{5}(-\d{4})?$/, example: '94103' } },
  CA: { postalCode: 'Postal code', region: 'Province or territory' },
  AU: { postalCode: 'Postcode', region: 'State or territory' },
  DE: { postalCode: 'Postcode', region: undefined, format: FIVE_DIGITS },
  FR: { postalCode: 'Postcode', region: undefined, format: FIVE_DIGITS },
  NL: { postalCode: 'Postcode', region: undefined },
  JP: { postalCode: 'Postal code', region: 'Prefecture' },
}
const elsewhere: AddressWords = { postalCode: 'Postcode', region: 'State or region' }

export const addressWords = (country: string | undefined): AddressWords => words[country ?? ''] ?? elsewhere

/** Why a postcode cannot be one of the country; undefined when it can. */
export function postalCodeMistake(postalCode: string, country: string): string | undefined {
  const { postalCode: label, format } = addressWords(country)
  const name = label === 'Postcode' || label === 'Postal code' ? label.toLowerCase() : label
  const article = /^[aeiou]/i.test(name) ? 'an' : 'a'
  if (!postalCode) return `Enter ${article} ${name}.`
  return format && !format.pattern.test(postalCode) ? `Enter a whole ${name}, like ${format.example}.` : undefined
}
