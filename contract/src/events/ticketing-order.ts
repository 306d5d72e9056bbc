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
    /** TICKET_DETAILS; empty unless asked for. */
    policy: Type.String(),
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
    /** Empty: the ticket's page shows the code, and there are no files of it. */
    checkInUrl: Type.String(),
    ticketPdfUrl: Type.String(),
    walletPassUrl: Type.String(),
  }),
)

/** A ticketing order: what one order bought for one event. The comment at a group names its field set. */
export const TicketingOrder = named(
  'Order',
  Type.Object({
    orderNumber: Type.String(),
    /** Empty where no reservation came before, as in a cart. */
    reservationId: Type.String(),
    /** The store order that it is part of. */
    snapshotId: optional(Type.String()),
    eventId: Type.String(),
    /** Empty: there is no address book. */
    contactId: Type.String(),
    /** Empty where a visitor bought. */
    memberId: Type.String(),
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
    /** Empty: there is no such file. */
    ticketsPdf: Type.String(),
    /** DETAILS; the first four are empty unless asked for. */
    firstName: Type.String(),
    lastName: Type.String(),
    fullName: Type.String(),
    email: Type.String(),
    availableActions: optional(Type.Array(oneOf(TicketingOrderAction))),
    /** TICKETS; empty unless asked for. */
    tickets: Type.Array(TicketingTicket),
    /** FORM */
    checkoutForm: optional(FormResponse),
    /** INVOICE */
    invoice: optional(TicketingInvoice),
  }),
)
