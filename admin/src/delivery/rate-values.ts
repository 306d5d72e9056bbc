import type { ConditionalRates } from '@fairground/client/generated/ecom.shipping-options.ts'
import { MILLION, millionths } from '@fairground/domain/delivery/rates.ts'
import { isPositive } from '@fairground/domain/money.ts'
import { amountFault, wireAmount } from '../forms/amounts.ts'
import { t } from '../texts.ts'

/** Measure that a rate depends on. `other`: conditions that the form does not show, which it leaves as they are. */
export type RateBasis = 'flat' | 'weight' | 'price' | 'quantity' | 'other'

export interface Tier {
  readonly from: string
  readonly amount: string
}

export interface RateValues {
  readonly basis: RateBasis
  readonly amount: string
  readonly tiers: readonly Tier[]
  readonly forEach: boolean
  /** Order value from which it is free; empty: never. */
  readonly freeFrom: string
}

export const noRates: RateValues = { basis: 'flat', amount: '', tiers: [], forEach: false, freeFrom: '' }

const typeOf = { weight: 'BY_TOTAL_WEIGHT', price: 'BY_TOTAL_PRICE', quantity: 'BY_TOTAL_QUANTITY' } as const
type TieredBasis = keyof typeof typeOf
const isTiered = (basis: RateBasis): basis is TieredBasis => basis in typeOf

const isNumber = (text: string): boolean => /^\d{1,9}(\.\d{1,3})?$/.test(wireAmount(text))

interface TierMistakes {
  readonly from: string | undefined
  readonly amount: string | undefined
}

/** Sentences about the fields that the basis shows. */
export interface RateMistakes {
  readonly amount: string | undefined
  readonly freeFrom: string | undefined
  readonly tiers: readonly TierMistakes[]
  readonly noTier: string | undefined
}

/** Amounts have the digits of the currency: a thousand with a comma is none, and not one and a fifth. Tiers rise. */
export function rateMistakes({ basis, amount, tiers, freeFrom }: RateValues, currency: string): RateMistakes {
  const tiered = isTiered(basis) ? basis : undefined
  return {
    amount: basis === 'flat' ? amountFault(amount, currency) : undefined,
    freeFrom: basis !== 'other' && freeFrom !== '' ? amountFault(freeFrom, currency) : undefined,
    tiers: tiered
      ? tiers.map((tier, at) => ({
          from: boundFault(tier.from, tiers[at - 1]?.from, tiered, currency),
          amount: amountFault(tier.amount, currency),
        }))
      : [],
    noTier: tiered && tiers.length === 0 ? t('admin.delivery.enterRisingNumbers') : undefined,
  }
}

export function isComplete(values: RateValues, currency: string): boolean {
  const { tiers, ...rest } = rateMistakes(values, currency)
  return [rest, ...tiers].every((mistakes) => Object.values(mistakes).every((words) => words === undefined))
}

/** Mistake in the lower bound of a tier, above that of the tier before it. */
function boundFault(from: string, before: string | undefined, basis: TieredBasis, currency: string) {
  const words = measureFault(from, basis, currency)
  if (words || before === undefined || measureFault(before, basis, currency)) return words
  return millionths(wireAmount(from)) > millionths(wireAmount(before)) ? undefined : t('admin.delivery.enterMore')
}

function measureFault(text: string, basis: TieredBasis, currency: string): string | undefined {
  if (basis === 'price') return amountFault(text, currency)
  if (!isNumber(text)) return t('admin.delivery.enterANumber')
  const isWhole = basis !== 'quantity' || millionths(wireAmount(text)) % MILLION === 0n
  return isWhole ? undefined : t('admin.delivery.enterWholeItems')
}

/** Rates of the wire; undefined leaves those that there are. */
export function toRates({ basis, amount, tiers, forEach, freeFrom }: RateValues): ConditionalRates[] | undefined {
  if (basis === 'other') return undefined
  const free = freeFrom
    ? [
        {
          amount: '0',
          conditions: [{ type: 'BY_TOTAL_PRICE' as const, operator: 'GTE' as const, value: wireAmount(freeFrom) }],
        },
      ]
    : []
  if (!isTiered(basis)) return [{ amount: wireAmount(amount), conditions: [], multiplyByQuantity: forEach }, ...free]
  const type = typeOf[basis]
  const bounded = tiers.map(({ from, amount: price }, i) => {
    const next = tiers[i + 1]
    return {
      amount: wireAmount(price),
      multiplyByQuantity: forEach,
      conditions: [
        { type, operator: 'GTE' as const, value: wireAmount(from) },
        ...(next ? [{ type, operator: 'LT' as const, value: wireAmount(next.from) }] : []),
      ],
    }
  })
  return [...bounded, ...free]
}

/** Rates as the form shows them; `other` where they are not of its making. */
export function fromRates(rates: readonly ConditionalRates[]): RateValues {
  const isFree = ({ amount, conditions = [] }: ConditionalRates) =>
    !isPositive(amount) &&
    conditions.length === 1 &&
    conditions[0]?.type === 'BY_TOTAL_PRICE' &&
    conditions[0].operator === 'GTE'
  const free = rates.length > 1 ? rates.find(isFree) : undefined
  const rest = rates.filter((rate) => rate !== free)
  const freeFrom = free?.conditions?.[0]?.value ?? ''
  const [first] = rest
  if (!first) return { ...noRates, amount: '0', freeFrom }
  const forEach = first.multiplyByQuantity ?? false
  if (rest.length === 1 && (first.conditions ?? []).length === 0)
    return { ...noRates, amount: first.amount, forEach, freeFrom }
  const basis = (Object.keys(typeOf) as TieredBasis[]).find((one) => typeOf[one] === first.conditions?.[0]?.type)
  if (!basis) return { ...noRates, basis: 'other', freeFrom }
  const tiers = rest.map(({ amount, conditions = [] }) => ({ from: conditions[0]?.value ?? '', amount }))
  const values = { basis, amount: '', tiers, forEach, freeFrom }
  return JSON.stringify(comparable(toRates(values) ?? [])) === JSON.stringify(comparable(rates))
    ? values
    : { ...noRates, basis: 'other' }
}

/** `4.50` as `4.5`: equal amounts are equal texts. */
const shortest = (amount: string): string => (amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount)

const comparable = (rates: readonly ConditionalRates[]) =>
  rates
    .map(({ amount, conditions = [], multiplyByQuantity = false }) => [
      shortest(amount),
      multiplyByQuantity,
      conditions.map(({ type, operator, value }) => `${type} ${operator} ${millionths(value)}`),
    ])
    .sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))
