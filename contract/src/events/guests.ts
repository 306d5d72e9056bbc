import Type from 'typebox'
import { AttendanceStatus, GuestField, GuestType, RsvpStatus, TicketingOrderStatus } from '../enumerations/events.ts'
import { admin, operation } from '../operation.ts'
import { cursorPagingUpTo, Filter, fieldSets, Sorting } from '../paging.ts'
import { int, list, named, nullable, oneOf, optional, Revision, Timestamp } from '../scalars.ts'
import { FormResponse } from './event-form.ts'

const module = 'events.guests'

const CheckIn = named(
  'GuestCheckInDetails',
  Type.Object({
    checkedIn: Type.Boolean(),
    checkInDate: optional(Timestamp),
    checkInCanceledDate: optional(Timestamp),
    checkedInBy: optional(Type.String()),
    checkInCanceledBy: optional(Type.String()),
    fullName: optional(Type.String()),
  }),
)

/** A person who answered an event, bought tickets for it or holds one. The comment at a group names the field set that requests it. */
export const EventGuest = named(
  'EventGuest',
  Type.Object({
    id: Type.String(),
    eventId: Type.String(),
    guestType: oneOf(GuestType),
    attendanceStatus: oneOf(AttendanceStatus),
    createdDate: Timestamp,
    updatedDate: Timestamp,
    /** Time of the last change of the attendance. */
    attendanceStatusUpdatedDate: Timestamp,
    revision: Revision,
    /** Contact of the guest, not of who bought their ticket; absent without an address. */
    contactId: optional(Type.String()),
    memberId: optional(Type.String()),
    /** Answer of a guest who gave one. */
    rsvpId: optional(Type.String()),
    /** Order of buyers and ticket holders. */
    orderNumber: optional(Type.String()),
    /** Ticket of a ticket holder. */
    ticketNumber: optional(Type.String()),
    /** All tickets of a buyer for this event; that of a ticket holder. */
    tickets: list(
      named('TicketDetails', Type.Object({ number: Type.String(), definitionId: Type.String(), name: Type.String() })),
      50,
    ),
    additionalDetails: Type.Object({
      createdDate: Timestamp,
      updatedDate: Timestamp,
      rsvpStatus: optional(oneOf(RsvpStatus)),
      orderStatus: optional(oneOf(TicketingOrderStatus)),
    }),
    /** GUEST_TOTAL: with companions; of tickets, the people whom they let in. */
    totalGuests: optional(Type.Integer()),
    /** GUEST_DETAILS */
    guestDetails: optional(
      Type.Object({
        firstName: optional(Type.String()),
        lastName: optional(Type.String()),
        email: optional(Type.String()),
        /** As the guest answered the event's form. */
        phone: optional(Type.String()),
        address: optional(Type.String()),
        formResponse: FormResponse,
        /** Everybody of the party, or every ticket. */
        checkedIn: Type.Boolean(),
        /** One of each of the party. */
        checkInDetails: list(CheckIn, 50),
      }),
    ),
  }),
)

export const queryGuests = operation({
  module,
  name: 'queryGuests',
  summary: 'Guests of events: who answered, who bought tickets and who holds one. Newest first unless sorted.',
  method: 'POST',
  path: '/v2/guests/query',
  publicPath: '/events/v2/guests/query',
  sitePath: '/_api/events-guests/v2/guests/query',
  aliases: ['/events-guests/v2/guests/query'],
  who: admin('guests.read'),
  request: Type.Object({
    query: optional(
      named(
        'QueryV2',
        Type.Object({
          filter: optional(nullable(Filter)),
          sort: optional(list(Sorting, 3)),
          cursorPaging: optional(cursorPagingUpTo(1000)),
          paging: optional(Type.Object({ limit: optional(int(0, 1000)), offset: optional(int(0, 10_000)) })),
        }),
      ),
    ),
    fields: fieldSets(GuestField),
  }),
  response: Type.Object({
    guests: Type.Array(EventGuest),
    pagingMetadata: named(
      'PagingMetadataV2',
      Type.Object({
        count: Type.Integer(),
        offset: optional(Type.Integer()),
        total: optional(Type.Integer()),
        tooManyToCount: optional(Type.Boolean()),
        cursors: optional(Type.Object({ next: optional(Type.String()), prev: optional(Type.String()) })),
      }),
    ),
  }),
  refusals: [],
})

export const operations = [queryGuests] as const
