import { ApiError } from '../../ground/api-error.ts'

const TRIES = 5

/** The coupon was edited or deleted after the purchase was priced with it; nothing was written. */
export class CouponChanged extends Error {
  override name = 'CouponChanged'
}

/** The price that the purchase was priced with was sold out meanwhile; nothing was written. */
export class PriceSold extends Error {
  override name = 'PriceSold'
}

/** Prices and places the purchase again while its coupon is edited, or its prices are sold, in between. */
export async function withCouponOfNow<T>(purchase: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await purchase()
    } catch (error) {
      if (!(error instanceof CouponChanged || error instanceof PriceSold)) throw error
      if (attempt < TRIES) continue
      if (error instanceof PriceSold) throw new ApiError({ code: 'NOT_ENOUGH_TICKETS' })
      throw new ApiError({ code: 'CALCULATION_ERROR', reason: 'UNKNOWN_INVALID_COUPON_REASON' }, (t) =>
        t('refusals-sales.couponChanging'),
      )
    }
  }
}
