import Type from 'typebox'
import { FulfillmentStatus, OrderDocumentKind, OrderStatus } from '../enumerations/orders.ts'
import { PaymentStatus, RefundWay } from '../enumerations/payments.ts'
import { TicketAttendance, TicketBundleRefusal } from '../enumerations/tickets.ts'
import { OnlineAccess } from '../events/online-access.ts'
import { caller, operation, own } from '../operation.ts'
import { Decimal, Guid, named, oneOf, optional, Timestamp, text } from '../scalars.ts'

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
    /** People whom it lets in. */
    admits: Type.Integer(),
    /** Its seat in words, in the language of the reader; absent where it has none. */
    seat: optional(Type.String()),
    valid: Type.Boolean(),
    /** Way in which its holder takes part, where the event has a place and a link; absent otherwise. */
    attendance: optional(oneOf(TicketAttendance)),
    /** Link and instructions to take part online: for its holder alone, while it is valid and paid. */
    online: optional(OnlineAccess),
    /** Its holder may transfer it to another person now (`transferTicket`). */
    transferable: Type.Boolean(),
    /** The buyer who reads it transferred it: number, code and name are its new holder's, and empty here. Absent otherwise. */
    transferred: optional(Type.Boolean()),
    /** Name of whom the buyer transferred it to, while that person holds it: beyond them it is nobody's that the buyer knows. */
    transferredTo: optional(Type.String()),
    /** The pass of a series that it is a date of: its code is that of the whole pass. Absent otherwise. */
    pass: optional(named('TicketPass', Type.Object({ id: Type.String(), name: Type.String() }))),
    /** The bundle that it was bought in; all tickets with the same id are of one. Absent otherwise. */
    bundle: optional(named('BundleOfTicket', Type.Object({ id: Type.String(), name: Type.String() }))),
    /** Terms of its purchase, or of a move of its event, on which its buyer cancels it (`cancelTickets`); absent where there are none, and for others than its buyer. */
    cancellation: optional(
      named(
        'TicketTerms',
        Type.Object({
          orderId: Type.String(),
          /** Its buyer may cancel it now. */
          possible: Type.Boolean(),
          /** Its bundle is given back as a whole, and a ticket of it is somebody else's or was used; absent otherwise. */
          reason: optional(oneOf(TicketBundleRefusal)),
          /** Hours before the start at which that ends. */
          hoursBefore: Type.Integer(),
          /** Time of that; absent while the event has no date. */
          until: optional(Timestamp),
          /** Part of the price that goes back. */
          percent: Type.Integer(),
          /** Taken off it; absent where nothing is. */
          formattedFee: optional(Type.String()),
          /** Its event was moved, and it may be given back until then, with the fees that were paid on top of its price or without them. */
          moved: optional(Type.Object({ withFees: Type.Boolean(), asCredit: Type.Boolean() })),
        }),
      ),
    ),
    /** Terms of its purchase on which its buyer changes it to another kind (`changeTicket`); absent where there are none, and for others than its buyer. */
    change: optional(
      named(
        'TicketChange',
        Type.Object({
          orderId: Type.String(),
          /** Its buyer may change it now. */
          possible: Type.Boolean(),
          /** Time at which that ends; absent while the event has no date. */
          until: optional(Timestamp),
        }),
      ),
    ),
  }),
)

/** An event that an order has tickets of: when and where it is. */
export const OrderEvent = named(
  'OrderEvent',
  Type.Object({
    id: Type.String(),
    title: Type.String(),
    slug: Type.String(),
    /** Absent while the time is to be announced; `announcement` then says what is known. */
    startDate: optional(Timestamp),
    endDate: optional(Timestamp),
    announcement: optional(Type.String()),
    timeZoneId: Type.String(),
    /** The event names its time zone beside its times. */
    showTimeZone: Type.Boolean(),
    /** Name of the place and its address; absent online and while it is to be announced. */
    place: optional(Type.String()),
    /** Notes on accessibility of the venue and of the room; absent where there are none. */
    accessibility: optional(Type.Array(Type.String())),
    online: Type.Boolean(),
    /** At the place and online. */
    hybrid: Type.Boolean(),
    canceled: Type.Boolean(),
  }),
)

const PlacedLine = named(
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
    /** Event of a line of tickets. */
    eventId: optional(Type.String()),
  }),
)

