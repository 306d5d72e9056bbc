import { type ConditionKind, CouponCondition, couponConditions } from '@fairground/contract/ecom/coupon-conditions.ts'
import type { CouponConditions } from '@fairground/domain/coupons/conditions.ts'
import { amountAsNumber } from '@fairground/domain/money.ts'
import type { StoredConditions } from './queries.ts'

const each = <Value>(write: (field: CouponCondition) => Value): { [field in CouponCondition]: Value } =>
  Object.fromEntries(CouponCondition.map((field) => [field, write(field)])) as { [field in CouponCondition]: Value } // one for each

export const fromStored = (stored: StoredConditions): CouponConditions =>
  each((field) => (stored[field] === undefined ? null : BigInt(stored[field])))

/** Bounds that are required. */
const required = (conditions: CouponConditions) =>
  CouponCondition.flatMap((field) => (conditions[field] === null ? [] : [[field, conditions[field]] as const]))

export const toStored = (conditions: CouponConditions): StoredConditions =>
  Object.fromEntries(required(conditions).map(([field, bound]) => [field, String(bound)]))

const writers = {
  amount: amountAsNumber,
  count: (bound) => Number(bound),
} as const satisfies Record<ConditionKind, (bound: bigint, currency: string) => number>

export const conditionsToWire = (
  conditions: CouponConditions,
  currency: string,
): { [field in CouponCondition]?: number } =>
  Object.fromEntries(
    required(conditions).map(([field, bound]) => [field, writers[couponConditions[field]](bound, currency)]),
  )

/** The conditions with those that the request names set, or taken away by null. `amountOf` refuses what is no amount. */
export const readConditions = (
  wire: { readonly [field in CouponCondition]?: number | null | undefined },
  before: CouponConditions,
  amountOf: (field: CouponCondition, amount: number) => bigint,
): CouponConditions =>
  each((field) => {
    const bound = wire[field]
    if (bound === undefined) return before[field]
    if (bound === null) return null
    const kind: ConditionKind = couponConditions[field]
    return kind === 'amount' ? amountOf(field, bound) : BigInt(bound)
  })
