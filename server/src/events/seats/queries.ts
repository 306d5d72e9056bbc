import type { SeatElementKind } from '@fairground/contract/enumerations/seats.ts'
import type { PlanLayout } from '@fairground/domain/seats/plan.ts'
import { json, statement, textAs } from '../../db/statement.ts'
import { laidOutColumns, seatingColumns, seatingSelect, spotColumns, spotSelect } from './spot-row.ts'

export const findLaidOut = statement({
  name: 'seats.findLaidOut',
  params: { eventId: 'uuid' },
  row: laidOutColumns,
  sql: `select ${seatingSelect}, g.layout from event_seatings g where g.site_id = $1 and g.event_id = $2`,
})

export const findSeating = statement({
  name: 'seats.find',
  params: { eventId: 'uuid' },
  row: seatingColumns,
  sql: `select ${seatingSelect} from event_seatings g where g.site_id = $1 and g.event_id = $2`,
})

export const findSeatings = statement({
  name: 'seats.findOfEvents',
  params: { eventIds: 'uuid[]' },
  row: seatingColumns,
  sql: `select ${seatingSelect} from event_seatings g where g.site_id = $1 and g.event_id = any($2)`,
})

/** Staff change the seats of an event one after another. */
export const lockSeating = statement({
  name: 'seats.lock',
  params: { eventId: 'uuid' },
  row: seatingColumns,
  sql: `select ${seatingSelect} from event_seatings g where g.site_id = $1 and g.event_id = $2 for update`,
})

export const writeSeating = statement({
  name: 'seats.writeSeating',
  params: {
    eventId: 'uuid',
    planId: 'uuid?',
    planName: 'text',
    planRevision: 'int8',
    layout: json<PlanLayout>(),
    at: 'timestamptz',
  },
  sql: `
    insert into event_seatings as g (site_id, event_id, plan_id, plan_name, plan_revision, layout, created_at, updated_at)
    values ($1, $2, $3, $4, $5, $6, $7, $7)
    on conflict (site_id, event_id) do update set plan_id = $3, plan_name = $4, plan_revision = $5, layout = $6,
      revision = g.revision + 1, updated_at = $7`,
})

export const reviseSeating = statement({
  name: 'seats.revise',
  params: { eventId: 'uuid', at: 'timestamptz' },
  sql: `update event_seatings set revision = revision + 1, updated_at = $3 where site_id = $1 and event_id = $2`,
})

/** Before the plan goes. */
export const forgetPlan = statement({
  name: 'seats.forgetPlan',
  params: { planId: 'uuid' },
  sql: `update event_seatings set plan_id = null where site_id = $1 and plan_id = $2`,
})

export const removeSeating = statement({
  name: 'seats.removeSeating',
  params: { eventId: 'uuid' },
  sql: `delete from event_seatings where site_id = $1 and event_id = $2`,
})

export const spotsOfEvent = statement({
  name: 'seats.ofEvent',
  params: { eventId: 'uuid' },
  row: { ...spotColumns, capacity: 'int8' },
  sql: `
    select ${spotSelect}, p.capacity from event_spots s join pools p on p.site_id = $1 and p.id = s.pool_id
    where s.site_id = $1 and s.event_id = $2 order by s.position`,
})

const writtenSpots = {
  ids: 'text[]',
  pools: 'uuid[]',
  positions: 'int4[]',
  kinds: 'text[]',
  sectionIds: 'text[]',
  elementIds: 'text[]',
  sectionLabels: 'text[]',
  elementLabels: 'text[]',
  seatLabels: 'text?[]',
  accessible: 'bool[]',
  xs: 'int4[]',
  ys: 'int4[]',
} as const

