import type { Coupon, Specification } from '@fairground/client/generated/ecom.coupons.ts'
import { instantOf } from '@fairground/domain/events/event-time.ts'
import { wall } from '../event/wall.ts'
import type { Formats } from '../formats.ts'
import { couponAmount, typedAmount } from '../forms/amounts.ts'
import { typedNumber } from '../forms/numbers.ts'
import { type ConditionValues, conditionsMessage, emptyConditions, typedConditions } from './condition-values.ts'
import { readScope, scopeOf, type Target } from './coupon-scope.ts'
import { momentOf } from './coupon-words.ts'

export type CouponKind = NonNullable<Specification['type']>

/** A coupon as it is typed. */
export interface CouponValues extends ConditionValues {
  code: string
  name: string
  kind: CouponKind
  /** Amount of money off and of a fixed price. */
  amount: string
  percent: string
  /** Units of which, of every `buy` and `free`, the `free` cheapest cost nothing. */
  buy: string
  free: string
  target: Target
  entityId: string
  oneUnit: boolean
  /** Wall times of the site's zone, as `datetime-local` writes them; empty when there is no bound. */
  start: string
  end: string
  /** Empty: no limit. */
  usageLimit: string
  perCustomer: string
  active: boolean
}

export const emptyCoupon: CouponValues = {
  code: '',
  name: '',
  kind: 'percentOffRate',
  amount: '',
  percent: '',
  buy: '2',
  free: '1',
  target: 'cart',
  entityId: '',
  oneUnit: false,
  ...emptyConditions,
  start: '',
  end: '',
  usageLimit: '',
  perCustomer: '',
  active: true,
}

export function couponValues({ specification }: Coupon, currency: string, zone: string): CouponValues {
  const { moneyOffAmount, fixedPriceAmount, percentOffRate, buyXGetY, ...rest } = specification
  const amount = moneyOffAmount ?? fixedPriceAmount
  const typed = (value: number | null | undefined) => (value ? String(value) : '')
  const wallOf = (bound: string | null | undefined) => (bound ? wall(momentOf(bound), zone) : '')
  return {
    code: rest.code ?? '',
    name: rest.name ?? '',
    kind: rest.type ?? 'moneyOffAmount',
    amount: amount === undefined ? '' : typedAmount(amount, currency),
    percent: typed(percentOffRate),
    buy: typed(buyXGetY?.x),
    free: typed(buyXGetY?.y),
    ...readScope(rest.scope),
    ...typedConditions(specification, currency),
    oneUnit: rest.limitedToOneItem ?? false,
    start: wallOf(rest.startTime),
    end: wallOf(rest.expirationTime),
    usageLimit: typed(rest.usageLimit),
    perCustomer: typed(rest.limitPerCustomer),
    active: rest.active ?? false,
  }
}

/** Units count for themselves there, or no unit gets cheaper. */
export const canBeOneUnit = (kind: CouponKind): boolean => kind !== 'buyXGetY' && kind !== 'freeShipping'

/** The coupon as the contract has it; what was emptied is sent as nothing. */
export function couponMessage(
  values: CouponValues,
  { zone, currency }: Pick<Formats, 'zone' | 'currency'>,
): Specification {
  const { kind } = values
  const count = (typed: string) => (typed.trim() ? Number(typed) : null)
  const moment = (typed: string) => (typed ? String(instantOf(typed, zone).getTime()) : null)
  return {
    code: values.code.trim(),
    name: values.name.trim(),
    ...benefitMessage(kind, values, currency),
    scope: scopeOf(values),
    ...conditionsMessage(values, currency),
    limitedToOneItem: canBeOneUnit(kind) && values.oneUnit,
    startTime: moment(values.start),
    expirationTime: moment(values.end),
    usageLimit: count(values.usageLimit),
    limitPerCustomer: count(values.perCustomer),
    active: values.active,
  }
}

function benefitMessage(
  kind: CouponKind,
  { amount, percent, buy, free }: CouponValues,
  currency: string,
): Specification {
  switch (kind) {
    case 'moneyOffAmount':
    case 'fixedPriceAmount':
      return { [kind]: couponAmount(amount, currency) }
    case 'percentOffRate':
      return { percentOffRate: typedNumber(percent) }
    case 'buyXGetY':
      return { buyXGetY: { x: Number(buy), y: Number(free) } }
    case 'freeShipping':
      return { freeShipping: true }
    default:
      return kind satisfies never
  }
}

/** Changes to send when one became the other. */
export function changesOf(before: Specification, after: Specification): Specification {
  const known = before as Readonly<Record<string, unknown>> // its fields by their names
  return Object.fromEntries(
    Object.entries(after).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(known[field])),
  )
}
