import { present } from '../present.ts'
import { allocate } from '../rounding.ts'
import type { AppliedAmount, Breakdown, Explanation, PricedLine } from './breakdown.ts'

/** A part of a line. The amounts of the line are divided by the weights. */
export interface LinePart {
  readonly id: string
  /** In relation to those of the other parts; of all its units in one of the line. */
  readonly weight: bigint
  /** Units in one of the line, which its amount of the unit price is divided by without a rest. Absent: one. */
  readonly perUnit?: number
}

/** Lines that stand in place of one, which is paid at once: each amount of theirs adds up to that of the line. */
export function splitLine(line: PricedLine, parts: readonly LinePart[]): PricedLine[] {
  const unitPrices = allocate(
    line.unitPrice,
    parts.map(({ weight }) => weight),
  )
  const listed = unitPrices.map((unitPrice) => unitPrice * BigInt(line.quantity))
  const units = parts.map(({ perUnit = 1 }) => perUnit)
  const { left, discounts } = lowered(listed, line.discounts)
  const relief = allocate(line.net - (line.listed - line.discount), left)
  const nets = left.map((amount, i) => amount + (relief[i] ?? 0n))
  const begun = parts.map(({ id }, i) => {
    const [price = 0n, whole = 0n, rest = 0n, net = 0n] = [unitPrices[i], listed[i], left[i], nets[i]]
    const own = discounts.map(({ amounts, ...one }) => ({ ...one, amount: amounts[i] ?? 0n }))
    const perUnit = units[i] ?? 1
    const unitPrice = price / BigInt(perUnit)
    return {
      id,
      quantity: line.quantity * perUnit,
      unitPrice,
      fullUnitPrice: unitPrice,
      listed: whole,
      discounts: own,
      discount: whole - rest,
      net,
    }
  })
  return sharing(line, begun, (amount) => allocate(amount, nets))
}

/**
 * Lines of some of the units of one that is paid at once, without discounts: each amount of theirs adds up to that of the line. What is not
 * divided without a rest stays with the last part, so that the next unit of it is worth no less.
 */
export function splitUnits(line: PricedLine, parts: readonly Pick<PricedLine, 'id' | 'quantity'>[]): PricedLine[] {
  const last = parts.length - 1
  const divide = (amount: bigint): bigint[] => {
    const shares = parts.slice(0, last).map(({ quantity }) => (amount * BigInt(quantity)) / BigInt(line.quantity))
    return [...shares, shares.reduce((left, share) => left - share, amount)]
  }
  const nets = divide(line.net)
  const begun = parts.map(({ id, quantity }, i) => ({
    id,
    quantity,
    unitPrice: line.unitPrice,
    fullUnitPrice: line.fullUnitPrice,
    listed: line.unitPrice * BigInt(quantity),
    discounts: [],
    discount: 0n,
    net: nets[i] ?? 0n,
  }))
  return sharing(line, begun, divide)
}

type Begun = Pick<
  PricedLine,
  'id' | 'quantity' | 'unitPrice' | 'fullUnitPrice' | 'listed' | 'discounts' | 'discount' | 'net'
>

/** The parts with their shares of tax and fee. */
function sharing(
  line: PricedLine,
  begun: readonly Begun[],
  divide: (amount: bigint) => readonly bigint[],
): PricedLine[] {
  return begun.map((own, i) => {
    const ofNet = (amount: bigint) => divide(amount)[i] ?? 0n
    const taxParts = line.taxParts?.map((part) => ({
      ...part,
      amount: ofNet(part.amount),
      ...present({ taxable: part.taxable === undefined ? undefined : ofNet(part.taxable) }),
    }))
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
      ...present({ divided: begun.length > 1 || line.divided ? (true as const) : undefined }),
    }
    return { ...priced, explain: line.explain.map((step) => stepOf(step, priced)) }
  })
}

/** Discounts over the parts, each over what those before it left: no part is lowered below 0. */
function lowered(listed: readonly bigint[], applied: PricedLine['discounts']) {
  let left = listed
  const discounts = applied.map((one) => {
    const amounts = allocate(one.amount, left)
    left = left.map((amount, i) => amount - (amounts[i] ?? 0n))
    return { ...one, amounts }
  })
  return { left, discounts }
}

/** A step of the whole line as one of its parts has it. */
function stepOf(step: Explanation, part: Omit<PricedLine, 'explain'>): Explanation {
  switch (step.step) {
    case 'LISTED':
      return { ...step, unitPrice: part.unitPrice, quantity: part.quantity, amount: part.listed }
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
