import Type from 'typebox'
import { Guid, named, nullable, optional, text } from '../scalars.ts'

/** As long as the name of an event's place. */
export const VenueName = text(50, { minLength: 1 })
export const VenueNotes = text(1000)

/** Venue that an event is at, from `fairground.venues`. Its name and address, and the room's name, become the event's `location`. Ours. */
export const EventVenueInput = named(
  'EventVenueInput',
  Type.Object({
    venueId: Guid,
    roomId: optional(nullable(Guid)),
    /** As many guests as the room has places for, of every kind of ticket together, or of replies; false unless given. */
    usesRoomCapacity: optional(Type.Boolean()),
  }),
)

/** Venue of an event as guests read it. */
export const EventVenue = named(
  'EventVenue',
  Type.Object({
    venueId: Guid,
    name: Type.String(),
    notes: Type.String(),
    accessibilityNotes: Type.String(),
    room: optional(
      named(
        'EventRoom',
        Type.Object({
          id: Guid,
          name: Type.String(),
          capacity: optional(Type.Integer()),
          accessibilityNotes: Type.String(),
        }),
      ),
    ),
    usesRoomCapacity: Type.Boolean(),
  }),
)
