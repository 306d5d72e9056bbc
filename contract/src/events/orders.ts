import Type from 'typebox'
import { cardRefusals } from '../ecom/checkout-gift-card.ts'
import { couponRefusals } from '../ecom/coupons.ts'
import {
  ReservationStatusV1,
  TicketingOrderFieldset,
  TicketingOrderStatus,
  TicketingOrderTag,
} from '../enumerations/events.ts'
import { TicketAccess } from '../fairground/ticket-access.ts'
import { admin, operation, own } from '../operation.ts'
import { fieldSets } from '../paging.ts'
import { Empty, FieldMask, Guid, int, list, named, nullable, oneOf, optional, Timestamp, text } from '../scalars.ts'
import { FormResponse } from './event-form.ts'
import { TicketingMoney } from './event-money.ts'
import { registrationRefusals } from './event-registration.ts'
import { checkoutPaths, orderPaths } from './order-paths.ts'
import { PolicyVersion } from './policies.ts'
import {
  Buyer,
  CheckoutOptions,
  CheckoutReservation,
  DiscountRequest,
  Guest,
  giftCardCode,
  overrideRequestTime,
  PaidPlanBenefit,
  TicketReservationQuantity,
  triedCard,
} from './ticketing-checkout.ts'
import { TicketingInvoice } from './ticketing-invoice.ts'
import { OrderFacets, TicketingOrder } from './ticketing-order.ts'
import { FacetCounts } from './wix-events-v-2.ts'

const module = 'events.orders'

const offset = optional(int(0, 10_000))
export const orderNumber = text(36, { minLength: 1 })
const orderFieldset = fieldSets(TicketingOrderFieldset)

export const createReservation = operation({
  module,
  name: 'createReservation',
  summary: 'Holds tickets of one event, all or none.',
  method: 'POST',
  ...checkoutPaths('/reservations'),
  who: own('orders.write'),
  request: Type.Object({
    eventId: Guid,
    /** At least one, unless there are bundles or passes. */
    ticketQuantities: list(TicketReservationQuantity, 50),
    /** Bundles of tickets; ours. */
    bundles: optional(list(Type.Object({ bundleId: Guid, quantity: int(1, 20) }), 20)),
    /** Passes that admit to the event among others; ours. */
    passes: optional(list(Type.Object({ passId: Guid, quantity: int(1, 20) }), 5)),
    /** Administrators only: takes tickets beyond the limits and outside the sale, and raises a quota that is too low by what is missing. */
    ignoreLimits: optional(Type.Boolean()),
    /** Administrators only. */
    allowHiddenTickets: optional(Type.Boolean()),
    /** Opens hidden kinds of ticket; ours. */
    access: optional(TicketAccess),
    overrideRequestTime,
  }),
  response: Type.Object({
    id: Type.String(),
    expires: Timestamp,
    reservations: Type.Array(CheckoutReservation),
    invoice: TicketingInvoice,
    reservationStatus: oneOf(ReservationStatusV1),
  }),
  refusals: [
    'SITE_IS_CLOSED',
    'EVENT_NOT_FOUND',
    'TICKET_DEFINITION_NOT_FOUND',
    'TICKET_BUNDLE_NOT_FOUND',
    'SERIES_PASS_NOT_FOUND',
    'UNSUPPORTED_PRICING_OPTION',
    'EVENT_CANCELED',
    'EVENT_ENDED',
    'EVENT_ADMISSION_NEEDED',
    'SALE_NOT_OPEN',
    'SALE_CLOSED',
    ...registrationRefusals,
    'NOT_ENOUGH_TICKETS',
    'TICKET_LIMIT_PER_ORDER',
    'TICKET_MINIMUM_PER_ORDER',
    'TICKET_LIMIT_PER_PERSON',
    'TICKET_CODE_NOT_OPEN',
    'TICKET_CODE_ENDED',
    'TICKET_CODE_USED_UP',
    'TOO_MANY_OPEN_HOLDS',
    'TOO_MANY_UNITS_HELD',
  ],
})

export const cancelReservation = operation({
  module,
  name: 'cancelReservation',
  summary: 'Gives the tickets back at once.',
  method: 'DELETE',
  ...checkoutPaths('/reservations/{id}'),
  who: own('orders.write'),
  request: Type.Object({ id: Guid, eventId: Guid }),
  response: Empty,
  refusals: ['TICKET_RESERVATION_NOT_FOUND', 'RESERVATION_NOT_PENDING'],
})

