import type { InvalidCouponReason } from '@fairground/contract/enumerations/coupons.ts'
import { invalidCouponReason, publishedCode } from '@fairground/domain/coupons/applicability.ts'
import type { CouponCart, CouponConditions } from '@fairground/domain/coupons/conditions.ts'
import { couponDiscount, minimumUnits } from '@fairground/domain/coupons/discount.ts'
import { isInScope, type ScopedItem } from '@fairground/domain/coupons/scope.ts'
import type { Discount } from '@fairground/domain/price/input.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx, Reading } from '../../ground/context.ts'
import type { Sentence } from '../../ground/texts/sentence.ts'
import type { SharedLimit } from '../../http/rate-limits.ts'
import { type Customer, countersOf, readyCounters } from './customer-counters.ts'
import { type CouponRow, findByCode, findUsable } from './queries.ts'
import { couponSentence } from './sentences.ts'
import { fromStored } from './stored-conditions.ts'

export type { Customer } from './customer-counters.ts'

/** Coupon as a cart or checkout stores it; its effect is read again each time. */
export interface StoredCoupon {
  readonly id: string
  readonly code: string
  readonly name: string
}

/** Facts about a line that a coupon depends on. */
export interface CouponLine extends ScopedItem {
  readonly id: string
  readonly quantity: number
  /** One unit, minor units of the site's currency. */
  readonly price: bigint
}

/** Reason why it does not apply, and the sentence for the buyer who entered it. */
interface InvalidCoupon {
  readonly reason: InvalidCouponReason
  readonly sentence: Sentence
}

export interface AppliedCoupon {
  readonly stored: StoredCoupon
  /** Null where it does not apply. */
  readonly discount: Discount | null
  readonly invalid: InvalidCoupon | null
  /** Absent where the coupon is there no more. */
  readonly limits?: Pick<CouponRow, 'poolId' | 'revision' | 'limitPerCustomer'> & {
    readonly conditions: CouponConditions
  }
}

/** Entering codes is counted, so that nobody finds one by trying. */
export const triesOfCodes = (code: string | null | undefined): SharedLimit | undefined =>
  code ? { name: 'coupon-code', per: 'address', perMinute: 60 } : undefined

type CouponReading = Reading<'now' | 'site'>

/** Effect of the coupon on these lines. One statement. */
export async function applyCoupon(
  { now, site, db }: CouponReading,
  stored: StoredCoupon,
  lines: readonly CouponLine[],
  customer: Customer,
): Promise<AppliedCoupon> {
  const row = await db.row(findUsable, { id: stored.id, customer: countersOf(stored.id, customer) })
  if (!row)
    return { stored, discount: null, invalid: { reason: 'DISABLED', sentence: couponSentence('DISABLED', site) } }
  const inScope = lines.filter((line) => isInScope(row.scope, line))
  const conditions = fromStored(row.conditions)
  const facts = { ...row, conditions, minimumQuantity: minimumUnits(row) }
  const reason = invalidCouponReason(
    { ...facts, ...limitsOf(row, customer), appliesToSubscriptions: true },
    couponCart(lines, inScope),
    now,
  )
  const { id, code, name, poolId, revision, limitPerCustomer } = row
  return {
    stored: { id, code, name },
    discount: reason ? null : couponDiscount(id, row, row.scope && inScope.map((line) => line.id)),
    invalid: reason && { reason, sentence: couponSentence(reason, site, facts) },
    limits: { poolId, revision, limitPerCustomer, conditions },
  }
}

const limitsOf = (
  { usageLimit, used, usedByCustomer }: CouponRow & { usedByCustomer: bigint },
  { hasUsedIt = false }: Customer,
) => ({
  usageLimit: usageLimit === null ? null : Number(usageLimit),
  used: Number(used) - Number(hasUsedIt),
  usedByCustomer: Number(usedByCustomer) - Number(hasUsedIt),
})

const couponCart = (lines: readonly CouponLine[], inScope: readonly CouponLine[]): CouponCart => ({
  subtotal: lines.reduce((sum, { price, quantity }) => sum + price * BigInt(quantity), 0n),
  inScope: { units: inScope.reduce((sum, { quantity }) => sum + quantity, 0), subscriptionsOnly: false },
})

/**
 * The coupon that a buyer enters, for these lines. Throws the published codes where no other cart would help; what another cart
 * would mend is stored, with its reason.
 */
export async function enterCoupon(
  ctx: CouponReading,
  code: string,
  lines: readonly CouponLine[],
  customer: Customer,
): Promise<AppliedCoupon> {
  const row = await ctx.db.row(findByCode, { code: code.trim() })
  if (!row?.active) throw new ApiError({ code: 'ERROR_COUPON_DOES_NOT_EXIST', couponCode: code })
  const applied = await applyCoupon(ctx, { id: row.id, code: row.code, name: row.name }, lines, customer)
  const refusal = applied.invalid && publishedCode(applied.invalid.reason)
  if (refusal) throw new ApiError({ code: refusal, couponCode: row.code }, applied.invalid?.sentence)
  return applied
}

/** The published code of a reason, or one made of it. */
export const couponErrorCode = (reason: InvalidCouponReason): string => publishedCode(reason) ?? `COUPON_${reason}`

/** Reason why an order cannot be placed with it. */
export const cannotUse = ({ code }: StoredCoupon, { reason, sentence }: InvalidCoupon): ApiError =>
  new ApiError({ code: 'CALCULATION_ERROR', couponCode: code, reason }, sentence)

/** Units that an order with the coupon takes: a use of it and, where each customer has a limit, one of the customer's. */
export interface CouponUse {
  readonly stored: StoredCoupon
  /** Revision of the coupon as it was priced. */
  readonly revision: bigint
  readonly takes: readonly {
    readonly poolId: string
    readonly reason: InvalidCouponReason
    readonly sentence: Sentence
  }[]
}

/**
 * Before the order: a customer's counters are made, or set to the coupon's limit. Throws CouponChanged where the coupon was edited
 * since it was priced. A guest without an address could come as somebody else each time, so a limit per customer needs one.
 */
export async function couponUse(ctx: Ctx, { stored, limits }: AppliedCoupon, customer: Customer): Promise<CouponUse> {
  if (!limits) throw cannotUse(stored, { reason: 'DISABLED', sentence: couponSentence('DISABLED', ctx.site) })
  const { poolId, revision, limitPerCustomer } = limits
  if (limitPerCustomer !== null && !customer.isMember && !customer.email?.trim())
    throw new ApiError({ code: 'CHECKOUT_INCOMPLETE', missing: ['buyerInfo.email'] })
  const take = (id: string, reason: InvalidCouponReason) => ({
    poolId: id,
    reason,
    sentence: couponSentence(reason, ctx.site),
  })
  const counters =
    limitPerCustomer === null
      ? []
      : await readyCounters(ctx, { couponId: stored.id, revision, limit: limitPerCustomer, customer })
  return {
    stored,
    revision,
    takes: [take(poolId, 'MAX_USAGE_EXCEEDED'), ...counters.map((id) => take(id, 'MAX_USAGE_PER_CUSTOMER_EXCEEDED'))],
  }
}
