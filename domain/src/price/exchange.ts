import { present } from '../present.ts'
import type { Breakdown, PricedLine } from './breakdown.ts'
import type { PriceLine } from './input.ts'
import { addUp, ofFee, ofLine, ofShipping, subtract } from './pay.ts'
import { price } from './price.ts'
import { exemptTotal, taxTotals } from './tax.ts'

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
const sumOf = (parts: readonly PricedLine[], amount: (typeof AMOUNTS)[number]): bigint =>
  parts.reduce((sum, part) => sum + part[amount], 0n)

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
  const fee = ticketFee ? { ticketFee: { type: ticketFee.type, rate: ticketFee.rate } } : {}
  const asPaid = (id: string, units: number) =>
    priced({ id, unitPrice, fullUnitPrice, quantity: units, tax: unit.tax, pay: 'NOW', ...fee })
  const paid = asPaid(unit.id, 1)
  const own = cheaper === 'STAYS_PAID' && offered.total < paid.total ? paid : offered
  const rest = quantity === 1 ? null : asPaid(lineId, quantity - 1)
  const parts = rest ? [rest, own] : [own]
  if (parts.some((part) => !alike(part, line))) return null
  const lines = breakdown.lines.flatMap((one) => (one.id === lineId ? parts : [one]))
  const difference = sumOf(parts, 'total') - line.total
  const same = AMOUNTS.every((amount) => sumOf(parts, amount) === line[amount])
  const allowed = difference > 0n ? dearer : difference < 0n && cheaper === 'GOES_BACK'
  if (!same && !allowed) return null
  return {
    rest,
    unit: own,
    offered,
    difference,
    breakdown: same ? withLines(breakdown, lines) : addedUp(breakdown, lines),
  }
}

function withLines(breakdown: Breakdown, lines: PricedLine[]): Breakdown {
  const feesOf = (type: string) =>
    lines.reduce((sum, one) => (one.ticketFee?.type === type ? sum + one.ticketFee.amount : sum), 0n)
  const ticketFees = { included: feesOf('FEE_INCLUDED'), added: feesOf('FEE_ADDED_AT_CHECKOUT') }
  return { ...breakdown, lines, ticketFees }
}

/** The breakdown with other lines, of which nothing is paid later that was not before. */
function addedUp(before: Breakdown, lines: PricedLine[]): Breakdown {
  const { shipping, fees, payLater, giftCards, exempt: _, ...breakdown } = withLines(before, lines)
  const summary = addUp([...lines.map(ofLine), ofShipping(shipping), ...fees.map(ofFee)])
  const payNow = subtract(summary, payLater)
  const charges = [...lines, shipping, ...fees]
  return {
    ...breakdown,
    shipping,
    fees,
    payLater,
    giftCards,
    summary,
    payNow,
    taxes: taxTotals(charges),
    ...present({ exempt: exemptTotal(charges) }),
    due: giftCards.reduce((due, { amount }) => due - amount, payNow.total),
  }
}
