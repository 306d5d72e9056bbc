import type { Specification } from '@fairground/client/generated/ecom.coupons.ts'
import { type ConditionKind, CouponCondition, couponConditions } from '@fairground/contract/ecom/coupon-conditions.ts'
import { conditions } from '@fairground/domain/coupons/conditions.ts'
import type { Formats } from '../formats.ts'
import { amountFault, couponAmount, typedAmount } from '../forms/amounts.ts'
import { t } from '../texts.ts'
import type { Target } from './coupon-scope.ts'

/** Bounds of a coupon's conditions as they are typed; empty asks nothing. */
export type ConditionValues = { [condition in CouponCondition]: string }

export const kindOf = (field: CouponCondition): ConditionKind => couponConditions[field]

const each = (value: (field: CouponCondition) => string): ConditionValues =>
  Object.fromEntries(CouponCondition.map((field) => [field, value(field)])) as ConditionValues // one for each

export const emptyConditions = each(() => '')

const COUNT = /^([1-9]\d{0,5}|1000000)$/

/** Input, check and display of a bound of each kind. */
const kinds: Record<
  ConditionKind,
  {
    readonly typed: (bound: number, currency: string) => string
    readonly sent: (typed: string, currency: string) => number
    readonly fault: (typed: string, currency: string) => string | undefined
    readonly shown: (bound: number, formats: Pick<Formats, 'money' | 'locale'>) => string
  }
> = {
  amount: {
    typed: typedAmount,
    sent: couponAmount,
    fault: amountFault,
    shown: (bound, { money }) => money(String(bound)),
  },
  count: {
    typed: String,
    sent: Number,
    fault: (typed) => (COUNT.test(typed.trim()) ? undefined : t('admin.coupons.enterAWholeNumberFrom3')),
    shown: (bound, { locale }) => bound.toLocaleString(locale),
  },
}

export const typedConditions = (specification: Specification, currency: string): ConditionValues =>
  each((field) => {
    const bound = specification[field]
    return bound ? kinds[kindOf(field)].typed(bound, currency) : ''
  })

/** Conditions that the form shows: those of the whole order stand beside no other target. */
export const shownConditions = (target: Target): CouponCondition[] =>
  CouponCondition.filter((field) => target === 'cart' || !conditions[field].ofWholeOrder)

/** As the contract has them; what is empty or not shown is sent as nothing. */
export function conditionsMessage(
  values: ConditionValues & { readonly target: Target },
  currency: string,
): Specification {
  const shown = shownConditions(values.target)
  return Object.fromEntries(
    CouponCondition.map((field) => [
      field,
      shown.includes(field) && values[field].trim() ? kinds[kindOf(field)].sent(values[field], currency) : null,
    ]),
  )
}

/** Mistakes in the bounds that the form shows. */
export const conditionFaults = (
  values: ConditionValues & { readonly target: Target },
  currency: string,
): Partial<Record<CouponCondition, string | undefined>> =>
  Object.fromEntries(
    shownConditions(values.target)
      .filter((field) => values[field].trim())
      .map((field) => [field, kinds[kindOf(field)].fault(values[field], currency)]),
  )

/** "orders from £30.00"; undefined where every order is let through. */
export const ordersWords = (
  specification: Specification,
  formats: Pick<Formats, 'money' | 'locale'>,
): string | undefined => {
  const parts = CouponCondition.flatMap((field) => {
    const bound = specification[field]
    const shown = bound && kinds[kindOf(field)].shown(bound, formats)
    return shown ? [t('admin.coupons.conditionOfOrders', { condition: field, bound: shown })] : []
  })
  return parts.length > 0 ? t('admin.coupons.ordersThat', { conditions: parts.join(' ') }) : undefined
}