/** New spots, and those that stay where they have moved. */
export const writeSpots = statement({
  name: 'seats.writeSpots',
  params: { eventId: 'uuid', ...writtenSpots },
  sql: `
    insert into event_spots (site_id, event_id, spot_id, pool_id, position, kind, section_id, element_id, section_label, element_label,
                             seat_label, accessible, x, y)
    select $1, $2, u.*
    from unnest($3::text[], $4::uuid[], $5::int4[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[], $11::text[], $12::bool[],
                $13::int4[], $14::int4[]) as u
    on conflict (site_id, event_id, spot_id) do update set position = excluded.position, kind = excluded.kind,
      section_id = excluded.section_id, element_id = excluded.element_id, accessible = excluded.accessible, x = excluded.x, y = excluded.y`,
})

export const removeSpots = statement({
  name: 'seats.removeSpots',
  params: { eventId: 'uuid', ids: 'text[]' },
  sql: `delete from event_spots where site_id = $1 and event_id = $2 and spot_id = any($3)`,
})

export const findSpots = statement({
  name: 'seats.findSpots',
  params: { eventIds: 'uuid[]', ids: 'text[]' },
  row: spotColumns,
  sql: `
    select ${spotSelect} from unnest($2::uuid[], $3::text[]) as u (event_id, spot_id)
    join event_spots s on s.site_id = $1 and s.event_id = u.event_id and s.spot_id = u.spot_id
    join pools p on p.site_id = $1 and p.id = s.pool_id`,
})

/** Spots that a kind of ticket is sold for, taken ones too: they part a row. */
export const spotsOfKind = statement({
  name: 'seats.ofKind',
  params: { eventId: 'uuid', definitionId: 'uuid' },
  row: {
    id: 'text',
    elementId: 'text',
    kind: textAs<SeatElementKind>(),
    accessible: 'bool',
    x: 'int4',
    y: 'int4',
    free: 'int8',
  },
  sql: `
    select s.spot_id as id, s.element_id as "elementId", s.kind, s.accessible, s.x, s.y, p.capacity - p.used as free
    from event_spots s join pools p on p.site_id = $1 and p.id = s.pool_id
    where s.site_id = $1 and s.event_id = $2 and $3 = any(s.definition_ids) order by s.position`,
})

export const focusOf = statement({
  name: 'seats.focus',
  params: { eventId: 'uuid' },
  row: { focus: json<PlanLayout['focus']>() },
  sql: `select g.layout->'focus' as focus from event_seatings g where g.site_id = $1 and g.event_id = $2`,
})

/** Units that are left for kinds of ticket, each for itself: a seat may be sold as several kinds. */
export const leftOfKinds = statement({
  name: 'seats.leftOfKinds',
  params: { definitionIds: 'uuid[]' },
  row: { definitionId: 'uuid', left: 'int8' },
  sql: `
    select k.definition_id as "definitionId", l.left
    from event_seated_kinds k cross join lateral (
      select coalesce(sum(p.capacity - p.used), 0)::int8 as left
      from event_spots s join pools p on p.site_id = $1 and p.id = s.pool_id
      where s.site_id = $1 and s.event_id = k.event_id and k.definition_id = any(s.definition_ids)) l
    where k.site_id = $1 and k.definition_id = any($2)`,
})

/** In the order of the plan; `left` of a seat that is not there is 0. */
export const takenSpots = statement({
  name: 'seats.taken',
  params: { eventId: 'uuid' },
  row: { id: 'text', isArea: 'bool', left: 'int8', killed: 'bool' },
  sql: `
    select s.spot_id as id, s.kind = 'AREA' as "isArea", p.capacity - p.used as left, s.block is not distinct from 'KILLED' as killed
    from event_spots s join pools p on p.site_id = $1 and p.id = s.pool_id
    where s.site_id = $1 and s.event_id = $2 order by s.position`,
})

