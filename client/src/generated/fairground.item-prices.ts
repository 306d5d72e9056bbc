// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { CatalogReference, MultiCurrencyPrice } from './shapes.ts'

export type { CatalogReference, MultiCurrencyPrice } from './shapes.ts'

export interface ItemPrice {
  price: MultiCurrencyPrice
  fee?: MultiCurrencyPrice
  total: MultiCurrencyPrice
}

export interface NewLineItem {
  catalogReference: CatalogReference
  quantity: number
}

export type PriceItemsRefusal = 'TICKETS_IN_OTHER_CURRENCY'

export interface PriceItemsRequest {
  lineItems: NewLineItem[]
}

export interface PriceItemsResponse {
  items: Array<{
    itemPrice?: ItemPrice
  }>
  total: MultiCurrencyPrice
}

/** Module `fairground.item-prices`. */
export const itemPrices = {
  /** Prices line items before they are in a cart, with the service fees of tickets: what a cart of just these items costs, before delivery and coupons. */
  priceItems: call<PriceItemsRequest, PriceItemsResponse, PriceItemsRefusal>('POST', '/fairground/v1/item-prices'),
}
