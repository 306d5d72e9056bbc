import Type from 'typebox'
import { FulfillmentStatus } from '../enumerations/fulfillment-status.ts'
import { OrderStatus } from '../enumerations/order-status.ts'
import { PaymentStatus } from '../enumerations/payment-status.ts'
import { operation, own } from '../operation.ts'
import { Guid, named, oneOf, optional, Timestamp } from '../scalars.ts'

const module = 'fairground.order-view'

/** A ticket as its holder sees it. `code` is what the door scans: signed, so that it verifies without a network. */
export const OrderTicket = named(
  'OrderTicket',
  Type.Object({
    id: Type.String(),
    number: Type.String(),
    code: Type.String(),
    eventId: Type.String(),
    eventTitle: Type.String(),
    ticketName: Type.String(),
    guestName: Type.String(),
    valid: Type.Boolean(),
  }),
)

export const PlacedLine = named(
  'PlacedLine',
  Type.Object({
    id: Type.String(),
    name: Type.String(),
    options: Type.Array(Type.String()),
    quantity: Type.Integer(),
    formattedPrice: Type.String(),
    formattedTotal: Type.String(),
    imageUrl: optional(Type.String()),
    path: optional(Type.String()),
    ticket: Type.Boolean(),
  }),
)

/** Units that were sent together, and where their parcel can be followed. */
export const Shipment = named(
  'Shipment',
  Type.Object({
    id: Type.String(),
    sentDate: Timestamp,
    lines: Type.Array(named('SentLine', Type.Object({ name: Type.String(), quantity: Type.Integer() }))),
    carrier: optional(Type.String()),
    trackingNumber: optional(Type.String()),
    trackingLink: optional(Type.String()),
  }),
)

export const PlacedOrder = named(
  'PlacedOrder',
  Type.Object({
    id: Type.String(),
    number: Type.String(),
    createdDate: Timestamp,
    status: oneOf(OrderStatus),
    paymentStatus: oneOf(PaymentStatus),
    fulfillmentStatus: oneOf(FulfillmentStatus),
    buyerEmail: optional(Type.String()),
    buyerName: optional(Type.String()),
    lines: Type.Array(PlacedLine),
    totals: Type.Array(named('TotalRow', Type.Object({ label: Type.String(), formattedAmount: Type.String() }))),
    formattedTotal: Type.String(),
    delivery: optional(Type.String()),
    /** What went back; absent while nothing did. */
    formattedRefunded: optional(Type.String()),
    shipments: Type.Array(Shipment),
    tickets: Type.Array(OrderTicket),
    /** Ticketing order numbers, one per event. */
    eventNumbers: Type.Array(named('EventNumber', Type.Object({ eventId: Type.String(), number: Type.String() }))),
    /** Until then an order that waits for its payment keeps its units. */
    payBy: optional(Timestamp),
  }),
)

export const getPlacedOrder = operation({
  module,
  name: 'getPlacedOrder',
  summary: 'An order as its buyer sees it: lines, totals, and the tickets with their codes.',
  method: 'GET',
  path: '/fairground/v1/placed-orders/{orderId}',
  who: own('orders.read'),
  request: Type.Object({ orderId: Guid }),
  response: Type.Object({ order: PlacedOrder }),
  refusals: ['ORDER_NOT_FOUND'],
})

export const operations = [getPlacedOrder] as const
