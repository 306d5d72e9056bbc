import Type from 'typebox'
import { DelayDurationUnit, ScheduledAction } from '../enumerations/payments.ts'
import { admin, operation } from '../operation.ts'
import { CurrencyCode, Guid, int, list, named, nullable, oneOf, optional, text } from '../scalars.ts'
import { GiftCardCode } from './gift-vouchers.ts'
import { module, paths } from './order-billing-paths.ts'
import { Amount, OrderTransactions, Payment } from './order-transactions.ts'

/** The amount is reserved, and ends by itself after so long unless the merchant decides before: after 160 hours where none is given. */
export const DelayedCaptureSettings = named(
  'DelayedCaptureSettings',
  Type.Object({
    scheduledAction: oneOf(ScheduledAction),
    delayDuration: optional(
      named('DelayDuration', Type.Object({ count: int(1, 9600), unit: oneOf(DelayDurationUnit) })),
    ),
  }),
)

const chargeRefusals = [
  'ORDER_NOT_FOUND',
  'ORDER_CANCELED',
  'ORDER_STATUS_IS_NOT_SUPPORTED',
  'ORDER_PAID',
  'NO_SAVED_PAYMENT_METHOD',
  'ORDER_HAS_CHARGEBACKS',
  'INVALID_AMOUNT',
  'PAYMENT_ALREADY_IN_PROGRESS',
  'EVENT_CANCELED',
  'IDEMPOTENCY_KEY_REUSED',
  'PAYMENT_PROVIDER_UNREACHABLE',
] as const

export const chargeOrder = operation({
  module,
  name: 'chargeOrder',
  summary:
    'Charges what the buyer of an order saved, for all that is owed or a part. Once however often it is repeated with the same key. A declined charge is answered as such a payment.',
  method: 'POST',
  ...paths('/charge-order'),
  who: admin('orders.write'),
  request: Type.Object({
    orderId: Guid,
    /** The buyer: nobody else is charged. */
    memberId: optional(nullable(Guid)),
    /** Amounts of gift cards, which are taken first; all of them or none. */
    giftCards: optional(
      list(named('GiftCardCharge', Type.Object({ giftCardCode: GiftCardCode, amount: Amount })), 5, 1),
    ),
    /** Nothing is charged beside the gift cards where it is not given. */
    regularCharge: optional(
      named(
        'RegularCharge',
        Type.Object({
          /** All that is owed unless given. */
          amount: optional(Amount),
          delayedCaptureSettings: optional(DelayedCaptureSettings),
        }),
      ),
    ),
    idempotencyKey: optional(nullable(Guid)),
    /** The buyer is not there: a question of their bank declines the charge. */
    merchantInitiated: optional(Type.Boolean()),
  }),
  response: Type.Object({
    payments: Type.Array(Payment),
    orderTransactions: OrderTransactions,
    /** Token of the order for its buyer, whose bank asks them: `payOrder` and `checkPayment` take it. */
    regularChargeResponseToken: optional(Type.String()),
  }),
  refusals: [
    ...chargeRefusals,
    'GIFT_CARD_NOT_FOUND',
    'GIFT_CARD_EXPIRED',
    'GIFT_CARD_DISABLED',
    'INSUFFICIENT_FUNDS',
    'INVALID_GIFT_CARD_CURRENCY',
    'GIFT_CARD_ALREADY_APPLIED',
  ],
})

export const authorizeChargeWithSavedPaymentMethod = operation({
  module,
  name: 'authorizeChargeWithSavedPaymentMethod',
  summary: 'Reserves an amount of what the buyer of an order saved. A declined one is answered as such a payment.',
  method: 'POST',
  ...paths('/authorize-charge-with-saved-payment-method'),
  who: admin('orders.write'),
  request: Type.Object({
    orderId: Guid,
    amount: Amount,
    currency: text(3, { minLength: 3 }),
    delayedCaptureSettings: DelayedCaptureSettings,
  }),
  response: Type.Object({ payment: Payment, orderTransactions: OrderTransactions }),
  refusals: [...chargeRefusals, 'INVALID_CURRENCY'],
})

export const redeemGiftCard = operation({
  module,
  name: 'redeemGiftCard',
  summary: 'Pays a part of an order by gift card. A card pays a part of an order once.',
  method: 'POST',
  ...paths('/redeem-gift-card'),
  who: admin('orders.write'),
  request: Type.Object({ orderId: Guid, giftCardCode: GiftCardCode, amount: Amount, currency: CurrencyCode }),
  response: Type.Object({ payment: Payment, orderTransactions: OrderTransactions }),
  refusals: [
    'ORDER_NOT_FOUND',
    'ORDER_CANCELED',
    'ORDER_STATUS_IS_NOT_SUPPORTED',
    'ORDER_PAID',
    'INVALID_AMOUNT',
    'CURRENCY_MISMATCH',
    'GIFT_CARD_NOT_FOUND',
    'GIFT_CARD_EXPIRED',
    'GIFT_CARD_DISABLED',
    'CURRENCY_NOT_SUPPORTED',
    'INSUFFICIENT_FUNDS',
    'GIFT_CARD_ALREADY_APPLIED',
  ],
})
