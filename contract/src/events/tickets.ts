import Type from 'typebox'
import { TicketFieldset, TicketingOrderStatus, TicketState } from '../enumerations/events.ts'
import { admin, operation, own } from '../operation.ts'
import { fieldSets } from '../paging.ts'
import { FieldMask, Guid, int, list, named, oneOf, optional, text } from '../scalars.ts'
import { FormResponse } from './event-form.ts'
import { TicketingTicket } from './ticketing-order.ts'
import { FacetCounts } from './wix-events-v-2.ts'

const module = 'events.tickets'
const fieldset = fieldSets(TicketFieldset)
const number = text(36, { minLength: 1 })
const paths = <const P extends string>(path: P) => ({
  path: `/v1/tickets${path}`,
  publicPath: `/events/v1/tickets${path}`,
  sitePath: `/_api/events-ticketing-v1-proxy/v1/tickets${path}`,
  aliases: [`/_api/wix-events-web/v1/tickets${path}`],
})

export const listTickets = operation({
  module,
  name: 'listTickets',
  summary: 'Issued tickets.',
  method: 'GET',
  ...paths(''),
  who: admin('guests.read'),
  request: Type.Object({
    offset: optional(int(0, 10_000)),
    limit: optional(int(0, 100)),
    eventId: optional(list(Guid, 100)),
    orderNumber: optional(list(number, 20)),
    ticketNumber: optional(list(number, 50)),
    /** In the names of guest and buyer, the ticket number and the order number. */
    searchPhrase: optional(text(200)),
    orderStatus: optional(list(oneOf(TicketingOrderStatus), 20)),
    fieldset,
    state: optional(list(oneOf(TicketState), 20)),
    memberId: optional(list(Guid, 100)),
    /** `event.id`, `ticketDefinition.id`, `orderStatus`, `checkedIn` */
    facet: optional(list(text(100), 20)),
    /** Contacts of the guests. */
    contactId: optional(list(Guid, 100)),
    /** `created:desc` unless given; also `ticketNumber`, `orderNumber`, `guest`. */
    sort: optional(text(100)),
    ticketDefinitionId: optional(list(Guid, 10)),
    /** Seats and areas. */
    seatId: optional(list(number, 50)),
  }),
  response: Type.Object({
    /** A search is counted up to 10,000, as far as an offset reaches, but for the last page that one reaches. */
    total: Type.Integer(),
    /** More match than `total` says. */
    tooManyToCount: optional(Type.Boolean()),
    offset: Type.Integer(),
    limit: Type.Integer(),
    tickets: Type.Array(TicketingTicket),
    facets: Type.Record(Type.String(), FacetCounts),
  }),
  refusals: [],
})

export const getTicket = operation({
  module,
  name: 'getTicket',
  summary: 'One ticket by its number; buyers and members reach their own.',
  method: 'GET',
  ...paths('/{ticketNumber}'),
  who: own('guests.read'),
  request: Type.Object({ ticketNumber: number, eventId: optional(Guid), fieldset }),
  response: Type.Object({ ticket: TicketingTicket }),
  refusals: ['TICKET_NOT_FOUND'],
})

const ticketNumbers = list(number, 100, 1)
const ticketsAnswer = Type.Object({ tickets: Type.Array(TicketingTicket) })

export const checkInTickets = operation({
  module,
  name: 'checkInTickets',
  summary:
    'Lets the bearers of these tickets in, all of them or none. A ticket that is in already keeps its first time, which the answer says.',
  method: 'POST',
  ...paths('/check-in'),
  who: admin('guests.write'),
  request: Type.Object({ eventId: Guid, ticketNumber: ticketNumbers }),
  response: ticketsAnswer,
  refusals: ['TICKET_NOT_FOUND', 'TICKET_CANCELED', 'TICKET_NOT_PAID', 'TICKET_ONLINE_ONLY'],
})

export const deleteTicketCheckIns = operation({
  module,
  name: 'deleteTicketCheckIns',
  summary: 'Undoes the check-in of these tickets; tickets that are not in stay as they are.',
  method: 'DELETE',
  ...paths('/check-in'),
  who: admin('guests.write'),
  request: Type.Object({ eventId: Guid, ticketNumber: ticketNumbers }),
  response: ticketsAnswer,
  refusals: ['TICKET_NOT_FOUND'],
})

export const updateTicket = operation({
  module,
  name: 'updateTicket',
  summary:
    'Archives a ticket, or sets its guest; `fields` names what to change (`archived`, `guestDetails`), without it the present fields are set.',
  method: 'PATCH',
  ...paths('/{ticketNumber}'),
  who: admin('guests.write'),
  request: Type.Object({
    ticketNumber: number,
    eventId: optional(Guid),
    fields: optional(FieldMask),
    archived: optional(Type.Boolean()),
    guestDetails: optional(named('GuestDetailsUpdate', Type.Object({ form: optional(FormResponse) }))),
  }),
  response: Type.Object({ ticket: TicketingTicket }),
  refusals: ['TICKET_NOT_FOUND'],
})

export const bulkUpdateTickets = operation({
  module,
  name: 'bulkUpdateTickets',
  summary: 'Archives tickets, or brings them back.',
  method: 'PATCH',
  ...paths(''),
  who: admin('guests.write'),
  request: Type.Object({
    eventId: optional(Guid),
    ticketNumber: ticketNumbers,
    archived: optional(Type.Boolean()),
  }),
  response: ticketsAnswer,
  refusals: ['TICKET_NOT_FOUND'],
})

export const operations = [
  listTickets,
  getTicket,
  checkInTickets,
  deleteTicketCheckIns,
  updateTicket,
  bulkUpdateTickets,
] as const