export const getInvoice = operation({
  module,
  name: 'getInvoice',
  summary: 'Invoice of a reservation, with a coupon if one is given. Nothing is changed.',
  method: 'POST',
  ...checkoutPaths('/invoices/{reservationId}'),
  who: own('orders.read'),
  request: Type.Object({
    reservationId: Guid,
    eventId: Guid,
    withDiscount: optional(DiscountRequest),
    paidPlanBenefit: optional(PaidPlanBenefit),
    giftCardCode,
  }),
  response: Type.Object({
    invoice: TicketingInvoice,
    /** Reasons why the coupon or the benefit does not apply. */
    discountErrors: optional(Type.Object({ error: Type.Array(Type.Object({ code: Type.String() })) })),
    expires: Timestamp,
    reservationStatus: oneOf(ReservationStatusV1),
    /** An order was made of it. */
    reservationOccupied: Type.Boolean(),
    reservations: Type.Array(CheckoutReservation),
    ...triedCard,
  }),
  refusals: ['TICKET_RESERVATION_NOT_FOUND'],
})

export const checkout = operation({
  module,
  name: 'checkout',
  summary: 'Makes an order of a reservation. Repeated for one reservation it answers the same order.',
  method: 'POST',
  ...checkoutPaths(''),
  who: own('orders.write'),
  request: Type.Object({
    eventId: Guid,
    reservationId: optional(Guid),
    /** Administrators only: the member who buys. */
    memberId: optional(Guid),
    discount: optional(DiscountRequest),
    buyer: optional(Buyer),
    /** One for the whole order, or one per ticket where guests are assigned separately. */
    guests: optional(list(Guest, 50, 1)),
    paidPlanBenefit: optional(PaidPlanBenefit),
    options: optional(CheckoutOptions),
    /** The buyer agrees to be written to about other events. */
    marketingConsent: optional(Type.Boolean()),
    /** Versions that the buyer was shown and accepts: refused when others stand by now. Without them the order records no acceptance. */
    acceptedPolicies: optional(list(PolicyVersion, 1000)),
    /** Pays what it can; the rest is due as ever. */
    giftCardCode,
    /** Administrators only: the coupon and the state of the event are judged as of this time. Units and limits are those of now. */
    overrideRequestTime,
  }),
  response: Type.Object({
    order: TicketingOrder,
    expires: optional(Timestamp),
    reservations: Type.Array(CheckoutReservation),
    orderPageUrl: Type.String(),
  }),
  refusals: [
    'SITE_IS_CLOSED',
    'EVENT_NOT_FOUND',
    'TICKET_RESERVATION_NOT_FOUND',
    'RESERVATION_EXPIRED',
    'RESERVATION_NOT_PENDING',
    'PERMISSION_DENIED',
    'MEMBER_NOT_FOUND',
    'PAID_PLAN_BENEFIT_NOT_FOUND',
    ...couponRefusals,
    ...cardRefusals,
    'CALCULATION_ERROR',
    'CHECKOUT_INCOMPLETE',
    'TICKET_LIMIT_PER_PERSON',
    'TOO_MANY_OPEN_HOLDS',
    'TOO_MANY_UNITS_HELD',
    'EVENT_CANCELED',
    'EVENT_ENDED',
    'POLICIES_CHANGED',
    ...registrationRefusals,
  ],
})

export const updateCheckout = operation({
  module,
  name: 'updateCheckout',
  summary: 'Changes buyer, member, guests and coupon of an order that is not paid yet.',
  method: 'PATCH',
  ...checkoutPaths('/{orderNumber}'),
  who: own('orders.write'),
  request: Type.Object({
    orderNumber,
    eventId: Guid,
    buyer: optional(Buyer),
    guests: optional(list(Guest, 50, 1)),
    /** Administrators only: the member who buys. */
    memberId: optional(nullable(Guid)),
    /** Prices the order again with this coupon in place of the one that it has; without a code, with none. Until a payment is begun. */
    discount: optional(DiscountRequest),
    paidPlanBenefit: optional(PaidPlanBenefit),
  }),
  response: Type.Object({ order: TicketingOrder, orderPageUrl: Type.String() }),
  refusals: [
    'PAYMENT_UNDER_WAY',
    'ORDER_NOT_FOUND',
    'ORDER_ACTION_NOT_AVAILABLE',
    'PERMISSION_DENIED',
    'MEMBER_NOT_FOUND',
    'PAID_PLAN_BENEFIT_NOT_FOUND',
    ...couponRefusals,
    'CALCULATION_ERROR',
    'CHECKOUT_INCOMPLETE',
    'EVENT_CANCELED',
  ],
})

