import type { createVenue, updateVenue } from '@fairground/contract/fairground/venues.ts'
import { MAX_VENUES } from '@fairground/contract/fairground/venues.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { record } from '../../audit/record.ts'
import { ApiError, type FieldViolation, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Queryable, Tx } from '../../ground/database.ts'
import { sameRevision } from '../../ground/same-revision.ts'
import { message } from '../../ground/texts/message.ts'
import { happen } from '../../outbox/happenings.ts'
import { roomNotFound, venueNotFound } from './event-venue.ts'
import {
  deleteVenue,
  eventsAt,
  findVenue,
  forgetVenue,
  insertVenue,
  lockVenue,
  lockVenueCount,
  type Room,
  saveVenue,
  type VenueRow,
  venuesOfEvents,
} from './queries.ts'

type Given = RequestOf<typeof createVenue>
type Changes = RequestOf<typeof updateVenue>
export type CountedVenue = VenueRow & { readonly comingEvents: number }

interface Stay {
  readonly venueId: string
  readonly roomId: string | null
  readonly usesRoomCapacity: boolean
}

/** Puts an event that the transaction has locked where its venue is now. */
export type FollowVenue = (ctx: Ctx, tx: Tx, eventId: string, venue: Stay) => Promise<void>

/** Throws VENUE_NOT_FOUND. */
export async function getVenue(db: Queryable, id: string, now: Date): Promise<CountedVenue> {
  const venue = await db.row(findVenue, { now, id })
  if (!venue) throw venueNotFound(id)
  return venue
}

/** Throws LIMIT_REACHED, ROOM_NOT_FOUND, and a violation for each field that does not hold. */
export const makeVenue = (ctx: Ctx, given: Given): Promise<CountedVenue> => {
  const fields = fieldsOf(ctx, given, [])
  return ctx.db.inTx(async (tx) => {
    await tx.run(lockVenueCount, {})
    const venue = await tx.row(insertVenue, { id: ctx.newId(), ...fields, at: ctx.now, most: MAX_VENUES })
    if (!venue) throw new ApiError({ code: 'LIMIT_REACHED', threshold: MAX_VENUES })
    await record(tx, ctx, { action: 'venue.created', target: venue, after: recorded(venue) })
    return { ...venue, comingEvents: 0 }
  })
}

/**
 * Writes all of a venue, and what it changes of its coming events: all or nothing. Throws VENUE_NOT_FOUND, STALE_REVISION, ROOM_NOT_FOUND,
 * ROOM_IN_USE, and what `follow` throws.
 */
export const changeVenue = (ctx: Ctx, changes: Changes, follow: FollowVenue): Promise<CountedVenue> =>
  ctx.db.inTx(async (tx) => {
    const { id } = changes
    // Events come before their venue, as where an event is changed; those that come to it meanwhile are read again below.
    await tx.rows(eventsAt, { now: ctx.now, venueId: id })
    const before = await tx.row(lockVenue, { id })
    if (!before) throw venueNotFound(id)
    sameRevision(before, changes.revision)
    const fields = fieldsOf(ctx, changes, before.rooms)
    const events = await tx.rows(eventsAt, { now: ctx.now, venueId: id })
    const coming = events.filter(({ coming }) => coming)
    for (const room of before.rooms.filter(({ id }) => !fields.rooms.some((room) => room.id === id))) {
      const count = coming.filter(({ roomId }) => roomId === room.id).length
      if (count > 0) throw new ApiError({ code: 'ROOM_IN_USE', room: room.name, events: count })
    }
    const stays = await tx.rows(venuesOfEvents, { eventIds: coming.map(({ eventId }) => eventId) })
    const after = (await tx.row(saveVenue, { id, ...fields, at: ctx.now }))! // locked above
    for (const { eventId, room, usesCapacity } of stays) {
      const hasCapacity = fields.rooms.some(({ id, capacity }) => id === room?.id && capacity !== null)
      const usesRoomCapacity = usesCapacity && hasCapacity
      await follow(ctx, tx, eventId, { venueId: id, roomId: room?.id ?? null, usesRoomCapacity })
    }
    await happen(
      tx,
      events.map(({ eventId }) => ({ entity: 'event', entityId: eventId, slug: 'venueChanged', payload: {} })),
      ctx,
    )
    await record(tx, ctx, {
      action: 'venue.changed',
      target: after,
      before: recorded(before),
      after: recorded(after),
    })
    return { ...after, comingEvents: coming.length }
  })

/** Throws VENUE_NOT_FOUND and VENUE_IN_USE. */
export const removeVenue = (ctx: Ctx, id: string): Promise<void> =>
  ctx.db.inTx(async (tx) => {
    await tx.rows(eventsAt, { now: ctx.now, venueId: id })
    const venue = await tx.row(lockVenue, { id })
    if (!venue) throw venueNotFound(id)
    const events = await tx.rows(eventsAt, { now: ctx.now, venueId: id })
    const coming = events.filter(({ coming }) => coming).length
    if (coming > 0) throw new ApiError({ code: 'VENUE_IN_USE', events: coming })
    await tx.run(forgetVenue, { venueId: id })
    await tx.run(deleteVenue, { id })
    await happen(
      tx,
      events.map(({ eventId }) => ({ entity: 'event', entityId: eventId, slug: 'venueChanged', payload: {} })),
      ctx,
    )
    await record(tx, ctx, { action: 'venue.deleted', target: venue, before: recorded(venue) })
  })

const recorded = ({ name, address, rooms }: VenueRow) => ({
  name,
  place: [address.addressLine, address.city].filter(Boolean).join(', '),
  rooms: rooms.map((room) => room.name).join(', '),
  capacity: rooms.reduce((sum, { capacity }) => sum + (capacity ?? 0), 0),
})

function fieldsOf(ctx: Ctx, given: Given, known: readonly Room[]) {
  const rooms = (given.rooms ?? []).map((room): Room => {
    const id = room.id?.toLowerCase()
    if (id && !known.some((before) => before.id === id)) throw roomNotFound(id)
    return {
      id: id ?? ctx.newId(),
      name: room.name.trim(),
      capacity: room.capacity ?? null,
      accessibilityNotes: room.accessibilityNotes?.trim() ?? '',
    }
  })
  const violations = [...blank('name', given.name), ...rooms.flatMap((room, i) => roomFaults(rooms, room, i))]
  if (violations.length > 0) throw new InvalidArgument(violations)
  return {
    name: given.name.trim(),
    address: given.address ?? {},
    notes: given.notes?.trim() ?? '',
    accessibilityNotes: given.accessibilityNotes?.trim() ?? '',
    rooms,
  }
}

const blank = (field: string, value: string): FieldViolation[] =>
  value.trim() === '' ? [{ field, description: message('violations.blank'), violatedRule: 'VALIDATION' }] : []

/** A name stands for one room of its venue, and an id, too. */
function roomFaults(rooms: readonly Room[], { id, name }: Room, i: number): FieldViolation[] {
  const earlier = rooms.slice(0, i)
  const taken = earlier.some((room) => room.id === id || room.name.toLowerCase() === name.toLowerCase())
  const twice: FieldViolation[] = taken
    ? [{ field: `rooms[${i}].name`, description: message('violations.roomTwice'), violatedRule: 'VALIDATION' }]
    : []
  return [...blank(`rooms[${i}].name`, name), ...twice]
}
