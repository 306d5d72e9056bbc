import type { OfMany } from '../../db/gathered.ts'
import { poolsOfCalls, unitsOfCalls } from '../../sales/ledger/units-in-statements.ts'
import { crowdingOfHolder, holderOfCall } from '../../sales/purchase/open-holds.ts'

const ofPools = poolsOfCalls({ others: 'not w.awaited' })

/**
 * Reservations of several callers at once: one that would be refused, or that was decided by kinds as they are no more, is left to the statement of
 * one. Pools are locked as one hold locks them.
 */
export const heldTogether: OfMany = {
  isAloneWithoutRow: true,
  sql: (calls) => `
    with w as materialized (select * from ${calls}), ${ofPools}, outdated as materialized (
      select k.id from (
        select distinct k.* from w cross join lateral unnest(w.kinds, w."kindRevisions", w."eventRevisions") as k (id, revision, event_revision)
      ) k
      left join lateral (
        select true as there from ticket_definitions d join events v on v.site_id = $1 and v.id = d.event_id
        where d.site_id = $1 and d.id = k.id and d.revision = k.revision and d.deleted_at is null
          and v.revision = k.event_revision and v.deleted_at is null
          and not exists (select from event_gates g where g.site_id = $1 and g.event_id = v.id and g.enabled)
        limit 1
      ) now on true where now.there is null
    ), holder as materialized (
      select w.n, coalesce(f.few, false) as few, w.units, null::uuid as but, ${holderOfCall}
      from w left join fitting f on f.n = w.n
      where (f.n is not null or cardinality(w.pools) = 0) and not exists (select from outdated o where o.id = any(w.kinds))
    ), go as materialized (
      select w.n, w.few, w.at from holder w where ${crowdingOfHolder} is null
    ), ${unitsOfCalls}, allocated as (
      insert into allocations (site_id, id, pool_id, quantity, state, purpose, ref_id, line_id, expires_at, created_at, updated_at)
      select $1, a.id, a.pool_id, a.quantity, 'HELD', 'reservation', w.id, a.line_id, w."expiresAt", w.at, w.at
      from go join w on w.n = go.n
      cross join lateral unnest(w.allocations, w."allocatedPools", w."allocatedUnits", w.lines) as a (id, pool_id, quantity, line_id)
    ), reserved as (
      insert into ticket_reservations (site_id, id, owner_id, owner_kind, status, expires_at, created_at, updated_at, doc, hold_address,
                                       held_units)
      select $1, w.id, w."ownerId", w."ownerKind", 'PENDING', w."expiresAt", w.at, w.at, w.doc, w."holdAddress", w.units
      from go join w on w.n = go.n
    ), happened as (
      insert into happenings (site_id, id, entity, entity_id, slug, sequence, payload, occurred_at, actor_kind, actor_id)
      select $1, w."happeningId", 'ticketReservation', w.id::text, 'created', 1,
             case when go.few then w.payload || jsonb_build_object('shownOf', w.payload->'ticketsOf') else w.payload end,
             w.at, w."actorKind", w."actorId"
      from go join w on w.n = go.n
    )
    select w.n, pg_current_xact_id()::text as position, false as outdated, 'NONE' as crowding, w.pools as found, '{}'::uuid[] as "shortPools",
           '{}'::int8[] as "left", go.few
    from go join w on w.n = go.n`,
}
