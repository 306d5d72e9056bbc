import { present } from '../present.ts'
import type { AppliedAmount, Breakdown, Explanation, PricedLine } from './breakdown.ts'

/** A part of a line. The amounts of the line are divided by the weights. */
export interface LinePart {
  readonly id: string
  readonly weight: bigint
}

/** Cuts an amount in proportion to weights; the parts add up to it. */
function cutter(weights: readonly bigint[]): (amount: bigint, i: number) => bigint {
  const whole = weights.reduce((sum, weight) => sum + weight, 0n)
  const ends = weights.map((_, i) => weights.slice(0, i + 1).reduce((sum, weight) => sum + weight, 0n))
  const upTo = (amount: bigint, i: number) =>
    whole === 0n ? (i === weights.length - 1 ? amount : 0n) : (amount * (ends[i] ?? 0n)) / whole
  return (amount, i) => upTo(amount, i) - (i === 0 ? 0n : upTo(amount, i - 1))
}

/** Lines that stand in place of one, which is paid at once: each amount of theirs adds up to that of the line. */
export function splitLine(line: PricedLine, parts: readonly LinePart[]): PricedLine[] {
  const cut = cutter(parts.map(({ weight }) => weight))
  const relief = line.net - (line.listed - line.discount)
  const unitPrices = parts.map((_, i) => cut(line.unitPrice, i))
  const cutListed = cutter(unitPrices)
  const begun = parts.map(({ id }, i) => {
    const unitPrice = unitPrices[i] ?? 0n
    const listed = unitPrice * BigInt(line.quantity)
    const discounts = line.discounts.map((one) => ({ ...one, amount: cutListed(one.amount, i) }))
    const discount = discounts.reduce((sum, { amount }) => sum + amount, 0n)
    const net = listed - discount + cutListed(relief, i)
    return { id, unitPrice, fullUnitPrice: unitPrice, listed, discounts, discount, net }
  })
  const cutNet = cutter(begun.map(({ net }) => net))
  return begun.map((own, i) => {
    const ofNet = (amount: bigint) => cutNet(amount, i)
    const taxParts = line.taxParts?.map((part) => ({ ...part, amount: ofNet(part.amount) }))
    const tax = taxParts ? taxParts.reduce((sum, { amount }) => sum + amount, 0n) : ofNet(line.tax)
    const afterTax = line.taxIncluded ? own.net : own.net + tax
    const ticketFee = line.ticketFee && { ...line.ticketFee, amount: ofNet(line.ticketFee.amount) }
    const total = afterTax + (ticketFee?.type === 'FEE_ADDED_AT_CHECKOUT' ? ticketFee.amount : 0n)
    const priced = {
      ...line,
      ...own,
      taxable: ofNet(line.taxable),
      tax,
      ...present({ taxParts, exempt: line.exempt === undefined ? undefined : ofNet(line.exempt) }),
      beforeTax: afterTax - tax,
      afterTax,
      ticketFee,
      total,
      payNow: total,
      payLater: 0n,
    }
    return { ...priced, explain: line.explain.map((step) => stepOf(step, priced)) }
  })
}

/** A step of the whole line as one of its parts has it. */
function stepOf(step: Explanation, part: Omit<PricedLine, 'explain'>): Explanation {
  switch (step.step) {
    case 'LISTED':
      return { ...step, unitPrice: part.unitPrice, amount: part.listed }
    case 'DISCOUNT':
      return { ...step, amount: -(part.discounts.find(({ id }) => id === step.id)?.amount ?? 0n) }
    case 'TAXABLE':
      return { ...step, amount: part.taxable }
    case 'TAX':
      return { ...step, amount: part.tax }
    case 'FEE':
      return { ...step, amount: part.ticketFee?.amount ?? 0n }
    case 'TOTAL':
      return { ...step, amount: part.total }
    case 'COVERED':
      return step
    default:
      return step satisfies never
  }
}

/** The breakdown with parts in place of the lines that are split; no amount of the whole changes. */
export function splitLines(breakdown: Breakdown, parts: ReadonlyMap<string, readonly LinePart[]>): Breakdown {
  if (parts.size === 0) return breakdown
  const split = new Map(
    breakdown.lines.flatMap((line) => {
      const own = parts.get(line.id)
      return own ? [[line.id, splitLine(line, own)] as const] : []
    }),
  )
  const off = (discountId: string, applied: AppliedAmount): AppliedAmount[] =>
    split.get(applied.id)?.map((part) => ({
      id: part.id,
      amount: part.discounts.find(({ id }) => id === discountId)?.amount ?? 0n,
    })) ?? [applied]
  return {
    ...breakdown,
    lines: breakdown.lines.flatMap((line) => split.get(line.id) ?? [line]),
    discounts: breakdown.discounts.map((one) => ({
      ...one,
      lines: one.lines.flatMap((applied) => off(one.id, applied)),
    })),
  }
}
