import { statement } from '../../db/statement.ts'
import { eventColumns, eventSelect } from './event-row.ts'

export const findEventById = statement({
  name: 'events.findById',
  params: { id: 'uuid' },
  row: eventColumns,
  sql: `select ${eventSelect} from events e where e.site_id = $1 and e.id = $2 and e.deleted_at is null`,
})

export const findEventsById = statement({
  name: 'events.findManyById',
  params: { ids: 'uuid[]' },
  row: eventColumns,
  sql: `select ${eventSelect} from events e where e.site_id = $1 and e.id = any((select $2::uuid[])::uuid[]) and e.deleted_at is null`,
})

/** Deleted ones, too: for orders and tickets that outlive their event. */
export const findEventsOnRecord = statement({
  name: 'events.findOnRecord',
  params: { ids: 'uuid[]' },
  row: eventColumns,
  sql: `select ${eventSelect} from events e where e.site_id = $1 and e.id = any((select $2::uuid[])::uuid[])`,
})

/** A slug that an event has left leads to it, too, unless another has it now. */
export const findEventOfSlug = statement({
  name: 'events.findBySlug',
  params: { slug: 'text' },
  row: eventColumns,
  sql: `
    select ${eventSelect} from events e where e.site_id = $1 and e.slug = $2 and e.deleted_at is null
    union all
    select ${eventSelect} from event_slugs o
    join events e on e.site_id = $1 and e.id = o.event_id and e.deleted_at is null
    where o.site_id = $1 and o.slug = $2
    limit 1`,
})

export const lockEvent = statement({
  name: 'events.lock',
  params: { id: 'uuid' },
  row: eventColumns,
  sql: `select ${eventSelect} from events e where e.site_id = $1 and e.id = $2 and e.deleted_at is null for update`,
})
