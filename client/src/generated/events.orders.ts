// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { FacetCounts, FormResponse, FormResponseInput, GetOrderRefusal, Money, ResponseMetaData, TicketDefinition, TicketingTicket } from './shapes.ts'

export type { Address, AddressLocation, FacetCounts, FormResponse, FormResponseInput, GetOrderRefusal, InputValue, InputValueInput, Money, OnlineConferencingLogin, ResponseMetaData, TicketDefinition, TicketSeat, TicketingTicket } from './shapes.ts'

export interface BalanceSummary {
  balance: Money
}

export type BulkUpdateOrdersRefusal = 'ORDER_NOT_FOUND' | 'ORDER_ACTION_NOT_AVAILABLE'

export interface BulkUpdateOrdersRequest {
  eventId: string
  orderNumber: string[]
  fields?: string
  archived?: boolean
}

export interface BulkUpdateOrdersResponse {
  orders: Order[]
}

export interface Buyer {
  firstName?: string
  lastName?: string
  email?: string
}

export type CancelReservationRefusal = 'TICKET_RESERVATION_NOT_FOUND' | 'RESERVATION_NOT_PENDING'

export interface CancelReservationRequest {
  id: string
  eventId: string
}

export type CancelReservationResponse = Record<never, never>

export type CaptureAuthorizedPaymentRefusal = 'ORDER_NOT_FOUND' | 'ORDER_STATUS_NOT_AUTHORIZED' | 'PAYMENT_PROVIDER_UNREACHABLE'

export interface CaptureAuthorizedPaymentRequest {
  orderNumber: string
  eventId: string
}

export type CaptureAuthorizedPaymentResponse = Record<never, never>

export interface CheckoutOptions {
  silent?: boolean
  payInPerson?: boolean
  ignoreFormValidation?: boolean
  markAsPaid?: boolean | null
}

export type CheckoutRefusal = 'SITE_IS_CLOSED' | 'EVENT_NOT_FOUND' | 'TICKET_RESERVATION_NOT_FOUND' | 'RESERVATION_EXPIRED' | 'RESERVATION_NOT_PENDING' | 'PERMISSION_DENIED' | 'MEMBER_NOT_FOUND' | 'PAID_PLAN_BENEFIT_NOT_FOUND' | 'ERROR_COUPON_DOES_NOT_EXIST' | 'ERROR_COUPON_HAS_EXPIRED' | 'ERROR_COUPON_IS_NOT_ACTIVE_YET' | 'ERROR_COUPON_USAGE_EXCEEDED' | 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED' | 'GIFT_CARD_NOT_FOUND' | 'GIFT_CARD_IS_EMPTY' | 'GIFT_CARD_DISABLED' | 'GIFT_CARD_EXPIRED' | 'INVALID_GIFT_CARD_CURRENCY' | 'GIFT_CARDS_NOT_ACCEPTED' | 'CALCULATION_ERROR' | 'CHECKOUT_INCOMPLETE' | 'TICKET_LIMIT_PER_PERSON' | 'TOO_MANY_OPEN_HOLDS' | 'TOO_MANY_UNITS_HELD' | 'EVENT_CANCELED' | 'EVENT_ENDED' | 'POLICIES_CHANGED' | 'EXTERNAL_REGISTRATION' | 'REGISTRATION_CLOSED' | 'REGISTRATION_PAUSED' | 'MEMBER_NEEDED'

export interface CheckoutRequest {
  eventId: string
  reservationId?: string
  memberId?: string
  discount?: DiscountRequest
  buyer?: Buyer
  guests?: GuestInput[]
  paidPlanBenefit?: PaidPlanBenefit
  options?: CheckoutOptions
  marketingConsent?: boolean
  acceptedPolicies?: PolicyVersion[]
  giftCardCode?: string | null
  overrideRequestTime?: Date | string | null
}

export interface CheckoutResponse {
  order: Order
  expires?: Date
  reservations: TicketReservation[]
  orderPageUrl: string
}

export type ConfirmOrderRefusal = 'ORDER_NOT_FOUND' | 'ORDER_ACTION_NOT_AVAILABLE'

export interface ConfirmOrderRequest {
  eventId: string
  orderNumber?: string[]
}

export interface ConfirmOrderResponse {
  orders: Order[]
}

