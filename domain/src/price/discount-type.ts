import type { AppliedDiscount, Breakdown, DiscountType, PricedLine } from './breakdown.ts'
import type { Discount } from './input.ts'

/** A discount of one unit names the line that it falls on. */
export function discountType({ benefit, lineIds, oneUnitOnly = false }: Discount): DiscountType {
  if (benefit.kind === 'freeShipping') return 'SHIPPING'
  return lineIds || oneUnitOnly ? 'SPECIFIC_ITEMS' : 'GLOBAL'
}

/** The type under which a discount was applied; one that was stored without a type counts as naming its lines. */
export const appliedType = ({ type, shipping }: AppliedDiscount): DiscountType =>
  type ?? (shipping > 0n ? 'SHIPPING' : 'SPECIFIC_ITEMS')

/**
 * Sum of the discounts that name the line. Price fields of lines are lowered by these alone; a discount of the whole cart stands in the
 * totals.
 */
export function ownDiscount(line: PricedLine, { discounts }: Pick<Breakdown, 'discounts'>): bigint {
  const global = new Set(discounts.filter((d) => appliedType(d) === 'GLOBAL').map(({ id }) => id))
  return line.discounts.reduce((sum, { id, amount }) => (global.has(id) ? sum : sum + amount), 0n)
}
