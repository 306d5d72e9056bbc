import { roundHalfUp } from './rounding.ts'

/**
 * A rate in millionths, which is a percentage in 1/10 000: 8.875 % is 88_750n, 100 % is 1_000_000n.
 * The wire's finest tax rate has six digits after the point, so every rate on the wire is exact.
 */
export type Rate = bigint

export const WHOLE: Rate = 1_000_000n

type ParsedRate = { ok: true; rate: Rate } | { ok: false; rule: 'FORMAT' | 'DECIMAL_MAX_SCALE' | 'DECIMAL_LTE' }

/** Rate of a percentage ("20", "8.875", 12.5), at most 100 and with at most four digits after the point. */
export function parsePercent(percent: string | number): ParsedRate {
  return parse(percent, 4, 100n * 10n ** 4n)
}

/** Rate of a fraction ("0.2", "0.08875"), at most 1 and with at most six digits after the point. */
export function parseFraction(fraction: string): ParsedRate {
  return parse(fraction, 6, WHOLE)
}

/**
 * Rate of a percentage by which something rises or, below 0, falls ("7.5", -12.25): at most 1,000, with at most two digits after the
 * point. A number is read as it is written, so that 7.35 is exact.
 */
export function parsePercentChange(percent: string | number): ParsedRate {
  const text = String(percent)
  const isLower = text.startsWith('-')
  const parsed = parse(isLower ? text.slice(1) : text, 2, 1_000n * 100n)
  return parsed.ok ? { ok: true, rate: (isLower ? -100n : 100n) * parsed.rate } : parsed
}

function parse(value: string | number, scale: number, max: bigint): ParsedRate {
  const match = /^(\d{1,12})(?:\.(\d{1,24}))?$/.exec(String(value))
  if (!match) return { ok: false, rule: 'FORMAT' }
  const [, whole = '', digits = ''] = match
  const fraction = digits.replace(/0+$/, '')
  if (fraction.length > scale) return { ok: false, rule: 'DECIMAL_MAX_SCALE' }
  const rate = BigInt(whole + fraction.padEnd(scale, '0'))
  return rate > max ? { ok: false, rule: 'DECIMAL_LTE' } : { ok: true, rate }
}

/** Rate of text that the program itself wrote or that a schema has checked. Throws RangeError on anything else. */
export function rateOf(parsed: ParsedRate): Rate {
  if (!parsed.ok) throw new RangeError(`Not a rate (${parsed.rule})`)
  return parsed.rate
}

/** "0.08875" for 88_750n: no trailing zeros, "0" for nothing. */
export function formatFraction(rate: Rate): string {
  return point(rate, 6)
}

/** "8.875" for 88_750n: no trailing zeros. */
export function formatPercent(rate: Rate): string {
  return point(rate, 4)
}

function point(rate: Rate, scale: number): string {
  const digits = rate.toString().padStart(scale + 1, '0')
  return `${digits.slice(0, -scale)}.${digits.slice(-scale)}`.replace(/\.?0+$/, '')
}

/** `rate` of `amount` minor units, rounded half up. */
export function portion(amount: bigint, rate: Rate): bigint {
  return roundHalfUp(amount * rate, WHOLE)
}
