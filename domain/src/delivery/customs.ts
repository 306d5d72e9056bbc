import { crossesWithinEu } from '../tax/vat-area.ts'

/** Goods between member states of the European Union pass no customs. */
export const passesCustoms = (from: string, to: string): boolean => from !== to && !crossesWithinEu(from, to)

/** Units of a line in a parcel. Amounts are minor units. */
export interface ParcelLine {
  readonly quantity: number
  /** Grams of one unit; 0 where it is not known. */
  readonly unitGrams: number
  /** Units that were ordered, and what their buyer pays for them after discounts. */
  readonly ordered: number
  readonly paid: bigint
}

export interface DeclaredLine {
  readonly netGrams: number
  readonly value: bigint
}

/**
 * Net weight and value of each line of a parcel: together no heavier than the parcel. Where a weight is not known, or they are heavier, the
 * parcel is shared by units.
 */
export function declaredLines(lines: readonly ParcelLine[], parcelGrams: number): DeclaredLine[] {
  const own = lines.map(({ quantity, unitGrams }) => quantity * unitGrams)
  const fits = own.every((grams) => grams > 0) && sum(own) <= parcelGrams
  const units = sum(lines.map(({ quantity }) => quantity))
  return lines.map(({ quantity, ordered, paid }, i) => ({
    netGrams: Math.floor((fits ? own[i]! : (parcelGrams * quantity) / units) * 1000) / 1000, // one of each line
    value: (paid * BigInt(quantity)) / BigInt(ordered),
  }))
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

/**
 * Reason for which no export of the United States is filed: 15 CFR 30.37(a) for goods of up to 2,500 dollars, 30.36 for those to Canada.
 * Undefined for parcels from elsewhere.
 */
export function exportExemption(from: string, to: string): 'NOEEI_30_36' | 'NOEEI_30_37_a' | undefined {
  if (from !== 'US') return undefined
  return to === 'CA' ? 'NOEEI_30_36' : 'NOEEI_30_37_a'
}
