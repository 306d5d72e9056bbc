import Type from 'typebox'
import { operation, own } from '../operation.ts'
import { Guid, named, optional, text } from '../scalars.ts'
import { OrderLinkToken } from './order-view.ts'

const module = 'fairground.ticket-changes'
const path = '/fairground/v1/placed-orders/{orderId}/tickets/{ticketId}'

/** `token` comes with the link of the order, `access` opens hidden kinds (`fairground.ticket-access`). */
const ticket = { orderId: Guid, ticketId: Guid, token: optional(OrderLinkToken), access: optional(text(64)) }

const TicketChangeOption = named(
  'TicketChangeOption',
  Type.Object({ ticketDefinitionId: Type.String(), name: Type.String(), formattedPrice: Type.String() }),
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
  'EVENT_CANCELED',
  'EVENT_STARTED',
  'EVENT_ENDED',
] as const

export const listTicketChangeOptions = operation({
  module,
  name: 'listTicketChangeOptions',
  summary:
    'Kinds of ticket of the same event that a ticket may be changed to now: on sale, at the price that was paid. Kinds with seats, with prices to choose or with a least number in an order are not among them.',
  method: 'GET',
  path: `${path}/change-options`,
  who: own('orders.read'),
  request: Type.Object(ticket),
  response: Type.Object({
    eventTitle: Type.String(),
    ticketName: Type.String(),
    ticketNumber: Type.String(),
    options: Type.Array(TicketChangeOption),
  }),
  refusals: [...changeRefusals],
})

export const changeTicket = operation({
  module,
  name: 'changeTicket',
  summary:
    'Changes a ticket to another kind of the same event that costs the same, on the terms that it was bought on: the ticket gets another number and code at once, its former ones are void, and its former place is on sale again.',
  method: 'POST',
  path: `${path}/change`,
  who: own('orders.write'),
  request: Type.Object({ ...ticket, ticketDefinitionId: Guid }),
  response: Type.Object({
    ticket: named(
      'ChangedTicket',
      Type.Object({ id: Type.String(), number: Type.String(), ticketName: Type.String() }),
    ),
  }),
  refusals: [...changeRefusals, 'TICKET_KIND_NOT_AVAILABLE', 'TICKET_CHANGE_PRICE_DIFFERS', 'NOT_ENOUGH_TICKETS'],
})

export const operations = [listTicketChangeOptions, changeTicket] as const
