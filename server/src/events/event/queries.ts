import { gathered } from '../../db/gathered.ts'
import { statement } from '../../db/statement.ts'
import { eventColumns, eventSelect } from './event-row.ts'

export const findEventById = statement({
  name: 'events.findById',
  params: { id: 'uuid' },
  row: eventColumns,
  sql: `select ${eventSelect} from events e where e.site_id = $1 and e.id = $2 and e.deleted_at is null`,
})

export const findEventsById = gathered(
  {
    name: 'events.findManyById',
    params: { ids: 'uuid[]' },
    row: eventColumns,
    sql: `select ${eventSelect} from events e where e.site_id = $1 and e.id = any((select $2::uuid[])::uuid[]) and e.deleted_at is null`,
  },
  {
    sql: (calls) => `
    select w.n, e.* from ${calls} cross join lateral (
      select ${eventSelect} from events e where e.site_id = $1 and e.id = any(w.ids) and e.deleted_at is null offset 0
    ) e`,
  },
)

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

/** The earliest moment after `now` at which anything of the site's events and their tickets changes by the clock. */
export const findNextChange = statement({
  name: 'events.nextChange',
  params: { now: 'timestamptz' },
  row: { at: 'timestamptz?' },
  sql: `
    with n as (select $2::timestamptz as now)
    select least(
      (select min(e.start_at) from events e where e.site_id = $1 and e.start_at > (select now from n)),
      (select min(e.end_at) from events e where e.site_id = $1 and e.end_at > (select now from n)),
      (select min(d.sale_start) from ticket_definitions d where d.site_id = $1 and d.sale_start > (select now from n)),
      (select min(d.sale_end) from ticket_definitions d where d.site_id = $1 and d.sale_end > (select now from n)),
      (select min(t.ends_at) from ticket_price_tiers t where t.site_id = $1 and t.ends_at > (select now from n)),
      (select min(r.expires_at) from ticket_reservations r
       where r.site_id = $1 and r.status = 'PENDING' and r.expires_at > (select now from n))) as at`,
})
