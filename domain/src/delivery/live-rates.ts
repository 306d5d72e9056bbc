import type { CalculationType } from '@fairground/contract/enumerations/delivery.ts'
import { amountOf } from '../money.ts'
import { roundHalfUp } from '../rounding.ts'
import { MILLION, millionths } from './rates.ts'

/** Terms of the shop for a service of a carrier. Amounts are decimals in the site's currency. */
export interface ServiceTerms {
  readonly handlingFee?: { readonly value: string; readonly calculationType: CalculationType }
  readonly freeFrom?: string
}

/** Charge of a service in minor units: the carrier's price and the fee for handling; nothing for goods of `freeFrom` and above. */
export function serviceCharge(
  quoted: bigint,
  { handlingFee, freeFrom }: ServiceTerms,
  goods: bigint,
  currency: string,
): bigint {
  if (freeFrom !== undefined && goods >= amountOf(freeFrom, currency)) return 0n
  if (!handlingFee) return quoted
  const { value, calculationType } = handlingFee
  const fee =
    calculationType === 'FIXED' ? amountOf(value, currency) : roundHalfUp(quoted * millionths(value), 100n * MILLION)
  return quoted + fee
}

/** Packages that so many things travel in, of equal weight. */
export const packagesFor = (quantity: number, most: number | undefined): number =>
  most === undefined ? 1 : Math.max(1, Math.ceil(quantity / most))

/** Goods of one line of a parcel. */
interface Weighed {
  readonly quantity: number
  /** Weight of all its units; 0 where nobody has entered one. */
  readonly weightGrams: number
}

/** Weight of a parcel, whose lines without a weight count `backupGrams` for each thing; undefined where a line then has none. */
export function parcelGrams(lines: readonly Weighed[], backupGrams: number | undefined): number | undefined {
  let sum = 0
  for (const { quantity, weightGrams } of lines) {
    if (weightGrams > 0) sum += weightGrams
    else if (backupGrams === undefined || backupGrams <= 0) return undefined
    else sum += backupGrams * quantity
  }
  return sum
}
