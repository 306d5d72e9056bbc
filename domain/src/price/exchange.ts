import type { Breakdown, PricedLine } from './breakdown.ts'
import type { PriceLine } from './input.ts'
import { subtract } from './pay.ts'
import { price } from './price.ts'
import { splitUnits } from './split-line.ts'
import { dueOf, sumsOf, ticketFeesOf } from './sums.ts'

/**
 * Lines that stand in place of one when a unit of it becomes another thing; `rest` is null where it had one unit. `offered` is the thing at its own
 * price, which is less than that of `unit` where what was paid stays paid.
 */
export type Exchanged = {
  rest: PricedLine | null
  unit: PricedLine
  offered: PricedLine
  breakdown: Breakdown
  /** Minor units that the order costs more; below zero less. */
  difference: bigint
}

/** Differences of price that an exchange may have. Without any the thing has to cost the same. */
export type Differences = {
  /** A thing that costs less takes the price that was paid, or the difference goes back. */
  cheaper?: 'STAYS_PAID' | 'GOES_BACK' | undefined
  dearer?: boolean | undefined
}

const alike = (a: PricedLine, b: PricedLine): boolean =>
  a.taxIncluded === b.taxIncluded &&
  a.taxKey === b.taxKey &&
  JSON.stringify(a.taxRate, text) === JSON.stringify(b.taxRate, text)

const text = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)

const AMOUNTS = ['listed', 'net', 'tax', 'beforeTax', 'afterTax', 'total'] as const
const costsAs = (a: PricedLine, b: PricedLine): boolean =>
  a.unitPrice === b.unitPrice && AMOUNTS.every((amount) => a[amount] === b[amount])

/**
 * Breakdown of an order in which one unit of a line is another thing. Where it costs the same, or what was paid stays paid, every amount of the
 * two lines adds up to that of the one; else the sums of the order are those of its lines. Null where it would cost more or less than is
 * allowed, and where a discount is on the line or another tax on the thing.
 */
export function exchangeUnit(
  breakdown: Breakdown,
  lineId: string,
  unit: PriceLine,
  { cheaper, dearer = false }: Differences = {},
): Exchanged | null {
  const line = breakdown.lines.find(({ id }) => id === lineId)
  if (!line || line.discount > 0n || line.payLater > 0n) return null
  const { currency } = breakdown
  const { quantity, unitPrice, fullUnitPrice, ticketFee } = line
  const priced = (one: PriceLine) => price({ currency, lines: [one] }).lines[0] as PricedLine // one line in, one out
  const offered = priced(unit)
  if (!alike(offered, line)) return null
  const fee = ticketFee ? { ticketFee: { type: ticketFee.type, rate: ticketFee.rate } } : {}
  const paid = priced({ id: unit.id, unitPrice, fullUnitPrice, quantity: 1, tax: unit.tax, pay: 'NOW', ...fee })
  // Taxes and fees were rounded on the whole line: its units have their shares, and are not rounded again.
  const [share, rest = null] = splitUnits(line, [
    { id: unit.id, quantity: 1 },
    ...(quantity > 1 ? [{ id: lineId, quantity: quantity - 1 }] : []),
  ]) as [PricedLine, PricedLine?] // one for each part
  const same = costsAs(offered, paid) || (cheaper === 'STAYS_PAID' && offered.total < paid.total)
  const own = same ? share : offered
  const difference = own.total - share.total
  if (!same && difference !== 0n && !(difference > 0n ? dearer : cheaper === 'GOES_BACK')) return null
  const parts = rest ? [rest, own] : [own]
  const lines = breakdown.lines.flatMap((one) => (one.id === lineId ? parts : [one]))
  return {
    rest,
    unit: own,
    offered,
    difference,
    breakdown: same ? withLines(breakdown, lines) : addedUp(breakdown, lines),
  }
}

const withLines = (breakdown: Breakdown, lines: PricedLine[]): Breakdown => ({
  ...breakdown,
  lines,
  ticketFees: ticketFeesOf(lines),
})

/** The breakdown with other lines, of which nothing is paid later that was not before. */
function addedUp(before: Breakdown, lines: PricedLine[]): Breakdown {
  const { exempt: _, ...breakdown } = withLines(before, lines)
  const sums = sumsOf(breakdown)
  const payNow = subtract(sums.summary, breakdown.payLater)
  return { ...breakdown, ...sums, payNow, due: dueOf(payNow, breakdown.giftCards) }
}
