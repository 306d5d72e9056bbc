import type { ExemptDetails } from '@fairground/client/generated/ecom.manual-tax-mappings.ts'
import { fractionOf, percentOf } from './percent.ts'

/** Percentages of exempt groups as staff type them; an empty one is no rate of its own. */
export type ExemptPercents = Readonly<Record<string, string>>

export const exemptPercents = (rates: readonly ExemptDetails[] = []): ExemptPercents =>
  Object.fromEntries(rates.map(({ taxExemptGroupId, taxRate }) => [taxExemptGroupId, percentOf(taxRate)]))

const isGiven = ([, percent]: readonly [string, string]): boolean => percent.trim() !== ''

/** True where a group's percentage is none. */
export const isNoPercent = (percent: string | undefined): boolean =>
  Boolean(percent?.trim()) && fractionOf(percent ?? '') === undefined

/** Undefined where one of them is no percentage. */
export function exemptRatesOf(percents: ExemptPercents): ExemptDetails[] | undefined {
  const given = Object.entries(percents).filter(isGiven)
  const rates = given.flatMap(([taxExemptGroupId, percent]): ExemptDetails[] => {
    const taxRate = fractionOf(percent)
    return taxRate === undefined ? [] : [{ taxExemptGroupId, taxRate }]
  })
  return rates.length === given.length ? rates : undefined
}
