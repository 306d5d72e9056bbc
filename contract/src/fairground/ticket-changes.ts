import Type from 'typebox'
import { EventForm } from '../events/event-form.ts'
import { operation, own } from '../operation.ts'
import { Decimal, Guid, list, named, optional, Timestamp, text } from '../scalars.ts'
import { OrderLinkToken } from './order-view.ts'

const module = 'fairground.ticket-changes'
const path = '/fairground/v1/placed-orders/{orderId}/tickets/{ticketId}'

/** `token` comes with the link of the order, `access` opens hidden kinds (`fairground.ticket-access`). */
const ticket = { orderId: Guid, ticketId: Guid, token: optional(OrderLinkToken), access: optional(text(64)) }

const TicketChangeOption = named(
  'TicketChangeOption',
  Type.Object({
    ticketDefinitionId: Type.String(),
    name: Type.String(),
    /** Fees and tax included. */
    price: Type.String(),
    formattedPrice: Type.String(),
    /** It costs less than was paid, which stays paid. */
    costsLess: optional(Type.Boolean()),
    /** It costs less than was paid, and so much goes back. */
    refund: optional(Type.String()),
    formattedRefund: optional(Type.String()),
    /** It costs more than was paid, and so much is paid first. */
    surcharge: optional(Type.String()),
    formattedSurcharge: optional(Type.String()),
  }),
)

const TicketChangePayment = named(
  'TicketChangePayment',
  Type.Object({
    /** It is paid as any requested amount of the order is: `payOrder` with this id. */
    paymentRequestId: Type.String(),
    ticketName: Type.String(),
    amount: Type.String(),
    formattedAmount: Type.String(),
    /** Until then the other ticket is held, and the former one stays valid. */
    expires: Timestamp,
  }),
)

const changeRefusals = [
  'ORDER_NOT_FOUND',
  'TICKET_NOT_FOUND',
  'TICKET_TRANSFERRED',
  'TICKET_CANCELED',
  'TICKET_CHECKED_IN',
  'TICKET_NOT_PAID',
  'TICKET_CHANGE_DISABLED',
  'TICKET_CHANGE_OVER',
  'TICKET_CHANGE_SEATED',
  'TICKET_CHANGE_USED_UP',
  'EVENT_CANCELED',
  'EVENT_STARTED',
  'EVENT_ENDED',
] as const

/** Answers to questions of an event, as `FormResponse` of events has them; an address is one line. */
const ChangeAnswers = Type.Object({
  inputValues: optional(
    list(
      named(
        'TicketChangeAnswer',
        Type.Object({ inputName: text(100), value: optional(text(5000)), values: optional(list(text(5000), 100)) }),
      ),
      200,
    ),
  ),
})

const TicketChangeDate = named(
  'TicketChangeDate',
  Type.Object({
    eventId: Type.String(),
    title: Type.String(),
    startDate: Timestamp,
    timeZoneId: Type.String(),
    /** The event names its time zone beside its times. */
    showTimeZone: Type.Boolean(),
    /** Name of the place and its town; absent online and while it is to be announced. */
    place: optional(Type.String()),
    /** There is a kind of ticket of it that the ticket may be changed to now. */
    available: Type.Boolean(),
  }),
)

export const listTicketChangeDates = operation({
  module,
  name: 'listTicketChangeDates',
  summary:
    'Other events that the terms of its purchase let a ticket be changed to, which are to come: dates of its series, and events that the organiser named. The next 100.',
  method: 'GET',
  path: `${path}/change-dates`,
  who: own('orders.read'),
  request: Type.Object(ticket),
  response: Type.Object({ dates: Type.Array(TicketChangeDate) }),
  refusals: [...changeRefusals],
})

export const listTicketChangeOptions = operation({
  module,
  name: 'listTicketChangeOptions',
  summary:
    'Kinds of ticket of the same event, or of another one, that a ticket may be changed to now: on sale, at the price that was paid, or at a lower or a higher one where the terms say so. Kinds with seats, with prices to choose or with a least number in an order are not among them.',
  method: 'GET',
  path: `${path}/change-options`,
  who: own('orders.read'),
  request: Type.Object({
    ...ticket,
    /** One of `listTicketChangeDates`; the event of the ticket unless given. */
    eventId: optional(Guid),
  }),
  response: Type.Object({
    eventTitle: Type.String(),
    ticketName: Type.String(),
    ticketNumber: Type.String(),
    options: Type.Array(TicketChangeOption),
    /** A change of it that was begun and waits for its payment. */
    pending: optional(TicketChangePayment),
    /** Questions of the other event that the event of the ticket does not have; absent where there are none. */
    form: optional(EventForm),
  }),
  refusals: [...changeRefusals, 'EVENT_NOT_FOUND'],
})

export const changeTicket = operation({
  module,
  name: 'changeTicket',
  summary:
    'Changes a ticket to another kind, of the same event or of another date, on the terms that it was bought on. One that costs the same or less is changed at once: the ticket gets another number and code, its former ones are void, and its former place is on sale again. Of one that costs more a ticket is held, and the change is made by the payment of the difference. Repeating it changes nothing more.',
  method: 'POST',
  path: `${path}/change`,
  who: own('orders.write'),
  request: Type.Object({
    ...ticket,
    ticketDefinitionId: Guid,
    /** The price that the buyer was shown; with another by now nothing is changed. */
    price: optional(Decimal()),
    /** Answers to the questions of another event that the event of the ticket does not have (`form` of `listTicketChangeOptions`). */
    form: optional(ChangeAnswers),
  }),
  response: Type.Object({
    /** The ticket as it is now. Absent where a payment is waited for. */
    ticket: optional(
      named('ChangedTicket', Type.Object({ id: Type.String(), number: Type.String(), ticketName: Type.String() })),
    ),
    payment: optional(TicketChangePayment),
  }),
  refusals: [
    ...changeRefusals,
    'TICKET_CHANGED',
    'TICKET_KIND_NOT_AVAILABLE',
    'TICKET_CHANGE_PRICE_DIFFERS',
    'TICKET_CHANGE_PRICE_CHANGED',
    'NOT_ENOUGH_TICKETS',
    'PAYMENT_METHODS_NOT_FOUND',
  ],
})

export const operations = [listTicketChangeDates, listTicketChangeOptions, changeTicket] as const
