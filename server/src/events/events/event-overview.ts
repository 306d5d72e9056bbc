import { EventBoardColumn, type EventStatus } from '@fairground/contract/enumerations/events.ts'
import { getEventBoard, listEventsInPeriod, MOST_IN_PERIOD } from '@fairground/contract/fairground/event-overview.ts'
import { present } from '@fairground/domain/present.ts'
import { likeText } from '../../db/like.ts'
import { type RowOf, statement, textAs } from '../../db/statement.ts'
import { type Api, mount } from '../../http/mount.ts'
import { type EventRow, eventColumns, eventSelect } from '../event/event-row.ts'
import { eventStatusNow } from '../event/recurrence.ts'
import { noneLeft } from '../ticket-definitions/definition-row.ts'

const NOW = '(select $2::timestamptz)'

/** Facts of the visible kinds of ticket and of the places, read for events that people can register for alone; all are null for others. */
const registration = `
    left join lateral (
      select bool_and(${noneLeft}) as none_left,
             bool_and(coalesce(d.sale_end <= ${NOW}, false)) as ended,
             bool_and(coalesce(d.sale_end <= ${NOW}, false) or coalesce(d.sale_start > ${NOW}, false)) as closed
      from ticket_definitions d
      join pools p on p.site_id = d.site_id and p.id = d.pool_id
      cross join lateral (
        select coalesce(sum(a.quantity), 0)::int8 as lapsed from allocations a
        where a.site_id = $1 and a.pool_id = d.pool_id and a.state = 'HELD'
          and a.purpose = 'reservation' and a.expires_at <= ${NOW}) h
      where d.site_id = $1 and d.event_id = e.id and d.deleted_at is null and not d.hidden
        and e.registration_type = 'TICKETING' and s.is_live) o on true
    left join lateral (
      select (e.doc->'rsvp'->>'startDate')::timestamptz > ${NOW} as early,
             (e.doc->'rsvp'->>'endDate')::timestamptz <= ${NOW} as late,
             coalesce(p.used, 0) >= (e.doc->'rsvp'->>'limit')::int8 as no_place
      from (select 1) one left join pools p on p.site_id = $1 and p.kind = 'places' and p.ref_id = e.id
      where e.registration_type = 'RSVP' and s.is_live) r on true`

/** The same rule as `registrationStatus` of the domain, and beside it if a sale has not begun. */
const column = `case
      when s.is_over then 'OVER'
      when s.status = 'DRAFT' then 'DRAFT'
      when e.registration_paused or coalesce((e.doc->>'registrationDisabled')::boolean, false)
        or e.registration_type = 'NONE' then 'CLOSED'
      when o.none_left or o.ended or r.late then 'CLOSED'
      when o.closed or r.early then 'SCHEDULED'
      when r.no_place then 'CLOSED'
      else 'OPEN' end`

const soldOut = 'coalesce(o.none_left, r.no_place, false)'

const overviewColumns = {
  ...eventColumns,
  status: textAs<EventStatus>(),
  column: textAs<EventBoardColumn>(),
  soldOut: 'bool',
} as const

const withStatus = `events e
    cross join lateral (
      select status, status = 'ENDED' or status = 'CANCELED' as is_over,
        status = 'UPCOMING' or status = 'STARTED' as is_live
      from (select ${eventStatusNow} as status) one) s ${registration}`

/** Columns in order, each with its total; `column` null is all of them. */
const boardOf = statement({
  name: 'events.board',
  params: { now: 'timestamptz', words: 'text', column: 'text?', offset: 'int4', limit: 'int4' },
  row: { ...overviewColumns, total: 'int8' },
  sql: `
    with found as materialized (
      select e.id, s.status, ${column} as "column", ${soldOut} as sold_out,
        case when s.is_over then -1 else 1 end * extract(epoch from e.start_at) as starts
      from ${withStatus}
      where e.site_id = $1 and e.deleted_at is null and e.title ilike $3),
    placed as (
      select *, count(*) over (partition by "column") as total,
        row_number() over (partition by "column" order by starts nulls last, id) as place
      from found where $4::text is null or "column" = $4)
    select ${eventSelect}, f.status, f."column", f.sold_out as "soldOut", f.total
    from placed f join events e on e.site_id = $1 and e.id = f.id
    where f.place > $5::int4 and f.place <= $5::int4 + $6::int4
    order by f."column", f.place`,
})

const inPeriod = statement({
  name: 'events.inPeriod',
  params: { now: 'timestamptz', words: 'text', from: 'timestamptz', to: 'timestamptz', limit: 'int4' },
  row: overviewColumns,
  sql: `
    select ${eventSelect}, s.status, ${column} as "column", ${soldOut} as "soldOut"
    from ${withStatus}
    where e.site_id = $1 and e.deleted_at is null and e.title ilike $3
      and not coalesce((e.doc->>'dateAndTimeTbd')::boolean, false)
      and e.start_at < $5 and greatest(e.start_at, e.end_at) >= $4
    order by e.start_at, e.id
    limit $6::int4`,
})

type Found = RowOf<typeof inPeriod>

const overviewOf = ({ status, column, soldOut, ...event }: Found) => ({
  id: event.id,
  title: event.title,
  status,
  column,
  registrationType: event.registrationType,
  soldOut,
  dateAndTimeSettings: timeOf(event),
  location: placeOf(event),
})

const placeOf = ({ locationType: type, doc: { location } }: EventRow) => ({
  type,
  locationTbd: location.locationTbd ?? false,
  ...present({
    name: location.name || undefined,
    address: location.address?.city ? { city: location.address.city } : undefined,
  }),
})

const timeOf = ({ startAt, endAt, timeZone, doc }: EventRow) => ({
  dateAndTimeTbd: doc.dateAndTimeTbd ?? false,
  timeZoneId: timeZone,
  ...present({
    dateAndTimeTbdMessage: doc.dateAndTimeTbdMessage,
    startDate: doc.dateAndTimeTbd ? undefined : startAt?.toISOString(),
    endDate: doc.dateAndTimeTbd ? undefined : endAt?.toISOString(),
  }),
})

const patternOf = (words = ''): string => `%${likeText(words.trim())}%`

export function eventOverviewRoutes(api: Api): void {
  mount(api, getEventBoard, async ({ words, column, limit = 20, offset = 0 }, { db, now }) => {
    const rows = await db.rows(boardOf, { now, words: patternOf(words), column: column ?? null, offset, limit })
    const found = Map.groupBy(rows, (row) => row.column)
    return {
      columns: (column ? [column] : EventBoardColumn).map((one) => ({
        column: one,
        total: Number(found.get(one)?.[0]?.total ?? 0),
        events: (found.get(one) ?? []).map(overviewOf),
      })),
    }
  })
  mount(api, listEventsInPeriod, async ({ words, from, to }, { db, now }) => {
    const rows = await db.rows(inPeriod, {
      now,
      words: patternOf(words),
      from: new Date(from),
      to: new Date(to),
      limit: MOST_IN_PERIOD + 1,
    })
    return { events: rows.slice(0, MOST_IN_PERIOD).map(overviewOf), hasMore: rows.length > MOST_IN_PERIOD }
  })
}
