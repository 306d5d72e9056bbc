import Type from 'typebox'
import { FulfillmentStatus, OrderStatus } from '../enumerations/orders.ts'
import { PaymentStatus } from '../enumerations/payments.ts'
import { operation, own } from '../operation.ts'
import { CursorMetadata, CursorPaging } from '../paging.ts'
import { Guid, list, named, oneOf, optional, Timestamp } from '../scalars.ts'
import { OrderTicket } from './order-view.ts'

const module = 'fairground.my-orders'

/** An order as a list shows it; the whole of it is `fairground.order-view.getPlacedOrder`. */
const MyOrder = named(
  'MyOrder',
  Type.Object({
    id: Type.String(),
    number: Type.String(),
    createdDate: Timestamp,
    status: oneOf(OrderStatus),
    paymentStatus: oneOf(PaymentStatus),
    fulfillmentStatus: oneOf(FulfillmentStatus),
    formattedTotal: Type.String(),
    /** Units of goods and tickets. */
    itemCount: Type.Integer(),
    /** The first four lines. */
    lines: list(
      named(
        'MyOrderLine',
        Type.Object({ name: Type.String(), quantity: Type.Integer(), imageUrl: optional(Type.String()) }),
      ),
      4,
    ),
    /** Number of tickets issued. */
    ticketCount: Type.Integer(),
    /** Until then an order that waits for its payment keeps its units. */
    payBy: optional(Timestamp),
  }),
)

export const listMyOrders = operation({
  module,
  name: 'listMyOrders',
  summary: 'The orders of the visitor or member who calls, newest first.',
  method: 'GET',
  path: '/fairground/v1/my-orders',
  who: own('orders.read'),
  request: Type.Object({
    query: optional(named('MyOrdersQuery', Type.Object({ cursorPaging: optional(CursorPaging) }))),
  }),
  response: Type.Object({ orders: list(MyOrder, 100), pagingMetadata: CursorMetadata }),
  refusals: [],
})

const EventTickets = named(
  'EventTickets',
  Type.Object({
    eventId: Type.String(),
    title: Type.String(),
    slug: Type.String(),
    /** Absent while the time is to be announced. */
    startDate: optional(Timestamp),
    endDate: optional(Timestamp),
    timeZoneId: Type.String(),
    /** The event names its time zone beside its times. */
    showTimeZone: Type.Boolean(),
    /** Name of the place and its city; `online` stands for "Online". */
    place: optional(Type.String()),
    /** Notes on accessibility of the venue and of the room; absent where there are none. */
    accessibility: optional(Type.Array(Type.String())),
    online: Type.Boolean(),
    /** At the place and online. */
    hybrid: Type.Boolean(),
    canceled: Type.Boolean(),
    tickets: list(OrderTicket, 500),
  }),
)

export const listMyTickets = operation({
  module,
  name: 'listMyTickets',
  summary:
    'The tickets of the visitor or member who calls, by event: those to come, soonest first, or with `past` those that are over, latest first. At most 50 events.',
  method: 'GET',
  path: '/fairground/v1/my-tickets',
  who: own('orders.read'),
  request: Type.Object({ past: optional(Type.Boolean()) }),
  response: Type.Object({ events: list(EventTickets, 50) }),
  refusals: [],
})

const TicketHold = named(
  'TicketHold',
  Type.Object({
    reservationId: Type.String(),
    /** Tickets of the reservation; a pass counts once. */
    quantity: Type.Integer(),
    expirationDate: Timestamp,
  }),
)

export const listMyHolds = operation({
  module,
  name: 'listMyHolds',
  summary:
    'Reservations with tickets of an event that still hold them for the visitor or member who calls, longest first. At most 20.',
  method: 'GET',
  path: '/fairground/v1/events/{eventId}/my-holds',
  who: own('orders.read'),
  request: Type.Object({ eventId: Guid }),
  response: Type.Object({ holds: list(TicketHold, 20) }),
  refusals: [],
})

export const operations = [listMyOrders, listMyTickets, listMyHolds] as const
