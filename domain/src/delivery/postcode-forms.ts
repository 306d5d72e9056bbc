/** Form that every postcode of a country has, and one of them. */
export interface PostcodeForm {
  readonly pattern: RegExp
  readonly example: string
}

const digits = (count: number, example: string): PostcodeForm => ({ pattern: new RegExp(`^\\d{${count}}$`), example })
/** Digits in two groups, with a hyphen, a space or nothing between them. */
const groups = (first: number, second: number, example: string): PostcodeForm => ({
  pattern: new RegExp(`^\\d{${first}}[ -]?\\d{${second}}$`),
  example,
})

const forms: Readonly<Record<string, PostcodeForm>> = {
  AT: digits(4, '1010'),
  AU: digits(4, '2000'),
  BE: digits(4, '1000'),
  BR: groups(5, 3, '01310-100'),
  CA: { pattern: /^[ABCEGHJ-NPR-TVXY]\d[A-Z] ?\d[A-Z]\d$/i, example: 'K1A 0B1' },
  CH: digits(4, '8001'),
  DE: digits(5, '10115'),
  DK: digits(4, '1050'),
  ES: digits(5, '28001'),
  FI: digits(5, '00100'),
  FR: digits(5, '75001'),
  GB: { pattern: /^(GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/i, example: 'SW1A 1AA' },
  IE: { pattern: /^(D6W|[AC-FHKNPRTV-Y]\d{2}) ?[\dAC-FHKNPRTV-Y]{4}$/i, example: 'D02 AF30' },
  IN: groups(3, 3, '110001'),
  IT: digits(5, '00184'),
  JP: groups(3, 4, '100-0001'),
  NL: { pattern: /^\d{4} ?[A-Z]{2}$/i, example: '1012 JS' },
  NO: digits(4, '0150'),
  SE: groups(3, 2, '111 22'),
  US: { pattern: /^\d{5}(-\d{4})?$/, example: '94103' },
}

/** Undefined where the codes of a country are not held to a form. */
export const postcodeForm = (country: string): PostcodeForm | undefined => forms[country]
