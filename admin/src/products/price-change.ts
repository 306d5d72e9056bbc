import { adjusted } from '@fairground/domain/catalog/adjust-prices.ts'
import { type PriceEnding, withEnding } from '@fairground/domain/catalog/price-ending.ts'
import { minorPerMajor } from '@fairground/domain/currency.ts'
import { formatAmount, parseAmount } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import { parsePercentChange, WHOLE } from '@fairground/domain/rate.ts'
import { exampleAmount, wireAmount } from '../forms/amounts.ts'
import { t } from '../texts.ts'

/** A price for all, or so much more or less. */
export interface PriceChange {
  readonly kind: 'set' | 'amount' | 'percent'
  /** As typed; below zero lowers. */
  readonly typed: string
  /** Digits that prices end with after the point; undefined leaves them as they come. */
  readonly ending?: PriceEnding | undefined
}

const negative = (typed: string): boolean => /^[-−]/.test(typed.trim())
const digits = (typed: string): string => wireAmount(typed).replace(/^[+\-−]\s*/, '')
const signedDigits = (typed: string): string => `${negative(typed) ? '-' : ''}${digits(typed)}`

/** Mistake in it, in words. */
export function priceChangeFault({ kind, typed }: PriceChange, currency: string): string | undefined {
  if (kind === 'percent') {
    const parsed = parsePercentChange(signedDigits(typed))
    if (!parsed.ok || parsed.rate < -WHOLE) return t('admin.products.enterANumberFrom100')
    return undefined
  }
  if (kind === 'set' && negative(typed)) return t('admin.products.enter0OrMore')
  return parseAmount(digits(typed), currency).ok
    ? undefined
    : t('admin.products.enterAnAmountSuchAs', { example: exampleAmount(currency) })
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
  if (kind === 'percent') {
    const parsed = parsePercentChange(signedDigits(typed))
    return parsed.ok ? adjusted(before, { kind: 'PERCENTAGE', rate: parsed.rate }, 1n) : undefined
  }
  const step = parseAmount(digits(typed), currency)
  if (!step.ok) return undefined
  return kind === 'set' ? step.minor : adjusted(before, { kind: 'AMOUNT', amount: sign * step.minor }, 1n)
}

/** As the wire has it. */
export function priceMessage({ kind, typed, ending }: PriceChange) {
  const signed = signedDigits(typed)
  const by = kind === 'percent' ? { percentage: Number(signed) } : { [kind === 'set' ? 'price' : 'amount']: signed }
  return { ...by, ...present({ ending: ending || undefined }) }
}
