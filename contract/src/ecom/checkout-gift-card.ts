import Type from 'typebox'
import { Decimal, Guid, named, nullable, optional, text } from '../scalars.ts'
import { MultiCurrencyPrice } from './price.ts'

/** The gift card of a checkout, and what it pays now. */
export const CheckoutGiftCard = named(
  'CheckoutGiftCard',
  Type.Object({
    /** Id of the card. */
    id: Guid,
    obfuscatedCode: Type.String(),
    amount: MultiCurrencyPrice,
    /** All that is left on it. */
    balance: MultiCurrencyPrice,
    /** Most that its buyer wants it to pay. */
    requestedAmount: optional(MultiCurrencyPrice),
    appId: Guid,
    externalId: Guid,
  }),
)

/** Fields of a request that set the gift card of a checkout; null takes it off. */
export const givenCard = {
  /** Upper and lower case are the same code, and hyphens and spaces are no part of it. */
  giftCardCode: optional(nullable(text(100))),
  /** Most that it is to pay; null: as much as it can. */
  giftCardRedeemAmount: optional(nullable(Decimal())),
}

export const cardRefusals = [
  'GIFT_CARD_NOT_FOUND',
  'GIFT_CARD_IS_EMPTY',
  'GIFT_CARD_DISABLED',
  'GIFT_CARD_EXPIRED',
  'INVALID_GIFT_CARD_CURRENCY',
  'GIFT_CARDS_NOT_ACCEPTED',
] as const
