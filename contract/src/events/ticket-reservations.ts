import Type from 'typebox'
import { bulkAnswer } from '../bulk.ts'
import { ReservationStatus } from '../enumerations/events.ts'
import { TicketAccess } from '../fairground/ticket-access.ts'
import { admin, operation, own } from '../operation.ts'
import { Filter } from '../paging.ts'
import { Decimal, Guid, int, list, named, nullable, oneOf, optional, Revision, Timestamp, text } from '../scalars.ts'
import { CommonMoney } from './event-money.ts'
import { registrationRefusals } from './event-registration.ts'

const module = 'events.ticket-reservations'

const TicketInfoInput = named(
  'TicketInfoInput',
  Type.Object({
    guestPrice: optional(Decimal()),
    pricingOptionId: optional(Guid),
    /** Seat or area of the event; without it the best that is free, where the ticket has seats. */
    seatId: optional(text(36, { minLength: 1 })),
  }),
)
const settings = optional(
  named(
    'AdditionalReservationSettings',
    Type.Object({
      /** Administrators only: takes tickets beyond the limits and outside the sale, and raises a quota that is too low by what is missing. */
      disableTicketLimitValidation: optional(Type.Boolean()),
      /** Administrators only. */
      enableHiddenTicketReservation: optional(Type.Boolean()),
    }),
  ),
)

const TagList = named('TagList', Type.Object({ tagIds: list(text(5, { minLength: 1 }), 100) }))

const NewTicketReservation = named(
  'NewTicketReservation',
  Type.Object({
    tickets: list(
      Type.Object({ ticketDefinitionId: Guid, quantity: int(1, 50), ticketInfo: optional(TicketInfoInput) }),
      50,
      1,
    ),
    additionalReservationSettings: settings,
    /** Opens hidden kinds of ticket; ours. */
    access: optional(TicketAccess),
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
              seatId: optional(Type.String()),
              seatInfo: optional(
                named(
                  'SeatInfo',
                  Type.Object({
                    sectionLabel: Type.String(),
                    areaLabel: optional(Type.String()),
                    tableLabel: optional(Type.String()),
                    rowLabel: optional(Type.String()),
                    seatLabel: optional(Type.String()),
                  }),
                ),
              ),
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
    /** Tags that staff gave it; for administrators alone. */
    tags: optional(named('Tags', Type.Object({ tags: TagList, privateTags: TagList }))),
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
    'SITE_IS_CLOSED',
    'TICKET_DEFINITION_NOT_FOUND',
    'UNSUPPORTED_PRICING_OPTION',
    'EVENT_CANCELED',
    'EVENT_ENDED',
    'EVENT_ADMISSION_NEEDED',
    'SALE_NOT_OPEN',
    'SALE_CLOSED',
    ...registrationRefusals,
    'NOT_ENOUGH_TICKETS',
    'SEAT_NOT_FOUND',
    'SEAT_TAKEN',
    'TICKET_LIMIT_PER_ORDER',
    'TICKET_MINIMUM_PER_ORDER',
    'TICKET_LIMIT_PER_PERSON',
    'TICKET_CODE_NOT_OPEN',
    'TICKET_CODE_ENDED',
    'TICKET_CODE_USED_UP',
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

const TagsForWrite = named(
  'TagsForWrite',
  Type.Object({ tags: optional(nullable(TagList)), privateTags: optional(nullable(TagList)) }),
)
const moves = { assignTags: optional(nullable(TagsForWrite)), unassignTags: optional(nullable(TagsForWrite)) }
const tagsAt = <const P extends string>(path: P) => ({
  path: `/v1/bulk/ticket-reservations${path}`,
  publicPath: `/events/v1/bulk/ticket-reservations${path}`,
  sitePath: `/_api/events-ticket-reservations/v1/bulk/ticket-reservations${path}`,
})

export const bulkUpdateTicketReservationTags = operation({
  module,
  name: 'bulkUpdateTicketReservationTags',
  summary: 'Puts tags on up to 100 reservations and takes others off.',
  method: 'POST',
  ...tagsAt('/update-tags'),
  who: admin('orders.write'),
  request: Type.Object({ ids: list(Guid, 100, 1), ...moves }),
  response: bulkAnswer('BulkUpdateTicketReservationTagsResult', 100),
  refusals: ['EMPTY_ASSIGN_AND_UNASSIGN_LISTS'],
})

export const bulkUpdateTicketReservationTagsByFilter = operation({
  module,
  name: 'bulkUpdateTicketReservationTagsByFilter',
  summary:
    'Puts tags on every reservation that matches a filter (id, status, memberId, visitorId, revision, createdDate, updatedDate, expirationDate) and takes others off. It is done when it answers.',
  method: 'POST',
  ...tagsAt('/update-tags-by-filter'),
  who: admin('orders.write'),
  request: Type.Object({ filter: Filter, ...moves }),
  response: Type.Object({ jobId: Guid }),
  refusals: ['EMPTY_ASSIGN_AND_UNASSIGN_LISTS'],
})

export const operations = [
  createTicketReservation,
  getTicketReservation,
  cancelTicketReservation,
  deleteTicketReservation,
  bulkUpdateTicketReservationTags,
  bulkUpdateTicketReservationTagsByFilter,
] as const
