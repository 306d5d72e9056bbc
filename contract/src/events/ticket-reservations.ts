import Type from 'typebox'
import { ReservationStatus } from '../enumerations/events.ts'
import { operation, own } from '../operation.ts'
import { Decimal, Guid, int, list, named, oneOf, optional, Revision, Timestamp } from '../scalars.ts'
import { CommonMoney } from './event-money.ts'
import { registrationRefusals } from './event-registration.ts'

const module = 'events.ticket-reservations'

const TicketInfoInput = named(
  'TicketInfoInput',
  Type.Object({ guestPrice: optional(Decimal()), pricingOptionId: optional(Guid) }),
)
const settings = optional(
  named(
    'AdditionalReservationSettings',
    Type.Object({
      /** Administrators only: takes tickets beyond the limits and outside the sale, never beyond the quota. */
      disableTicketLimitValidation: optional(Type.Boolean()),
      /** Administrators only. */
      enableHiddenTicketReservation: optional(Type.Boolean()),
    }),
  ),
)

const NewTicketReservation = named(
  'NewTicketReservation',
  Type.Object({
    tickets: list(
      Type.Object({ ticketDefinitionId: Guid, quantity: int(1, 50), ticketInfo: optional(TicketInfoInput) }),
      50,
      1,
    ),
    additionalReservationSettings: settings,
  }),
)

export const TicketReservation = named(
  'TicketReservation',
  Type.Object({
    id: Type.String(),
    revision: Revision,
    createdDate: Timestamp,
    updatedDate: Timestamp,
    expirationDate: Timestamp,
    status: oneOf(ReservationStatus),
    memberId: optional(Type.String()),
    visitorId: optional(Type.String()),
    tickets: Type.Array(
      named(
        'TicketLineItem',
        Type.Object({
          ticketLineItemId: Type.String(),
          eventId: Type.String(),
          ticketDefinitionId: Type.String(),
          quantity: Type.Integer(),
          ticketInfo: optional(
            Type.Object({
              guestPrice: optional(Type.String()),
              pricingOptionId: optional(Type.String()),
              pricingOptionName: optional(Type.String()),
            }),
          ),
          policy: optional(Type.String()),
          ticketName: Type.String(),
          price: CommonMoney,
          subTotal: CommonMoney,
        }),
      ),
    ),
    additionalReservationSettings: settings,
  }),
)

const answer = Type.Object({ ticketReservation: TicketReservation })
const paths = <const P extends string>(path: P) => ({
  path: `/v1/ticket-reservations${path}`,
  publicPath: `/events/v1/ticket-reservations${path}`,
  sitePath: `/_api/events-ticket-reservations/v1/ticket-reservations${path}`,
})

export const createTicketReservation = operation({
  module,
  name: 'createTicketReservation',
  summary: 'Holds tickets, all or none, for 20 minutes unless the event says otherwise.',
  method: 'POST',
  ...paths(''),
  who: own('orders.write'),
  request: Type.Object({ ticketReservation: NewTicketReservation }),
  response: answer,
  refusals: [
    'TICKET_DEFINITION_NOT_FOUND',
    'UNSUPPORTED_PRICING_OPTION',
    'EVENT_CANCELED',
    'EVENT_ENDED',
    'SALE_NOT_OPEN',
    'SALE_CLOSED',
    ...registrationRefusals,
    'NOT_ENOUGH_TICKETS',
    'TICKET_LIMIT_PER_ORDER',
    'TOO_MANY_OPEN_HOLDS',
    'TOO_MANY_UNITS_HELD',
  ],
})

export const getTicketReservation = operation({
  module,
  name: 'getTicketReservation',
  summary: 'A reservation of the caller; expired and cancelled ones stay on record.',
  method: 'GET',
  ...paths('/{ticketReservationId}'),
  who: own('orders.read'),
  request: Type.Object({ ticketReservationId: Guid }),
  response: answer,
  refusals: ['TICKET_RESERVATION_NOT_FOUND'],
})

export const cancelTicketReservation = operation({
  module,
  name: 'cancelTicketReservation',
  summary: 'Gives the tickets back at once.',
  method: 'POST',
  ...paths('/{ticketReservationId}/cancel'),
  who: own('orders.write'),
  request: Type.Object({ ticketReservationId: Guid }),
  response: answer,
  refusals: ['TICKET_RESERVATION_NOT_FOUND', 'RESERVATION_NOT_PENDING'],
})

export const deleteTicketReservation = operation({
  module,
  name: 'deleteTicketReservation',
  summary: 'Gives the tickets back and forgets the reservation. One that became an order stays.',
  method: 'DELETE',
  ...paths('/{ticketReservationId}'),
  who: own('orders.write'),
  request: Type.Object({ ticketReservationId: Guid }),
  response: answer,
  refusals: ['TICKET_RESERVATION_NOT_FOUND', 'RESERVATION_NOT_PENDING'],
})

export const operations = [
  createTicketReservation,
  getTicketReservation,
  cancelTicketReservation,
  deleteTicketReservation,
] as const
