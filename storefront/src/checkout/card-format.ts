import type { InputEvent } from 'react'

const MOST_DIGITS = 19
const AMERICAN_EXPRESS = /^3[47]/

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** The card number in the groups that the card shows: 4-6-5 on American Express, else fours. */
export function groupedCardNumber(typed: string): string {
  const digits = digitsOf(typed).slice(0, MOST_DIGITS)
  const groups = AMERICAN_EXPRESS.test(digits) ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?(\d*)/ : undefined
  const parts = groups ? (groups.exec(digits)?.slice(1) ?? []) : (digits.match(/\d{1,4}/g) ?? [])
  return parts.filter(Boolean).join(' ')
}

/**
 * The expiry as MM/YY, from digits alone too: "1230" becomes "12/30", "430" "04/30". A year of four digits, as browsers fill it in,
 * is shortened. The slash comes with the year, so that the delete key can pass it.
 */
export function slashedExpiry(typed: string): string {
  const apart = /^\s*(\d{1,2})\s*[/\s.-]\s*(\d*)/.exec(typed)
  if (apart) return `${apart[1]?.padStart(2, '0')}/${shortYear(apart[2] ?? '')}`
  const digits = digitsOf(typed).replace(/^(?=[2-9])/, '0')
  return digits.length > 2 ? `${digits.slice(0, 2)}/${shortYear(digits.slice(2))}` : digits
}

const shortYear = (year: string): string =>
  /^20\d?\d?/.test(year) ? year.slice(year.length > 3 ? 2 : 0, 4) : year.slice(0, 2)

/** Month and year that the expiry names, as "04/28"; undefined when it names none. */
export function expiryOf(typed: string): string | undefined {
  const expiry = slashedExpiry(typed)
  return /^(0[1-9]|1[0-2])\/\d{2}$/.test(expiry) ? expiry : undefined
}

/** Formats a field while it is typed; the caret stays behind the digit it was behind. */
export const typedAs =
  (format: (typed: string) => string) =>
  ({ currentTarget: field }: InputEvent<HTMLInputElement>): void => {
    const { value, selectionStart } = field
    const formatted = format(value)
    if (formatted === value) return
    const atEnd = selectionStart === value.length
    const digits = digitsOf(value.slice(0, selectionStart ?? value.length)).length
    field.value = formatted
    const caret = atEnd ? formatted.length : positionBehind(formatted, digits)
    field.setSelectionRange(caret, caret)
  }

function positionBehind(text: string, digits: number): number {
  let [position, passed] = [0, 0]
  while (passed < digits && position < text.length) if (/\d/.test(text[position++] ?? '')) passed++
  return position
}
