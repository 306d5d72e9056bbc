import type { EventAddress } from '@fairground/contract/events/event-location.ts'
import type { Static } from 'typebox'
import { takeTurns } from '../../db/row-statements.ts'
import { json, jsonOrNull, statement, type ValuesOf } from '../../db/statement.ts'

/** A room as it is stored within its venue. */
export interface Room {
  readonly id: string
  readonly name: string
  /** Null: not known. */
  readonly capacity: number | null
  readonly accessibilityNotes: string
}

const venueRow = {
  id: 'uuid',
  name: 'text',
  address: json<Static<typeof EventAddress>>(),
  notes: 'text',
  accessibilityNotes: 'text',
  rooms: json<readonly Room[]>(),
  revision: 'int8',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
} as const
export type VenueRow = ValuesOf<typeof venueRow>

const columns = `v.id, v.name, v.address, v.notes, v.accessibility_notes as "accessibilityNotes", v.rooms, v.revision,
    v.created_at as "createdAt", v.updated_at as "updatedAt"`

/** True of an event that is neither cancelled nor over at `$2`. */
const COMING = `(e.canceled_at is null and (e.end_at is null or e.end_at > $2 or coalesce((e.doc->>'dateAndTimeTbd')::boolean, false)))`

/** `$2` is now. */
const comingCount = `(select count(*)::int4 from event_venues u join events e on e.site_id = $1 and e.id = u.event_id
    where u.site_id = $1 and u.venue_id = v.id and e.deleted_at is null and ${COMING}) as "comingEvents"`

export const findVenues = statement({
  name: 'venues.list',
  params: { now: 'timestamptz' },
  row: { ...venueRow, comingEvents: 'int4' },
  sql: `select ${columns}, ${comingCount} from venues v where v.site_id = $1 order by lower(v.name), v.id`,
})

export const findVenue = statement({
  name: 'venues.find',
  params: { now: 'timestamptz', id: 'uuid' },
  row: { ...venueRow, comingEvents: 'int4' },
  sql: `select ${columns}, ${comingCount} from venues v where v.site_id = $1 and v.id = $3`,
})

export const lockVenue = statement({
  name: 'venues.lock',
  params: { id: 'uuid' },
  row: venueRow,
  sql: `select ${columns} from venues v where v.site_id = $1 and v.id = $2 for update`,
})

/** The venue as it is until the transaction ends. */
export const holdVenue = statement({
  name: 'venues.hold',
  params: { id: 'uuid' },
  row: venueRow,
  sql: `select ${columns} from venues v where v.site_id = $1 and v.id = $2 for share`,
})

/** The venue that an event is at, as it is until the transaction ends. */
export const holdVenueOf = statement({
  name: 'venues.holdOfEvent',
  params: { eventId: 'uuid' },
  sql: `
    select from event_venues u join venues v on v.site_id = $1 and v.id = u.venue_id
    where u.site_id = $1 and u.event_id = $2 for share of v`,
})

export const lockVenueCount = takeTurns('venues.lockCount', 'venues')

const writtenParams = {
  id: 'uuid',
  name: 'text',
  address: json<Static<typeof EventAddress>>(),
  notes: 'text',
  accessibilityNotes: 'text',
  rooms: json<readonly Room[]>(),
  at: 'timestamptz',
} as const

/** No row where the site has so many already; the count is locked. */
export const insertVenue = statement({
  name: 'venues.insert',
  params: { ...writtenParams, most: 'int4' },
  row: venueRow,
  sql: `
    insert into venues as v (site_id, id, name, address, notes, accessibility_notes, rooms, created_at, updated_at)
    select $1, $2, $3, $4, $5, $6, $7, $8, $8 where (select count(*) from venues o where o.site_id = $1) < $9::int4
    returning ${columns}`,
})

export const saveVenue = statement({
  name: 'venues.save',
  params: writtenParams,
  row: venueRow,
  sql: `
    update venues v set name = $3, address = $4, notes = $5, accessibility_notes = $6, rooms = $7, revision = v.revision + 1, updated_at = $8
    where v.site_id = $1 and v.id = $2 returning ${columns}`,
})

export const deleteVenue = statement({
  name: 'venues.delete',
  params: { id: 'uuid' },
  sql: `delete from venues where site_id = $1 and id = $2`,
})

/** Events at a venue with the room that they are in, by id; `coming` where they are neither over nor cancelled. */
export const eventsAt = statement({
  name: 'venues.events',
  params: { now: 'timestamptz', venueId: 'uuid' },
  row: { eventId: 'uuid', roomId: 'uuid?', coming: 'bool' },
  sql: `
    select u.event_id as "eventId", u.room_id as "roomId", e.deleted_at is null and ${COMING} as coming
    from event_venues u join events e on e.site_id = $1 and e.id = u.event_id
    where u.site_id = $1 and u.venue_id = $3 order by u.event_id
    for update of e`,
})

export const forgetVenue = statement({
  name: 'venues.forget',
  params: { venueId: 'uuid' },
  sql: `delete from event_venues where site_id = $1 and venue_id = $2`,
})

export const leaveVenue = statement({
  name: 'venues.leave',
  params: { eventIds: 'uuid[]' },
  sql: `delete from event_venues where site_id = $1 and event_id = any($2)`,
})

/** The events are locked, or made in the same transaction. */
export const enterVenue = statement({
  name: 'venues.enter',
  params: { eventIds: 'uuid[]', venueId: 'uuid', roomId: 'uuid?', usesCapacity: 'bool' },
  sql: `
    insert into event_venues (site_id, event_id, venue_id, room_id, uses_capacity)
    select $1, u.id, $3, $4, $5 from unnest($2::uuid[]) as u (id)
    on conflict (site_id, event_id) do update
      set venue_id = excluded.venue_id, room_id = excluded.room_id, uses_capacity = excluded.uses_capacity`,
})

export const copyPlace = statement({
  name: 'venues.copyPlace',
  params: { from: 'uuid', to: 'uuid' },
  sql: `
    insert into event_venues (site_id, event_id, venue_id, room_id, uses_capacity)
    select site_id, $3, venue_id, room_id, uses_capacity from event_venues where site_id = $1 and event_id = $2`,
})

const venueOfEvent = {
  eventId: 'uuid',
  venueId: 'uuid',
  name: 'text',
  notes: 'text',
  accessibilityNotes: 'text',
  room: jsonOrNull<Room>(),
  /** The event takes as many guests as the room has places, by a quota of its tickets or the limit of its replies. */
  usesCapacity: 'bool',
} as const
export type EventVenueRow = ValuesOf<typeof venueOfEvent>

export const venuesOfEvents = statement({
  name: 'venues.ofEvents',
  params: { eventIds: 'uuid[]' },
  row: venueOfEvent,
  sql: `
    select u.event_id as "eventId", v.id as "venueId", v.name, v.notes, v.accessibility_notes as "accessibilityNotes",
           r.room,
           case e.initial_type
             when 'RSVP' then coalesce(u.uses_capacity and e.doc->'rsvp'->'limit' = r.room->'capacity', false)
             else exists (select from ticket_quotas q where q.site_id = $1 and q.event_id = e.id and q.of_room) end as "usesCapacity"
    from event_venues u
    join venues v on v.site_id = $1 and v.id = u.venue_id
    join events e on e.site_id = $1 and e.id = u.event_id
    left join lateral (select x as room from jsonb_array_elements(v.rooms) x where x->>'id' = u.room_id::text) r on true
    where u.site_id = $1 and u.event_id = any($2)`,
})
