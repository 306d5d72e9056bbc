import { present } from '@fairground/domain/present.ts'
import type { Breakdown, PricedLine } from '@fairground/domain/price/breakdown.ts'
import type { Tax } from '@fairground/domain/price/input.ts'
import { type AutomaticRates, DELIVERY_GROUP_ID } from '@fairground/domain/tax/tax-table.ts'
import type { UsedCalculation } from '@fairground/domain/tax/used-calculation.ts'
import type { Reading } from '../../ground/context.ts'
import { type PricedWith, priceLines } from '../lines/price-lines.ts'
import type { ResolvedLine } from '../lines/resolve-lines.ts'
import { type TaxesOfLines, type TaxSpot, taxesOfLines } from '../lines/taxes-of-lines.ts'
import { accountAt, automaticCalculator } from './calculators.ts'
import { type AutomaticCharge, type SettledTaxes, settleTaxes, unsettled } from './settle-taxes.ts'

/** Source of the taxes of a price. */
export interface TaxSource {
  /** Absent: no calculator outside had a part in them. */
  readonly automatic?: AutomaticRates
  readonly calculations: readonly UsedCalculation[]
}

interface PricedWithTaxes {
  readonly breakdown: Breakdown
  readonly taxSource: TaxSource
}

type Begun = Omit<AutomaticCharge, 'net'>

/** Charges in regions whose taxes a calculator finds, before they are priced. */
interface Plan {
  readonly ofLine: ReadonlyMap<string, Begun>
  readonly ofDelivery: Begun | undefined
  /** A region has a calculator that is not set up. */
  readonly isDeactivated: boolean
}

/**
 * Price of lines with the taxes of the calculators that regions have, and the regions' own rates in their place where one fails: the
 * amounts after discounts are calculated outside, and taken as they are. Without such regions it is `priceLines`.
 */
export async function priceWithTaxes(
  reading: Reading<'site' | 'now'>,
  lines: readonly ResolvedLine[],
  given: PricedWith & { readonly isOrdering?: boolean },
): Promise<PricedWithTaxes> {
  const { site } = reading
  const { isOrdering, ...pricedWith } = given
  const manual = taxesOfLines(site, pricedWith.taxedAt)
  const plan = pricedWith.taxed === false ? undefined : planOf(reading, lines, pricedWith, manual)
  if (!plan || (plan.ofLine.size === 0 && !plan.ofDelivery)) {
    const automatic = plan?.isDeactivated ? 'AUTO_TAX_DEACTIVATED' : undefined
    return {
      breakdown: priceLines(site, lines, { ...pricedWith, taxes: manual }),
      taxSource: { calculations: [], ...present({ automatic }) },
    }
  }
  const before = priceLines(site, lines, { ...pricedWith, taxes: withPlan(manual, plan) })
  const settled = await settleTaxes(reading, chargesOf(plan, before), isOrdering)
  const breakdown = priceLines(site, lines, { ...pricedWith, taxes: withSettled(manual, plan, settled) })
  return { breakdown, taxSource: { automatic: outcomeOf(plan, settled), calculations: settled.calculations } }
}

const outcomeOf = ({ isDeactivated }: Plan, { isComplete }: SettledTaxes): AutomaticRates =>
  isComplete ? (isDeactivated ? 'AUTO_TAX_DEACTIVATED' : 'USED') : 'AUTO_TAX_FAILED'

function planOf(
  { site }: Reading<'site' | 'now'>,
  lines: readonly ResolvedLine[],
  { shipping }: PricedWith,
  manual: TaxesOfLines,
): Plan {
  let isDeactivated = false
  const begin = (spot: TaxSpot, groupId: string, quantity: number): Begun | undefined => {
    const { region, place, isKnown, isExempt, included, isBilling } = spot
    const calculator = automaticCalculator(region?.calculator)
    if (!calculator) return undefined
    if (accountAt(site, calculator) === undefined) {
      isDeactivated = true
      return undefined
    }
    return isKnown && !isExempt ? { calculator, place, groupId, quantity, included, isBilling } : undefined
  }
  const ofLine = new Map<string, Begun>()
  for (const resolved of lines) {
    const spot = manual.spotOfLine(resolved)
    const begun = spot && begin(spot, spot.groupId, resolved.line.quantity)
    if (begun) ofLine.set(resolved.line.id, { ...begun, lineId: resolved.line.id })
  }
  const ofDelivery = shipping ? begin(manual.spotOfDelivery(), DELIVERY_GROUP_ID, 1) : undefined
  return { ofLine, ofDelivery, isDeactivated }
}

const withPlan = (manual: TaxesOfLines, { ofLine, ofDelivery }: Plan): PricedWith['taxes'] => ({
  ofLine: (resolved) => {
    const begun = ofLine.get(resolved.line.id)
    return begun ? unsettled(begun) : manual.ofLine(resolved)
  },
  ofDelivery: () => (ofDelivery ? unsettled(ofDelivery) : manual.ofDelivery()),
})

const withSettled = (manual: TaxesOfLines, plan: Plan, { ofLine, ofDelivery }: SettledTaxes): PricedWith['taxes'] => ({
  ofLine: (resolved) => {
    const begun = plan.ofLine.get(resolved.line.id)
    const own = manual.ofLine(resolved)
    return begun ? (ofLine.get(resolved.line.id) ?? inPlaceOf(begun, own)) : own
  },
  ofDelivery: () => ofDelivery ?? manual.ofDelivery(),
})

/** The region's own tax of a charge that was not answered. It keeps its place among the others, so that the odd cents of a discount fall as in the question. */
function inPlaceOf(begun: Begun, own: Tax | null): Tax {
  const before = unsettled(begun)
  return { ...before, ...own, ...present({ key: before.key, settled: before.settled }) }
}

function chargesOf({ ofLine, ofDelivery }: Plan, { lines, shipping }: Breakdown): AutomaticCharge[] {
  const priced = lines.flatMap((line: PricedLine): AutomaticCharge[] => {
    const begun = ofLine.get(line.id)
    return begun ? [{ ...begun, net: line.net }] : []
  })
  return ofDelivery ? [...priced, { ...ofDelivery, net: shipping.net }] : priced
}
