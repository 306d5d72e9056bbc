import { roundHalfUp } from '../rounding.ts'

/** Digits that a price ends with after the point: "95" makes 18.95. */
export const PriceEnding = ['00', '95', '99'] as const
export type PriceEnding = (typeof PriceEnding)[number]

/**
 * The nearest price with this ending, of two as near the higher; minor units. A price above 0 stays above 0, and what is free stays
 * free. Currencies without hundredths have no endings: their prices stay as they are.
 */
export function withEnding(minor: bigint, ending: PriceEnding, minorPerMajor: bigint): bigint {
  if (minor === 0n || minorPerMajor < 100n) return minor
  const end = (BigInt(ending) * minorPerMajor) / 100n
  const nearest = roundHalfUp(minor - end, minorPerMajor) * minorPerMajor + end
  return nearest > 0n ? nearest : nearest + minorPerMajor
}
