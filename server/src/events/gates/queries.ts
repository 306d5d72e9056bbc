import { statement } from '../../db/statement.ts'
import { admittedUntil, gateColumns, gateSelect, letInAt, placeColumns } from './gate-row.ts'

/** The gate with who waits at it; of those who left, no more than a page can count with. */
export const readGate = statement({
  name: 'eventGates.read',
  params: { eventId: 'uuid' },
  row: { ...gateColumns, visible: 'bool', early: 'int8', endedCount: 'int8', ended: 'int8[]' },
  sql: `
    select ${gateSelect}, e.published_at is not null and e.deleted_at is null as visible,
      (select count(*) from event_gate_places p
       where p.site_id = $1 and p.event_id = $2 and p.number is null and p.ended_at is null) as early,
      (select count(*) from event_gate_places p
       where p.site_id = $1 and p.event_id = $2 and p.number > g.let_in and p.ended_at is not null) as "endedCount",
      coalesce((select array_agg(l.number order by l.number) from (
        select p.number from event_gate_places p
        where p.site_id = $1 and p.event_id = $2 and p.number > g.let_in and p.ended_at is not null
        order by p.number limit 20000) l), '{}') as ended
    from event_gates g join events e on e.site_id = $1 and e.id = g.event_id
    where g.site_id = $1 and g.event_id = $2`,
})

/** Whatever numbers places, lets them in or ends them locks the gate first. */
export const lockGate = statement({
  name: 'eventGates.lock',
  params: { eventId: 'uuid' },
  row: gateColumns,
  sql: `select ${gateSelect} from event_gates g where g.site_id = $1 and g.event_id = $2 for update`,
})

export const writeGate = statement({
  name: 'eventGates.write',
  params: {
    eventId: 'uuid',
    enabled: 'bool',
    opensAt: 'timestamptz?',
    perMinute: 'int4',
    admissionMinutes: 'int4',
    difficulty: 'int4',
    countedAt: 'timestamptz',
    at: 'timestamptz',
  },
  row: gateColumns,
  sql: `
    insert into event_gates as g (site_id, event_id, enabled, opens_at, per_minute, admission_minutes, difficulty, counted_at, created_at,
      updated_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
    on conflict (site_id, event_id) do update set enabled = excluded.enabled, opens_at = excluded.opens_at,
      per_minute = excluded.per_minute, admission_minutes = excluded.admission_minutes, difficulty = excluded.difficulty,
      counted_at = excluded.counted_at, revision = g.revision + 1, updated_at = excluded.updated_at
    returning ${gateSelect}`,
})

export const countAt = statement({
  name: 'eventGates.countAt',
  params: { eventId: 'uuid', countedAt: 'timestamptz' },
  sql: `update event_gates set counted_at = $3 where site_id = $1 and event_id = $2`,
})

/** Numbers those who came before the opening, in the order of their lots. The gate is locked. */
export const drawNumbers = statement({
  name: 'eventGates.draw',
  params: { eventId: 'uuid', after: 'int8', at: 'timestamptz' },
  row: { lastNumber: 'int8' },
  sql: `
    with drawn as (
      select p.id, row_number() over (order by p.lot, p.id) as nth from event_gate_places p
      where p.site_id = $1 and p.event_id = $2 and p.number is null and p.ended_at is null
    ), numbered as (
      update event_gate_places p set number = $3 + d.nth from drawn d where p.site_id = $1 and p.id = d.id
    )
    update event_gates g set drawn_at = $4, last_number = $3 + (select count(*) from drawn)
    where g.site_id = $1 and g.event_id = $2 returning g.last_number as "lastNumber"`,
})

/** The next in the queue: the last number of as many as are let in, and how many there are. */
export const nextPlaces = statement({
  name: 'eventGates.next',
  params: { eventId: 'uuid', after: 'int8', due: 'int4' },
  row: { upTo: 'int8?', count: 'int8' },
  sql: `
    select max(n.number) as "upTo", count(*) as count from (
      select p.number from event_gate_places p
      where p.site_id = $1 and p.event_id = $2 and p.number > $3 and p.ended_at is null order by p.number limit $4::int4) n`,
})

/** Lets in all up to a number. The gate is locked. */
export const takeTurn = statement({
  name: 'eventGates.turn',
  params: { eventId: 'uuid', upTo: 'int8', countedAt: 'timestamptz', at: 'timestamptz', until: 'timestamptz' },
  sql: `
    with turn as (
      insert into event_gate_turns (site_id, event_id, up_to, at, until) values ($1, $2, $3, $5, $6)
    )
    update event_gates set let_in = $3, counted_at = $4 where site_id = $1 and event_id = $2`,
})

/** The open places of visitors. */
export const findPlaces = statement({
  name: 'gatePlaces.find',
  params: { eventId: 'uuid', ownerIds: 'uuid[]' },
  row: { ownerId: 'uuid', ...placeColumns },
  sql: `
    select p.owner_id as "ownerId", p.id, p.number, ${admittedUntil} as until from event_gate_places p
    where p.site_id = $1 and p.event_id = $2 and p.owner_id = any($3) and p.ended_at is null`,
})