export type CreateReservationRefusal = 'SITE_IS_CLOSED' | 'EVENT_NOT_FOUND' | 'TICKET_DEFINITION_NOT_FOUND' | 'TICKET_BUNDLE_NOT_FOUND' | 'SERIES_PASS_NOT_FOUND' | 'UNSUPPORTED_PRICING_OPTION' | 'EVENT_CANCELED' | 'EVENT_ENDED' | 'EVENT_ADMISSION_NEEDED' | 'SALE_NOT_OPEN' | 'SALE_CLOSED' | 'EXTERNAL_REGISTRATION' | 'REGISTRATION_CLOSED' | 'REGISTRATION_PAUSED' | 'MEMBER_NEEDED' | 'NOT_ENOUGH_TICKETS' | 'TICKET_LIMIT_PER_ORDER' | 'TICKET_MINIMUM_PER_ORDER' | 'TICKET_LIMIT_PER_PERSON' | 'TICKET_CODE_NOT_OPEN' | 'TICKET_CODE_ENDED' | 'TICKET_CODE_USED_UP' | 'TOO_MANY_OPEN_HOLDS' | 'TOO_MANY_UNITS_HELD'

export interface CreateReservationRequest {
  eventId: string
  ticketQuantities: TicketReservationQuantity[]
  bundles?: Array<{
    bundleId: string
    quantity: number
  }>
  passes?: Array<{
    passId: string
    quantity: number
  }>
  ignoreLimits?: boolean
  allowHiddenTickets?: boolean
  access?: string
  overrideRequestTime?: Date | string | null
}

export interface CreateReservationResponse {
  id: string
  expires: Date
  reservations: TicketReservation[]
  invoice: Invoice
  reservationStatus: 'RESERVATION_PENDING' | 'RESERVATION_CONFIRMED' | 'RESERVATION_CANCELED' | 'RESERVATION_CANCELED_MANUALLY' | 'RESERVATION_EXPIRED'
}

export interface Discount {
  amount: Money
  afterDiscount: Money
  code?: string
  name?: string
  couponId?: string
  discounts: Array<{
    coupon?: {
      name?: string
      code?: string
      couponId?: string
    }
    amount: Money
  }>
}

export interface DiscountRequest {
  couponCode?: string
}

export interface Fee {
  name: 'WIX_FEE'
  type: 'FEE_ADDED' | 'FEE_INCLUDED' | 'FEE_ADDED_AT_CHECKOUT'
  rate: string
  amount: Money
}

export type GetCheckoutOptionsRefusal = never

export type GetCheckoutOptionsRequest = Record<never, never>

export interface GetCheckoutOptionsResponse {
  paymentMethodConfigured: boolean
  acceptCoupons: boolean
  premiumServices: boolean
  paidTickets: boolean
  acceptGiftCards: boolean
}

export type GetInvoiceRefusal = 'TICKET_RESERVATION_NOT_FOUND'

export interface GetInvoiceRequest {
  reservationId: string
  eventId: string
  withDiscount?: DiscountRequest
  paidPlanBenefit?: PaidPlanBenefit
  giftCardCode?: string | null
}

export interface GetInvoiceResponse {
  invoice: Invoice
  discountErrors?: {
    error: Array<{
      code: string
    }>
  }
  expires: Date
  reservationStatus: 'RESERVATION_PENDING' | 'RESERVATION_CONFIRMED' | 'RESERVATION_CANCELED' | 'RESERVATION_CANCELED_MANUALLY' | 'RESERVATION_EXPIRED'
  reservationOccupied: boolean
  reservations: TicketReservation[]
  giftCardPaymentDetails?: GiftCardPaymentDetails[]
  balanceSummary?: BalanceSummary
  giftCardErrors?: GiftCardErrors
}

export interface GetOrderRequest {
  eventId: string
  orderNumber: string
  fieldset?: Array<'TICKETS' | 'DETAILS' | 'FORM' | 'INVOICE'>
}

export interface GetOrderResponse {
  order: Order
  calendarLinks?: {
    google: string
    ics: string
  }
}

export type GetSummaryRefusal = never

export interface GetSummaryRequest {
  eventId?: string
}

export interface GetSummaryResponse {
  sales: TicketSales[]
}

export interface GiftCardErrors {
  error: Array<{
    code: string
  }>
}

