/** The JSON number of a typed decimal that is no money: a weight, a rate, a measure. */
export const typedNumber = (typed: string): number => Number(typed.trim().replace(',', '.'))
