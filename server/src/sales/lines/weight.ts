/** Units in which weights of lines are written. */
export type LineWeightUnit = 'KG' | 'LB'

const GRAMS: Readonly<Record<LineWeightUnit, number>> = { KG: 1000, LB: 453.59237 }

const rounded = (value: number, decimals: number): number => Math.round(value * 10 ** decimals) / 10 ** decimals

/** Grams to store for a weight of a request: fine enough that the weight is read back as it was written. */
export const gramsOf = (weight: number, unit: LineWeightUnit): number => rounded(weight * GRAMS[unit], 5)

/** Weight of stored grams in a unit, to six decimals. */
export const weightOf = (grams: number, unit: LineWeightUnit): number => rounded(grams / GRAMS[unit], 6)