export interface GiftCardPaymentDetails {
  giftCardPaymentId?: string
  appId: string
  voided: boolean
  amount: Money
  obfuscatedCode: string
}

export interface GuestInput {
  form: FormResponseInput
}

export interface Invoice {
  items: Item[]
  total: Money
  discount?: Discount
  tax?: Tax
  subTotal: Money
  grandTotal: Money
  fees: Fee[]
  revenue: Money
  previewUrl?: string
}

export interface Item {
  id: string
  quantity: number
  name: string
  price: Money
  total: Money
  discount?: Discount
  tax?: Tax
  fees: Fee[]
}

export type ListAvailableTicketsRefusal = 'PERMISSION_DENIED'

export interface ListAvailableTicketsRequest {
  eventId?: string
  offset?: number
  limit?: number
  sort?: string
  state?: Array<'INCLUDE_HIDDEN_NOT_ON_SALE'>
  overrideRequestTime?: Date | string | null
}

export interface ListAvailableTicketsResponse {
  metaData: ResponseMetaData
  definitions: TicketDefinition[]
}

export type ListOrdersRefusal = never

export interface ListOrdersRequest {
  offset?: number
  limit?: number
  fieldset?: Array<'TICKETS' | 'DETAILS' | 'FORM' | 'INVOICE'>
  status?: Array<'FREE' | 'PENDING' | 'PAID' | 'OFFLINE_PENDING' | 'INITIATED' | 'CANCELED' | 'DECLINED' | 'AUTHORIZED' | 'VOIDED' | 'PARTIALLY_PAID'>
  eventId?: string[]
  orderNumber?: string[]
  memberId?: string[]
  eventCreatorId?: string[]
  contactId?: string[]
  facet?: string[]
  searchPhrase?: string
  sort?: string
  tag?: Array<'CONFIRMED' | 'UNCONFIRMED' | 'MEMBER' | 'ARCHIVED' | 'NON_ARCHIVED' | 'FULLY_CHECKED_IN' | 'NOT_FULLY_CHECKED_IN'>
}

export interface ListOrdersResponse {
  total: number
  offset: number
  limit: number
  orders: Order[]
  facets: Record<string, FacetCounts>
  orderFacets: OrderFacets
}

export interface Order {
  orderNumber: string
  eventId: string
  contactId: string
  memberId: string
  anonymized: boolean
  fullyCheckedIn: boolean
  channel: 'ONLINE' | 'OFFLINE_POS'
  reservationId: string
  snapshotId: string
  created?: Date
  updated?: Date
  confirmed: boolean
  status: 'NA_ORDER_STATUS' | 'FREE' | 'PENDING' | 'PAID' | 'OFFLINE_PENDING' | 'INITIATED' | 'CANCELED' | 'DECLINED' | 'AUTHORIZED' | 'VOIDED' | 'PARTIALLY_PAID'
  method: string
  ticketsQuantity: number
  totalPrice?: Money
  archived: boolean
  ticketsPdf: string
  firstName: string
  lastName: string
  fullName: string
  email: string
  marketingConsent?: boolean
  paymentDetails?: PaymentDetails
  availableActions?: Array<'ARCHIVE' | 'UNARCHIVE' | 'CONFIRM' | 'CAPTURE' | 'VOID'>
  giftCardPaymentDetails?: GiftCardPaymentDetails[]
  balanceSummary?: BalanceSummary
  tickets: TicketingTicket[]
  checkoutForm?: FormResponse
  invoice?: Invoice
}

export interface OrderFacetCounts {
  counts: Record<string, {
    count: number
    tickets: number
    ticketsCheckIn: number
  }>
}

export interface OrderFacets {
  facets: Record<string, OrderFacetCounts>
}

export interface PaidPlanBenefit {
  planOrderId?: string
  benefitId?: string
}

export interface PaymentDetails {
  transaction: PaymentTransaction
}

export interface PaymentTransaction {
  transactionId: string
  method: string
}

export interface PolicyVersion {
  policyId: string
  revision: string
}

export type PosCheckoutRefusal = 'EVENT_NOT_FOUND' | 'TICKET_RESERVATION_NOT_FOUND' | 'RESERVATION_EXPIRED' | 'RESERVATION_NOT_PENDING' | 'CALCULATION_ERROR' | 'SITE_IS_CLOSED' | 'EXTERNAL_REGISTRATION' | 'REGISTRATION_CLOSED' | 'REGISTRATION_PAUSED' | 'MEMBER_NEEDED'

