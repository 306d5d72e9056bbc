import Type from 'typebox'
import { TicketingChannelType } from '../enumerations/ticketing-channel-type.ts'
import { TicketingOrderAction } from '../enumerations/ticketing-order-action.ts'
import { TicketingOrderStatus } from '../enumerations/ticketing-order-status.ts'
import { named, oneOf, optional, Timestamp } from '../scalars.ts'
import { FormResponse } from './event-form.ts'
import { TicketingMoney } from './event-money.ts'
import { TicketingInvoice } from './ticketing-invoice.ts'

/** An issued ticket. The comment at a group names the field set of `events.tickets` that asks for it. */
export const TicketingTicket = named(
  'TicketingTicket',
  Type.Object({
    ticketNumber: Type.String(),
    orderNumber: Type.String(),
    ticketDefinitionId: Type.String(),
    name: Type.String(),
    price: TicketingMoney,
    free: Type.Boolean(),
    /** TICKET_DETAILS */
    policy: optional(Type.String()),
    checkIn: optional(Type.Object({ created: Timestamp })),
    orderStatus: oneOf(TicketingOrderStatus),
    orderArchived: Type.Boolean(),
    orderFullName: Type.String(),
    guestFullName: optional(Type.String()),
    /** GUEST_DETAILS; its `form` with GUEST_FORM. */
    guestDetails: optional(
      Type.Object({
        guestAssigned: Type.Boolean(),
        firstName: optional(Type.String()),
        lastName: optional(Type.String()),
        email: optional(Type.String()),
        phone: optional(Type.String()),
        form: optional(FormResponse),
      }),
    ),
    archived: Type.Boolean(),
    memberId: optional(Type.String()),
    anonymized: Type.Boolean(),
    channel: oneOf(TicketingChannelType),
    canceled: Type.Boolean(),
    /** The signed code that the door scans; for the ticket's owner and the administrator. */
    qrCode: optional(Type.String()),
    checkInUrl: optional(Type.String()),
    ticketPdfUrl: optional(Type.String()),
    walletPassUrl: optional(Type.String()),
  }),
)

/** A ticketing order: what one order bought for one event. The comment at a group names its field set. */
export const TicketingOrder = named(
  'Order',
  Type.Object({
    orderNumber: Type.String(),
    reservationId: optional(Type.String()),
    /** The store order that it is part of. */
    snapshotId: optional(Type.String()),
    eventId: Type.String(),
    memberId: optional(Type.String()),
    created: Timestamp,
    updated: optional(Timestamp),
    confirmed: Type.Boolean(),
    status: oneOf(TicketingOrderStatus),
    method: Type.String(),
    channel: oneOf(TicketingChannelType),
    ticketsQuantity: Type.Integer(),
    totalPrice: TicketingMoney,
    archived: Type.Boolean(),
    anonymized: Type.Boolean(),
    fullyCheckedIn: Type.Boolean(),
    ticketsPdf: optional(Type.String()),
    /** DETAILS */
    firstName: optional(Type.String()),
    lastName: optional(Type.String()),
    fullName: optional(Type.String()),
    email: optional(Type.String()),
    availableActions: optional(Type.Array(oneOf(TicketingOrderAction))),
    /** TICKETS */
    tickets: optional(Type.Array(TicketingTicket)),
    /** FORM */
    checkoutForm: optional(FormResponse),
    /** INVOICE */
    invoice: optional(TicketingInvoice),
  }),
)
