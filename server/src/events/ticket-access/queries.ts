import { statement, type ValuesOf } from '../../db/statement.ts'

export const codeColumns = {
  id: 'uuid',
  eventId: 'uuid',
  eventSlug: 'text',
  eventTitle: 'text',
  poolId: 'uuid',
  code: 'text',
  access: 'text',
  startsAt: 'timestamptz?',
  endsAt: 'timestamptz?',
  note: 'text?',
  revision: 'int8',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
  definitionIds: 'uuid[]',
  /** Null is unlimited. */
  usageLimit: 'int8?',
  used: 'int8',
  /** Held by reservations that have run out and are not swept yet: as good as free. */
  lapsed: 'int8',
} as const
export type CodeRow = ValuesOf<typeof codeColumns>

/** `$2` is now. */
const codeSelect = `c.id, c.event_id as "eventId", e.slug as "eventSlug", e.title as "eventTitle",
    c.pool_id as "poolId", c.code, c.access, c.starts_at as "startsAt", c.ends_at as "endsAt", c.note, c.revision, c.created_at as "createdAt", c.updated_at as "updatedAt",
    array(select k.definition_id from ticket_access_kinds k join ticket_definitions d on d.site_id = $1 and d.id = k.definition_id
          where k.site_id = $1 and k.code_id = c.id and d.deleted_at is null order by d.position, d.id) as "definitionIds",
    p.capacity - p.owed as "usageLimit", p.used,
    (select coalesce(sum(a.quantity), 0)::int8 from allocations a
     where a.site_id = $1 and a.pool_id = c.pool_id and a.state = 'HELD' and a.purpose = 'reservation' and a.expires_at <= $2) as lapsed`
const codeFrom = `ticket_access_codes c
    join events e on e.site_id = $1 and e.id = c.event_id and e.deleted_at is null
    join pools p on p.site_id = $1 and p.id = c.pool_id`

export const findByCode = statement({
  name: 'ticketAccess.findByCode',
  params: { now: 'timestamptz', eventId: 'uuid', code: 'text' },
  row: codeColumns,
  sql: `
    select ${codeSelect} from ${codeFrom}
    where c.site_id = $1 and c.event_id = $3 and lower(c.code) = lower($4) and e.published_at is not null`,
})

export const findByAccess = statement({
  name: 'ticketAccess.findByAccess',
  params: { now: 'timestamptz', accesses: 'text[]' },
  row: codeColumns,
  sql: `select ${codeSelect} from ${codeFrom} where c.site_id = $1 and c.access = any($3)`,
})

export const findCodes = statement({
  name: 'ticketAccess.findCodes',
  params: { now: 'timestamptz', ids: 'uuid[]' },
  row: codeColumns,
  sql: `select ${codeSelect} from ${codeFrom} where c.site_id = $1 and c.id = any($3) order by c.created_at desc, c.id`,
})

export const listCodes = statement({
  name: 'ticketAccess.list',
  params: { now: 'timestamptz', eventId: 'uuid', pattern: 'text', limit: 'int4', offset: 'int4' },
  row: { ...codeColumns, all: 'int4' },
  sql: `
    select ${codeSelect}, count(*) over ()::int4 as "all" from ${codeFrom}
    where c.site_id = $1 and c.event_id = $3 and (c.code ilike $4 or c.note ilike $4)
    order by c.created_at desc, c.id limit $5::int4 offset $6::int4`,
})

export const countCodes = statement({
  name: 'ticketAccess.countCodes',
  params: { eventId: 'uuid' },
  row: { count: 'int8' },
  sql: 'select count(*) as count from ticket_access_codes where site_id = $1 and event_id = $2',
})

/** A code that is not over opens a kind of ticket of the published event. */
export const findUsable = statement({
  name: 'ticketAccess.takesCodes',
  params: { eventId: 'uuid', now: 'timestamptz' },
  row: { takesCodes: 'bool' },
  sql: `
    select exists (
      select from ticket_access_codes c
      join events e on e.site_id = $1 and e.id = c.event_id and e.published_at is not null and e.deleted_at is null
      join ticket_access_kinds k on k.site_id = $1 and k.code_id = c.id
      join ticket_definitions d on d.site_id = $1 and d.id = k.definition_id and d.hidden and d.deleted_at is null
      where c.site_id = $1 and c.event_id = $2 and (c.ends_at is null or c.ends_at > $3)) as "takesCodes"`,
})

/** Those of the kinds that the event has. */
export const kindsOfEvent = statement({
  name: 'ticketAccess.kindsOfEvent',
  params: { eventId: 'uuid', ids: 'uuid[]' },
  row: { id: 'uuid' },
  sql: 'select id from ticket_definitions where site_id = $1 and event_id = $2 and id = any($3) and deleted_at is null',
})

/** Nothing comes back for a code that the event has already. */
export const insertCodes = statement({
  name: 'ticketAccess.insert',
  params: {
    eventId: 'uuid',
    ids: 'uuid[]',
    pools: 'uuid[]',
    codes: 'text[]',
    accesses: 'text[]',
    startsAt: 'timestamptz?',
    endsAt: 'timestamptz?',
    note: 'text?',
    at: 'timestamptz',
  },
  row: { id: 'uuid' },
  sql: `
    insert into ticket_access_codes (site_id, event_id, id, pool_id, code, access, starts_at, ends_at, note, created_at, updated_at)
    select $1, $2, u.id, u.pool_id, u.code, u.access, $7, $8, $9, $10, $10
    from unnest($3::uuid[], $4::uuid[], $5::text[], $6::text[]) as u (id, pool_id, code, access)
    on conflict do nothing returning id`,
})

export const insertKinds = statement({
  name: 'ticketAccess.insertKinds',
  params: { ids: 'uuid[]', definitions: 'uuid[]' },
  sql: `
    insert into ticket_access_kinds (site_id, code_id, definition_id)
    select $1, c.id, d.id from unnest($2::uuid[]) as c (id), unnest($3::uuid[]) as d (id)`,
})

export const deleteKinds = statement({
  name: 'ticketAccess.deleteKinds',
  params: { id: 'uuid' },
  sql: 'delete from ticket_access_kinds where site_id = $1 and code_id = $2',
})

/** Nothing changes when the revision is stale. */
export const writeCode = statement({
  name: 'ticketAccess.write',
  params: {
    id: 'uuid',
    revision: 'int8',
    code: 'text',
    access: 'text',
    startsAt: 'timestamptz?',
    endsAt: 'timestamptz?',
    note: 'text?',
    at: 'timestamptz',
  },
  sql: `
    update ticket_access_codes set code = $4, access = $5, starts_at = $6, ends_at = $7, note = $8, updated_at = $9, revision = revision + 1
    where site_id = $1 and id = $2 and revision = $3`,
})

export const removeCode = statement({
  name: 'ticketAccess.remove',
  params: { id: 'uuid' },
  row: { eventId: 'uuid' },
  sql: 'delete from ticket_access_codes where site_id = $1 and id = $2 returning event_id as "eventId"',
})
