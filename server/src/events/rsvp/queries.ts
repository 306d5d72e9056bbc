import { json, statement } from '../../db/statement.ts'
import { eventColumns, eventSelect } from '../event/event-row.ts'
import { type RsvpDoc, rsvpColumns, rsvpSelect } from './rsvp-row.ts'

/** The event stays as it is until the transaction ends, while others read and answer. Locked before its places: changes of it lock in that order. */
export const shareEvent = statement({
  name: 'rsvps.shareEvent',
  params: { id: 'uuid' },
  row: eventColumns,
  sql: `select ${eventSelect} from events e where e.site_id = $1 and e.id = $2 and e.deleted_at is null for key share`,
})

export const placesPools = statement({
  name: 'rsvps.placesPools',
  params: { eventIds: 'uuid[]' },
  row: { eventId: 'uuid', poolId: 'uuid', limit: 'int8?', used: 'int8' },
  sql: `
    select ref_id as "eventId", id as "poolId", capacity - owed as limit, used from pools
    where site_id = $1 and kind = 'places' and ref_id = any($2)`,
})

/** `ownerId` null finds anybody's: for administrators alone. */
export const findRsvp = statement({
  name: 'rsvps.find',
  params: { id: 'uuid', ownerId: 'uuid?' },
  row: rsvpColumns,
  sql: `
    select ${rsvpSelect} from rsvps r
    where r.site_id = $1 and r.id = $2 and ($3::uuid is null or r.owner_id = $3 or r.member_id = $3)`,
})

export const lockRsvp = statement({
  name: 'rsvps.lock',
  params: { id: 'uuid', ownerId: 'uuid?' },
  row: rsvpColumns,
  sql: `
    select ${rsvpSelect} from rsvps r
    where r.site_id = $1 and r.id = $2 and ($3::uuid is null or r.owner_id = $3 or r.member_id = $3) for update`,
})

/** Answers of this person to this event. */
export const lockAnswersOf = statement({
  name: 'rsvps.lockAnswersOf',
  params: { eventId: 'uuid', email: 'text?', memberId: 'uuid?' },
  row: rsvpColumns,
  sql: `
    select ${rsvpSelect} from rsvps r
    where r.site_id = $1 and r.event_id = $2 and (lower(r.email) = lower($3) or r.member_id = $4)
    order by r.id for update`,
})

const written = {
  id: 'uuid',
  status: 'text',
  email: 'text?',
  firstName: 'text',
  lastName: 'text',
  guests: 'int4',
  checkedIn: 'int4',
  waitingSince: 'timestamptz?',
  at: 'timestamptz',
  doc: json<RsvpDoc>(),
} as const

export const insertRsvp = statement({
  name: 'rsvps.insert',
  params: { ...written, eventId: 'uuid', ownerId: 'uuid?', memberId: 'uuid?', language: 'text?' },
  row: rsvpColumns,
  sql: `
    insert into rsvps as r (site_id, id, status, email, first_name, last_name, guests, checked_in, waiting_since, created_at,
      updated_at, status_at, doc, event_id, owner_id, member_id, language)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $10, $11, $12, $13, $14, $15)
    returning ${rsvpSelect}`,
})

export const writeRsvp = statement({
  name: 'rsvps.write',
  params: written,
  row: rsvpColumns,
  sql: `
    update rsvps r set status_at = case when r.status = $3 then r.status_at else $10 end, status = $3, email = $4, first_name = $5, last_name = $6, guests = $7, checked_in = $8,
      waiting_since = $9, updated_at = $10, doc = $11, revision = r.revision + 1
    where r.site_id = $1 and r.id = $2
    returning ${rsvpSelect}`,
})

/** In the order in which they began to wait. */
export const lockWaiting = statement({
  name: 'rsvps.lockWaiting',
  params: { eventId: 'uuid', limit: 'int4' },
  row: rsvpColumns,
  sql: `
    select ${rsvpSelect} from rsvps r
    where r.site_id = $1 and r.event_id = $2 and r.status = 'WAITLIST'
    order by r.waiting_since, r.id limit $3::int4 for update`,
})

export const deleteRsvps = statement({
  name: 'rsvps.delete',
  params: { ids: 'uuid[]', eventId: 'uuid' },
  row: rsvpColumns,
  sql: `delete from rsvps r where r.site_id = $1 and r.id = any($2) and r.event_id = $3 returning ${rsvpSelect}`,
})

export const eventsOfRsvps = statement({
  name: 'rsvps.eventsOf',
  params: { ids: 'uuid[]' },
  row: { id: 'uuid', eventId: 'uuid' },
  sql: `select id, event_id as "eventId" from rsvps where site_id = $1 and id = any($2)`,
})

/** Guests, companions included; and answers. */
export const countGuests = statement({
  name: 'rsvps.countGuests',
  params: { eventIds: 'uuid[]' },
  row: { eventId: 'uuid', yes: 'int8', no: 'int8', waiting: 'int8', answers: 'int8' },
  sql: `
    select event_id as "eventId",
           coalesce(sum(guests) filter (where status = 'YES'), 0)::int8 as yes,
           coalesce(sum(guests) filter (where status = 'NO'), 0)::int8 as no,
           coalesce(sum(guests) filter (where status = 'WAITLIST'), 0)::int8 as waiting,
           count(*) as answers
    from rsvps where site_id = $1 and event_id = any($2) group by event_id`,
})
