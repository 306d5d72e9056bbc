// Generated from contract/src by client/generate/client.ts. Do not edit.
import { type CreatedEvent, type DeletedEvent, type UpdatedEvent, domainEvent } from '../happenings/domain-event.ts'
import type { Coupon } from './ecom.coupons.ts'

const inCoupon = { specification: { minimumSubtotal: 'float', moneyOffAmount: 'float', percentOffRate: 'float', fixedPriceAmount: 'float' } } as const

/** Events of module `ecom.coupons`, for `webhooks`. */
export const couponsEvents = {
  /** `wix.ecommerce.coupons.v2.coupon_created` */
  couponCreated: domainEvent<CreatedEvent<Coupon>>('wix.ecommerce.coupons.v2.coupon_created', { eventTime: 'date', createdEvent: { entity: inCoupon } }),
  /** `wix.ecommerce.coupons.v2.coupon_updated` */
  couponUpdated: domainEvent<UpdatedEvent<Coupon>>('wix.ecommerce.coupons.v2.coupon_updated', { eventTime: 'date', updatedEvent: { currentEntity: inCoupon } }),
  /** `wix.ecommerce.coupons.v2.coupon_deleted` */
  couponDeleted: domainEvent<DeletedEvent<Coupon>>('wix.ecommerce.coupons.v2.coupon_deleted', { eventTime: 'date', deletedEvent: { deletedEntity: inCoupon } }),
}
