import { currencyExponent } from './currency.ts'
import { roundHalfUp } from './rounding.ts'

/** Worth of one unit of the site's currency in another, in millionths: 1.1734 is 1_173_400n. Above 0. */
export type ExchangeRate = bigint

export const RATE_DIGITS = 6
const SCALE = 10n ** BigInt(RATE_DIGITS)

/** A currency that prices are also shown in; nothing is ever charged in it. */
export interface ShownCurrency {
  readonly code: string
  readonly rate: ExchangeRate
}

/** Worth of a minor unit of `from` in those of `to.code`, as a fraction. */
export function minorRate(
  from: string,
  to: ShownCurrency,
): { readonly numerator: bigint; readonly denominator: bigint } {
  const [digitsFrom, digitsTo] = [BigInt(currencyExponent(from)), BigInt(currencyExponent(to.code))]
  return { numerator: to.rate * 10n ** digitsTo, denominator: SCALE * 10n ** digitsFrom }
}

/** Minor units of `to.code` for minor units of `from`, rounded half up. */
export function convert(minor: bigint, from: string, to: ShownCurrency): bigint {
  const { numerator, denominator } = minorRate(from, to)
  return roundHalfUp(minor * numerator, denominator)
}

/** The least amount of `from`, 0 or more, that is shown as `shown` minor units of `to.code` or more. */
export function leastShownAs(shown: bigint, from: string, to: ShownCurrency): bigint {
  if (shown <= 0n) return 0n
  const { numerator, denominator } = minorRate(from, to)
  const [above, below] = [(2n * shown - 1n) * denominator, 2n * numerator]
  return (above + below - 1n) / below
}

type ParsedExchangeRate =
  | { readonly ok: true; readonly rate: ExchangeRate }
  | { readonly ok: false; readonly rule: 'FORMAT' | 'DECIMAL_GT' | 'DECIMAL_MAX_SCALE' }

/** "1.1734": above 0, at most six digits after the point and nine before it. */
export function parseExchangeRate(text: string): ParsedExchangeRate {
  const match = /^(\d{1,9})(?:\.(\d{1,18}))?$/.exec(text)
  if (!match) return { ok: false, rule: 'FORMAT' }
  const [, whole = '', digits = ''] = match
  const fraction = digits.replace(/0+$/, '')
  if (fraction.length > RATE_DIGITS) return { ok: false, rule: 'DECIMAL_MAX_SCALE' }
  const rate = BigInt(whole + fraction.padEnd(RATE_DIGITS, '0'))
  return rate === 0n ? { ok: false, rule: 'DECIMAL_GT' } : { ok: true, rate }
}

/** "1.1734" for 1_173_400n. */
export function formatExchangeRate(rate: ExchangeRate): string {
  const digits = rate.toString().padStart(RATE_DIGITS + 1, '0')
  return `${digits.slice(0, -RATE_DIGITS)}.${digits.slice(-RATE_DIGITS)}`.replace(/\.?0+$/, '')
}
