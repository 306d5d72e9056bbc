import Type from 'typebox'
import { EventAddress } from '../events/event-location.ts'
import { VenueName, VenueNotes } from '../events/event-venue.ts'
import { admin, operation } from '../operation.ts'
import { Empty, Guid, int, list, named, nullable, optional, Revision, Timestamp, text } from '../scalars.ts'

const module = 'fairground.venues'
const PATH = '/fairground/v1/venues'
const read = { who: admin('events.read') }
const write = { who: admin('events.write') }

/** A site has at most so many; our choice. */
export const MAX_VENUES = 200
/** Rooms of a venue; our choice. */
const MAX_ROOMS = 50

/** As long as the name of a stage of a schedule, which may be a room. */
const RoomName = text(30, { minLength: 1 })
/** People that a room has places for. */
const RoomCapacity = int(1, 1_000_000)

const GivenRoom = named(
  'VenueRoomInput',
  Type.Object({
    /** A room that the venue has; a new one gets an id. */
    id: optional(Guid),
    name: RoomName,
    capacity: optional(nullable(RoomCapacity)),
    accessibilityNotes: optional(VenueNotes),
  }),
)

/** All that is written of a venue. */
const written = {
  name: VenueName,
  address: optional(EventAddress),
  /** For guests: how to get there, what to know. */
  notes: optional(VenueNotes),
  /** For guests: steps, lifts, induction loops. */
  accessibilityNotes: optional(VenueNotes),
  rooms: optional(list(GivenRoom, MAX_ROOMS)),
}

const Venue = named(
  'Venue',
  Type.Object({
    id: Guid,
    revision: Revision,
    createdDate: Timestamp,
    updatedDate: Timestamp,
    name: Type.String(),
    address: EventAddress,
    notes: Type.String(),
    accessibilityNotes: Type.String(),
    rooms: Type.Array(
      named(
        'VenueRoom',
        Type.Object({
          id: Guid,
          name: Type.String(),
          capacity: optional(Type.Integer()),
          accessibilityNotes: Type.String(),
        }),
      ),
    ),
    /** Events at it that are neither over nor cancelled, drafts too. */
    comingEvents: Type.Integer(),
  }),
)
const One = Type.Object({ venue: Venue })

export const listVenues = operation({
  module,
  name: 'listVenues',
  summary: 'Venues with their rooms, by name.',
  method: 'GET',
  path: PATH,
  ...read,
  request: Type.Object({}),
  response: Type.Object({ venues: list(Venue, MAX_VENUES) }),
  refusals: [],
})

export const getVenue = operation({
  module,
  name: 'getVenue',
  summary: 'One venue with its rooms.',
  method: 'GET',
  path: `${PATH}/{id}`,
  ...read,
  request: Type.Object({ id: Guid }),
  response: One,
  refusals: ['VENUE_NOT_FOUND'],
})

export const createVenue = operation({
  module,
  name: 'createVenue',
  summary: 'Makes a venue that events can be at, by their field `venue`. A site has at most 200, a venue 50 rooms.',
  method: 'POST',
  path: PATH,
  ...write,
  request: Type.Object(written),
  response: One,
  refusals: ['LIMIT_REACHED', 'ROOM_NOT_FOUND'],
})

export const updateVenue = operation({
  module,
  name: 'updateVenue',
  summary:
    'Writes all of a venue; what is absent becomes empty, and rooms that are not named are gone. Events at it that are neither over nor cancelled follow with name, address, room and capacity, all of them or none.',
  method: 'PUT',
  path: `${PATH}/{id}`,
  ...write,
  request: Type.Object({ id: Guid, revision: Revision, ...written }),
  response: One,
  refusals: ['VENUE_NOT_FOUND', 'STALE_REVISION', 'ROOM_NOT_FOUND', 'ROOM_IN_USE', 'ROOM_TOO_SMALL'],
})

export const deleteVenue = operation({
  module,
  name: 'deleteVenue',
  summary: 'Deletes a venue that no coming event is at. Events that are over keep its name and address.',
  method: 'DELETE',
  path: `${PATH}/{id}`,
  ...write,
  request: Type.Object({ id: Guid }),
  response: Empty,
  refusals: ['VENUE_NOT_FOUND', 'VENUE_IN_USE'],
})

export const operations = [listVenues, getVenue, createVenue, updateVenue, deleteVenue] as const
