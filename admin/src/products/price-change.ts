import { adjusted } from '@fairground/domain/catalog/adjust-prices.ts'
import { type PriceEnding, withEnding } from '@fairground/domain/catalog/price-ending.ts'
import { minorPerMajor } from '@fairground/domain/currency.ts'
import { formatAmount, parseAmount } from '@fairground/domain/money.ts'
import { wireAmount } from '../forms/amounts.ts'

/** A price for all, or so much more or less. */
export interface PriceChange {
  readonly kind: 'set' | 'amount' | 'percent'
  /** As typed; below zero lowers. */
  readonly typed: string
  /** What prices end with after the point; undefined leaves them as they come. */
  readonly ending?: PriceEnding | undefined
}

const negative = (typed: string): boolean => /^[-−]/.test(typed.trim())
const digits = (typed: string): string => wireAmount(typed).replace(/^[+\-−]\s*/, '')

/** What is wrong with it, in words. */
export function priceChangeFault({ kind, typed }: PriceChange, currency: string): string | undefined {
  if (kind === 'percent') {
    const rate = Number(digits(typed))
    if (!/^\d{1,4}$/.test(digits(typed)) || rate > (negative(typed) ? 100 : 1000))
      return 'Enter a whole number from -100 to 1,000.'
    return undefined
  }
  if (kind === 'set' && negative(typed)) return 'Enter 0 or more.'
  return parseAmount(digits(typed), currency).ok ? undefined : 'Enter an amount, such as 18.00.'
}

/** The price that follows, in major units; undefined where there can be none. */
export function priceAfter(change: PriceChange, before: string, currency: string): string | undefined {
  const old = parseAmount(before, currency)
  const exact = old.ok ? minorAfter(change, old.minor, currency) : undefined
  const after =
    exact === undefined || exact < 0n || !change.ending
      ? exact
      : withEnding(exact, change.ending, minorPerMajor(currency))
  if (after === undefined || after < 0n || after > 1_000_000_000n * minorPerMajor(currency)) return undefined
  return formatAmount(after, currency)
}

function minorAfter({ kind, typed }: PriceChange, before: bigint, currency: string): bigint | undefined {
  const sign = negative(typed) ? -1n : 1n
  if (kind === 'percent') return adjusted(before, { kind: 'PERCENTAGE', percentage: sign * BigInt(digits(typed)) }, 1n)
  const step = parseAmount(digits(typed), currency)
  if (!step.ok) return undefined
  return kind === 'set' ? step.minor : adjusted(before, { kind: 'AMOUNT', amount: sign * step.minor }, 1n)
}

/** As the wire has it. */
export function priceMessage({ kind, typed, ending }: PriceChange) {
  const sign = negative(typed) ? '-' : ''
  const by =
    kind === 'percent'
      ? { percentage: Number(`${sign}${digits(typed)}`) }
      : { [kind === 'set' ? 'price' : 'amount']: `${sign}${digits(typed)}` }
  return { ...by, ...(ending ? { ending } : {}) }
}
