import { gathered } from '../../db/gathered.ts'
import { json, placeholders, statement, textAs } from '../../db/statement.ts'
import type { HoldPayload } from '../../sales/held-tickets/given-back.ts'
import { offersFollow } from '../../sales/held-tickets/offers-follow.ts'
import {
  allocatedUnits,
  hasEnough,
  lockedPools,
  ofAllocations,
  ofPools,
  takenUnits,
} from '../../sales/ledger/units-in-statements.ts'
import { type Crowding, crowdingOfHolder, limitColumns, ofLimits } from '../../sales/purchase/open-holds.ts'
import { heldTogether } from './held-together.ts'
import { type ReservationDoc, reservationColumns, reservationSelect } from './reservation-row.ts'

const ofReservation = {
  id: 'uuid',
  ownerId: 'uuid?',
  ownerKind: 'text',
  expiresAt: 'timestamptz',
  at: 'timestamptz',
  doc: json<ReservationDoc>(),
  units: 'int8',
  ...ofLimits,
  ...ofPools,
  ...ofAllocations,
  happeningId: 'uuid',
  actorKind: 'text?',
  actorId: 'uuid?',
  payload: json<HoldPayload>(),
  awaited: 'bool',
  kinds: 'uuid[]',
  kindRevisions: 'int8[]',
  eventRevisions: 'int8[]',
} as const
const p = placeholders(ofReservation)

/** True where one of the kinds is not as it was when it was remembered, or a gate was put in front of its event. */
const IS_ANOTHER_KIND = `exists (
        select from unnest((select ${p.kinds}), (select ${p.kindRevisions}), (select ${p.eventRevisions})) as k (id, revision, event_revision)
        left join lateral (
          select true as there from ticket_definitions d join events v on v.site_id = $1 and v.id = d.event_id
          where d.site_id = $1 and d.id = k.id and d.revision = k.revision and d.deleted_at is null
            and v.revision = k.event_revision and v.deleted_at is null
            and not exists (select from event_gates g where g.site_id = $1 and g.event_id = v.id and g.enabled)
          limit 1
        ) now on true where now.there is null)`

/**
 * A reservation with its units and its domain event, as one statement: the pools are locked for no longer than it takes and its commit. Nothing
 * is written where it would exceed what the owner or the network may hold, or where a pool has too few; the answer then says which.
 * `awaited` takes units that others wait for: for who waits, and for organisers. `units` are those of limited tickets.
 * `kinds` are those that were remembered, with the revisions by which they were decided.
 */
export const holdReservation = gathered(
  {
    name: 'reservations.hold',
    params: ofReservation,
    row: {
      position: 'text',
      outdated: 'bool',
      crowding: textAs<Crowding | 'NONE'>(),
      found: 'uuid[]',
      shortPools: 'uuid[]',
      left: 'int8[]',
      few: 'bool',
    },
    sql: `
    with ${lockedPools(p, { others: `not ${p.awaited}` })}, holder as materialized (
      select c.found, c.differs, c.few, c.pools, c.free, ${p.units} as units, ${p.ownerId} as owner_id, ${p.at} as at, null::uuid as but,
             ${limitColumns(p)}
      from counted c
    ), verdict as (
      select w.found, w.few, w.pools, w.free, ${crowdingOfHolder} as crowding, w.differs or ${IS_ANOTHER_KIND} as outdated, ${hasEnough(p)} as enough from holder w
    ), go as (
      select few from verdict where crowding is null and enough and not outdated
    ), ${takenUnits(p, p.at)}, ${allocatedUnits(p, { id: p.id, expiresAt: p.expiresAt, at: p.at })}, reserved as (
      insert into ticket_reservations (site_id, id, owner_id, owner_kind, status, expires_at, created_at, updated_at, doc, hold_address,
                                       held_units)
      select $1, ${p.id}, ${p.ownerId}, ${p.ownerKind}, 'PENDING', ${p.expiresAt}, ${p.at}, ${p.at}, ${p.doc}, ${p.holdAddress}, ${p.units}
      from go
    ), happened as (
      insert into happenings (site_id, id, entity, entity_id, slug, sequence, payload, occurred_at, actor_kind, actor_id)
      select $1, ${p.happeningId}, 'ticketReservation', ${p.id}::text, 'created', 1,
             case when few then ${p.payload} || jsonb_build_object('shownOf', ${p.payload}->'ticketsOf') else ${p.payload} end,
             ${p.at}, ${p.actorKind}, ${p.actorId}
      from go
    )
    select pg_current_xact_id()::text as position, coalesce(crowding, 'NONE') as crowding, outdated, found,
           pools as "shortPools", free as "left", few
    from verdict`,
  },
  heldTogether,
)

/** `ownerId` null finds anybody's: for administrators alone. */
export const findReservation = gathered(
  {
    name: 'reservations.find',
    params: { id: 'uuid', ownerId: 'uuid?' },
    row: reservationColumns,
    sql: `
    select ${reservationSelect} from ticket_reservations r
    where r.site_id = $1 and r.id = $2 and ($3::uuid is null or r.owner_id = $3)`,
  },
  {
    sql: (calls) => `
    select w.n, r.* from ${calls} cross join lateral (
      select ${reservationSelect} from ticket_reservations r
      where r.site_id = $1 and r.id = w.id and (w."ownerId" is null or r.owner_id = w."ownerId") limit 1
    ) r`,
  },
)

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
