import Type from 'typebox'
import { NewLineItem } from '../ecom/line-item.ts'
import { MultiCurrencyPrice } from '../ecom/price.ts'
import { caller, operation } from '../operation.ts'
import { list, named, optional } from '../scalars.ts'

/** `total` is `price` with the service fee and with tax that comes on top; `fee` is absent where there is none. */
const ItemPrice = named(
  'ItemPrice',
  Type.Object({
    price: MultiCurrencyPrice,
    fee: optional(MultiCurrencyPrice),
    total: MultiCurrencyPrice,
  }),
)

export const priceItems = operation({
  module: 'fairground.item-prices',
  name: 'priceItems',
  summary:
    'Prices line items before they are in a cart, with the service fees of tickets: what a cart of just these items costs, before delivery and coupons.',
  method: 'POST',
  path: '/fairground/v1/item-prices',
  who: caller,
  request: Type.Object({ lineItems: list(NewLineItem, 100, 1) }),
  response: Type.Object({
    /** One for each item, in their order; empty for an item that is not sold as it is described. */
    items: Type.Array(Type.Object({ itemPrice: optional(ItemPrice) })),
    /** Sum of all items with a price. */
    total: MultiCurrencyPrice,
  }),
  refusals: ['TICKETS_IN_OTHER_CURRENCY'],
})

export const operations = [priceItems] as const
