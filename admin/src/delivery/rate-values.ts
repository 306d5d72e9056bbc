import type { ConditionalRates } from '@fairground/client/generated/ecom.shipping-options.ts'
import { MILLION, millionths } from '@fairground/domain/delivery/rates.ts'
import { isPositive, parseAmount } from '@fairground/domain/money.ts'
import { wireAmount } from '../forms/amounts.ts'

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

/**
 * True when every field that the basis shows is a number, and tiers rise. Amounts have the digits of the currency: a thousand with a comma
 * is none, and not one and a fifth.
 */
export function isComplete({ basis, amount, tiers, freeFrom }: RateValues, currency: string): boolean {
  const isAmount = (text: string): boolean => parseAmount(wireAmount(text), currency).ok
  const isBound = basis === 'price' ? isAmount : isNumber
  if (basis === 'other') return true
  if (freeFrom !== '' && !isAmount(freeFrom)) return false
  if (basis === 'flat') return isAmount(amount)
  if (tiers.length === 0 || !tiers.every((tier) => isBound(tier.from) && isAmount(tier.amount))) return false
  const bounds = tiers.map(({ from }) => millionths(wireAmount(from)))
  return (
    (basis !== 'quantity' || bounds.every((bound) => bound % MILLION === 0n)) &&
    bounds.every((bound, i) => i === 0 || bound > (bounds[i - 1] ?? 0n))
  )
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