export interface PosCheckoutRequest {
  eventId: string
  reservationId: string
  buyer?: {
    firstName?: string
    lastName?: string
    email?: string
  }
  paymentMethod?: string
  paymentDetailsId?: string | null
}

export interface PosCheckoutResponse {
  order: Order
  expires?: Date
  reservations: TicketReservation[]
}

export type QueryAvailableTicketsRefusal = never

export interface QueryAvailableTicketsRequest {
  offset?: number
  limit?: number
  filter?: Record<string, unknown>
  fieldset?: Array<'POLICY' | 'DASHBOARD'>
  sort?: string
}

export interface QueryAvailableTicketsResponse {
  metaData: ResponseMetaData
  definitions: TicketDefinition[]
}

export interface ReservedBundle {
  bundleId: string
  lineId: string
  name: string
  quantity: number
}

export interface ReservedPass {
  passId: string
  lineId: string
  name: string
  quantity: number
}

export interface Tax {
  type: 'INCLUDED' | 'ADDED' | 'ADDED_AT_CHECKOUT'
  name: string
  rate: string
  taxable: Money
  amount: Money
}

export interface TicketDetails {
  pricingOptionId?: string
  priceOverride?: string
  seatId?: string
  capacity?: number
}

export interface TicketReservation {
  quantity: number
  ticket: TicketDefinition
  ticketDetails: Array<{
    pricingOptionId?: string
    pricingOptionName?: string
    priceOverride?: string
    seatId?: string
    sectionLabel?: string
    areaLabel?: string
    tableLabel?: string
    rowLabel?: string
    seatLabel?: string
    planId?: string
    capacity?: number
  }>
  bundle?: ReservedBundle
  pass?: ReservedPass
  access?: string
}

export interface TicketReservationQuantity {
  ticketDefinitionId: string
  quantity: number
  priceOverride?: string
  ticketDetails?: TicketDetails[]
}

export interface TicketSales {
  total: Money
  revenue: Money
  totalOrders: number
  totalTickets: number
}

export type UpdateCheckoutRefusal = 'PAYMENT_UNDER_WAY' | 'ORDER_NOT_FOUND' | 'ORDER_ACTION_NOT_AVAILABLE' | 'PERMISSION_DENIED' | 'MEMBER_NOT_FOUND' | 'PAID_PLAN_BENEFIT_NOT_FOUND' | 'ERROR_COUPON_DOES_NOT_EXIST' | 'ERROR_COUPON_HAS_EXPIRED' | 'ERROR_COUPON_IS_NOT_ACTIVE_YET' | 'ERROR_COUPON_USAGE_EXCEEDED' | 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED' | 'CALCULATION_ERROR' | 'CHECKOUT_INCOMPLETE' | 'EVENT_CANCELED'

export interface UpdateCheckoutRequest {
  orderNumber: string
  eventId: string
  buyer?: Buyer
  guests?: GuestInput[]
  memberId?: string | null
  discount?: DiscountRequest
  paidPlanBenefit?: PaidPlanBenefit
}

export interface UpdateCheckoutResponse {
  order: Order
  orderPageUrl: string
}

export type UpdateOrderRefusal = 'ORDER_NOT_FOUND' | 'ORDER_ACTION_NOT_AVAILABLE'

export interface UpdateOrderRequest {
  eventId: string
  orderNumber: string
  fields?: string
  archived?: boolean
  checkoutForm?: FormResponseInput
}

export interface UpdateOrderResponse {
  order: Order
}

export type VoidAuthorizedPaymentRefusal = 'ORDER_NOT_FOUND' | 'ORDER_STATUS_NOT_AUTHORIZED' | 'PAYMENT_PROVIDER_UNREACHABLE'

export interface VoidAuthorizedPaymentRequest {
  orderNumber: string
  eventId: string
}

export type VoidAuthorizedPaymentResponse = Record<never, never>

