// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export type BuyShippingLabelRefusal = 'SHIPPING_LABEL_NOT_FOUND' | 'LABEL_PRICE_NOT_FOUND' | 'LABEL_UNDER_WAY' | 'ORDER_STATUS_IS_NOT_SUPPORTED' | 'LINE_ITEM_NOT_FOUND' | 'FULFILLED_TOO_MANY' | 'CARRIER_ACCOUNT_NOT_FOUND' | 'CARRIER_KEY_REFUSED' | 'CARRIER_UNREACHABLE' | 'LABEL_REFUSED'

export interface BuyShippingLabelRequest {
  labelId: string
  priceId: string
}

export interface BuyShippingLabelResponse {
  label: ShippingLabel
}

export type GetLabelOptionsRefusal = never

export type GetLabelOptionsRequest = Record<never, never>

export interface GetLabelOptionsResponse {
  available: boolean
  test: boolean
  weightUnit: 'UNSPECIFIED_WEIGHT_UNIT' | 'KG' | 'LB'
  shipFroms: LabelShipFrom[]
  packages: LabelPackage[]
}

export interface LabelCustoms {
  contents: 'MERCHANDISE' | 'GIFT' | 'SAMPLE' | 'DOCUMENTS' | 'RETURN_MERCHANDISE'
  undeliverable: 'RETURN' | 'ABANDON'
  signer: string
  items: LabelCustomsItem[]
}

export interface LabelCustomsItem {
  id: string
  originCountry: string
  tariffNumber?: string
}

export interface LabelPackage {
  name?: string
  packageType: 'CUSTOM' | 'FLAT_RATE_ENVELOPE' | 'PADDED_FLAT_RATE_ENVELOPE' | 'SMALL_FLAT_RATE_BOX' | 'MEDIUM_FLAT_RATE_BOX_1' | 'MEDIUM_FLAT_RATE_BOX_2' | 'LARGE_FLAT_RATE_BOX'
  dimensions?: LabelParcelDimensions
  locationId: string
}

export interface LabelParcel {
  packageType: 'CUSTOM' | 'FLAT_RATE_ENVELOPE' | 'PADDED_FLAT_RATE_ENVELOPE' | 'SMALL_FLAT_RATE_BOX' | 'MEDIUM_FLAT_RATE_BOX_1' | 'MEDIUM_FLAT_RATE_BOX_2' | 'LARGE_FLAT_RATE_BOX'
  dimensions?: LabelParcelDimensions
  weight: string
}

export interface LabelParcelDimensions {
  length: string
  width: string
  height: string
}

export interface LabelPrice {
  id: string
  carrier: string
  service: string
  amount: string
  currency: string
  days?: number
}

export interface LabelShipFrom {
  locationId: string
  name: string
  country?: string
}

export interface LabelUnits {
  id: string
  quantity: number
}

export type ListShippingLabelsRefusal = never

export interface ListShippingLabelsRequest {
  orderId: string
}

export interface ListShippingLabelsResponse {
  labels: ShippingLabel[]
}

export type QuoteShippingLabelRefusal = 'ORDER_NOT_FOUND' | 'ORDER_STATUS_IS_NOT_SUPPORTED' | 'LINE_ITEM_NOT_FOUND' | 'FULFILLED_TOO_MANY' | 'CARRIER_ACCOUNT_NOT_FOUND' | 'CARRIER_KEY_REFUSED' | 'CARRIER_UNREACHABLE' | 'LABEL_REFUSED' | 'LABEL_ADDRESS_MISSING' | 'LABEL_CUSTOMS_MISSING' | 'SHIP_FROM_MISSING'

export interface QuoteShippingLabelRequest {
  orderId: string
  lineItems: LabelUnits[]
  locationId: string
  parcel: LabelParcel
  customs?: LabelCustoms
}

export interface QuoteShippingLabelResponse {
  label: ShippingLabel
}

export interface ShippingLabel {
  id: string
  orderId: string
  status: 'QUOTED' | 'BUYING' | 'BOUGHT' | 'FAILED' | 'VOIDING' | 'VOIDED'
  test: boolean
  createdDate: Date
  lineItems: LabelUnits[]
  parcel: LabelParcel
  customs?: LabelCustoms
  prices: LabelPrice[]
  priceId?: string
  labelUrl?: string
  trackingNumber?: string
  trackingLink?: string
  fulfillmentId?: string
  problem?: string
}

export type VoidShippingLabelRefusal = 'SHIPPING_LABEL_NOT_FOUND' | 'LABEL_NOT_BOUGHT' | 'LABEL_UNDER_WAY' | 'CARRIER_ACCOUNT_NOT_FOUND' | 'CARRIER_KEY_REFUSED' | 'CARRIER_UNREACHABLE' | 'LABEL_REFUSED'

export interface VoidShippingLabelRequest {
  labelId: string
}

export interface VoidShippingLabelResponse {
  label: ShippingLabel
}

/** Module `fairground.shipping-labels`. */
export const shippingLabels = {
  /** Tells staff if labels can be bought, which locations parcels leave from, and the packaging of live rates. */
  getLabelOptions: call<GetLabelOptionsRequest, GetLabelOptionsResponse, GetLabelOptionsRefusal>('GET', '/fairground/v1/shipping-labels/options'),
  /** Labels of an order that somebody bought or tried to buy, the oldest first. */
  listShippingLabels: call<ListShippingLabelsRequest, ListShippingLabelsResponse, ListShippingLabelsRefusal>('GET', '/fairground/v1/shipping-labels/orders/{orderId}', { values: { labels: { createdDate: 'date' } } }),
  /** Prices of the carrier for a parcel with units of an order. Nothing is bought. */
  quoteShippingLabel: call<QuoteShippingLabelRequest, QuoteShippingLabelResponse, QuoteShippingLabelRefusal>('POST', '/fairground/v1/shipping-labels/quote', { values: { label: { createdDate: 'date' } } }),
  /** Buys the label by one of its prices and hands its units over with its tracking number. Repeated, it is the same label: BUYING means that the carrier is not done. */
  buyShippingLabel: call<BuyShippingLabelRequest, BuyShippingLabelResponse, BuyShippingLabelRefusal>('POST', '/fairground/v1/shipping-labels/{labelId}/buy', { values: { label: { createdDate: 'date' } } }),
  /** Has the carrier void a label that is not used, and refund it; its units are to be sent again. VOIDING means that the carrier has not decided. */
  voidShippingLabel: call<VoidShippingLabelRequest, VoidShippingLabelResponse, VoidShippingLabelRefusal>('POST', '/fairground/v1/shipping-labels/{labelId}/void', { values: { label: { createdDate: 'date' } } }),
}
