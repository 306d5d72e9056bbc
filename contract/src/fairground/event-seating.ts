import Type from 'typebox'
import { SeatBlock, SpotState } from '../enumerations/seats.ts'
import { admin, caller, operation } from '../operation.ts'
import { Empty, Guid, int, list, named, oneOf, optional, Revision, text } from '../scalars.ts'
import { SeatLayout, SpotId } from './seat-shapes.ts'
import { TicketAccess } from './ticket-access.ts'

const module = 'fairground.event-seating'
const PATH = '/fairground/v1/events/{eventId}/seating'

/** Kinds of ticket of an event that have seats, and spots that one call names. */
const MAX_KINDS = 100
const MAX_PARTS = 1_000
const MAX_SPOTS = 1_000

const SeatedTickets = named(
  'SeatedTickets',
  Type.Object({
    ticketDefinitionId: Guid,
    /** Sections, rows, tables and areas whose seats it is sold for. */
    partIds: list(SpotId, MAX_PARTS),
  }),
)

const EventSeating = named(
  'EventSeating',
  Type.Object({
    eventId: Guid,
    revision: Revision,
    /** Plan that the seats were taken from; absent once it is deleted. */
    seatPlanId: optional(Guid),
    seatPlanName: Type.String(),
    seatPlanRevision: Revision,
    layout: SeatLayout,
    /** Kinds of ticket that the caller may see. A seat may be sold as several. */
    tickets: list(SeatedTickets, MAX_KINDS),
  }),
)
const One = Type.Object({ seating: EventSeating })

export const getEventSeating = operation({
  module,
  name: 'getEventSeating',
  summary: 'Seats of an event, and the kinds of ticket that they are sold as.',
  method: 'GET',
  path: PATH,
  who: caller,
  request: Type.Object({ eventId: Guid, access: optional(TicketAccess) }),
  response: One,
  refusals: ['EVENT_NOT_FOUND', 'SEATING_NOT_FOUND'],
})

export const listTakenSpots = operation({
  module,
  name: 'listTakenSpots',
  summary:
    'Says which seats are taken; the answer may be a second old. Follow `/_live?event={eventId}` to know when to read it again.',
  method: 'GET',
  path: `${PATH}/taken`,
  who: caller,
  request: Type.Object({ eventId: Guid }),
  response: Type.Object({
    /** Revision of the seating that the answer is of. */
    revision: Revision,
    /** A character for each numbered seat in the order of the layout: 0 free, 1 taken, 2 not there on this evening. */
    seats: Type.String(),
    areas: Type.Array(named('AreaLeft', Type.Object({ spotId: Type.String(), left: Type.Integer() }))),
  }),
  refusals: ['EVENT_NOT_FOUND', 'SEATING_NOT_FOUND'],
})

const ChosenSpot = named('ChosenSpot', Type.Object({ spotId: Type.String(), quantity: Type.Integer() }))

export const findBestSpots = operation({
  module,
  name: 'findBestSpots',
  summary:
    'The best free seats for a party: side by side, leaving no single seat alone, nearest to the front. They are not held: reserve them, or reserve without seats and get the best ones.',
  method: 'GET',
  path: `${PATH}/best`,
  who: caller,
  request: Type.Object({
    eventId: Guid,
    ticketDefinitionId: Guid,
    quantity: int(1, 50),
    /** Wheelchairs among them. */
    accessible: optional(int(0, 50)),
    access: optional(TicketAccess),
  }),
  response: Type.Object({ spots: list(ChosenSpot, 50) }),
  refusals: ['EVENT_NOT_FOUND', 'SEATING_NOT_FOUND', 'TICKET_DEFINITION_NOT_FOUND', 'NOT_ENOUGH_TICKETS'],
})

