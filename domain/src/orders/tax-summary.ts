import type { Breakdown } from '../price/breakdown.ts'
import type { Rate } from '../rate.ts'

/** Tax of one rate and name. Minor units. */
export interface TaxRow {
  readonly rate: Rate
  /** Absent where the tax has no name. */
  readonly name?: string
  /** Amount that the tax is on, without it. */
  readonly net: bigint
  readonly tax: bigint
}

/** `net + tax` is the total of the breakdown; where a charge bears several taxes, its net is in the row of each. */
export interface TaxSummary {
  readonly rows: readonly TaxRow[]
  /** Part of `net` that bears no tax. */
  readonly untaxed: bigint
  readonly net: bigint
  readonly tax: bigint
}

/** Sums by rate, name and jurisdiction, as an invoice shows them: a charge is in no row twice. Rows of nothing are left out; included and added tax of one rate are one row. */
export function taxSummary({
  taxes,
  lines,
  shipping,
  fees,
  summary,
}: Pick<Breakdown, 'taxes' | 'lines' | 'shipping' | 'fees' | 'summary'>): TaxSummary {
  const rows = new Map<string, TaxRow>()
  for (const { rate, part, taxable, amount } of taxes) {
    if (taxable === 0n && amount === 0n) continue
    const name = part?.name
    const key = JSON.stringify([String(rate), name, part?.jurisdiction])
    const before = rows.get(key)
    rows.set(key, {
      rate,
      ...(name ? { name } : {}),
      net: (before?.net ?? 0n) + taxable,
      tax: (before?.tax ?? 0n) + amount,
    })
  }
  const taxed = [...lines, shipping, ...fees].reduce((sum, { taxable }) => sum + taxable, 0n)
  const net = summary.total - summary.tax
  return { rows: [...rows.values()], untaxed: net - taxed, net, tax: summary.tax }
}
