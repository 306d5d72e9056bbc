import type { EventLocation } from '@fairground/contract/events/event-location.ts'
import type { EventVenue, EventVenueInput } from '@fairground/contract/events/event-venue.ts'
import { placeAt, whereabouts } from '@fairground/domain/events/place.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Queryable, Tx } from '../../ground/database.ts'
import { message } from '../../ground/texts/message.ts'
import type { EventRow } from '../event/event-row.ts'
import { attendingOf } from '../rsvp/places.ts'
import { leaveRooms, useRoom } from '../ticket-quotas/write-quotas.ts'
import {
  copyPlace,
  type EventVenueRow,
  enterVenue,
  holdVenue,
  holdVenueOf,
  leaveVenue,
  type Room,
  type VenueRow,
  venuesOfEvents,
} from './queries.ts'

type Given = Static<typeof EventVenueInput>
type Location = Static<typeof EventLocation>

/** Venue that an event is to be at, which stays as it is until the transaction ends. */
export interface Choice {
  readonly venue: VenueRow
  readonly room: Room | undefined
  /** Guests that the room has places for, where they are the event's capacity. */
  readonly capacity: number | undefined
}

export const venueNotFound = (venueId: string): ApiError => new ApiError({ code: 'VENUE_NOT_FOUND', venueId })
export const roomNotFound = (roomId: string): ApiError => new ApiError({ code: 'ROOM_NOT_FOUND', roomId })

/** Null where an event is to be at none. Throws VENUE_NOT_FOUND and ROOM_NOT_FOUND, and a violation where there is no capacity to use. */
export async function chosenVenue(tx: Tx, given: Given | null | undefined): Promise<Choice | null | undefined> {
  if (!given) return given
  const venue = await tx.row(holdVenue, { id: given.venueId })
  if (!venue) throw venueNotFound(given.venueId)
  const wanted = given.roomId?.toLowerCase()
  const room = venue.rooms.find(({ id }) => id === wanted)
  if (wanted && !room) throw roomNotFound(wanted)
  if (!given.usesRoomCapacity) return { venue, room, capacity: undefined }
  if (room?.capacity) return { venue, room, capacity: room.capacity }
  throw new InvalidArgument([
    {
      field: 'event.venue.usesRoomCapacity',
      description: message('violations.roomWithoutCapacity'),
      violatedRule: 'VALIDATION',
    },
  ])
}

interface Placed {
  readonly location?: Location
  readonly registration?: { readonly rsvp?: object }
}

/** Changes of an event with the place of its venue, and the capacity of its room as the limit of its replies. */
export function withVenue<C extends Placed>(changes: C, choice: Choice | null | undefined): C {
  if (!choice) return changes
  const { venue, room, capacity } = choice
  const location: Location = { type: 'VENUE', locationTbd: false, ...placeAt(venue, room) }
  if (capacity === undefined) return { ...changes, location }
  const { registration } = changes
  return {
    ...changes,
    location,
    registration: { ...registration, rsvp: { ...registration?.rsvp, limit: capacity } },
  }
}

type Located = Pick<EventRow, 'locationType' | 'doc'>

const placeOf = ({ locationType, doc }: Located): string => whereabouts(locationType, doc.location)

/** True where an event is at a venue after a change: another place than that of its venue ends its stay. */
export const staysAt = (before: Located, after: Located, choice: Choice | null | undefined): boolean =>
  choice === undefined ? (before.doc.atVenue ?? false) && placeOf(before) === placeOf(after) : choice !== null

/**
 * Stores where events are that are locked, or made in the same transaction; without a choice, those that are at no venue any more have left
 * theirs. A capacity that they had from a room stays theirs. Throws ROOM_TOO_SMALL where more guests come than the room has places for.
 */
export async function storeVenue(
  ctx: Ctx,
  tx: Tx,
  events: readonly EventRow[],
  choice: Choice | null | undefined,
): Promise<void> {
  const eventIds = events.map(({ id }) => id)
  if (!choice) {
    const left = events.filter(({ doc }) => !doc.atVenue).map(({ id }) => id)
    if (choice === undefined && left.length === 0) return
    await tx.run(leaveVenue, { eventIds: left })
    await leaveRooms(ctx, tx, left)
    return
  }
  const { venue, room, capacity } = choice
  const stay = { venueId: venue.id, roomId: room?.id ?? null, usesCapacity: capacity !== undefined }
  await tx.run(enterVenue, { eventIds, ...stay })
  if (capacity === undefined || !room) await leaveRooms(ctx, tx, eventIds)
  else await fillRoom(ctx, tx, events, { name: room.name, capacity })
}

async function fillRoom(
  ctx: Ctx,
  tx: Tx,
  events: readonly EventRow[],
  { name, capacity }: { readonly name: string; readonly capacity: number },
): Promise<void> {
  for (const event of events.filter(({ initialType }) => initialType === 'TICKETING'))
    await useRoom(ctx, tx, { event, name, capacity })
  const attending = await attendingOf(
    tx,
    events.filter(({ initialType }) => initialType === 'RSVP').map(({ id }) => id),
  )
  for (const { id, title } of events) {
    const taken = attending.get(id) ?? 0
    if (taken > capacity)
      throw new ApiError({ code: 'ROOM_TOO_SMALL', eventId: id, event: title, room: name, capacity, taken })
  }
}

/** The venue of an event stays as it is until the transaction ends, and a copy of the event is at it, too. */
export async function copyVenue(tx: Tx, from: string, to: string): Promise<void> {
  await tx.run(holdVenueOf, { eventId: from })
  await tx.run(copyPlace, { from, to })
}

/** Venues of those events that are at one, in one statement if there are any. */
export async function venuesOf(
  db: Queryable,
  rows: readonly EventRow[],
): Promise<Map<string, Static<typeof EventVenue>>> {
  const eventIds = rows.filter(({ doc }) => doc.atVenue).map(({ id }) => id)
  if (eventIds.length === 0) return new Map()
  return new Map((await db.rows(venuesOfEvents, { eventIds })).map((row) => [row.eventId, venueToWire(row)]))
}

const venueToWire = ({ venueId, name, notes, accessibilityNotes, room, usesCapacity }: EventVenueRow) => ({
  venueId,
  name,
  notes,
  accessibilityNotes,
  ...present({ room: room ? roomToWire(room) : undefined }),
  usesRoomCapacity: usesCapacity,
})

export const roomToWire = ({ capacity, ...room }: Room) => ({
  ...room,
  ...present({ capacity: capacity ?? undefined }),
})