export const setEventSeating = operation({
  module,
  name: 'setEventSeating',
  summary:
    'Gives an event the seats of a plan as it is now, or takes over what has changed in it. Seats that are held, sold or blocked must be among them and be called the same; tickets stay bound to sections and rows that are still there.',
  method: 'PUT',
  path: PATH,
  who: admin('events.write'),
  request: Type.Object({ eventId: Guid, seatPlanId: Guid }),
  response: One,
  refusals: ['EVENT_NOT_FOUND', 'SEAT_PLAN_NOT_FOUND', 'SEAT_TAKEN'],
})

export const removeEventSeating = operation({
  module,
  name: 'removeEventSeating',
  summary:
    'Takes the seats off an event of which nothing is held, sold or blocked. Its tickets are sold without seats then.',
  method: 'DELETE',
  path: PATH,
  who: admin('events.write'),
  request: Type.Object({ eventId: Guid }),
  response: Empty,
  refusals: ['EVENT_NOT_FOUND', 'SEATING_NOT_FOUND', 'SEAT_TAKEN'],
})

export const bindTickets = operation({
  module,
  name: 'bindTickets',
  summary:
    'Binds kinds of ticket to seats, and replaces all bindings of the event. Kinds that are not named are sold without seats; seats of no kind are not sold.',
  method: 'PUT',
  path: `${PATH}/tickets`,
  who: admin('events.write'),
  request: Type.Object({ eventId: Guid, revision: Revision, tickets: list(SeatedTickets, MAX_KINDS) }),
  response: One,
  refusals: ['EVENT_NOT_FOUND', 'SEATING_NOT_FOUND', 'TICKET_DEFINITION_NOT_FOUND', 'STALE_REVISION'],
})

const UsedSpot = named(
  'UsedSpot',
  Type.Object({
    spotId: Type.String(),
    state: oneOf(SpotState),
    /** 1 of a seat. */
    quantity: Type.Integer(),
    /** Reason of a block. */
    note: optional(Type.String()),
  }),
)

export const listSpotStates = operation({
  module,
  name: 'listSpotStates',
  summary: 'Lists what is held, sold, blocked and not there. The rest is free.',
  method: 'GET',
  path: `${PATH}/states`,
  who: admin('events.read'),
  request: Type.Object({ eventId: Guid }),
  response: Type.Object({ revision: Revision, spots: Type.Array(UsedSpot) }),
  refusals: ['EVENT_NOT_FOUND', 'SEATING_NOT_FOUND'],
})

export const blockSpots = operation({
  module,
  name: 'blockSpots',
  summary:
    'Keeps free seats from being sold, all of them or none: BLOCKED for later, when staff sell them beyond limits or unblock them, KILLED where there is no seat on this evening. Of an area so many units, in place of what was blocked before.',
  method: 'POST',
  path: `${PATH}/blocks`,
  who: admin('events.write'),
  request: Type.Object({
    eventId: Guid,
    block: oneOf(SeatBlock),
    note: optional(text(200)),
    spots: list(
      named('SpotToBlock', Type.Object({ spotId: SpotId, quantity: optional(int(1, 50_000)) })),
      MAX_SPOTS,
      1,
    ),
  }),
  response: Empty,
  refusals: ['EVENT_NOT_FOUND', 'SEATING_NOT_FOUND', 'SEAT_NOT_FOUND', 'SEAT_TAKEN'],
})

export const unblockSpots = operation({
  module,
  name: 'unblockSpots',
  summary: 'Puts blocked seats on sale again; those that are not blocked stay as they are.',
  method: 'POST',
  path: `${PATH}/unblock`,
  who: admin('events.write'),
  request: Type.Object({ eventId: Guid, spotIds: list(SpotId, MAX_SPOTS, 1) }),
  response: Empty,
  refusals: ['EVENT_NOT_FOUND', 'SEATING_NOT_FOUND', 'SEAT_NOT_FOUND'],
})

export const operations = [
  getEventSeating,
  listTakenSpots,
  findBestSpots,
  setEventSeating,
  removeEventSeating,
  bindTickets,
  listSpotStates,
  blockSpots,
  unblockSpots,
] as const
