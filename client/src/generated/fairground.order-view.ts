// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { OrderEvent, OrderTicket } from './shapes.ts'

export type { BundleOfTicket, OnlineAccess, OrderEvent, OrderTicket, TicketChange, TicketPass, TicketTerms } from './shapes.ts'

export interface ChosenOutside {
  title: string
  instructions?: string
}

export interface EventNumber {
  eventId: string
  number: string
}

export type GetPlacedOrderRefusal = 'ORDER_NOT_FOUND'

export interface GetPlacedOrderRequest {
  orderId: string
  token?: string
}

export interface GetPlacedOrderResponse {
  order: PlacedOrder
}

export interface PartlyPaid {
  formattedPaid: string
  formattedLeft: string
}

export interface PayingGiftCard {
  obfuscatedCode: string
  formattedAmount: string
}

export interface PlacedDocument {
  id: string
  kind: 'INVOICE' | 'RECEIPT' | 'CREDIT_NOTE'
  number: string
}

export interface PlacedLine {
  id: string
  name: string
  options: string[]
  quantity: number
  formattedPrice: string
  formattedTotal: string
  imageUrl?: string
  path?: string
  ticket: boolean
  eventId?: string
}

export interface PlacedOrder {
  id: string
  number: string
  createdDate: Date
  status: 'INITIALIZED' | 'APPROVED' | 'CANCELED' | 'PENDING' | 'REJECTED'
  paymentStatus: 'NOT_PAID' | 'PAID' | 'PARTIALLY_REFUNDED' | 'FULLY_REFUNDED' | 'PENDING' | 'PARTIALLY_PAID' | 'PENDING_MERCHANT' | 'CANCELED' | 'DECLINED'
  fulfillmentStatus: 'NOT_FULFILLED' | 'FULFILLED' | 'PARTIALLY_FULFILLED'
  buyerEmail?: string
  buyerName?: string
  buyerCompany?: string
  buyerTaxId?: string
  buyerAddress?: string[]
  confirmationMailed: boolean
  lines: PlacedLine[]
  totals: TotalRow[]
  formattedTotal: string
  delivery?: string
  deliveryAddress?: string[]
  giftCard?: PayingGiftCard
  formattedRefunded?: string
  refundWay?: 'PAYMENT' | 'BY_HAND' | 'BOTH'
  shipments: Shipment[]
  tickets: OrderTicket[]
  events: OrderEvent[]
  eventNumbers: EventNumber[]
  documents: PlacedDocument[]
  payBy?: Date
  outside?: ChosenOutside
  partlyPaid?: PartlyPaid
  due?: string
  formattedDue?: string
  canTakeBack: boolean
  takenBack?: boolean
}

export type SendOrderLinkRefusal = never

export interface SendOrderLinkRequest {
  orderId: string
}

export type SendOrderLinkResponse = Record<never, never>

export interface SentLine {
  name: string
  quantity: number
}

export interface Shipment {
  id: string
  sentDate: Date
  lines: SentLine[]
  carrier?: string
  trackingNumber?: string
  trackingLink?: string
}

export type TakeOrderBackRefusal = 'ORDER_NOT_FOUND' | 'ORDER_STATUS_IS_NOT_SUPPORTED' | 'PAYMENT_UNDER_WAY' | 'TICKETS_IN_OTHER_CURRENCY' | 'MAX_LINE_ITEMS_EXCEEDED' | 'PAYMENT_PROVIDER_UNREACHABLE'

export interface TakeOrderBackRequest {
  orderId: string
}

export interface TakeOrderBackResponse {
  cartId: string
}

export interface TotalRow {
  label: string
  formattedAmount: string
}

/** Module `fairground.order-view`. */
export const orderView = {
  /** An order as its buyer sees it: lines, totals, and the tickets with their codes. */
  getPlacedOrder: call<GetPlacedOrderRequest, GetPlacedOrderResponse, GetPlacedOrderRefusal>('GET', '/fairground/v1/placed-orders/{orderId}', { values: { order: { createdDate: 'date', shipments: { sentDate: 'date' }, tickets: { online: { opensDate: 'date' }, cancellation: { until: 'date' }, change: { until: 'date' } }, events: { startDate: 'date', endDate: 'date' }, payBy: 'date' } } }),
  /** Mails a link that opens the order to the address that the order has, at most once in ten minutes. Answers the same for an order that does not exist. */
  sendOrderLink: call<SendOrderLinkRequest, SendOrderLinkResponse, SendOrderLinkRefusal>('POST', '/fairground/v1/placed-orders/{orderId}/send-link'),
  /** Takes an unpaid order back into its buyer’s cart, with its lines, address, delivery choice and coupon. The order is cancelled and its units are free. Repeating it changes nothing more. */
  takeOrderBack: call<TakeOrderBackRequest, TakeOrderBackResponse, TakeOrderBackRefusal>('POST', '/fairground/v1/placed-orders/{orderId}/back-to-cart'),
}
