import Type from 'typebox'
import { AddedActivityType, OrderActivityType } from '../enumerations/orders.ts'
import { FreeObject, Guid, named, oneOf, optional, Timestamp, text } from '../scalars.ts'
import { Price } from './price.ts'

/** A note that staff wrote. */
const MerchantComment = named('MerchantComment', Type.Object({ message: text(5000, { minLength: 1 }) }))

/** Activity of an app: a type of its own, with texts by name. */
export const CustomActivity = named(
  'CustomActivity',
  Type.Object({
    appId: Guid,
    type: text(100, { minLength: 1 }),
    additionalData: optional(FreeObject),
  }),
)

/** Payment whose amount a buyer's bank reserved, and the amount that was reserved, taken or given up. */
const AuthorizedPaymentActivity = named('AuthorizedPaymentActivity', Type.Object({ paymentId: Guid, amount: Price }))

/** One entry of an order's history. */
export const Activity = named(
  'Activity',
  Type.Object({
    id: Type.String(),
    createdDate: Timestamp,
    activityType: oneOf(OrderActivityType),
    /** The same under its older name. */
    type: oneOf(OrderActivityType),
    authorEmail: optional(Type.String()),
    authorizedPaymentCreated: optional(AuthorizedPaymentActivity),
    authorizedPaymentCaptured: optional(AuthorizedPaymentActivity),
    authorizedPaymentVoided: optional(AuthorizedPaymentActivity),
    merchantComment: optional(MerchantComment),
    customActivity: optional(CustomActivity),
  }),
)

/** Entry that may be written into a history: one of the two. Everything else there follows from what happened. */
export const PublicActivity = named(
  'PublicActivity',
  Type.Object({ merchantComment: optional(MerchantComment), customActivity: optional(CustomActivity) }),
)

export const NewActivity = named(
  'NewActivity',
  Type.Object({
    activityType: oneOf(AddedActivityType),
    merchantComment: optional(MerchantComment),
    customActivity: optional(CustomActivity),
  }),
)
