/** What a coupon does. Wire: `ecom.coupons`, Specification.type. */
export const CouponType = ['moneyOffAmount', 'percentOffRate', 'freeShipping', 'fixedPriceAmount', 'buyXGetY'] as const
export type CouponType = (typeof CouponType)[number]
