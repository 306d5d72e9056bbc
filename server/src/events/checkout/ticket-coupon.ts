import { CouponCondition, couponConditions } from '@fairground/contract/ecom/coupon-conditions.ts'
import type { CouponConditions } from '@fairground/domain/coupons/conditions.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { type AppliedCoupon, type Customer, enterCoupon } from '../../sales/coupons/operations.ts'
import { pricedLines } from '../reservations/priced-lines.ts'
import type { ReservedTickets } from '../reservations/reservation-row.ts'

/** The coupon that a buyer of reserved tickets enters; throws the published codes. Undefined where no code was entered. */
export const ticketCoupon = async (
  ctx: Ctx,
  code: string | undefined,
  tickets: readonly ReservedTickets[],
  customer: Customer,
): Promise<AppliedCoupon | undefined> => {
  if (!code) return undefined
  const lines = pricedLines(tickets).map(({ id, quantity, unitPrice, first: { eventId, definitionId, bundle } }) => ({
    id,
    quantity,
    price: unitPrice,
    namespace: 'events' as const,
    ids: { event: eventId, ...(bundle ? {} : { ticket: definitionId }) },
  }))
  const applied = await enterCoupon(ctx, code, lines, customer)
  const currency = tickets[0]?.currency ?? ctx.site.currency
  if (currency !== ctx.site.currency && namesAmounts(applied))
    throw inOtherCurrency(applied, ctx.site.currency, currency)
  return applied
}

const requiresAmounts = (conditions: CouponConditions): boolean =>
  CouponCondition.some((field) => couponConditions[field] === 'amount' && conditions[field] !== null)

/** Amounts of coupons are in the site's currency. */
const namesAmounts = ({ discount, limits }: AppliedCoupon): boolean =>
  (limits !== undefined && requiresAmounts(limits.conditions)) ||
  discount?.benefit.kind === 'moneyOff' ||
  discount?.benefit.kind === 'fixedPrice'

const inOtherCurrency = ({ stored }: AppliedCoupon, own: string, currency: string): ApiError =>
  new ApiError({ code: 'CALCULATION_ERROR', couponCode: stored.code }, (t) =>
    t('refusals-sales.couponOtherCurrency', { own, currency }),
  )
