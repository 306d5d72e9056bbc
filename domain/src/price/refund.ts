import { roundHalfUp } from '../rounding.ts'

/**
 * Refund for `units` more units of a line that cost `total` for `quantity`, when `refundedUnits` were
 * given back before. Refunding unit by unit adds up to `total` exactly. Units beyond the line count as its last.
 */
export function refundForUnits(total: bigint, quantity: number, refundedUnits: number, units: number): bigint {
  const upTo = (count: number) => roundHalfUp(total * BigInt(Math.min(count, quantity)), BigInt(quantity))
  return upTo(refundedUnits + units) - upTo(refundedUnits)
}
