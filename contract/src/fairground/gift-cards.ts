import Type from 'typebox'
import { Price } from '../ecom/price.ts'
import { GiftCardStatus } from '../enumerations/gift-cards.ts'
import { GiftCard } from '../gift-vouchers/gift-vouchers.ts'
import { admin, operation } from '../operation.ts'
import { Guid, int, named, oneOf, optional, Timestamp, text } from '../scalars.ts'

const module = 'fairground.gift-cards'

export const listGiftCards = operation({
  module,
  name: 'listGiftCards',
  summary: 'Gift cards of the site, newest first.',
  method: 'GET',
  path: '/fairground/v1/gift-cards',
  who: admin('orders.read'),
  request: Type.Object({
    /** A whole code, its last four characters, or a part of a note, a recipient or an address. */
    search: optional(text(100)),
    status: optional(oneOf(GiftCardStatus)),
    limit: optional(int(1, 100)),
    offset: optional(int(0, 10_000)),
  }),
  response: Type.Object({ giftCards: Type.Array(GiftCard), total: Type.Integer() }),
  refusals: [],
})

const GiftCardUse = named(
  'GiftCardUse',
  Type.Object({
    /** The order that it paid; absent of a purchase outside the shop. */
    orderId: optional(Guid),
    orderNumber: optional(Type.String()),
    amount: Price,
    /** It is back on the card. */
    returned: Type.Boolean(),
    /** The order waits for the rest of its payment. */
    held: Type.Boolean(),
    date: Timestamp,
  }),
)

export const listGiftCardUses = operation({
  module,
  name: 'listGiftCardUses',
  summary: 'Amounts that were taken of a gift card and put back on it, newest first: the latest 200.',
  method: 'GET',
  path: '/fairground/v1/gift-cards/{giftCardId}/uses',
  who: admin('orders.read'),
  request: Type.Object({ giftCardId: Guid }),
  response: Type.Object({ uses: Type.Array(GiftCardUse) }),
  refusals: ['GIFT_CARD_NOT_FOUND'],
})

export const operations = [listGiftCards, listGiftCardUses] as const
