import type { Breakdown, PricedLine } from './breakdown.ts'
import type { PriceLine } from './input.ts'
import { price } from './price.ts'

/**
 * Lines that stand in place of one when a unit of it becomes another thing; `rest` is null where it had one unit. `offered` is the thing at its own
 * price, which is less than that of `unit` where what was paid stays paid.
 */
export type Exchanged = { rest: PricedLine | null; unit: PricedLine; offered: PricedLine; breakdown: Breakdown }

const alike = (a: PricedLine, b: PricedLine): boolean =>
  a.taxIncluded === b.taxIncluded &&
  a.taxKey === b.taxKey &&
  JSON.stringify(a.taxRate, text) === JSON.stringify(b.taxRate, text)

const text = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)

/**
 * Breakdown of an order in which one unit of a line is another thing that costs the same: every amount of the two lines adds up to that of
 * the one. Null where anything would cost more or less, as where a discount is on the line. With `keepsPrice` a thing that costs less takes the
 * price of the line, so that the order costs what was paid.
 */
export function exchangeUnit(
  breakdown: Breakdown,
  lineId: string,
  unit: PriceLine,
  { keepsPrice = false }: { readonly keepsPrice?: boolean | undefined } = {},
): Exchanged | null {
  const line = breakdown.lines.find(({ id }) => id === lineId)
  if (!line || line.discount > 0n || line.payLater > 0n) return null
  const { currency } = breakdown
  const { quantity, unitPrice, fullUnitPrice, ticketFee } = line
  const priced = (one: PriceLine) => price({ currency, lines: [one] }).lines[0] as PricedLine // one line in, one out
  const offered = priced(unit)
  const fee = ticketFee ? { ticketFee: { type: ticketFee.type, rate: ticketFee.rate } } : {}
  const asPaid = (id: string, units: number) =>
    priced({ id, unitPrice, fullUnitPrice, quantity: units, tax: unit.tax, pay: 'NOW', ...fee })
  const paid = asPaid(unit.id, 1)
  const own = keepsPrice && offered.total < paid.total ? paid : offered
  const rest = quantity === 1 ? null : asPaid(lineId, quantity - 1)
  const parts = rest ? [rest, own] : [own]
  const same = (['listed', 'net', 'tax', 'beforeTax', 'afterTax', 'total'] as const).every(
    (amount) => parts.reduce((sum, part) => sum + part[amount], 0n) === line[amount],
  )
  if (!same || parts.some((part) => !alike(part, line))) return null
  const lines = breakdown.lines.flatMap((one) => (one.id === lineId ? parts : [one]))
  const feesOf = (type: string) =>
    lines.reduce((sum, one) => (one.ticketFee?.type === type ? sum + one.ticketFee.amount : sum), 0n)
  const ticketFees = { included: feesOf('FEE_INCLUDED'), added: breakdown.ticketFees.added }
  return { rest, unit: own, offered, breakdown: { ...breakdown, lines, ticketFees } }
}