/** Units that are taken, by use; a hold of a buyer, of a reservation or of an order that waits for its money. */
export const usedSpots = statement({
  name: 'seats.used',
  params: { eventId: 'uuid' },
  row: { id: 'text', state: 'text', quantity: 'int8', note: 'text?' },
  sql: `
    select s.spot_id as id,
           case when a.purpose = 'block' then s.block when a.state = 'HELD' then 'HELD' else 'SOLD' end as state,
           sum(a.quantity)::int8 as quantity, case when a.purpose = 'block' then s.block_note end as note
    from event_spots s
    join pools p on p.site_id = $1 and p.id = s.pool_id and p.used > 0
    join allocations a on a.site_id = $1 and a.pool_id = p.id and a.state in ('HELD', 'COMMITTED')
    where s.site_id = $1 and s.event_id = $2 group by s.position, 1, 2, 4 order by s.position, 2`,
})

export const writeBlocks = statement({
  name: 'seats.writeBlocks',
  params: { eventId: 'uuid', ids: 'text[]', block: 'text?', note: 'text?' },
  sql: `update event_spots set block = $4, block_note = $5 where site_id = $1 and event_id = $2 and spot_id = any($3)`,
})

export const seatedKinds = statement({
  name: 'seats.kinds',
  params: { eventId: 'uuid' },
  row: { definitionId: 'uuid', name: 'text', partIds: 'text[]', hidden: 'bool' },
  sql: `
    select k.definition_id as "definitionId", d.name, k.part_ids as "partIds", d.hidden
    from event_seated_kinds k
    join ticket_definitions d on d.site_id = $1 and d.id = k.definition_id and d.deleted_at is null
    where k.site_id = $1 and k.event_id = $2 order by d.position, d.id`,
})

/** Kinds of ticket of the event with these ids. */
export const kindsToSeat = statement({
  name: 'seats.kindsToSeat',
  params: { eventId: 'uuid', ids: 'uuid[]' },
  row: { id: 'uuid', admits: 'int4' },
  sql: `
    select id, coalesce((doc->>'admits')::int4, 1) as admits from ticket_definitions
    where site_id = $1 and event_id = $2 and id = any($3) and deleted_at is null order by position, id`,
})

export const removeKinds = statement({
  name: 'seats.removeKinds',
  params: { eventId: 'uuid' },
  sql: `delete from event_seated_kinds where site_id = $1 and event_id = $2`,
})

export const writeKinds = statement({
  name: 'seats.writeKinds',
  params: { eventId: 'uuid', kinds: json<readonly { definitionId: string; partIds: readonly string[] }[]>() },
  sql: `
    insert into event_seated_kinds (site_id, definition_id, event_id, part_ids)
    select $1, (k->>'definitionId')::uuid, $2, array(select jsonb_array_elements_text(k->'partIds'))
    from jsonb_array_elements($3) as k`,
})

/** Kinds of each spot, after kinds or spots have changed. */
export const followKinds = statement({
  name: 'seats.followKinds',
  params: { eventId: 'uuid' },
  sql: `
    update event_spots s set definition_ids = coalesce(
      (select array_agg(k.definition_id order by k.definition_id) from event_seated_kinds k
       where k.site_id = $1 and k.event_id = $2 and (s.section_id = any(k.part_ids) or s.element_id = any(k.part_ids))), '{}')
    where s.site_id = $1 and s.event_id = $2`,
})

export const placesOfKinds = statement({
  name: 'seats.places',
  params: { definitionIds: 'uuid[]' },
  row: {
    definitionId: 'uuid',
    id: 'text',
    sectionLabel: 'text',
    elementLabel: 'text',
    seatLabel: 'text?',
    left: 'int8',
  },
  sql: `
    select k.definition_id as "definitionId", s.spot_id as id, s.section_label as "sectionLabel", s.element_label as "elementLabel",
           s.seat_label as "seatLabel", p.capacity - p.used as left
    from event_seated_kinds k
    join event_spots s on s.site_id = $1 and s.event_id = k.event_id and k.definition_id = any(s.definition_ids)
    join pools p on p.site_id = $1 and p.id = s.pool_id and p.used < p.capacity
    where k.site_id = $1 and k.definition_id = any($2) order by k.definition_id, s.position`,
})
