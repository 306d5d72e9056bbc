import type { Breakdown } from '@fairground/domain/price/breakdown.ts'
import { formatPercent } from '@fairground/domain/rate.ts'
import { held } from '../../ground/texts/held.ts'

interface NamedTax {
  readonly name: string
  /** As the reader writes numbers: "8.875". */
  readonly percent: string
  readonly included: boolean
  readonly amount: bigint
}

const digitsOf = held((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 4 }))

/** Taxes of an order by name and rate, without those of nothing; none where one of them has no name, so that they are shown as one sum. */
export function namedTaxes({ taxes }: Pick<Breakdown, 'taxes'>, locale: string): NamedTax[] {
  const charged = taxes.filter(({ amount }) => amount > 0n)
  const named = charged.flatMap(({ part, rate, included, amount }) =>
    part?.name
      ? [{ name: part.name, percent: digitsOf(locale).format(Number(formatPercent(rate))), included, amount }]
      : [],
  )
  return named.length === charged.length ? together(named) : []
}

/** Taxes of several jurisdictions that read the same are one. */
function together(taxes: readonly NamedTax[]): NamedTax[] {
  const alike = Map.groupBy(taxes, ({ name, percent, included }) => JSON.stringify([name, percent, included]))
  return [...alike.values()].map((same) => ({
    ...same[0]!, // a group has one at least
    amount: same.reduce((sum, { amount }) => sum + amount, 0n),
  }))
}
