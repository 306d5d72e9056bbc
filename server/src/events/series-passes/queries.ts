import { statement, type ValuesOf } from '../../db/statement.ts'

const passColumns = {
  id: 'uuid',
  seriesId: 'uuid',
  poolId: 'uuid',
  name: 'text',
  description: 'text?',
  price: 'int8',
  allDates: 'bool',
  onSale: 'bool',
  soldAfterStart: 'bool',
  limitPerOrder: 'int4',
  capacity: 'int8?',
  used: 'int8',
  revision: 'int8',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
} as const
export type PassRow = ValuesOf<typeof passColumns>

const passSelect = `s.id, s.series_id as "seriesId", s.pool_id as "poolId", s.name, s.description, s.price, s.all_dates as "allDates",
    s.on_sale as "onSale", s.sold_after_start as "soldAfterStart", s.limit_per_order as "limitPerOrder", p.capacity - p.owed as capacity, p.used,
    s.revision, s.created_at as "createdAt", s.updated_at as "updatedAt"`
const passFrom = 'series_passes s join pools p on p.site_id = $1 and p.id = s.pool_id'

export const findPasses = statement({
  name: 'seriesPasses.find',
  params: { ids: 'uuid[]' },
  row: passColumns,
  sql: `select ${passSelect} from ${passFrom} where s.site_id = $1 and s.id = any((select $2::uuid[])::uuid[]) and s.deleted_at is null`,
})

export const passesOfSeries = statement({
  name: 'seriesPasses.ofSeries',
  params: { seriesId: 'uuid' },
  row: passColumns,
  sql: `
    select ${passSelect} from ${passFrom}
    where s.site_id = $1 and s.series_id = $2 and s.deleted_at is null order by s.created_at, s.id`,
})

/** Passes on sale that have the event among their dates. */
export const passesOfEvent = statement({
  name: 'seriesPasses.ofEvent',
  params: { eventId: 'uuid' },
  row: passColumns,
  sql: `
    select ${passSelect} from ${passFrom} join series_pass_dates x on x.site_id = $1 and x.pass_id = s.id and x.event_id = $2
    where s.site_id = $1 and s.on_sale and s.deleted_at is null order by s.created_at, s.id`,
})

const dateColumns = {
  passId: 'uuid',
  eventId: 'uuid',
  definitionId: 'uuid',
  ticketName: 'text',
  startsAt: 'timestamptz?',
  published: 'bool',
  canceled: 'bool',
} as const
export type PassDateRow = ValuesOf<typeof dateColumns>

/** A date whose event or kind of ticket was deleted does not take place, as one that was cancelled. */
export const datesOfPasses = statement({
  name: 'seriesPasses.dates',
  params: { ids: 'uuid[]' },
  row: dateColumns,
  sql: `
    select x.pass_id as "passId", x.event_id as "eventId", x.definition_id as "definitionId", d.name as "ticketName",
           case when coalesce((e.doc->>'dateAndTimeTbd')::boolean, false) then null else e.start_at end as "startsAt",
           e.published_at is not null as published,
           e.canceled_at is not null or e.deleted_at is not null or d.deleted_at is not null as canceled
    from series_pass_dates x
    join events e on e.site_id = $1 and e.id = x.event_id
    join ticket_definitions d on d.site_id = $1 and d.id = x.definition_id
    where x.site_id = $1 and x.pass_id = any((select $2::uuid[])::uuid[])`,
})

/** Dates are added to a series, and passes of it changed, by one at a time. */
export const lockSeries = statement({
  name: 'seriesPasses.lockSeries',
  params: { id: 'uuid' },
  row: { id: 'uuid' },
  sql: 'select id from event_series where site_id = $1 and id = $2 for update',
})

