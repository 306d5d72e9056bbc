import Type from 'typebox'
import { Email } from '../ecom/address.ts'
import { operation, own } from '../operation.ts'
import { Guid, named, optional, properName, Timestamp } from '../scalars.ts'
import { OrderEvent, OrderLinkToken, OrderTicket } from './order-view.ts'

const module = 'fairground.ticket-transfers'

/** `token` comes with the link of the order, or with the link of a ticket that was transferred. */
const held = { ticketId: Guid, token: optional(OrderLinkToken) }

export const getHeldTicket = operation({
  module,
  name: 'getHeldTicket',
  summary: 'A ticket as its holder sees it: its buyer, until it is transferred, and then whom it was transferred to.',
  method: 'GET',
  path: '/fairground/v1/held-tickets/{ticketId}',
  who: own('orders.read'),
  request: Type.Object(held),
  response: Type.Object({
    ticket: OrderTicket,
    event: OrderEvent,
    /** Until when its holder may give it back, because its event was moved. Absent where they may not; its buyer gives tickets back by the order. */
    giveBackUntil: optional(Timestamp),
  }),
  refusals: ['TICKET_NOT_FOUND', 'TICKET_TRANSFERRED'],
})

export const transferTicket = operation({
  module,
  name: 'transferTicket',
  summary:
    'Transfers a ticket to another person. Its code and number are void at once; the new holder is mailed the ticket with others in their place and a link to it.',
  method: 'POST',
  path: '/fairground/v1/held-tickets/{ticketId}/transfer',
  who: own('orders.write'),
  request: Type.Object({
    ...held,
    to: named(
      'NewHolder',
      Type.Object({
        firstName: properName(50),
        lastName: properName(50),
        email: Email,
      }),
    ),
  }),
  response: Type.Object({
    /** The ticket as the former holder had it, and whom it is for now. */
    transfer: named(
      'TicketTransfer',
      Type.Object({
        ticketNumber: Type.String(),
        eventTitle: Type.String(),
        name: Type.String(),
        email: Type.String(),
      }),
    ),
  }),
  refusals: [
    'TICKET_NOT_FOUND',
    'TICKET_TRANSFERRED',
    'TICKET_TRANSFER_DISABLED',
    'TICKET_CHECKED_IN',
    'TICKET_CANCELED',
    'EVENT_CANCELED',
    'EVENT_STARTED',
    'EVENT_ENDED',
  ],
})

export const operations = [getHeldTicket, transferTicket] as const
