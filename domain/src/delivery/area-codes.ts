import { type PostcodeForm, postcodeForm } from './postcode-forms.ts'

/** A postcode as it is compared: without blanks and hyphens, in capitals. */
export const plainPostcode = (postcode: string): string => postcode.replace(/[\s-]/g, '').toUpperCase()

const RANGE = /^(\d{2,10})\s*-\s*(\d{2,10})$/

/** First and last number of a range such as `10115-10179`; codes whose two groups differ in length are no range. */
export function rangeOf(pattern: string): readonly [string, string] | undefined {
  const [, first = '', last = ''] = RANGE.exec(pattern.trim()) ?? []
  return first !== '' && first.length === last.length ? [first, last] : undefined
}

const CODE = /^(?=.*\d)[A-Z\d](?:[A-Z\d -]{0,10}[A-Z\d])?$/
const BEGINNING = /^[A-Z\d](?:[A-Z\d -]{0,10})\*$/

/**
 * Parts of a text of postcodes that are none, in any of these countries: codes, beginnings (`SW1*`) and ranges (`10115-10179`), apart by
 * commas. Without countries, or with one whose codes have no known form, letters and digits in the form of a code are enough.
 */
export function notPostcodes(text: string, countries: readonly string[]): string[] {
  const forms = countries.map(postcodeForm)
  const known = forms.every((form) => form !== undefined) ? forms : []
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part, _, parts) => !isPattern(part.toUpperCase(), known) && (part !== '' || parts.length === 1))
}

function isPattern(pattern: string, forms: readonly PostcodeForm[]): boolean {
  const range = rangeOf(pattern)
  if (range) return range[0] <= range[1] && (isOne(range[0], forms) || isOne(pattern, forms))
  if (!pattern.endsWith('*')) return CODE.test(pattern) && isOne(pattern, forms)
  return BEGINNING.test(pattern) && (forms.length === 0 || forms.some((form) => begins(pattern.slice(0, -1), form)))
}

const isOne = (code: string, forms: readonly PostcodeForm[]): boolean =>
  forms.length === 0 || forms.some(({ pattern }) => pattern.test(code.trim()) || pattern.test(plainPostcode(code)))

/** True where the end of some code of that form makes one of the beginning. */
function begins(beginning: string, { pattern, example }: PostcodeForm): boolean {
  const end = plainPostcode(example)
  const starts = [beginning, plainPostcode(beginning)]
  return Array.from({ length: end.length }, (_, i) => end.slice(i)).some((tail) =>
    starts.some((start) => pattern.test(start + tail)),
  )
}