/** Dates of a series that stand and are not over, with their kind of ticket of that name, where they have one. */
export const datesWithKind = statement({
  name: 'seriesPasses.datesWithKind',
  params: { seriesId: 'uuid', name: 'text', now: 'timestamptz', currency: 'text' },
  row: { eventId: 'uuid', startAt: 'timestamptz?', definitionId: 'uuid?', seated: 'bool', otherCurrency: 'bool' },
  sql: `
    select e.id as "eventId", case when coalesce((e.doc->>'dateAndTimeTbd')::boolean, false) then null else e.start_at end as "startAt",
           k.id as "definitionId", coalesce(k.seated, false) as seated, coalesce(e.doc->'tickets'->>'currency', $5) <> $5 as "otherCurrency"
    from events e
    left join lateral (
      select d.id, exists (select from event_seated_kinds sk where sk.site_id = $1 and sk.definition_id = d.id) as seated
      from ticket_definitions d
      where d.site_id = $1 and d.event_id = e.id and d.deleted_at is null and lower(d.name) = lower($3)
      order by d.position, d.id limit 1) k on true
    where e.site_id = $1 and e.recurrence_id = $2 and e.deleted_at is null and e.canceled_at is null
      and (coalesce((e.doc->>'dateAndTimeTbd')::boolean, false) or e.end_at is null or e.end_at > $4)
    order by e.start_at, e.id`,
})

export const nameOfKind = statement({
  name: 'seriesPasses.nameOfKind',
  params: { id: 'uuid', eventId: 'uuid' },
  row: { name: 'text' },
  sql: 'select name from ticket_definitions where site_id = $1 and id = $2 and event_id = $3 and deleted_at is null',
})

const written = {
  id: 'uuid',
  name: 'text',
  description: 'text?',
  price: 'int8',
  allDates: 'bool',
  onSale: 'bool',
  soldAfterStart: 'bool',
  limitPerOrder: 'int4',
  at: 'timestamptz',
} as const

export const insertPass = statement({
  name: 'seriesPasses.insert',
  params: { ...written, seriesId: 'uuid', poolId: 'uuid' },
  sql: `
    insert into series_passes (site_id, id, series_id, pool_id, name, description, price, all_dates, on_sale, sold_after_start, limit_per_order,
      created_at, updated_at)
    values ($1, $2, $11, $12, $3, $4, $5, $6, $7, $8, $9, $10, $10)`,
})

/** Nothing changes when the revision is stale. */
export const writePass = statement({
  name: 'seriesPasses.write',
  params: { ...written, revision: 'int8' },
  sql: `
    update series_passes set name = $3, description = $4, price = $5, all_dates = $6, on_sale = $7, sold_after_start = $8, limit_per_order = $9,
      updated_at = $10, revision = revision + 1
    where site_id = $1 and id = $2 and revision = $11 and deleted_at is null`,
})

export const endPass = statement({
  name: 'seriesPasses.end',
  params: { id: 'uuid', at: 'timestamptz' },
  sql: `update series_passes set deleted_at = $3, updated_at = $3, revision = revision + 1 where site_id = $1 and id = $2 and deleted_at is null`,
})

export const deletePassDates = statement({
  name: 'seriesPasses.deleteDates',
  params: { passId: 'uuid' },
  sql: 'delete from series_pass_dates where site_id = $1 and pass_id = $2',
})

export const insertPassDates = statement({
  name: 'seriesPasses.insertDates',
  params: { passId: 'uuid', eventIds: 'uuid[]', definitionIds: 'uuid[]' },
  sql: `
    insert into series_pass_dates (site_id, pass_id, event_id, definition_id)
    select $1, $2, u.event_id, u.definition_id from unnest($3::uuid[], $4::uuid[]) as u (event_id, definition_id)`,
})

/** A date that was added to a series joins the passes of all dates that its original is in, while they have room. */
export const copyDates = statement({
  name: 'seriesPasses.copyDates',
  params: { from: 'uuid', to: 'uuid', originals: 'uuid[]', copies: 'uuid[]', most: 'int4' },
  row: { passId: 'uuid' },
  sql: `
    insert into series_pass_dates (site_id, pass_id, event_id, definition_id)
    select $1, x.pass_id, $3, u.copy
    from series_pass_dates x
    join series_passes s on s.site_id = $1 and s.id = x.pass_id and s.all_dates and s.deleted_at is null
    join unnest($4::uuid[], $5::uuid[]) as u (original, copy) on u.original = x.definition_id
    where x.site_id = $1 and x.event_id = $2
      and (select count(*) from series_pass_dates y where y.site_id = $1 and y.pass_id = x.pass_id) < $6::int4
    on conflict do nothing
    returning pass_id as "passId"`,
})