/** Units that were sent together, and where their parcel can be followed. */
const Shipment = named(
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
    /** As the bill has them, where a business buys. */
    buyerCompany: optional(Type.String()),
    buyerTaxId: optional(Type.String()),
    /** Lines of the address on the bill, where the goods go elsewhere. */
    buyerAddress: optional(Type.Array(Type.String())),
    /** The site mails a confirmation of every order; where it is off, nothing may announce one. */
    confirmationMailed: Type.Boolean(),
    lines: Type.Array(PlacedLine),
    totals: Type.Array(named('TotalRow', Type.Object({ label: Type.String(), formattedAmount: Type.String() }))),
    formattedTotal: Type.String(),
    delivery: optional(Type.String()),
    /** Address that it is sent to, line by line as on a parcel, or where, when and how it is collected; absent where neither is. */
    deliveryAddress: optional(Type.Array(Type.String())),
    /** The gift card that pays a part of it, or all. */
    giftCard: optional(
      named('PayingGiftCard', Type.Object({ obfuscatedCode: Type.String(), formattedAmount: Type.String() })),
    ),
    /** Refunded amount; absent while there is none. */
    formattedRefunded: optional(Type.String()),
    /** Way of the refund; absent while there is none. */
    refundWay: optional(oneOf(RefundWay)),
    shipments: Type.Array(Shipment),
    tickets: Type.Array(OrderTicket),
    /** The events of its tickets, soonest first. */
    events: Type.Array(OrderEvent),
    /** Ticketing order numbers, one per event. */
    eventNumbers: Type.Array(named('EventNumber', Type.Object({ eventId: Type.String(), number: Type.String() }))),
    /** Invoices and receipts, oldest first (`getOrderDocument`). */
    documents: Type.Array(
      named(
        'PlacedDocument',
        Type.Object({ id: Type.String(), kind: oneOf(OrderDocumentKind), number: Type.String() }),
      ),
    ),
    /** Until then an order that waits for its payment keeps its units. */
    payBy: optional(Timestamp),
    /** Payment method outside that its buyer chose, in the words of then; absent once nothing is owed, and where the owner named none. */
    outside: optional(
      named('ChosenOutside', Type.Object({ title: Type.String(), instructions: optional(Type.String()) })),
    ),
    /** Part that was paid of an order that stands, such as a deposit, and the rest, which is still collected. */
    partlyPaid: optional(
      named('PartlyPaid', Type.Object({ formattedPaid: Type.String(), formattedLeft: Type.String() })),
    ),
    /** To be paid now, while it waits for that, by a method outside, too; with `payOrder` it says what the buyer was shown. */
    due: optional(Decimal()),
    formattedDue: optional(Type.String()),
    /** True when the caller may take it back into their cart (`takeOrderBack`). */
    canTakeBack: Type.Boolean(),
    /** Its buyer took it back into the cart; absent otherwise. */
    takenBack: optional(Type.Boolean()),
  }),
)

/** The token of a link in a mail: its holder reads that order, also on a device that did not buy it. */
export const OrderLinkToken = text(200, { minLength: 1 })

export const getPlacedOrder = operation({
  module,
  name: 'getPlacedOrder',
  summary: 'An order as its buyer sees it: lines, totals, and the tickets with their codes.',
  method: 'GET',
  path: '/fairground/v1/placed-orders/{orderId}',
  who: own('orders.read'),
  request: Type.Object({ orderId: Guid, token: optional(OrderLinkToken) }),
  response: Type.Object({ order: PlacedOrder }),
  refusals: ['ORDER_NOT_FOUND'],
})

export const sendOrderLink = operation({
  module,
  name: 'sendOrderLink',
  summary:
    'Mails a link that opens the order to the address that the order has, at most once in ten minutes. Answers the same for an order that does not exist.',
  method: 'POST',
  path: '/fairground/v1/placed-orders/{orderId}/send-link',
  who: caller,
  request: Type.Object({ orderId: Guid }),
  response: Type.Object({}),
  refusals: [],
})

export const takeOrderBack = operation({
  module,
  name: 'takeOrderBack',
  summary:
    'Takes an unpaid order back into its buyer’s cart, with its lines, address, delivery choice and coupon. The order is cancelled and its units are free. Repeating it changes nothing more.',
  method: 'POST',
  path: '/fairground/v1/placed-orders/{orderId}/back-to-cart',
  who: own('orders.write'),
  request: Type.Object({ orderId: Guid }),
  response: Type.Object({ cartId: Type.String() }),
  refusals: [
    'ORDER_NOT_FOUND',
    'ORDER_STATUS_IS_NOT_SUPPORTED',
    'PAYMENT_UNDER_WAY',
    'TICKETS_IN_OTHER_CURRENCY',
    'MAX_LINE_ITEMS_EXCEEDED',
    'PAYMENT_PROVIDER_UNREACHABLE',
  ],
})

export const operations = [getPlacedOrder, sendOrderLink, takeOrderBack] as const
