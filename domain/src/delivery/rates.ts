import type { LogicalOperator, RateConditionType } from '@fairground/contract/enumerations/delivery.ts'
import { minorPerMajor } from '../currency.ts'
import { amountOf } from '../money.ts'

export type WeightUnit = 'KG' | 'LB'

/** Totals of the things that one option would carry. */
export interface Measures {
  readonly weightGrams: number
  /** Minor units, before coupons: a coupon does not take free delivery away. */
  readonly price: bigint
  readonly quantity: number
}

/** `value` is a decimal with up to six digits: weight in the site's unit, price in its currency, or a number of items. */
export interface RateCondition {
  readonly type: RateConditionType
  readonly operator: LogicalOperator
  readonly value: string
}

/** Decimals in the site's currency. */
export interface ConditionalRate {
  readonly amount: string
  readonly conditions?: readonly RateCondition[]
  readonly multiplyByQuantity?: boolean
}

/** Units in which conditions are written. */
export interface RateUnits {
  readonly currency: string
  readonly weightUnit: WeightUnit
}

/** The lowest rate whose conditions all hold, in minor units; undefined where none does: then the option is not offered. */
export function rateOf(rates: readonly ConditionalRate[], measures: Measures, units: RateUnits): bigint | undefined {
  const charges = rates
    .filter(({ conditions = [] }) => conditions.every((condition) => holds(condition, measures, units)))
    .map(({ amount, multiplyByQuantity }) =>
      multiplyByQuantity
        ? amountOf(amount, units.currency) * BigInt(measures.quantity)
        : amountOf(amount, units.currency),
    )
  return charges.reduce<bigint | undefined>(
    (least, charge) => (least === undefined || charge < least ? charge : least),
    undefined,
  )
}

/** Millionths of one. */
export const MILLION = 1_000_000n
/** Weights are compared in 1/100 000 000 000 g: in it a millionth of either unit is a whole number. */
const PER_MILLIONTH: Readonly<Record<WeightUnit, bigint>> = { KG: 100_000_000n, LB: 45_359_237n }

function holds(
  { type, operator, value }: RateCondition,
  measures: Measures,
  { currency, weightUnit }: RateUnits,
): boolean {
  const bound = millionths(value)
  switch (type) {
    case 'BY_TOTAL_QUANTITY':
      return compares(operator, BigInt(measures.quantity) * MILLION, bound)
    case 'BY_TOTAL_PRICE':
      return compares(operator, measures.price * MILLION, bound * minorPerMajor(currency))
    case 'BY_TOTAL_WEIGHT':
      return compares(
        operator,
        BigInt(Math.round(measures.weightGrams * 100_000)) * MILLION,
        bound * PER_MILLIONTH[weightUnit],
      )
    default:
      return type satisfies never
  }
}

/** Millionths of a decimal that is not negative, as bounds of conditions are compared; digits beyond are dropped. */
export function millionths(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.')
  return BigInt(whole) * MILLION + BigInt(fraction.slice(0, 6).padEnd(6, '0'))
}

function compares(operator: LogicalOperator, left: bigint, right: bigint): boolean {
  switch (operator) {
    case 'EQ':
      return left === right
    case 'GT':
      return left > right
    case 'GTE':
      return left >= right
    case 'LT':
      return left < right
    case 'LTE':
      return left <= right
    default:
      return operator satisfies never
  }
}