export const listOrders = operation({
  module,
  name: 'listOrders',
  summary: 'Ticketing orders.',
  method: 'GET',
  ...orderPaths('/orders'),
  who: admin('orders.read'),
  request: Type.Object({
    offset,
    limit: optional(int(0, 400)),
    fieldset: orderFieldset,
    status: optional(list(oneOf(TicketingOrderStatus), 20)),
    eventId: optional(list(Guid, 100)),
    orderNumber: optional(list(orderNumber, 100)),
    memberId: optional(list(Guid, 100)),
    /** People who made the events. */
    eventCreatorId: optional(list(Guid, 50)),
    /** Contact of the buyers. */
    contactId: optional(list(Guid, 100)),
    /** `event.id`, `status` */
    facet: optional(list(text(100), 20)),
    /** In the buyer's name and address and the order number. */
    searchPhrase: optional(text(200)),
    /** `created:desc` unless given. */
    sort: optional(text(100)),
    tag: optional(list(oneOf(TicketingOrderTag), 20)),
  }),
  response: Type.Object({
    total: Type.Integer(),
    offset: Type.Integer(),
    limit: Type.Integer(),
    orders: Type.Array(TicketingOrder),
    facets: Type.Record(Type.String(), FacetCounts),
    /** The same with the tickets of the orders. */
    orderFacets: OrderFacets,
  }),
  refusals: [],
})

export const getOrder = operation({
  module,
  name: 'getOrder',
  summary: 'One ticketing order; buyers reach their own.',
  method: 'GET',
  ...orderPaths('/events/{eventId}/orders/{orderNumber}'),
  who: own('orders.read'),
  request: Type.Object({ eventId: Guid, orderNumber, fieldset: orderFieldset }),
  response: Type.Object({
    order: TicketingOrder,
    calendarLinks: optional(Type.Object({ google: Type.String(), ics: Type.String() })),
  }),
  refusals: ['ORDER_NOT_FOUND'],
})

export const confirmOrder = operation({
  module,
  name: 'confirmOrder',
  summary: 'Marks orders that wait for their payment as paid, and issues their tickets.',
  method: 'POST',
  ...orderPaths('/events/{eventId}/orders/confirm'),
  who: admin('orders.write'),
  request: Type.Object({ eventId: Guid, orderNumber: optional(list(orderNumber, 100)) }),
  response: Type.Object({ orders: Type.Array(TicketingOrder) }),
  refusals: ['ORDER_NOT_FOUND', 'ORDER_ACTION_NOT_AVAILABLE'],
})

export const updateOrder = operation({
  module,
  name: 'updateOrder',
  summary:
    'Archives an order, or takes it out of the archive; writes the answers of its buyer to the form of the event.',
  method: 'PATCH',
  ...orderPaths('/events/{eventId}/orders/{orderNumber}'),
  who: admin('orders.write'),
  request: Type.Object({
    eventId: Guid,
    orderNumber,
    /** `archived`, `checkoutForm`; what is present unless given. */
    fields: optional(FieldMask),
    archived: optional(Type.Boolean()),
    checkoutForm: optional(FormResponse),
  }),
  response: Type.Object({ order: TicketingOrder }),
  refusals: ['ORDER_NOT_FOUND', 'ORDER_ACTION_NOT_AVAILABLE'],
})

export const bulkUpdateOrders = operation({
  module,
  name: 'bulkUpdateOrders',
  summary: 'Archives orders, or takes them out of the archive: all or none.',
  method: 'PATCH',
  ...orderPaths('/events/{eventId}/orders'),
  who: admin('orders.write'),
  request: Type.Object({
    eventId: Guid,
    orderNumber: list(orderNumber, 100, 1),
    fields: optional(FieldMask),
    archived: optional(Type.Boolean()),
  }),
  response: Type.Object({ orders: Type.Array(TicketingOrder) }),
  refusals: ['ORDER_NOT_FOUND', 'ORDER_ACTION_NOT_AVAILABLE'],
})

export const getSummary = operation({
  module,
  name: 'getSummary',
  summary: 'Sales per currency, of one event or of all. Tickets that were given back count no more.',
  method: 'GET',
  ...orderPaths('/orders/summary'),
  who: admin('orders.read'),
  request: Type.Object({ eventId: optional(Guid) }),
  response: Type.Object({
    sales: Type.Array(
      named(
        'TicketSales',
        Type.Object({
          total: TicketingMoney,
          revenue: TicketingMoney,
          totalOrders: Type.Integer(),
          totalTickets: Type.Integer(),
        }),
      ),
    ),
  }),
  refusals: [],
})

export const operations = [
  createReservation,
  cancelReservation,
  getInvoice,
  checkout,
  updateCheckout,
  listOrders,
  getOrder,
  confirmOrder,
  updateOrder,
  bulkUpdateOrders,
  getSummary,
] as const
