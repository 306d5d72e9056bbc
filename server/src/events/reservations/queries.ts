import { json, statement, textAs } from '../../db/statement.ts'
import type { HoldPayload } from '../../sales/held-tickets/given-back.ts'
import { offersFollow } from '../../sales/held-tickets/offers-follow.ts'
import { leavesFew, requestedUnits, takeForReservation } from '../../sales/ledger/units-in-statements.ts'
import { type Crowding, crowdingOfHolder, type HoldLimits, limitColumns } from '../../sales/purchase/open-holds.ts'
import { type ReservationDoc, reservationColumns, reservationSelect } from './reservation-row.ts'

/**
 * A reservation with its units and its domain event, as one statement: the pools are locked for no longer than it takes and its commit. Nothing
 * is written where it would exceed what the owner or the network may hold, or where a pool has too few; the answer then says which.
 * `awaited` takes units that others wait for: for who waits, and for organisers. `units` are those of limited tickets, `versions` those of the pools as they were read: with another, more is drawn beside them by now.
 * `kinds` are those that were remembered, with the revisions by which they were decided.
 */
export const holdReservation = statement({
  name: 'reservations.hold',
  params: {
    allocations: 'uuid[]',
    pools: 'uuid[]',
    quantities: 'int8[]',
    lines: 'uuid[]',
    id: 'uuid',
    ownerId: 'uuid?',
    ownerKind: 'text',
    expiresAt: 'timestamptz',
    at: 'timestamptz',
    doc: json<ReservationDoc>(),
    units: 'int8',
    limits: json<HoldLimits>(),
    happeningId: 'uuid',
    actorKind: 'text?',
    actorId: 'uuid?',
    payload: json<HoldPayload>(),
    versions: 'int4?[]',
    awaited: 'bool',
    kinds: 'uuid[]',
    kindRevisions: 'int8[]',
    eventRevisions: 'int8[]',
  },
  row: {
    position: 'text',
    outdated: 'bool',
    crowding: textAs<Crowding | 'NONE'>(),
    shortPools: 'uuid[]',
    left: 'int8[]',
    few: 'bool',
  },
  sql: `
    with ${requestedUnits('not $19::bool')}, seen as (
      select exists (select from wanted w join locked l on l.id = w.pool_id where ${leavesFew}) as few
    ), w as materialized (
      select $7::uuid as owner_id, $10::timestamptz as at, null::uuid as but, $12::int8 as units, l.*
      from jsonb_to_record($13) as l (${limitColumns})
    ), verdict as (
      select ${crowdingOfHolder} as crowding, exists (select from short) as is_short, exists (
        select from unnest($3::uuid[], $18::int4[]) as e (pool_id, version) join locked l on l.id = e.pool_id
        where e.version <> l.version) or exists (
        select from unnest((select $20::uuid[]), (select $21::int8[]), (select $22::int8[])) as k (id, revision, event_revision)
        left join ticket_definitions d on d.site_id = $1 and d.id = k.id and d.revision = k.revision and d.deleted_at is null
        left join events v on v.site_id = $1 and v.id = d.event_id and v.revision = k.event_revision and v.deleted_at is null
        where v.id is null or exists (select from event_gates g where g.site_id = $1 and g.event_id = v.id and g.enabled)) as outdated from w
    ), go as (
      select 1 from verdict where crowding is null and not is_short and not outdated
    ), ${takeForReservation({ id: '$6::uuid', expiresAt: '$9::timestamptz', at: '$10' })}, reserved as (
      insert into ticket_reservations (site_id, id, owner_id, owner_kind, status, expires_at, created_at, updated_at, doc, hold_address,
                                       held_units)
      select $1, $6, w.owner_id, $8::text, 'PENDING', $9, w.at, w.at, $11::jsonb, w.hold_address, w.units from w, go
    ), happened as (
      insert into happenings (site_id, id, entity, entity_id, slug, sequence, payload, occurred_at, actor_kind, actor_id)
      select $1, $14::uuid, 'ticketReservation', $6::text, 'created', 1,
             case when seen.few then $17::jsonb || jsonb_build_object('shownOf', $17::jsonb->'ticketsOf') else $17::jsonb end,
             $10, $15::text, $16::uuid from go, seen
    )
    select pg_current_xact_id()::text as position, coalesce(v.crowding, 'NONE') as crowding, v.outdated,
           coalesce(s.pools, '{}') as "shortPools", coalesce(s.free, '{}') as "left", seen.few
    from verdict v, seen, (select array_agg(pool_id) as pools, array_agg(free) as free from short) s`,
})

/** `ownerId` null finds anybody's: for administrators alone. */
export const findReservation = statement({
  name: 'reservations.find',
  params: { id: 'uuid', ownerId: 'uuid?' },
  row: reservationColumns,
  sql: `
    select ${reservationSelect} from ticket_reservations r
    where r.site_id = $1 and r.id = $2 and ($3::uuid is null or r.owner_id = $3)`,
})

/** One conditional update per transition: of two callers one gets the row. A pending one must not have run out. */
export const moveReservation = statement({
  name: 'reservations.move',
  params: { id: 'uuid', from: 'text[]', to: 'text', at: 'timestamptz' },
  row: reservationColumns,
  sql: `
    with moved as (
      update ticket_reservations r set status = $4, revision = r.revision + 1, updated_at = $5, hold_address = null
      where r.site_id = $1 and r.id = $2 and r.status = any($3) and (r.status <> 'PENDING' or r.expires_at > $5)
      returning r.*
    ), ${offersFollow}
    select ${reservationSelect} from moved r`,
})

export const writeTakenOver = statement({
  name: 'reservations.writeTakenOver',
  params: { id: 'uuid', at: 'timestamptz' },
  sql: `
    update ticket_reservations r set status = 'CANCELED', revision = r.revision + 1, updated_at = $3, hold_address = null
    where r.site_id = $1 and r.id = $2 and r.status = 'PENDING'`,
})

/** True while it holds its units. */
export const isHolding = statement({
  name: 'reservations.isHolding',
  params: { id: 'uuid', at: 'timestamptz' },
  row: { id: 'uuid' },
  sql: `select r.id from ticket_reservations r where r.site_id = $1 and r.id = $2 and r.status = 'PENDING' and r.expires_at > $3`,
})

export const lockTags = statement({
  name: 'reservations.lockTags',
  params: { ids: 'uuid[]' },
  row: { id: 'uuid', publicTags: json<string[]>(), privateTags: json<string[]>() },
  sql: `
    select r.id, coalesce(r.doc->'publicTags', '[]') as "publicTags", coalesce(r.doc->'privateTags', '[]') as "privateTags"
    from ticket_reservations r where r.site_id = $1 and r.id = any($2) order by r.id for update`,
})

export const writeTags = statement({
  name: 'reservations.writeTags',
  params: { rows: json<{ id: string; publicTags: string[]; privateTags: string[] }[]>(), at: 'timestamptz' },
  sql: `
    update ticket_reservations r set revision = r.revision + 1, updated_at = $3, doc = r.doc || (u.tags - 'id')
    from jsonb_array_elements($2) as u (tags) where r.site_id = $1 and r.id = (u.tags->>'id')::uuid`,
})

export const deleteReservation = statement({
  name: 'reservations.delete',
  params: { id: 'uuid' },
  row: { id: 'uuid' },
  sql: `
    with moved as (
      delete from ticket_reservations r where r.site_id = $1 and r.id = $2 and r.status <> 'CONFIRMED' returning r.*
    ), ${offersFollow}
    select r.id from moved r`,
})
