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

/** Units that were handed over together, or whose handing over was undone. */
const FulfillmentActivity = named(
  'FulfillmentActivity',
  Type.Object({
    fulfillmentId: Guid,
    lineItems: Type.Array(Type.Object({ id: Guid, quantity: Type.Integer() })),
    /** Number of the parcel, where they were sent with one. */
    trackingNumber: optional(Type.String()),
  }),
)

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
    /** Units of ORDER_FULFILLED and ORDER_NOT_FULFILLED, an addition to the published fields. */
    fulfillment: optional(FulfillmentActivity),
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
