import { statement } from '../../db/statement.ts'
import { eventColumns, eventSelect } from '../event/event-row.ts'

/** The series, made where it has no row yet, locked until the transaction ends: dates are added and moved by one at a time. */
export const openSeries = statement({
  name: 'eventSeries.open',
  params: { id: 'uuid', at: 'timestamptz' },
  sql: `
    insert into event_series (site_id, id, created_at, updated_at) values ($1, $2, $3, $3)
    on conflict (site_id, id) do update set updated_at = event_series.updated_at`,
})

export const writeRule = statement({
  name: 'eventSeries.writeRule',
  params: { id: 'uuid', rule: 'text', exceptDays: 'text[]', at: 'timestamptz' },
  sql: `
    update event_series set rule = $3, except_days = $4, updated_at = $5
    where site_id = $1 and id = $2 and (rule is distinct from $3 or except_days <> $4)`,
})

/** An event of its own becomes the first date of a series. */
export const joinSeries = statement({
  name: 'eventSeries.join',
  params: { eventId: 'uuid', id: 'uuid' },
  sql: `
    update events set recurrence_id = $3, occurrence_at = case when coalesce((doc->>'dateAndTimeTbd')::boolean, false) then null else start_at end
    where site_id = $1 and id = $2 and recurrence_id is null`,
})

/** Starts of the dates of a series, and the starts that they were made for. */
export const placesInSeries = statement({
  name: 'eventSeries.places',
  params: { id: 'uuid' },
  row: { startAt: 'timestamptz?', occurrenceAt: 'timestamptz?' },
  sql: `
    select start_at as "startAt", occurrence_at as "occurrenceAt" from events
    where site_id = $1 and recurrence_id = $2 and deleted_at is null`,
})

/** A date and all later ones of its series that are not cancelled; of an event of its own that event. */
export const lockLaterDates = statement({
  name: 'eventSeries.lockLater',
  params: { eventId: 'uuid' },
  row: eventColumns,
  sql: `
    select ${eventSelect} from events e
    join events f on f.site_id = $1 and f.id = $2 and f.deleted_at is null
    where e.site_id = $1 and e.deleted_at is null
      and (e.id = f.id or (e.recurrence_id = f.recurrence_id and e.canceled_at is null and e.start_at >= f.start_at))
    order by e.id
    for update of e`,
})

export const publishEvents = statement({
  name: 'eventSeries.publish',
  params: { ids: 'uuid[]', at: 'timestamptz' },
  row: { id: 'uuid' },
  sql: `
    update events set published_at = $3, updated_at = $3, revision = revision + 1
    where site_id = $1 and id = any($2) and deleted_at is null and published_at is null and canceled_at is null
    returning id`,
})
