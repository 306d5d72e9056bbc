import Type from 'typebox'
import { DoorState, StaffMemberPermission } from '../enumerations/tickets.ts'
import { anyone, operation } from '../operation.ts'
import { Guid, list, named, oneOf, optional, Timestamp, text } from '../scalars.ts'

const module = 'fairground.door'

/** Comes from `loginStaffMember`. */
const accessToken = text(500, { minLength: 1 })
const lost = ['STAFF_MEMBER_NOT_FOUND', 'STAFF_MEMBER_SUSPENDED'] as const
const atEvent = { accessToken, eventId: Guid }

export const getDoor = operation({
  module,
  name: 'getDoor',
  summary:
    'A member of the door staff with the events whose guests they may let in: those that are not over, the next one first.',
  method: 'POST',
  path: '/fairground/v1/door',
  who: anyone,
  request: Type.Object({ accessToken }),
  response: Type.Object({
    name: Type.String(),
    permissions: list(oneOf(StaffMemberPermission), StaffMemberPermission.length),
    events: Type.Array(
      named(
        'DoorEvent',
        Type.Object({
          id: Guid,
          title: Type.String(),
          startDate: optional(Timestamp),
          timeZoneId: Type.String(),
          /** READ_ANALYTICS: people who are expected, and who are in. */
          expected: optional(Type.Integer()),
          inside: optional(Type.Integer()),
        }),
      ),
    ),
  }),
  refusals: lost,
})

export const DoorGuest = named(
  'DoorGuest',
  Type.Object({
    /** One of the two: a ticket, or a party that answered. */
    ticketNumber: optional(Type.String()),
    rsvpId: optional(Guid),
    name: Type.String(),
    /** Kind and seat of a ticket. */
    about: Type.String(),
    state: oneOf(DoorState),
    /** People whom it lets in, and those of them who are in. */
    people: Type.Integer(),
    inside: Type.Integer(),
    checkInDate: optional(Timestamp),
    /** READ_GUEST_FORM: answers to the form of the event. */
    answers: optional(Type.Array(Type.Object({ label: Type.String(), value: Type.String() }))),
  }),
)

export const findDoorGuests = operation({
  module,
  name: 'findDoorGuests',
  summary:
    'Guests of an event by part of a name, a ticket number or an order number, or by a scanned code; the first 50 by name.',
  method: 'POST',
  path: '/fairground/v1/door/{eventId}/guests',
  who: anyone,
  request: Type.Object({ ...atEvent, search: optional(text(500)) }),
  response: Type.Object({ guests: Type.Array(DoorGuest), more: Type.Boolean() }),
  refusals: [...lost, 'EVENT_NOT_FOUND', 'DOOR_PERMISSION_MISSING', 'WRONG_EVENT', 'TICKET_TRANSFERRED'],
})

/** Exactly one of the two. */
const guest = { ticketNumber: optional(text(40, { minLength: 1 })), rsvpId: optional(Guid) }

export const checkInAtDoor = operation({
  module,
  name: 'checkInAtDoor',
  summary: 'Lets in the bearer of a ticket, or those of a party who are not in yet.',
  method: 'POST',
  path: '/fairground/v1/door/{eventId}/check-ins',
  who: anyone,
  request: Type.Object({ ...atEvent, ...guest }),
  response: Type.Object({ guest: DoorGuest }),
  refusals: [
    ...lost,
    'EVENT_NOT_FOUND',
    'DOOR_PERMISSION_MISSING',
    'TICKET_NOT_FOUND',
    'TICKET_TRANSFERRED',
    'WRONG_EVENT',
    'TICKET_CANCELED',
    'TICKET_NOT_PAID',
    'TICKET_ONLINE_ONLY',
    'GUEST_NOT_FOUND',
    'GUEST_NOT_ATTENDING',
    'GUEST_ALREADY_CHECKED_IN',
  ],
})

export const undoCheckInAtDoor = operation({
  module,
  name: 'undoCheckInAtDoor',
  summary: 'Takes a check-in back, of a ticket or of a whole party. It stays on record.',
  method: 'POST',
  path: '/fairground/v1/door/{eventId}/check-ins/undo',
  who: anyone,
  request: Type.Object({ ...atEvent, ...guest }),
  response: Type.Object({ guest: DoorGuest }),
  refusals: [
    ...lost,
    'EVENT_NOT_FOUND',
    'DOOR_PERMISSION_MISSING',
    'TICKET_NOT_FOUND',
    'TICKET_TRANSFERRED',
    'GUEST_NOT_FOUND',
    'GUEST_NOT_CHECKED_IN',
  ],
})

export const operations = [getDoor, findDoorGuests, checkInAtDoor, undoCheckInAtDoor] as const
