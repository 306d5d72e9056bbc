import { ApiError } from '../../ground/api-error.ts'

const TRIES = 5

/** The coupon was edited or deleted after the purchase was priced with it; nothing was written. */
export class CouponChanged extends Error {
  override name = 'CouponChanged'
}

/** Thrown where the tickets are sold at another price, or with other limits, by now; nothing was written. */
export class OfferChanged extends Error {
  override name = 'OfferChanged'
}

/** Prices and places the purchase again while its coupon or its offer changes in between. */
export async function withCouponOfNow<T>(purchase: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await purchase()
    } catch (error) {
      if (!(error instanceof CouponChanged || error instanceof OfferChanged)) throw error
      if (attempt < TRIES) continue
      if (error instanceof OfferChanged) throw new ApiError({ code: 'NOT_ENOUGH_TICKETS' })
      throw new ApiError({ code: 'CALCULATION_ERROR', reason: 'UNKNOWN_INVALID_COUPON_REASON' }, (t) =>
        t('refusals-sales.couponChanging'),
      )
    }
  }
}
