import { json, statement } from '../../db/statement.ts'
import { type EventDoc, eventColumns, eventSelect } from '../event/event-row.ts'

/** Until the transaction ends: who else wants a slug of this name waits, and then sees ours. */
export const lockSlug = statement({
  name: 'events.lockSlug',
  params: { slug: 'text' },
  sql: `
    select pg_advisory_xact_lock(hashtextextended('event slug ' || $2 || s.site_id::text, 0))
    from (select $1::uuid as site_id) s where s.site_id = $1`,
})

/** Orders or replies show the address of the event `e`, also once it is deleted. */
const isLinked = `(exists (select from order_events l where l.site_id = $1 and l.event_id = e.id)
      or exists (select from rsvps l where l.site_id = $1 and l.event_id = e.id))`

/**
 * The slug itself and those made from it by a number, in use, or left and still leading to their event, or of a deleted one that
 * orders and replies link to. `.` follows `-` in the database's byte order.
 */
export const slugsLike = statement({
  name: 'events.slugsLike',
  params: { slug: 'text', except: 'uuid?' },
  row: { slug: 'text', used: 'bool' },
  sql: `
    select e.slug, true as used from events e
    where e.site_id = $1 and (e.deleted_at is null or ${isLinked}) and ($3::uuid is null or e.id <> $3)
      and (e.slug = $2 or (e.slug > $2 || '-' and e.slug < $2 || '.'))
    union all
    select o.slug, false from event_slugs o
    join events e on e.site_id = $1 and e.id = o.event_id and (e.deleted_at is null or ${isLinked})
    where o.site_id = $1 and ($3::uuid is null or o.event_id <> $3)
      and (o.slug = $2 or (o.slug > $2 || '-' and o.slug < $2 || '.'))`,
})

export const insertEvents = statement({
  name: 'events.insert',
  params: {
    ids: 'uuid[]',
    slugs: 'text[]',
    starts: 'timestamptz?[]',
    ends: 'timestamptz?[]',
    zones: 'text[]',
    title: 'text',
    publishedAt: 'timestamptz?',
    locationType: 'text',
    locationName: 'text?',
    city: 'text?',
    country: 'text?',
    initialType: 'text',
    registrationType: 'text',
    paused: 'bool',
    recurrenceId: 'uuid?',
    userId: 'uuid?',
    at: 'timestamptz',
    occurrences: 'timestamptz?[]',
    docs: 'jsonb[]',
  },
  sql: `
    with freed as (delete from event_slugs where site_id = $1 and slug = any($3))
    insert into events (site_id, id, slug, start_at, end_at, time_zone, title, published_at, location_type, location_name,
      city, country, initial_type, registration_type, registration_paused, recurrence_id, user_id, created_at, updated_at,
      occurrence_at, doc)
    select $1, u.id, u.slug, u.start_at, u.end_at, u.time_zone, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $18,
      u.occurrence_at, u.doc
    from unnest($2::uuid[], $3::text[], $4::timestamptz[], $5::timestamptz[], $6::text[], $19::timestamptz[], $20::jsonb[])
         as u (id, slug, start_at, end_at, time_zone, occurrence_at, doc)`,
})

/** A slug that a published event leaves goes on leading to it; one that an event takes leads nowhere else. */
export const writeEvent = statement({
  name: 'events.write',
  params: {
    id: 'uuid',
    slug: 'text',
    title: 'text',
    startAt: 'timestamptz?',
    endAt: 'timestamptz?',
    timeZone: 'text',
    locationType: 'text',
    locationName: 'text?',
    city: 'text?',
    country: 'text?',
    initialType: 'text',
    registrationType: 'text',
    paused: 'bool',
    at: 'timestamptz',
    doc: json<EventDoc>(),
  },
  row: eventColumns,
  sql: `
    with freed as (delete from event_slugs where site_id = $1 and slug = $3),
    moved as (
      insert into event_slugs (site_id, slug, event_id, left_at)
      select $1, b.slug, b.id, $15 from events b
      where b.site_id = $1 and b.id = $2 and b.slug <> $3 and b.published_at is not null
      on conflict (site_id, slug) do update set event_id = excluded.event_id, left_at = excluded.left_at)
    update events e set slug = $3, title = $4, start_at = $5, end_at = $6, time_zone = $7, location_type = $8,
      location_name = $9, city = $10, country = $11, initial_type = $12, registration_type = $13,
      registration_paused = $14, updated_at = $15, doc = $16, revision = e.revision + 1
    where e.site_id = $1 and e.id = $2 and e.deleted_at is null
    returning ${eventSelect}`,
})

export const publishDrafts = statement({
  name: 'events.publish',
  params: { id: 'uuid', at: 'timestamptz' },
  row: eventColumns,
  sql: `
    update events e set published_at = $3, updated_at = $3, revision = e.revision + 1
    where e.site_id = $1 and e.id = $2 and e.deleted_at is null and e.published_at is null and e.canceled_at is null
    returning ${eventSelect}`,
})

/** Ended and cancelled events are left as they are. */
export const cancelEvents = statement({
  name: 'events.cancel',
  params: { ids: 'uuid[]', at: 'timestamptz' },
  row: eventColumns,
  sql: `
    update events e set canceled_at = $3, updated_at = $3, revision = e.revision + 1
    where e.site_id = $1 and e.id = any($2) and e.deleted_at is null and e.canceled_at is null
      and (e.end_at is null or e.end_at > $3)
    returning ${eventSelect}`,
})
