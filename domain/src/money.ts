import type { ViolatedRule } from '@fairground/contract/enumerations/refusals.ts'
import { currencyExponent, minorPerMajor } from './currency.ts'

/** Largest amount that is accepted anywhere, in major units, see `docs/algorithms/limits.md`. */
const MAX_MAJOR_UNITS = 1_000_000_000n

/** Reason why a text is not an amount, named as the field violation that it becomes. `limit` is in major units or digits. */
export type AmountRefusal = {
  rule: Extract<ViolatedRule, 'FORMAT' | 'DECIMAL_MAX_SCALE' | 'DECIMAL_GTE' | 'DECIMAL_LTE'>
  limit?: number
}
type ParsedAmount = { ok: true; minor: bigint } | { ok: false; refusal: AmountRefusal }

const refused = (rule: AmountRefusal['rule'], limit?: number): ParsedAmount => ({
  ok: false,
  refusal: limit === undefined ? { rule } : { rule, limit },
})

/** Decimal text with neither exponent nor sign games; the length bound keeps BigInt away from megabytes of digits. */
const decimal = /^(-?)(\d{1,24})(?:\.(\d{1,24}))?$/

/**
 * Minor units of a decimal string, or of a JSON number as catalogue v1 sends it (`10.5` for EUR is 1050n).
 * Refuses NaN, Infinity, exponents, more digits than the currency has, negatives unless `negative` is set, and
 * anything beyond 1 000 000 000.00 (that bound is allowed).
 */
export function parseAmount(
  amount: string | number,
  currency: string,
  { negative = false }: { negative?: boolean } = {},
): ParsedAmount {
  if (typeof amount === 'number' && !Number.isFinite(amount)) return refused('FORMAT')
  const match = decimal.exec(typeof amount === 'number' ? plainDigits(amount) : amount)
  if (!match) return refused('FORMAT')
  const [, sign, whole = '', fraction = ''] = match
  const exponent = currencyExponent(currency)
  if (fraction.length > exponent) return refused('DECIMAL_MAX_SCALE', exponent)
  const magnitude = BigInt(whole + fraction.padEnd(exponent, '0'))
  if (sign && magnitude > 0n && !negative) return refused('DECIMAL_GTE', 0)
  if (magnitude > MAX_MAJOR_UNITS * minorPerMajor(currency)) return refused('DECIMAL_LTE', Number(MAX_MAJOR_UNITS))
  return { ok: true, minor: sign ? -magnitude : magnitude }
}

/** JavaScript writes tiny numbers as 1e-7; as digits, the refusal names the right rule. Huge ones keep their exponent and are refused. */
function plainDigits(amount: number): string {
  const text = String(amount)
  return text.includes('e-') ? amount.toFixed(20) : text
}

/** Minor units of an amount that the program itself wrote (rows, documents, settings). Throws RangeError on anything else. */
export function amountOf(text: string | number, currency: string): bigint {
  const parsed = parseAmount(text, currency, { negative: true })
  if (!parsed.ok) throw new RangeError(`Not an amount in ${currency}: ${text} (${parsed.refusal.rule})`)
  return parsed.minor
}

/** Minor units of amounts together. Throws RangeError as `amountOf` does. */
export const sumOf = (amounts: readonly string[], currency: string): bigint =>
  amounts.reduce((sum, amount) => sum + amountOf(amount, currency), 0n)

/** True when a decimal string is above 0, whatever its currency. */
export const isPositive = (decimal: string): boolean => !decimal.startsWith('-') && /[1-9]/.test(decimal)

/** Decimal string with exactly the digits of the currency: 1050n EUR is "10.50", 1050n JPY is "1050". */
export function formatAmount(minor: bigint, currency: string): string {
  const exponent = currencyExponent(currency)
  const digits = (minor < 0n ? -minor : minor).toString().padStart(exponent + 1, '0')
  const sign = minor < 0n ? '-' : ''
  if (exponent === 0) return sign + digits
  return `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`
}

/** JSON number for catalogue v1 fields, which are floats on the wire. Exact up to 15 digits; only ever for output. */
export function amountAsNumber(minor: bigint, currency: string): number {
  return Number(formatAmount(minor, currency))
}

/** The same figure in another currency: 10.50 EUR is 10.50 USD. Refused where it has more decimal places than `to`. */
export function restated(minor: bigint, from: string, to: string): ParsedAmount {
  const figure = formatAmount(minor, from)
  return parseAmount(figure.includes('.') ? figure.replace(/\.?0+$/, '') : figure, to)
}

const displays = new Map<string, Intl.NumberFormat>()

/** Localised text with the currency's symbol and exactly its ISO digits, from the decimal string, never through a float. */
export function displayAmount(minor: bigint, currency: string, locale: string): string {
  const key = `${locale} ${currency}`
  let display = displays.get(key)
  if (!display) {
    const digits = currencyExponent(currency)
    display = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
    displays.set(key, display)
  }
  // formatAmount writes a plain decimal, which is what StringNumericLiteral stands for.
  return display.format(formatAmount(minor, currency) as Intl.StringNumericLiteral)
}