/** Ends the places of visitors who come again after their admission. The gate is locked. */
export const endOver = statement({
  name: 'gatePlaces.endOver',
  params: { eventId: 'uuid', ownerIds: 'uuid[]', at: 'timestamptz' },
  sql: `
    update event_gate_places p set ended_at = $4
    where p.site_id = $1 and p.event_id = $2 and p.owner_id = any($3) and p.ended_at is null and ${admittedUntil} <= $4`,
})

/**
 * Takes places, one for each visitor and each proof, and numbers them after the last where `numbered`. The gate is locked, so that nobody
 * else takes one meanwhile.
 */
export const takePlaces = statement({
  name: 'gatePlaces.take',
  params: {
    eventId: 'uuid',
    ids: 'uuid[]',
    ownerIds: 'uuid[]',
    lots: 'int8[]',
    proofs: 'text?[]',
    after: 'int8',
    numbered: 'bool',
    at: 'timestamptz',
  },
  sql: `
    with wanted as (
      select u.id, u.owner_id, u.lot, u.proof, row_number() over (order by u.nth) as nth
      from unnest($3::uuid[], $4::uuid[], $5::int8[], $6::text[]) with ordinality as u (id, owner_id, lot, proof, nth)
      where not exists (select from event_gate_places p
          where p.site_id = $1 and p.event_id = $2 and p.owner_id = u.owner_id and p.ended_at is null)
        and not exists (select from event_gate_places p where p.site_id = $1 and p.event_id = $2 and p.proof = u.proof)
    ), counted as (
      update event_gates g set last_number = $7 + (select count(*) from wanted)
      where g.site_id = $1 and g.event_id = $2 and $8
    )
    insert into event_gate_places (site_id, id, event_id, owner_id, number, lot, proof, joined_at)
    select $1, w.id, $2, w.owner_id, case when $8 then $7 + w.nth end, w.lot, w.proof, $9 from wanted w`,
})

/** True while somebody is in the queue. */
export const hasQueue = statement({
  name: 'gatePlaces.hasQueue',
  params: { eventId: 'uuid', after: 'int8' },
  row: { waits: 'bool' },
  sql: `
    select exists (select from event_gate_places p
      where p.site_id = $1 and p.event_id = $2 and p.number > $3 and p.ended_at is null) as waits`,
})

export const endPlace = statement({
  name: 'gatePlaces.end',
  params: { eventId: 'uuid', ownerId: 'uuid', at: 'timestamptz' },
  sql: `
    update event_gate_places set ended_at = $4
    where site_id = $1 and event_id = $2 and owner_id = $3 and ended_at is null`,
})

/** Events of those given at which somebody is admitted now. */
export const admittedTo = statement({
  name: 'gatePlaces.admittedTo',
  params: { eventIds: 'uuid[]', ownerId: 'uuid', now: 'timestamptz' },
  row: { eventId: 'uuid' },
  sql: `
    select p.event_id as "eventId" from event_gate_places p
    where p.site_id = $1 and p.event_id = any($2) and p.owner_id = $3 and p.ended_at is null and ${admittedUntil} > $4`,
})

/** Visitors with a valid admission, those ever admitted, and those with a place who have ordered tickets since. */
export const countAdmitted = statement({
  name: 'gatePlaces.count',
  params: { eventId: 'uuid', now: 'timestamptz' },
  row: { admitted: 'int8', inAll: 'int8', bought: 'int8' },
  sql: `
    select
      (select count(*) from event_gate_places p
       where p.site_id = $1 and p.event_id = $2 and p.number <= g.let_in and p.ended_at is null
         and p.number > coalesce((select max(t.up_to) from event_gate_turns t
           where t.site_id = $1 and t.event_id = $2 and t.until <= (select $3::timestamptz)), 0)) as admitted,
      (select count(*) from event_gate_places p
       where p.site_id = $1 and p.event_id = $2 and p.number <= g.let_in
         and (p.ended_at is null or p.ended_at > ${letInAt})) as "inAll",
      (select count(distinct o.owner_id) from order_events e
       join orders o on o.site_id = $1 and o.id = e.order_id
       join event_gate_places p on p.site_id = $1 and p.event_id = $2 and p.owner_id = o.owner_id and p.joined_at <= o.created_at
       where e.site_id = $1 and e.event_id = $2 and o.status <> 'CANCELED') as bought
    from event_gates g where g.site_id = $1 and g.event_id = $2`,
})

/** Deletes places, and turns of admission, of events that were over before then; the gate itself stays. */
export const forgetPlaces = statement({
  name: 'eventGates.forgetPlaces',
  params: { before: 'timestamptz' },
  sql: `
    with over as (
      select g.event_id from event_gates g join events e on e.site_id = $1 and e.id = g.event_id
      where g.site_id = $1 and e.end_at < $2
    ), turns as (
      delete from event_gate_turns t using over o where t.site_id = $1 and t.event_id = o.event_id
    )
    delete from event_gate_places p using over o where p.site_id = $1 and p.event_id = o.event_id`,
})
