import { type Place, partOf } from '@fairground/domain/delivery/regions.ts'
import { present } from '@fairground/domain/present.ts'
import type { Tax } from '@fairground/domain/price/input.ts'
import { least, most } from '@fairground/domain/rounding.ts'
import type { UsedCalculation } from '@fairground/domain/tax/used-calculation.ts'
import { answerTable } from '../../db/answer-table.ts'
import type { Reading } from '../../ground/context.ts'
import type { Site } from '../../ground/site.ts'
import { type TaxedCharge, type TaxedPlace, TaxesNeeded, type TaxQuestion } from '../../ground/taxes-needed.ts'
import { homeOf } from '../lines/taxes-of-lines.ts'
import { digestOf, isCurrent } from '../outside/answers.ts'
import type { CalculatedTax, TaxAnswer } from './calculator.ts'
import { type AutomaticCalculator, accountAt, isPlaced } from './calculators.ts'

/** A charge whose tax a calculator finds, after discounts. */
export interface AutomaticCharge {
  /** Id of the line; absent: the delivery. */
  readonly lineId?: string
  readonly calculator: AutomaticCalculator
  readonly place: Place
  readonly isBilling: boolean
  readonly groupId: string
  readonly included: boolean
  readonly net: bigint
  readonly quantity: number
}

export interface SettledTaxes {
  /** By line; null where the calculator did not answer. */
  readonly ofLine: ReadonlyMap<string, Tax | null>
  /** Undefined: its tax is none of a calculator's. */
  readonly ofDelivery?: Tax | null
  readonly isComplete: boolean
  readonly calculations: readonly UsedCalculation[]
}

export const calculatedTaxes = answerTable<TaxAnswer>({
  name: 'taxCalculations',
  table: 'tax_calculations',
  column: 'answer',
})

/** The tax of a charge before it is calculated: nothing, but in the same place among the others. */
export const unsettled = ({
  included,
  groupId,
  isBilling,
}: Pick<AutomaticCharge, 'included' | 'groupId' | 'isBilling'>): Tax =>
  settledTax({ included, groupId, isBilling, net: -1n }, [])

interface PlacedQuestion {
  readonly question: TaxQuestion
  readonly digest: string
  readonly charges: readonly AutomaticCharge[]
  readonly delivery: AutomaticCharge | undefined
}

/**
 * Taxes of charges as their calculators answered them: a statement however many charges there are. Throws `TaxesNeeded` where one has to
 * answer first. A buyer who orders pays by what is known, so that it is what they were shown.
 */
export async function settleTaxes(
  { db, site, now }: Reading<'site' | 'now'>,
  charges: readonly AutomaticCharge[],
  isOrdering = false,
): Promise<SettledTaxes> {
  const placed = questionsOf(
    site,
    charges.filter(({ net, place }) => net > 0n && isPlaced(place)),
  )
  const rows =
    placed.length === 0 ? [] : await db.rows(calculatedTaxes.find, { questions: placed.map(({ digest }) => digest) })
  const known = new Map(rows.map((row) => [row.question, row]))
  const lacking = placed.filter(({ digest }) => {
    const row = known.get(digest)
    return !row || !isCurrent(row, now, isOrdering)
  })
  if (lacking.length > 0)
    throw new TaxesNeeded(
      site.id,
      now,
      lacking.map(({ question }) => question),
    )

  const found = new Map<AutomaticCharge, Tax>()
  for (const charge of charges) if (charge.net === 0n) found.set(charge, settledTax(charge, []))
  const calculations: UsedCalculation[] = []
  for (const one of placed) {
    const answer = known.get(one.digest)?.answer
    if (!answer) continue
    for (const [i, charge] of one.charges.entries()) found.set(charge, settledTax(charge, answer.charges[i] ?? []))
    if (one.delivery) found.set(one.delivery, settledTax(one.delivery, answer.delivery ?? []))
    const { calculator, account } = one.question
    calculations.push({ calculator, account, id: answer.id, lineIds: one.charges.map(({ lineId = '' }) => lineId) })
  }
  const delivery = charges.find(({ lineId }) => lineId === undefined)
  return {
    ofLine: new Map(charges.flatMap((one) => (one.lineId === undefined ? [] : [[one.lineId, found.get(one) ?? null]]))),
    ...(delivery ? { ofDelivery: found.get(delivery) ?? null } : {}),
    isComplete: charges.every((charge) => found.has(charge)),
    calculations,
  }
}

/** One question for each place, since a calculation has one. */
function questionsOf(site: Site, charges: readonly AutomaticCharge[]): PlacedQuestion[] {
  const places = Map.groupBy(charges, ({ calculator, place, isBilling }) =>
    JSON.stringify([calculator.id, placeToTax(place), isBilling]),
  )
  return [...places.values()].flatMap((together) => {
    const question = questionOf(site, together)
    if (!question) return []
    const lines = together.filter(({ lineId }) => lineId !== undefined)
    const delivery = together.find(({ lineId }) => lineId === undefined)
    return [{ question, digest: digestOf(question), charges: lines, delivery }]
  })
}

/** The question of charges at one place; undefined where the calculator is not set up. */
export function questionOf(site: Site, charges: readonly AutomaticCharge[]): TaxQuestion | undefined {
  const [first] = charges
  const account = first && accountAt(site, first.calculator)
  const to = first && placeToTax(first.place)
  if (!account || !to) return undefined
  const delivery = charges.find(({ lineId }) => lineId === undefined)
  return {
    calculator: first.calculator.name,
    account,
    currency: site.currency,
    to,
    ...present({ from: site.settings.business?.address?.country ? placeToTax(homeOf(site)) : undefined }),
    isBilling: first.isBilling,
    charges: charges.filter(({ lineId }) => lineId !== undefined).map((charge) => chargeOf(site, charge)),
    ...present({ delivery: delivery && chargeOf(site, delivery) }),
  }
}

const chargeOf = ({ taxes }: Site, { net, quantity, included, groupId }: AutomaticCharge): TaxedCharge => ({
  net: String(net),
  quantity,
  included,
  ...present({ code: taxes?.codes?.[groupId] }),
})

function placeToTax(place: Place): TaxedPlace | undefined {
  const { country, city, postalCode, street } = place
  if (!country) return undefined
  return {
    country,
    ...present({
      subdivision: partOf(place),
      city: city?.trim() || undefined,
      postalCode: postalCode?.trim().toUpperCase() || undefined,
      street: street?.trim() || undefined,
    }),
  }
}

function settledTax(
  { included, groupId, isBilling, net }: Pick<AutomaticCharge, 'included' | 'groupId' | 'isBilling' | 'net'>,
  taxes: readonly CalculatedTax[],
): Tax {
  const amounts = taxes.map(({ amount }) => BigInt(amount))
  const tax = amounts.reduce((sum, amount) => sum + amount, 0n)
  // Calculators round the amount without an included tax in their own way.
  const bases = taxes.map(({ taxable }) => least(BigInt(taxable), included ? net - tax : net))
  const taxable = bases.reduce(most, 0n)
  return {
    rate: taxes.reduce((sum, { rate }) => sum + BigInt(rate), 0n),
    included,
    groupId,
    key: isBilling ? 'BILLING' : 'SHIPPING',
    parts: taxes.map(({ amount: _, taxable: __, rate, ...part }, i) => ({
      ...part,
      rate: BigInt(rate),
      ...present({ taxable: bases[i] === taxable ? undefined : bases[i] }),
    })),
    settled: { net, taxable, amounts },
  }
}
