import { minorPerMajor } from '@fairground/domain/currency.ts'
import { formatAmount, parseAmount } from '@fairground/domain/money.ts'
import { wireAmount } from '../forms/amounts.ts'

/** A price for all, or so much more or less. */
export interface PriceChange {
  readonly kind: 'set' | 'amount' | 'percent'
  /** As typed; below zero lowers. */
  readonly typed: string
}

const negative = (typed: string): boolean => /^[-−]/.test(typed.trim())
const digits = (typed: string): string => wireAmount(typed).replace(/^[+\-−]\s*/, '')

/** What is wrong with it, in words. */
export function priceChangeFault({ kind, typed }: PriceChange, currency: string): string | undefined {
  if (kind === 'percent') {
    const rate = Number(digits(typed))
    if (!/^\d{1,4}$/.test(digits(typed)) || rate > (negative(typed) ? 100 : 1000))
      return 'Write a whole number from -100 to 1000.'
    return undefined
  }
  if (kind === 'set' && negative(typed)) return 'A price cannot be below zero.'
  return parseAmount(digits(typed), currency).ok ? undefined : 'Write an amount, such as 18.00.'
}

/** Half up, as the server rounds. */
const divided = (value: bigint, by: bigint): bigint => {
  const doubled = 2n * value + by
  const quotient = doubled / (2n * by)
  return doubled < 0n && doubled % (2n * by) !== 0n ? quotient - 1n : quotient
}

/** The price that follows, in major units; undefined where there can be none. */
export function priceAfter({ kind, typed }: PriceChange, before: string, currency: string): string | undefined {
  const old = parseAmount(before, currency)
  if (!old.ok) return undefined
  const sign = negative(typed) ? -1n : 1n
  if (kind === 'percent') {
    const rate = 100n + sign * BigInt(digits(typed))
    return formatAmount(divided(old.minor * rate, 100n), currency)
  }
  const step = parseAmount(digits(typed), currency)
  if (!step.ok) return undefined
  const after = kind === 'set' ? step.minor : old.minor + sign * step.minor
  return after < 0n || after > 1_000_000_000n * minorPerMajor(currency) ? undefined : formatAmount(after, currency)
}

/** As the wire adjusts. */
export function adjustment({ kind, typed }: PriceChange): { amount: string } | { percentage: number } {
  const sign = negative(typed) ? '-' : ''
  return kind === 'percent' ? { percentage: Number(`${sign}${digits(typed)}`) } : { amount: `${sign}${digits(typed)}` }
}
