import Type from 'typebox'
import { GiftCardStatus } from '../enumerations/gift-cards.ts'
import { admin, operation } from '../operation.ts'
import { CurrencyCode, Decimal, Empty, Guid, named, oneOf, optional, text } from '../scalars.ts'

const module = 'ecom.gift-vouchers'
const at = (rest: string) => ({
  module,
  method: 'POST' as const,
  path: `/v1/gift-cards${rest}`,
  publicPath: `/ecom/v1/gift-cards${rest}`,
  aliases: [`/gift-cards-spi-host/v1/gift-cards${rest}`],
})

/** Upper and lower case are the same code, and hyphens and spaces are no part of it. */
export const GiftCardCode = text(30, { minLength: 1 })

const Money = named('Money', Type.Object({ value: Decimal(), currency: CurrencyCode }))

export const getGiftCard = operation({
  ...at('/{code}'),
  name: 'getGiftCard',
  summary: 'Balance and state of a gift card, by its code.',
  who: admin('orders.read'),
  request: Type.Object({ code: GiftCardCode, appId: optional(Guid) }),
  response: Type.Object({
    giftCard: named(
      'GiftCard',
      Type.Object({
        obfuscatedCode: Type.String(),
        balance: named('Balance', Type.Object({ value: Type.String(), currency: Type.String() })),
        status: oneOf(GiftCardStatus),
        appId: Guid,
        /** Id of the card, as the operations for staff have it. */
        externalId: Type.String(),
      }),
    ),
  }),
  refusals: ['GIFT_CARD_NOT_FOUND'],
})

export const redeemGiftCard = operation({
  ...at('/redeem'),
  name: 'redeemGiftCard',
  summary:
    'Takes an amount of a gift card for a purchase outside the shop, all of it or nothing. With `orderId` a card is redeemed once for it; without, send an Idempotency-Key.',
  who: admin('orders.write'),
  request: Type.Object({
    code: GiftCardCode,
    amount: Money,
    /** Order of the program that redeems it. */
    orderId: optional(Guid),
    appId: Guid,
  }),
  response: Type.Object({ transactionId: Type.String() }),
  refusals: [
    'GIFT_CARD_NOT_FOUND',
    'ALREADY_REDEEMED',
    'CURRENCY_NOT_SUPPORTED',
    'INSUFFICIENT_FUNDS',
    'GIFT_CARD_DISABLED',
    'GIFT_CARD_EXPIRED',
  ],
})

export const voidTransaction = operation({
  ...at('/void'),
  name: 'voidTransaction',
  summary: 'Puts the amount back that `redeemGiftCard` took.',
  who: admin('orders.write'),
  request: Type.Object({ transactionId: text(100, { minLength: 1 }), appId: Guid }),
  response: Empty,
  refusals: ['TRANSACTION_NOT_FOUND', 'ALREADY_VOIDED', 'GIFT_CARD_DISABLED', 'GIFT_CARD_EXPIRED'],
})

export const operations = [redeemGiftCard, voidTransaction, getGiftCard] as const
