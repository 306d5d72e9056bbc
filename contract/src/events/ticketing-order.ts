import Type from 'typebox'
import { RequestedOrderStatus, TicketingChannelType, TicketingOrderAction } from '../enumerations/events.ts'
import { TicketSeat } from '../fairground/seat-shapes.ts'
import { Guid, named, oneOf, optional, Timestamp } from '../scalars.ts'
import { FormResponse } from './event-form.ts'
import { TicketingMoney } from './event-money.ts'
import { OnlineConferencingLogin } from './online-access.ts'
import { TicketingInvoice } from './ticketing-invoice.ts'

/**
 * An issued ticket. The comment at a group names the field set of `events.tickets` that requests it; without one, `memberId` and
 * `anonymized` come. Fields that the published client expects are empty then.
 */
export const TicketingTicket = named(
  'TicketingTicket',
  Type.Object({
    /** TICKET_DETAILS, up to `walletPassUrl`. */
    ticketNumber: Type.String(),
    orderNumber: Type.String(),
    ticketDefinitionId: Type.String(),
    name: Type.String(),
    price: optional(TicketingMoney),
    free: Type.Boolean(),
    policy: Type.String(),
    checkIn: optional(Type.Object({ created: Timestamp })),
    orderStatus: oneOf(RequestedOrderStatus),
    orderArchived: Type.Boolean(),
    orderFullName: Type.String(),
    archived: Type.Boolean(),
    channel: oneOf(TicketingChannelType),
    canceled: Type.Boolean(),
    /** Ours; absent where the ticket has no seat. */
    seat: optional(TicketSeat),
    /** The signed code that the door scans; for the ticket's owner and the administrator. */
    qrCode: optional(Type.String()),
    /** Empty: the ticket's page shows the code, and there are no files of it. */
    checkInUrl: Type.String(),
    ticketPdfUrl: Type.String(),
    walletPassUrl: Type.String(),
    /** People whom it lets in; ours. Absent: one. */
    admits: optional(Type.Integer()),
    /** For its buyer, until it is transferred, and for callers with `events.read`: absent where the ticket does not let in online, or not yet. */
    onlineConferencingLogin: optional(OnlineConferencingLogin),
    /** GUEST_DETAILS; the `form` with GUEST_FORM. */
    guestFullName: optional(Type.String()),
    guestDetails: optional(
      Type.Object({
        guestAssigned: Type.Boolean(),
        /** Contact of the buyer; absent without an address. */
        contactId: optional(Type.String()),
        firstName: optional(Type.String()),
        lastName: optional(Type.String()),
        email: optional(Type.String()),
        phone: optional(Type.String()),
        form: optional(FormResponse),
      }),
    ),
    memberId: optional(Type.String()),
    anonymized: Type.Boolean(),
  }),
)

/** Part of an order that a gift card pays. */
export const GiftCardPaymentDetails = named(
  'GiftCardPaymentDetails',
  Type.Object({
    /** Payment of the order; absent until the order stands. */
    giftCardPaymentId: optional(Guid),
    appId: Guid,
    /** The amount is on the card again. */
    voided: Type.Boolean(),
    amount: TicketingMoney,
    obfuscatedCode: Type.String(),
  }),
)

export const BalanceSummary = named('BalanceSummary', Type.Object({ balance: TicketingMoney }))

/**
 * A ticketing order: what one order bought for one event. The comment at a group names its field set; what the published client
 * expects to be there is empty unless requested.
 */
export const TicketingOrder = named(
  'Order',
  Type.Object({
    orderNumber: Type.String(),
    eventId: Type.String(),
    /** Empty where the buyer has no address. */
    contactId: Type.String(),
    /** Empty where a visitor bought. */
    memberId: Type.String(),
    anonymized: Type.Boolean(),
    fullyCheckedIn: Type.Boolean(),
    channel: oneOf(TicketingChannelType),
    /** DETAILS; the reservation is empty where none came before, as in a cart. */
    reservationId: Type.String(),
    /** The store order that it is part of. */
    snapshotId: Type.String(),
    created: optional(Timestamp),
    updated: optional(Timestamp),
    confirmed: Type.Boolean(),
    status: oneOf(RequestedOrderStatus),
    method: Type.String(),
    ticketsQuantity: Type.Integer(),
    totalPrice: optional(TicketingMoney),
    archived: Type.Boolean(),
    /** Always empty: there is no such file. */
    ticketsPdf: Type.String(),
    firstName: Type.String(),
    lastName: Type.String(),
    fullName: Type.String(),
    email: Type.String(),
    /** The buyer agreed to be written to about other events. */
    marketingConsent: optional(Type.Boolean()),
    /** The latest payment that counts, where there is one. */
    paymentDetails: optional(
      named(
        'PaymentDetails',
        Type.Object({
          transaction: named(
            'PaymentTransaction',
            Type.Object({
              transactionId: Type.String(),
              /** As it was offered, or as staff call it. */
              method: Type.String(),
            }),
          ),
        }),
      ),
    ),
    availableActions: optional(Type.Array(oneOf(TicketingOrderAction))),
    /** Gift cards that pay the store order that it is part of, the first one first. */
    giftCardPaymentDetails: optional(Type.Array(GiftCardPaymentDetails)),
    /** Amount of the store order that is still to be paid; only with a gift card. */
    balanceSummary: optional(BalanceSummary),
    /** TICKETS */
    tickets: Type.Array(TicketingTicket),
    /** FORM */
    checkoutForm: optional(FormResponse),
    /** INVOICE */
    invoice: optional(TicketingInvoice),
  }),
)

/** Orders and their tickets by the values of facets. */
export const OrderFacets = named(
  'OrderFacets',
  Type.Object({
    facets: Type.Record(
      Type.String(),
      named(
        'OrderFacetCounts',
        Type.Object({
          counts: Type.Record(
            Type.String(),
            Type.Object({ count: Type.Integer(), tickets: Type.Integer(), ticketsCheckIn: Type.Integer() }),
          ),
        }),
      ),
    ),
  }),
)
