import { statement, type ValuesOf } from '../../db/statement.ts'

const quotaColumns = {
  id: 'uuid',
  eventId: 'uuid',
  eventTitle: 'text',
  poolId: 'uuid',
  name: 'text',
  allKinds: 'bool',
  /** It is the capacity of the room that the event is in. */
  ofRoom: 'bool',
  definitionIds: 'uuid[]',
  /** Deleted kinds, whose sold tickets it goes on counting. */
  formerIds: 'uuid[]',
  capacity: 'int8',
  used: 'int8',
  /** Held by reservations that have run out. */
  lapsed: 'int8',
  revision: 'int8',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
} as const
export type QuotaRow = ValuesOf<typeof quotaColumns>

/** `$2` is now. */
const quotaSelect = `q.id, q.event_id as "eventId", e.title as "eventTitle", q.pool_id as "poolId", q.name, q.all_kinds as "allKinds", q.of_room as "ofRoom",
    array(select k.definition_id from ticket_quota_kinds k join ticket_definitions d on d.site_id = $1 and d.id = k.definition_id
          where k.site_id = $1 and k.quota_id = q.id and d.deleted_at is null order by d.position, d.id) as "definitionIds",
    array(select k.definition_id from ticket_quota_kinds k join ticket_definitions d on d.site_id = $1 and d.id = k.definition_id
          where k.site_id = $1 and k.quota_id = q.id and d.deleted_at is not null) as "formerIds",
    p.capacity - p.owed as capacity, p.used,
    (select coalesce(sum(a.quantity), 0)::int8 from allocations a
     where a.site_id = $1 and a.pool_id = q.pool_id and a.state = 'HELD' and a.purpose = 'reservation' and a.expires_at <= $2) as lapsed,
    q.revision, q.created_at as "createdAt", q.updated_at as "updatedAt"`
const quotaFrom = `ticket_quotas q
    join events e on e.site_id = $1 and e.id = q.event_id and e.deleted_at is null
    join pools p on p.site_id = $1 and p.id = q.pool_id`

export const findQuota = statement({
  name: 'ticketQuotas.find',
  params: { now: 'timestamptz', id: 'uuid' },
  row: quotaColumns,
  sql: `select ${quotaSelect} from ${quotaFrom} where q.site_id = $1 and q.id = $3`,
})

export const quotasOfEvent = statement({
  name: 'ticketQuotas.ofEvent',
  params: { now: 'timestamptz', eventId: 'uuid' },
  row: quotaColumns,
  sql: `select ${quotaSelect} from ${quotaFrom} where q.site_id = $1 and q.event_id = $3 order by q.created_at, q.id`,
})

/** Kinds of an event with their pools; those that were deleted have sold tickets, too. */
export const kindsOfEvent = statement({
  name: 'ticketQuotas.kindsOfEvent',
  params: { eventId: 'uuid' },
  row: { id: 'uuid', poolId: 'uuid', deleted: 'bool' },
  sql: `
    select id, pool_id as "poolId", deleted_at is not null as deleted from ticket_definitions
    where site_id = $1 and event_id = $2 order by id for update`,
})

export const insertQuota = statement({
  name: 'ticketQuotas.insert',
  params: {
    id: 'uuid',
    eventId: 'uuid',
    poolId: 'uuid',
    name: 'text',
    allKinds: 'bool',
    ofRoom: 'bool',
    at: 'timestamptz',
  },
  sql: `
    insert into ticket_quotas (site_id, id, event_id, pool_id, name, all_kinds, of_room, created_at, updated_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
})

/** Nothing changes when the revision is stale. */
export const writeQuota = statement({
  name: 'ticketQuotas.write',
  params: { id: 'uuid', revision: 'int8', name: 'text', allKinds: 'bool', ofRoom: 'bool', at: 'timestamptz' },
  sql: `
    update ticket_quotas set name = $4, all_kinds = $5, of_room = $6, updated_at = $7, revision = revision + 1
    where site_id = $1 and id = $2 and revision = $3`,
})

/** Their capacity is their events' own from now on. */
export const releaseFromRoom = statement({
  name: 'ticketQuotas.releaseFromRoom',
  params: { eventIds: 'uuid[]', at: 'timestamptz' },
  sql: `
    update ticket_quotas set of_room = false, updated_at = $3, revision = revision + 1
    where site_id = $1 and event_id = any($2) and of_room`,
})

export const deleteQuota = statement({
  name: 'ticketQuotas.delete',
  params: { id: 'uuid' },
  sql: 'delete from ticket_quotas where site_id = $1 and id = $2',
})

export const deleteQuotaKinds = statement({
  name: 'ticketQuotas.deleteKinds',
  params: { id: 'uuid' },
  sql: 'delete from ticket_quota_kinds where site_id = $1 and quota_id = $2',
})

export const insertQuotaKinds = statement({
  name: 'ticketQuotas.insertKinds',
  params: { id: 'uuid', definitions: 'uuid[]' },
  sql: `insert into ticket_quota_kinds (site_id, quota_id, definition_id) select $1, $2, u.id from unnest($3::uuid[]) as u (id)`,
})

/**
 * Units that live allocations of the pools of kinds come to in people, as a shared quota counts them: as many for each ticket as it lets in
 * by its order or reservation, whatever later ones of the kind do. The pools are locked.
 */
export const peopleOf = statement({
  name: 'ticketQuotas.peopleOf',
  params: { pools: 'uuid[]', quotaPool: 'uuid' },
  row: {
    poolId: 'uuid',
    orderId: 'uuid',
    lineId: 'uuid',
    purpose: 'text',
    quantity: 'int8',
    state: 'text',
    expiresAt: 'timestamptz?',
  },
  sql: `
    select $3::uuid as "poolId", a.ref_id as "orderId", a.line_id as "lineId", a.purpose, a.state, a.expires_at as "expiresAt",
           a.quantity * coalesce((l.doc->'ticket'->>'admits')::int8, (
             select (k->>'admits')::int8 from ticket_reservations r, jsonb_array_elements(r.doc->'tickets') k
             where r.site_id = $1 and k->>'id' = a.line_id::text and r.id = case a.purpose when 'reservation' then a.ref_id else (
               select e.reservation_id from order_events e
               where e.site_id = $1 and e.order_id = a.ref_id and e.reservation_id is not null limit 1) end
           ), 1) as quantity
    from allocations a
    left join order_lines l on l.site_id = $1 and l.order_id = a.ref_id and l.id = a.line_id
    where a.site_id = $1 and a.pool_id = any($2) and a.state in ('HELD', 'COMMITTED') and a.line_id is not null
      and a.purpose in ('order', 'reservation')
      and not exists (select from allocations b where b.site_id = $1 and b.pool_id = $3 and b.ref_id = a.ref_id and b.line_id = a.line_id
                      and b.state in ('HELD', 'COMMITTED'))`,
})
