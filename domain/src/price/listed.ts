import { compare } from '../rounding.ts'
import type { Discount, PriceLine, Tax } from './input.ts'

/** A line on its way through the discounts: `left` is what they have left of the listed price. */
export type OpenLine = { line: PriceLine; position: number; listed: bigint; left: bigint }

/** Unit price times quantity; a line that a membership pays for is listed at nothing. */
function listedPrice({ unitPrice, quantity, pay }: PriceLine): bigint {
  return pay === 'COVERED' ? 0n : unitPrice * BigInt(quantity)
}

/**
 * The lines in an order that does not depend on how the caller listed them: dearest first, then by everything that
 * bears on the price, then by position. Odd cents are shared in this order, so the total of a cart is the same
 * whichever way its lines were added (invariant I17), and equal lines still take odd cents by position.
 */
export function openLines(lines: readonly PriceLine[], discounts: readonly Discount[]): OpenLine[] {
  const open = lines.map((line, position) => {
    const listed = listedPrice(line)
    return { line, position, listed, left: listed, traits: traits(line, discounts) }
  })
  return open.sort((a, b) => compare(b.listed, a.listed) || compareText(a.traits, b.traits) || a.position - b.position)
}

function traits(
  { id, unitPrice, tax, pay, depositPerUnit, ticketFee }: PriceLine,
  discounts: readonly Discount[],
): string {
  const lowered = discounts.map(({ lineIds }) => (!lineIds || lineIds.includes(id) ? 1 : 0)).join('')
  return [
    unitPrice,
    ...(tax?.settled ? traitsOfSettled(tax) : traitsOfTax(tax)),
    pay,
    depositPerUnit,
    ticketFee?.type,
    ticketFee?.rate,
    lowered,
  ].join('|')
}

const traitsOfTax = (tax: Tax | null) => [
  tax?.rate,
  tax?.included,
  tax?.key,
  ...(tax?.parts ?? []).flatMap(({ rate, compound, name, jurisdiction }) => [rate, compound, name, jurisdiction]),
]

/** Amounts are calculated outside once the discounts are shared: they have no part in how. */
const traitsOfSettled = ({ included, key, groupId }: Tax) => ['settled', included, key, groupId]

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