/** Module `events.orders`. */
export const eventsOrders = {
  /** Takes the amount that the payment of an order has reserved, and issues its tickets. */
  captureAuthorizedPayment: call<CaptureAuthorizedPaymentRequest, CaptureAuthorizedPaymentResponse, CaptureAuthorizedPaymentRefusal>('POST', '/events/v1/events/orders/{orderNumber}/capture'),
  /** Gives up the amount that the payment of an order has reserved. */
  voidAuthorizedPayment: call<VoidAuthorizedPaymentRequest, VoidAuthorizedPaymentResponse, VoidAuthorizedPaymentRefusal>('POST', '/events/v1/events/orders/{orderNumber}/void'),
  /** Holds tickets of one event, all or none. */
  createReservation: call<CreateReservationRequest, CreateReservationResponse, CreateReservationRefusal>('POST', '/events/v1/checkout/reservations', { values: { expires: 'date', reservations: { ticket: { salePeriod: { startDate: 'date', endDate: 'date' } } } } }),
  /** Gives the tickets back at once. */
  cancelReservation: call<CancelReservationRequest, CancelReservationResponse, CancelReservationRefusal>('DELETE', '/events/v1/checkout/reservations/{id}'),
  /** Invoice of a reservation, with a coupon if one is given. Nothing is changed. */
  getInvoice: call<GetInvoiceRequest, GetInvoiceResponse, GetInvoiceRefusal>('POST', '/events/v1/checkout/invoices/{reservationId}', { values: { expires: 'date', reservations: { ticket: { salePeriod: { startDate: 'date', endDate: 'date' } } } } }),
  /** Makes an order of a reservation. Repeated for one reservation it answers the same order. */
  checkout: call<CheckoutRequest, CheckoutResponse, CheckoutRefusal>('POST', '/events/v1/checkout', { values: { order: { created: 'date', updated: 'date', tickets: { checkIn: { created: 'date' }, guestDetails: { form: { inputValues: { number: 'float', dateTime: 'date', address: { address: { geocode: { latitude: 'float', longitude: 'float' } } } } } } }, checkoutForm: { inputValues: { number: 'float', dateTime: 'date', address: { address: { geocode: { latitude: 'float', longitude: 'float' } } } } } }, expires: 'date', reservations: { ticket: { salePeriod: { startDate: 'date', endDate: 'date' } } } } }),
  /** Changes buyer, member, guests and coupon of an order that is not paid yet. */
  updateCheckout: call<UpdateCheckoutRequest, UpdateCheckoutResponse, UpdateCheckoutRefusal>('PATCH', '/events/v1/checkout/{orderNumber}', { values: { order: { created: 'date', updated: 'date', tickets: { checkIn: { created: 'date' }, guestDetails: { form: { inputValues: { number: 'float', dateTime: 'date', address: { address: { geocode: { latitude: 'float', longitude: 'float' } } } } } } }, checkoutForm: { inputValues: { number: 'float', dateTime: 'date', address: { address: { geocode: { latitude: 'float', longitude: 'float' } } } } } } } }),
  /** Ticketing orders. */
  listOrders: call<ListOrdersRequest, ListOrdersResponse, ListOrdersRefusal, Order>('GET', '/events/v1/orders', { values: { orders: { created: 'date', updated: 'date', tickets: { checkIn: { created: 'date' }, guestDetails: { form: { inputValues: { number: 'float', dateTime: 'date', address: { address: { geocode: { latitude: 'float', longitude: 'float' } } } } } } }, checkoutForm: { inputValues: { number: 'float', dateTime: 'date', address: { address: { geocode: { latitude: 'float', longitude: 'float' } } } } } } }, list: { kind: 'flat', query: '', items: 'orders', metadata: '' } }),
  /** One ticketing order; buyers reach their own. */
  getOrder: call<GetOrderRequest, GetOrderResponse, GetOrderRefusal>('GET', '/events/v1/events/{eventId}/orders/{orderNumber}', { values: { order: { created: 'date', updated: 'date', tickets: { checkIn: { created: 'date' }, guestDetails: { form: { inputValues: { number: 'float', dateTime: 'date', address: { address: { geocode: { latitude: 'float', longitude: 'float' } } } } } } }, checkoutForm: { inputValues: { number: 'float', dateTime: 'date', address: { address: { geocode: { latitude: 'float', longitude: 'float' } } } } } } } }),
  /** Marks orders that wait for their payment as paid, and issues their tickets. */
  confirmOrder: call<ConfirmOrderRequest, ConfirmOrderResponse, ConfirmOrderRefusal>('POST', '/events/v1/events/{eventId}/orders/confirm', { values: { orders: { created: 'date', updated: 'date', tickets: { checkIn: { created: 'date' }, guestDetails: { form: { inputValues: { number: 'float', dateTime: 'date', address: { address: { geocode: { latitude: 'float', longitude: 'float' } } } } } } }, checkoutForm: { inputValues: { number: 'float', dateTime: 'date', address: { address: { geocode: { latitude: 'float', longitude: 'float' } } } } } } } }),
  /** Archives an order, or takes it out of the archive; writes the answers of its buyer to the form of the event. */
  updateOrder: call<UpdateOrderRequest, UpdateOrderResponse, UpdateOrderRefusal>('PATCH', '/events/v1/events/{eventId}/orders/{orderNumber}', { values: { order: { created: 'date', updated: 'date', tickets: { checkIn: { created: 'date' }, guestDetails: { form: { inputValues: { number: 'float', dateTime: 'date', address: { address: { geocode: { latitude: 'float', longitude: 'float' } } } } } } }, checkoutForm: { inputValues: { number: 'float', dateTime: 'date', address: { address: { geocode: { latitude: 'float', longitude: 'float' } } } } } } } }),
  /** Archives orders, or takes them out of the archive: all or none. */
  bulkUpdateOrders: call<BulkUpdateOrdersRequest, BulkUpdateOrdersResponse, BulkUpdateOrdersRefusal>('PATCH', '/events/v1/events/{eventId}/orders', { values: { orders: { created: 'date', updated: 'date', tickets: { checkIn: { created: 'date' }, guestDetails: { form: { inputValues: { number: 'float', dateTime: 'date', address: { address: { geocode: { latitude: 'float', longitude: 'float' } } } } } } }, checkoutForm: { inputValues: { number: 'float', dateTime: 'date', address: { address: { geocode: { latitude: 'float', longitude: 'float' } } } } } } } }),
  /** Sales per currency, of one event or of all. Tickets that were given back count no more. */
  getSummary: call<GetSummaryRequest, GetSummaryResponse, GetSummaryRefusal>('GET', '/events/v1/orders/summary'),
  /** Makes an order of a reservation that is paid at the desk: it is paid, its tickets are issued, and nobody fills in a form. Repeated for one reservation it answers the same order. A buyer with an address gets the tickets by mail. */
  posCheckout: call<PosCheckoutRequest, PosCheckoutResponse, PosCheckoutRefusal>('POST', '/events/v1/pos-checkout', { values: { order: { created: 'date', updated: 'date', tickets: { checkIn: { created: 'date' }, guestDetails: { form: { inputValues: { number: 'float', dateTime: 'date', address: { address: { geocode: { latitude: 'float', longitude: 'float' } } } } } } }, checkoutForm: { inputValues: { number: 'float', dateTime: 'date', address: { address: { geocode: { latitude: 'float', longitude: 'float' } } } } } }, expires: 'date', reservations: { ticket: { salePeriod: { startDate: 'date', endDate: 'date' } } } } }),
  /** Options of ticket checkout on this site. */
  getCheckoutOptions: call<GetCheckoutOptionsRequest, GetCheckoutOptionsResponse, GetCheckoutOptionsRefusal>('GET', '/events/v1/checkout/options'),
  /** Tickets that a visitor may see now. */
  listAvailableTickets: call<ListAvailableTicketsRequest, ListAvailableTicketsResponse, ListAvailableTicketsRefusal, TicketDefinition>('GET', '/events/v1/checkout/available-tickets', { values: { definitions: { salePeriod: { startDate: 'date', endDate: 'date' } } }, list: { kind: 'flat', query: '', items: 'definitions', metadata: 'metaData' } }),
  /** Tickets that a visitor may see now, by filter. */
  queryAvailableTickets: call<QueryAvailableTicketsRequest, QueryAvailableTicketsResponse, QueryAvailableTicketsRefusal, TicketDefinition>('POST', '/events/v1/checkout/available-tickets/query', { values: { definitions: { salePeriod: { startDate: 'date', endDate: 'date' } } }, list: { kind: 'flat', query: '', items: 'definitions', metadata: 'metaData' } }),
}
