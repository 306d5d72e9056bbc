import Type from 'typebox'
import { TicketBundleRefusal, TicketCancellationState } from '../enumerations/tickets.ts'
import { admin, operation, own } from '../operation.ts'
import { Decimal, Guid, list, named, oneOf, optional, Timestamp } from '../scalars.ts'
import { OrderLinkToken } from './order-view.ts'

const module = 'fairground.ticket-cancellations'
const path = '/fairground/v1/placed-orders/{orderId}/ticket-cancellations'

/** `token` comes with the link of the order. */
const order = { orderId: Guid, token: optional(OrderLinkToken) }
const ticketIds = list(Guid, 50, 1)

const credited = {
  /** Part of the amount that the buyer gets as a gift card; absent where there is none. */
  credit: optional(Type.String()),
  formattedCredit: optional(Type.String()),
}

const TicketCancellation = named(
  'TicketCancellation',
  Type.Object({
    id: Type.String(),
    createdDate: Timestamp,
    ticketNumbers: Type.Array(Type.String()),
    /** Kind that the ticket became, which costs less: it was changed and not cancelled. */
    changedTo: optional(Type.String()),
    /** Amount that goes back in all, and the part of it that a person gives back. */
    refund: Type.String(),
    formattedRefund: Type.String(),
    byHand: Type.String(),
    formattedByHand: Type.String(),
    ...credited,
    /** Part that failed at the payment provider; present while the state is FAILED. */
    failed: optional(Type.String()),
    formattedFailed: optional(Type.String()),
    state: oneOf(TicketCancellationState),
  }),
)

const cancelRefusals = [
  'ORDER_NOT_FOUND',
  'TICKET_NOT_FOUND',
  'TICKET_TRANSFERRED',
  'TICKET_CANCELED',
  'TICKET_CHECKED_IN',
  'TICKET_NOT_PAID',
  'TICKET_CANCELLATION_DISABLED',
  'TICKET_CANCELLATION_OVER',
  'TICKET_BUNDLE_DIVIDED',
  ...TicketBundleRefusal,
  'EVENT_CANCELED',
  'EVENT_STARTED',
  'EVENT_ENDED',
] as const

export const previewTicketCancellation = operation({
  module,
  name: 'previewTicketCancellation',
  summary: 'Amount that a buyer gets back for these tickets of an order, by the terms that they were bought on.',
  method: 'POST',
  path: `${path}/preview`,
  who: own('orders.read'),
  request: Type.Object({ ...order, ticketIds }),
  response: Type.Object({
    preview: named(
      'TicketCancellationPreview',
      Type.Object({
        refund: Type.String(),
        formattedRefund: Type.String(),
        /** Part of it that no provider can give back: a person does. */
        byHand: Type.String(),
        formattedByHand: Type.String(),
        ...credited,
        /** Price of the tickets. */
        formattedPrice: Type.String(),
      }),
    ),
  }),
  refusals: [...cancelRefusals],
})

export const cancelTickets = operation({
  module,
  name: 'cancelTickets',
  summary:
    'Cancels tickets of an order by the terms that they were bought on: their codes are void at once, their places are on sale again, and the money goes back the way it came. `refund` is the amount that the buyer was shown, and `credit` the part of it that comes as a gift card; with others by now nothing is cancelled.',
  method: 'POST',
  path,
  who: own('orders.write'),
  request: Type.Object({ ...order, ticketIds, refund: optional(Decimal()), credit: optional(Decimal()) }),
  response: Type.Object({ cancellation: TicketCancellation }),
  refusals: [...cancelRefusals, 'TICKET_CANCELLATION_CHANGED'],
})

export const giveBackHeldTicket = operation({
  module,
  name: 'giveBackHeldTicket',
  summary:
    'Gives back a ticket that was transferred to the caller, within the term of a move of its event: it is void at once, its place is on sale again, and what was paid for it goes back to its buyer.',
  method: 'POST',
  path: '/fairground/v1/held-tickets/{ticketId}/give-back',
  who: own('orders.write'),
  request: Type.Object({
    ticketId: Guid,
    /** Comes with the link of the ticket. */
    token: optional(OrderLinkToken),
  }),
  response: Type.Object({
    ticketNumber: Type.String(),
    eventTitle: Type.String(),
  }),
  refusals: [
    'TICKET_NOT_FOUND',
    'TICKET_TRANSFERRED',
    'TICKET_CANCELED',
    'TICKET_CHECKED_IN',
    'TICKET_NOT_PAID',
    'TICKET_CANCELLATION_DISABLED',
    'TICKET_CANCELLATION_OVER',
    'EVENT_CANCELED',
    'EVENT_STARTED',
    'EVENT_ENDED',
  ],
})

export const listTicketCancellations = operation({
  module,
  name: 'listTicketCancellations',
  summary:
    'Tickets of an order that its buyer cancelled, or changed to a kind that costs less, the earliest first, with the state of their money.',
  method: 'GET',
  path,
  who: own('orders.read'),
  request: Type.Object(order),
  response: Type.Object({ cancellations: Type.Array(TicketCancellation) }),
  refusals: ['ORDER_NOT_FOUND'],
})

export const recordTicketCancellationByHand = operation({
  module,
  name: 'recordTicketCancellationByHand',
  summary:
    'Records that a buyer got back by hand what no provider can refund of cancelled tickets. Recorded twice, it is once.',
  method: 'POST',
  path: `${path}/{cancellationId}/by-hand`,
  who: admin('orders.write'),
  request: Type.Object({ orderId: Guid, cancellationId: Guid }),
  response: Type.Object({ cancellation: TicketCancellation }),
  refusals: ['ORDER_NOT_FOUND', 'TICKET_CANCELLATION_NOT_FOUND', 'PAYMENT_NOT_REFUNDABLE'],
})

export const retryTicketCancellationRefund = operation({
  module,
  name: 'retryTicketCancellationRefund',
  summary:
    'Begins the refund of cancelled tickets again where their provider failed to give it back: what has not moved, and no more than is left of the payments. While a refund is under way, and once it is done, nothing happens.',
  method: 'POST',
  path: `${path}/{cancellationId}/retry`,
  who: admin('orders.write'),
  request: Type.Object({ orderId: Guid, cancellationId: Guid }),
  response: Type.Object({ cancellation: TicketCancellation }),
  refusals: ['ORDER_NOT_FOUND', 'TICKET_CANCELLATION_NOT_FOUND', 'PAYMENT_NOT_REFUNDABLE'],
})

export const operations = [
  previewTicketCancellation,
  cancelTickets,
  giveBackHeldTicket,
  listTicketCancellations,
  recordTicketCancellationByHand,
  retryTicketCancellationRefund,
] as const
