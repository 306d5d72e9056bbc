import Type from 'typebox'
import { Email } from '../ecom/address.ts'
import { Price } from '../ecom/price.ts'
import { GiftCardSource, GiftCardStatus } from '../enumerations/gift-cards.ts'
import { admin, operation } from '../operation.ts'
import {
  CurrencyCode,
  Decimal,
  Empty,
  Guid,
  named,
  nullable,
  oneOf,
  optional,
  properName,
  Timestamp,
  text,
} from '../scalars.ts'

const module = 'gift-vouchers.gift-vouchers'
const at = (rest = '') => ({
  module,
  path: `/v1/gift-cards${rest}`,
  publicPath: `/gift-cards/v1/gift-cards${rest}`,
  relative: false as const,
})

const optionalText = (maxLength: number) => optional(nullable(text(maxLength, { minLength: 1 })))

/** Mail about a card. */
const NotificationInfo = named(
  'NotificationInfo',
  Type.Object({
    recipient: optional(
      named('Recipient', Type.Object({ email: optional(nullable(Email)), name: optional(nullable(properName(200))) })),
    ),
    personalizedMessage: optionalText(500),
    sender: optional(named('Sender', Type.Object({ name: optional(nullable(properName(200))) }))),
  }),
)

export const GiftCard = named(
  'GiftCard',
  Type.Object({
    id: Guid,
    /** In the answer of its creation alone. */
    code: optional(Type.String()),
    /** Last four characters of the code. */
    codeSuffix: Type.String(),
    obfuscatedCode: Type.String(),
    initialValue: Price,
    balance: Price,
    currency: Type.String(),
    status: oneOf(GiftCardStatus),
    source: oneOf(GiftCardSource),
    /** From then on it buys nothing. */
    expirationDate: optional(Timestamp),
    disabledDate: optional(Timestamp),
    notificationInfo: optional(NotificationInfo),
    /** For staff. */
    note: optional(Type.String()),
    /** The order whose refund it is. */
    refundedOrder: optional(named('RefundedOrder', Type.Object({ orderId: Guid, orderNumber: Type.String() }))),
    createdDate: Timestamp,
    updatedDate: Timestamp,
  }),
)

export const createGiftCard = operation({
  ...at(),
  name: 'createGiftCard',
  summary:
    'Makes a gift card with a random code, which only this answer and the mail to its recipient have. A card with the mail address of a recipient is mailed at once.',
  method: 'POST',
  who: admin('orders.write'),
  request: Type.Object({
    giftCard: named(
      'NewGiftCard',
      Type.Object({
        initialValue: named('Amount', Type.Object({ amount: Decimal() })),
        currency: CurrencyCode,
        source: optional(oneOf(GiftCardSource)),
        expirationDate: optional(nullable(Timestamp)),
        notificationInfo: optional(NotificationInfo),
        note: optionalText(500),
      }),
    ),
    /** The same key makes one card, however often. */
    idempotencyKey: optionalText(100),
  }),
  response: Type.Object({ giftCard: GiftCard }),
  refusals: ['IDEMPOTENCY_KEY_REUSED'],
})

export const disableGiftCard = operation({
  ...at('/{giftCardId}/disable'),
  name: 'disableGiftCard',
  summary: 'Disables a gift card for good: it buys nothing any more. Orders that it paid stay paid.',
  method: 'POST',
  who: admin('orders.write'),
  request: Type.Object({ giftCardId: Guid }),
  response: Type.Object({ giftCard: GiftCard }),
  refusals: ['GIFT_CARD_NOT_FOUND', 'GIFT_CARD_DISABLED', 'GIFT_CARD_EXPIRED'],
})

export const sendGiftCardEmail = operation({
  ...at('/{giftCardId}/send-email'),
  name: 'sendGiftCardEmail',
  summary: 'Mails a gift card to its recipient once more.',
  method: 'POST',
  who: admin('orders.write'),
  request: Type.Object({ giftCardId: Guid }),
  response: Empty,
  refusals: ['GIFT_CARD_NOT_FOUND', 'GIFT_CARD_RECIPIENT_NOT_FOUND', 'GIFT_CARD_DISABLED', 'GIFT_CARD_EXPIRED'],
})

export const getGiftCard = operation({
  ...at('/{giftCardId}'),
  name: 'getGiftCard',
  summary: 'A gift card with its balance.',
  method: 'GET',
  who: admin('orders.read'),
  request: Type.Object({ giftCardId: Guid }),
  response: Type.Object({ giftCard: GiftCard }),
  refusals: ['GIFT_CARD_NOT_FOUND'],
})

export const operations = [createGiftCard, disableGiftCard, sendGiftCardEmail, getGiftCard] as const
