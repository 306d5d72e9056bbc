import type { CouponCondition } from '@fairground/contract/ecom/coupon-conditions.ts'
import type { CouponSpecification } from '@fairground/contract/ecom/coupons.ts'
import { CouponType } from '@fairground/contract/enumerations/coupons.ts'
import { type CouponConditions, noConditions, wholeOrderConditions } from '@fairground/domain/coupons/conditions.ts'
import type { CouponScope } from '@fairground/domain/coupons/scope.ts'
import { parseAmount } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import { parsePercent, type Rate } from '@fairground/domain/rate.ts'
import type { Static } from 'typebox'
import { type FieldViolation, InvalidArgument } from '../../ground/api-error.ts'
import { type Message, message } from '../../ground/texts/message.ts'
import type { CouponRow } from './queries.ts'
import { readConditions } from './stored-conditions.ts'

export type Specification = Static<typeof CouponSpecification>

/** Decisions of a merchant about a coupon. */
export type Decided = Omit<CouponRow, 'id' | 'poolId' | 'revision' | 'createdAt' | 'used' | 'conditions'> & {
  readonly conditions: CouponConditions
}

type Refuse = (field: keyof Specification, description: Message, violatedRule?: FieldViolation['violatedRule']) => void

/** Fields that belong to no type of coupon. */
const NEW: Decided = {
  code: '',
  name: '',
  type: 'moneyOffAmount',
  amount: null,
  rate: null,
  buy: null,
  get: null,
  scope: null,
  conditions: noConditions,
  startsAt: null,
  expiresAt: null,
  usageLimit: null,
  limitPerCustomer: null,
  oneItem: false,
  active: true,
}

/** A new coupon; throws every violation at once. */
export const readNew = (wire: Specification, currency: string, at: string): Decided =>
  read(wire, NEW, currency, { at, isNew: true })

/** The coupon with what is present set; its type stays. */
export const readChanges = (wire: Specification, before: Decided, currency: string): Decided =>
  read(wire, before, currency, { at: 'specification', isNew: false })

function read(
  wire: Specification,
  before: Decided,
  currency: string,
  { at, isNew }: { at: string; isNew: boolean },
): Decided {
  const violations: FieldViolation[] = []
  const refuse: Refuse = (field, description, violatedRule = 'VALIDATION') =>
    violations.push({ field: `${at}.${field}`, description, violatedRule })
  const amountOf = (field: CouponCondition | 'moneyOffAmount' | 'fixedPriceAmount', amount: number) => {
    const parsed = parseAmount(amount, currency)
    if (parsed.ok) return parsed.minor
    refuse(field, message('violations.amountOfSite'), parsed.refusal.rule)
    return 0n
  }

  if (isNew && !wire.name?.trim()) refuse('name', message('violations.given'), 'REQUIRED_FIELD')
  if (isNew && !wire.code) refuse('code', message('violations.given'), 'REQUIRED_FIELD')
  const type = typeOf(wire, isNew ? undefined : before.type, refuse)
  const after: Decided = {
    ...before,
    type,
    ...present({ name: wire.name?.trim(), code: wire.code }),
    ...benefitOf(wire, amountOf, refuse),
    ...present({
      startsAt: wire.startTime === undefined ? undefined : timeOf(wire.startTime),
      expiresAt: wire.expirationTime === undefined ? undefined : timeOf(wire.expirationTime),
      usageLimit: wire.usageLimit === undefined ? undefined : wire.usageLimit === null ? null : BigInt(wire.usageLimit),
      limitPerCustomer: wire.limitPerCustomer,
      oneItem: wire.limitedToOneItem === undefined ? undefined : (wire.limitedToOneItem ?? false),
      active: wire.active === undefined ? undefined : (wire.active ?? false),
      scope: wire.scope === undefined ? undefined : scopeOf(wire.scope),
    }),
    conditions: readConditions(wire, before.conditions, amountOf),
  }
  checkWhole(after, wire, refuse)
  if (violations.length > 0) throw new InvalidArgument(violations)
  return after
}

/** The one type that the fields name, or the one that it has already. */
function typeOf(wire: Specification, known: CouponType | undefined, refuse: Refuse): CouponType {
  const named = CouponType.filter((type) => wire[type] !== undefined && wire[type] !== false)
  const type = known ?? named[0]
  if (!type) {
    refuse('type', message('violations.withOneOf', { values: CouponType.join(', ') }), 'REQUIRED_ONE_OF_FIELD')
    return 'moneyOffAmount'
  }
  if (named.length > 1 || named.some((one) => one !== type))
    refuse(named.find((one) => one !== type)!, message('violations.notBeside', { other: type }), 'ONE_OF_ALIGNMENT') // one was found or there are two
  if (wire.type !== undefined && wire.type !== type)
    refuse('type', message('violations.isHere', { value: type }), 'ONE_OF_ALIGNMENT')
  return type
}

function benefitOf(
  { moneyOffAmount, fixedPriceAmount, percentOffRate, buyXGetY }: Specification,
  amountOf: (field: 'moneyOffAmount' | 'fixedPriceAmount', amount: number) => bigint,
  refuse: Refuse,
): Partial<Decided> {
  if (moneyOffAmount === 0) refuse('moneyOffAmount', message('violations.aboveZero'), 'DECIMAL_GT')
  if (percentOffRate === 0) refuse('percentOffRate', message('violations.aboveZero'), 'DECIMAL_GT')
  return {
    ...present({ amount: moneyOffAmount === undefined ? undefined : amountOf('moneyOffAmount', moneyOffAmount) }),
    ...present({
      amount: fixedPriceAmount === undefined ? undefined : amountOf('fixedPriceAmount', fixedPriceAmount),
      rate: percentOffRate === undefined ? undefined : rateOf(percentOffRate, refuse),
    }),
    ...(buyXGetY ? { buy: buyXGetY.x, get: buyXGetY.y } : {}),
  }
}

function rateOf(percent: number, refuse: Refuse): Rate {
  const parsed = parsePercent(percent)
  if (parsed.ok) return parsed.rate
  refuse('percentOffRate', message('violations.from0to100'), parsed.rule)
  return 0n
}

const timeOf = (milliseconds: string | null): Date | null =>
  milliseconds === null ? null : new Date(Number(milliseconds))

const scopeOf = (scope: Specification['scope']): CouponScope | null =>
  scope
    ? {
        namespace: scope.namespace,
        ...present({
          group: scope.group
            ? {
                name: scope.group.name,
                ...present({ entityId: scope.group.entityId || undefined }),
              }
            : undefined,
        }),
      }
    : null

const GOODS: readonly string[] = ['product', 'collection']

/** Checks that no single field can make. */
function checkWhole({ type, scope, conditions, startsAt, expiresAt }: Decided, wire: Specification, refuse: Refuse) {
  if (startsAt && expiresAt && expiresAt <= startsAt) refuse('expirationTime', message('violations.afterStart'))
  for (const field of scope ? wholeOrderConditions(conditions) : [])
    refuse(wire[field] ? field : 'scope', message('violations.excludeEachOther', { field }), 'ONE_OF_ALIGNMENT')
  if (scope?.group && (scope.namespace === 'stores') !== GOODS.includes(scope.group.name))
    refuse('scope', message('violations.scopeHasNo', { namespace: scope.namespace, group: scope.group.name }))
  if (type === 'freeShipping' && scope) refuse('scope', message('violations.freeShipping'), 'ONE_OF_ALIGNMENT')
  if (type === 'buyXGetY' && !scope) refuse('scope', message('violations.whatIsBought'), 'REQUIRED_FIELD')
}
