import Type from 'typebox'
import { SubscriptionDiscountType, SubscriptionFrequency } from '../enumerations/catalog.ts'
import { Decimal, float, Guid, int, list, named, nullable, oneOf, optional, text } from '../scalars.ts'
import { MAX_OPTIONS_OF_PRODUCT } from './subscription-options.ts'

const Subscription = named(
  'Subscription',
  Type.Object({
    id: Guid,
    title: Type.String(),
    description: optional(Type.String()),
    visible: Type.Boolean(),
    frequency: oneOf(SubscriptionFrequency),
    /** A payment every so many days, weeks, months or years. */
    interval: Type.Integer(),
    /** Payments of one term; without it `autoRenewal` says whether it goes on until it is cancelled. */
    billingCycles: optional(Type.Integer()),
    autoRenewal: optional(Type.Boolean()),
    /** Off the price of each payment: in the site's currency, or per cent. */
    discount: optional(
      named(
        'V3SubscriptionDiscount',
        Type.Object({
          type: oneOf(SubscriptionDiscountType),
          amountOff: optional(Type.String()),
          percentOff: optional(Type.Number()),
        }),
      ),
    ),
  }),
)

/** Subscription of a product; hidden subscriptions are the administrator’s to see. */
export const SubscriptionDetails = named(
  'SubscriptionDetails',
  Type.Object({ subscriptions: list(Subscription, MAX_OPTIONS_OF_PRODUCT), allowOneTimePurchases: Type.Boolean() }),
)

/** With an id, an option that the site has, changed by the given fields; without one an option is made. */
const SubscriptionForWrite = named(
  'SubscriptionForWrite',
  Type.Object({
    id: optional(nullable(Guid)),
    title: optional(text(20, { minLength: 1 })),
    description: optional(nullable(text(60))),
    visible: optional(nullable(Type.Boolean())),
    frequency: optional(oneOf(SubscriptionFrequency)),
    interval: optional(nullable(int(1, 50))),
    billingCycles: optional(int(2, 999)),
    autoRenewal: optional(Type.Boolean()),
    discount: optional(
      nullable(
        named(
          'V3SubscriptionDiscountForWrite',
          Type.Object({
            type: optional(oneOf(SubscriptionDiscountType)),
            amountOff: optional(Decimal()),
            percentOff: optional(float(0.1, 99.9)),
          }),
        ),
      ),
    ),
  }),
)

/** The product's subscriptions in their order, whole; null takes all of them off. */
export const SubscriptionDetailsForWrite = named(
  'SubscriptionDetailsForWrite',
  Type.Object({
    subscriptions: optional(list(SubscriptionForWrite, MAX_OPTIONS_OF_PRODUCT, 1)),
    allowOneTimePurchases: optional(nullable(Type.Boolean())),
  }),
)
